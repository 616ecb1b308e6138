// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/markdown/text_decoder.h"

#include <gtest/gtest.h>

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

#include "values/error.h"

namespace lanescope::app {
namespace {

const QStringList kDirectives{"stage", "question", "predict", "chart", "card", "exercise"};

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
}

/// Writes a text to a file and reads it in a decoder's process.
MarkedText decoded(const QByteArray& text) {
  static const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("text.md")));
  EXPECT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(text);
  file.close();
  return decodeMarkedText(file.fileName(), kDirectives);
}

TEST(TextDecoder, ReadsEachLessonAsTheParserDoes) {
  int lessons = 0;
  QDirIterator each(QStringLiteral(LANESCOPE_LESSONS), {QStringLiteral("*.md")}, QDir::Files,
                    QDirIterator::Subdirectories);
  for (; each.hasNext(); ++lessons) {
    const QString path = each.next();
    EXPECT_TRUE(decodeMarkedText(path, kDirectives) == readMarkedText(bytesOf(path), kDirectives))
        << path.toStdString();
  }
  EXPECT_GT(lessons, 30);
}

TEST(TextDecoder, ReadsMalformedTextsAsTheParserDoes) {
  for (const QByteArray& text :
       {QByteArray(), QByteArray("\xff\xfe"), QByteArray("---\na\0b: c\n---\n## \0\n", 20),
        QByteArray("## P\n```stage\n= 1\nx =\n```card\n```\nright = <b>\n"),
        QByteArray(kMostLessonBytes + 5, 'x').prepend("## P\n"), QByteArray(20'000, '*'),
        QByteArray(3000, '>'), QByteArray("- - - 1. > # a\n| b |\n|---|\n").repeated(40)}) {
    QByteArray read = text;
    read.truncate(kMostLessonBytes + 1);
    EXPECT_TRUE(decoded(text) == readMarkedText(read, kDirectives)) << text.left(40).toStdString();
  }
}

TEST(TextDecoder, SaysWhyAFileCannotBeOpened) {
  const QTemporaryDir folder;
  const QString link = folder.filePath(QStringLiteral("link.md"));
  ASSERT_TRUE(QFile::link(QStringLiteral("/etc/hostname"), link));
  for (const QString& path : {link, folder.filePath(QStringLiteral("none.md"))}) {
    try {
      static_cast<void>(decodeMarkedText(path, kDirectives));
      ADD_FAILURE() << path.toStdString();
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
      EXPECT_TRUE(
          std::string_view(error.what()).starts_with(path.toStdString() + " cannot be opened: "))
          << error.what();
    }
  }
}

}  // namespace
}  // namespace lanescope::app
