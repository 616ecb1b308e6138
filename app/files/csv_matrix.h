// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>

#include "request/parameters.h"
#include "values/host_array.h"

namespace lanescope::app {

/// A table of numbers with all of its columns.
struct CsvMatrix {
  values::HostArray values;  ///< float32, row by row
  std::int64_t rows = 0;
  std::int64_t columns = 0;
};

/// Reads a matrix from a file. Each line is a row; a first line without numbers is skipped. Throws
/// as `readCsv`.
[[nodiscard]] CsvMatrix readMatrix(const std::filesystem::path& file, std::stop_token stop = {});

/// Returns "80×48".
[[nodiscard]] std::string sizeText(std::int64_t rows, std::int64_t columns);

/// Sets m, k and n for the product A·B. A has m rows and k columns, B has `rowsOfB` rows and n
/// columns. Throws values::Error (badInput) where k and `rowsOfB` differ.
void takeShape(values::Parameters& parameters, std::int64_t m, std::int64_t k, std::int64_t rowsOfB,
               std::int64_t n);

}  // namespace lanescope::app
