// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

class MemoryCost;

/// The colours of an access. They are those of its role, or pale ones when an earlier access is
/// shown.
struct RequestColors {
  RequestColors(const MemoryCost& cost, const StageTheme& theme);

  RoleColors role;  ///< bytes or words that lanes request
  QColor unused;    ///< bytes that are moved but not requested
  QColor conflict;  ///< lines and text
  QColor text;      ///< labels
};

}  // namespace lanescope::ui
