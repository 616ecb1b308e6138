// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_window.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include "app/text/translation.h"
#include "ui/manual/manual_browser.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {
namespace {

class ManualWindowTest : public testing::Test {
 protected:
  void SetUp() override {
    m_window.open(QStringLiteral("index.md"));
    m_window.show();
    m_window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
  }

  void type(const QString& words) { search().setText(words); }
  [[nodiscard]] ManualBrowser& browser() { return *m_window.findChild<ManualBrowser*>(); }
  [[nodiscard]] QLineEdit& search() { return *m_window.findChild<QLineEdit*>(); }
  [[nodiscard]] QListWidget& list() { return *m_window.findChild<QListWidget*>(); }

  /// The text at the top of the page.
  [[nodiscard]] QString top() { return browser().cursorForPosition(QPoint(40, 24)).block().text(); }

  Theme m_theme;  // with the fonts of the program
  const Manual m_manual;
  ManualWindow m_window;
};

TEST_F(ManualWindowTest, ListsThePagesAndOpensTheOneThatIsChosen) {
  ASSERT_EQ(list().count(), m_manual.pages().size());
  EXPECT_EQ(list().currentRow(), 0);
  list().setFocus();
  list().setCurrentRow(2);
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_EQ(m_window.place(), m_manual.pages()[2].name);
  EXPECT_TRUE(m_window.windowTitle().startsWith(m_manual.pages()[2].title));
}

TEST_F(ManualWindowTest, GoesBackAndForward) {
  m_window.open(QStringLiteral("stage.md#the-quiz"));
  m_window.open(QStringLiteral("history.md"));
  QTest::keyClick(&m_window, Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(m_window.place(), QStringLiteral("stage.md#the-quiz"));
  EXPECT_TRUE(m_window.windowTitle().startsWith(QStringLiteral("The stage")));
  QTest::keyClick(&m_window, Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(m_window.place(), QStringLiteral("index.md"));
  QTest::keyClick(&m_window, Qt::Key_Right, Qt::AltModifier);
  EXPECT_EQ(m_window.place(), QStringLiteral("stage.md#the-quiz"));
}

TEST_F(ManualWindowTest, HoldsNoPageWhileItIsClosed) {
  const QString place = QStringLiteral("stage.md#following-a-thread");
  m_window.openAt(place);
  m_window.close();
  EXPECT_TRUE(browser().document()->isEmpty());
  m_window.resize(m_window.width() - 100, m_window.height());
  QTest::qWait(0);
  EXPECT_TRUE(browser().document()->isEmpty());
  m_window.openAt(place);
  EXPECT_EQ(m_window.place(), place);
  EXPECT_EQ(top(), QStringLiteral("Following a thread"));
  m_window.close();
  m_window.show();
  EXPECT_FALSE(browser().document()->isEmpty());
}

TEST_F(ManualWindowTest, ScrollsToTheHeading) {
  m_window.open(QStringLiteral("stage.md"));
  EXPECT_EQ(browser().verticalScrollBar()->value(), 0);
  m_window.open(QStringLiteral("stage.md#following-a-thread"));
  EXPECT_EQ(top(), QStringLiteral("Following a thread"));
  m_window.open(QStringLiteral("command-line.md#history"));
  EXPECT_EQ(top(), QStringLiteral("history"));
}

TEST_F(ManualWindowTest, HasThePagesOfTheLanguageAtTheSamePlaces) {
  const Translation translation(Language::slovenian);
  ManualWindow window;
  window.open(QStringLiteral("stage.md#following-a-thread"));
  window.show();
  EXPECT_EQ(window.place(), QStringLiteral("stage.md#following-a-thread"));
  EXPECT_TRUE(window.windowTitle().startsWith(QStringLiteral("Prizor")));
  auto& browser = *window.findChild<ManualBrowser*>();
  browser.scrollToAnchor(QStringLiteral("following-a-thread"));
  const QTextBlock line = browser.cursorForPosition(QPoint(40, 24)).block();
  EXPECT_EQ(line.text(), QStringLiteral("Spremljanje niti"));
  // What is not translated is there in English.
  window.open(QStringLiteral("own-kernels.md"));
  EXPECT_EQ(window.place(), QStringLiteral("own-kernels.md"));
}

TEST_F(ManualWindowTest, OpensTheContentsWhereThereIsNoSuchPage) {
  m_window.open(QStringLiteral("history.md"));
  m_window.open(QStringLiteral("stage.md#nowhere"));
  EXPECT_EQ(m_window.place(), QStringLiteral("index.md"));
}

TEST_F(ManualWindowTest, FindsAndMarksWhatIsSearchedFor) {
  QTest::keyClick(&m_window, Qt::Key_F, Qt::ControlModifier);
  EXPECT_TRUE(search().hasFocus());
  QTest::keyClicks(&search(), QStringLiteral("bank conflict"));
  ASSERT_GT(list().count(), 1);
  QTest::keyClick(&search(), Qt::Key_Return);
  EXPECT_EQ(m_window.place(), QStringLiteral("glossary.md#bank-conflict"));
  EXPECT_GT(browser().extraSelections().size(), 3);
  QTest::keyClick(&search(), Qt::Key_Down);
  EXPECT_TRUE(list().hasFocus());
  search().setFocus();
  QTest::keyClick(&search(), Qt::Key_Escape);
  EXPECT_TRUE(m_window.isVisible());
  EXPECT_EQ(list().count(), m_manual.pages().size());
  EXPECT_TRUE(browser().extraSelections().isEmpty());
}

TEST_F(ManualWindowTest, SaysWhereASearchFindsNothing) {
  type(QStringLiteral("aardvark"));
  EXPECT_EQ(list().count(), 0);
  bool isSaid = false;
  for (const QLabel* label : m_window.findChildren<QLabel*>()) {
    isSaid = isSaid || (label->isVisible() && label->text().startsWith(QStringLiteral("No ")));
  }
  EXPECT_TRUE(isSaid);
}

TEST_F(ManualWindowTest, ClosesWithEscape) {
  QTest::keyClick(&browser(), Qt::Key_Escape);
  EXPECT_FALSE(m_window.isVisible());
}

TEST_F(ManualWindowTest, ShowsNoPictureWiderThanThePage) {
  for (const QSize size : {QSize(720, 600), QSize(1000, 740)}) {
    m_window.resize(size);
    for (const ManualPage& page : m_manual.pages()) {
      m_window.open(page.name);
      QTest::qWait(1);
      int pictures = 0;
      for (QTextBlock block = browser().document()->begin(); block.isValid();
           block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
          const QTextImageFormat format = part.fragment().charFormat().toImageFormat();
          if (!format.isValid()) continue;
          ++pictures;
          EXPECT_GT(format.width(), 100) << page.name.toStdString();
          EXPECT_LT(format.width(), browser().viewport()->width()) << page.name.toStdString();
        }
      }
      EXPECT_GE(pictures, page.name == QStringLiteral("stage.md") ? 3 : 0);
    }
  }
}

TEST_F(ManualWindowTest, FitsASmallScreen) {
  EXPECT_LE(m_window.minimumSizeHint().width(), 1024);
  EXPECT_LE(m_window.minimumSizeHint().height(), 700);
  EXPECT_LE(m_window.height(), m_window.screen()->availableSize().height());
}

TEST_F(ManualWindowTest, TellsAssistiveToolsWhatEachControlIs) {
  for (const QWidget* widget : m_window.findChildren<QWidget*>()) {
    if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible()) continue;
    EXPECT_FALSE(widget->accessibleName().isEmpty()) << widget->metaObject()->className();
  }
}

TEST_F(ManualWindowTest, TakesTheColoursOfAnotherTheme) {
  m_theme.use(Theme::Choice::light);
  m_window.open(QStringLiteral("stage.md#following-a-thread"));
  const auto linkColor = [this] {
    for (QTextBlock block = browser().document()->begin(); block.isValid(); block = block.next()) {
      for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextCharFormat format = part.fragment().charFormat();
        if (!format.anchorHref().isEmpty()) return format.foreground().color();
      }
    }
    return QColor();
  };
  ASSERT_TRUE(QTest::qWaitFor([&] { return linkColor() == m_theme.colors().accent; }));
  m_theme.use(Theme::Choice::dark);
  EXPECT_TRUE(QTest::qWaitFor([&] { return linkColor() == m_theme.colors().accent; }));
  EXPECT_EQ(top(), QStringLiteral("Following a thread"));
}

TEST_F(ManualWindowTest, StaysAtItsPlaceWhenItsWidthChanges) {
  m_window.open(QStringLiteral("stage.md#following-a-thread"));
  for (const int width : {760, 1000}) {
    m_window.resize(width, 600);
    QTest::qWait(20);
    EXPECT_EQ(top(), QStringLiteral("Following a thread")) << width;
  }
}

}  // namespace
}  // namespace lanescope::ui
