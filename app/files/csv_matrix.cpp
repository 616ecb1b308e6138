// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/csv_matrix.h"

#include <utility>

#include "app/files/table_decoder.h"
#include "values/error.h"

namespace lanescope::app {

CsvMatrix readMatrix(const std::filesystem::path& file, std::stop_token stop) {
  CsvOptions options;
  options.asMatrix = true;
  CsvData data = readTable(file, options, std::move(stop));
  CsvMatrix matrix;
  matrix.rows = static_cast<std::int64_t>(data.rows());
  matrix.columns = static_cast<std::int64_t>(data.width);
  matrix.values = std::move(data.columns[0]);
  return matrix;
}

std::string sizeText(std::int64_t rows, std::int64_t columns) {
  return std::to_string(rows) + "×" + std::to_string(columns);
}

void takeShape(values::Parameters& parameters, std::int64_t m, std::int64_t k, std::int64_t rowsOfB,
               std::int64_t n) {
  if (k != rowsOfB) {
    values::refuse("A is " + sizeText(m, k) + " and B is " + sizeText(rowsOfB, n) +
                   ": A must have as many columns as B has rows.");
  }
  parameters.m = m;
  parameters.k = k;
  parameters.n = n;
}

}  // namespace lanescope::app
