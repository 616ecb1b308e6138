// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <span>
#include <vector>

#include "app/history/database.h"
#include "app/history/entry.h"
#include "app/history/progress_monitor.h"
#include "app/history/result_file.h"

namespace lanescope::history {

/// The history as one SQLite file, for one thread. When a member that writes returns, what it wrote
/// is stored, whatever becomes of the process. Any number of programs may have the file open.
///
/// All members throw values::Error with one sentence: unavailable when the file is locked,
/// read-only, full or of a newer version; Damaged when it must be opened anew.
class HistoryFile {
 public:
  using Options = Database::Options;
  enum class OnDamage {
    keepAside,  ///< and begin a fresh one
    refuse,     ///< with Damaged, and leave the file alone
  };

  /// In the folder of the user's data.
  [[nodiscard]] static QString usualPath();

  /// Opens the history or begins one. One that may not be written to can be read; what is not a
  /// history is refused before anything beside it is made.
  explicit HistoryFile(const QString& path, const Options& options = {},
                       OnDamage onDamage = OnDamage::keepAside);

  /// One sentence on what was kept aside; empty: nothing.
  [[nodiscard]] const QString& remark() const { return m_remark; }

  /// Without its record and its outputs.
  std::int64_t addRun(const values::RunResult& run, const Provenance& provenance);
  /// A whole one. `origin`: the file that it comes from, empty for one that was measured here.
  std::int64_t addBenchmark(const values::BenchResult& result, const QString& origin = {});

  /// One that begins: `head` has no series yet, and need not know machine and device.
  std::int64_t beginBenchmark(const values::BenchResult& head, Kind kind);
  void addSeries(std::int64_t benchmark, const values::BenchSeries& series);
  /// It has ended: what is not yet stored of it is.
  void finishBenchmark(std::int64_t benchmark, const values::BenchResult& result);

  /// Stores those of the files that are not here yet, all or, when it is cancelled or fails, none.
  /// Returns how many of each file. Known are those of the same kernel, parameters, machine and
  /// time.
  std::vector<int> import(std::span<const ResultFile> files, ProgressMonitor monitor = {});
  [[nodiscard]] Found search(const Search& search);
  /// Throws badInput when there is no such entry.
  [[nodiscard]] Entry entry(std::int64_t id);
  /// The same, and when it holds what no program wrote.
  [[nodiscard]] Whole read(std::int64_t id);
  void setTag(std::int64_t id, const QString& tag);
  /// They are out of all searches, and can be restored until a day has passed.
  void remove(std::span<const std::int64_t> ids);
  void restore(std::span<const std::int64_t> ids);

 private:
  void open(const Options& options);
  void openForReading(const Options& options);
  /// At its row: kEntryColumns and the head.
  [[nodiscard]] QSqlQuery rowOf(std::int64_t id);
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
