// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QUndoStack>

#include "app/session/session_file.h"
#include "tests/ui/session/session_fixture.h"
#include "ui/compare/comparison_bar.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/source_view.h"
#include "ui/stage/scene/comparison_scene.h"

namespace lanescope::ui {
namespace {

TEST_F(SessionTest, WhatIsOnTheScreenComesBack) {
  page<CatalogView>().choose(QStringLiteral("scan_blelloch"));
  page<ParameterPanel>().setText("n", QStringLiteral("24"));
  page<ParameterPanel>().setText("scan", QStringLiteral("exclusive"));
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  playback().jump(7);
  StageLook look = page<StagePage>().stage().look();
  look.views = StageView::memory;
  look.cameras[StageView::memory] = {2.0, {-0.25, -0.5}};
  look.chosen = 3;
  page<StagePage>().stage().setLook(look);
  auto* rounding = m_window->findChild<QAction*>(QStringLiteral("shade-by-rounding"));
  rounding->trigger();
  page<ParameterPanel>().setText("n", QStringLiteral("many"));
  const values::Milliseconds kernelTime = m_result->phases.kernel;
  const QImage before = stagePicture();
  const QString badge = m_scene->badge();
  ASSERT_TRUE(save(path()));
  EXPECT_EQ(m_window->windowTitle(), QStringLiteral("s.lanescope[*] — Lanescope"));

  nextWindow();
  ASSERT_TRUE(open(path()));
  EXPECT_EQ(page<CatalogView>().kernel(), QStringLiteral("scan_blelloch"));
  EXPECT_EQ(textOf("n"), QStringLiteral("many"));
  EXPECT_EQ(textOf("scan"), QStringLiteral("exclusive"));
  EXPECT_EQ(playback().step(), 7);
  EXPECT_EQ(page<StagePage>().stage().look().chosen, Chosen(3));
  EXPECT_EQ(page<StagePage>().stage().look().views, StageViews(StageView::memory));
  EXPECT_TRUE(page<StagePage>().stage().look().showsRounding);
  rounding = m_window->findChild<QAction*>(QStringLiteral("shade-by-rounding"));
  EXPECT_TRUE(rounding->isChecked());
  EXPECT_EQ(m_scene->badge(), badge);
  EXPECT_EQ(m_result->parameters.n, 24);
  EXPECT_EQ(page<SourceView>().currentLine(), m_scene->lineOf(7));
  EXPECT_FALSE(m_window->isWindowModified());
  EXPECT_TRUE(said().startsWith(QLatin1String("s.lanescope: recorded on Emulator (")))
      << said().toStdString();
  EXPECT_TRUE(said().endsWith(QLatin1String("nothing was run now."))) << said().toStdString();
  // Nothing has run: the times are those of the first window.
  EXPECT_EQ(m_result->phases.kernel, kernelTime);
  EXPECT_EQ(stagePicture(), before);
}

TEST_F(SessionTest, WhatWasOpenedIsNotKeptBehindTheNextRun) {
  run();
  ASSERT_TRUE(save(path()));
  nextWindow();
  ASSERT_TRUE(open(path()));
  const std::weak_ptr<const values::RunResult> opened = m_window->controller().shown().result;
  ASSERT_FALSE(opened.expired());
  page<ParameterPanel>().setText("n", QStringLiteral("50"));
  run();
  m_result.reset();
  EXPECT_TRUE(waitFor([&opened] { return opened.expired(); }));
}

TEST_F(SessionTest, AnotherLaunchAndTheKernelBesideComeBackWithTheirBlock) {
  page<CatalogView>().choose(QStringLiteral("matmul_naive"));
  for (const char* name : {"n", "m", "k"})
    page<ParameterPanel>().setText(name, QStringLiteral("32"));
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  std::shared_ptr<const ComparisonScene> both;
  const auto monitor = [&] {
    QObject::connect(
        &m_window->controller(), &RunController::comparedReady, m_window.get(),
        [&both](std::shared_ptr<const ComparisonScene> now) { both = std::move(now); });
  };
  monitor();
  page<ComparisonBar>().choose("matmul_tiled");
  ASSERT_TRUE(waitFor([&] { return both != nullptr; }));
  both.reset();
  m_window->controller().showBlock(3);
  ASSERT_TRUE(waitFor([&] { return both != nullptr; }));
  playback().jump(20);
  ASSERT_TRUE(save(path()));

  nextWindow();
  both.reset();
  monitor();
  session().open(path());
  ASSERT_TRUE(waitFor([&] { return both != nullptr; }));
  EXPECT_EQ(both->main.scene->record().kernel, "matmul_naive");
  EXPECT_EQ(both->compared.scene->record().kernel, "matmul_tiled");
  EXPECT_EQ(both->main.scene->recordedBlock(), 3U);
  EXPECT_EQ(page<ComparisonBar>().choice(), "matmul_tiled");
  EXPECT_EQ(playback().step(), 20);
  EXPECT_FALSE(m_window->controller().isBusy());
}

TEST_F(SessionTest, TheDataAreInTheFileAndRunAgain) {
  page<ParameterPanel>().data().open({write("data.csv", "x,y\n1,2\n3,4\n5,6\n")});
  ASSERT_TRUE(waitFor([this] { return !page<ParameterPanel>().data().arrays().empty(); }));
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  EXPECT_EQ(m_result->result, values::Number(44.0));
  ASSERT_TRUE(save(path()));
  QFile::remove(path("data.csv"));

  nextWindow();
  ASSERT_TRUE(open(path()));
  EXPECT_EQ(page<ParameterPanel>().parameters().n, 3);
  EXPECT_EQ(
      page<ParameterPanel>().data().findChild<DataSource*>(QStringLiteral("table"))->description(),
      QStringLiteral("data.csv: x and y, 3 rows"));
  m_result.reset();
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_result != nullptr; }));
  EXPECT_EQ(m_result->result, values::Number(44.0));
}

TEST_F(SessionTest, WhatIsNotHereIsSaidAndTheRecordIsShown) {
  run();
  ASSERT_TRUE(save(path()));
  app::Session other = app::readSession(path());
  other.form.kernel = other.run->request.kernel = "dot_quantum";
  values::RunResult result = *other.run->main.result;
  result.kernel = result.record->kernel = "dot_quantum";
  other.run->main = {std::make_shared<const values::RunResult>(result), "x"};
  app::writeSession(other, path("other.lanescope"));

  nextWindow();
  ASSERT_TRUE(open(path("other.lanescope")));
  EXPECT_EQ(m_scene->record().kernel, "dot_quantum");
  EXPECT_EQ(page<CatalogView>().kernel(), QStringLiteral("dot_shared"));
  EXPECT_TRUE(said().contains(QLatin1String("This Lanescope has no kernel dot_quantum")))
      << said().toStdString();
  playback().jump(5);
  EXPECT_EQ(page<SourceView>().currentLine(), 0) << "no line of another kernel is marked";
  page<ComparisonBar>().choose("dot_global");
  EXPECT_FALSE(m_window->controller().isBusy());
  session().history().undo();
  // A text of the kernel that is not this program's: no line is marked until it runs here.
  other = app::readSession(path());
  other.run->main.sourceHash = "of another text";
  app::writeSession(other, path("other.lanescope"));
  ASSERT_TRUE(open(path("other.lanescope")));
  EXPECT_TRUE(said().contains(QLatin1String("has changed since it was recorded")))
      << said().toStdString();
  playback().jump(5);
  EXPECT_EQ(page<SourceView>().currentLine(), 0);
  // Saved again it is still of that text.
  ASSERT_TRUE(save(path("again.lanescope")));
  EXPECT_EQ(app::readSession(path("again.lanescope")).run->main.sourceHash, "of another text");
  run();
  playback().jump(5);
  EXPECT_EQ(page<SourceView>().currentLine(), m_scene->lineOf(5));
}

TEST_F(SessionTest, ABrokenFileIsOneSentenceAndChangesNothing) {
  run();
  const auto result = m_result;
  const auto expectSentence = [&](const QString& file, const char* part) {
    m_window->messages().hide();
    session().open(file);
    if (question() != nullptr) answer(QMessageBox::Discard);
    ASSERT_TRUE(waitFor([this] { return !said().isEmpty(); }));
    EXPECT_TRUE(said().contains(QLatin1String(part))) << said().toStdString();
    EXPECT_EQ(m_result, result);
    EXPECT_EQ(m_window->controller().shown().result, result);
  };
  expectSentence(path("none.lanescope"), "there is no such file");
  expectSentence(m_folder.path(), "it is a folder");
  expectSentence(write("text.lanescope", "1,2\n"), "is not a Lanescope session");
  ASSERT_TRUE(save(path()));
  QFile file(path());
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray bytes = file.readAll();
  expectSentence(write("cut.lanescope", bytes.chopped(100)), "is cut off");
  expectSentence(path("none/s.lanescope"), "there is no such file");
}

TEST_F(SessionTest, OnlyARunOfTheUsersIsWork) {
  EXPECT_EQ(m_window->windowTitle(), QStringLiteral("Lanescope[*]"));
  m_window->showExample();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  m_window->controller().cancel();
  playback().jump(3);
  page<ParameterPanel>().setText("n", QStringLiteral("99"));
  EXPECT_FALSE(m_window->isWindowModified()) << "looking is no work";
  run();
  EXPECT_TRUE(m_window->isWindowModified());
  ASSERT_TRUE(save(path()));
  EXPECT_FALSE(m_window->isWindowModified());
  // In a file, another form is a change, too; undone it is none.
  page<ParameterPanel>().setText("n", QStringLiteral("100"));
  EXPECT_TRUE(m_window->isWindowModified());
  session().history().undo();
  EXPECT_FALSE(m_window->isWindowModified());
  playback().jump(1);
  m_window->controller().showBlock(2);
  ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  EXPECT_FALSE(m_window->isWindowModified());
}

TEST_F(SessionTest, TheLastHundredStepsCanBeUndone) {
  auto& parameters = page<ParameterPanel>();
  for (int n = 101; n <= 200; ++n) {
    parameters.setText("n", QString::number(n));
    parameters.setText("block", QString::number(n));
  }
  EXPECT_EQ(session().history().count(), 100);
  while (session().history().canUndo()) session().history().undo();
  EXPECT_EQ(parameters.texts().front().second, QStringLiteral("150"));
}

TEST_F(SessionTest, UnsavedWorkIsAskedAboutWhenTheWindowCloses) {
  run();
  EXPECT_FALSE(m_window->close());
  answer(QMessageBox::Cancel);
  EXPECT_TRUE(m_window->isVisible());
  ASSERT_TRUE(save(path()));
  run(QStringLiteral("128"));
  EXPECT_FALSE(m_window->close());
  EXPECT_FALSE(m_window->close()) << "one question is enough";
  answer(QMessageBox::Save);
  ASSERT_TRUE(waitFor([this] { return !m_window->isVisible(); }));
  EXPECT_EQ(app::readSession(path()).run->main.result->parameters.n, 128);
}

TEST_F(SessionTest, DiscardedWorkIsNotAskedAboutAgain) {
  run();
  EXPECT_FALSE(m_window->close());
  answer(QMessageBox::Discard);
  ASSERT_TRUE(waitFor([this] { return !m_window->isVisible(); }));
}

TEST_F(SessionTest, AFileThatCannotBeWrittenKeepsTheWindowOpen) {
  run();
  session().saveTo(path("none/s.lanescope"));
  ASSERT_TRUE(waitFor([this] { return !said().isEmpty(); }));
  EXPECT_TRUE(said().contains(QLatin1String("cannot be written"))) << said().toStdString();
  EXPECT_TRUE(m_window->isWindowModified());
}

}  // namespace
}  // namespace lanescope::ui
