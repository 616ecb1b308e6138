// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/series_colors.h"

#include <algorithm>
#include <array>

namespace lanescope::ui {

SeriesColors::SeriesColors(const Chart& chart, const StageTheme& theme)
    : m_theme(theme), m_colors(ChartColors::of(theme)) {
  const auto hasCpu = [&](qsizetype index) {
    return std::ranges::any_of(chart.series, [&](const ChartSeries& series) {
      return series.isDrawn && series.look.hue == SeriesLook::Hue::cpu &&
             series.look.index % m_colors.cpu.size() == index;
    });
  };
  // The purple and the blue of a phase are close to those of a CPU variant.
  m_kernels << m_colors.gpu;
  if (!hasCpu(2)) m_kernels << m_colors.phases[4];
  m_kernels << m_colors.phases[3];
  if (!hasCpu(0)) m_kernels << m_colors.phases[1];
}

QColor SeriesColors::shadeOf(const QList<QColor>& colors, int index) const {
  struct Shade {
    QColor to;
    double part;
  };
  const std::array shades{Shade{m_theme.text, 0.0},   Shade{m_theme.text, 0.5},
                          Shade{m_theme.panel, 0.35}, Shade{m_theme.text, 0.25},
                          Shade{m_theme.panel, 0.18}, Shade{m_theme.text, 0.7}};
  const auto place = static_cast<std::size_t>(index / colors.size());
  const Shade& shade = shades[std::min(place, shades.size() - 1)];
  return mix(colors[index % colors.size()], shade.to, shade.part);
}

QColor SeriesColors::of(const SeriesLook& look) const {
  switch (look.hue) {
    case SeriesLook::Hue::kernel:
      return shadeOf(m_kernels, look.index);
    case SeriesLook::Hue::cpu:
      return shadeOf(m_colors.cpu, look.index);
    case SeriesLook::Hue::phase:
      return shadeOf(m_colors.phases, look.index);
    case SeriesLook::Hue::mark:
      return m_theme.text;
    case SeriesLook::Hue::ceiling:
      break;
  }
  return m_theme.mutedText;
}

}  // namespace lanescope::ui
