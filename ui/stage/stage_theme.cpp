// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_theme.h"

#include <algorithm>
#include <cmath>

namespace lanescope::ui {
namespace {

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color) {
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
         0.0722 * linear(color.blueF());
}

QFont fontOf(const QString& family, double pixels, int weight, bool plainLetters) {
  QFont font(family);
  if (plainLetters) font.setStyleStrategy(QFont::PreferNoShaping);
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
  font.setWeight(static_cast<QFont::Weight>(weight));
  return font;
}

}  // namespace

StageTheme StageTheme::light() {
  StageTheme theme;
  theme.background = "#F4F6F9";
  theme.panel = "#FFFFFF";
  theme.border = "#CFD6E0";
  theme.text = "#17202C";
  theme.mutedText = "#55606F";
  theme.accent = "#0B5CAD";
  theme.onAccent = "#FFFFFF";
  theme.cell = "#EDF1F6";
  theme.cellStrong = "#C3D0E0";
  theme.cellUnknown = "#FAFBFC";
  theme.onCell = "#17202C";
  theme.read = {"#0072B2", "#FFFFFF", "#00629A"};
  theme.write = {"#E69F00", "#1A1300", "#8F5A00"};
  theme.barrier = {"#007A5A", "#FFFFFF", "#006B4F"};
  theme.idle = {"#E7EAEF", "#5B6470", "#5B6470"};
  theme.finding = {"#A3177A", "#FFFFFF", "#97136F"};
  return theme;
}

StageTheme StageTheme::dark() {
  StageTheme theme;
  theme.isDark = true;
  theme.background = "#10151D";
  theme.panel = "#18202B";
  theme.border = "#344052";
  theme.text = "#EDF2F8";
  theme.mutedText = "#A3AFBF";
  theme.accent = "#6CB6FF";
  theme.onAccent = "#0A1420";
  theme.cell = "#2A384D";
  theme.cellStrong = "#486084";
  theme.cellUnknown = "#1F2937";
  theme.onCell = "#EDF2F8";
  theme.read = {"#56B4E9", "#06131C", "#6FC2F2"};
  theme.write = {"#F0A81E", "#1A1300", "#F5B94A"};
  theme.barrier = {"#2BC79A", "#04140F", "#46D6AC"};
  theme.idle = {"#1F2835", "#909CAC", "#909CAC"};
  theme.finding = {"#F285C8", "#1E0616", "#F59AD2"};
  return theme;
}

QFont StageTheme::sansFont(double pixels, int weight) const {
  return fontOf(sans, pixels, weight, plainLetters);
}
QFont StageTheme::monoFont(double pixels, int weight) const {
  return fontOf(mono, pixels, weight, plainLetters);
}

double contrastRatio(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

QColor mix(const QColor& a, const QColor& b, double t) {
  const auto channel = [t](double from, double to) {
    return static_cast<float>(std::clamp(from + (to - from) * t, 0.0, 1.0));
  };
  return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                          channel(a.blueF(), b.blueF()), channel(a.alphaF(), b.alphaF()));
}

}  // namespace lanescope::ui
