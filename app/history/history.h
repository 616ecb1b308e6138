// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QObject>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/engine/task_threads.h"
#include "app/history/history_file.h"

namespace lanescope::history {

/// The outcome of an import.
struct Imported {
  int benchmarks = 0;
  int known = 0;             ///< number of results that the history already has
  QStringList sentences;     ///< one per file that could not be imported
  bool isCancelled = false;  ///< cancelled: nothing was stored
};

/// The history for a window: no function waits for the disk. One thread owns the file and does all
/// work in order. When the file cannot be used, each call tries again, data that cannot be stored
/// is dropped, and `failed` gives the reason.
class History : public QObject {
  Q_OBJECT

 public:
  using Ids = std::vector<std::int64_t>;

  explicit History(const QString& path, const HistoryFile::Options& options = {},
                   QObject* parent = nullptr);
  /// Finishes the pending writes.
  ~History() override;

  void storeRun(const std::shared_ptr<const values::RunResult>& run, const Provenance& provenance);
  /// `head`: see HistoryFile::beginBenchmark. Returns the id for the next two functions.
  quint64 beginBenchmark(const values::BenchResult& head, Kind kind);
  void addSeries(quint64 benchmark, const values::BenchSeries& series);
  /// `kind`: that of its beginning.
  void finishBenchmark(quint64 benchmark, Kind kind,
                       const std::shared_ptr<const values::BenchResult>& result);

  [[nodiscard]] QFuture<Found> search(const Search& search);
  /// The readable ones among the results, in the order of `ids`.
  [[nodiscard]] QFuture<std::vector<Whole>> read(const Ids& ids);
  /// Reads all files and then stores all of them, or none when it is stopped. `importing` reports
  /// the progress.
  [[nodiscard]] QFuture<Imported> import(const QStringList& files, std::stop_token stop = {});
  /// Writes the benchmarks among `ids` to one file. The result is an empty text on success, a
  /// sentence when the file could not be written, and nothing when the history failed (see
  /// `failed`).
  [[nodiscard]] QFuture<std::optional<QString>> exportTo(const QString& file, const Ids& ids);
  void setTag(std::int64_t id, const QString& tag);
  void remove(const Ids& ids);
  void restore(const Ids& ids);

 signals:
  /// Emitted when entries were stored, changed or deleted.
  void changed();
  /// Reports the progress of an import, 0 to 1; `what` names the step.
  void importing(const QString& what, double fraction);
  /// A damaged file was renamed.
  void remarked(const QString& sentence);
  /// The same sentence is not emitted twice in a row.
  void failed(const QString& sentence);

 private:
  /// Runs `work` with the open file on the thread. Returns a default value when it fails.
  template <class Result, class Work>
  Result perform(const Work& work);
  template <class Result, class Work>
  QFuture<Result> ask(const Work& work);
  /// Runs work that changes the history.
  template <class Work>
  void post(const Work& work);
  void open();
  void fail(const QString& sentence);
  /// Called in a catch block.
  void failWithCurrentError();

  QString m_path;
  HistoryFile::Options m_options;
  quint64 m_lastBenchmark = 0;
  std::atomic<bool> m_isClosing = false;

  // Used on the thread only, or where it cannot be started.
  std::unique_ptr<HistoryFile> m_file;
  std::map<quint64, std::int64_t> m_benchmarks;  ///< entries of running benchmarks
  QString m_lastSentence;

  app::TaskThreads m_thread{1};  ///< last: what it does uses the above
};

}  // namespace lanescope::history
