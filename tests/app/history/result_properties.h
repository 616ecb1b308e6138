// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <string>
#include <string_view>

#include "app/history/result_file.h"
#include "values/error.h"

namespace lanescope::tests {

/// What must hold for a file of results whatever its bytes are: either benchmarks that can be
/// stored and drawn, or one sentence on one line. Returns what does not hold, or an empty string.
inline std::string brokenResultProperty(std::string_view bytes, bool* accepted = nullptr) {
  try {
    const auto results = history::resultsOf(bytes, "results");
    if (accepted != nullptr) *accepted = true;
    if (results.empty()) return "no results and no error";
    for (const values::BenchResult& result : results) {
      if (result.kernel.empty() || result.series.empty()) return "a benchmark of nothing";
      for (const values::BenchSeries& series : result.series) {
        if (series.n < 1) return "a size below 1";
        for (const values::Milliseconds time : series.samples) {
          if (!std::isfinite(time.count()) || time.count() < 0) return "a time that is none";
        }
      }
    }
  } catch (const values::Error& error) {
    const std::string_view sentence = error.what();
    if (error.kind() != values::ErrorKind::badInput) return "the wrong kind of error";
    if (!sentence.starts_with("results cannot be imported") || !sentence.ends_with('.')) {
      return "no sentence: " + std::string(sentence);
    }
    for (const char c : sentence) {
      if (static_cast<unsigned char>(c) < ' ') return "a control character in a sentence";
    }
  }
  return {};
}

}  // namespace lanescope::tests
