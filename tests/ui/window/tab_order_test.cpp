// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <algorithm>
#include <utility>
#include <vector>

#include "tests/ui/window/window_controls.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_form.h"
#include "ui/kernel/source_view.h"
#include "ui/lab/editor/kernel_editor.h"
#include "ui/lab/kernel_choices.h"
#include "ui/lab/lab_page.h"
#include "ui/lesson/lesson_page.h"
#include "ui/lesson/lesson_shelf.h"
#include "ui/tune/sweep_panel.h"
#include "ui/tune/tune_page.h"

namespace lanescope::ui {
namespace {

std::vector<QWidget*> walkByTab(QWidget& window, QWidget& first) {
  first.setFocus();
  std::vector<QWidget*> order;
  constexpr int kMost = 300;
  for (int i = 0; i < kMost; ++i) {
    QWidget* focus = window.focusWidget();
    if (!order.empty() && focus == order.front()) break;
    order.push_back(focus);
    // In an editor Tab indents, unless Escape comes before it.
    if (qobject_cast<KernelEditor*>(focus) != nullptr) QTest::keyClick(focus, Qt::Key_Escape);
    QTest::keyClick(focus, Qt::Key_Tab);
  }
  EXPECT_LT(std::ssize(order), kMost) << "Tab never comes back to " << describe(first);
  return order;
}

TEST_F(WindowTest, TheStageHasTheFocusAtFirst) {
  EXPECT_EQ(m_window->focusWidget(), &page<StagePage>().stage());
}

TEST_F(WindowTest, TabVisitsEveryControlFromLeftToRight) {
  startRun(QStringLiteral("100"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  QWidget* kernel = page<ParameterPanel>().findChild<QWidget*>(QStringLiteral("kernel"));
  const std::vector<QWidget*> order = walkByTab(*m_window, *kernel);
  for (QWidget* widget : controls(*m_window)) {
    EXPECT_NE(std::find(order.begin(), order.end(), widget), order.end()) << describe(*widget);
  }
  const auto position = [&](QWidget* widget) {
    return std::find(order.begin(), order.end(), widget) - order.begin();
  };
  QWidget* elements = page<ParameterPanel>().findChild<QLineEdit*>();
  QWidget* run = m_window->findChild<QPushButton*>(QStringLiteral("run"));
  QWidget* more = page<ParameterPanel>().findChild<QWidget*>(QStringLiteral("more"));
  QWidget* compare = page<ParameterPanel>().findChild<QWidget*>(QStringLiteral("compareWith"));
  EXPECT_LT(position(kernel), position(elements));
  EXPECT_LT(position(elements), position(more));
  EXPECT_LT(position(more), position(run));
  EXPECT_LT(position(run), position(compare));
  EXPECT_LT(position(compare), position(&page<StageWidget>()));
  EXPECT_LT(position(run), position(&page<StageWidget>()));
  EXPECT_LT(position(&page<StageWidget>()), position(&page<SourceView>()));
}

/// Whether b comes after a for a reader: in a row further down, or further right in the same row.
bool readsAfter(const QRect& a, const QRect& b) {
  const auto isBeside = [](const QRect& high, const QRect& other) {
    return high.top() <= other.center().y() && high.bottom() >= other.center().y();
  };
  return isBeside(a, b) || isBeside(b, a) ? b.left() >= a.left() : b.top() > a.center().y();
}

/// Tests that Tab visits the controls of a page in reading order. Returns how many there are.
std::size_t expectReadingOrder(QMainWindow& window, const QWidget& area, QWidget& start) {
  std::vector<QWidget*> order = walkByTab(window, start);
  std::erase_if(order, [&](QWidget* each) { return !area.isAncestorOf(each); });
  const auto place = [&](QWidget* each) {
    return QRect(each->mapTo(&area, QPoint()), each->size());
  };
  // The walk may have begun in the middle.
  const auto first = std::ranges::find_if(order, [&](QWidget* each) {
    return std::ranges::all_of(order, [&](QWidget* other) {
      return other == each || readsAfter(place(each), place(other));
    });
  });
  std::ranges::rotate(order, first);
  for (std::size_t next = 1; next < order.size(); ++next) {
    EXPECT_TRUE(readsAfter(place(order[next - 1]), place(order[next])))
        << area.metaObject()->className() << ", " << window.width() << ": "
        << describe(*order[next - 1]) << " \"" << order[next - 1]->accessibleName().toStdString()
        << "\", then " << describe(*order[next]) << " \""
        << order[next]->accessibleName().toStdString() << '"';
  }
  return order.size();
}

TEST_F(WindowTest, TabGoesInReadingOrderOnThePageOfTheStage) {
  startRun(QStringLiteral("100"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  auto& stagePage = page<StagePage>();
  stagePage.playback().setPredicting(true);  // with the questions
  // With the transport in two rows and in one.
  for (const QSize size : {QSize(1024, 768), QSize(1920, 1080)}) {
    m_window->resize(size);
    waitForLayout();
    EXPECT_GE(expectReadingOrder(*m_window, stagePage, stagePage.stage()), 20U);
  }
}

TEST_F(WindowTest, TabGoesInReadingOrderOnEveryOtherPage) {
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  m_window->resize(1280, 720);
  auto& pages = *qobject_cast<QTabWidget*>(m_window->centralWidget());
  for (int i = 1; i < pages.count(); ++i) {
    // These have columns, see below.
    if (pages.widget(i) == &page<TunePage>() || pages.widget(i) == &page<LabPage>() ||
        pages.widget(i) == &page<LessonPage>()) {
      continue;
    }
    pages.setCurrentIndex(i);
    waitForLayout();
    for (QWidget* each : controls(*m_window)) {
      if (!pages.widget(i)->isAncestorOf(each)) continue;
      EXPECT_GE(expectReadingOrder(*m_window, *pages.widget(i), *each), 3U);
      break;
    }
  }
}

/// Its fields are made anew for each kernel. They stand in two columns above the sweep.
TEST_F(WindowTest, TabGoesInReadingOrderOnThePageTuneWhateverTheKernel) {
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  auto& pages = *qobject_cast<QTabWidget*>(m_window->centralWidget());
  auto& tune = page<TunePage>();
  pages.setCurrentWidget(&tune);
  QWidget* kernel = page<ParameterPanel>().findChild<QWidget*>(QStringLiteral("kernel"));
  std::vector<const QWidget*> areas;
  for (const auto* form : tune.findChildren<ParameterForm*>()) areas.push_back(form);
  areas.push_back(tune.findChild<SweepPanel*>());
  ASSERT_EQ(areas.size(), 3U);
  for (const char* each : {"dot_shared", "matmul_tiled", "reduce_cluster", "dot_shared"}) {
    page<CatalogView>().choose(QLatin1String(each));
    waitForLayout();
    for (const QWidget* area : areas) expectReadingOrder(*m_window, *area, *kernel);
    const std::vector<QWidget*> order = walkByTab(*m_window, *kernel);
    const auto place = [&](const QWidget* control) {
      return std::ranges::find(order, control) - order.begin();
    };
    std::ptrdiff_t last = place(kernel);
    for (const QWidget* area : areas) {
      std::ptrdiff_t furthest = last;
      for (QWidget* control : controls(*m_window)) {
        if (!area->isAncestorOf(control)) continue;
        EXPECT_LT(place(control), std::ssize(order)) << each << ": " << describe(*control);
        EXPECT_GT(place(control), last) << each << ": " << describe(*control);
        furthest = std::max(furthest, place(control));
      }
      last = furthest;
    }
  }
}

/// First the text with what it is for, and then the stage.
TEST_F(WindowTest, TabGoesFromTheEditorOfThePageLabToItsChoicesAndToTheStage) {
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  m_window->resize(1280, 720);
  auto& lab = page<LabPage>();
  qobject_cast<QTabWidget*>(m_window->centralWidget())->setCurrentWidget(&lab);
  waitForLayout();
  QWidget* kernel = page<ParameterPanel>().findChild<QWidget*>(QStringLiteral("kernel"));
  const std::vector<QWidget*> order = walkByTab(*m_window, *kernel);
  const auto place = [&](const QWidget* control) {
    return std::ranges::find(order, control) - order.begin();
  };
  for (QWidget* control : controls(*m_window)) {
    EXPECT_LT(place(control), std::ssize(order)) << describe(*control);
  }
  expectReadingOrder(*m_window, page<KernelChoices>(), *kernel);
  const QWidget* problem = page<KernelChoices>().findChild<QWidget*>(QStringLiteral("problem"));
  const QWidget* start = lab.findChild<QWidget*>(QStringLiteral("startFrom"));
  EXPECT_LT(place(kernel), place(start));
  EXPECT_LT(place(start), place(&lab.editor()));
  EXPECT_LT(place(&lab.editor()), place(problem));
  EXPECT_LT(place(problem), place(&page<StageWidget>()));
}

/// First the list of lessons, and then the stage beside it.
TEST_F(WindowTest, TabGoesFromTheLessonsOfThePageLessonToTheStage) {
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  m_window->resize(1280, 720);
  auto& lesson = page<LessonPage>();
  qobject_cast<QTabWidget*>(m_window->centralWidget())->setCurrentWidget(&lesson);
  waitForLayout();
  QWidget* kernel = page<ParameterPanel>().findChild<QWidget*>(QStringLiteral("kernel"));
  const std::vector<QWidget*> order = walkByTab(*m_window, *kernel);
  const auto place = [&](const QWidget* control) {
    return std::ranges::find(order, control) - order.begin();
  };
  for (QWidget* control : controls(*m_window)) {
    EXPECT_LT(place(control), std::ssize(order)) << describe(*control);
  }
  expectReadingOrder(*m_window, lesson.shelf(), *kernel);
  const QWidget* list = lesson.findChild<QWidget*>(QStringLiteral("lessons"));
  EXPECT_LT(place(kernel), place(list));
  EXPECT_LT(place(list), place(&page<StageWidget>()));
}

/// The fields of the bar are new for each kernel, too.
TEST_F(WindowTest, TabVisitsTheFieldsOfTheBarInOrderWhateverTheKernel) {
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  QWidget& bar = page<ParameterPanel>();
  QWidget* kernel = bar.findChild<QWidget*>(QStringLiteral("kernel"));
  for (const char* each : {"matmul_tiled", "scan_look_back", "equalize", "dot_shared"}) {
    page<CatalogView>().choose(QLatin1String(each));
    waitForLayout();
    expectReadingOrder(*m_window, bar, *kernel);
    const std::vector<QWidget*> order = walkByTab(*m_window, *kernel);
    for (QWidget* control : controls(*m_window)) {
      EXPECT_NE(std::ranges::find(order, control), order.end())
          << each << ": " << describe(*control);
    }
  }
}

}  // namespace
}  // namespace lanescope::ui
