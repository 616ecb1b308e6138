// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "trace/flow/dataflow.h"
#include "values/counters.h"

namespace lanescope::trace {

/// Counts both in the data flow. A value that is made of k others took k - 1 operations, one after
/// the other in the order in which its thread got them; a copy took none. Only what reaches an
/// array counts: what a thread computes and drops leaves no trace.
[[nodiscard]] values::Work workOf(const Dataflow& flow);

/// The same of a record, where it says all: of the whole of one block, without shuffles, whose
/// lanes hold values that reach no array, and not too long to be followed in a moment.
[[nodiscard]] std::optional<values::Work> workOf(const std::shared_ptr<const Record>& record);

/// The operations of all recorded blocks, where the record says them: under the same conditions,
/// for any number of blocks.
[[nodiscard]] std::optional<std::uint64_t> operationsOf(
    const std::shared_ptr<const Record>& record);

}  // namespace lanescope::trace
