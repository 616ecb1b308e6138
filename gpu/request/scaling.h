// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "request/all_reduce.h"
#include "request/parameters.h"

namespace lanescope::values {

/// Asks for the times of one problem on one GPU, on two, and so on up to all that are named.
struct ScalingRequest {
  std::string kernel;  ///< catalogue id
  /// On one GPU. The problem is the same on several, or, where `isWeak`, as many times as large: in
  /// n, or of a matrix product in m.
  Parameters parameters;
  std::vector<std::int64_t> gpus;  ///< CUDA's numbers; at most kMostGpus
  bool isWeak = false;
  std::int64_t timings = 20;  ///< from 1 to kMostTimings
  bool operator==(const ScalingRequest&) const = default;
};

/// The times on some of the GPUs.
struct ScalingPoint {
  std::int64_t gpus = 1;        ///< the first ones of the request
  std::int64_t n = 0;           ///< elements of all GPUs, or columns of C
  std::int64_t m = 0;           ///< rows of C; 0: no matrix product
  std::vector<double> seconds;  ///< each timing's, of the slowest GPU, with the exchange
  double error = 0;
  double tolerance = 0;
  bool passed = false;
  bool operator==(const ScalingPoint&) const = default;
};

struct ScalingResult {
  ScalingRequest request;
  std::string device;  ///< "2 × NVIDIA H200"
  /// What a GPU moves in its memory for its part of the problem where there are several, as a
  /// multiple of what one moves that has the same part alone.
  double work = 1;
  std::vector<ScalingPoint> points;  ///< by the number of GPUs, from one
  bool operator==(const ScalingResult&) const = default;
};

/// How many times as much work a second the GPUs do as one; the ideal is their number.
/// Gustafson, "Reevaluating Amdahl's Law" (1988), for problems that grow with the GPUs.
[[nodiscard]] double speedupOf(const ScalingResult& result, const ScalingPoint& point);
/// The speedup by the number of GPUs.
[[nodiscard]] double efficiencyOf(const ScalingResult& result, const ScalingPoint& point);

/// Returns the seconds of a call on so many GPUs as the times on one and on two predict them: those
/// of a GPU's part, and an exchange, which takes what two GPUs needed beyond their parts. Nothing
/// for fewer than three GPUs, and where one or two were not timed.
[[nodiscard]] std::optional<double> predictedSeconds(const ScalingResult& result,
                                                     std::int64_t gpus);
/// Returns by how much of the measured time the prediction is off.
[[nodiscard]] std::optional<double> predictionError(const ScalingResult& result,
                                                    const ScalingPoint& point);

}  // namespace lanescope::values
