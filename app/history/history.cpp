// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history.h"

#include <QFileInfo>
#include <QPromise>
#include <exception>
#include <type_traits>
#include <utility>

#include "app/engine/background.h"
#include "app/history/result_file.h"
#include "protocol/progress_throttle.h"

namespace lanescope::history {

History::History(const QString& path, const HistoryFile::Options& options, QObject* parent)
    : QObject(parent), m_path(path), m_options(options) {}

History::~History() {
  m_isClosing = true;
  // A connection belongs to the thread that opened it.
  try {
    m_thread.start([this] { m_file.reset(); });
  } catch (const std::exception&) {
    // Without the thread there is no file.
  }
}

void History::open() {
  if (m_file != nullptr) return;
  m_file = std::make_unique<HistoryFile>(m_path, m_options);
  if (!m_file->remark().isEmpty()) emit remarked(m_file->remark());
}

void History::fail(const QString& sentence) {
  if (sentence == m_lastSentence) return;
  m_lastSentence = sentence;
  emit failed(sentence);
}

void History::failWithCurrentError() {
  fail(QString::fromUtf8(app::currentError(tr("This part of the history")).what()));
}

template <class Result, class Work>
Result History::perform(const Work& work) {
  // A closing window waits for another program only once.
  if (m_isClosing && !m_lastSentence.isEmpty()) return Result();
  const auto attempt = [&] {
    open();
    if constexpr (std::is_void_v<Result>) {
      work(*m_file);
      m_lastSentence.clear();
    } else {
      Result result = work(*m_file);
      m_lastSentence.clear();
      return result;
    }
  };
  try {
    try {
      return attempt();
    } catch (const Damaged&) {
      // Opening the file anew renames it.
      m_file.reset();
      m_benchmarks.clear();
      return attempt();
    }
  } catch (...) {
    // An exception would leave the future unfinished for ever.
    failWithCurrentError();
  }
  return Result();
}

template <class Result, class Work>
QFuture<Result> History::ask(const Work& work) {
  const auto promise = std::make_shared<QPromise<Result>>();
  QFuture<Result> future = promise->future();
  promise->start();
  const auto finish = [promise](const auto& make) {
    if constexpr (std::is_void_v<Result>) {
      make();
    } else {
      promise->addResult(make());
    }
    promise->finish();
  };
  try {
    m_thread.start([this, work, finish] { finish([&] { return perform<Result>(work); }); });
  } catch (...) {
    failWithCurrentError();
    finish([] { return Result(); });
  }
  return future;
}

template <class Work>
void History::post(const Work& work) {
  (void)ask<void>([this, work](HistoryFile& file) {
    work(file);
    emit changed();
  });
}

void History::storeRun(const std::shared_ptr<const values::RunResult>& run,
                       const Provenance& provenance) {
  post([run, provenance](HistoryFile& file) { file.addRun(*run, provenance); });
}

quint64 History::beginBenchmark(const values::BenchResult& head, Kind kind) {
  const quint64 benchmark = ++m_lastBenchmark;
  post([this, benchmark, head, kind](HistoryFile& file) {
    m_benchmarks[benchmark] = file.beginBenchmark(head, kind);
  });
  return benchmark;
}

void History::addSeries(quint64 benchmark, const values::BenchSeries& series) {
  post([this, benchmark, series](HistoryFile& file) {
    // When the beginning could not be stored, the whole benchmark is stored at its end.
    const auto entry = m_benchmarks.find(benchmark);
    if (entry != m_benchmarks.end()) file.addSeries(entry->second, series);
  });
}

void History::finishBenchmark(quint64 benchmark, Kind kind,
                              const std::shared_ptr<const values::BenchResult>& result) {
  post([this, benchmark, kind, result](HistoryFile& file) {
    const auto entry = m_benchmarks.find(benchmark);
    if (entry == m_benchmarks.end()) {
      file.addBenchmark(*result, kind);
    } else {
      file.finishBenchmark(entry->second, *result);
      m_benchmarks.erase(entry);
    }
  });
}

QFuture<Found> History::search(const Search& search) {
  return ask<Found>([search](HistoryFile& file) { return file.search(search); });
}

QFuture<std::vector<Whole>> History::read(const Ids& ids) {
  return ask<std::vector<Whole>>([this, ids](HistoryFile& file) {
    std::vector<Whole> all;
    all.reserve(ids.size());
    for (const std::int64_t id : ids) {
      try {
        all.push_back(file.read(id));
      } catch (const values::Error& error) {
        if (error.kind() != values::ErrorKind::badInput) throw;
        fail(QString::fromUtf8(error.what()));
      }
    }
    return all;
  });
}

QFuture<Imported> History::import(const QStringList& files, std::stop_token stop) {
  return ask<Imported>([this, files, stop = std::move(stop)](HistoryFile& file) {
    const auto monitor = [&](const QString& what) {
      return values::ProgressMonitor(
          stop, [this, what, throttle = engine::ProgressThrottle()](double fraction) mutable {
            if (throttle.admits(fraction)) emit importing(what, fraction);
          });
    };
    Imported imported;
    try {
      std::vector<ResultFile> read;
      for (const QString& path : files) {
        try {
          //: %1: name of the file
          const QString what = tr("Reading %1").arg(QFileInfo(path).fileName());
          read.push_back({path, readResults(path, monitor(what))});
        } catch (const values::Error& error) {
          if (error.kind() == values::ErrorKind::cancelled) throw;
          imported.sentences += QString::fromUtf8(error.what());
        }
      }
      //: What the progress bar shows while imported runs are written into the history
      const std::vector<int> stored = file.import(read, monitor(tr("Storing what was read")));
      for (std::size_t i = 0; i < read.size(); ++i) {
        imported.benchmarks += stored[i];
        imported.known += static_cast<int>(read[i].results.size()) - stored[i];
      }
    } catch (const values::Error& error) {
      if (error.kind() != values::ErrorKind::cancelled) throw;
      imported.isCancelled = true;
    }
    if (imported.benchmarks > 0) emit changed();
    return imported;
  });
}

QFuture<std::optional<QString>> History::exportTo(const QString& file, const Ids& ids) {
  return ask<std::optional<QString>>([file, ids](HistoryFile& history) -> std::optional<QString> {
    std::vector<values::BenchResult> results;
    try {
      for (const std::int64_t id : ids) {
        Whole whole = history.read(id);
        const bool isSweep = whole.entry.kind == Kind::sweep;  // no format of ours holds one
        if (whole.benchmark && !isSweep) results.push_back(std::move(*whole.benchmark));
      }
      writeResults(results, file);
    } catch (const Damaged&) {
      throw;
    } catch (const values::Error& error) {
      return QString::fromUtf8(error.what());
    }
    return QString();
  });
}

void History::setTag(std::int64_t id, const QString& tag) {
  post([id, tag](HistoryFile& file) { file.setTag(id, tag); });
}

void History::remove(const Ids& ids) {
  post([ids](HistoryFile& file) { file.remove(ids); });
}

void History::restore(const Ids& ids) {
  post([ids](HistoryFile& file) { file.restore(ids); });
}

}  // namespace lanescope::history
