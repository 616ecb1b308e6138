// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

// What the desktop gets: how the program starts, what it is, which files are its own.

namespace lanescope::tests {
namespace {

const QString kPackaging = QStringLiteral(LANESCOPE_PACKAGING);
const QString kId = QStringLiteral(LANESCOPE_APP_ID);
const QString kMimeTypes = QStringLiteral(LANESCOPE_DESKTOP "/lanescope.mime.xml");

QString contentOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return QString::fromUtf8(file.readAll());
}

/// Whether a tool accepts its arguments; it is skipped where it is not installed.
void expectAccepted(const QString& tool, const QStringList& arguments) {
  if (QStandardPaths::findExecutable(tool).isEmpty()) {
    GTEST_SKIP() << tool.toStdString() << " is not installed";
  }
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(tool, arguments);
  ASSERT_TRUE(process.waitForFinished());
  EXPECT_EQ(process.exitCode(), 0) << process.readAll().toStdString();
}

TEST(DesktopFiles, TheEntryIsValid) {
  expectAccepted("desktop-file-validate", {kPackaging + '/' + kId + ".desktop"});
}

TEST(DesktopFiles, TheDescriptionForSoftwareCentresIsValid) {
  expectAccepted("appstreamcli",
                 {"validate", "--pedantic", "--no-net", kPackaging + '/' + kId + ".metainfo.xml"});
}

TEST(DesktopFiles, TheMimeTypesAreThoseOfTheEntry) {
  const QTemporaryDir folder;
  ASSERT_TRUE(QDir(folder.path()).mkpath("packages"));
  ASSERT_TRUE(QFile::copy(kMimeTypes, folder.filePath("packages/lanescope.xml")));
  const QString types = contentOf(kMimeTypes);
  const QString entry = contentOf(kPackaging + '/' + kId + ".desktop");
  static const QRegularExpression kLine("^MimeType=(.*);$", QRegularExpression::MultilineOption);
  static const QRegularExpression kType("mime-type type=\"([^\"]+)\"");
  QStringList found;
  for (auto all = kType.globalMatch(types); all.hasNext();) found << all.next().captured(1);
  EXPECT_EQ(found, kLine.match(entry).captured(1).split(';'));
  expectAccepted("update-mime-database", {folder.path()});
}

TEST(DesktopFiles, TheIconIsThereInAllSizes) {
  for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
    const QImage image(QStringLiteral(LANESCOPE_ICONS "/%1x%1/apps/%2.png").arg(size).arg(kId));
    ASSERT_EQ(image.size(), QSize(size, size));
    EXPECT_EQ(image.pixelColor(0, 0).alpha(), 0) << size << ": its corner is clear";
    EXPECT_EQ(image.pixelColor(size / 2, size / 2).alpha(), 255) << size;
  }
}

}  // namespace
}  // namespace lanescope::tests
