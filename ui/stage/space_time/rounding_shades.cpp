// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/rounding_shades.h"

#include <algorithm>
#include <cmath>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

/// The contrast of two colours, after WCAG 2.1.
double contrast(const QColor& one, const QColor& other) {
  const auto luminance = [](const QColor& color) {
    const auto linear = [](double channel) {
      return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
  };
  const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
  return (lighter + 0.05) / (darker + 0.05);
}

}  // namespace

RoundingShades::RoundingShades(const StageTheme& theme) {
  const double least = theme.id == ThemeId::highContrast ? 7.05 : 4.55;
  const auto shadeOf = [&theme](double strength) {
    const QColor fill = mix(theme.cell, theme.finding.fill, strength);
    const bool isStrong = contrast(fill, theme.finding.onFill) > contrast(fill, theme.onCell);
    return Shade{fill, isStrong ? theme.finding.onFill : theme.onCell};
  };
  const auto isReadable = [least](const Shade& shade) {
    return contrast(shade.fill, shade.text) >= least;
  };
  constexpr double kStep = 0.01;
  for (int i = 0; i < kShades; ++i) {
    const double wanted = static_cast<double>(i) / (kShades - 1);
    Shade& shade = m_shades[static_cast<std::size_t>(i)];
    shade = shadeOf(wanted);
    // Between pale and strong there are fills on which no text can be read; the nearest one on
    // which it can is taken.
    for (double away = kStep; !isReadable(shade) && away <= 1; away += kStep) {
      if (shade = shadeOf(std::max(0.0, wanted - away)); isReadable(shade)) break;
      shade = shadeOf(std::min(1.0, wanted + away));
    }
  }
}

const RoundingShades::Shade& RoundingShades::of(double ulps) const {
  constexpr double kPerUlp = 10;
  if (!(ulps > 0)) return m_shades.front();
  const double shade = std::min(1 + std::floor(ulps * kPerUlp), double{kShades - 1});
  return m_shades[static_cast<std::size_t>(shade)];
}

}  // namespace lanescope::ui
