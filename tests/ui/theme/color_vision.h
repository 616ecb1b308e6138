// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <array>

namespace lanescope::test {

/// How somebody sees colours.
enum class Vision { usual, protanopia, deuteranopia, tritanopia };
inline constexpr std::array kVisions{Vision::usual, Vision::protanopia, Vision::deuteranopia,
                                     Vision::tritanopia};
[[nodiscard]] const char* nameOf(Vision vision);

/// A colour as one sees it. After Machado, Oliveira & Fernandes 2009, "A Physiologically-based
/// Model for Simulation of Color Vision Deficiency": their matrices of severity 1.0, on linear
/// sRGB.
[[nodiscard]] QColor seenWith(Vision vision, const QColor& color);

/// A colour in CIELAB, under the standard illuminant D65.
struct Lab {
  double lightness = 0;
  double a = 0;
  double b = 0;
};
[[nodiscard]] Lab labOf(const QColor& color);

/// CIEDE2000. After Sharma, Wu & Dalal 2005, "The CIEDE2000 Color-Difference Formula:
/// Implementation Notes, Supplementary Test Data, and Mathematical Observations".
[[nodiscard]] double differenceOf(const Lab& one, const Lab& other);

/// The least difference of two colours over all the ways of seeing them.
[[nodiscard]] double leastDifference(const QColor& one, const QColor& other);

}  // namespace lanescope::test
