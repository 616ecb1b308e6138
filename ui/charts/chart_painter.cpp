// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_painter.h"

#include <qcustomplot.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/charts/chart_parts.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {
namespace {

/// Texts of an axis as those of its quantity, with as many digits as tell the ticks apart. On a
/// logarithmic axis powers of ten, and where there are few of them numbers in between.
class QuantityTicker : public QCPAxisTicker {
 public:
  explicit QuantityTicker(const ChartAxis& axis) : m_axis(axis) {
    setTickCount(5);
    m_powers.setTickCount(6);
  }

 protected:
  QVector<double> createTickVector(double tickStep, const QCPRange& range) override {
    m_step = tickStep;
    const double factor = range.upper / range.lower;
    constexpr double kLinear = 2.0;
    if (!m_axis.isLogarithmic || range.lower <= 0.0 || factor < kLinear) {
      return QCPAxisTicker::createTickVector(tickStep, range);
    }
    m_step = range.lower;
    constexpr double kFew = 300.0;
    constexpr double kFewer = 10.0;
    if (factor > kFew) return m_powers.ticksOf(range);
    QVector<double> ticks;
    for (double power = std::pow(10.0, std::floor(std::log10(range.lower))); power <= range.upper;
         power *= 10.0) {
      for (const double at : {1.0, 1.5, 2.0, 3.0, 5.0, 7.0}) {
        const bool isOfFew = at == 1.0 || at == 2.0 || at == 5.0;
        if (isOfFew || factor < kFewer) ticks.append(at * power);
      }
    }
    return ticks;
  }

  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    constexpr double kNothing = 1e-9;  // of a step: 0, but for rounding
    if (std::abs(tick) < kNothing * m_step) return QStringLiteral("0");
    // A mark says where exact results stand.
    if (tick <= m_axis.exact * 1.01) return {};
    const double digits = std::ceil(std::log10(std::abs(tick) / m_step)) + 1.0;
    return quantityText(m_axis.quantity, tick, std::clamp(static_cast<int>(digits), 3, 9));
  }

 private:
  class Powers : public QCPAxisTickerLog {
   public:
    QVector<double> ticksOf(const QCPRange& range) { return createTickVector(0.0, range); }
  };

  ChartAxis m_axis;
  Powers m_powers;
  double m_step = 0.0;  ///< between ticks, where they are evenly spaced
};

QSharedPointer<QCPAxisTicker> tickerOf(const ChartAxis& axis) {
  if (axis.quantity == Quantity::size) return QSharedPointer<SizeTicker>::create();
  return QSharedPointer<QuantityTicker>::create(axis);
}

QSharedPointer<QCPAxisTicker> tickerOf(const QStringList& places) {
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();
  for (int i = 0; i < places.size(); ++i) ticker->addTick(i, places[i]);
  return ticker;
}

/// What lies between the least and the most.
struct Span {
  double least = std::numeric_limits<double>::infinity();
  double most = -std::numeric_limits<double>::infinity();

  void add(double value) {
    least = std::min(least, value);
    most = std::max(most, value);
  }
  [[nodiscard]] QCPRange with(bool isLogarithmic) const {
    constexpr double kFactor = 1.35;
    constexpr double kPart = 0.05;
    if (isLogarithmic) return {least / kFactor, most * kFactor};
    const double room = most > least ? (most - least) * kPart : std::max(1e-12, std::abs(most));
    return {least - room, most + room};
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
        m_colors(ChartColors::of(theme)),
        m_hidden(hidden),
        m_isLying(chart.x.quantity == Quantity::place) {}

  DrawnChart draw() {
    dressAxes();
    DrawnChart drawn;
    for (const ChartSeries& series : m_chart.series) {
      QCPAbstractPlottable* plottable = nullptr;
      if (series.isDrawn) plottable = m_isLying ? addBars(series) : addGraph(series);
      drawn.plottables.push_back(plottable);
    }
    if (m_isLying) {
      frameBars();
    } else {
      frameGraphs();
    }
    return drawn;
  }

 private:
  [[nodiscard]] QColor colorOf(const SeriesLook& look) const {
    const QList<QColor> kernels{m_colors.gpu, m_colors.phases[4], m_colors.phases[3],
                                m_colors.phases[1]};
    switch (look.hue) {
      case SeriesLook::Hue::kernel:
        return kernels[look.index % kernels.size()];
      case SeriesLook::Hue::cpu:
        return m_colors.cpu[look.index % m_colors.cpu.size()];
      case SeriesLook::Hue::phase:
        return m_colors.phases[look.index % m_colors.phases.size()];
      case SeriesLook::Hue::ceiling:
        break;
    }
    return m_theme.mutedText;
  }

  /// As many shapes as are prime to the colours, so that no two of both come together soon.
  [[nodiscard]] static QCPScatterStyle::ScatterShape shapeOf(const SeriesLook& look) {
    constexpr std::array kKernels{QCPScatterStyle::ssDiamond, QCPScatterStyle::ssTriangle,
                                  QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangleInverted,
                                  QCPScatterStyle::ssDisc};
    constexpr std::array kCpus{QCPScatterStyle::ssCross, QCPScatterStyle::ssPlus,
                               QCPScatterStyle::ssCircle, QCPScatterStyle::ssSquare,
                               QCPScatterStyle::ssStar};
    const auto& shapes = look.hue == SeriesLook::Hue::cpu ? kCpus : kKernels;
    return shapes[static_cast<std::size_t>(look.index) % shapes.size()];
  }

  /// A CPU's shapes are lines, those of a kernel areas, unless it was timed cold.
  [[nodiscard]] static bool isHollow(const SeriesLook& look) {
    return look.isHollow || look.hue == SeriesLook::Hue::cpu;
  }

  /// A shape of lines cannot be hollow: it is pale.
  [[nodiscard]] QColor shapeColorOf(const SeriesLook& look) const {
    const bool isPale = look.isHollow && look.hue == SeriesLook::Hue::cpu;
    return isPale ? mix(colorOf(look), m_theme.panel, 0.5) : colorOf(look);
  }

  void dressAxes() {
    QCPAxis* const across = m_plot.xAxis;
    QCPAxis* const up = m_plot.yAxis;
    constexpr int kLow = 300;  // where a word less is a line of the chart more
    const auto dress = [this](QCPAxis& axis, const ChartAxis& as) {
      axis.setScaleType(as.isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
      axis.setLabel(&axis == m_plot.xAxis && m_plot.height() < kLow ? QString() : as.label);
      axis.setTicker(tickerOf(as));
      axis.setSubTicks(false);
    };
    up->setRangeReversed(m_isLying);
    up->grid()->setVisible(!m_isLying);
    if (!m_isLying) {
      dress(*across, m_chart.x);
      dress(*up, m_chart.y);
      return;
    }
    dress(*across, m_chart.y);
    up->setScaleType(QCPAxis::stLinear);
    up->setLabel({});
    up->setTicker(tickerOf(m_chart.x.places));
    up->setSubTicks(false);
    up->setTickLength(0);
    up->setTickLabelColor(m_theme.text);
  }

  [[nodiscard]] bool isHidden(const ChartSeries& series) const {
    return m_hidden.contains(series.name);
  }

  QCPAbstractPlottable* addBars(const ChartSeries& series) {
    auto* bars = new QCPBars(m_plot.yAxis, m_plot.xAxis);
    bars->setName(series.name);
    bars->setPen(Qt::NoPen);
    bars->setBrush(colorOf(series.look));
    bars->setWidth(0.62);
    bars->setSelectable(QCP::stNone);
    if (m_top != nullptr) bars->moveAbove(m_top);
    m_top = bars;
    for (const ChartPoint& point : series.points) {
      if (!m_chart.isDrawable(point) || isHidden(series)) continue;
      bars->addData(point.x, point.y);
      m_totals[static_cast<int>(point.x)] += point.y;
    }
    return bars;
  }

  QCPAbstractPlottable* addGraph(const ChartSeries& series) {
    const QColor color = colorOf(series.look);
    const bool isNamed = m_names.contains(series.name);
    m_names.insert(series.name);
    QCPGraph* graph = m_plot.addGraph();
    graph->setName(series.name);
    if (isNamed) graph->removeFromLegend();
    graph->setSelectable(QCP::stNone);
    const bool isBound = series.kind == ChartSeries::Kind::bound;
    graph->setPen(QPen(color, isBound ? 1.5 : 1.8,
                       series.look.isDashed ? Qt::DashLine
                       : isBound            ? Qt::DashDotLine
                                            : Qt::SolidLine));
    if (series.kind == ChartSeries::Kind::points) graph->setLineStyle(QCPGraph::lsNone);
    if (series.kind == ChartSeries::Kind::steps) graph->setLineStyle(QCPGraph::lsStepLeft);
    // So many points are a line of their own; each shape would be painted, and smoothing what is
    // closer than a pixel takes most of the time.
    constexpr std::size_t kMostShapes = 2'000;
    if (series.points.size() > kMostShapes) {
      graph->setAntialiased(false);
      graph->setPen(QPen(color, 1.0));
    } else if (!isBound) {
      graph->setScatterStyle(
          QCPScatterStyle(shapeOf(series.look), QPen(shapeColorOf(series.look), 1.5),
                          isHollow(series.look) ? QBrush(m_theme.panel) : QBrush(color), 8.0));
    }
    QVector<double> xs;
    QVector<double> ys;
    QVector<double> belows;
    QVector<double> aboves;
    bool hasRange = false;
    xs.reserve(static_cast<qsizetype>(series.points.size()));
    ys.reserve(static_cast<qsizetype>(series.points.size()));
    for (const ChartPoint& point : series.points) {
      if (!m_chart.isDrawable(point)) continue;
      m_across.add(point.x);
      m_up.add(point.y);
      if (isHidden(series)) continue;
      xs.append(point.x);
      ys.append(point.y);
      const bool isKnown = std::isfinite(point.low) && std::isfinite(point.high) &&
                           (!m_chart.y.isLogarithmic || point.low > 0.0);
      hasRange = hasRange || isKnown;
      belows.append(isKnown ? point.y - point.low : 0.0);
      aboves.append(isKnown ? point.high - point.y : 0.0);
    }
    if (hasRange) {
      auto* whiskers = new QCPErrorBars(m_plot.xAxis, m_plot.yAxis);
      whiskers->setDataPlottable(graph);
      whiskers->removeFromLegend();
      whiskers->setPen(QPen(color, 1.2));
      whiskers->setWhiskerWidth(6);
      whiskers->setSymbolGap(0);
      whiskers->setSelectable(QCP::stNone);
      whiskers->setData(belows, aboves);
    }
    graph->setData(xs, ys, series.kind != ChartSeries::Kind::points);
    return graph;
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
    item->setFont(m_theme.sansFont(11.5, QFont::DemiBold));
    item->setSelectable(false);
  }

  void frameGraphs() {
    for (const ChartMark& mark : m_chart.marks) {
      if (!std::isfinite(mark.at)) continue;
      (mark.isUpright ? m_across : m_up).add(mark.at);
    }
    m_plot.xAxis->setRange(m_across.with(m_chart.x.isLogarithmic));
    m_plot.yAxis->setRange(m_up.with(m_chart.y.isLogarithmic));
    int line = 0;
    for (const ChartMark& mark : m_chart.marks) {
      if (std::isfinite(mark.at)) addMark(mark, line++);
    }
  }

  /// Their texts one below the other, since the lines may be close.
  void addMark(const ChartMark& mark, int line) {
    auto* rule = new QCPItemStraightLine(&m_plot);
    rule->setSelectable(false);
    rule->setPen(QPen(m_theme.text, 1.0, Qt::DashLine));
    auto* text = new QCPItemText(&m_plot);
    text->setSelectable(false);
    text->setText(mark.text);
    text->setColor(m_theme.text);
    text->setFont(m_theme.sansFont(11.5));
    text->setPadding(QMargins(4, 1, 4, 1));
    text->setBrush(m_theme.panel);
    if (mark.isUpright) {
      rule->point1->setTypeY(QCPItemPosition::ptAxisRectRatio);
      rule->point2->setTypeY(QCPItemPosition::ptAxisRectRatio);
      rule->point1->setCoords(mark.at, 0.0);
      rule->point2->setCoords(mark.at, 1.0);
      text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
      constexpr double kLineHeight = 0.06;
      text->position->setCoords(mark.at, 0.02 + kLineHeight * line);
      text->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    } else {
      rule->point1->setTypeX(QCPItemPosition::ptAxisRectRatio);
      rule->point2->setTypeX(QCPItemPosition::ptAxisRectRatio);
      rule->point1->setCoords(0.0, mark.at);
      rule->point2->setCoords(1.0, mark.at);
      text->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
      text->position->setCoords(0.995, mark.at);
      text->setPositionAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
  }

  QCustomPlot& m_plot;
  const Chart& m_chart;
  const StageTheme& m_theme;
  ChartColors m_colors;
  const QSet<QString>& m_hidden;
  bool m_isLying;
  QSet<QString> m_names;  ///< in the legend
  Span m_across;
  Span m_up;
  QCPBars* m_top = nullptr;
  std::map<int, double> m_totals;  ///< of the bars, by place
};

}  // namespace

DrawnChart drawChart(QCustomPlot& plot, const Chart& chart, const StageTheme& theme,
                     const QSet<QString>& hidden) {
  prepareChart(plot, theme);
  const bool isEmpty = chart.isEmpty();
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) axis->setVisible(!isEmpty);
  plot.legend->setVisible(!isEmpty && chart.series.size() > 1);
  DrawnChart drawn;
  if (isEmpty) {
    drawn.plottables.resize(chart.series.size());
    plot.xAxis->setScaleType(QCPAxis::stLinear);
    plot.yAxis->setScaleType(QCPAxis::stLinear);
    addChartNote(plot, chart.emptyNote, theme);
  } else {
    drawn = ChartPainter(plot, chart, theme, hidden).draw();
    for (int i = 0; i < plot.legend->itemCount(); ++i) {
      auto* item = qobject_cast<QCPPlottableLegendItem*>(plot.legend->item(i));
      if (item == nullptr || !hidden.contains(item->plottable()->name())) continue;
      QFont font = theme.sansFont(11.5);
      font.setStrikeOut(true);
      item->setFont(font);
      item->setTextColor(theme.mutedText);
    }
    // As long as a dashed line needs to be seen as one.
    plot.legend->setIconSize(28, 10);
    fitLegend(plot);
  }
  plot.replot(QCustomPlot::rpQueuedReplot);
  return drawn;
}

}  // namespace lanescope::ui
