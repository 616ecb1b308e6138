// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QImage>
#include <QTabWidget>
#include <algorithm>
#include <set>
#include <string>

#include "tests/ui/theme/color_vision.h"
#include "tests/ui/window/window_controls.h"
#include "tests/ui/window/window_fixture.h"

namespace lanescope::ui {
namespace {

class VisibleFocusTest : public WindowTest {
 protected:
  void SetUp() override {
    QApplication::setCursorFlashTime(0);  // a text cursor stays
    WindowTest::SetUp();
    m_window->resize(1366, 768);
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    // The style shows the focus to those who use keys.
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
  }

  /// The part of the window with this control.
  [[nodiscard]] QImage picture(const QWidget& control) const {
    const QRect place(control.mapTo(m_window.get(), QPoint()), control.size());
    return m_window->grab(place.adjusted(-3, -3, 3, 3)).toImage();
  }

  /// The number of pixels by which one sees that the control has the focus: those whose colours
  /// with and without it differ by the contrast that WCAG 2.2 asks for.
  [[nodiscard]] int marksOf(QWidget& control) const {
    constexpr double kContrast = 3;
    control.setFocus(Qt::TabFocusReason);
    const QImage with = picture(control);
    m_window->focusWidget()->clearFocus();
    const QImage without = picture(control);
    int marks = 0;
    for (int y = 0; y < with.height(); ++y) {
      for (int x = 0; x < with.width(); ++x) {
        const QColor a = with.pixelColor(x, y);
        const QColor b = without.pixelColor(x, y);
        if (a != b && test::contrastRatio(a, b) >= kContrast) ++marks;
      }
    }
    return marks;
  }
};

TEST_F(VisibleFocusTest, EveryControlShowsTheFocusInEveryTheme) {
  startRun(QStringLiteral("100"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  page<StagePage>().playback().setPredicting(true);
  auto& pages = *qobject_cast<QTabWidget*>(m_window->centralWidget());
  constexpr int kLeast = 20;  // as a short line
  std::set<std::string> missing;
  for (const Theme::Choice theme :
       {Theme::Choice::light, Theme::Choice::dark, Theme::Choice::highContrast}) {
    m_theme.use(theme);
    for (int i = 0; i < pages.count(); ++i) {
      pages.setCurrentIndex(i);
      waitForLayout();
      for (QWidget* control : controls(*m_window)) {
        // What stands behind another tab is visible to Qt, but not to the user.
        if (control->visibleRegion().isEmpty() || marksOf(*control) >= kLeast) continue;
        missing.insert(std::to_string(static_cast<int>(theme)) + ' ' +
                       pages.tabText(i).toStdString() + ": " + describe(*control) + ' ' +
                       control->accessibleName().toStdString());
      }
    }
  }
  std::string list;
  for (const std::string& each : missing) list += each + '\n';
  EXPECT_TRUE(missing.empty()) << list;
}

}  // namespace
}  // namespace lanescope::ui
