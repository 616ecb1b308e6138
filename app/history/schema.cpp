// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/schema.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

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

void checkOwner(const QString& path, qint64 application, int version) {
  if (application != kApplicationId) {
    refuse(path, "was written by another program; Lanescope leaves it alone.");
  }
  if (version > kSchemaVersion) {
    refuse(path, "was written by a newer Lanescope: its format is version " +
                     std::to_string(version) + ", and this one knows up to version " +
                     std::to_string(kSchemaVersion) + ".");
  }
}

void checkOwner(Database& database) {
  checkOwner(database.path(), database.value(QStringLiteral("PRAGMA application_id")).toLongLong(),
             versionOf(database));
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
  if (header.size() < kHeaderBytes || !header.startsWith(QByteArray("SQLite format 3", 16))) {
    refuseAsDamaged(path);
  }
  const auto number = [&header](qsizetype at) {
    return qFromBigEndian<qint32>(header.constData() + at);
  };
  if (number(kApplicationAt) != 0) {
    return checkOwner(path, number(kApplicationAt), number(kVersionAt));
  }
  // Many programs set no application id. After a crash, all data of a new history may still be in
  // its log.
  Database plain(path, {}, Database::Access::unchanging);
  if (!isEmpty(plain)) return checkOwner(plain);
  if (QFileInfo(path + QStringLiteral("-wal")).size() == 0) return;
  Database logged(path, {}, Database::Access::readOnly);
  if (!isEmpty(logged)) checkOwner(logged);
}

void prepareSchema(Database& database) {
  const QString verdict = database.value(QStringLiteral("PRAGMA quick_check(1)")).toString();
  if (verdict != QLatin1String("ok")) refuseAsDamaged(database.path());
  if (isEmpty(database)) return makeTables(database);
  checkOwner(database);
}

}  // namespace lanescope::history
