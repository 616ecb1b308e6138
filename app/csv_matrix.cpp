// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/csv_matrix.h"

#include <new>
#include <utility>
#include <vector>

#include "app/csv_reader.h"
#include "values/error.h"

namespace lanescope::app {

CsvMatrix readMatrix(const std::filesystem::path& file, std::stop_token stop) {
  CsvOptions options;
  options.allColumns = true;
  const CsvData data = readCsv(file, options, std::move(stop));
  CsvMatrix matrix;
  matrix.rows = static_cast<std::int64_t>(data.rows());
  matrix.columns = static_cast<std::int64_t>(data.columns.size());
  const std::size_t columns = data.columns.size();
  try {
    matrix.values = values::HostArray(values::DType::float32, data.rows() * columns);
  } catch (const std::bad_alloc&) {
    throw values::Error(values::ErrorKind::unavailable,
                        "There is not enough memory for the numbers of " + file.string() + ".");
  }
  const auto out = matrix.values.as<float>();
  for (std::size_t column = 0; column < columns; ++column) {
    const auto in = data.columns[column].as<float>();
    for (std::size_t row = 0; row < in.size(); ++row) out[row * columns + column] = in[row];
  }
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
