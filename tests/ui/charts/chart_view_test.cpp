// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDate>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <utility>

#include "tests/app/results/timings.h"
#include "ui/charts/chart_maker.h"
#include "ui/charts/chart_model.h"
#include "ui/charts/chart_parts.h"
#include "ui/charts/chart_sheet.h"
#include "ui/picture/picture_file.h"

namespace lanescope::ui {
namespace {

using results::cpu;
using results::gpu;

results::TimingData twoSizes() {
  results::TimingData data;
  data.begin("dot_shared", {});
  for (const int power : {10, 14, 18}) {
    data.add(gpu(std::int64_t{1} << power, 0.1 * power));
    data.add(cpu("SIMD", std::int64_t{1} << power, 0.01 * power));
  }
  return data;
}

class ChartViewTest : public testing::Test {
 protected:
  void SetUp() override {
    m_view.resize(700, 500);
    m_view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&m_view));
    QObject::connect(&m_view, &ChartView::pointed, &m_view,
                     [this](const QString& words) { m_words = words; });
    show(ChartKind::time);
  }
  void show(ChartKind kind) {
    m_view.setChart(makeChart(kind, twoSizes(), {1 << 18}), false);
    m_view.replot();
  }
  void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(&m_view, static_cast<Qt::Key>(key), modifiers);
  }
  [[nodiscard]] QPoint pixelOf(double x, double y) const {
    return QPointF(m_view.xAxis->coordToPixel(x), m_view.yAxis->coordToPixel(y)).toPoint();
  }
  [[nodiscard]] QCPGraph* graphNamed(const QString& name) const {
    for (int i = 0; i < m_view.graphCount(); ++i) {
      if (m_view.graph(i)->name() == name) return m_view.graph(i);
    }
    return nullptr;
  }

  ChartView m_view;
  QString m_words;
};

TEST_F(ChartViewTest, DrawsEachPointWhereTheDataSay) {
  const QCPGraph* simd = graphNamed("CPU, SIMD");
  ASSERT_NE(simd, nullptr);
  ASSERT_EQ(simd->dataCount(), 3);
  EXPECT_DOUBLE_EQ(simd->data()->at(1)->key, 1 << 14);
  EXPECT_DOUBLE_EQ(simd->data()->at(1)->value, 0.14);
  EXPECT_TRUE(m_view.xAxis->range().contains(1 << 18));
  EXPECT_NE(simd->scatterStyle().shape(), graphNamed("dot_shared")->scatterStyle().shape());
}

TEST_F(ChartViewTest, TellsWhatIsNearThePointerAndOpensItByAClick) {
  const QPoint at = pixelOf(1 << 14, 0.14);
  QTest::mouseMove(&m_view, at + QPoint(3, -4));
  EXPECT_TRUE(m_words.startsWith(QStringLiteral("CPU, SIMD, 2¹⁴: 140"))) << m_words.toStdString();
  EXPECT_EQ(m_view.accessibleDescription(), m_words);
  QTest::mouseMove(&m_view, pixelOf(1 << 18, 0.08));
  EXPECT_EQ(m_words, QString());
  QSignalSpy opened(&m_view, &ChartView::opened);
  QTest::mouseClick(&m_view, Qt::LeftButton, {}, at);
  ASSERT_EQ(opened.count(), 1);
  EXPECT_EQ(opened[0][0].value<std::size_t>(), 3U);
}

TEST_F(ChartViewTest, TheLegendShowsAndHidesASeriesByAClick) {
  QCPAbstractLegendItem* item = m_view.legend->itemWithPlottable(graphNamed("CPU, SIMD"));
  QTest::mouseClick(&m_view, Qt::LeftButton, {}, item->rect().center());
  EXPECT_TRUE(m_view.hidden().contains("CPU, SIMD"));
  EXPECT_EQ(graphNamed("CPU, SIMD")->dataCount(), 0);
  EXPECT_EQ(graphNamed("dot_shared")->dataCount(), 3);
  item = m_view.legend->itemWithPlottable(graphNamed("CPU, SIMD"));
  m_view.replot();
  QTest::mouseClick(&m_view, Qt::LeftButton, {}, item->rect().center());
  EXPECT_EQ(graphNamed("CPU, SIMD")->dataCount(), 3);
}

TEST_F(ChartViewTest, TheLegendBreaksANameThatIsWiderThanTheChart) {
  const QString name =
      QStringLiteral("CPU, as many threads as the machine has cores: with transfers");
  Chart chart = makeChart(ChartKind::time, twoSizes(), {1 << 18});
  chart.series.front().name = name;
  m_view.setChart(chart, false);
  m_view.resize(260, 500);
  m_view.replot();
  QCPAbstractPlottable* series = m_view.graph(0);
  EXPECT_TRUE(series->name().contains(u'\n'));
  EXPECT_EQ(seriesName(*series), name);
  const QCPAbstractLegendItem* item = m_view.legend->itemWithPlottable(series);
  EXPECT_LE(item->minimumOuterSizeHint().width(), m_view.width());
  QTest::mouseClick(&m_view, Qt::LeftButton, {}, item->rect().center());
  EXPECT_TRUE(m_view.hidden().contains(name));
  m_view.resize(900, 500);
  m_view.replot();
  EXPECT_EQ(m_view.graph(0)->name(), name) << "in a wide chart the name has one line";
}

TEST_F(ChartViewTest, TheKeyboardWalksHidesAndOpens) {
  QSignalSpy opened(&m_view, &ChartView::opened);
  key(Qt::Key_Right);
  EXPECT_TRUE(m_words.startsWith(QStringLiteral("dot_shared, 2¹⁰:"))) << m_words.toStdString();
  key(Qt::Key_Right);
  EXPECT_TRUE(m_words.startsWith(QStringLiteral("dot_shared, 2¹⁴:"))) << m_words.toStdString();
  key(Qt::Key_Return);
  ASSERT_EQ(opened.count(), 1);
  EXPECT_EQ(opened[0][0].value<std::size_t>(), 2U);
  key(Qt::Key_Down);
  EXPECT_TRUE(m_words.startsWith(QStringLiteral("dot_shared: with transfers, 2¹⁴:")));
  key(Qt::Key_Space);
  EXPECT_TRUE(m_view.hidden().contains("dot_shared: with transfers"));
  EXPECT_TRUE(m_words.contains(QLatin1String("hidden"))) << m_words.toStdString();
  key(Qt::Key_Down);
  EXPECT_TRUE(m_words.startsWith(QStringLiteral("CPU, SIMD, 2¹⁰:"))) << m_words.toStdString();
  key(Qt::Key_Up);
  key(Qt::Key_Space);
  EXPECT_TRUE(m_view.hidden().isEmpty());
}

TEST_F(ChartViewTest, ZoomsAndMovesAndComesBack) {
  const QCPRange home = m_view.xAxis->range();
  EXPECT_FALSE(m_view.isZoomed());
  key(Qt::Key_Plus);
  EXPECT_LT(m_view.xAxis->range().upper, home.upper);
  key(Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_TRUE(m_view.isZoomed());
  key(Qt::Key_Home);
  EXPECT_FALSE(m_view.isZoomed());

  const QPoint middle = m_view.axisRect()->rect().center();
  QWheelEvent wheel(middle, m_view.mapToGlobal(middle), {}, {0, 120}, {}, {}, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(&m_view, &wheel);
  EXPECT_TRUE(m_view.isZoomed());
  QTest::mouseDClick(&m_view, Qt::LeftButton, {}, middle);
  EXPECT_FALSE(m_view.isZoomed());
}

TEST_F(ChartViewTest, ARectangleWithShiftIsZoomedInto) {
  const QCPRange home = m_view.xAxis->range();
  const QRect all = m_view.axisRect()->rect();
  const QPoint from = all.topLeft() + QPoint(all.width() / 4, all.height() / 4);
  const QPoint to = all.center() + QPoint(all.width() / 4, all.height() / 4);
  QTest::mousePress(&m_view, Qt::LeftButton, Qt::ShiftModifier, from);
  QMouseEvent drag(QEvent::MouseMove, to, m_view.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                   Qt::ShiftModifier);
  QApplication::sendEvent(&m_view, &drag);
  QTest::mouseRelease(&m_view, Qt::LeftButton, Qt::ShiftModifier, to);
  EXPECT_GT(m_view.xAxis->range().lower, home.lower);
  EXPECT_LT(m_view.xAxis->range().upper, home.upper);
}

TEST_F(ChartViewTest, MorePointsKeepTheZoomAndAnotherChartDoesNot) {
  key(Qt::Key_Plus);
  const QCPRange zoomed = m_view.xAxis->range();
  m_view.setChart(makeChart(ChartKind::time, twoSizes(), {}), true);
  EXPECT_EQ(m_view.xAxis->range(), zoomed);
  m_view.setChart(makeChart(ChartKind::bandwidth, twoSizes(), {}), false);
  EXPECT_FALSE(m_view.isZoomed());
}

TEST_F(ChartViewTest, AViewOfNothingIsNoViewOfWhatComes) {
  m_view.setChart(Chart(), true);
  m_view.replot();
  const QPoint middle = m_view.axisRect()->rect().center();
  for (int i = 0; i < 30; ++i) {
    QWheelEvent wheel(middle, m_view.mapToGlobal(middle), {}, {0, -120}, {}, {}, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(&m_view, &wheel);
  }
  EXPECT_FALSE(m_view.isZoomed());
  m_view.xAxis->setRange(-15'000.0, -10'000.0);  // as a rectangle leaves it
  m_view.setChart(makeChart(ChartKind::time, twoSizes(), {}), true);
  m_view.replot();
  EXPECT_FALSE(m_view.isZoomed());
}

TEST_F(ChartViewTest, PointsStayInReach) {
  for (const bool isLogarithmic : {true, false}) {
    Chart chart = makeChart(ChartKind::time, twoSizes(), {});
    chart.x.isLogarithmic = isLogarithmic;
    chart.y.isLogarithmic = isLogarithmic;
    m_view.setChart(chart, false);
    m_view.replot();
    const QCPRange home = m_view.xAxis->range();
    for (const auto& [pressed, modifiers] : {std::pair(Qt::Key_Minus, Qt::NoModifier),
                                             {Qt::Key_Right, Qt::ShiftModifier},
                                             {Qt::Key_Left, Qt::ShiftModifier},
                                             {Qt::Key_Up, Qt::ShiftModifier}}) {
      for (int i = 0; i < 400; ++i) {
        key(pressed, modifiers);
        m_view.replot();
      }
      EXPECT_TRUE(m_view.isZoomed());
      const QCPRange range = m_view.xAxis->range();
      EXPECT_GT(range.lower, isLogarithmic ? 0.0 : home.lower - 11.0 * home.size());
      EXPECT_LT(range.upper, isLogarithmic ? 1001.0 * home.upper : home.upper + 11 * home.size());
      for (const QString& label : m_view.xAxis->tickVectorLabels()) {
        EXPECT_LT(label.size(), 10) << label.toStdString();
      }
    }
  }
}

TEST_F(ChartViewTest, BarsAreStackedAndToldApartByThePointer) {
  show(ChartKind::phases);
  int bars = 0;
  for (int i = 0; i < m_view.plottableCount(); ++i) {
    bars += qobject_cast<QCPBars*>(m_view.plottable(i)) != nullptr ? 1 : 0;
  }
  EXPECT_EQ(bars, 6);  // five phases and the CPU
  QTest::mouseMove(&m_view, pixelOf(1.0, 0.0));
  EXPECT_TRUE(m_words.startsWith(QLatin1String("host to device, dot_shared: 2 ms")))
      << m_words.toStdString();
  QTest::mouseMove(&m_view, pixelOf(3.0, 0.0));
  EXPECT_TRUE(m_words.startsWith(QLatin1String("kernel, dot_shared: 1.8 ms")))
      << m_words.toStdString();
}

/// The chart on its sheet, as pixels and as an SVG.
struct Sheet {
  explicit Sheet(ChartView& view) : made(sheetOf("Times of dot_shared", {"A sentence."}, {&view})) {
    const auto paint = [this](QPainter& painter) { paintSheet(made, painter); };
    image = app::imageOf(made.size, paint, 1.0);
    svg = QString::fromUtf8(app::svgOf(made.size, {made.title}, paint));
  }
  ChartSheet made;
  QImage image;
  QString svg;
};

TEST_F(ChartViewTest, ItsPictureHasATitleTheMachineAndTheDay) {
  const Sheet sheet(m_view);
  EXPECT_GE(sheet.made.size.width(), m_view.width());
  EXPECT_GT(sheet.made.size.height(), m_view.height());
  EXPECT_TRUE(sheet.made.origin.endsWith(QDate::currentDate().toString(Qt::ISODate)));
  for (const QString& place : {m_view.chart().facts.front().where, sheet.made.title}) {
    EXPECT_FALSE(place.isEmpty());
    EXPECT_TRUE(sheet.svg.contains(place)) << place.toStdString();
  }
  // Axis labels and the legend are texts, and each curve is a group.
  EXPECT_TRUE(sheet.svg.contains(">CPU, SIMD</text>"));
  EXPECT_TRUE(sheet.svg.contains("<g id=\"chart-main-cpu--simd\">"));
  EXPECT_TRUE(sheet.svg.contains("<g id=\"chart-axes\">"));
}

TEST_F(ChartViewTest, ItsPictureHasNoMarkOfThePointer) {
  const QImage before = Sheet(m_view).image;
  key(Qt::Key_Right);
  m_view.replot();
  ASSERT_FALSE(m_words.isEmpty());
  EXPECT_EQ(Sheet(m_view).image, before);
}

TEST_F(ChartViewTest, NeverDrawsWhatIsNoNumber) {
  Chart chart;
  chart.x = {"n", Quantity::size};
  chart.y = {"time", Quantity::time};
  chart.series.push_back({"some",
                          ChartSeries::Kind::line,
                          {},
                          {{1, std::nan("")}, {2, -1}, {4, 0}, {8, INFINITY}, {16, 1}}});
  m_view.setChart(chart, false);
  m_view.replot();
  ASSERT_EQ(m_view.graph(0)->dataCount(), 1);
  EXPECT_TRUE(std::isfinite(m_view.yAxis->range().upper));
}

TEST(ChartModel, KeepsTheRulesOfModels) {
  ChartModel model;
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setTable(tableOf(makeChart(ChartKind::time, twoSizes(), {})));
  EXPECT_EQ(model.rowCount({}), 9);
  EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("dot_shared"));
  EXPECT_EQ(model.index(1, 1).data().toString(), QStringLiteral("2¹⁴"));
  EXPECT_EQ(model.index(1, 2).data().toString(), QStringLiteral("1.4 ms"));
  EXPECT_EQ(model.index(0, 5).data().toString(), QStringLiteral("GPU: test"));
  EXPECT_EQ(model.itemAt(1), 2U);
  EXPECT_EQ(model.itemAt(99), std::nullopt);
}

/// Tells how many pictures of layers are kept.
class CountingView : public ChartView {
 public:
  [[nodiscard]] qsizetype pictures() const { return mPaintBuffers.size(); }
};

TEST(ChartView, KeepsNoPicturesWhileNobodySeesIt) {
  CountingView view;
  view.setFocusPolicy(Qt::NoFocus);  // which is drawn, too
  view.resize(700, 500);
  view.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  view.setChart(makeChart(ChartKind::time, twoSizes(), {1 << 18}), false);
  view.replot();
  const QImage shown = view.grab().toImage();
  EXPECT_GT(view.pictures(), 0);
  view.hide();
  EXPECT_EQ(view.pictures(), 0);
  view.replot();
  EXPECT_EQ(view.pictures(), 0);
  EXPECT_EQ(view.grab().toImage(), shown) << "while it is hidden";
  view.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  EXPECT_EQ(view.grab().toImage(), shown);
  EXPECT_GT(view.pictures(), 0);
}

}  // namespace
}  // namespace lanescope::ui
