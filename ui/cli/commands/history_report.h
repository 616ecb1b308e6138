// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "app/history/entry.h"
#include "app/results/compared_times.h"

// The output of `lanescope history`.

namespace lanescope::cli {

/// "dot_shared, times, 2026-11-22 14:03".
[[nodiscard]] QString titleOf(const history::Entry& entry);

/// One line per entry, in at most 100 columns.
[[nodiscard]] QString foundReport(const history::Found& found);
[[nodiscard]] nlohmann::json foundJson(const history::Found& found);

/// An entry with the output of the command that measured it.
[[nodiscard]] QString wholeReport(const history::Whole& whole);
[[nodiscard]] nlohmann::json wholeJson(const history::Whole& whole);

/// One line per size and item that both have timed.
[[nodiscard]] QString comparedReport(const history::Entry& first, const history::Entry& other,
                                     const std::vector<results::ComparedTime>& times);
[[nodiscard]] nlohmann::json comparedJson(const history::Entry& first, const history::Entry& other,
                                          const std::vector<results::ComparedTime>& times);

}  // namespace lanescope::cli
