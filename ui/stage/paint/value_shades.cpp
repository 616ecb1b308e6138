// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/paint/value_shades.h"

#include <algorithm>
#include <cmath>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

/// The binary logarithm, within 0.09: straight between powers of two.
double roughLogarithm(double positive) {
  int exponent = 0;
  const double mantissa = std::frexp(positive, &exponent);
  return exponent + 2 * mantissa - 2;
}

}  // namespace

ValueShades::ValueShades(const StageTheme& theme, const trace::ElementHistory::Range& range) {
  constexpr double kOrders = 1e-4;
  for (int i = 0; i <= kShades; ++i) {
    m_shades[static_cast<std::size_t>(i)] =
        mix(theme.cell, theme.cellStrong, static_cast<double>(i) / kShades);
  }
  if (!(range.largest > 0)) return;
  const double floor = std::max(range.least, range.largest * kOrders);
  m_least = roughLogarithm(floor);
  const double span = roughLogarithm(range.largest) - m_least;
  m_perUnit = span > 0 ? kShades / span : -1;
}

const QColor& ValueShades::of(double value) const {
  const double magnitude = std::abs(value);
  if (!(magnitude > 0) || m_perUnit == 0) return m_shades.front();
  if (!std::isfinite(magnitude)) return m_shades.back();
  if (m_perUnit < 0) return m_shades[kShades / 2];
  const double shade = (roughLogarithm(magnitude) - m_least) * m_perUnit;
  return m_shades[static_cast<std::size_t>(std::clamp(shade, 0.0, double{kShades}))];
}

}  // namespace lanescope::ui
