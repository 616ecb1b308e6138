// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <span>

namespace lanescope::ui {

/// The colours of one role on the stage: `fill` for areas with `onFill` as text on them; `ink` for
/// lines and for text on the theme's backgrounds.
struct RoleColors {
  QColor fill;
  QColor onFill;
  QColor ink;
};

/// The themes that there are.
enum class ThemeId { light, dark, highContrast };

/// What is told of a theme wherever it can be chosen.
struct StageThemeInfo {
  ThemeId id = ThemeId::light;
  QLatin1String name;  ///< on the command line: "high-contrast"
};
[[nodiscard]] std::span<const StageThemeInfo> stageThemes();

/// The colours and fonts of the stage and of the whole application. The roles are told apart with
/// the common colour-blindnesses (after Okabe & Ito 2008, "Color Universal Design"), and never by
/// colour alone; every text is at least 4.5:1 against what it stands on, with high contrast 7:1.
struct StageTheme {
  ThemeId id = ThemeId::light;
  bool isDark = false;

  QColor background;  ///< behind everything
  QColor panel;       ///< a raised area: an array, the threads
  QColor border;      ///< of panels and cells
  QColor text;
  QColor mutedText;  ///< labels of lesser weight
  QColor accent;     ///< selection, focus, links
  QColor onAccent;

  QColor cell;         ///< an element with a value
  QColor cellStrong;   ///< the same with the largest magnitude of its array
  QColor cellUnknown;  ///< an element that nothing has touched yet
  QColor onCell;       ///< text in any of the three
  /// How much of another colour an element may be tinted with (of the role that it is about to
  /// have, or of half as much text where it is marked), so that `onCell` stays readable.
  double tint = 0.35;

  RoleColors read;
  RoleColors write;
  RoleColors barrier;
  RoleColors idle;
  RoleColors exchange;  ///< what the lanes of a warp hand each other
  RoleColors finding;
  RoleColors wrong;  ///< a value that a correct run has otherwise

  QString sans = QStringLiteral("Inter");
  QString mono = QStringLiteral("JetBrains Mono");

  /// Letters as the fonts have them one by one, without kerning and alternates: so text can be
  /// found in a PDF and copied from it.
  bool plainLetters = false;

  [[nodiscard]] static StageTheme light();
  [[nodiscard]] static StageTheme dark();
  /// Light on black, for beamers in daylight and eyes that need it.
  [[nodiscard]] static StageTheme highContrast();
  [[nodiscard]] static StageTheme of(ThemeId id);

  /// Behind text that is marked: the running line, a button that is down.
  [[nodiscard]] QColor marked() const;
  /// Text in an element whose value nothing has touched yet: readable, but paler than `onCell`.
  [[nodiscard]] QColor onCellUntouched() const;
  /// `pixels`: height of the font in device-independent pixels.
  [[nodiscard]] QFont sansFont(double pixels, int weight = QFont::Normal) const;
  [[nodiscard]] QFont monoFont(double pixels, int weight = QFont::Normal) const;
};

/// The contrast of two opaque colours, 1 to 21, by WCAG 2.1.
[[nodiscard]] double contrastRatio(const QColor& a, const QColor& b);
/// `a` towards `b`: 0 gives a, 1 gives b.
[[nodiscard]] QColor mix(const QColor& a, const QColor& b, double t);

}  // namespace lanescope::ui
