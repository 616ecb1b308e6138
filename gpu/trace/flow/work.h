// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "trace/record/record.h"
#include "values/counters.h"

namespace lanescope::trace {

/// Counts the operations of a record's flow, and its depth: the longest chain of operations in
/// which each waits for the one before, through registers, arrays and shuffles. A fused
/// multiply-add is two operations and one step of depth. A reduction of l lanes by one instruction
/// is l - 1 operations and log2 l steps. Conversions and copies count as none. Returns nothing
/// where the record does not tell all: without a flow, if it is not of the whole launch in one
/// block, has more than 2^20 events, or some stored value is not in the flow.
[[nodiscard]] std::optional<values::Work> workOf(const std::shared_ptr<const Record>& record);

/// Returns the operations of all recorded blocks. The conditions are the same, but for any number
/// of blocks and events.
[[nodiscard]] std::optional<std::uint64_t> operationsOf(const Record& record);

}  // namespace lanescope::trace
