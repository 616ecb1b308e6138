// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QObject>
#include <QThreadPool>
#include <QtConcurrentRun>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/history/history_file.h"

namespace lanescope::history {

/// What became of files of results.
struct Imported {
  int benchmarks = 0;
  int known = 0;             ///< that are in the history already, and were not stored again
  QStringList sentences;     ///< one for each file that could not be imported
  bool isCancelled = false;  ///< then nothing was stored
};

/// The history as a window uses it: nothing here waits for the disk. All work is done in order on
/// one thread, which owns the file. Where the file cannot be used, the window goes on without: each
/// call tries anew, what cannot be stored is dropped, and `failed` says why.
class History : public QObject {
  Q_OBJECT

 public:
  using Ids = std::vector<std::int64_t>;

  explicit History(const QString& path, const HistoryFile::Options& options = {},
                   QObject* parent = nullptr);
  /// Stores what is still to be stored.
  ~History() override;

  void storeRun(const std::shared_ptr<const values::RunResult>& run, const Provenance& provenance);
  /// `head`: as HistoryFile::beginBenchmark wants it. Returns what the next two are to be told.
  quint64 beginBenchmark(const values::BenchResult& head, Kind kind);
  void addSeries(quint64 benchmark, const values::BenchSeries& series);
  void finishBenchmark(quint64 benchmark, const std::shared_ptr<const values::BenchResult>& result);

  [[nodiscard]] QFuture<Found> search(const Search& search);
  /// Those that can be read, in this order.
  [[nodiscard]] QFuture<std::vector<Whole>> read(const Ids& ids);
  /// All of them are read and then stored at once, or, when it is stopped, none. Meanwhile
  /// `importing` tells how far it has come.
  [[nodiscard]] QFuture<Imported> import(const QStringList& files, std::stop_token stop = {});
  /// The benchmarks among these as one file. An empty text once it is written, a sentence when it
  /// could not be, and nothing when the history failed, which `failed` tells.
  [[nodiscard]] QFuture<std::optional<QString>> exportTo(const QString& file, const Ids& ids);
  void setTag(std::int64_t id, const QString& tag);
  void remove(const Ids& ids);
  void restore(const Ids& ids);

 signals:
  /// Something was stored, changed or deleted.
  void changed();
  /// `what` is being done, and how much of it is: 0 to 1.
  void importing(const QString& what, double fraction);
  /// A damaged file was kept aside.
  void remarked(const QString& sentence);
  /// The same sentence does not come twice in a row.
  void failed(const QString& sentence);

 private:
  /// On the thread of the pool: does `work` with the open file; a default value when it fails.
  template <class Result, class Work>
  Result perform(const Work& work);
  template <class Result, class Work>
  QFuture<Result> ask(const Work& work);
  /// Work that changes what is stored.
  template <class Work>
  void post(const Work& work);
  void open();
  void fail(const QString& sentence);

  QThreadPool m_pool;  ///< of one thread
  QString m_path;
  HistoryFile::Options m_options;
  quint64 m_lastBenchmark = 0;
  std::atomic<bool> m_isClosing = false;

  // Of the pool's thread alone.
  std::unique_ptr<HistoryFile> m_file;
  std::map<quint64, std::int64_t> m_benchmarks;  ///< entries of those that have begun
  QString m_lastSentence;
};

}  // namespace lanescope::history
