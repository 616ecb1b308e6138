// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/kept_aside.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace lanescope::app {
namespace {

TEST(KeptAside, FilesOfTheSameMomentAllKeepTheirContent) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("a.json");
  constexpr int kFiles = 20;
  for (int i = 0; i < kFiles; ++i) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::number(i));
    file.close();
    const QString aside = keepAside(path);
    EXPECT_FALSE(QFileInfo::exists(path));
    EXPECT_TRUE(QFileInfo(aside).fileName().startsWith("a.json.damaged-")) << qPrintable(aside);
    QFile kept(aside);
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly)) << qPrintable(aside);
    EXPECT_EQ(kept.readAll(), QByteArray::number(i));
  }
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), kFiles);
}

TEST(KeptAside, SaysWhereItCouldNot) {
  const QTemporaryDir folder;
  EXPECT_EQ(keepAside(folder.filePath("none.json")), QString());
}

}  // namespace
}  // namespace lanescope::app
