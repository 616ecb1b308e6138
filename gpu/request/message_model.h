// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "request/all_reduce.h"

namespace lanescope::values {

/// How long messages take, as a model: a step of an algorithm takes a latency, and the time in
/// which its longest message passes at a bandwidth. Hockney, "The communication challenge for MPP",
/// Parallel Computing 20 (1994). It knows of no other traffic and no distance, so that it says what
/// an algorithm costs on more devices, not what a machine will do.
struct MessageModel {
  double latency = 0;    ///< seconds
  double bandwidth = 0;  ///< bytes per second

  /// Returns the seconds of an all-reduce of `bytes` on each of so many devices. NaN of a
  /// library's.
  [[nodiscard]] double seconds(AllReduce algorithm, std::int64_t devices, double bytes) const;
};

/// Returns the model whose predictions are nearest to the medians of one algorithm's timings on one
/// number of devices, by the sum of the squared relative differences. Nothing for a library, for
/// one device, and where fewer than two sizes were timed or the times do not grow with them.
[[nodiscard]] std::optional<MessageModel> fittedModel(
    std::span<const std::shared_ptr<const AllReduceResult>> results, AllReduce algorithm);

}  // namespace lanescope::values
