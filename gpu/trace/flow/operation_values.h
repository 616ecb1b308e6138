// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "trace/record/record.h"

namespace lanescope::trace {

/// Returns the bits that each operation of a thread made, one entry an operation, computed from its
/// sources alone: what the thread loaded and received, and its constants. An operation with a
/// source that was not recorded, and one that is made of such a one, has 0. `recordedBlock`,
/// `thread`: as Record::operationsOf. Throws values::Error (badInput) for a source that lies ahead
/// of its operation or is no event of the thread, and as `evaluate`.
[[nodiscard]] std::vector<std::uint64_t> operationValues(const Record& record,
                                                         std::uint64_t recordedBlock,
                                                         std::uint64_t thread);

/// The same for the value of one source, given the thread's events and the values of its operations
/// so far. Throws as above.
[[nodiscard]] std::uint64_t sourceValue(Source source, std::span<const Event> events,
                                        std::span<const std::uint64_t> operations);

/// Returns whether a thread's operations tell of each value that it stored.
[[nodiscard]] bool tellsAllStores(std::span<const Event> events,
                                  std::span<const Operation> operations);

}  // namespace lanescope::trace
