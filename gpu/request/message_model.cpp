// SPDX-License-Identifier: Apache-2.0
#include "request/message_model.h"

#include <bit>
#include <limits>

namespace lanescope::values {

namespace {

/// What the steps of an algorithm have in a row.
struct Path {
  double steps = 0;
  double elements = 0;  ///< of the longest messages of all steps, as multiples of n
};

std::optional<Path> pathOf(AllReduce algorithm, std::int64_t devices) {
  const auto p = static_cast<double>(devices);
  const auto levels = static_cast<double>(std::bit_width(static_cast<std::uint64_t>(devices - 1)));
  switch (algorithm) {
    case AllReduce::ring:
      return Path{2 * (p - 1), 2 * (p - 1) / p};
    case AllReduce::tree:
      return Path{2 * levels, 2 * levels};
    case AllReduce::recursiveDoubling: {
      const bool isPower = std::has_single_bit(static_cast<std::uint64_t>(devices));
      const double steps = isPower ? levels : levels + 1;
      return Path{steps, steps};
    }
    case AllReduce::allToOne:
      return Path{2 * (p - 1), 2 * (p - 1)};
    case AllReduce::nccl:
    case AllReduce::mpi:
      break;
  }
  return std::nullopt;
}

}  // namespace

double MessageModel::seconds(AllReduce algorithm, std::int64_t devices, double bytes) const {
  const std::optional<Path> path = pathOf(algorithm, devices);
  if (!path) return std::numeric_limits<double>::quiet_NaN();
  return path->steps * latency + path->elements * bytes / bandwidth;
}

std::optional<MessageModel> fittedModel(
    std::span<const std::shared_ptr<const AllReduceResult>> results, AllReduce algorithm) {
  // The sums of the normal equations of 1 = latency · (steps / t) + (1 / bandwidth) · (bytes / t).
  double aa = 0;
  double ab = 0;
  double bb = 0;
  double a = 0;
  double b = 0;
  for (const auto& result : results) {
    if (result->request.algorithm != algorithm || result->request.devices < 2) continue;
    const std::optional<Path> path = pathOf(algorithm, result->request.devices);
    const double time = medianSeconds(result->seconds);
    if (!path || !(time > 0)) continue;
    const double steps = path->steps / time;
    const double bytes = path->elements * static_cast<double>(bytesOf(result->request)) / time;
    aa += steps * steps;
    ab += steps * bytes;
    bb += bytes * bytes;
    a += steps;
    b += bytes;
  }
  const double determinant = aa * bb - ab * ab;
  if (!(determinant > 1e-9 * aa * bb)) return std::nullopt;
  const double latency = (a * bb - b * ab) / determinant;
  const double secondsPerByte = (b * aa - a * ab) / determinant;
  if (!(latency > 0 && secondsPerByte > 0)) return std::nullopt;
  return MessageModel{latency, 1 / secondsPerByte};
}

}  // namespace lanescope::values
