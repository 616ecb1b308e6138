// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/source_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QToolTip>

#include "catalog/catalog.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/lab/editor/kernel_editor.h"
#include "ui/lab/lab_page.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"

namespace lanescope::ui {
namespace {

class SourceTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    startRun(QStringLiteral("64"), QStringLiteral("64"));
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  }

  [[nodiscard]] SourceView& source() { return page<SourceView>(); }
  /// The line, from 0, and the column of a piece of the text, or of what stands in it at `offset`.
  [[nodiscard]] std::pair<int, int> find(const char* piece, int offset) {
    const QString text = source().text();
    const auto at = text.indexOf(QString::fromUtf8(piece));
    EXPECT_GE(at, 0) << piece;
    const QString before = text.left(at);
    const auto line = static_cast<int>(before.count(QLatin1Char('\n')));
    return {line, static_cast<int>(at - before.lastIndexOf(QLatin1Char('\n'))) - 1 + offset};
  }
  /// Where on the viewport, which is scrolled there.
  [[nodiscard]] QPoint placeOf(const char* piece, int offset = 0) {
    const auto [line, column] = find(piece, offset);
    source().ensureLineVisible(line);
    source().setFirstVisibleLine(std::max(0, line - 4));
    const long position = source().positionFromLineIndex(line, column);
    const auto coordinate = [&](unsigned message) {
      return static_cast<int>(source().SendScintilla(message, 0UL, position));
    };
    source().SendScintilla(QsciScintilla::SCI_SETXOFFSET, 0UL);
    const int right = coordinate(QsciScintilla::SCI_POINTXFROMPOSITION);
    const int middle = source().viewport()->width() / 2;
    if (right > middle) {
      source().SendScintilla(QsciScintilla::SCI_SETXOFFSET,
                             static_cast<unsigned long>(right - middle));
    }
    return {coordinate(QsciScintilla::SCI_POINTXFROMPOSITION) + 3,
            coordinate(QsciScintilla::SCI_POINTYFROMPOSITION) + 6};
  }
  [[nodiscard]] QStringList tellOf(const char* piece, int offset = 0) {
    return source().tellOf(placeOf(piece, offset));
  }
};

TEST_F(SourceTest, ItsMenuBeginsWithACopyOnThePageLab) {
  QContextMenuEvent wanted(QContextMenuEvent::Keyboard, {}, source().mapToGlobal(QPoint()));
  QApplication::sendEvent(&source(), &wanted);
  ASSERT_TRUE(waitFor([] { return QApplication::activePopupWidget() != nullptr; }));
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  ASSERT_NE(menu, nullptr);
  auto* copy = menu->findChild<QAction*>(QStringLiteral("editCopy"));
  ASSERT_NE(copy, nullptr);
  copy->trigger();
  menu->close();
  EXPECT_TRUE(page<LabPage>().isVisible());
  EXPECT_TRUE(page<LabPage>().editor().text().contains(QStringLiteral("copy = dot_shared")));
}

TEST_F(SourceTest, ThePointerOverAnAccessTellsThreadIndexAndValue) {
  page<StageWidget>().follow(17U);
  const QStringList told = tellOf("a[i], b[i]");
  ASSERT_EQ(told.size(), 2);
  EXPECT_TRUE(told[0].endsWith(QLatin1String("in this step"))) << told[0].toStdString();
  EXPECT_EQ(told[1], "Thread 17 reads a[17] = 17.");
  EXPECT_EQ(tellOf("a[i], b[i]", 2).value(1), "i = 17 in thread 17: it reads a[17] = 17.");
  EXPECT_EQ(tellOf("cache[threadIdx.x] +=", 8).value(1),
            "17 in thread 17, 63 in the block's last thread");
  // Comments, types and what no access tells.
  EXPECT_TRUE(tellOf("every sum is in the cache", 20).isEmpty());
  EXPECT_TRUE(tellOf("T sum = 0", 2).isEmpty());
}

TEST_F(SourceTest, TheTipStandsAtThePointerAndFollowsThePlayback) {
  const auto tip = [&] {
    const QPoint place = placeOf("cache[threadIdx.x] +=");
    QHelpEvent help(QEvent::ToolTip, place, source().viewport()->mapToGlobal(place));
    QApplication::sendEvent(source().viewport(), &help);
    return QToolTip::text();
  };
  EXPECT_TRUE(tip().contains(QLatin1String("next accessed in step"))) << tip().toStdString();
  Playback& playback = page<StagePage>().playback();
  playback.jump(m_scene->firstStepOfEpoch(2));
  EXPECT_TRUE(tip().contains(QLatin1String("in this step")));
  EXPECT_TRUE(tip().contains(QStringLiteral("16 of 64 threads read cache[16 … 31]")))
      << tip().toStdString();
  playback.last();
  EXPECT_TRUE(tip().contains(QLatin1String("last accessed in step")));
  QToolTip::hideText();
}

TEST_F(SourceTest, F2TellsTheSameAtTheCursor) {
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  source().setFocus();
  const auto [line, column] = find("a[i], b[i]", 0);
  source().setCursorPosition(line, column);
  QTest::keyClick(&source(), Qt::Key_F2);
  EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("All 64 threads read a[0 … 63]")))
      << QToolTip::text().toStdString();
  EXPECT_TRUE(source().accessibleDescription().startsWith(QLatin1String("a on line")));
  source().setCursorPosition(0, 0);
  QTest::keyClick(&source(), Qt::Key_F2);
  EXPECT_TRUE(QToolTip::text().contains(QLatin1String("tells nothing")));
  QToolTip::hideText();
}

TEST_F(SourceTest, NothingIsToldOfAnotherKernelsSource) {
  EXPECT_FALSE(tellOf("a[i], b[i]").isEmpty());
  page<CatalogView>().choose(QStringLiteral("dot_global"));
  EXPECT_TRUE(tellOf("a[i] * b[i]").isEmpty());
  EXPECT_TRUE(source().SendScintilla(QsciScintilla::SCI_MARGINGETTEXT,
                                     static_cast<unsigned long>(source().currentLine()),
                                     static_cast<void*>(nullptr)) == 0);
}

TEST_F(SourceTest, TheMarginSaysHowManyThreadsAreAtTheLine) {
  const auto margin = [&] {
    QByteArray text(32, '\0');
    const auto line = static_cast<unsigned long>(source().currentLine() - 1);
    const long size = source().SendScintilla(QsciScintilla::SCI_MARGINGETTEXT, line,
                                             static_cast<void*>(text.data()));
    return QString::fromUtf8(text.left(size));
  };
  Playback& playback = page<StagePage>().playback();
  EXPECT_EQ(margin(), QStringLiteral("×64"));
  playback.jump(m_scene->firstStepOfEpoch(2));
  EXPECT_EQ(margin(), QStringLiteral("×16"));
  playback.last();
  EXPECT_EQ(margin(), QStringLiteral("×1"));
}

}  // namespace
}  // namespace lanescope::ui
