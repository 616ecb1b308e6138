// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <array>

#include "trace/flow/element_history.h"

namespace lanescope::ui {

struct StageTheme;

/// The fills of an array's cells: the larger the magnitude of a value, by orders of magnitude, the
/// stronger.
class ValueShades {
 public:
  ValueShades(const StageTheme& theme, const trace::ElementHistory::Range& range);

  [[nodiscard]] const QColor& of(double value) const;

 private:
  static constexpr int kShades = 64;

  std::array<QColor, kShades + 1> m_shades;
  double m_least = 0;    ///< logarithm of the magnitude with the weakest shade
  double m_perUnit = 0;  ///< shades for a doubling; negative: there is one magnitude only
};

}  // namespace lanescope::ui
