// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/error_chart.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

#include "ui/chart_parts.h"
#include "ui/theme.h"

namespace lanescope::ui {
namespace {

struct ErrorChartWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::ErrorChart)
};

/// Powers of ten, and below them the place of exact results.
class ErrorTicker : public QCPAxisTickerLog {
 public:
  explicit ErrorTicker(double exact) : m_exact(exact) {
    setLogBase(10.0);
    setSubTickCount(0);
    setTickCount(6);
  }

 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    // QCustomPlot writes this as a power of ten.
    return tick <= m_exact * 1.01 ? QString()
                                  : QStringLiteral("1e%1").arg(std::lround(std::log10(tick)));
  }

 private:
  double m_exact;
};

/// Half the distance from 1 to the next number, or nothing for integers.
std::optional<double> roundoffOf(values::DType type) {
  if (type == values::DType::float32) return std::numeric_limits<float>::epsilon() / 2.0;
  if (type == values::DType::float64) return std::numeric_limits<double>::epsilon() / 2.0;
  return std::nullopt;
}

/// Draws one data set; made for one drawing.
class Drawing {
 public:
  Drawing(QCustomPlot& plot, const ErrorData& data, ErrorScale scale, const StageTheme& theme)
      : m_plot(plot), m_data(data), m_scale(scale), m_theme(theme) {
    for (const ErrorPoint& point : data.points()) {
      include(point);
      if (const ErrorPoint* old = data.before(point)) include(*old);
    }
    for (const auto& [n, point] : m_sizes) {
      if (const auto bound = boundAt(point, kTree)) m_least = std::min(m_least, *bound);
      if (const auto bound = boundAt(point, kInOrder)) m_most = std::max(m_most, *bound);
    }
    if (m_least > m_most) m_least = m_most = 1e-16;  // everything is exact
    constexpr double kDecade = 10.0;
    m_exact = std::pow(kDecade, std::floor(std::log10(m_least)) - 1.0);
  }

  [[nodiscard]] bool isEmpty() const { return m_sizes.empty(); }

  void draw() {
    drawAxes();
    drawFloor();
    drawBound(kInOrder, ErrorChartWords::tr("u·n, in order"), Qt::DashLine);
    drawBound(kTree, ErrorChartWords::tr("u·log2 n, tree"), Qt::DotLine);
    const ChartColors colors = ChartColors::of(m_theme);
    qsizetype cpu = 0;
    qsizetype kernel = 0;
    for (const std::vector<ErrorPoint>& line : m_data.distinctLines()) {
      if (line.front().onCpu) {
        drawLine(line, colors.cpu[cpu % colors.cpu.size()],
                 cpu < colors.cpu.size() ? QCPScatterStyle::ssDisc : QCPScatterStyle::ssSquare);
        ++cpu;
      } else {
        constexpr std::array kShapes{QCPScatterStyle::ssDiamond, QCPScatterStyle::ssTriangle,
                                     QCPScatterStyle::ssTriangleInverted, QCPScatterStyle::ssSquare,
                                     QCPScatterStyle::ssStar};
        const QList<QColor> hues{colors.gpu, colors.phases[4], colors.phases[3], colors.phases[0]};
        drawLine(line, hues[kernel % hues.size()],
                 kShapes[static_cast<std::size_t>(kernel) % kShapes.size()]);
        ++kernel;
      }
    }
  }

 private:
  using Roundings = double (*)(double n);
  static constexpr Roundings kInOrder = [](double n) { return n; };
  static constexpr Roundings kTree = [](double n) { return std::max(1.0, std::log2(n)); };

  void include(const ErrorPoint& point) {
    const double error = point.relativeError(m_scale);
    if (!std::isfinite(error)) return;
    m_sizes.emplace(point.n, point);
    if (error > 0.0) {
      m_least = std::min(m_least, error);
      m_most = std::max(m_most, error);
    }
  }

  /// What theory allows so many roundings, on this chart's scale.
  [[nodiscard]] std::optional<double> boundAt(const ErrorPoint& point, Roundings roundings) const {
    const values::Parameters& parameters = m_data.parameters();
    const std::optional<double> unit = roundoffOf(parameters.dtype);
    const double reference = std::abs(values::asDouble(point.accuracy.reference));
    if (!unit || parameters.op != values::Op::sum) return std::nullopt;
    const double condition =
        m_scale == ErrorScale::terms ? 1.0 : point.accuracy.magnitude / reference;
    const double bound = roundings(static_cast<double>(point.n)) * *unit * condition;
    return std::isfinite(bound) && bound > 0.0 ? std::optional(bound) : std::nullopt;
  }

  void drawAxes() {
    m_plot.xAxis->setScaleType(QCPAxis::stLogarithmic);
    m_plot.xAxis->setTicker(QSharedPointer<SizeTicker>::create());
    constexpr int kLow = 300;  // where a word less is a line of the chart more
    m_plot.xAxis->setLabel(m_plot.height() < kLow ? QString() : ErrorChartWords::tr("elements"));
    m_plot.yAxis->setScaleType(QCPAxis::stLogarithmic);
    m_plot.yAxis->setTicker(QSharedPointer<ErrorTicker>::create(m_exact));
    m_plot.yAxis->setLabel(m_scale == ErrorScale::terms ? ErrorChartWords::tr("error / Σ|terms|")
                                                        : ErrorChartWords::tr("error / |result|"));
    m_plot.xAxis->setRange(static_cast<double>(m_sizes.begin()->first) / 1.3,
                           static_cast<double>(m_sizes.rbegin()->first) * 1.3);
    m_plot.yAxis->setRange(m_exact / 4.0, m_most * 4.0);
  }

  /// Where results without an error stand: a logarithm has no place for 0.
  void drawFloor() {
    auto* line = new QCPItemStraightLine(&m_plot);
    line->point1->setCoords(1.0, m_exact);
    line->point2->setCoords(2.0, m_exact);
    line->setPen(QPen(m_theme.mutedText, 1.0));
    auto* label = new QCPItemText(&m_plot);
    label->setClipToAxisRect(false);
    label->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    label->position->setTypeY(QCPItemPosition::ptPlotCoords);
    label->position->setCoords(0.0, m_exact);
    label->setPositionAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setPadding(QMargins(0, 0, 6, 0));
    label->setText(ErrorChartWords::tr("exact"));
    label->setColor(m_theme.mutedText);
    label->setFont(m_theme.sansFont(11.5));
  }

  void drawBound(Roundings roundings, const QString& name, Qt::PenStyle style) {
    QVector<double> sizes;
    QVector<double> bounds;
    for (const auto& [n, point] : m_sizes) {
      if (const auto bound = boundAt(point, roundings)) {
        sizes.append(static_cast<double>(n));
        bounds.append(*bound);
      }
    }
    if (sizes.isEmpty()) return;
    QCPGraph* graph = m_plot.addGraph();
    graph->setName(name);
    graph->setPen(QPen(m_theme.mutedText, 1.5, style));
    graph->setData(sizes, bounds);
  }

  void drawLine(const std::vector<ErrorPoint>& line, const QColor& color,
                QCPScatterStyle::ScatterShape shape) {
    QCPGraph* graph = m_plot.addGraph();
    // Where all is recorded, the sentence below says it once.
    graph->setName(m_data.hasOwn() ? line.front().title() : line.front().name);
    graph->setPen(QPen(color, 1.6));
    graph->setScatterStyle(QCPScatterStyle(shape, color, color, 7.0));
    QCPGraph* old = nullptr;
    for (const ErrorPoint& point : line) {
      addPoint(*graph, point);
      const ErrorPoint* const before = m_data.before(point);
      if (before == nullptr) continue;
      if (old == nullptr) {
        old = m_plot.addGraph();
        old->removeFromLegend();
        old->setLineStyle(QCPGraph::lsNone);
        old->setScatterStyle(QCPScatterStyle(shape, color, Qt::transparent, 7.0));
      }
      addPoint(*old, *before);
    }
  }

  void addPoint(QCPGraph& graph, const ErrorPoint& point) const {
    const double error = point.relativeError(m_scale);
    if (!std::isfinite(error)) return;
    graph.addData(static_cast<double>(point.n), error > 0.0 ? error : m_exact);
  }

  QCustomPlot& m_plot;
  const ErrorData& m_data;
  ErrorScale m_scale;
  const StageTheme& m_theme;
  std::map<std::int64_t, ErrorPoint> m_sizes;  ///< any point of each size
  double m_least = std::numeric_limits<double>::max();
  double m_most = 0.0;
  double m_exact = 0.0;
};

}  // namespace

void drawErrors(QCustomPlot& plot, const ErrorData& data, ErrorScale scale,
                const StageTheme& theme) {
  prepareChart(plot, theme);
  Drawing drawing(plot, data, scale, theme);
  const bool empty = drawing.isEmpty();
  plot.legend->setVisible(!empty);
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) axis->setVisible(!empty);
  if (empty) {
    addChartNote(plot, ErrorChartWords::tr("Nothing compared yet"), theme);
  } else {
    drawing.draw();
    fitLegend(plot);
  }
  plot.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace lanescope::ui
