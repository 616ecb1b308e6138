// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

#include "request/result.h"

namespace lanescope::history {

/// The kind of a stored result: a run, a benchmark of times, errors or work, or a sweep over
/// launches, which has a series for each launch.
enum class Kind : std::uint8_t { run, times, errors, work, sweep };
[[nodiscard]] Kind kindOf(values::Measure measure);
/// The kind is that of the first series.
[[nodiscard]] Kind kindOf(const values::BenchResult& result);

/// The most letters of a tag.
inline constexpr qsizetype kLongestTag = 200;

/// One entry of the history: what is known of a result without its samples.
struct Entry {
  std::int64_t id = 0;
  Kind kind = Kind::run;
  QString date;  ///< ISO 8601, UTC
  QString kernel;
  QString machine;
  QString device;
  QString driver;
  QString version;  ///< of the measuring program
  QString tag;
  QString origin;  ///< the imported file; empty when this program measured it
  std::int64_t leastN = 0;
  std::int64_t mostN = 0;
  /// The shortest median at the largest size; for a run, the kernel's time. Absent for the
  /// emulator, whose time says nothing about a GPU's, and for errors and work.
  std::optional<values::Milliseconds> best;
  bool isComplete = true;  ///< false: cancelled, or the program ended first
  /// Whether every result was that of the reference; absent where none was checked.
  std::optional<bool> passed;
};

/// The criteria of a search; an empty field matches everything.
struct Search {
  QString text =
      {};  ///< each word must occur in the kernel, machine, device, driver, tag or version
  QString kernel = {};
  QString machine = {};
  QString from = {};  ///< first day, "2026-11-22"
  QString to = {};    ///< last day
  int most = 2000;
};

struct Found {
  std::vector<Entry> entries;  ///< newest first
  std::int64_t matches = 0;    ///< number of matches, also beyond Search::most
  std::int64_t all = 0;        ///< number of entries in the history
  QStringList leftOut;         ///< one sentence per entry that cannot be shown
  QStringList kernels;         ///< of all entries, sorted
  QStringList machines;
  /// The sentences of `leftOut`, shortened to a readable number.
  [[nodiscard]] QStringList remarks() const;
};

/// Facts that a run does not hold itself.
struct Provenance {
  QString date;
  QString driver;
  QString version;
};

/// A full result: a run without its record and outputs, or a benchmark; and its entry.
struct Whole {
  Entry entry;
  std::optional<values::RunResult> run;
  std::optional<values::BenchResult> benchmark;
};

}  // namespace lanescope::history
