// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

#include "request/result.h"

namespace lanescope::history {

/// What was stored: a run, or a benchmark of times, errors or work.
enum class Kind : std::uint8_t { run, times, errors, work };
[[nodiscard]] Kind kindOf(values::Measure measure);
/// After what its first series holds.
[[nodiscard]] Kind kindOf(const values::BenchResult& result);

/// Letters.
inline constexpr qsizetype kLongestTag = 200;

/// One line of the history: what can be told of a result without reading its samples.
struct Entry {
  std::int64_t id = 0;
  Kind kind = Kind::run;
  QString date;  ///< ISO 8601, UTC
  QString kernel;
  QString machine;
  QString device;
  QString driver;
  QString version;  ///< of the program that measured
  QString tag;
  QString origin;  ///< the file that it was imported from; empty: measured by this program
  std::int64_t leastN = 0;
  std::int64_t mostN = 0;
  /// The shortest median at the largest size, of a run the kernel's time. None of the emulator,
  /// whose time says nothing about a GPU's, and of errors and work.
  std::optional<values::Milliseconds> best;
  bool isComplete = true;  ///< false: it was cancelled, or the program ended before it did
};

/// What is looked for; empty: anything.
struct Search {
  QString text =
      {};  ///< every word of it stands in the kernel, machine, device, driver, tag or version
  QString kernel = {};
  QString machine = {};
  QString from = {};  ///< first day, "2026-11-22"
  QString to = {};    ///< last day
  int most = 2000;
};

struct Found {
  std::vector<Entry> entries;  ///< the newest first
  std::int64_t matches = 0;    ///< that there are, also beyond Search::most
  std::int64_t all = 0;        ///< in the history, whatever is looked for
  QStringList leftOut;         ///< a sentence for each that cannot be shown
  QStringList kernels;         ///< of all entries, in order
  QStringList machines;
  /// The sentences on those that are left out, not more of them than can be read.
  [[nodiscard]] QStringList remarks() const;
};

/// What a run does not say itself.
struct Provenance {
  QString date;
  QString driver;
  QString version;
};

/// A run, without its record and its outputs, or a benchmark; with its line.
struct Whole {
  Entry entry;
  std::optional<values::RunResult> run;
  std::optional<values::BenchResult> benchmark;
};

}  // namespace lanescope::history
