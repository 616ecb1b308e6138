// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "request/all_reduce.h"

namespace lanescope::collective {

/// Returns the messages of an all-reduce of `n` elements over `devices`, in the order of steps and
/// of senders; none of a library's. The parts of a ring differ by one element at most, and empty
/// ones are not sent.
[[nodiscard]] std::vector<values::DeviceMessage> messagesOf(values::AllReduce algorithm,
                                                            std::int64_t devices, std::int64_t n);

}  // namespace lanescope::collective
