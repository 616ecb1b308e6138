// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_legend.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include "ui/devices/device_layout.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

struct LegendWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Devices)
};

// Lengths in lines of text.
constexpr double kLine = 1.4;
constexpr double kArrow = 2.4;
constexpr double kScale = 5.2;
constexpr double kBetween = 1.2;
constexpr double kLeft = 0.4;

}  // namespace

DeviceLegend::DeviceLegend(const DeviceMistake& mistake, double width, double unit)
    : m_entries{{Sign::added, LegendWords::tr("is added"), {}, kArrow * unit},
                {Sign::copied, LegendWords::tr("is copied"), {}, kArrow * unit},
                {Sign::summed, LegendWords::tr("devices in the sum"), {}, kScale * unit}} {
  if (mistake.kind() == values::MessagePitfall::absentRank) {
    m_entries.push_back({Sign::lost, LegendWords::tr("is never received"), {}, kArrow * unit});
    m_entries.push_back(
        {Sign::stopped, LegendWords::tr("is absent, or waits for ever"), {}, kArrow * unit});
  } else if (mistake.exists()) {
    m_entries.push_back({Sign::mistake, LegendWords::tr("the mistake"), {}, kArrow * unit});
  }
  const QFontMetricsF metrics(StageTheme::light().sansFont(kDeviceType * unit));
  QPointF at(kLeft * unit, 0);
  for (Entry& entry : m_entries) {
    const double length = entry.signWidth + metrics.horizontalAdvance(entry.text);
    const bool isFirst = at.x() <= kLeft * unit;
    if (!isFirst && at.x() + length > width) at = {kLeft * unit, at.y() + kLine * unit};
    entry.place = QRectF(at, QSizeF(length, kLine * unit));
    at.rx() += length + kBetween * unit;
  }
  m_height = at.y() + kLine * unit;
}

}  // namespace lanescope::ui
