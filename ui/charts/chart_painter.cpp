// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_painter.h"

#include <qcustomplot.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/charts/chart_labels.h"
#include "ui/charts/chart_parts.h"
#include "ui/charts/series_colors.h"

namespace lanescope::ui {
namespace {

/// What lies between the least and the most.
struct Span {
  double least = std::numeric_limits<double>::infinity();
  double most = -std::numeric_limits<double>::infinity();

  void add(double value) {
    least = std::min(least, value);
    most = std::max(most, value);
  }
  /// The range of an axis: the span with some room around it, or what the axis says.
  [[nodiscard]] QCPRange on(const ChartAxis& axis) const {
    if (axis.quantity == Quantity::place) {
      return {-0.5, static_cast<double>(axis.places.size()) - 0.5};
    }
    constexpr double kFactor = 1.35;
    constexpr double kPart = 0.05;
    const double room = most > least ? (most - least) * kPart : std::max(1e-12, std::abs(most));
    const QCPRange roomy = axis.isLogarithmic ? QCPRange(least / kFactor, most * kFactor)
                                              : QCPRange(least - room, most + room);
    return {axis.from.value_or(roomy.lower), axis.to.value_or(roomy.upper)};
  }
};

/// Draws one chart; made for one drawing.
class ChartPainter {
 public:
  ChartPainter(QCustomPlot& plot, const Chart& chart, const StageTheme& theme,
               const QSet<QString>& hidden)
      : m_plot(plot),
        m_chart(chart),
        m_theme(theme),
        m_colors(chart, theme),
        m_hidden(hidden),
        m_isLying(chart.isLying()) {}

  void draw() {
    dressAxes();
    for (const ChartSeries& series : m_chart.series) {
      if (series.isDrawn) add(series);
    }
    if (m_isLying) {
      frameBars();
    } else {
      frameGraphs();
    }
  }

 private:
  void add(const ChartSeries& series) {
    if (m_isLying) return addBars(series);
    if (series.kind == ChartSeries::Kind::cells) return addCells(m_plot, m_chart, series, m_theme);
    addGraph(series);
  }

  /// Whether its shapes have no area.
  [[nodiscard]] static bool isOfLines(const SeriesLook& look) {
    return look.hue == SeriesLook::Hue::cpu || look.hue == SeriesLook::Hue::ceiling;
  }

  /// The number of shapes is prime to the number of colours, so that a pair is not repeated soon.
  [[nodiscard]] static QCPScatterStyle::ScatterShape shapeOf(const SeriesLook& look) {
    constexpr std::array kKernels{QCPScatterStyle::ssDiamond, QCPScatterStyle::ssTriangle,
                                  QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangleInverted,
                                  QCPScatterStyle::ssDisc};
    constexpr std::array kLines{QCPScatterStyle::ssCross, QCPScatterStyle::ssPlus,
                                QCPScatterStyle::ssCircle, QCPScatterStyle::ssSquare,
                                QCPScatterStyle::ssStar};
    constexpr std::array kMarks{QCPScatterStyle::ssCircle, QCPScatterStyle::ssSquare,
                                QCPScatterStyle::ssDiamond, QCPScatterStyle::ssCircle,
                                QCPScatterStyle::ssSquare};
    const auto& shapes = look.hue == SeriesLook::Hue::mark ? kMarks
                         : isOfLines(look)                 ? kLines
                                                           : kKernels;
    return shapes[static_cast<std::size_t>(look.index) % shapes.size()];
  }

  /// A kernel's shapes are areas unless it was timed cold. A CPU's shapes are lines, and as such
  /// they are pale where they should be hollow.
  [[nodiscard]] QCPScatterStyle scatterOf(const SeriesLook& look) const {
    const QColor color = m_colors.of(look);
    if (look.hue == SeriesLook::Hue::mark) {
      return {shapeOf(look), QPen(look.isHollow ? m_theme.text : m_theme.panel, 1.6),
              look.isHollow ? m_theme.panel : m_theme.text, 11.0};
    }
    const bool isPale = look.isHollow && look.hue == SeriesLook::Hue::cpu;
    return {shapeOf(look), QPen(isPale ? mix(color, m_theme.panel, 0.5) : color, 1.5),
            isOfLines(look) || look.isHollow ? m_theme.panel : color, 8.0};
  }

  [[nodiscard]] QPen penOf(const ChartSeries& series) const {
    QColor color = m_colors.of(series.look);
    const bool isBound = series.kind == ChartSeries::Kind::bound;
    const Qt::PenStyle style = series.look.isDashed ? Qt::DashLine
                               : isBound            ? Qt::DashDotLine
                                                    : Qt::SolidLine;
    if (!series.look.isBroad) return QPen(color, isBound ? 1.5 : 1.8, style);
    color.setAlphaF(0.5F);
    return QPen(color, 3.5, series.look.isDashed ? Qt::DashLine : Qt::DotLine);
  }

  void dressAxes() {
    QCPAxis* const across = m_plot.xAxis;
    QCPAxis* const up = m_plot.yAxis;
    QCPAxis* const right = m_plot.yAxis2;
    up->setRangeReversed(m_isLying);
    across->grid()->setVisible(!m_chart.isMap());
    up->grid()->setVisible(!m_isLying && !m_chart.isMap());
    right->setVisible(m_chart.hasRight());
    dress(*across, m_isLying ? m_chart.y : m_chart.x);
    dress(*up, m_isLying ? m_chart.x : m_chart.y);
    if (m_chart.hasRight()) dress(*right, m_chart.right);
    if (!m_isLying) return;
    up->setLabel({});
    up->setTickLength(0);
    up->setTickLabelColor(m_theme.text);
  }

  void dress(QCPAxis& axis, const ChartAxis& as) {
    dressAxis(axis, m_theme);
    const bool isLogarithmic = as.isLogarithmic && as.quantity != Quantity::place;
    axis.setScaleType(isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    axis.setLabel(as.label);
    axis.setTicker(tickerOf(as));
    axis.setSubTicks(false);
  }

  [[nodiscard]] bool isHidden(const ChartSeries& series) const {
    return m_hidden.contains(series.name);
  }

  void addBars(const ChartSeries& series) {
    auto* bars = new QCPBars(m_plot.yAxis, m_plot.xAxis);
    bars->setName(series.name);
    bars->setPen(Qt::NoPen);
    bars->setBrush(m_colors.of(series.look));
    bars->setWidth(0.62);
    bars->setSelectable(QCP::stNone);
    if (m_top != nullptr) bars->moveAbove(m_top);
    m_top = bars;
    for (const ChartPoint& point : series.points) {
      if (!m_chart.isDrawable(point) || isHidden(series)) continue;
      bars->addData(point.x, point.y);
      m_totals[static_cast<int>(point.x)] += point.y;
    }
  }

  void addGraph(const ChartSeries& series) {
    QCPGraph* graph = m_plot.addGraph(m_plot.xAxis, series.isRight ? m_plot.yAxis2 : m_plot.yAxis);
    graph->setName(series.name);
    if (m_names.contains(series.name)) graph->removeFromLegend();
    m_names.insert(series.name);
    graph->setSelectable(QCP::stNone);
    graph->setPen(penOf(series));
    const ChartSeries::Kind kind = series.kind;
    if (kind == ChartSeries::Kind::points) graph->setLineStyle(QCPGraph::lsNone);
    if (kind == ChartSeries::Kind::steps) graph->setLineStyle(QCPGraph::lsStepLeft);
    // A line through so many points shows them without shapes. Painting each shape, and smoothing
    // what is closer than a pixel, would take most of the time.
    constexpr std::size_t kMostShapes = 2'000;
    if (series.points.size() > kMostShapes) {
      graph->setAntialiased(false);
      graph->setPen(QPen(m_colors.of(series.look), 1.0));
    } else if (kind == ChartSeries::Kind::levels) {
      dressLevels(*graph, series.look);
    } else if (kind != ChartSeries::Kind::bound) {
      graph->setScatterStyle(scatterOf(series.look));
    }
    fill(*graph, series);
  }

  void dressLevels(QCPGraph& graph, const SeriesLook& look) const {
    graph.setLineStyle(QCPGraph::lsStepLeft);
    graph.setAdaptiveSampling(false);
    if (look.isHollow) return;
    graph.setPen(Qt::NoPen);
    graph.setBrush(m_colors.of(look));
  }

  void fill(QCPGraph& graph, const ChartSeries& series) {
    const bool isOfLevels = series.kind == ChartSeries::Kind::levels;
    const double shift = isOfLevels ? 0.5 : 0.0;
    QVector<double> xs;
    QVector<double> ys;
    QVector<double> belows;
    QVector<double> aboves;
    bool hasRange = false;
    xs.reserve(static_cast<qsizetype>(series.points.size()) + 1);
    ys.reserve(static_cast<qsizetype>(series.points.size()) + 1);
    for (const ChartPoint& point : series.points) {
      if (!m_chart.isDrawable(point)) continue;
      m_across.add(point.x);
      (series.isRight ? m_right : m_up).add(point.y);
      if (isHidden(series)) continue;
      xs.append(point.x - shift);
      ys.append(point.y);
      const bool isKnown = std::isfinite(point.low) && std::isfinite(point.high) &&
                           (!m_chart.y.isLogarithmic || point.low > 0.0);
      hasRange = hasRange || isKnown;
      belows.append(isKnown ? point.y - point.low : 0.0);
      aboves.append(isKnown ? point.high - point.y : 0.0);
    }
    if (isOfLevels && !xs.isEmpty()) {
      xs.append(xs.back() + 2.0 * shift);
      ys.append(ys.back());
    }
    if (hasRange) addWhiskers(graph, QPen(m_colors.of(series.look), 1.2), belows, aboves);
    graph.setData(xs, ys, series.kind != ChartSeries::Kind::points);
  }

  void addWhiskers(QCPGraph& graph, const QPen& pen, const QVector<double>& belows,
                   const QVector<double>& aboves) {
    auto* whiskers = new QCPErrorBars(m_plot.xAxis, m_plot.yAxis);
    whiskers->setDataPlottable(&graph);
    whiskers->removeFromLegend();
    whiskers->setPen(pen);
    whiskers->setWhiskerWidth(6);
    whiskers->setSymbolGap(0);
    whiskers->setSelectable(QCP::stNone);
    whiskers->setData(belows, aboves);
  }

  void frameBars() {
    double longest = 0.0;
    for (const auto& [place, total] : m_totals) {
      longest = std::max(longest, total);
      addBarEnd(place, total);
    }
    // A third more than the longest bar, so that what stands behind it fits.
    m_plot.xAxis->setRange(0.0, longest > 0.0 ? longest * 1.33 : 1.0);
    m_plot.yAxis->setRange(-0.6, std::max(0.6, static_cast<double>(m_chart.x.places.size()) - 0.4));
  }

  void addBarEnd(int place, double total) {
    const QString text = m_chart.barEnds.value(place);
    if (text.isEmpty()) return;
    auto* item = new QCPItemText(&m_plot);
    item->position->setCoords(total, place);
    item->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    item->setPadding(QMargins(6, 0, 0, 0));
    item->setText(text);
    item->setColor(m_theme.text);
    item->setFont(m_theme.wordFont(11.5, QFont::DemiBold));
    item->setSelectable(false);
  }

  void frameGraphs() {
    for (const ChartMark& mark : m_chart.marks) {
      if (!std::isfinite(mark.at)) continue;
      (mark.isUpright ? m_across : m_up).add(mark.at);
    }
    m_plot.xAxis->setRange(m_across.on(m_chart.x));
    m_plot.yAxis->setRange(m_up.on(m_chart.y));
    if (m_chart.hasRight()) m_plot.yAxis2->setRange(m_right.on(m_chart.right));
    ChartLabels(m_plot, m_chart, m_theme, m_colors, m_hidden).add();
  }

  QCustomPlot& m_plot;
  const Chart& m_chart;
  const StageTheme& m_theme;
  SeriesColors m_colors;
  const QSet<QString>& m_hidden;
  bool m_isLying;
  QSet<QString> m_names;  ///< in the legend
  Span m_across;
  Span m_up;
  Span m_right;
  QCPBars* m_top = nullptr;
  std::map<int, double> m_totals;  ///< of the bars, by place
};

}  // namespace

void drawChart(QCustomPlot& plot, const Chart& chart, const StageTheme& theme,
               const QSet<QString>& hidden) {
  prepareChart(plot, theme);
  const bool isEmpty = chart.isEmpty();
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) axis->setVisible(!isEmpty);
  showScale(plot, !isEmpty && chart.isMap());
  if (isEmpty) {
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) axis->setScaleType(QCPAxis::stLinear);
    plot.yAxis2->setVisible(false);
    plot.legend->setVisible(false);
    addChartNote(plot, chart.emptyNote, theme);
  } else {
    ChartPainter(plot, chart, theme, hidden).draw();
    const std::size_t named = chart.series.size() - (chart.isMap() ? 1 : 0);
    plot.legend->setVisible(named > (chart.isMap() ? 0 : 1));
    for (int i = 0; i < plot.legend->itemCount(); ++i) {
      auto* item = qobject_cast<QCPPlottableLegendItem*>(plot.legend->item(i));
      if (item == nullptr || !hidden.contains(seriesName(*item->plottable()))) continue;
      QFont font = theme.wordFont(11.5);
      font.setStrikeOut(true);
      item->setFont(font);
      item->setTextColor(theme.mutedText);
    }
    // As long as a dashed line needs to be seen as one.
    plot.legend->setIconSize(28, chart.isMap() ? 16 : 10);
    fitLegend(plot);
  }
  plot.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace lanescope::ui
