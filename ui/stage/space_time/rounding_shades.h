// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <array>

namespace lanescope::ui {

struct StageTheme;

/// The fills of values by what rounding took from them: the larger the part of a unit in the last
/// place, the stronger the shade. Text stays readable on each.
class RoundingShades {
 public:
  struct Shade {
    QColor fill;
    QColor text;
  };
  /// The first one is of exact values, the others are of a tenth of a unit each.
  static constexpr int kShades = 6;

  explicit RoundingShades(const StageTheme& theme);

  /// `ulps`: the magnitude of the error in units in the last place.
  [[nodiscard]] const Shade& of(double ulps) const;
  [[nodiscard]] const std::array<Shade, kShades>& all() const { return m_shades; }

 private:
  std::array<Shade, kShades> m_shades;
};

}  // namespace lanescope::ui
