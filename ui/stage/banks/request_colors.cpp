// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/banks/request_colors.h"

#include "ui/stage/banks/memory_cost.h"
#include "ui/stage/paint/step_role.h"

namespace lanescope::ui {
namespace {

constexpr double kPale = 0.66;

}  // namespace

RequestColors::RequestColors(const MemoryCost& cost, const StageTheme& theme)
    : role(roleOf(cost.request().kind, theme)),
      unused(mix(theme.panel, role.fill, 0.25)),
      conflict(theme.finding.ink) {
  if (!cost.isEarlier()) return;
  role.fill = mix(role.fill, theme.panel, kPale);
  role.onFill = theme.text;
  role.ink = mix(role.ink, theme.panel, kPale);
  unused = mix(theme.panel, unused, 0.5);
  conflict = theme.mutedText;
}

}  // namespace lanescope::ui
