// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/crash_dialog.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>

#include "tests/ui/window/window_fixture.h"

namespace lanescope::ui {
namespace {

/// Reports in a folder of the test's own.
class CrashDialogTest : public WindowTest {
 protected:
  void SetUp() override {
    qputenv("XDG_STATE_HOME", m_state.path().toUtf8());
    WindowTest::SetUp();
  }
  void write(const QString& name, const QByteArray& text) const {
    QDir(m_state.path()).mkpath(QStringLiteral("lanescope/crashes"));
    QFile file(m_state.filePath(QStringLiteral("lanescope/crashes/") + name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  [[nodiscard]] CrashDialog& open() {
    CrashDialog::showOver(*m_window);
    return page<CrashDialog>();
  }
  [[nodiscard]] QStringList notes() const {
    QStringList texts;
    for (const QLabel* each : m_window->statusBar()->findChildren<QLabel*>()) {
      if (!each->text().isEmpty()) texts += each->text();
    }
    return texts;
  }
  static QPushButton& button(const CrashDialog& dialog, const QString& text) {
    for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
      if (each->text().remove(QLatin1Char('&')) == text) return *each;
    }
    ADD_FAILURE() << text.toStdString();
    return *dialog.findChild<QPushButton*>();
  }

  const QTemporaryDir m_state;
};

TEST_F(CrashDialogTest, SaysThatThereIsNothing) {
  const CrashDialog& dialog = open();
  EXPECT_EQ(dialog.findChild<QLabel*>()->text(), "No crash has been reported.");
  EXPECT_FALSE(dialog.findChild<QListWidget*>()->isVisible());
  EXPECT_FALSE(button(dialog, QStringLiteral("Copy the report")).isEnabled());
  EXPECT_FALSE(button(dialog, QStringLiteral("Delete the report")).isEnabled());
}

TEST_F(CrashDialogTest, ShowsCopiesAndDeletesReportsFromTheNewestOn) {
  write(QStringLiteral("1767225600-lanescope-engine-7.crash"), "of the engine");
  write(QStringLiteral("1767225700-lanescope-8.crash"), "of the window");
  write(QStringLiteral("notes.txt"), "of the user");
  const CrashDialog& dialog = open();
  auto* list = dialog.findChild<QListWidget*>();
  auto* text = dialog.findChild<QPlainTextEdit*>();
  ASSERT_EQ(list->count(), 2);
  EXPECT_TRUE(list->item(0)->text().endsWith(QStringLiteral("  lanescope")));
  EXPECT_TRUE(list->item(1)->text().endsWith(QStringLiteral("  lanescope-engine")));
  EXPECT_EQ(text->toPlainText(), "of the window");
  button(dialog, QStringLiteral("Copy the report")).click();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), "of the window");
  button(dialog, QStringLiteral("Delete the report")).click();
  ASSERT_EQ(list->count(), 1);
  EXPECT_EQ(text->toPlainText(), "of the engine");
  button(dialog, QStringLiteral("Delete the report")).click();
  EXPECT_EQ(dialog.findChild<QLabel*>()->text(), "No crash has been reported.");
  const QDir left(m_state.filePath(QStringLiteral("lanescope/crashes")));
  EXPECT_EQ(left.entryList(QDir::Files), QStringList{QStringLiteral("notes.txt")});
}

TEST_F(CrashDialogTest, TheStartAfterACrashSaysSoOnce) {
  write(QStringLiteral("1767225600-lanescope-engine-7.crash"), "of the engine");
  m_window->tellOfCrash();
  EXPECT_EQ(notes(), QStringList{});
  write(QStringLiteral("1767225700-lanescope-8.crash"), "of the window");
  m_window->tellOfCrash();
  const QStringList once{
      QStringLiteral("Lanescope has crashed. Help, Crash reports… shows where.")};
  EXPECT_EQ(notes(), once);
  m_window->tellOfCrash();
  EXPECT_EQ(notes(), once);
}

}  // namespace
}  // namespace lanescope::ui
