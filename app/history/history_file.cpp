// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "app/files/file_lock.h"
#include "app/files/kept_aside.h"
#include "app/history/entry_row.h"
#include "app/history/known_benchmarks.h"
#include "app/history/schema.h"
#include "bench/statistics.h"
#include "protocol/codec_parts.h"
#include "protocol/json.h"

namespace lanescope::history {
namespace {

using nlohmann::json;

QString text(const std::string& utf8) {
  return QString::fromStdString(utf8);
}

QString jsonText(const json& object) {
  return text(object.dump(-1, ' ', false, json::error_handler_t::replace));
}

QString now() {
  return QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

/// NULL for the emulator, whose time says nothing about a GPU's.
QVariant msOrNull(values::Milliseconds time, bool emulated) {
  return emulated || !std::isfinite(time.count()) ? QVariant() : QVariant(time.count());
}

/// The name after "CPU: " or "GPU: " in the place of a series.
QString placeAfter(const char* prefix, const std::string& where) {
  const QString place = text(where);
  return place.startsWith(QLatin1String(prefix))
             ? place.mid(static_cast<qsizetype>(std::strlen(prefix)))
             : QString();
}

QString deviceOf(const values::BenchSeries& series) {
  return series.emulated ? text(series.where) : placeAfter("GPU: ", series.where);
}

/// Checks SQLite's logs too.
bool isWritable(const QString& path) {
  const auto may = [](const QString& place) {
    return ::faccessat(AT_FDCWD, QFile::encodeName(place).constData(), W_OK, AT_EACCESS) == 0;
  };
  return may(path) && may(QFileInfo(path).absolutePath());
}

/// A copy without the series.
values::BenchResult headOf(const values::BenchResult& result) {
  values::BenchResult head = result;
  head.series.clear();
  return head;
}

json parsed(const QString& head) {
  return json::parse(head.toStdString());
}

}  // namespace

QString HistoryFile::usualPath() {
  return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
      .filePath(QStringLiteral("history.sqlite"));
}

HistoryFile::HistoryFile(const QString& path, const Options& options, OnDamage onDamage)
    : m_path(path) {
  try {
    checkOwner(path);
  } catch (const Damaged&) {
    if (onDamage == OnDamage::refuse) throw;
  }
  if (QFileInfo(path).size() > 0 && !isWritable(path)) {
    openForReading(options);
    return;
  }
  QDir().mkpath(QFileInfo(path).absolutePath());
  // Only one program at a time may create a history or rename a damaged one.
  const app::FileLock lock(path + QStringLiteral(".lock"), options.busyTimeout);
  if (lock.isHeldElsewhere()) {
    values::unavailable("The history " + path.toStdString() +
                        " is being opened by another program.");
  }
  try {
    open(options);
  } catch (const Damaged&) {
    m_database.reset();
    if (onDamage == OnDamage::refuse) throw;
    keepAside();
    open(options);
  }
}

void HistoryFile::open(const Options& options) {
  m_database = std::make_unique<Database>(m_path, options);
  prepareSchema(*m_database);
  const QString yesterday = QDateTime::currentDateTimeUtc().addDays(-1).toString(Qt::ISODate);
  const QVariant old = m_database->value(
      QStringLiteral("SELECT 1 FROM entries WHERE removed < ? LIMIT 1"), {yesterday});
  if (old.isValid()) {
    m_database->run(QStringLiteral("DELETE FROM entries WHERE removed < ?"), {yesterday});
  }
}

void HistoryFile::openForReading(const Options& options) {
  // Another user's program may be writing, and its changes may be in the log.
  const bool hasLog = QFileInfo(m_path + QStringLiteral("-wal")).size() > 0;
  m_database = std::make_unique<Database>(
      m_path, options, hasLog ? Database::Access::readOnly : Database::Access::unchanging);
  prepareSchema(*m_database);
}

void HistoryFile::keepAside() {
  const QString aside = app::keepAside(m_path);
  if (aside.isEmpty()) {
    values::unavailable("The history " + m_path.toStdString() +
                        " is damaged and cannot be renamed: its folder may not be written to.");
  }
  for (const char* part : {"-wal", "-shm"}) {
    QFile::rename(m_path + QLatin1String(part), aside + QLatin1String(part));
  }
  m_remark = text("The history was damaged: it is kept as " + aside.toStdString() +
                  ", and a new one was begun.");
}

// Storing

std::int64_t HistoryFile::addRun(const values::RunResult& run, const Provenance& provenance) {
  Transaction transaction(*m_database);
  const std::int64_t id = m_database->change(
      QStringLiteral("INSERT INTO entries (kind, date, kernel, machine, device, driver, version, "
                     "least_n, most_n, best_ms, complete, head) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?)"),
      {nameOf(Kind::run), provenance.date, text(run.kernel), text(run.machine), text(run.device),
       provenance.driver, provenance.version, qint64{run.parameters.n}, qint64{run.parameters.n},
       msOrNull(run.phases.kernel, run.backend == values::BackendChoice::emulator),
       jsonText(engine::toJson(run))});
  transaction.commit();
  return id;
}

std::int64_t HistoryFile::addBenchmark(const values::BenchResult& result,
                                       std::optional<Kind> kind) {
  Transaction transaction(*m_database);
  const std::int64_t id = insertBenchmark(result, kind.value_or(kindOf(result)), {}, true);
  for (const values::BenchSeries& series : result.series) insertSeries(id, series);
  transaction.commit();
  return id;
}

std::int64_t HistoryFile::beginBenchmark(const values::BenchResult& head, Kind kind) {
  Transaction transaction(*m_database);
  const std::int64_t id = insertBenchmark(head, kind, {}, false);
  transaction.commit();
  return id;
}

void HistoryFile::addSeries(std::int64_t benchmark, const values::BenchSeries& series) {
  Transaction transaction(*m_database);
  insertSeries(benchmark, series);
  transaction.commit();
}

void HistoryFile::finishBenchmark(std::int64_t benchmark, const values::BenchResult& result) {
  Transaction transaction(*m_database);
  m_database->run(
      QStringLiteral("UPDATE entries SET date = ?, machine = ?, device = ?, driver = ?, "
                     "version = ?, head = ?, complete = 1 WHERE id = ?"),
      {text(result.date), text(result.machine), text(result.device), text(result.driver),
       text(result.version), jsonText(engine::toJson(headOf(result))), qint64{benchmark}});
  const auto stored = m_database->value(
      QStringLiteral("SELECT count(*) FROM series WHERE entry = ?"), {qint64{benchmark}});
  const auto kind = m_database->value(QStringLiteral("SELECT kind FROM entries WHERE id = ?"),
                                      {qint64{benchmark}});
  // Some series could not be stored as they arrived, or have other samples since.
  if (stored.toULongLong() != result.series.size() || kind == nameOf(Kind::sweep)) {
    m_database->run(QStringLiteral("DELETE FROM series WHERE entry = ?"), {qint64{benchmark}});
    m_database->run(QStringLiteral("UPDATE entries SET least_n = NULL, most_n = NULL, "
                                   "best_ms = NULL WHERE id = ?"),
                    {qint64{benchmark}});
    for (const values::BenchSeries& series : result.series) insertSeries(benchmark, series);
  }
  transaction.commit();
}

std::vector<int> HistoryFile::import(std::span<const ResultFile> files,
                                     const values::ProgressMonitor& monitor) {
  std::size_t all = 0;
  for (const ResultFile& file : files) all += file.results.size();
  std::size_t passed = 0;
  std::vector<int> stored;
  Transaction transaction(*m_database);
  KnownBenchmarks known(*m_database);
  for (const ResultFile& file : files) {
    const QString origin = QFileInfo(file.path).fileName();
    int& count = stored.emplace_back(0);
    for (const values::BenchResult& result : file.results) {
      monitor.at(static_cast<double>(passed++) / static_cast<double>(all));
      if (!known.add(result)) continue;
      const std::int64_t id = insertBenchmark(result, kindOf(result), origin, true);
      for (const values::BenchSeries& series : result.series) {
        monitor.at(static_cast<double>(passed) / static_cast<double>(all));
        insertSeries(id, series);
      }
      ++count;
    }
  }
  transaction.commit();
  return stored;
}

std::int64_t HistoryFile::insertBenchmark(const values::BenchResult& result, Kind kind,
                                          const QString& origin, bool isComplete) {
  return m_database->change(
      QStringLiteral("INSERT INTO entries (kind, date, kernel, machine, device, driver, version, "
                     "origin, complete, head) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      {nameOf(kind), text(result.date), text(result.kernel), text(result.machine),
       text(result.device), text(result.driver), text(result.version), origin, isComplete,
       jsonText(engine::toJson(headOf(result)))});
}

void HistoryFile::insertSeries(std::int64_t entry, const values::BenchSeries& series) {
  std::vector<std::byte> samples;
  const json head = engine::encodePart(series, samples);
  m_database->change(QStringLiteral("INSERT INTO series (entry, head, samples) VALUES (?, ?, ?)"),
                     {qint64{entry}, jsonText(head),
                      QByteArray(reinterpret_cast<const char*>(samples.data()),
                                 static_cast<qsizetype>(samples.size()))});
  // The machine and device of an unfinished benchmark are those of its series.
  m_database->change(
      QStringLiteral("UPDATE entries SET least_n = min(coalesce(least_n, new.n), new.n), "
                     "best_ms = CASE WHEN most_n IS NULL OR new.n > most_n THEN new.ms "
                     "WHEN new.n < most_n THEN best_ms "
                     "ELSE min(coalesce(best_ms, new.ms), coalesce(new.ms, best_ms)) END, "
                     "most_n = max(coalesce(most_n, new.n), new.n), "
                     "machine = iif(machine = '', new.cpu, machine), "
                     "device = iif(device = '', new.gpu, device) "
                     "FROM (SELECT ? AS n, ? AS ms, ? AS cpu, ? AS gpu) AS new WHERE id = ?"),
      {qint64{series.n}, msOrNull(bench::summarize(series.samples).median, series.emulated),
       placeAfter("CPU: ", series.where), deviceOf(series), qint64{entry}});
}

// Reading

Found HistoryFile::search(const Search& search) {
  const Condition condition = conditionOf(search);
  Found found;
  found.all =
      m_database->value(QStringLiteral("SELECT count(*) FROM entries WHERE removed IS NULL"))
          .toLongLong();
  found.matches = m_database
                      ->value(QStringLiteral("SELECT count(*) FROM entries WHERE ") + condition.sql,
                              condition.values)
                      .toLongLong();
  const auto distinct = [this](const QString& column) {
    QStringList names;
    m_database->read(
        QStringLiteral("SELECT DISTINCT %1 FROM entries WHERE removed IS NULL AND %1 <> '' "
                       "ORDER BY %1")
            .arg(column),
        {}, [&names](const QSqlQuery& row) { names += row.value(0).toString(); });
    return names;
  };
  found.kernels = distinct(QStringLiteral("kernel"));
  found.machines = distinct(QStringLiteral("machine"));
  m_database->read(
      QStringLiteral("SELECT %1 FROM entries WHERE %2 ORDER BY date DESC, id DESC LIMIT %3")
          .arg(QLatin1String(kEntryColumns), condition.sql)
          .arg(search.most),
      condition.values, [&found](const QSqlQuery& row) {
        try {
          found.entries.push_back(entryAt(row));
        } catch (const values::Error& error) {
          found.leftOut += QStringLiteral("Entry %1 of the history is left out: %2")
                               .arg(row.value(0).toString(), QString::fromUtf8(error.what()));
        }
      });
  return found;
}

std::pair<Entry, QString> HistoryFile::rowOf(std::int64_t id) {
  std::optional<std::pair<Entry, QString>> found;
  m_database->read(QStringLiteral("SELECT %1, head FROM entries WHERE id = ? AND removed IS NULL")
                       .arg(QLatin1String(kEntryColumns)),
                   {qint64{id}}, [&found](const QSqlQuery& row) {
                     found.emplace(entryAt(row), row.value(QStringLiteral("head")).toString());
                   });
  if (!found) values::refuse("There is no entry " + std::to_string(id) + " in the history.");
  return *std::move(found);
}

Entry HistoryFile::entry(std::int64_t id) {
  return rowOf(id).first;
}

Whole HistoryFile::read(std::int64_t id) {
  auto [entry, head] = rowOf(id);
  Whole whole{std::move(entry), {}, {}};
  try {
    if (whole.entry.kind == Kind::run) {
      whole.run = engine::runResultFromJson(parsed(head));
      return whole;
    }
    values::BenchResult result = engine::benchResultFromJson(parsed(head));
    result.machine = whole.entry.machine.toStdString();
    result.device = whole.entry.device.toStdString();
    result.driver = whole.entry.driver.toStdString();
    result.version = whole.entry.version.toStdString();
    result.series = seriesOf(id);
    whole.benchmark = std::move(result);
  } catch (const json::exception&) {
    values::refuse("Entry " + std::to_string(id) + " of the history cannot be read.");
  }
  return whole;
}

std::vector<values::BenchSeries> HistoryFile::seriesOf(std::int64_t entry) {
  std::vector<values::BenchSeries> all;
  m_database->read(QStringLiteral("SELECT head, samples FROM series WHERE entry = ? ORDER BY id"),
                   {qint64{entry}}, [&all](const QSqlQuery& row) {
                     const QByteArray samples = row.value(1).toByteArray();
                     engine::PayloadReader payload(std::as_bytes(
                         std::span(samples.constData(), static_cast<std::size_t>(samples.size()))));
                     all.push_back(engine::decodePart<values::BenchSeries>(
                         parsed(row.value(0).toString()), payload));
                     payload.expectEnd();
                   });
  return all;
}

// Changing

void HistoryFile::setTag(std::int64_t id, const QString& tag) {
  m_database->run(QStringLiteral("UPDATE entries SET tag = ? WHERE id = ?"), {tag, qint64{id}});
}

void HistoryFile::remove(std::span<const std::int64_t> ids) {
  mark(ids, now());
}

void HistoryFile::restore(std::span<const std::int64_t> ids) {
  mark(ids, {});
}

void HistoryFile::mark(std::span<const std::int64_t> ids, const QVariant& removed) {
  Transaction transaction(*m_database);
  for (const std::int64_t id : ids) {
    m_database->run(QStringLiteral("UPDATE entries SET removed = ? WHERE id = ?"),
                    {removed, qint64{id}});
  }
  transaction.commit();
}

}  // namespace lanescope::history
