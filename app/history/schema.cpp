// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/schema.h"

namespace lanescope::history {
namespace {

/// One line a result. `head` is its JSON without series, record and outputs; `removed` is when it
/// was deleted.
constexpr const char* kEntriesTable = R"(
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL, date TEXT NOT NULL, kernel TEXT NOT NULL, machine TEXT NOT NULL,
    device TEXT NOT NULL, driver TEXT NOT NULL, version TEXT NOT NULL,
    tag TEXT NOT NULL DEFAULT '', origin TEXT NOT NULL DEFAULT '',
    least_n INTEGER, most_n INTEGER, best_ms REAL,
    complete INTEGER NOT NULL, removed TEXT, head TEXT NOT NULL))";
/// Of benchmarks, in the order measured: the JSON without samples, and the samples in milliseconds
/// as they lie in memory.
constexpr const char* kSeriesTable = R"(
  CREATE TABLE series (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    entry INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    head TEXT NOT NULL, samples BLOB NOT NULL))";

int versionOf(Database& database) {
  return database.value(QStringLiteral("PRAGMA user_version")).toInt();
}

[[noreturn]] void refuse(const Database& database, const std::string& reason) {
  throw values::Error(values::ErrorKind::unavailable,
                      "The history " + database.path().toStdString() + " " + reason);
}

void makeTables(Database& database) {
  Transaction transaction(database);
  if (versionOf(database) != 0) return;  // another program was faster
  database.run(QString::fromLatin1(kEntriesTable));
  database.run(QString::fromLatin1(kSeriesTable));
  database.run(QStringLiteral("CREATE INDEX entries_by_date ON entries(date)"));
  database.run(QStringLiteral("CREATE INDEX series_of_entry ON series(entry)"));
  database.run(QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
  database.run(QStringLiteral("PRAGMA user_version = %1").arg(kSchemaVersion));
  transaction.commit();
}

}  // namespace

void prepareSchema(Database& database) {
  const QString verdict = database.value(QStringLiteral("PRAGMA quick_check(1)")).toString();
  if (verdict != QLatin1String("ok")) {
    throw Damaged(values::ErrorKind::unavailable,
                  "The history " + database.path().toStdString() + " is damaged.");
  }
  const bool isEmpty =
      database.value(QStringLiteral("SELECT count(*) FROM sqlite_schema")).toInt() == 0;
  if (isEmpty) return makeTables(database);
  if (database.value(QStringLiteral("PRAGMA application_id")).toInt() != kApplicationId) {
    refuse(database, "was written by another program; Lanescope leaves it alone.");
  }
  const int version = versionOf(database);
  if (version > kSchemaVersion) {
    refuse(database, "was written by a newer Lanescope: its format is version " +
                         std::to_string(version) + ", and this one knows up to version " +
                         std::to_string(kSchemaVersion) + ".");
  }
}

}  // namespace lanescope::history
