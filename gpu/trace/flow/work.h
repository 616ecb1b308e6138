// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "trace/flow/dataflow.h"
#include "values/counters.h"

namespace lanescope::trace {

/// Counts operations and depth in the data flow. A value made of k others took k - 1 operations,
/// one after the other in the order in which its thread got them; a copy took none. A value that
/// reaches no array leaves no trace and is not counted.
[[nodiscard]] values::Work workOf(const Dataflow& flow);

/// The same for a record; nothing where the record does not tell all. It must cover one block that
/// is the whole grid, without shuffles, whose lanes hold values that reach no array, and be short
/// enough.
[[nodiscard]] std::optional<values::Work> workOf(const std::shared_ptr<const Record>& record);

/// Returns the operations of all recorded blocks. The conditions are the same, but for any number
/// of blocks.
[[nodiscard]] std::optional<std::uint64_t> operationsOf(
    const std::shared_ptr<const Record>& record);

}  // namespace lanescope::trace
