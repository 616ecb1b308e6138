// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "app/history/entry.h"
#include "ui/history/compared_times.h"

// What `lanescope history` prints.

namespace lanescope::cli {

/// "dot_shared, times, 2026-11-22 14:03"
[[nodiscard]] QString titleOf(const history::Entry& entry);

/// A line for each entry, in at most 100 columns.
[[nodiscard]] QString foundReport(const history::Found& found);
[[nodiscard]] nlohmann::json foundJson(const history::Found& found);

/// What is known of it, and what the command printed that measured it.
[[nodiscard]] QString wholeReport(const history::Whole& whole);
[[nodiscard]] nlohmann::json wholeJson(const history::Whole& whole);

/// A line for each size and thing that both have timed.
[[nodiscard]] QString comparedReport(const history::Entry& first, const history::Entry& other,
                                     const std::vector<ui::ComparedTime>& times);
[[nodiscard]] nlohmann::json comparedJson(const history::Entry& first, const history::Entry& other,
                                          const std::vector<ui::ComparedTime>& times);

}  // namespace lanescope::cli
