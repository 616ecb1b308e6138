// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>

#include "tests/ui/lesson/lesson_fixture.h"

namespace lanescope::ui {
namespace {

/// A lesson with a kernel of its own.
class ForeignLessonTest : public LessonTest {
 protected:
  void SetUp() override {
    if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "A build with sanitizers compiles no kernel.";
    if (!QFileInfo::exists(QCoreApplication::applicationDirPath() +
                           QStringLiteral("/lanescope-front-end"))) {
      GTEST_SKIP() << "This build has no front end, since libclang is missing.";
    }
    LessonTest::SetUp();
  }
  [[nodiscard]] QMessageBox* asked() {
    return m_window->findChild<QMessageBox*>(QStringLiteral("foreignLesson"));
  }
  void openAndWaitForQuestion() {
    m_place = copyOf(QStringLiteral("own"));
    session().openFiles({m_place});
    ASSERT_TRUE(waitFor([this] { return asked() != nullptr; })) << sentence().toStdString();
  }
  void agree() {
    for (QAbstractButton* each : asked()->buttons()) {
      if (asked()->buttonRole(each) == QMessageBox::AcceptRole) return each->click();
    }
  }
  QString m_place;
};

TEST_F(ForeignLessonTest, ItsKernelRunsOnlyAfterTheUserHasAgreedOnce) {
  openAndWaitForQuestion();
  EXPECT_EQ(m_results, 0);
  agree();
  ASSERT_TRUE(waitFor([this] { return m_set == 1; })) << sentence().toStdString();
  EXPECT_EQ(m_result->kernel, "mine.cu");
  EXPECT_TRUE(m_result->passed);
  lesson().setStageAgain();
  ASSERT_TRUE(waitFor([this] { return m_set == 2; })) << sentence().toStdString();
}

TEST_F(ForeignLessonTest, WithoutThatTheStageStaysAsItIs) {
  openAndWaitForQuestion();
  asked()->button(QMessageBox::Cancel)->click();
  EXPECT_FALSE(sentence().isEmpty());
  EXPECT_EQ(m_results, 0);
  EXPECT_FALSE(m_window->controller().isBusy());
}

TEST_F(ForeignLessonTest, AKernelThatDoesNotCompileIsNamedWithItsLine) {
  openAndWaitForQuestion();
  agree();
  ASSERT_TRUE(waitFor([this] { return m_set == 1; }));
  const QString file = m_place + QStringLiteral("/mine.cu");
  writeText(file, textOf(file).replace("= cache[0];", "= cash[0];"));
  ASSERT_TRUE(waitFor([this] { return !sentence().isEmpty(); }));
  EXPECT_TRUE(sentence().contains(QLatin1String("mine.cu, line 12"))) << sentence().toStdString();
  EXPECT_NE(page<StagePage>().stage().scene(), nullptr);
}

}  // namespace
}  // namespace lanescope::ui
