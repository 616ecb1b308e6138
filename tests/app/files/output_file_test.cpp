// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/output_file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <csignal>
#include <string>

#include "values/error.h"

namespace lanescope::app {
namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no file)");
}

std::string refusal(const QString& path) {
  try {
    OutputFile file(path);
    return "opened";
  } catch (const values::Error& error) {
    return error.what();
  }
}

TEST(OutputFile, LeavesTheOldFileAloneUntilItIsCommitted) {
  QTemporaryDir folder;
  const QString path = folder.filePath("f.txt");
  {
    OutputFile file(path);
    file.write("old");
    file.commit();
  }
  {
    OutputFile file(path);
    file.write(std::string(3 << 20, 'x'));
  }
  EXPECT_EQ(contentOf(path), "old");
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
  OutputFile file(path);
  file.write("new");
  EXPECT_EQ(contentOf(path), "old");
  file.commit();
  EXPECT_EQ(contentOf(path), "new");
}

TEST(OutputFile, ReplacesTheFileBehindALink) {
  const QTemporaryDir folder;
  const QString file = folder.filePath("f.txt");
  const QString link = folder.filePath("link");
  for (const char* const text : {"new", "again"}) {  // there is no such file at first
    ASSERT_TRUE(QFile::exists(link) || QFile::link("f.txt", link));
    writeFile(link, text);
    EXPECT_TRUE(QFileInfo(link).isSymLink());
    EXPECT_FALSE(QFileInfo(file).isSymLink());
    EXPECT_EQ(contentOf(file), text);
  }
}

TEST(OutputFile, IsReadableToWhoCouldReadItBefore) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("f.txt");
  constexpr auto kOfTheGroup = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
  constexpr auto kAll = kOfTheGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
  const auto permissions = [&] { return QFile::permissions(path) & kAll; };
  const mode_t before = ::umask(022);
  writeFile(path, "new");
  ::umask(before);
  EXPECT_EQ(permissions(), kOfTheGroup | QFile::ReadOther);
  ASSERT_TRUE(QFile::setPermissions(path, kOfTheGroup));
  writeFile(path, "again");
  EXPECT_EQ(permissions(), kOfTheGroup);
  OutputFile secret(path, Readers::ownerAlone);
  secret.write("secret");
  secret.commit();
  EXPECT_EQ(permissions(), QFile::ReadOwner | QFile::WriteOwner);
}

TEST(OutputFile, RefusesWithTheReason) {
  QTemporaryDir folder;
  EXPECT_EQ(refusal(folder.path()),
            folder.path().toStdString() + " cannot be written: it is a folder.");
  EXPECT_EQ(refusal(folder.filePath("none/f.txt")),
            folder.filePath("none/f.txt").toStdString() + " cannot be written: the folder " +
                folder.filePath("none").toStdString() + " does not exist.");
}

TEST(OutputFile, RefusesWhatIsNoRegularFile) {
  EXPECT_EQ(refusal("/dev/null"), "/dev/null cannot be written: it is not a regular file.");
}

TEST(OutputFile, KeepsTheOldFileWhenTheNewOneCannotBeWrittenToItsEnd) {
  QTemporaryDir folder;
  const QString path = folder.filePath("f.txt");
  {
    OutputFile file(path);
    file.write("old");
    file.commit();
  }
  // A limit on the size of files stands for a full disk.
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit low{1 << 20, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &low), 0);
  bool failed = false;
  try {
    OutputFile file(path);
    for (int i = 0; i < 4; ++i) file.write(std::string(1 << 20, 'x'));
    file.commit();
  } catch (const values::Error& error) {
    failed = true;
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    EXPECT_EQ(error.what(), path.toStdString() + " cannot be written: File too large.");
  }
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  EXPECT_TRUE(failed);
  EXPECT_EQ(contentOf(path), "old");
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

TEST(OutputFile, TellsAtTheEndWhatALibraryDidNotSee) {
  QTemporaryDir folder;
  const QString path = folder.filePath("f.svg");
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit low{1 << 20, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &low), 0);
  std::string reason;
  {
    OutputFile file(path);
    const QByteArray part(700'000, 'x');
    for (int i = 0; i < 4; ++i) EXPECT_EQ(file.device().write(part), part.size());
    try {
      file.commit();
    } catch (const values::Error& error) {
      reason = error.what();
    }
  }
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  EXPECT_EQ(reason, path.toStdString() + " cannot be written: File too large.");
  EXPECT_TRUE(QDir(folder.path()).isEmpty(QDir::Files | QDir::Hidden));
}

}  // namespace
}  // namespace lanescope::app
