// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

#include "app/files/csv_field.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"

namespace lanescope::ui {
namespace {

/// "3.2 T": three digits and a prefix of 1000.
QString withPrefix(double value, int digits) {
  constexpr std::array kPrefixes{"", "k", "M", "G", "T", "P"};
  constexpr double kStep = 1000.0;
  constexpr double kRoundsUp = 999.5;
  std::size_t prefix = 0;
  while (std::abs(value) >= kRoundsUp && prefix + 1 < kPrefixes.size()) {
    value /= kStep;
    ++prefix;
  }
  return QStringLiteral("%1 %2").arg(shownNumber(value, 'g', digits),
                                     QLatin1String(kPrefixes[prefix]));
}

bool fits(const ChartAxis& axis, double value) {
  return std::isfinite(value) && (!axis.isLogarithmic || value > 0.0);
}

/// A column of Chart's table.
QString cellText(const Chart& chart, const ChartSeries& series, const ChartPoint& point,
                 std::size_t column) {
  const ChartAxis& up = chart.upOf(series);
  const ChartFact* const fact = point.fact ? &chart.facts[*point.fact] : nullptr;
  switch (column) {
    case 0:
      return series.name;
    case 1:
      return chart.x.textOf(point.x);
    case 2:
      return up.textOf(point.y);
    //: The range of a measured value. %1, %2: its ends, "1.1 ms"
    case 3:
      return std::isfinite(point.low) && std::isfinite(point.high)
                 ? ChartWords::tr("%1 to %2").arg(up.textOf(point.low), up.textOf(point.high))
                 : QString();
    case 4:
      return fact != nullptr ? QString::number(fact->samples) : QString();
    default:
      return fact != nullptr ? fact->where : QString();
  }
}

/// "time (ms)": the label of numbers that stand without their units.
QString withUnit(const ChartAxis& axis) {
  const auto with = [&axis](const QString& unit) {
    //: %1: what an axis measures; %2: its unit
    return ChartWords::tr("%1 (%2)").arg(axis.label, unit);
  };
  switch (axis.quantity) {
    case Quantity::time:
      return with(QStringLiteral("ms"));
    case Quantity::bandwidth:
      //: Unit: bytes per second
      return with(ChartWords::tr("B/s"));
    case Quantity::operations:
      //: Unit: operations per second
      return with(ChartWords::tr("op/s"));
    default:
      return axis.label;  // numbers without a unit
  }
}

}  // namespace

QString quantityText(Quantity quantity, double value, int digits) {
  //: A value that was not measured
  if (!std::isfinite(value)) return ChartWords::tr("unknown");
  switch (quantity) {
    case Quantity::size:
      return sizeName(std::llround(value));
    case Quantity::time:
      return timeText(values::Milliseconds(value), digits);
    //: Bytes per second. %1: a number and perhaps a prefix, "12.3 G"
    case Quantity::bandwidth:
      return ChartWords::tr("%1B/s").arg(withPrefix(value, digits));
    //: Operations per second. %1: a number and perhaps a prefix, "12.3 G"
    case Quantity::operations:
      return ChartWords::tr("%1op/s").arg(withPrefix(value, digits));
    case Quantity::factor:
      return shownNumber(value, 'g', digits) + QStringLiteral("×");
    case Quantity::share: {
      constexpr double kWhole = 99.5;  // from here on two digits would be 1e+02
      const double percent = 100.0 * value;
      return QStringLiteral("%1 %").arg(std::abs(percent) < kWhole
                                            ? shownNumber(percent, 'g', digits)
                                            : shownNumber(percent, 'f', 0));
    }
    case Quantity::count:
      return QLocale(QLocale::English).toString(std::llround(value));
    case Quantity::number:
    case Quantity::error:
    case Quantity::place:
      break;
  }
  return shownNumber(value, 'g', digits);
}

QString ChartAxis::textOf(double value) const {
  if (quantity == Quantity::place) return places.value(static_cast<int>(value));
  //: At the axis of errors: the error is 0
  if (value <= exact && exact > 0.0) return ChartWords::tr("exact");
  return quantityText(quantity, value);
}

bool Chart::isLying() const {
  return x.quantity == Quantity::place && !isMap();
}

bool Chart::isMap() const {
  return y.quantity == Quantity::place;
}

bool Chart::hasRight() const {
  return std::ranges::any_of(series, &ChartSeries::isRight);
}

bool Chart::isDrawable(const ChartPoint& point) const {
  return fits(x, point.x) && fits(y, point.y);
}

bool Chart::isEmpty() const {
  return std::ranges::none_of(series, [this](const ChartSeries& each) {
    return each.isDrawn && each.kind != ChartSeries::Kind::bound &&
           std::ranges::any_of(each.points,
                               [this](const ChartPoint& point) { return isDrawable(point); });
  });
}

std::size_t Chart::undrawable() const {
  std::size_t count = 0;
  for (const ChartSeries& each : series) {
    if (!each.isDrawn) continue;
    count += static_cast<std::size_t>(std::ranges::count_if(
        each.points, [this](const ChartPoint& point) { return !isDrawable(point); }));
  }
  return count;
}

std::optional<std::size_t> Chart::itemOf(const ChartPoint& point) const {
  return point.fact ? facts[*point.fact].item : std::nullopt;
}

QString Chart::wordsOf(const ChartSeries& of, const ChartPoint& point) const {
  if (of.kind == ChartSeries::Kind::cells) return cellWords(*itemOf(point));
  const QString at = x.textOf(point.x);
  const QString value = upOf(of).textOf(point.y);
  //: A point. %1: its series; %2: its place, "2²⁰"; %3: its value; %4: a range, "quartiles"; %5,
  //: %6: its ends
  const QString words =
      std::isfinite(point.low) && std::isfinite(point.high)
          ? ChartWords::tr("%1, %2: %3 (%4: %5 to %6)")
                .arg(of.name, at, value, range, y.textOf(point.low), y.textOf(point.high))
          : /*: A point of a chart. %1: its series; %2: its place, "2²⁰"; %3: its value, "1.2 ms" */
          ChartWords::tr("%1, %2: %3").arg(of.name, at, value);
  //: %1: a point's series, place and value; %2: more on the point, a sentence
  return point.fact ? ChartWords::tr("%1. %2").arg(words, facts[*point.fact].words) : words;
}

QString Chart::csv() const {
  QString text =
      app::csvLine({QStringLiteral("series"), withUnit(x), withUnit(y), QStringLiteral("low"),
                    QStringLiteral("high"), QStringLiteral("samples"), QStringLiteral("where"),
                    QStringLiteral("saved")});
  const auto number = [](double value) {
    return std::isnan(value) ? QString() : QString::number(value, 'g', 9);
  };
  for (const ChartSeries& each : series) {
    for (const ChartPoint& point : each.points) {
      const ChartFact* const fact = point.fact ? &facts[*point.fact] : nullptr;
      text += app::csvLine({each.name,
                            x.quantity == Quantity::place ? x.textOf(point.x) : number(point.x),
                            number(point.y), number(point.low), number(point.high),
                            fact != nullptr ? QString::number(fact->samples) : QString(),
                            fact != nullptr ? fact->where : QString(), today()});
    }
  }
  return text;
}

ChartTable tableOf(const Chart& chart) {
  std::vector<std::pair<std::size_t, std::size_t>> rows;  // series and point
  for (std::size_t series = 0; series < chart.series.size(); ++series) {
    const std::size_t count = chart.series[series].points.size();
    rows.reserve(rows.size() + count);
    for (std::size_t point = 0; point < count; ++point) rows.emplace_back(series, point);
  }
  ChartTable table;
  table.columns = {{//: Heading of a column: the names of the series
                    ChartWords::tr("Series")},
                   {chart.x.label, true},
                   {chart.y.label, true},
                   {//: Heading of a column: the range of a measured value
                    chart.range.isEmpty() ? ChartWords::tr("Range") : chart.range, true},
                   {//: Heading of a column: how many samples were timed
                    ChartWords::tr("Samples"), true},
                   {//: Heading of a column: the device or the CPU
                    ChartWords::tr("Where")}};
  table.rows = rows.size();
  // The functions share one copy of the points.
  const auto shown =
      std::make_shared<const std::pair<Chart, decltype(rows)>>(chart, std::move(rows));
  const auto at = [shown](std::size_t row) -> std::pair<const ChartSeries&, const ChartPoint&> {
    const auto& [series, point] = shown->second[row];
    return {shown->first.series[series], shown->first.series[series].points[point]};
  };
  table.text = [shown, at](std::size_t row, std::size_t column) {
    const auto [series, point] = at(row);
    return cellText(shown->first, series, point, column);
  };
  table.words = [shown, at](std::size_t row) {
    const auto [series, point] = at(row);
    return shown->first.wordsOf(series, point);
  };
  table.item = [shown, at](std::size_t row) { return shown->first.itemOf(at(row).second); };
  return table;
}

}  // namespace lanescope::ui
