// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <string>
#include <string_view>

#include "app/files/csv_reader.h"
#include "values/error.h"

namespace lanescope::tests {

/// What must hold for the CSV reader whatever the text: either one or two equally long columns of
/// finite numbers, or one sentence on one line. Returns what does not hold, or an empty string.
inline std::string brokenCsvProperty(std::string_view text, const app::CsvOptions& options) {
  try {
    const app::CsvData data = app::parseCsv(text, "table.csv", options);
    if (data.columns.empty() || data.columns.size() > 2) return "not one or two columns";
    if (data.names.size() != data.columns.size()) return "a column without a name";
    if (data.rows() == 0) return "no rows and no error";
    if (data.rows() > text.size()) return "more rows than bytes";
    for (const values::HostArray& column : data.columns) {
      if (column.count() != data.rows()) return "columns of different lengths";
      for (const float value : column.as<float>()) {
        if (!std::isfinite(value)) return "a number that is not finite";
      }
    }
  } catch (const values::Error& error) {
    const std::string_view sentence = error.what();
    if (error.kind() != values::ErrorKind::badInput) return "the wrong kind of error";
    if (!sentence.starts_with("table.csv") || !sentence.ends_with('.')) return "no sentence";
    if (sentence.find('\n') != std::string_view::npos) return "a sentence of two lines";
    if (sentence.find('\0') != std::string_view::npos) return "a NUL in a sentence";
  }
  return {};
}

/// The options that a first byte of fuzzer input stands for.
inline app::CsvOptions csvOptionsFor(unsigned char selector) {
  app::CsvOptions options;
  switch (selector % 4) {
    case 1:
      options.columns = {"2"};
      break;
    case 2:
      options.columns = {"a", "1"};
      break;
    case 3:
      options.maxRows = 3;
      options.maxBytes = 256;
      break;
    default:
      break;
  }
  return options;
}

}  // namespace lanescope::tests
