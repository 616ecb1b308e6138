// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>

#include "values/error.h"

namespace lanescope::history {

/// The file is no sound SQLite database. The caller can rename it and begin a new one.
class Damaged : public values::Error {
 public:
  using Error::Error;
};

/// One connection to an SQLite file, for the thread that made it. Each error is one sentence that
/// names the file and the reason.
class Database {
 public:
  enum class Access {
    readWrite,
    readOnly,    ///< while other programs may write
    unchanging,  ///< touches neither the file nor its log
  };
  struct Options {
    /// Time to wait for another program's write.
    std::chrono::milliseconds busyTimeout{5000};
    /// The most pages of the file; tests of a full disk set it.
    std::optional<qint64> mostPages = {};
  };

  /// Opens the file; with readWrite it makes an empty one where there is none. Throws values::Error
  /// (unavailable), Damaged.
  Database(const QString& path, const Options& options, Access access = Access::readWrite);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// Runs a statement. Throws values::Error (unavailable), Damaged.
  void run(const QString& sql, const QVariantList& values = {});
  /// Calls `row` for each row of the result, and throws where one was not read. Throws what `run`
  /// throws.
  void read(const QString& sql, const QVariantList& values,
            const std::function<void(const QSqlQuery&)>& row);
  /// Runs a statement without result rows, which is prepared once. Returns the id of the inserted
  /// row, if any. Throws what `run` throws.
  std::int64_t change(const QString& sql, const QVariantList& values);
  /// Returns the first column of the only row; nothing where there is none. Throws what `run`
  /// throws.
  [[nodiscard]] QVariant value(const QString& sql, const QVariantList& values = {});
  [[nodiscard]] const QString& path() const { return m_path; }
  [[nodiscard]] bool isReadOnly() const { return m_access != Access::readWrite; }

 private:
  void close();
  [[nodiscard]] QSqlQuery begin(const QString& sql, const QVariantList& values);
  [[noreturn]] void fail(const QSqlError& error) const;

  QString m_path;
  Access m_access;
  QString m_name;  ///< of the connection
  QSqlDatabase m_database;
  std::map<QString, QSqlQuery> m_prepared;
};

/// A transaction: `commit` stores all changes, the destructor without it stores none.
class Transaction {
 public:
  /// Waits for other writers first, so that no later statement fails because of them.
  explicit Transaction(Database& database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  /// When it returns, the changes survive a crash of the process or the machine.
  void commit();

 private:
  Database& m_database;
  bool m_isOpen = true;
};

}  // namespace lanescope::history
