// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/files/csv_field.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"

namespace lanescope::ui {
namespace {

struct ChartValueWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Chart)
};

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

}  // namespace

QString quantityText(Quantity quantity, double value, int digits) {
  if (!std::isfinite(value)) return ChartValueWords::tr("unknown");
  switch (quantity) {
    case Quantity::size:
      return sizeName(std::llround(value));
    case Quantity::time:
      return timeText(values::Milliseconds(value), digits);
    case Quantity::bandwidth:
      return withPrefix(value, digits) + ChartValueWords::tr("B/s");
    case Quantity::operations:
      return withPrefix(value, digits) + ChartValueWords::tr("op/s");
    case Quantity::factor:
      return QString::number(value, 'g', digits) + QStringLiteral("×");
    case Quantity::share:
      return QStringLiteral("%1 %").arg(QString::number(100.0 * value, 'g', digits));
    case Quantity::intensity:
    case Quantity::error:
    case Quantity::place:
      break;
  }
  return QString::number(value, 'g', digits);
}

QString ChartAxis::textOf(double value) const {
  if (quantity == Quantity::place) return places.value(static_cast<int>(value));
  if (value <= exact && exact > 0.0) return ChartValueWords::tr("exact");
  return quantityText(quantity, value);
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

QString Chart::wordsOf(const ChartSeries& of, const ChartPoint& point) const {
  QString words =
      ChartValueWords::tr("%1, %2: %3").arg(of.name, x.textOf(point.x), y.textOf(point.y));
  if (std::isfinite(point.low) && std::isfinite(point.high)) {
    words += ChartValueWords::tr(" (%1: %2 to %3)")
                 .arg(range, y.textOf(point.low), y.textOf(point.high));
  }
  return point.fact ? words + QStringLiteral(". ") + facts[*point.fact].words : words;
}

QString Chart::csv() const {
  QString text = app::csvLine({QStringLiteral("series"), x.label, y.label, QStringLiteral("low"),
                               QStringLiteral("high"), QStringLiteral("samples"),
                               QStringLiteral("where")});
  const auto number = [](double value) {
    return std::isnan(value) ? QString() : QString::number(value, 'g', 9);
  };
  for (const ChartSeries& each : series) {
    for (const ChartPoint& point : each.points) {
      const ChartFact* const fact = point.fact ? &facts[*point.fact] : nullptr;
      text += app::csvLine(
          {each.name, x.quantity == Quantity::place ? x.textOf(point.x) : number(point.x),
           number(point.y), number(point.low), number(point.high),
           fact != nullptr ? QString::number(fact->samples) : QString(),
           fact != nullptr ? fact->where : QString()});
    }
  }
  return text;
}

}  // namespace lanescope::ui
