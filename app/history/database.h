// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>
#include <chrono>
#include <optional>

#include "values/error.h"

namespace lanescope::history {

/// The file is not what SQLite wrote: it can be kept aside, and a fresh one begun.
class Damaged : public values::Error {
 public:
  using Error::Error;
};

/// One connection to an SQLite file, for the thread that made it. Every failure is one plain
/// sentence that names the file and what stands in the way.
class Database {
 public:
  struct Options {
    /// How long another program's write is waited for.
    std::chrono::milliseconds patience{5000};
    std::optional<qint64> mostPages = {};  ///< the file may have; for tests of a full disk
  };

  /// Opens the file or makes an empty one. Throws values::Error (unavailable), Damaged.
  Database(const QString& path, const Options& options);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// Throws values::Error (unavailable), Damaged.
  QSqlQuery run(const QString& sql, const QVariantList& values = {});
  /// The first column of the first row.
  [[nodiscard]] QVariant value(const QString& sql, const QVariantList& values = {});
  [[nodiscard]] std::int64_t lastId(const QSqlQuery& query) const;
  [[nodiscard]] const QString& path() const { return m_path; }

 private:
  void close();
  [[noreturn]] void fail(const QSqlError& error) const;

  QString m_path;
  QString m_name;  ///< of the connection
  QSqlDatabase m_database;
};

/// What is written in it is stored as a whole by `commit`, or not at all.
class Transaction {
 public:
  /// Waits for whoever writes now, so that nothing fails halfway.
  explicit Transaction(Database& database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  /// When it returns, what was written outlives the process and the machine.
  void commit();

 private:
  Database& m_database;
  bool m_isOpen = true;
};

}  // namespace lanescope::history
