// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QSettings>

#include "tests/ui/lesson/lesson_fixture.h"
#include "ui/compare/comparison_bar.h"
#include "ui/kernel/catalog_view.h"
#include "ui/lab/lab_page.h"
#include "ui/lesson/lesson_progress.h"

namespace lanescope::ui {
namespace {

TEST_F(LessonTest, ALessonStandsBesideTheStageThatItSets) {
  openLesson(copyOf(QStringLiteral("small")));
  EXPECT_EQ(pages().currentWidget(), &lesson());
  EXPECT_TRUE(lesson().isAncestorOf(&page<StagePage>()));
  EXPECT_TRUE(page<StagePage>().stage().isVisible());
  EXPECT_EQ(m_result->kernel, "dot_shared");
  EXPECT_EQ(m_result->parameters.n, 64);
  EXPECT_EQ(m_scene->record().threadsPerBlock(), 32U);
  EXPECT_EQ(playback().step(), 2) << "step = 3 counts from 1";
  const StageLook& look = page<StagePage>().stage().look();
  EXPECT_EQ(look.views, StageViews(StageView::memory));
  EXPECT_EQ(look.chosen, Chosen(5));
  const std::vector<ElementMark> marks{{QStringLiteral("cache"), 3}, {QStringLiteral("cache"), 19}};
  EXPECT_EQ(look.marks, marks);
  EXPECT_FALSE(session().isModified()) << "reading a lesson is no work to save";
}

TEST_F(LessonTest, NextTurnsThePageAndTheStageStaysWhereThePageHasNone) {
  openLesson(copyOf(QStringLiteral("small")));
  playback().jump(5);
  turn(false);
  EXPECT_EQ(lesson().number(), 1);
  EXPECT_EQ(playback().step(), 5);
  EXPECT_EQ(m_scenes, 1);
}

TEST_F(LessonTest, AStageWithAComparisonShowsBothAtTheStepThatItNames) {
  openLesson(copyOf(QStringLiteral("small")));
  turn(false);
  const auto before = page<StagePage>().stage().scene();
  lesson().next();
  EXPECT_EQ(page<StagePage>().stage().scene(), before) << "the old picture is gone too early";
  ASSERT_TRUE(waitFor([this] {
    return page<CatalogView>().kernel() == QLatin1String("dot_global") &&
           m_window->controller().shown().compared != nullptr && !m_window->controller().isBusy();
  })) << sentence().toStdString();
  EXPECT_EQ(page<StagePage>().comparisonBar().choice(), "dot_shared");
  EXPECT_TRUE(waitFor([this] { return playback().step() == playback().stepCount() - 1; }));
  EXPECT_TRUE(page<StagePage>().stage().look().marks.empty()) << "the rings of another page";
}

TEST_F(LessonTest, BackSetsTheStageOfThePageBefore) {
  openLesson(copyOf(QStringLiteral("small")));
  turn(false);
  turn(true);
  const int before = m_set;
  lesson().back();
  EXPECT_EQ(lesson().number(), 1);
  ASSERT_TRUE(waitFor([&] { return m_set > before; }));
  EXPECT_EQ(m_result->kernel, "dot_shared");
}

TEST_F(LessonTest, ATypedNumberIsJudgedByTheRun) {
  openLesson(copyOf(QStringLiteral("small")));
  ASSERT_EQ(view().questions().size(), 1);
  QuestionBox& question = *view().questions().front();
  auto* field = question.findChild<QLineEdit*>(QStringLiteral("number"));
  auto* check = question.findChild<QPushButton*>(QStringLiteral("check"));
  EXPECT_FALSE(check->isEnabled()) << "there is no answer yet";
  QTest::keyClicks(field, QStringLiteral("31"));
  check->click();
  EXPECT_TRUE(question.verdict().startsWith(QStringLiteral("✗")))
      << question.verdict().toStdString();
  field->setText(QStringLiteral("32"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(question.verdict().startsWith(QStringLiteral("✓")))
      << question.verdict().toStdString();
  ASSERT_TRUE(lesson().content().has_value());
  ASSERT_EQ(lesson().content()->answers.size(), 1U) << "the last answer counts";
  EXPECT_TRUE(lesson().content()->answers.front().isRight);
  EXPECT_TRUE(session().isModified()) << "an answer is work";
}

TEST_F(LessonTest, AQuestionWaitsForTheStageThatStandsBeforeIt) {
  const QString place = m_folder.filePath(QStringLiteral("two"));
  QDir().mkpath(place);
  writeText(place + QStringLiteral("/lesson.md"),
            "---\nformat: 1\ntitle: Two stages\n---\n\n## One page\n\n"
            "```stage\nkernel = dot_shared\nn = 64\nblock = 32\n```\n\n"
            "```question\ntext = How many threads has a block?\nanswer = threads\n```\n\n"
            "```stage\nkernel = dot_shared\nn = 64\nblock = 16\n```\n\n"
            "```question\ntext = And now?\nanswer = threads\n```\n");
  openLesson(place);
  ASSERT_EQ(view().questions().size(), 2);
  const auto answer = [&](int which, const char* number) {
    QuestionBox& question = *view().questions()[which];
    question.findChild<QLineEdit*>(QStringLiteral("number"))->setText(QLatin1String(number));
    auto* check = question.findChild<QPushButton*>(QStringLiteral("check"));
    const bool canBeJudged = check->isEnabled();
    check->click();
    return canBeJudged && question.verdict().startsWith(QStringLiteral("✓"));
  };
  EXPECT_TRUE(answer(0, "32"));
  EXPECT_FALSE(answer(1, "16")) << "its stage is not set";
  EXPECT_TRUE(view().questions()[1]->verdict().isEmpty());
  const int before = m_set;
  view().findChild<QPushButton*>(QStringLiteral("showStage"))->click();
  ASSERT_TRUE(waitFor([&] { return m_set > before; }));
  EXPECT_TRUE(answer(1, "16"));
  EXPECT_FALSE(answer(1, "32"));
}

TEST_F(LessonTest, OfSeveralChoicesOneIsTickedAndJudged) {
  openLesson(copyOf(QStringLiteral("small")));
  turn(false);
  QuestionBox& question = *view().questions().front();
  ASSERT_EQ(question.choices().size(), 3);
  auto* check = question.findChild<QPushButton*>(QStringLiteral("check"));
  const auto choose = [&](const char* text) {
    for (QAbstractButton* each : question.choices()) {
      if (each->accessibleName() == QLatin1String(text)) each->click();
    }
    check->click();
  };
  choose("cache[3] and cache[4]");
  EXPECT_TRUE(question.verdict().startsWith(QStringLiteral("✗")));
  choose("cache[3] and cache[19]");
  EXPECT_TRUE(question.verdict().startsWith(QStringLiteral("✓")));
  EXPECT_EQ(std::ranges::count_if(question.choices(),
                                  [](const QAbstractButton* each) { return each->isChecked(); }),
            1);
}

TEST_F(LessonTest, APredictionGoesToTheStepBeforeAndAsks) {
  openLesson(copyOf(QStringLiteral("small")));
  turn(false);
  view().findChild<QPushButton*>(QStringLiteral("predict"))->click();
  Quiz& quiz = page<StagePage>().quiz();
  ASSERT_NE(quiz.open(), nullptr) << sentence().toStdString();
  EXPECT_EQ(playback().step(), 5);
  EXPECT_EQ(quiz.open()->step, 6);
  EXPECT_TRUE(playback().isPredicting());
  quiz.reveal();
  quiz.goOn();
  EXPECT_FALSE(playback().isPredicting()) << "one question was asked, and no more";
}

TEST_F(LessonTest, WhatIsWrittenToTheFileIsReadAtOnceAndThePageStays) {
  const QString folder = copyOf(QStringLiteral("small"));
  openLesson(folder);
  turn(false);
  const QString file = folder + QStringLiteral("/lesson.md");
  const int before = m_places;
  writeText(file, textOf(file).replace("The stage stays as it is.", "The stage is as it was."));
  ASSERT_TRUE(waitFor([&] { return m_places > before; }));
  EXPECT_EQ(lesson().number(), 1);
  EXPECT_EQ(m_scenes, 1) << "the same stage was set again";
}

TEST_F(LessonTest, ATextThatIsWrongIsSaidInASentenceAndTheOldOneStays) {
  const QString folder = copyOf(QStringLiteral("small"));
  openLesson(folder);
  const QString file = folder + QStringLiteral("/lesson.md");
  writeText(file, textOf(file).replace("kernel = dot_shared", "kernel = dot_shard"));
  ASSERT_TRUE(waitFor([&] { return !sentence().isEmpty(); }));
  EXPECT_TRUE(sentence().contains(QLatin1String("dot_shard"))) << sentence().toStdString();
  EXPECT_TRUE(lesson().isOpen());
  EXPECT_EQ(view().questions().size(), 1);
}

TEST_F(LessonTest, WhatIsNoLessonIsRefusedOnTheList) {
  const QString file = m_folder.filePath(QStringLiteral("broken.lesson"));
  writeText(file, "no archive");
  session().openFiles({file});
  ASSERT_TRUE(waitFor([this] { return !lesson().shelf().sentence().isEmpty(); }));
  EXPECT_FALSE(lesson().isOpen());
  EXPECT_TRUE(lesson().shelf().isVisible());
}

TEST_F(LessonTest, ASessionKeepsTheLessonItsPageAndTheAnswers) {
  openLesson(copyOf(QStringLiteral("small")));
  QuestionBox& question = *view().questions().front();
  question.findChild<QLineEdit*>(QStringLiteral("number"))->setText(QStringLiteral("32"));
  question.findChild<QPushButton*>(QStringLiteral("check"))->click();
  turn(false);
  const auto kept = lesson().content();
  ASSERT_TRUE(save(path()));
  nextWindow();
  follow();
  EXPECT_FALSE(lesson().isOpen());
  ASSERT_TRUE(open(path()));
  ASSERT_TRUE(waitFor([this] { return lesson().isOpen(); }));
  EXPECT_EQ(lesson().content(), kept);
  lesson().back();
  EXPECT_TRUE(view().questions().front()->verdict().startsWith(QStringLiteral("✓")));
}

TEST_F(LessonTest, AnExerciseIsOpenedOnThePageLab) {
  openLesson(copyOf(QStringLiteral("small")));
  turn(false);
  turn(true);
  view().findChild<QPushButton*>(QStringLiteral("openExercise"))->click();
  EXPECT_EQ(pages().currentWidget(), &page<LabPage>());
  EXPECT_EQ(page<LabPage>().content().name, QStringLiteral("own_sum.cu"));
  EXPECT_TRUE(page<LabPage>().content().isForeign) << "it came with a lesson of somebody else";
}

TEST_F(LessonTest, RunStaysOnThePageOfTheLesson) {
  openLesson(copyOf(QStringLiteral("small")));
  page<ParameterPanel>().setText("n", QStringLiteral("32"));
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_EQ(pages().currentWidget(), &lesson());
  const int before = m_set;
  lesson().setStageAgain();
  ASSERT_TRUE(waitFor([&] { return m_set > before; }));
  EXPECT_EQ(m_result->parameters.n, 64);
}

TEST_F(LessonTest, HowFarALessonWasReadIsRemembered) {
  LessonProgress::note(QStringLiteral("02_dot"), 3);
  LessonProgress::note(QStringLiteral("02_dot"), 1);
  EXPECT_EQ(LessonProgress::pagesOf(QStringLiteral("02_dot")), 4);
  EXPECT_EQ(LessonProgress::pagesOf(QStringLiteral("01_indexes")), 0);
}

}  // namespace
}  // namespace lanescope::ui
