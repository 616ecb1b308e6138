// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>
#include <bit>
#include <cmath>

namespace lanescope {
namespace {

/// The value without exponent, with as many decimals as fit; empty when it does not fit.
QString plain(double value, int maxChars) {
  for (int decimals = std::max(0, maxChars - 1); decimals >= 0; --decimals) {
    QString text = QString::number(value, 'f', decimals);
    if (text.contains(u'.')) {
      while (text.endsWith(u'0')) text.chop(1);
      if (text.endsWith(u'.')) text.chop(1);
    }
    // a rounded-away value is not zero
    if (text == QLatin1String("0") || text == QLatin1String("-0")) return {};
    if (text.size() == maxChars + 1 && text.startsWith(QLatin1String("0."))) return text.mid(1);
    if (text.size() == maxChars + 1 && text.startsWith(QLatin1String("-0."))) {
      return QStringLiteral("-") + text.mid(2);
    }
    if (text.size() <= maxChars) return text;
  }
  return {};
}

QString power(double value, int maxChars) {
  for (int digits = std::max(0, maxChars - 5); digits >= 0; --digits) {
    QString text = QString::number(value, 'e', digits);
    text.replace(QLatin1String("e+0"), QLatin1String("e"));
    text.replace(QLatin1String("e+"), QLatin1String("e"));
    text.replace(QLatin1String("e-0"), QLatin1String("e-"));
    if (text.size() <= maxChars) return text;
  }
  // There is a number, which a cell without a text would deny.
  return std::abs(value) < 1 ? QStringLiteral("~0") : QStringLiteral("…");
}

bool isNamedPower(std::int64_t n) {
  constexpr std::int64_t kFirstPower = 1024;
  return n >= kFirstPower && std::has_single_bit(static_cast<std::uint64_t>(n));
}

int exponentOf(std::int64_t n) {
  return std::bit_width(static_cast<std::uint64_t>(n)) - 1;
}

/// With a point.
QString shortText(double value, int maxChars) {
  maxChars = std::max(3, maxChars);
  if (std::isnan(value)) return QStringLiteral("NaN");
  if (std::isinf(value)) return value > 0 ? QStringLiteral("∞") : QStringLiteral("-∞");
  if (value == 0) return std::signbit(value) ? QStringLiteral("-0") : QStringLiteral("0");
  const double magnitude = std::abs(value);
  if (magnitude < 1e-3) return power(value, maxChars);
  // An integer with rounded digits would look exact, so integers that do not fit get a suffix.
  if (QString text = plain(value, maxChars); !text.isEmpty()) return text;
  struct Suffix {
    double factor;
    char16_t letter;
  };
  constexpr std::array<Suffix, 4> kSuffixes{{{1e3, u'k'}, {1e6, u'M'}, {1e9, u'G'}, {1e12, u'T'}}};
  for (const Suffix& suffix : kSuffixes) {
    if (magnitude >= suffix.factor * 1e3 || magnitude < suffix.factor) continue;
    if (QString text = plain(value / suffix.factor, maxChars - 1); !text.isEmpty()) {
      return text + QChar(suffix.letter);
    }
  }
  return power(value, maxChars);
}

}  // namespace

QString shownNumber(double value, char format, int digits) {
  return QString::number(value, format, digits).replace(u'.', QLocale().decimalPoint());
}

QString shortNumber(double value, int maxChars) {
  return shortText(value, maxChars).replace(u'.', QLocale().decimalPoint());
}

QString numberText(const values::Number& value, int digits) {
  const auto* const whole = std::get_if<std::int64_t>(&value);
  return whole != nullptr ? QString::number(*whole)
                          : QString::number(values::asDouble(value), 'g', digits);
}

QString numberText(const values::Number& value, values::DType type) {
  constexpr int kFloatDigits = 9;
  return numberText(value, type == values::DType::float64 ? kFullDigits : kFloatDigits);
}

QString powerOfTwo(int exponent) {
  static const QString kRaised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString text = QStringLiteral("2");
  for (const QChar digit : QString::number(exponent)) text += kRaised[digit.digitValue()];
  return text;
}

QString sizeName(std::int64_t n) {
  return isNamedPower(n) ? powerOfTwo(exponentOf(n)) : QString::number(n);
}

QString sizeInput(std::int64_t n) {
  return isNamedPower(n) ? QStringLiteral("2^%1").arg(exponentOf(n)) : QString::number(n);
}

QString groupedNumber(qint64 value) {
  QString text = QString::number(value);
  const qsizetype firstDigit = value < 0 ? 1 : 0;
  if (text.size() - firstDigit <= 4) return text;
  for (qsizetype i = text.size() - 3; i > firstDigit; i -= 3) text.insert(i, QChar(0x2009));
  return text;
}

QString indexText(qint64 index, qint64 count) {
  if (count == 1) return groupedNumber(index);
  //: The index of one of several things, counted from 0: "1 of 0..3". %1: the index; %2: the last
  //: one
  return QCoreApplication::translate("IndexText", "%1 of 0..%2")
      .arg(groupedNumber(index), groupedNumber(count - 1));
}

}  // namespace lanescope
