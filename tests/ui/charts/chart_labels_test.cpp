// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_labels.h"

#include <gtest/gtest.h>
#include <qcustomplot.h>

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
