// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_parts.h"

#include <algorithm>
#include <cmath>

#include "app/text/number_text.h"

namespace lanescope::ui {
namespace {

/// Sizes as powers of two on a logarithmic axis. A range of few sizes, or of what is no size, has
/// whole numbers.
class SizeTicker : public QCPAxisTickerLog {
 public:
  SizeTicker() {
    setLogBase(2.0);
    setSubTickCount(0);
    setTickCount(7);
  }

 protected:
  QVector<double> createTickVector(double tickStep, const QCPRange& range) override {
    constexpr double kFew = 3.0;
    if (range.lower <= 0.0 || range.upper / range.lower < kFew) {
      // Even steps: those of the parent are powers.
      return QCPAxisTicker::createTickVector(  // NOLINT(bugprone-parent-virtual-call)
          std::max(1.0, tickStep), range);
    }
    return thinned(QCPAxisTickerLog::createTickVector(tickStep, range));
  }

  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return sizeName(std::llround(tick));
  }

 private:
  /// Leaves out every second power where there are so many that their labels would touch.
  static QVector<double> thinned(QVector<double> ticks) {
    constexpr qsizetype kMost = 9;
    if (ticks.size() <= kMost) return ticks;
    const auto step = std::lround(std::log2(ticks[1] / ticks[0]));
    ticks.removeIf([step](double tick) { return std::lround(std::log2(tick)) % (2 * step) != 0; });
    return ticks;
  }
};

/// Labels in the words of the axis' quantity, with as many digits as tell the ticks apart. A
/// logarithmic axis has powers of ten, and numbers in between where there are few of them.
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
    // A part is never more than the whole, though words may need the room above it.
    if (m_axis.quantity == Quantity::share && tick > 1.0 + kNothing) return {};
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

}  // namespace

QSharedPointer<QCPAxisTicker> tickerOf(const ChartAxis& axis) {
  const bool isOfPlaces = axis.quantity == Quantity::place;
  if (!isOfPlaces && axis.ticks.isEmpty()) {
    if (axis.quantity == Quantity::size) return QSharedPointer<SizeTicker>::create();
    return QSharedPointer<QuantityTicker>::create(axis);
  }
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();
  ticker->setSubTickCount(0);
  for (int i = 0; i < axis.places.size(); ++i) ticker->addTick(i, axis.places[i]);
  for (const double tick : axis.ticks) ticker->addTick(tick, quantityText(axis.quantity, tick));
  return ticker;
}

}  // namespace lanescope::ui
