// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QPixmap>

#include "tests/ui/lesson/lesson_fixture.h"
#include "ui/manual/markdown_text.h"

namespace lanescope::ui {
namespace {

/// Writes what the window shows into the folder that LANESCOPE_SHOTS names, to be looked at.
void shoot(QWidget& window, const QString& name) {
  const QString folder = qEnvironmentVariable("LANESCOPE_SHOTS");
  if (!folder.isEmpty()) window.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

TEST_F(LessonTest, TheStageHasThreeFifthsOfTheWidthAndEachTextItsHeight) {
  openLesson(copyOf(QStringLiteral("small")));
  for (const auto& [theme, name] :
       {std::pair(Theme::Choice::light, "light"), std::pair(Theme::Choice::dark, "dark")}) {
    m_theme.use(theme);
    for (const QSize size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)}) {
      m_window->resize(size);
      for (int number = 0; number < 3; ++number) {
        while (lesson().number() > number) lesson().back();
        if (lesson().number() < number) lesson().next();
        ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
        waitForLayout();
        const QString what = QStringLiteral("%1_%2_page%3")
                                 .arg(QLatin1String(name))
                                 .arg(size.width())
                                 .arg(number + 1);
        shoot(*m_window, what);
        EXPECT_EQ(m_window->size(), size) << what.toStdString();
        EXPECT_GE(page<StagePage>().width(), 0.6 * size.width()) << what.toStdString();
        for (const MarkdownText* each : view().findChildren<MarkdownText*>()) {
          if (!each->isVisible()) continue;
          EXPECT_EQ(each->height(), each->heightForWidth(each->width())) << what.toStdString();
          EXPECT_LE(each->mapTo(view().viewport(), QPoint(each->width(), 0)).x(),
                    view().viewport()->width())
              << what.toStdString();
        }
      }
    }
  }
}

TEST_F(LessonTest, ThePresentationShowsTheTextInLargeTypeBesideTheStage) {
  openLesson(copyOf(QStringLiteral("small")));
  const double usual = lesson().reader().font().pointSizeF();
  QTest::keyClick(m_window.get(), Qt::Key_F5);
  ASSERT_TRUE(waitFor([this] { return lesson().reader().window() != m_window.get(); }));
  QWidget* screen = lesson().reader().window();
  waitForLayout();
  shoot(*screen, QStringLiteral("presentation"));
  EXPECT_EQ(page<StagePage>().stageArea().window(), screen);
  for (const MarkdownText* each : view().findChildren<MarkdownText*>()) {
    if (!each->isVisible()) continue;
    EXPECT_EQ(each->height(), each->heightForWidth(each->width()));
  }
  EXPECT_TRUE(lesson().reader().isVisible());
  EXPECT_GT(view().findChild<MarkdownText*>()->font().pointSizeF(), usual);
  QTest::keyClick(screen, Qt::Key_Right, Qt::AltModifier);
  EXPECT_EQ(lesson().number(), 1);
  EXPECT_GT(view().findChild<MarkdownText*>()->font().pointSizeF(), usual);
  QTest::keyClick(screen, Qt::Key_Escape);
  ASSERT_TRUE(waitFor([this] { return lesson().reader().window() == m_window.get(); }));
  EXPECT_DOUBLE_EQ(lesson().reader().font().pointSizeF(), usual);
  EXPECT_TRUE(lesson().reader().isVisible());
}

TEST_F(LessonTest, TheListOfLessonsHasRoom) {
  lesson().showList();
  m_window->resize(1024, 768);
  waitForLayout();
  shoot(*m_window, QStringLiteral("list"));
  EXPECT_TRUE(lesson().shelf().isVisible());
  EXPECT_EQ(pages().currentWidget(), &lesson());
}

}  // namespace
}  // namespace lanescope::ui
