// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/error_chart.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>

#include "app/text/number_text.h"

namespace lanescope::ui {
namespace {

/// Half the distance from 1 to the next number, or nothing for integers.
std::optional<double> roundoffOf(values::DType type) {
  if (type == values::DType::float32) return std::numeric_limits<float>::epsilon() / 2.0;
  if (type == values::DType::float64) return std::numeric_limits<double>::epsilon() / 2.0;
  return std::nullopt;
}

/// Makes the chart of one data set.
class ErrorChartMaker {
 public:
  ErrorChartMaker(const results::ErrorData& data, results::ErrorScale scale)
      : m_data(data), m_scale(scale) {
    for (const results::ErrorPoint& point : data.points()) {
      include(point);
      if (const results::ErrorPoint* old = data.before(point)) include(*old);
    }
    for (const auto& [n, point] : m_sizes) {
      if (const auto bound = boundAt(point, kTree)) m_least = std::min(m_least, *bound);
    }
    if (m_least == std::numeric_limits<double>::max()) m_least = 1e-16;  // everything is exact
    constexpr double kDecade = 10.0;
    m_chart.y.exact = std::pow(kDecade, std::floor(std::log10(m_least)) - 1.0);
  }

  [[nodiscard]] Chart make() {
    m_chart.x = {//: Title of the axis of sizes: how many elements the inputs have
                 ChartWords::tr("elements"), Quantity::size};
    //: Title of an axis: the error divided by the sum of the terms' magnitudes
    m_chart.y.label =
        m_scale == results::ErrorScale::terms
            ? ChartWords::tr("error / Σ|terms|")
            : /*: Title of an axis: the error divided by the magnitude of the result */ ChartWords::
                  tr("error / |result|");
    m_chart.y.quantity = Quantity::error;
    m_chart.emptyNote = ChartWords::tr("Nothing compared yet");
    m_chart.sentences = m_data.sentences();
    if (m_sizes.empty()) return std::move(m_chart);
    m_chart.marks = {{//: At the axis of errors: the error is 0
                      m_chart.y.exact, ChartWords::tr("exact"), false}};
    //: Name of a bound. u: unit roundoff; the terms are added one after the other
    addBound(kInOrder, ChartWords::tr("u·n, in order"), true);
    //: Name of a bound. u: unit roundoff; the terms are added in a tree
    addBound(kTree, ChartWords::tr("u·log₂ n, tree"), false);
    int cpus = 0;
    int kernels = 0;
    for (const std::vector<results::ErrorPoint>& line : m_data.distinctLines()) {
      const bool onCpu = line.front().onCpu;
      addLine(line,
              {onCpu ? SeriesLook::Hue::cpu : SeriesLook::Hue::kernel, onCpu ? cpus++ : kernels++});
    }
    return std::move(m_chart);
  }

 private:
  using Roundings = double (*)(double n);
  static constexpr Roundings kInOrder = [](double n) { return n; };
  static constexpr Roundings kTree = [](double n) { return std::max(1.0, std::log2(n)); };

  void include(const results::ErrorPoint& point) {
    const double error = point.relativeError(m_scale);
    if (!std::isfinite(error)) return;
    m_sizes.emplace(point.n, point);
    if (error > 0.0) m_least = std::min(m_least, error);
  }

  /// What theory allows so many roundings, on this chart's scale.
  [[nodiscard]] std::optional<double> boundAt(const results::ErrorPoint& point,
                                              Roundings roundings) const {
    const values::Parameters& parameters = m_data.parameters();
    const std::optional<double> unit = roundoffOf(parameters.dtype);
    const double reference = std::abs(values::asDouble(point.accuracy.reference));
    if (!unit || parameters.op != values::Op::sum) return std::nullopt;
    const double condition =
        m_scale == results::ErrorScale::terms ? 1.0 : point.accuracy.magnitude / reference;
    const double bound = roundings(static_cast<double>(point.n)) * *unit * condition;
    return std::isfinite(bound) && bound > 0.0 ? std::optional(bound) : std::nullopt;
  }

  void addBound(Roundings roundings, const QString& name, bool isDashed) {
    ChartSeries bound{name, ChartSeries::Kind::bound, {SeriesLook::Hue::ceiling, 0, isDashed}, {}};
    for (const auto& [n, point] : m_sizes) {
      if (const auto at = boundAt(point, roundings)) {
        bound.points.push_back({static_cast<double>(n), *at});
      }
    }
    if (!bound.points.empty()) m_chart.series.push_back(std::move(bound));
  }

  void addLine(const std::vector<results::ErrorPoint>& line, const SeriesLook& look) {
    // Where all is recorded, the sentence below says it once.
    const QString name = m_data.hasOwn() ? line.front().title() : line.front().name;
    ChartSeries now{name, ChartSeries::Kind::line, look, {}};
    ChartSeries old{name, ChartSeries::Kind::points, look, {}};
    old.look.isHollow = true;
    for (const results::ErrorPoint& point : line) {
      addPoint(now, point, {});
      if (const results::ErrorPoint* const before = m_data.before(point)) {
        addPoint(old, *before, m_data.orderBefore());
      }
    }
    m_chart.series.push_back(std::move(now));
    if (!old.points.empty()) m_chart.series.push_back(std::move(old));
  }

  void addPoint(ChartSeries& series, const results::ErrorPoint& point,
                std::optional<std::uint64_t> order) {
    const double error = point.relativeError(m_scale);
    if (!std::isfinite(error)) return;
    const values::DType type = m_data.parameters().dtype;
    ChartFact fact;
    fact.where = point.where;
    //: A point. %1: the size; %2: its value; %3: the reference's; %4: where it was computed, a
    //: device
    fact.words =
        ChartWords::tr("n = %1: %2, the reference is %3; %4")
            .arg(point.n)
            .arg(numberText(point.accuracy.value, type),
                 numberText(point.accuracy.reference, values::DType::float64), point.where);
    //: %1: number of a random order of the elements; %2: size, value and reference of a point
    if (order) fact.words = ChartWords::tr("In order %1: %2").arg(*order).arg(fact.words);
    m_chart.facts.push_back(std::move(fact));
    ChartPoint at{static_cast<double>(point.n), error > 0.0 ? error : m_chart.y.exact};
    at.fact = m_chart.facts.size() - 1;
    series.points.push_back(at);
  }

  const results::ErrorData& m_data;
  results::ErrorScale m_scale;
  Chart m_chart;
  std::map<std::int64_t, results::ErrorPoint> m_sizes;  ///< any point of each size
  double m_least = std::numeric_limits<double>::max();
};

QString errorText(const results::ErrorData& data, results::ErrorScale scale,
                  const results::ErrorPoint& point, std::size_t column) {
  const values::DType type = data.parameters().dtype;
  const auto number = [](double value) { return QString::number(value, 'g', 3); };
  switch (column) {
    case 0:
      return point.title();
    case 1:
      return sizeName(point.n);
    case 2:
      return numberText(point.accuracy.value, type);
    case 3: {
      const results::ErrorPoint* const old = data.before(point);
      return old == nullptr ? QString() : numberText(old->accuracy.value, type);
    }
    case 4:
      return number(point.accuracy.error);
    //: A cell of the table: the error is 0
    case 5:
      return point.accuracy.error == 0.0 ? ChartWords::tr("exact")
                                         : number(point.relativeError(scale));
    case 6:
      return number(point.relativeBound(scale));
    //: A cell of the table: the check was passed
    case 7:
      return point.passed
                 ? ChartWords::tr("passed")
                 : /*: A cell of the table: the check was failed */ ChartWords::tr("failed");
    default:
      return point.where;
  }
}

}  // namespace

ChartTable errorTable(const results::ErrorData& data, results::ErrorScale scale) {
  const auto order = [](std::uint64_t which) {
    //: Heading of a column. %1: number of a random order of the elements
    return ChartWords::tr("Order %1").arg(which);
  };
  const std::optional<std::uint64_t> before = data.orderBefore();
  ChartTable table;
  table.columns = {
      {//: Heading of a column: kernels and CPU variants
       ChartWords::tr("Variant")},
      {//: Heading of a column: the size
       ChartWords::tr("n"), true},
      {order(data.parameters().shuffle), true},
      {//: Heading of a column: the result before the elements were put into another order
       before ? order(*before) : ChartWords::tr("Before"), true},
      {//: Heading of a column: the distance between result and reference
       ChartWords::tr("Error"), true},
      {//: Heading of a column: the error, divided by the terms or by the result
       ChartWords::tr("Relative"), true},
      {//: Heading of a column: the largest error that rounding explains
       ChartWords::tr("Bound"), true},
      {//: Heading of a column: whether the error is within the bound
       ChartWords::tr("Check")},
      {//: Heading of a column: the device or the CPU
       ChartWords::tr("Where")}};
  table.rows = data.points().size();
  table.text = [data, scale](std::size_t row, std::size_t column) {
    return errorText(data, scale, data.points()[row], column);
  };
  table.words = [data](std::size_t row) {
    //: %1: the result that double precision or integers give
    return ChartWords::tr("Reference: %1")
        .arg(numberText(data.points()[row].accuracy.reference, values::DType::float64));
  };
  return table;
}

Chart errorChart(const results::ErrorData& data, results::ErrorScale scale) {
  return ErrorChartMaker(data, scale).make();
}

}  // namespace lanescope::ui
