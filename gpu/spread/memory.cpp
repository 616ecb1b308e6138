// SPDX-License-Identifier: Apache-2.0
#include "spread/memory.h"

#include <algorithm>

#include "spread/reduction.h"

namespace lanescope::spread {
namespace {

/// The bytes of a plan's arrays.
struct Arrays {
  double inputs = 0;
  double lastInput = 0;
  double outputs = 0;
  double all = 0;
};

Arrays arraysOf(const values::Plan& plan) {
  Arrays arrays;
  for (const values::Buffer& buffer : plan.buffers) {
    const auto bytes = static_cast<double>(buffer.bytes());
    arrays.all += bytes;
    if (buffer.role == values::Role::output) arrays.outputs += bytes;
    if (buffer.role != values::Role::input) continue;
    arrays.inputs += bytes;
    arrays.lastInput = bytes;
  }
  return arrays;
}

/// The most chunks that are in page-locked memory at a time.
constexpr double kSlots = 4;

double checkBytesOf(const catalog::KernelRow& row, const values::Parameters& parameters) {
  return row.checkBytes == nullptr ? 0.0 : row.checkBytes(parameters);
}

}  // namespace

double bytesOfSpread(const catalog::KernelRow& row, const values::Parameters& parameters,
                     const values::RunRequest& request, std::int64_t here, std::int64_t ranks,
                     bool isOnGpus) {
  double given = 0;
  for (const values::HostArray& input : request.inputs) {
    given += static_cast<double>(input.bytes.size());
  }
  if (row.family == "reduce") {
    values::Parameters chunk = parameters;
    chunk.n = std::min(isOnGpus ? kGpuChunk : kChunk, (parameters.n - 1) / ranks + 1);
    const Arrays arrays = arraysOf(row.plan(chunk));
    const double kept = request.keepOutputs ? 3 * arraysOf(row.plan(parameters)).outputs : 0.0;
    const double check = checkBytesOf(row, chunk);
    if (isOnGpus) {
      const double locked =
          (generatesOnDevice(request, parameters) ? 0.0 : arrays.inputs) + arrays.outputs;
      return given + kept +
             static_cast<double>(here) * (kSlots * locked + arrays.outputs + arrays.inputs + check);
    }
    return given + kept + arrays.inputs + arrays.outputs + std::max(arrays.all, check);
  }
  const Arrays whole = arraysOf(row.plan(parameters));
  const double share = static_cast<double>(here) / static_cast<double>(ranks);
  const double parts = share * (whole.inputs + 2 * whole.outputs);
  // Each rank has all of B, where rows are split.
  const bool hasB = row.family == "matmul" && request.target.split == values::Split::rows;
  const double shared = hasB ? static_cast<double>(here) * whole.lastInput : 0.0;
  const double emulated = whole.all;
  const double checking = whole.inputs + 2 * whole.outputs + checkBytesOf(row, parameters);
  return given + parts + shared + std::max(emulated, checking);
}

}  // namespace lanescope::spread
