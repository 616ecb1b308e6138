// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <span>

namespace lanescope::ui {

/// The colours of one role on the stage. `fill` is for areas and `onFill` for text on them. `ink`
/// is for lines and for text on the theme's backgrounds.
struct RoleColors {
  QColor fill;
  QColor onFill;
  QColor ink;
};

enum class ThemeId {
  light,
  dark,
  highContrast,  ///< light on black, for projectors in daylight and viewers with low vision
};

/// Name and texts of one theme.
struct StageThemeInfo {
  ThemeId id = ThemeId::light;
  QLatin1String name;  ///< on the command line: "high-contrast"
};
[[nodiscard]] std::span<const StageThemeInfo> stageThemes();

/// The colours and fonts of the stage and of the whole application. The roles can be told apart
/// with the common kinds of colour-blindness (after Okabe & Ito 2008, "Color Universal Design"),
/// and never by colour alone. Text has a contrast of at least 4.5:1 against its background, with
/// high contrast 7:1.
struct StageTheme {
  ThemeId id = ThemeId::light;
  bool isDark = false;

  QColor background;  ///< behind everything
  QColor panel;       ///< a raised area: an array, the threads
  QColor border;      ///< of panels and cells
  QColor text;
  QColor mutedText;  ///< less important labels
  QColor accent;     ///< selection, focus, links
  QColor onAccent;

  QColor cell;         ///< an element with a small value
  QColor cellStrong;   ///< an element with the largest magnitude of its array
  QColor cellUnknown;  ///< an element that has not been accessed yet
  QColor onCell;       ///< text on any of the three
  /// Largest share of another colour mixed into an element's fill so that `onCell` stays readable.
  /// Marked elements get half as much of the text colour.
  double tint = 0;

  RoleColors read;
  RoleColors write;
  RoleColors barrier;
  RoleColors idle;
  RoleColors exchange;  ///< values exchanged between the lanes of a warp
  RoleColors finding;
  RoleColors wrong;  ///< a value that differs in a correct run

  /// How much larger than usual the desktop's type is. The window's stage, charts and source follow
  /// it. Pictures of the command line have the usual type.
  double typeSize = 1.0;

  QString sans = QStringLiteral("Inter");
  QString mono = QStringLiteral("JetBrains Mono");

  [[nodiscard]] static StageTheme of(ThemeId id);
  [[nodiscard]] static StageTheme light() { return of(ThemeId::light); }
  [[nodiscard]] static StageTheme dark() { return of(ThemeId::dark); }

  /// The background of marked text (the running line) and of a button that is down.
  [[nodiscard]] QColor marked() const;
  /// Text of an element that has not been accessed yet: readable, but paler than `onCell`.
  [[nodiscard]] QColor onCellUntouched() const;
  /// `pixels`: height of the font in device-independent pixels.
  [[nodiscard]] QFont sansFont(double pixels, int weight = QFont::Normal) const;
  [[nodiscard]] QFont monoFont(double pixels, int weight = QFont::Normal) const;
  /// For the words of charts and notes; `pixels`: its height where the desktop's type is usual.
  [[nodiscard]] QFont wordFont(double pixels, int weight = QFont::Normal) const;
};

/// A mix of two colours: t = 0 gives a, t = 1 gives b.
[[nodiscard]] QColor mix(const QColor& a, const QColor& b, double t);

}  // namespace lanescope::ui
