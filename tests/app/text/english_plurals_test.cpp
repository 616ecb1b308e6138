// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/english_plurals.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace lanescope {
namespace {

QString formOf(const QString& source, int n) {
  return EnglishPlurals().translate("", source.toUtf8().constData(), "", n);
}

TEST(EnglishPlurals, ChoosesTheFormByTheNumber) {
  EXPECT_EQ(formOf("%n entry(s) deleted.", 1), "%n entry deleted.");
  EXPECT_EQ(formOf("%n entry(s) deleted.", 0), "%n entries deleted.");
  EXPECT_EQ(formOf("%n entry(s) deleted.", 2), "%n entries deleted.");
  EXPECT_EQ(formOf("Run", -1), QString());
}

TEST(EnglishPlurals, AreUsedByTheProgramOnceInstalled) {
  EnglishPlurals plurals;
  QCoreApplication::installTranslator(&plurals);
  EXPECT_EQ(QCoreApplication::translate("HistoryPage", "%n benchmark(s) imported.", nullptr, 1),
            "1 benchmark imported.");
  QCoreApplication::removeTranslator(&plurals);
}

TEST(EnglishPlurals, KnowEveryTextThatCounts) {
  // A text may go on in the next line, so quotes between two lines are taken out.
  static const QRegularExpression kJoint(QStringLiteral("\"\\s*\\n\\s*\""));
  static const QRegularExpression kCounting(
      QStringLiteral("tr\\(\\s*\"([^\"]*%n [^\"]*\\(s\\)[^\"]*)\""));
  int known = 0;
  for (const char* folder : {"/app", "/ui"}) {
    QDirIterator files(QStringLiteral(LANESCOPE_SOURCES) + folder, {"*.cpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
      QFile file(files.next());
      ASSERT_TRUE(file.open(QIODevice::ReadOnly));
      const QString text = QString::fromUtf8(file.readAll()).remove(kJoint);
      for (auto match = kCounting.globalMatch(text); match.hasNext(); ++known) {
        const QString source = match.next().captured(1);
        EXPECT_FALSE(formOf(source, 1).isEmpty()) << source.toStdString();
        EXPECT_FALSE(formOf(source, 2).contains("(s)")) << source.toStdString();
      }
    }
  }
  EXPECT_GE(known, 10);
}

}  // namespace
}  // namespace lanescope
