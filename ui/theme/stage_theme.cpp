// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/stage_theme.h"

#include <algorithm>
#include <array>
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
  theme.read = {"#0072B2", "#FFFFFF", "#0068BD"};
  theme.write = {"#E69F00", "#1A1300", "#8F5A00"};
  theme.barrier = {"#006B4A", "#FFFFFF", "#006B4F"};
  theme.idle = {"#E7EAEF", "#5B6470", "#5B6470"};
  theme.exchange = {"#F0E442", "#1A1700", "#5D3A1A"};
  theme.finding = {"#A3177A", "#FFFFFF", "#8B0079"};
  theme.wrong = {"#D4000C", "#FFFFFF", "#BF254E"};
  return theme;
}

StageTheme StageTheme::dark() {
  StageTheme theme;
  theme.id = ThemeId::dark;
  theme.isDark = true;
  theme.background = "#10151D";
  theme.panel = "#18202B";
  theme.border = "#344052";
  theme.text = "#EDF2F8";
  theme.mutedText = "#A3AFBF";
  theme.accent = "#6CB6FF";
  theme.onAccent = "#0A1420";
  theme.cell = "#2A384D";
  theme.cellStrong = "#3F5677";
  theme.tint = 0.22;
  theme.cellUnknown = "#1F2937";
  theme.onCell = "#EDF2F8";
  theme.read = {"#51C1FF", "#06131C", "#AADAFF"};
  theme.write = {"#F0A81E", "#1A1300", "#F5B94A"};
  theme.barrier = {"#21B082", "#04140F", "#4BD2A6"};
  theme.idle = {"#1F2835", "#909CAC", "#909CAC"};
  theme.exchange = {"#F4EC6A", "#1A1700", "#E06050"};
  theme.finding = {"#FF76C7", "#1E0616", "#DC82DF"};
  theme.wrong = {"#D8140C", "#FFFFFF", "#F58982"};
  return theme;
}

StageTheme StageTheme::highContrast() {
  StageTheme theme;
  theme.id = ThemeId::highContrast;
  theme.isDark = true;
  theme.background = "#000000";
  theme.panel = "#0A0A0A";
  theme.border = "#8C8C8C";
  theme.text = "#FFFFFF";
  theme.mutedText = "#DCDCDC";
  theme.accent = "#FFF04A";
  theme.onAccent = "#000000";
  theme.cell = "#262626";
  theme.cellStrong = "#3A3A3A";
  theme.tint = 0.2;
  theme.cellUnknown = "#000000";
  theme.onCell = "#FFFFFF";
  theme.read = {"#3FB8FF", "#000000", "#3FB8FF"};
  theme.write = {"#FFB800", "#000000", "#FFB800"};
  theme.barrier = {"#00FDAC", "#000000", "#00FDAC"};
  theme.idle = {"#3A3A3A", "#FFFFFF", "#C4C4C4"};
  theme.exchange = {"#B0A070", "#000000", "#B0A070"};
  theme.finding = {"#FB61C1", "#000000", "#FC6CC6"};
  theme.wrong = {"#B30000", "#FFFFFF", "#FF6C26"};
  return theme;
}

StageTheme StageTheme::of(ThemeId id) {
  switch (id) {
    case ThemeId::light:
      return light();
    case ThemeId::dark:
      return dark();
    case ThemeId::highContrast:
      return highContrast();
  }
  return light();
}

std::span<const StageThemeInfo> stageThemes() {
  static constexpr std::array kThemes{
      StageThemeInfo{ThemeId::light, QLatin1String("light")},
      StageThemeInfo{ThemeId::dark, QLatin1String("dark")},
      StageThemeInfo{ThemeId::highContrast, QLatin1String("high-contrast")}};
  return kThemes;
}

QColor StageTheme::marked() const {
  return mix(panel, accent, 0.18);
}
QColor StageTheme::onCellUntouched() const {
  return mix(mutedText, onCell, 0.5);
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
