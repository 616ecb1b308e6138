// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/database.h"

#include <sys/resource.h>

#include <QFileInfo>
#include <QSqlError>
#include <QUrl>
#include <QUuid>
#include <algorithm>

namespace lanescope::history {
namespace {

// SQLite's primary result codes (sqlite.org/rescode.html).
constexpr int kBusy = 5;
constexpr int kLocked = 6;
constexpr int kNoMemory = 7;
constexpr int kReadOnly = 8;
constexpr int kInputOutput = 10;
constexpr int kCorrupt = 11;
constexpr int kFull = 13;
constexpr int kCannotOpen = 14;
constexpr int kNotADatabase = 26;
constexpr int kPrimaryCode = 0xff;

/// Only a variant without a value is NULL; an empty text is bound as text.
QVariant bound(const QVariant& value) {
  if (value.typeId() == QMetaType::QString && value.toString().isEmpty())
    return QString(QLatin1String(""));
  if (value.typeId() == QMetaType::QByteArray && value.toByteArray().isEmpty()) {
    return QByteArray("");
  }
  return value;
}

/// With "immutable", SQLite neither locks the file nor makes a log (sqlite.org/uri.html).
QString unchangingName(const QString& path) {
  const QUrl url = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath());
  return url.toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1");
}

/// Whether the file or its log has reached the process's limit on file sizes (RLIMIT_FSIZE).
bool isAtFileLimit(const QString& path) {
  constexpr qint64 kLargestPage = 65'536;
  rlimit limit{};
  if (::getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return false;
  const qint64 size =
      std::max(QFileInfo(path).size(), QFileInfo(path + QStringLiteral("-wal")).size());
  return static_cast<rlim_t>(size + 2 * kLargestPage) > limit.rlim_cur;
}

}  // namespace

Database::Database(const QString& path, const Options& options, Access access)
    : m_path(path), m_access(access), m_name(QUuid::createUuid().toString(QUuid::Id128)) {
  if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE"))) {
    values::unavailable(
        "The history needs Qt's plugin for SQLite, which is not installed (package "
        "libqt6sql6-sqlite).");
  }
  m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
  m_database.setDatabaseName(access == Access::unchanging ? unchangingName(path) : path);
  QString settings = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(options.busyTimeout.count());
  if (isReadOnly()) settings += QStringLiteral(";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
  m_database.setConnectOptions(settings);
  try {
    if (!m_database.open()) fail(m_database.lastError());
    // What SQLite advises for a file that may be another's (sqlite.org/security.html): its schema
    // calls no function with side effects, and each page is checked as it is read.
    run(QStringLiteral("PRAGMA trusted_schema = OFF"));
    run(QStringLiteral("PRAGMA cell_size_check = ON"));
    // The system keeps the file's pages, too: half a MiB of them is enough here.
    run(QStringLiteral("PRAGMA cache_size = -512"));
    if (isReadOnly()) return;
    run(QStringLiteral("PRAGMA foreign_keys = ON"));
    // In WAL mode readers do not wait for a writer, and a killed process leaves a sound file.
    run(QStringLiteral("PRAGMA journal_mode = WAL"));
    run(QStringLiteral("PRAGMA synchronous = FULL"));
    if (options.mostPages) {
      run(QStringLiteral("PRAGMA max_page_count = %1").arg(*options.mostPages));
    }
  } catch (...) {
    close();
    throw;
  }
}

Database::~Database() {
  close();
}

void Database::close() {
  m_prepared.clear();
  m_database = {};
  QSqlDatabase::removeDatabase(m_name);
}

QSqlQuery Database::begin(const QString& sql, const QVariantList& values) {
  QSqlQuery query(m_database);
  query.setForwardOnly(true);
  if (!query.prepare(sql)) fail(query.lastError());
  for (const QVariant& value : values) query.addBindValue(bound(value));
  if (!query.exec()) fail(query.lastError());
  return query;
}

void Database::run(const QString& sql, const QVariantList& values) {
  static_cast<void>(begin(sql, values));
}

void Database::read(const QString& sql, const QVariantList& values,
                    const std::function<void(const QSqlQuery&)>& row) {
  QSqlQuery query = begin(sql, values);
  // The rows also end where SQLite failed. A text for which it had no memory is empty, and the next
  // step tells so.
  const auto next = [&] {
    if (query.next()) return true;
    if (query.lastError().isValid()) fail(query.lastError());
    return false;
  };
  while (next()) {
    try {
      row(query);
    } catch (...) {
      static_cast<void>(next());
      throw;
    }
  }
}

QVariant Database::value(const QString& sql, const QVariantList& values) {
  QVariant found;
  read(sql, values, [&found](const QSqlQuery& row) { found = row.value(0); });
  return found;
}

std::int64_t Database::change(const QString& sql, const QVariantList& values) {
  auto known = m_prepared.find(sql);
  if (known == m_prepared.end()) {
    QSqlQuery fresh(m_database);
    fresh.setForwardOnly(true);
    if (!fresh.prepare(sql)) fail(fresh.lastError());
    known = m_prepared.emplace(sql, std::move(fresh)).first;
  }
  QSqlQuery& query = known->second;
  for (int i = 0; i < values.size(); ++i) query.bindValue(i, bound(values[i]));
  if (!query.exec()) fail(query.lastError());
  const std::int64_t id = query.lastInsertId().toLongLong();
  query.finish();
  return id;
}

void Database::fail(const QSqlError& error) const {
  const std::string file = "The history " + m_path.toStdString();
  const auto refuse = [&](const std::string& reason) { values::unavailable(file + reason); };
  switch (error.nativeErrorCode().toInt() & kPrimaryCode) {
    case kBusy:
    case kLocked:
      refuse(" is locked by another program.");
      break;
    case kNoMemory:
      refuse(" cannot be read or written: there is not enough memory.");
      break;
    case kReadOnly:
      refuse(" is read-only: nothing can be stored in it.");
      break;
    case kInputOutput:
      // SQLite has no code for a file at the process's size limit.
      if (isAtFileLimit(m_path)) refuse(" cannot grow: the size of files is limited (ulimit -f).");
      refuse(" cannot be read or written: the system reports an input/output error.");
      break;
    case kFull:
      refuse(" cannot grow: the disk is full.");
      break;
    case kCannotOpen:
      refuse(" cannot be opened: its folder may not be written to, or it is no file.");
      break;
    case kCorrupt:
    case kNotADatabase:
      throw Damaged(values::ErrorKind::unavailable, file + " is damaged.");
    default:
      break;
  }
  refuse(" failed: " + error.text().trimmed().toStdString() + ".");
  std::abort();
}

Transaction::Transaction(Database& database) : m_database(database) {
  m_database.run(QStringLiteral("BEGIN IMMEDIATE"));
}

Transaction::~Transaction() {
  if (!m_isOpen) return;
  try {
    m_database.run(QStringLiteral("ROLLBACK"));
  } catch (const values::Error&) {  // SQLite has already rolled back
  }
}

void Transaction::commit() {
  m_database.run(QStringLiteral("COMMIT"));
  m_isOpen = false;
}

}  // namespace lanescope::history
