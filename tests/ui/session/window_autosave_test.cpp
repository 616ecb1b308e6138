// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include "app/session/session_file.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/session/autosave_slot.h"
#include "ui/session/session_controller.h"

namespace lanescope::ui {
namespace {

class AutosaveTest : public WindowTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    QDir(AutosaveSlot::usualFolder()).removeRecursively();
    WindowTest::SetUp();
    monitor();
  }
  void monitor() {
    QObject::connect(&m_window->session(), &SessionController::autosaved, m_window.get(),
                     [this] { ++m_autosaves; });
  }
  void run() {
    const int before = m_autosaves;
    startRun(QStringLiteral("64"), QStringLiteral("16"));
    ASSERT_TRUE(waitFor([&] { return m_autosaves > before; }));
    ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  }
  [[nodiscard]] static QStringList kept() {
    return QDir(AutosaveSlot::usualFolder()).entryList({QStringLiteral("*.lanescope")});
  }
  /// What a window that crashed leaves: the file, and the lock of a process that is gone.
  void leaveBehind(const app::Session& session) {
    const QString name = QStringLiteral("left%1").arg(++m_left);
    const QDir folder(AutosaveSlot::usualFolder());
    ASSERT_TRUE(folder.mkpath(QStringLiteral(".")));
    app::writeSession(session, folder.filePath(name + QStringLiteral(".lanescope")));
  }
  [[nodiscard]] app::Session ranSession() {
    run();
    const QDir folder(AutosaveSlot::usualFolder());
    return app::readSession(folder.filePath(kept().front()));
  }
  void press(const char* text) {
    QTest::qWait(20);  // until the buttons stand where they belong
    for (QPushButton* button : m_window->messages().findChildren<QPushButton*>()) {
      if (button->text() == QLatin1String(text) && button->isVisible()) {
        QTest::mouseClick(button, Qt::LeftButton);
        return;
      }
    }
    FAIL() << "no button " << text;
  }
  void nextWindow() {
    m_window.reset();
    WindowTest::SetUp();
    monitor();
  }

  int m_autosaves = 0;
  int m_left = 0;
};

TEST_F(AutosaveTest, ARunIsKeptUntilItIsSavedOrDiscarded) {
  EXPECT_EQ(kept(), QStringList());
  run();
  ASSERT_EQ(kept().size(), 1);
  const QTemporaryDir folder;
  m_window->session().saveTo(folder.filePath(QStringLiteral("s.lanescope")));
  ASSERT_TRUE(waitFor([] { return kept().isEmpty(); }));
  run();
  EXPECT_EQ(kept().size(), 1);
  m_window.reset();
  EXPECT_EQ(QDir(AutosaveSlot::usualFolder()).entryList(QDir::Files), QStringList())
      << "neither a file nor a lock stays";
}

TEST_F(AutosaveTest, WhatACrashLeftIsOfferedAndOpened) {
  leaveBehind(ranSession());
  nextWindow();
  m_window->session().offerAbandoned();
  EXPECT_TRUE(m_window->messages().sentence().startsWith(
      QLatin1String("Lanescope ended without saving what you ran; it was kept at ")));
  m_scenes = 0;
  press("Open it");
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  EXPECT_EQ(m_result->parameters.n, 64);
  EXPECT_TRUE(m_window->isWindowModified()) << "it is not saved yet";
  EXPECT_EQ(kept().size(), 1) << "and survives another crash";
  const QTemporaryDir folder;
  m_window->session().saveTo(folder.filePath(QStringLiteral("s.lanescope")));
  ASSERT_TRUE(waitFor([] { return kept().isEmpty(); }));
}

TEST_F(AutosaveTest, WhatIsDiscardedIsGoneAndTheNextIsOffered) {
  const app::Session session = ranSession();
  leaveBehind(session);
  leaveBehind(session);
  nextWindow();
  m_window->session().offerAbandoned();
  EXPECT_EQ(kept().size(), 2);
  press("Discard");
  EXPECT_EQ(kept().size(), 1);
  press("Discard");
  EXPECT_EQ(kept(), QStringList());
  EXPECT_EQ(m_window->messages().sentence(), QString());
}

TEST_F(AutosaveTest, TwoWindowsDoNotTakeEachOthers) {
  run();
  Theme theme;
  MainWindow other(app::EngineAddress(), theme);
  other.show();
  other.session().offerAbandoned();
  EXPECT_EQ(other.messages().sentence(), QString()) << "the first window lives";
  leaveBehind(app::Session());
  other.session().offerAbandoned();
  EXPECT_NE(other.messages().sentence(), QString());
  m_window->session().offerAbandoned();
  EXPECT_EQ(m_window->messages().sentence(), QString()) << "the other one has it";
}

TEST_F(AutosaveTest, ABrokenOneIsASentence) {
  const QDir folder(AutosaveSlot::usualFolder());
  ASSERT_TRUE(folder.mkpath(QStringLiteral(".")));
  QFile file(folder.filePath(QStringLiteral("x.lanescope")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("nothing");
  file.close();
  m_window->session().offerAbandoned();
  press("Open it");
  ASSERT_TRUE(waitFor([this] { return !m_window->messages().sentence().isEmpty(); }));
  EXPECT_EQ(m_window->messages().sentence(),
            QStringLiteral("x.lanescope is not a Lanescope session."));
}

}  // namespace
}  // namespace lanescope::ui
