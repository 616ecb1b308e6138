// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "app/history/database.h"
#include "app/history/entry.h"
#include "app/history/result_file.h"
#include "values/progress_monitor.h"

namespace lanescope::history {

/// The history as one SQLite file, for one thread. Several programs may have the file open. When a
/// writing function returns, its changes survive the end of the process.
///
/// All functions throw values::Error with one sentence: unavailable when the file is locked,
/// read-only, full or of a newer version; Damaged when it must be opened anew.
class HistoryFile {
 public:
  using Options = Database::Options;
  enum class OnDamage {
    keepAside,  ///< rename it and begin a new one
    refuse,     ///< throw Damaged and leave the file alone
  };

  /// A file in the folder of the user's data.
  [[nodiscard]] static QString usualPath();

  /// Opens or creates the history. A file without write permission can be read. A file that is no
  /// history is refused before anything is created next to it.
  explicit HistoryFile(const QString& path, const Options& options = {},
                       OnDamage onDamage = OnDamage::keepAside);

  /// One sentence on a renamed damaged file; empty when there was none.
  [[nodiscard]] const QString& remark() const { return m_remark; }

  /// Stores a run without its record and outputs.
  std::int64_t addRun(const values::RunResult& run, const Provenance& provenance);
  /// Stores a finished benchmark. The kind is that of its first series where none is named.
  std::int64_t addBenchmark(const values::BenchResult& result, std::optional<Kind> kind = {});

  /// Stores the beginning of a benchmark. `head` has no series yet and may lack machine and device.
  std::int64_t beginBenchmark(const values::BenchResult& head, Kind kind);
  void addSeries(std::int64_t benchmark, const values::BenchSeries& series);
  /// Stores the rest of a benchmark that has ended. The series of a sweep are stored anew, since
  /// its best launches were measured again.
  void finishBenchmark(std::int64_t benchmark, const values::BenchResult& result);

  /// Stores the new results of the files, or none when it is cancelled or fails. Returns the number
  /// stored per file. A result is known when kernel, parameters, machine and time are equal.
  std::vector<int> import(std::span<const ResultFile> files,
                          const values::ProgressMonitor& monitor = {});
  [[nodiscard]] Found search(const Search& search);
  /// Throws values::Error (badInput) when there is no such entry.
  [[nodiscard]] Entry entry(std::int64_t id);
  /// Throws what `entry` throws, and badInput for data that no program of ours wrote.
  [[nodiscard]] Whole read(std::int64_t id);
  void setTag(std::int64_t id, const QString& tag);
  /// Removed entries are not found by searches, and can be restored for a day.
  void remove(std::span<const std::int64_t> ids);
  void restore(std::span<const std::int64_t> ids);

 private:
  void open(const Options& options);
  void openForReading(const Options& options);
  /// Returns the entry, and the JSON of its result.
  [[nodiscard]] std::pair<Entry, QString> rowOf(std::int64_t id);
  void keepAside();
  std::int64_t insertBenchmark(const values::BenchResult& result, Kind kind, const QString& origin,
                               bool isComplete);
  void insertSeries(std::int64_t entry, const values::BenchSeries& series);
  void mark(std::span<const std::int64_t> ids, const QVariant& removed);
  [[nodiscard]] std::vector<values::BenchSeries> seriesOf(std::int64_t entry);

  QString m_path;
  QString m_remark;
  std::unique_ptr<Database> m_database;
};

}  // namespace lanescope::history
