// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>

#include "request/all_reduce.h"
#include "request/scaling.h"

// The times of several devices as comma-separated values (RFC 4180), a line for each timing.

namespace lanescope::ui {

[[nodiscard]] std::string csvOfTimes(
    std::span<const std::shared_ptr<const values::AllReduceResult>> results);
[[nodiscard]] std::string csvOfTimes(
    std::span<const std::shared_ptr<const values::ScalingResult>> results);

}  // namespace lanescope::ui
