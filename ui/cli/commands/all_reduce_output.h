// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <string>
#include <vector>

#include "request/all_reduce.h"

namespace lanescope::cli {

/// Results of one request but for algorithm and n, those of one n in a row.
using AllReduceResults = std::vector<std::shared_ptr<const values::AllReduceResult>>;

/// What is printed: the times, or else what the messages cost, and of a single result the messages.
[[nodiscard]] QString allReduceText(const AllReduceResults& results);
[[nodiscard]] std::string allReduceJson(const AllReduceResults& results);
/// A line for each timing, or else for each message.
[[nodiscard]] std::string allReduceCsv(const AllReduceResults& results);

}  // namespace lanescope::cli
