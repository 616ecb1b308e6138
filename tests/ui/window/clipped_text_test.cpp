// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/clipped_text.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QRegularExpression>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "tests/ui/window/window_fixture.h"
#include "ui/kernel/catalog_view.h"
#include "ui/measure/measure_page.h"
#include "ui/numbers/errors_page.h"
#include "ui/numbers/work_page.h"
#include "ui/picture/picture_file.h"
#include "ui/stage/scene/comparison_scene.h"
#include "ui/stage/scene/stage_picture.h"

namespace lanescope::ui {
namespace {

const QSize kSizes[] = {{960, 700}, {1024, 768}, {1280, 720}, {1920, 1080}};

class ClippedTextTest : public WindowTest {
 protected:
  void TearDown() override { m_theme.use(Theme::Choice::light); }

  void runAndMeasure() {
    QObject::connect(
        &m_window->controller(), &RunController::comparedReady, m_window.get(),
        [this](std::shared_ptr<const ComparisonScene> both) { m_both = std::move(both); });
    startRun(QStringLiteral("64"), QStringLiteral("16"));
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
    begin(page<MeasurePage>());
    begin(page<ErrorsPage>());
    begin(page<WorkPage>());
  }

  void begin(ComparisonPage& page) {
    page.start();
    ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  }

  void compareWith(const char* kernel) {
    for (QComboBox* combo : m_window->findChildren<QComboBox*>()) {
      const int at = combo->findData(QString::fromLatin1(kernel));
      if (at < 0) continue;
      combo->setCurrentIndex(at);
      emit combo->activated(at);
      ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
      return;
    }
    FAIL() << "no " << kernel;
  }

  /// What the stage has shortened, as its picture tells.
  [[nodiscard]] QStringList shortenedOnStage() {
    const auto picture = page<StagePage>().picture();
    const QSize size = page<StagePage>().pictureSize();
    const QString svg = QString::fromUtf8(app::svgOf(size, {}, [&](QPainter& painter) {
      picture->paint(painter, QRectF(QPointF(), size), 0, 1.0, m_theme.colors());
    }));
    static const QRegularExpression kShortened(QStringLiteral(">([^<>]*[^<>\\s]…)<"));
    QStringList places;
    for (auto each = kShortened.globalMatch(svg); each.hasNext();) {
      places += QStringLiteral("stage: \"%1\"").arg(each.next().captured(1));
    }
    return places;
  }

  [[nodiscard]] QStringList clipped() {
    QStringList places = clippedTexts(*m_window);
    if (page<StageWidget>().isVisible()) places += shortenedOnStage();
    return places;
  }

  void resizeTo(QSize size) {
    m_window->resize(size);
    ASSERT_TRUE(becomesTrue([&] { return m_window->size() == size; }))
        << m_window->width() << " x " << m_window->height();
  }

  void expectNothingClipped(const QString& where) {
    if (becomesTrue([this] { return clipped().isEmpty(); })) return;
    ADD_FAILURE() << where.toStdString() << "\n  " << clipped().join("\n  ").toStdString();
  }

  /// Every tab of every page and dock at the window's present size.
  void walkPages(const QString& where) {
    auto* pages = m_window->findChild<QTabBar*>(QStringLiteral("pages"));
    for (int page = 0; page < pages->count(); ++page) {
      pages->setCurrentIndex(page);
      const QString here = where + QLatin1Char(' ') + pages->tabText(page);
      expectNothingClipped(here);
    }
    pages->setCurrentIndex(0);
    for (const char* name : {"kernel", "more", "breakIt", "compareWith"}) {
      auto* button = page<ParameterPanel>().findChild<QToolButton*>(QLatin1String(name));
      button->click();
      expectNothingClipped(where + QLatin1Char(' ') + QLatin1String(name));
      button->click();
    }
    for (const char* name : {"registersDock", "resultDock"}) {
      m_window->findChild<QDockWidget*>(QLatin1String(name))->raise();
      expectNothingClipped(where + QLatin1Char(' ') + QLatin1String(name));
    }
    auto* parts = page<ResultPanel>().findChild<QTabWidget*>();
    for (int tab = 0; tab < parts->count(); ++tab) {
      parts->setCurrentIndex(tab);
      expectNothingClipped(where + QLatin1Char(' ') + parts->tabText(tab));
    }
    parts->setCurrentIndex(0);
  }

  void walkSizes() {
    for (const QSize size : kSizes) {
      resizeTo(size);
      walkPages(QStringLiteral("%1x%2").arg(size.width()).arg(size.height()));
    }
  }

  std::shared_ptr<const ComparisonScene> m_both;
};

TEST_F(ClippedTextTest, EveryPageIsWholeAtEverySize) {
  runAndMeasure();
  walkSizes();
}

TEST_F(ClippedTextTest, AComparisonIsWholeAtEverySize) {
  runAndMeasure();
  compareWith("dot_global");
  walkSizes();
}

TEST_F(ClippedTextTest, EveryThemeIsWholeOnASmallScreen) {
  runAndMeasure();
  resizeTo({1024, 768});
  for (const auto& [choice, name] : {std::pair{Theme::Choice::dark, "dark"},
                                     {Theme::Choice::light, "light"},
                                     {Theme::Choice::highContrast, "high contrast"}}) {
    m_theme.use(choice);
    walkPages(QLatin1String(name));
  }
}

class LargeTypeTest : public ClippedTextTest {
 protected:
  void SetUp() override {
    QFont font = QApplication::font();
    font.setPointSizeF(2 * font.pointSizeF());
    QApplication::setFont(font);
    WindowTest::SetUp();
  }
  void TearDown() override {
    m_window.reset();
    m_theme.use(Theme::Choice::light);  // which sets the usual font
  }
};

TEST_F(LargeTypeTest, EveryPageIsWholeInTypeOfTwiceTheSize) {
  runAndMeasure();
  resizeTo({1920, 1080});
  walkPages(QStringLiteral("200%"));
}

}  // namespace
}  // namespace lanescope::ui
