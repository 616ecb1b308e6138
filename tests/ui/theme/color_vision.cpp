// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/theme/color_vision.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lanescope::test {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix kUsual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtanopia{{{0.152286, 1.052583, -0.204868},
                              {0.114503, 0.786281, 0.099216},
                              {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{{{0.367322, 0.860646, -0.227968},
                                {0.280085, 0.672501, 0.047413},
                                {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia{{{1.255528, -0.076749, -0.178779},
                              {-0.078411, 0.930809, 0.147602},
                              {0.004733, 0.691367, 0.303900}}};
/// Linear sRGB to XYZ.
constexpr Matrix kToXyz{{{0.4124564, 0.3575761, 0.1804375},
                         {0.2126729, 0.7151522, 0.0721750},
                         {0.0193339, 0.1191920, 0.9503041}}};
constexpr Triple kWhite{0.95047, 1.0, 1.08883};

const Matrix& matrixOf(Vision vision) {
  switch (vision) {
    case Vision::usual:
      return kUsual;
    case Vision::protanopia:
      return kProtanopia;
    case Vision::deuteranopia:
      return kDeuteranopia;
    case Vision::tritanopia:
      return kTritanopia;
  }
  return kUsual;
}

Triple product(const Matrix& matrix, const Triple& vector) {
  Triple result{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) result[i] += matrix[i][j] * vector[j];
  }
  return result;
}

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double encoded(double channel) {
  const double value = std::clamp(channel, 0.0, 1.0);
  return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

Triple linearOf(const QColor& color) {
  return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
}

double radians(double degrees) {
  return degrees * std::numbers::pi / 180;
}

double hueOf(double a, double b) {
  if (a == 0 && b == 0) return 0;
  const double degrees = std::atan2(b, a) * 180 / std::numbers::pi;
  return degrees < 0 ? degrees + 360 : degrees;
}

}  // namespace

const char* nameOf(Vision vision) {
  switch (vision) {
    case Vision::usual:
      return "usual vision";
    case Vision::protanopia:
      return "protanopia";
    case Vision::deuteranopia:
      return "deuteranopia";
    case Vision::tritanopia:
      return "tritanopia";
  }
  return "";
}

QColor seenWith(Vision vision, const QColor& color) {
  const Triple seen = product(matrixOf(vision), linearOf(color));
  const auto channel = [](double value) { return static_cast<float>(encoded(value)); };
  return QColor::fromRgbF(channel(seen[0]), channel(seen[1]), channel(seen[2]));
}

Lab labOf(const QColor& color) {
  const Triple xyz = product(kToXyz, linearOf(color));
  const auto part = [&](std::size_t i) {
    const double t = xyz[i] / kWhite[i];
    return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  };
  return {116 * part(1) - 16, 500 * (part(0) - part(1)), 200 * (part(1) - part(2))};
}

double differenceOf(const Lab& one, const Lab& other) {
  const auto seventh = [](double c) {
    return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + 6103515625));
  };
  const double meanC = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2;
  const double g = 1 + 0.5 * (1 - seventh(meanC));
  const double c1 = std::hypot(one.a * g, one.b);
  const double c2 = std::hypot(other.a * g, other.b);
  const double h1 = hueOf(one.a * g, one.b);
  const double h2 = hueOf(other.a * g, other.b);

  const bool isGrey = c1 * c2 == 0;
  double turn = isGrey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  double meanH = h1 + h2;
  if (!isGrey) {
    meanH = std::abs(h1 - h2) <= 180 ? meanH / 2 : (meanH + (meanH < 360 ? 360 : -360)) / 2;
  }
  const double dL = other.lightness - one.lightness;
  const double dC = c2 - c1;
  const double dH = 2 * std::sqrt(c1 * c2) * std::sin(radians(turn / 2));

  const double light = std::pow((one.lightness + other.lightness) / 2 - 50, 2);
  const double c = (c1 + c2) / 2;
  const double t = 1 - 0.17 * std::cos(radians(meanH - 30)) + 0.24 * std::cos(radians(2 * meanH)) +
                   0.32 * std::cos(radians(3 * meanH + 6)) -
                   0.20 * std::cos(radians(4 * meanH - 63));
  const double l = dL / (1 + 0.015 * light / std::sqrt(20 + light));
  const double chroma = dC / (1 + 0.045 * c);
  const double hue = dH / (1 + 0.015 * c * t);
  const double rotation =
      -2 * seventh(c) * std::sin(radians(60 * std::exp(-std::pow((meanH - 275) / 25, 2))));
  return std::sqrt(l * l + chroma * chroma + hue * hue + rotation * chroma * hue);
}

double leastDifference(const QColor& one, const QColor& other) {
  double least = 1e9;
  for (const Vision vision : kVisions) {
    least =
        std::min(least, differenceOf(labOf(seenWith(vision, one)), labOf(seenWith(vision, other))));
  }
  return least;
}

}  // namespace lanescope::test
