// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/typed_number.h"

#include <QRegularExpression>
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

#include "app/text/matching.h"
#include "values/host_array.h"

namespace lanescope::ui {
namespace {

constexpr int kFewestDigits = 3;

std::optional<double> notFinite(const QString& text) {
  QString word = text.toLower();
  const bool isNegative = word.startsWith(QLatin1Char('-'));
  if (isNegative || word.startsWith(QLatin1Char('+'))) word.remove(0, 1);
  if (word == QLatin1String("nan")) return std::numeric_limits<double>::quiet_NaN();
  const bool isInfinite = word == QLatin1String("inf") || word == QLatin1String("infinity") ||
                          word == QString(QChar(0x221e));
  if (!isInfinite) return std::nullopt;
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  return isNegative ? -kInfinity : kInfinity;
}

/// The power of ten for a letter after a number; 0 for none.
int powerOf(QChar letter) {
  switch (letter.unicode()) {
    case u'k':
      return 3;
    case u'M':
      return 6;
    case u'G':
      return 9;
    case u'T':
      return 12;
    default:
      return 0;
  }
}

bool isFloat(values::DType type) {
  return type == values::DType::float32 || type == values::DType::float64;
}

/// The decimal digits that each value of the type keeps.
int keptDigits(values::DType type) {
  return type == values::DType::float32 ? FLT_DIG : DBL_DIG;
}

/// The unit of the last of so many digits.
double unitOf(double value, int digits) {
  return std::pow(10.0, std::floor(std::log10(std::abs(value))) - static_cast<double>(digits - 1));
}

std::int64_t wholeOf(values::DType type, std::uint64_t bits) {
  switch (type) {
    case values::DType::int32:
      return static_cast<std::int32_t>(static_cast<std::uint32_t>(bits));
    case values::DType::uint32:
      return static_cast<std::uint32_t>(bits);
    case values::DType::uint8:
      return static_cast<std::uint8_t>(bits);
    default:
      return static_cast<std::int64_t>(bits);
  }
}

}  // namespace

std::optional<TypedNumber> TypedNumber::parse(const QString& source) {
  QString text = source.trimmed();
  // Removes spaces between groups of digits and replaces the typographic minus sign.
  text.remove(QChar(0x2009)).remove(QChar(0x202f)).remove(QChar(0xa0)).remove(QLatin1Char(' '));
  text.replace(QChar(0x2212), QLatin1Char('-'));
  if (const auto special = notFinite(text)) return TypedNumber{*special, {}, 0};
  text.replace(QLatin1Char(','), QLatin1Char('.'));
  static const QRegularExpression kNumber(
      QStringLiteral(R"(^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?([kMGT]?)$)"));
  const QRegularExpressionMatch match = firstMatch(kNumber, text);
  const QString digits = match.captured(2) + match.captured(3);
  if (!match.hasMatch() || digits.isEmpty()) return std::nullopt;
  const int suffix = match.captured(5).isEmpty() ? 0 : powerOf(match.captured(5).front());
  const int exponent = match.captured(4).toInt() + suffix;
  TypedNumber number;
  number.value = (match.captured(1) + match.captured(2) + QLatin1Char('.') + match.captured(3) +
                  QStringLiteral("0e%1").arg(exponent))
                     .toDouble();
  const auto first = std::find_if(digits.begin(), digits.end(),
                                  [](QChar digit) { return digit != QLatin1Char('0'); });
  number.digits = static_cast<int>(digits.end() - first);
  bool isWhole = false;
  const qlonglong whole = text.toLongLong(&isWhole);
  constexpr double kExact = 9007199254740992.0;  // 2^53
  if (isWhole) {
    number.whole = whole;
  } else if (std::abs(number.value) <= kExact && std::trunc(number.value) == number.value) {
    number.whole = static_cast<std::int64_t>(number.value);
  }
  return number;
}

bool TypedNumber::agrees(values::DType type, std::uint64_t bits) const {
  if (!isFloat(type)) return whole && *whole == wholeOf(type, bits);
  const double truth = values::valueFromBits(type, bits);
  if (std::isnan(truth) || std::isnan(value)) return std::isnan(truth) && std::isnan(value);
  if (value == truth) return true;
  if (truth == 0 || !std::isfinite(truth) || !std::isfinite(value)) return false;
  const double unit = unitOf(truth, std::clamp(digits, kFewestDigits, keptDigits(type)));
  // A tie may be rounded either way, since neither number is exact in binary.
  constexpr double kSlack = 1 + 1e-9;
  return std::abs(value - truth) <= unit / 2 * kSlack;
}

double TypedNumber::toleranceOf(values::DType type, std::uint64_t bits) {
  const double truth = isFloat(type) ? values::valueFromBits(type, bits) : 0;
  if (truth == 0) return 0;
  const double loosest = unitOf(truth, kFewestDigits) / 2;
  const bool isExact =
      std::trunc(truth) == truth && std::abs(truth) < std::pow(10.0, keptDigits(type));
  return isExact ? std::min(loosest, 0.5) : loosest;
}

}  // namespace lanescope::ui
