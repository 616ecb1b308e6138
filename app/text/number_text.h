// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>

#include "values/host_array.h"
#include "values/number.h"

namespace lanescope {

/// This many digits distinguish every double.
inline constexpr int kFullDigits = 17;

/// A number for the screen, with the decimal sign of the user's language; `format` and `digits` are
/// those of QString::number. Files, and what other programs read, keep the point.
[[nodiscard]] QString shownNumber(double value, char format, int digits);

/// Writes a number in `maxChars` characters (at least 3). It is exact if it fits, else rounded to
/// as many digits as fit (".38", with the decimal sign of the user's language), else with k, M, G,
/// T or a power of ten ("65.5k", "-1.2M", "3e-9"). A small one that does not fit even so is "~0", a
/// large one "…".
[[nodiscard]] QString shortNumber(double value, int maxChars);

/// Writes a number with `digits` digits; an integer is written in full.
[[nodiscard]] QString numberText(const values::Number& value, int digits);

/// A number with as many digits as tell two numbers of the type apart.
[[nodiscard]] QString numberText(const values::Number& value, values::DType type);

/// "2²⁰".
[[nodiscard]] QString powerOfTwo(int exponent);
/// "2²⁰" for a power of two from 1024 on, else the number.
[[nodiscard]] QString sizeName(std::int64_t n);
/// The same as it is typed: "2^20".
[[nodiscard]] QString sizeInput(std::int64_t n);

/// An integer with thin spaces between groups of three digits.
[[nodiscard]] QString groupedNumber(qint64 value);

/// The index of one of `count` things, from 0 as CUDA counts blocks: "1 of 0..3"; "0" when there is
/// one.
[[nodiscard]] QString indexText(qint64 index, qint64 count);

}  // namespace lanescope
