// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/schema.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include "protocol/newer_format.h"
#include "protocol/version.h"

namespace lanescope::history {
namespace {

/// One row per result. `head` is its JSON without series, record and outputs. `removed` is the time
/// of its deletion.
constexpr const char* kEntriesTable = R"(
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL, date TEXT NOT NULL, kernel TEXT NOT NULL, machine TEXT NOT NULL,
    device TEXT NOT NULL, driver TEXT NOT NULL, version TEXT NOT NULL,
    tag TEXT NOT NULL DEFAULT '', origin TEXT NOT NULL DEFAULT '',
    least_n INTEGER, most_n INTEGER, best_ms REAL,
    complete INTEGER NOT NULL, removed TEXT, head TEXT NOT NULL))";
/// The series of benchmarks in the order measured: the JSON without samples, and the samples as
/// doubles in milliseconds.
constexpr const char* kSeriesTable = R"(
  CREATE TABLE series (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    entry INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    head TEXT NOT NULL, samples BLOB NOT NULL))";

/// One row: the last version that wrote to the file. Files of 0.1 may lack it.
constexpr const char* kWriterTable = "CREATE TABLE IF NOT EXISTS writer (written_by TEXT NOT NULL)";

int versionOf(Database& database) {
  return database.value(QStringLiteral("PRAGMA user_version")).toInt();
}

[[noreturn]] void refuse(const QString& path, const std::string& reason) {
  values::unavailable("The history " + path.toStdString() + " " + reason);
}

[[noreturn]] void refuseAsDamaged(const QString& path) {
  throw Damaged(values::ErrorKind::unavailable,
                "The history " + path.toStdString() + " is damaged.");
}

bool isEmpty(Database& database) {
  return database.value(QStringLiteral("SELECT count(*) FROM sqlite_schema")).toInt() == 0;
}

std::string writerOf(Database& database) {
  try {
    return database.value(QStringLiteral("SELECT written_by FROM writer")).toString().toStdString();
  } catch (const values::Error&) {
    return {};  // there is no such table
  }
}

void checkOwner(Database& database) {
  const QVariant application = database.value(QStringLiteral("PRAGMA application_id"));
  if (application.toLongLong() != kApplicationId) {
    refuse(database.path(), "was written by another program; Lanescope leaves it alone.");
  }
  const int version = versionOf(database);
  if (version <= kSchemaVersion) return;
  values::unavailable(engine::newerFormatSentence("The history " + database.path().toStdString(),
                                                  version, kSchemaVersion, writerOf(database)));
}

/// Notes this version, so that an older one can name it. A full disk is told of when there is
/// something to store.
void noteWriter(Database& database) {
  const std::string_view version = engine::programVersion();
  if (database.isReadOnly() || writerOf(database) == version) return;
  Transaction transaction(database);
  database.run(QString::fromLatin1(kWriterTable));
  database.run(QStringLiteral("DELETE FROM writer"));
  database.run(QStringLiteral("INSERT INTO writer VALUES (?)"),
               {QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size()))});
  transaction.commit();
}

void makeTables(Database& database) {
  Transaction transaction(database);
  if (versionOf(database) != 0) return;  // another program has just created them
  database.run(QString::fromLatin1(kEntriesTable));
  database.run(QString::fromLatin1(kSeriesTable));
  database.run(QStringLiteral("CREATE INDEX entries_by_date ON entries(date)"));
  database.run(QStringLiteral("CREATE INDEX series_of_entry ON series(entry)"));
  database.run(QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
  database.run(QStringLiteral("PRAGMA user_version = %1").arg(kSchemaVersion));
  transaction.commit();
}

}  // namespace

void checkOwner(const QString& path) {
  const QFileInfo info(path);
  if (!info.exists()) return;
  if (!info.isFile()) refuse(path, "cannot be opened: it is no regular file.");
  if (info.size() == 0) return;
  // sqlite.org/fileformat2.html: integers are big-endian.
  constexpr qint64 kHeaderBytes = 100;
  constexpr qsizetype kVersionAt = 60;
  constexpr qsizetype kApplicationAt = 68;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    refuse(path, "cannot be opened: " + file.errorString().toStdString() + ".");
  }
  const QByteArray header = file.read(kHeaderBytes);
  if (file.error() != QFileDevice::NoError) {
    refuse(path, "cannot be read: " + file.errorString().toStdString() + ".");
  }
  if (header.size() < kHeaderBytes || !header.startsWith(QByteArray("SQLite format 3", 16))) {
    refuseAsDamaged(path);
  }
  const auto number = [&header](qsizetype at) {
    return qFromBigEndian<qint32>(header.constData() + at);
  };
  if (number(kApplicationAt) == kApplicationId && number(kVersionAt) <= kSchemaVersion) return;
  // Many programs set no application id. After a crash, all data of a new history may still be in
  // its log.
  Database plain(path, {}, Database::Access::unchanging);
  if (number(kApplicationAt) != 0 || !isEmpty(plain)) return checkOwner(plain);
  if (QFileInfo(path + QStringLiteral("-wal")).size() == 0) return;
  Database logged(path, {}, Database::Access::readOnly);
  if (!isEmpty(logged)) checkOwner(logged);
}

void prepareSchema(Database& database) {
  const QString verdict = database.value(QStringLiteral("PRAGMA quick_check(1)")).toString();
  if (verdict != QLatin1String("ok")) refuseAsDamaged(database.path());
  if (isEmpty(database)) makeTables(database);
  checkOwner(database);
  try {
    noteWriter(database);
  } catch (const Damaged&) {
    throw;
  } catch (const values::Error&) {
  }
}

}  // namespace lanescope::history
