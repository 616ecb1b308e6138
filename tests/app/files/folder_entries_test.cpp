// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/folder_entries.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "app/files/output_file.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

class FolderEntries : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(QDir(path()).mkpath("b/within"));
    for (const char* const name : {"c.txt", ".hidden", "b/within/d.txt"}) {
      writeFile(path() + '/' + name, "text");
    }
    ASSERT_TRUE(QFile::link(path() + "/b", path() + "/a-link"));
  }
  [[nodiscard]] QString path() const { return m_folder.path(); }
  [[nodiscard]] QStringList names(const QFileInfoList& entries) const {
    QStringList names;
    for (const QFileInfo& entry : entries) names += QDir(path()).relativeFilePath(entry.filePath());
    return names;
  }

 private:
  QTemporaryDir m_folder;
};

TEST_F(FolderEntries, AreAllByTheirNames) {
  const QFileInfoList entries = entriesOf(path());
  EXPECT_EQ(names(entries), QStringList({".hidden", "a-link", "b", "c.txt"}));
  EXPECT_TRUE(isHidden(entries.front()));
  EXPECT_FALSE(isHidden(entries.back()));
}

TEST_F(FolderEntries, AreVisitedInFoldersWithinToo) {
  QFileInfoList all;
  visitEntries(path(), [&all](const QFileInfo& entry) {
    all += entry;
    return true;
  });
  EXPECT_EQ(names(all),
            QStringList({".hidden", "a-link", "b", "b/within", "b/within/d.txt", "c.txt"}));
  all.clear();
  visitEntries(path(), [&all](const QFileInfo& entry) {
    all += entry;
    return entry.fileName() != QLatin1String("within");
  });
  EXPECT_EQ(names(all), QStringList({".hidden", "a-link", "b", "b/within", "c.txt"}));
}

TEST_F(FolderEntries, SayWhyAFolderCannotBeRead) {
  const auto reason = [](const QString& folder) -> std::string {
    try {
      static_cast<void>(entriesOf(folder));
      return "read";
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
      return error.what();
    }
  };
  EXPECT_EQ(reason(path() + "/none"),
            path().toStdString() + "/none cannot be read: No such file or directory.");
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit none{0, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &none), 0);
  const std::string withoutFiles = reason(path());
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
  EXPECT_EQ(withoutFiles, path().toStdString() + " cannot be read: Too many open files.");
}

}  // namespace
}  // namespace lanescope::app
