// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <csignal>
#include <functional>

#include "app/history/history_file.h"
#include "app/history/schema.h"
#include "tests/app/history/history_samples.h"

namespace lanescope::history {
namespace {

using namespace std::chrono_literals;

/// The sentence of the error that `work` throws; empty when it throws none.
std::string sentenceOf(const std::function<void()>& work) {
  try {
    work();
  } catch (const values::Error& error) {
    std::string sentence = error.what();
    EXPECT_TRUE(sentence.ends_with('.') && sentence.find('\n') == std::string::npos) << sentence;
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    return sentence;
  }
  return {};
}

class HistoryTroubleTest : public testing::Test {
 protected:
  [[nodiscard]] QStringList keptAside() const {
    QStringList names =
        QDir(m_folder.path()).entryList({QStringLiteral("history.sqlite.damaged-*")});
    names.removeIf(
        [](const QString& name) { return name.endsWith("-wal") || name.endsWith("-shm"); });
    return names;
  }
  void write(const QByteArray& bytes) const {
    QFile file(m_path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }
  [[nodiscard]] QByteArray bytes(const QString& path) const {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  }

  QTemporaryDir m_folder;
  QString m_path = m_folder.filePath(QStringLiteral("history.sqlite"));
};

TEST_F(HistoryTroubleTest, RenamesADamagedFileAndBeginsANewOne) {
  QByteArray noise(10'000, 'x');
  write(noise);
  HistoryFile file(m_path);
  ASSERT_EQ(keptAside().size(), 1);
  EXPECT_TRUE(file.remark().contains(keptAside().front()));
  EXPECT_EQ(bytes(m_folder.filePath(keptAside().front())), noise);
  file.addRun(tests::sampleRun(), tests::sampleProvenance());
  EXPECT_EQ(file.search({}).all, 1);
  EXPECT_EQ(HistoryFile(m_path).remark(), QString());
}

TEST_F(HistoryTroubleTest, LeavesADamagedFileAloneWhenAsked) {
  const QByteArray noise(10'000, 'x');
  write(noise);
  EXPECT_THROW(HistoryFile(m_path, {}, HistoryFile::OnDamage::refuse), Damaged);
  EXPECT_EQ(keptAside(), QStringList());
  EXPECT_EQ(bytes(m_path), noise);
}

TEST_F(HistoryTroubleTest, FindsPagesThatWereOverwritten) {
  {
    HistoryFile file(m_path);
    for (int i = 0; i < 50; ++i) file.addBenchmark(tests::sampleBenchmark());
  }
  QByteArray content = bytes(m_path);
  ASSERT_GT(content.size(), 40'000);
  for (qsizetype at = 4096; at < content.size(); at += 4096) {
    content.replace(at, 1000, QByteArray(1000, '\x5a'));
  }
  write(content);
  HistoryFile file(m_path);
  ASSERT_EQ(keptAside().size(), 1);
  EXPECT_EQ(bytes(m_folder.filePath(keptAside().front())), content);
  EXPECT_EQ(file.search({}).all, 0);
}

TEST_F(HistoryTroubleTest, SaysWhenAnOpenFileIsDamaged) {
  HistoryFile file(m_path);
  for (int i = 0; i < 50; ++i) file.addBenchmark(tests::sampleBenchmark());
  Database(m_path, {}).run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
  QFile raw(m_path);
  ASSERT_TRUE(raw.open(QIODevice::ReadWrite));
  for (qint64 at = 4096; at < raw.size(); at += 4096) {
    raw.seek(at);
    raw.write(QByteArray(4096, '\x5a'));
  }
  raw.close();
  EXPECT_THROW(
      {
        HistoryFile::Options options;
        Database database(m_path, options);
        prepareSchema(database);
      },
      Damaged);
  HistoryFile next(m_path);
  EXPECT_EQ(keptAside().size(), 1);
}

TEST_F(HistoryTroubleTest, LeavesANewerFileAlone) {
  {
    HistoryFile file(m_path);
    Database(m_path, {}).run(QStringLiteral("PRAGMA user_version = 99"));
  }
  const std::string sentence = sentenceOf([&] { HistoryFile file(m_path); });
  EXPECT_NE(sentence.find("was written by Lanescope"), std::string::npos) << sentence;
  EXPECT_NE(sentence.find("version 99"), std::string::npos) << sentence;
  EXPECT_EQ(keptAside(), QStringList());
  EXPECT_EQ(Database(m_path, {}).value(QStringLiteral("PRAGMA user_version")).toInt(), 99);
}

TEST_F(HistoryTroubleTest, LeavesAnotherProgramsFileAlone) {
  Database(m_path, {}).run(QStringLiteral("CREATE TABLE recipes (name TEXT)"));
  const std::string sentence = sentenceOf([&] { HistoryFile file(m_path); });
  EXPECT_NE(sentence.find("another program"), std::string::npos) << sentence;
  EXPECT_EQ(keptAside(), QStringList());
}

/// Another program's database with a rollback journal, SQLite's default mode.
void makeRecipes(const QString& path, const char* more = "") {
  {
    QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "recipes");
    database.setDatabaseName(path);
    ASSERT_TRUE(database.open());
    QSqlQuery query(database);
    ASSERT_TRUE(query.exec("CREATE TABLE recipes (name TEXT)"));
    ASSERT_TRUE(query.exec("INSERT INTO recipes VALUES ('soup')"));
    ASSERT_TRUE(*more == '\0' || query.exec(more));
  }
  QSqlDatabase::removeDatabase("recipes");
}

TEST_F(HistoryTroubleTest, DoesNotTouchAFileThatItRefuses) {
  const QStringList alone{"history.sqlite"};
  for (const char* const more : {"", "PRAGMA application_id = 7", "PRAGMA journal_mode = WAL"}) {
    makeRecipes(m_path, more);
    const QByteArray before = bytes(m_path);
    EXPECT_NE(sentenceOf([&] { HistoryFile file(m_path); }).find("another program"),
              std::string::npos);
    EXPECT_EQ(bytes(m_path), before) << more;
    EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), alone) << more;
    ASSERT_TRUE(QFile::remove(m_path));
  }
  write("root:x:0:0:root:/root:/bin/bash\n");
  EXPECT_THROW(HistoryFile(m_path, {}, HistoryFile::OnDamage::refuse), Damaged);
  EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), alone);
  EXPECT_NE(sentenceOf([] { HistoryFile file("/dev/null"); }).find("no regular file"),
            std::string::npos);
  EXPECT_FALSE(QFile::exists("/dev/null.lock"));
}

TEST_F(HistoryTroubleTest, KnowsItsOwnFileWhileAllOfItIsInTheLog) {
  HistoryFile file(m_path);
  file.addRun(tests::sampleRun(), tests::sampleProvenance());
  // A copy of the open file is what a killed process leaves.
  const QString copy = m_folder.filePath("copy.sqlite");
  ASSERT_TRUE(QFile::copy(m_path, copy) && QFile::copy(m_path + "-wal", copy + "-wal"));
  EXPECT_EQ(HistoryFile(copy).search({}).all, 1);
}

TEST_F(HistoryTroubleTest, ShowsTheRestWhereOneRowIsOddAndNamesIt) {
  HistoryFile file(m_path);
  const std::int64_t first = file.addRun(tests::sampleRun(), tests::sampleProvenance());
  const std::int64_t odd = file.addRun(tests::sampleRun(), tests::sampleProvenance());
  const std::int64_t last = file.addBenchmark(tests::sampleBenchmark());
  Database(m_path, {})
      .run(QStringLiteral("UPDATE entries SET kind = 'po\x1b[em' WHERE id = ?"), {qint64{odd}});
  const Found found = file.search({});
  ASSERT_EQ(found.entries.size(), 2U);
  EXPECT_EQ(found.entries[0].id, first);
  EXPECT_EQ(found.entries[1].id, last);
  EXPECT_EQ(found.matches, 3);
  ASSERT_EQ(found.leftOut.size(), 1);
  EXPECT_TRUE(found.leftOut.front().startsWith(QStringLiteral("Entry %1 ").arg(odd)));
  EXPECT_TRUE(found.leftOut.front().contains("is not a kind of entry"));
  EXPECT_EQ(found.remarks(), found.leftOut);
}

TEST_F(HistoryTroubleTest, SaysThatTheFileIsLockedAndStoresOnceItIsNot) {
  HistoryFile file(m_path, {.busyTimeout = 50ms});
  Database other(m_path, {});
  {
    const Transaction writing(other);
    const std::string sentence =
        sentenceOf([&] { file.addRun(tests::sampleRun(), tests::sampleProvenance()); });
    EXPECT_NE(sentence.find("locked"), std::string::npos) << sentence;
    EXPECT_EQ(file.search({}).all, 0);  // reading still works
    HistoryFile another(m_path, {.busyTimeout = 50ms});
    EXPECT_EQ(another.search({}).all, 0);
  }
  file.addRun(tests::sampleRun(), tests::sampleProvenance());
  EXPECT_EQ(file.search({}).all, 1);
}

TEST_F(HistoryTroubleTest, SaysThatTheDiskIsFullAndKeepsWhatItHas) {
  std::int64_t kept = 0;
  {
    HistoryFile file(m_path, {.mostPages = 40});
    std::string sentence;
    for (int i = 0; i < 100 && sentence.empty(); ++i) {
      sentence = sentenceOf([&] {
        file.addBenchmark(tests::sampleBenchmark());
        ++kept;
      });
    }
    EXPECT_NE(sentence.find("full"), std::string::npos) << sentence;
    EXPECT_GT(kept, 3);
    EXPECT_EQ(file.search({}).all, kept);
  }
  HistoryFile file(m_path);
  EXPECT_EQ(file.remark(), QString());
  EXPECT_EQ(file.search({}).all, kept);
  file.addBenchmark(tests::sampleBenchmark());
  EXPECT_EQ(file.search({}).all, kept + 1);
}

TEST_F(HistoryTroubleTest, SaysThatTheFileCannotGrow) {
  HistoryFile file(m_path);
  file.addBenchmark(tests::sampleBenchmark());
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit little{100'000, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &little), 0);
  std::string sentence;
  std::int64_t kept = 1;
  for (int i = 0; i < 100 && sentence.empty(); ++i) {
    sentence = sentenceOf([&] {
      file.addBenchmark(tests::sampleBenchmark());
      ++kept;
    });
  }
  EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  EXPECT_NE(sentence.find("cannot grow"), std::string::npos) << sentence;
  EXPECT_EQ(file.search({}).all, kept);
  file.addBenchmark(tests::sampleBenchmark());
  EXPECT_EQ(HistoryFile(m_path).search({}).all, kept + 1);
}

/// Gives up root's rights while it lives, since root may write everywhere.
class AsOrdinaryUser {
 public:
  explicit AsOrdinaryUser(const QString& folder) {
    if (geteuid() != 0) return;
    constexpr uid_t kNobody = 65534;
    for (const QString& name : QDir(folder).entryList(QDir::Files | QDir::Hidden)) {
      EXPECT_EQ(::chown(qPrintable(folder + "/" + name), kNobody, kNobody), 0);
    }
    EXPECT_EQ(::chown(qPrintable(folder), kNobody, kNobody), 0);
    EXPECT_EQ(::seteuid(kNobody), 0);
    m_isSet = true;
  }
  ~AsOrdinaryUser() {
    if (m_isSet) {
      EXPECT_EQ(::seteuid(0), 0);
    }
  }
  AsOrdinaryUser(const AsOrdinaryUser&) = delete;
  AsOrdinaryUser& operator=(const AsOrdinaryUser&) = delete;

 private:
  bool m_isSet = false;
};

TEST_F(HistoryTroubleTest, SaysThatTheFileIsReadOnly) {
  { HistoryFile(m_path).addRun(tests::sampleRun(), tests::sampleProvenance()); }
  ASSERT_EQ(::chmod(qPrintable(m_path), 0444), 0);
  const AsOrdinaryUser user(m_folder.path());
  const std::string sentence = sentenceOf([&] {
    HistoryFile file(m_path);
    EXPECT_EQ(file.search({}).all, 1);
    file.addRun(tests::sampleRun(), tests::sampleProvenance());
  });
  EXPECT_NE(sentence.find("read-only"), std::string::npos) << sentence;
  EXPECT_EQ(keptAside(), QStringList());
}

TEST_F(HistoryTroubleTest, ReadsInAFolderThatMayOnlyBeRead) {
  for (const mode_t mode : {0644, 0444}) {
    {
      HistoryFile(m_path).addRun(tests::sampleRun(), tests::sampleProvenance());
      HistoryFile(m_path).addBenchmark(tests::sampleBenchmark());
    }
    QFile::remove(m_path + ".lock");
    ASSERT_EQ(::chmod(qPrintable(m_path), mode), 0);
    ASSERT_EQ(::chmod(qPrintable(m_folder.path()), 0555), 0);
    {
      const AsOrdinaryUser user(m_folder.path());
      HistoryFile file(m_path, {}, HistoryFile::OnDamage::refuse);
      const Found found = file.search({});
      EXPECT_GE(found.entries.size(), 2U);
      EXPECT_TRUE(file.read(found.entries.front().id).run);
      EXPECT_NE(sentenceOf([&] { file.setTag(1, "x"); }).find("read-only"), std::string::npos);
      EXPECT_NE(sentenceOf([&] { file.addBenchmark(tests::sampleBenchmark()); }).find("read-only"),
                std::string::npos);
    }
    EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden),
              QStringList{"history.sqlite"});
    ASSERT_EQ(::chmod(qPrintable(m_folder.path()), 0755), 0);
    ASSERT_EQ(::chmod(qPrintable(m_path), 0644), 0);
  }
}

TEST_F(HistoryTroubleTest, SaysThatTheFolderIsReadOnly) {
  ASSERT_EQ(::chmod(qPrintable(m_folder.path()), 0555), 0);
  {
    const AsOrdinaryUser user(m_folder.path());
    const std::string sentence = sentenceOf([&] { HistoryFile file(m_path); });
    EXPECT_NE(sentence.find("its folder may not be written to"), std::string::npos) << sentence;
    const QString beyond = m_folder.filePath(QStringLiteral("deeper/history.sqlite"));
    EXPECT_NE(sentenceOf([&] { HistoryFile file(beyond); }), "");
  }
  ASSERT_EQ(::chmod(qPrintable(m_folder.path()), 0755), 0);
}

TEST_F(HistoryTroubleTest, SaysThatAFolderIsNoFile) {
  ASSERT_TRUE(QDir().mkpath(m_path));
  EXPECT_NE(sentenceOf([&] { HistoryFile file(m_path); }), "");
  EXPECT_TRUE(QDir(m_path).exists());
}

}  // namespace
}  // namespace lanescope::history
