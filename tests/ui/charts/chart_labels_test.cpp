// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_labels.h"

#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <cmath>
#include <optional>
#include <set>

#include "ui/charts/chart_painter.h"

namespace lanescope::ui {
namespace {

ChartSeries line(const QString& name, SeriesLook look, double last) {
  return {name, ChartSeries::Kind::line, look, {{1024, last / 2}, {4096, last}}};
}

Chart chartOf(std::vector<ChartSeries> series) {
  Chart chart;
  chart.x = {"elements", Quantity::size};
  chart.y = {"time", Quantity::time};
  chart.series = std::move(series);
  return chart;
}

QCPItemText* textIn(const QCustomPlot& plot, const QString& text) {
  for (int i = 0; i < plot.itemCount(); ++i) {
    auto* item = qobject_cast<QCPItemText*>(plot.item(i));
    if (item != nullptr && item->text() == text) return item;
  }
  return nullptr;
}

class ChartLabelsTest : public testing::Test {
 protected:
  void draw(const Chart& chart) {
    m_plot.resize(900, 500);
    drawChart(m_plot, chart, m_theme);
    m_plot.replot();
  }
  QCustomPlot m_plot;
  StageTheme m_theme = StageTheme::light();
};

TEST(SeriesColors, DifferWhereTheSeriesDo) {
  using Hue = SeriesLook::Hue;
  for (const ThemeId id : {ThemeId::light, ThemeId::dark, ThemeId::highContrast}) {
    const StageTheme theme = StageTheme::of(id);
    constexpr int kSeries = 8;
    std::vector<ChartSeries> series;
    series.reserve(kSeries);
    for (int i = 0; i < kSeries; ++i) series.push_back(line("kernel", {Hue::kernel, i}, 1));
    for (int i = 0; i < 7; ++i) series.push_back(line("CPU", {Hue::cpu, i}, 1));
    const Chart chart = chartOf(series);
    const SeriesColors colors(chart, theme);
    std::set<QRgb> seen;
    for (const ChartSeries& each : chart.series) seen.insert(colors.of(each.look).rgb());
    EXPECT_EQ(seen.size(), chart.series.size());
    // The dashed and the hollow line of a kernel have its colour.
    EXPECT_EQ(colors.of({Hue::kernel, 3, true, true}), colors.of({Hue::kernel, 3}));
  }
}

TEST_F(ChartLabelsTest, NameCurvesBesideTheirLastPoint) {
  Chart chart = chartOf({line("fast", {SeriesLook::Hue::kernel, 0}, 1),
                         line("slow", {SeriesLook::Hue::kernel, 1}, 100)});
  chart.series.front().points.back().x += 1e-10;  // as a law's may be
  draw(chart);
  for (const char* name : {"fast", "slow"}) {
    const QCPItemText* text = textIn(m_plot, name);
    ASSERT_NE(text, nullptr) << name;
    EXPECT_GE(text->left->pixelPosition().x(), m_plot.xAxis->coordToPixel(4096));
    EXPECT_LE(text->right->pixelPosition().x(), m_plot.axisRect()->right() + 1) << name;
    EXPECT_GE(text->top->pixelPosition().y(), m_plot.axisRect()->top()) << name;
  }
}

TEST_F(ChartLabelsTest, NamesDoNotOverlapAndHiddenCurvesHaveNone) {
  const Chart chart = chartOf({line("first", {SeriesLook::Hue::kernel, 0}, 100),
                               line("second", {SeriesLook::Hue::kernel, 1}, 100.5),
                               line("third", {SeriesLook::Hue::kernel, 2}, 1)});
  draw(chart);
  EXPECT_NE(textIn(m_plot, "first"), nullptr);
  EXPECT_EQ(textIn(m_plot, "second"), nullptr);
  EXPECT_NE(textIn(m_plot, "third"), nullptr);
  drawChart(m_plot, chart, m_theme, {"first"});
  EXPECT_EQ(textIn(m_plot, "first"), nullptr);
  EXPECT_NE(textIn(m_plot, "second"), nullptr);
}

/// The texts of the plot lie within its axes, overlap nothing and are crossed by no line.
void expectNoLabelOverData(const QCustomPlot& plot, const Chart& chart) {
  QList<QRectF> places;
  for (int i = 0; i < plot.itemCount(); ++i) {
    const auto* text = qobject_cast<QCPItemText*>(plot.item(i));
    if (text == nullptr) continue;
    const QRectF place(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
    EXPECT_TRUE(QRectF(plot.axisRect()->rect()).adjusted(-1, -1, 1, 1).contains(place))
        << text->text().toStdString();
    for (const QRectF& other : places) EXPECT_FALSE(other.intersects(place));
    places += place;
    const QRectF ink = place.adjusted(8, 1, 0, -1);  // without what is before the text
    for (const ChartSeries& series : chart.series) {
      std::optional<QPointF> before;
      for (const ChartPoint& point : series.points) {
        const QPointF at(plot.xAxis->coordToPixel(point.x), plot.yAxis->coordToPixel(point.y));
        EXPECT_FALSE(ink.contains(at)) << text->text().toStdString();
        for (double part = 0; before && part <= 1; part += 0.02) {
          EXPECT_FALSE(ink.contains(*before + part * (at - *before))) << text->text().toStdString();
        }
        before = at;
      }
    }
  }
}

TEST_F(ChartLabelsTest, NamesOfCloseCurvesDoNotOverlapOnceMarksHaveRoomAboveThem) {
  for (double apart = 1.01; apart < 1.2; apart += 0.005) {
    constexpr int kCurves = 4;
    std::vector<ChartSeries> series;
    series.reserve(kCurves);
    for (int i = 0; i < kCurves; ++i) {
      series.push_back(line(QStringLiteral("curve %1").arg(i), {SeriesLook::Hue::kernel, i},
                            100 / std::pow(apart, i)));
    }
    Chart chart = chartOf(series);
    chart.marks = {{1500, "first mark"}, {2048, "second mark"}, {3000, "third mark"}};
    draw(chart);
    QList<QRectF> places;
    for (const ChartSeries& each : series) {
      const QCPItemText* text = textIn(m_plot, each.name);
      if (text == nullptr) continue;
      const QRectF place(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
      for (const QRectF& other : places) {
        EXPECT_LT(other.intersected(place).height(), 1) << each.name.toStdString() << ", " << apart;
      }
      places += place;
    }
    EXPECT_FALSE(places.isEmpty());
  }
}

TEST_F(ChartLabelsTest, ACurveThatEndsEarlyIsNamedWhereNothingIsInTheWay) {
  Chart chart = chartOf({line("long", {SeriesLook::Hue::kernel, 0}, 100)});
  chart.series[0].points.push_back({1 << 20, 100});
  chart.series.push_back(line("short", {SeriesLook::Hue::kernel, 1}, 1));
  draw(chart);
  ASSERT_NE(textIn(m_plot, "short"), nullptr);
  EXPECT_LT(textIn(m_plot, "short")->right->pixelPosition().x(),
            m_plot.xAxis->coordToPixel(1 << 20));
  expectNoLabelOverData(m_plot, chart);

  // Among many curves it has no room on any side.
  for (int i = 1; i < 40; ++i) {
    ChartSeries other = line("other", {SeriesLook::Hue::kernel, 2 + i}, 1);
    const double y = std::pow(10, (i - 20) / 20.0);
    other.points = {{1024, y}, {1 << 20, y}};
    chart.series.push_back(other);
  }
  draw(chart);
  EXPECT_EQ(textIn(m_plot, "short"), nullptr);
  expectNoLabelOverData(m_plot, chart);
}

TEST_F(ChartLabelsTest, ALongNameIsBrokenIntoTwoLines) {
  const QString name = QStringLiteral("dot_shared · NVIDIA H200, 2026-11-22: with transfers");
  const Chart chart = chartOf({line(name, {SeriesLook::Hue::kernel, 0}, 100),
                               line("fast", {SeriesLook::Hue::kernel, 1}, 1)});
  m_plot.resize(700, 500);
  drawChart(m_plot, chart, m_theme);
  m_plot.replot();
  const QCPItemText* text = nullptr;
  for (int i = 0; i < m_plot.itemCount() && text == nullptr; ++i) {
    const auto* item = qobject_cast<QCPItemText*>(m_plot.item(i));
    if (item != nullptr && item->text().contains(QLatin1Char('\n'))) text = item;
  }
  ASSERT_NE(text, nullptr);
  EXPECT_EQ(QString(text->text()).replace(QLatin1Char('\n'), QLatin1Char(' ')), name);
  expectNoLabelOverData(m_plot, chart);
}

TEST_F(ChartLabelsTest, WordsOnMarksStandAboveTheData) {
  Chart chart = chartOf({line("fast", {SeriesLook::Hue::kernel, 0}, 1),
                         line("slow", {SeriesLook::Hue::kernel, 1}, 100)});
  chart.marks = {{2048, "first mark"}, {3000, "second mark"}};
  draw(chart);
  for (const ChartMark& mark : chart.marks) {
    const QCPItemText* text = textIn(m_plot, mark.text);
    ASSERT_NE(text, nullptr);
    EXPECT_LT(text->bottom->pixelPosition().y(), m_plot.yAxis->coordToPixel(100));
  }
}

TEST_F(ChartLabelsTest, AWordOnALevelLineStandsRightOfTheData) {
  Chart chart = chartOf({line("one", {SeriesLook::Hue::kernel, 0}, 1)});
  chart.marks = {{0.9, "as fast", false}};
  draw(chart);
  const QCPItemText* text = textIn(m_plot, "as fast");
  ASSERT_NE(text, nullptr);
  EXPECT_GE(text->left->pixelPosition().x(), m_plot.xAxis->coordToPixel(4096));
}

}  // namespace
}  // namespace lanescope::ui
