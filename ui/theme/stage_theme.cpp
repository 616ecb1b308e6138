// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/stage_theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lanescope::ui {
namespace {

/// Letters are drawn one by one, without kerning and ligatures: so text can be found and copied in
/// a PDF, and no size of a font keeps tables of its own for them, which take 200 KiB and more.
QFont fontOf(const QString& family, double pixels, int weight) {
  QFont font(family);
  font.setStyleStrategy(QFont::PreferNoShaping);
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
  font.setWeight(static_cast<QFont::Weight>(weight));
  return font;
}

/// A colour in the order of ThemeId.
struct ColorRow {
  QColor StageTheme::*color;
  std::array<const char*, 3> values;
};

/// The colours of a role in the order of ThemeId: fill, onFill, ink.
struct RoleRow {
  RoleColors StageTheme::*role;
  std::array<std::array<const char*, 3>, 3> values;
};

constexpr ColorRow kColors[] = {
    {&StageTheme::background, {"#F4F6F9", "#10151D", "#000000"}},
    {&StageTheme::panel, {"#FFFFFF", "#18202B", "#0A0A0A"}},
    {&StageTheme::border, {"#CFD6E0", "#344052", "#8C8C8C"}},
    {&StageTheme::text, {"#17202C", "#EDF2F8", "#FFFFFF"}},
    {&StageTheme::mutedText, {"#55606F", "#A3AFBF", "#DCDCDC"}},
    {&StageTheme::accent, {"#0B5CAD", "#6CB6FF", "#FFF04A"}},
    {&StageTheme::onAccent, {"#FFFFFF", "#0A1420", "#000000"}},
    {&StageTheme::cell, {"#EDF1F6", "#2A384D", "#262626"}},
    {&StageTheme::cellStrong, {"#C3D0E0", "#3F5677", "#3A3A3A"}},
    {&StageTheme::cellUnknown, {"#FAFBFC", "#1F2937", "#000000"}},
    {&StageTheme::onCell, {"#17202C", "#EDF2F8", "#FFFFFF"}},
};

constexpr RoleRow kRoles[] = {
    {&StageTheme::read,
     {{{"#0072B2", "#FFFFFF", "#0068BD"},
       {"#51C1FF", "#06131C", "#AADAFF"},
       {"#3FB8FF", "#000000", "#3FB8FF"}}}},
    {&StageTheme::write,
     {{{"#E69F00", "#1A1300", "#8F5A00"},
       {"#F0A81E", "#1A1300", "#F5B94A"},
       {"#FFB800", "#000000", "#FFB800"}}}},
    {&StageTheme::barrier,
     {{{"#006B4A", "#FFFFFF", "#006B4F"},
       {"#21B082", "#04140F", "#4BD2A6"},
       {"#00FDAC", "#000000", "#00FDAC"}}}},
    {&StageTheme::idle,
     {{{"#E7EAEF", "#5B6470", "#5B6470"},
       {"#1F2835", "#909CAC", "#909CAC"},
       {"#3A3A3A", "#FFFFFF", "#C4C4C4"}}}},
    {&StageTheme::exchange,
     {{{"#F0E442", "#1A1700", "#5D3A1A"},
       {"#F4EC6A", "#1A1700", "#E06050"},
       {"#B0A070", "#000000", "#B0A070"}}}},
    {&StageTheme::finding,
     {{{"#A3177A", "#FFFFFF", "#8B0079"},
       {"#FF76C7", "#1E0616", "#DC82DF"},
       {"#FB61C1", "#000000", "#FC6CC6"}}}},
    {&StageTheme::wrong,
     {{{"#D4000C", "#FFFFFF", "#BF254E"},
       {"#D8140C", "#FFFFFF", "#F58982"},
       {"#B30000", "#FFFFFF", "#FF6C26"}}}},
};
constexpr std::array kTints{0.35, 0.22, 0.2};

}  // namespace

StageTheme StageTheme::of(ThemeId id) {
  const auto which = static_cast<std::size_t>(id);
  StageTheme theme;
  theme.id = id;
  theme.isDark = id != ThemeId::light;
  theme.tint = kTints[which];
  for (const ColorRow& row : kColors) theme.*row.color = row.values[which];
  for (const RoleRow& row : kRoles) {
    const auto& [fill, onFill, ink] = row.values[which];
    theme.*row.role = {fill, onFill, ink};
  }
  return theme;
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
  return fontOf(sans, pixels, weight);
}
QFont StageTheme::monoFont(double pixels, int weight) const {
  return fontOf(mono, pixels, weight);
}
QFont StageTheme::wordFont(double pixels, int weight) const {
  return sansFont(pixels * typeSize, weight);
}

QColor mix(const QColor& a, const QColor& b, double t) {
  const auto channel = [t](double from, double to) {
    return static_cast<float>(std::clamp(from + (to - from) * t, 0.0, 1.0));
  };
  return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                          channel(a.blueF(), b.blueF()), channel(a.alphaF(), b.alphaF()));
}

}  // namespace lanescope::ui
