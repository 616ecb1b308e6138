// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

class MemoryCost;

/// The colours of an access: those of its role, or pale ones where the step itself accesses no
/// memory and an earlier access is shown.
struct RequestColors {
  RequestColors(const MemoryCost& cost, const StageTheme& theme);

  RoleColors role;  ///< what is asked for
  QColor unused;    ///< what comes along and nobody wants
  QColor conflict;  ///< lines and text
  QColor text;      ///< labels
};

}  // namespace lanescope::ui
