// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>
#include <chrono>
#include <cstdint>
#include <map>
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
  enum class Access {
    readWrite,
    readOnly,    ///< beside another program that writes
    unchanging,  ///< the file alone, as it is: neither it nor anything beside it is touched
  };
  struct Options {
    /// How long another program's write is waited for.
    std::chrono::milliseconds estimate{5000};
    std::optional<qint64> mostPages = {};  ///< the file may have; for tests of a full disk
  };

  /// Opens the file; to be written to, makes an empty one where there is none. Throws values::Error
  /// (unavailable), Damaged.
  Database(const QString& path, const Options& options, Access access = Access::readWrite);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// Throws values::Error (unavailable), Damaged.
  QSqlQuery run(const QString& sql, const QVariantList& values = {});
  /// The same of what gives no rows; it is prepared once. Returns the number of the row that it
  /// inserted, if any.
  std::int64_t change(const QString& sql, const QVariantList& values);
  /// The first column of the first row.
  [[nodiscard]] QVariant value(const QString& sql, const QVariantList& values = {});
  [[nodiscard]] const QString& path() const { return m_path; }
  [[nodiscard]] bool isReadOnly() const { return m_access != Access::readWrite; }

 private:
  void close();
  [[noreturn]] void fail(const QSqlError& error) const;

  QString m_path;
  Access m_access;
  QString m_name;  ///< of the connection
  QSqlDatabase m_database;
  std::map<QString, QSqlQuery> m_prepared;
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
