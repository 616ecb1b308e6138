// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>

#include "request/parameters.h"
#include "values/host_array.h"

namespace lanescope::app {

/// A table of numbers, all of its columns.
struct CsvMatrix {
  values::HostArray values;  ///< float32, row by row
  std::int64_t rows = 0;
  std::int64_t columns = 0;
};

/// Reads a matrix from a file: a line a row; a first line without a number is passed over. Throws
/// as `readCsv`.
[[nodiscard]] CsvMatrix readMatrix(const std::filesystem::path& file, std::stop_token stop = {});

/// "80×48".
[[nodiscard]] std::string sizeText(std::int64_t rows, std::int64_t columns);

/// Makes n, m and k those of A·B, of which A is m×k and B has so many rows and columns. Throws
/// values::Error (badInput) where A has another number of columns than B has rows.
void takeShape(values::Parameters& parameters, std::int64_t m, std::int64_t k, std::int64_t rowsOfB,
               std::int64_t n);

}  // namespace lanescope::app
