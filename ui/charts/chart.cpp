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
  return QStringLiteral("%1 %2").arg(QString::number(value, 'g', digits),
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

}  // namespace

QString quantityText(Quantity quantity, double value, int digits) {
  if (!std::isfinite(value)) return ChartWords::tr("unknown");
  switch (quantity) {
    case Quantity::size:
      return sizeName(std::llround(value));
    case Quantity::time:
      return timeText(values::Milliseconds(value), digits);
    case Quantity::bandwidth:
      return withPrefix(value, digits) + ChartWords::tr("B/s");
    case Quantity::operations:
      return withPrefix(value, digits) + ChartWords::tr("op/s");
    case Quantity::factor:
      return QString::number(value, 'g', digits) + QStringLiteral("×");
    case Quantity::share:
      return QStringLiteral("%1 %").arg(QString::number(100.0 * value, 'g', digits));
    case Quantity::count:
      return QLocale(QLocale::English).toString(std::llround(value));
    case Quantity::number:
    case Quantity::error:
    case Quantity::place:
      break;
  }
  return QString::number(value, 'g', digits);
}

QString ChartAxis::textOf(double value) const {
  if (quantity == Quantity::place) return places.value(static_cast<int>(value));
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
  QString words =
      ChartWords::tr("%1, %2: %3").arg(of.name, x.textOf(point.x), upOf(of).textOf(point.y));
  if (std::isfinite(point.low) && std::isfinite(point.high)) {
    words +=
        ChartWords::tr(" (%1: %2 to %3)").arg(range, y.textOf(point.low), y.textOf(point.high));
  }
  return point.fact ? words + QStringLiteral(". ") + facts[*point.fact].words : words;
}

QString Chart::csv() const {
  QString text = app::csvLine({QStringLiteral("series"), x.label, y.label, QStringLiteral("low"),
                               QStringLiteral("high"), QStringLiteral("samples"),
                               QStringLiteral("where"), QStringLiteral("saved")});
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
  table.columns = {{ChartWords::tr("What")},
                   {chart.x.label, true},
                   {chart.y.label, true},
                   {chart.range.isEmpty() ? ChartWords::tr("Range") : chart.range, true},
                   {ChartWords::tr("Samples"), true},
                   {ChartWords::tr("Where")}};
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
