// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QTemporaryDir>
#include <QUrl>
#include <QWindow>

#include "app/session/session_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/catalog_view.h"
#include "ui/parameter_field.h"
#include "ui/scene_beside.h"
#include "ui/session/recent_files.h"
#include "ui/session/session_controller.h"
#include "ui/source_view.h"
#include "ui/stage/playback.h"
#include "ui/stage/stage_widget.h"
#include "ui/stage_page.h"

namespace lanescope::ui {
namespace {

class SessionTest : public WindowTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    WindowTest::SetUp();
  }

  [[nodiscard]] SessionController& session() { return m_window->session(); }
  [[nodiscard]] QString path(const char* name = "s.lanescope") {
    return m_folder.filePath(QString::fromLatin1(name));
  }
  void run(const QString& n = QStringLiteral("64"), const QString& block = QStringLiteral("16")) {
    const int before = m_scenes;
    startRun(n, block);
    ASSERT_TRUE(waitFor([&] { return m_scenes > before; }));
  }
  [[nodiscard]] bool save(const QString& file) {
    bool isSaved = false;
    const auto connection =
        QObject::connect(&session(), &SessionController::saved, [&isSaved] { isSaved = true; });
    session().saveTo(file);
    const bool came = waitFor([&] { return isSaved; });
    QObject::disconnect(connection);
    return came;
  }
  /// Opens it and waits until its scene, if it has one, is shown.
  [[nodiscard]] bool open(const QString& file) {
    const int before = m_scenes;
    session().open(file);
    return waitFor([&] { return m_scenes > before; });
  }
  void nextWindow() {
    m_window.reset();
    m_result.reset();
    m_scene.reset();
    WindowTest::SetUp();
  }
  [[nodiscard]] QString said() { return m_window->messages().sentence(); }
  [[nodiscard]] QMessageBox* question() {
    return m_window->findChild<QMessageBox*>(QStringLiteral("unsaved"));
  }
  void answer(QMessageBox::StandardButton button) {
    ASSERT_NE(question(), nullptr);
    QTest::mouseClick(question()->button(button), Qt::LeftButton);
  }
  [[nodiscard]] QString textOf(const char* parameter) {
    for (const auto& [name, text] : page<ParameterPanel>().texts()) {
      if (name == parameter) return text;
    }
    return {};
  }
  [[nodiscard]] Playback& playback() { return page<StagePage>().playback(); }
  [[nodiscard]] QString write(const char* name, const QByteArray& text) {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  }
  [[nodiscard]] QImage stagePicture() {
    // The strip takes some of the stage's height, and the focus shows.
    m_window->messages().hide();
    page<ParameterPanel>().setFocus();
    QTest::qWait(50);
    return page<StagePage>().stage().grab().toImage();
  }

  QTemporaryDir m_folder;
};

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

TEST_F(SessionTest, AnotherLaunchAndTheKernelBesideComeBackWithTheirBlock) {
  page<CatalogView>().choose(QStringLiteral("matmul_naive"));
  for (const char* name : {"n", "m", "k"})
    page<ParameterPanel>().setText(name, QStringLiteral("32"));
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  std::shared_ptr<const SceneBeside> both;
  const auto watch = [&] {
    QObject::connect(&m_window->controller(), &RunController::besideReady, m_window.get(),
                     [&both](std::shared_ptr<const SceneBeside> now) { both = std::move(now); });
  };
  watch();
  page<StagePage>().setBesideChoice("matmul_tiled");
  emit page<StagePage>().besideChanged();
  ASSERT_TRUE(waitFor([&] { return both != nullptr; }));
  both.reset();
  m_window->controller().showBlock(3);
  ASSERT_TRUE(waitFor([&] { return both != nullptr; }));
  playback().jump(20);
  ASSERT_TRUE(save(path()));

  nextWindow();
  both.reset();
  watch();
  session().open(path());
  ASSERT_TRUE(waitFor([&] { return both != nullptr; }));
  EXPECT_EQ(both->main.scene->record().kernel, "matmul_naive");
  EXPECT_EQ(both->beside.scene->record().kernel, "matmul_tiled");
  EXPECT_EQ(both->main.scene->recordedBlock(), 3U);
  EXPECT_EQ(page<StagePage>().beside(), "matmul_tiled");
  EXPECT_EQ(playback().step(), 20);
  EXPECT_FALSE(m_window->controller().isBusy());
}

TEST_F(SessionTest, TheDataAreInTheFileAndRunAgain) {
  page<ParameterPanel>().data().source().open(write("data.csv", "x,y\n1,2\n3,4\n5,6\n"));
  ASSERT_TRUE(waitFor([this] { return !page<ParameterPanel>().data().arrays().empty(); }));
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  EXPECT_EQ(m_result->result, values::Number(44.0));
  ASSERT_TRUE(save(path()));
  QFile::remove(path("data.csv"));

  nextWindow();
  ASSERT_TRUE(open(path()));
  EXPECT_EQ(page<ParameterPanel>().parameters().n, 3);
  EXPECT_EQ(page<ParameterPanel>().data().source().description(),
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
  page<StagePage>().setBesideChoice("dot_global");
  emit page<StagePage>().besideChanged();
  EXPECT_FALSE(m_window->controller().isBusy());
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
  EXPECT_FALSE(m_window->isWindowModified()) << "who looked is not asked";
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

TEST_F(SessionTest, UndoAndRedoGoStepByField) {
  QUndoStack& history = session().history();
  QLineEdit* n = nullptr;
  for (const ParameterField* field : page<ParameterPanel>().findChildren<ParameterField*>()) {
    if (field->spec().name == "n") n = field->findChild<QLineEdit*>();
  }
  ASSERT_NE(n, nullptr);
  const QString first = n->text();
  n->setFocus();
  n->selectAll();
  QTest::keyClicks(n, QStringLiteral("1234"));
  EXPECT_EQ(history.count(), 1) << "typing in a field is one step";
  page<ParameterPanel>().setText("block", QStringLiteral("64"));
  EXPECT_EQ(history.count(), 2);
  page<CatalogView>().choose(QStringLiteral("scan_blelloch"));
  page<ParameterPanel>().setText("scan", QStringLiteral("exclusive"));
  EXPECT_EQ(history.count(), 4);

  // The keys work in a field, too, where they would otherwise be the field's own.
  page<ParameterPanel>().findChild<QLineEdit*>()->setFocus();
  const auto press = [this](Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Z, modifiers);
  };
  press(Qt::ControlModifier);
  EXPECT_EQ(textOf("scan"), QStringLiteral("inclusive"));
  press(Qt::ControlModifier);
  EXPECT_EQ(page<CatalogView>().kernel(), QStringLiteral("dot_shared"));
  EXPECT_EQ(textOf("n"), QStringLiteral("1234"));
  press(Qt::ControlModifier);
  press(Qt::ControlModifier);
  EXPECT_EQ(textOf("n"), first);
  EXPECT_FALSE(history.canUndo());
  for (int i = 0; i < 4; ++i) press(Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(page<CatalogView>().kernel(), QStringLiteral("scan_blelloch"));
  EXPECT_EQ(textOf("scan"), QStringLiteral("exclusive"));
  EXPECT_EQ(textOf("n"), QStringLiteral("1234"));
  EXPECT_FALSE(history.canRedo());
}

TEST_F(SessionTest, ARunEndsAStep) {
  page<ParameterPanel>().setText("n", QStringLiteral("64"));
  run();
  page<ParameterPanel>().setText("n", QStringLiteral("65"));
  page<ParameterPanel>().setText("n", QStringLiteral("66"));
  session().history().undo();
  EXPECT_EQ(textOf("n"), QStringLiteral("64"));
}

class SessionDropTest : public SessionTest {
 protected:
  /// As the desktop does when files are let go over a widget.
  bool drop(const QStringList& files, const QWidget* over = nullptr) {
    const QWidget* target = over != nullptr ? over : &page<StagePage>().stage();
    const QPoint at = target->mapTo(m_window.get(), target->rect().center());
    QWindow* window = m_window->windowHandle();
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files) urls += QUrl::fromLocalFile(file);
    data.setUrls(urls);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &event);
    return event.isAccepted();
  }
};

TEST_F(SessionDropTest, ASessionATableAndAnImageGoWhereTheyBelong) {
  run();
  ASSERT_TRUE(save(path()));
  m_scenes = 0;
  ASSERT_TRUE(drop({path()}));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  EXPECT_TRUE(said().startsWith(QLatin1String("s.lanescope")));
  ASSERT_TRUE(drop({write("data.csv", "1\n2\n")}));
  ASSERT_TRUE(waitFor([this] { return !page<ParameterPanel>().data().arrays().empty(); }));
  QString image;
  QObject::connect(&session(), &SessionController::imageChosen,
                   [&](const QString& file) { image = file; });
  ASSERT_TRUE(drop({path("moon.png")}));
  EXPECT_EQ(image, path("moon.png"));
  EXPECT_FALSE(drop({}));
  ASSERT_TRUE(drop({path(), path("data.csv")}));
  EXPECT_EQ(said(), QStringLiteral("Open one session at a time, and no data with it."));
}

TEST_F(SessionDropTest, AFileMayBeDroppedAnywhere) {
  run();
  ASSERT_TRUE(save(path()));
  const auto* field = page<ParameterPanel>().findChild<QLineEdit*>();
  const QString before = field->text();
  for (const QWidget* over :
       {static_cast<const QWidget*>(&page<SourceView>()), static_cast<const QWidget*>(field),
        static_cast<const QWidget*>(&page<CatalogView>()),
        static_cast<const QWidget*>(&page<ResultPanel>())}) {
    m_scenes = 0;
    ASSERT_TRUE(drop({path()}, over)) << over->metaObject()->className();
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; })) << over->metaObject()->className();
  }
  EXPECT_EQ(field->text(), before) << "the name is not typed into the field";
}

TEST_F(SessionDropTest, TwoTablesAreTheMatricesOfAProduct) {
  page<CatalogView>().choose(QStringLiteral("matmul_naive"));
  ASSERT_TRUE(drop({write("a.csv", "1,2,3\n4,5,6\n"), write("b.csv", "1\n2\n3\n")}));
  ASSERT_TRUE(waitFor([this] { return page<ParameterPanel>().data().arrays().size() == 2; }));
  EXPECT_EQ(page<ParameterPanel>().parameters().m, 2);
  EXPECT_EQ(page<ParameterPanel>().parameters().k, 3);
  EXPECT_EQ(page<ParameterPanel>().parameters().n, 1);
  ASSERT_TRUE(drop({write("b.csv", "1\n2\n3\n4\n")}));
}

TEST_F(SessionTest, RecentFilesAreRememberedAndDroppedWhenTheyAreGone) {
  EXPECT_EQ(RecentFiles::files(), QStringList());
  run();
  ASSERT_TRUE(save(path("a.lanescope")));
  ASSERT_TRUE(save(path("b.lanescope")));
  ASSERT_TRUE(open(path("a.lanescope")));
  EXPECT_EQ(RecentFiles::files(), (QStringList{path("a.lanescope"), path("b.lanescope")}));
  QMenu* recent = nullptr;
  for (QMenu* menu : m_window->menuBar()->findChildren<QMenu*>()) {
    if (menu->title() == QLatin1String("Open r&ecent")) recent = menu;
  }
  ASSERT_NE(recent, nullptr);
  emit recent->aboutToShow();
  ASSERT_GE(recent->actions().size(), 2);
  EXPECT_EQ(recent->actions().at(1)->text(), QStringLiteral("&2 b.lanescope"));
  QFile::remove(path("b.lanescope"));
  recent->actions().at(1)->trigger();
  EXPECT_EQ(said(),
            path("b.lanescope") +
                QStringLiteral(" is not there any more; it was dropped from the recent sessions."));
  EXPECT_EQ(RecentFiles::files(), QStringList{path("a.lanescope")});
  emit recent->aboutToShow();
  m_scenes = 0;
  recent->actions().front()->trigger();
  EXPECT_TRUE(waitFor([this] { return m_scenes == 1; }));
}

}  // namespace
}  // namespace lanescope::ui
