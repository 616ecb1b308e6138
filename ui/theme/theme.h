// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

/// Colours of the charts.
struct ChartColors {
  QColor gpu;            ///< the kernel on a GPU, and its phase
  QList<QColor> phases;  ///< allocate, host to device, kernel, device to host, host finish
  QList<QColor> cpu;     ///< CPU variants; colours repeat when there are more variants
  [[nodiscard]] static ChartColors of(const StageTheme& theme);
};

/// Applies light, dark or high contrast to the whole application: the user's choice, or the
/// desktop's. QSettings remembers the choice. Type that is larger than usual on the desktop is as
/// large in the application.
class Theme : public QObject {
  Q_OBJECT

 public:
  enum class Choice { desktop, light, dark, highContrast };
  Q_ENUM(Choice)

  /// Reads the remembered choice and applies it. Needs a QApplication.
  explicit Theme(QObject* parent = nullptr);

  /// The choice that always gives this theme.
  [[nodiscard]] static Choice choiceOf(ThemeId id);

  [[nodiscard]] Choice choice() const { return m_choice; }
  [[nodiscard]] const StageTheme& colors() const { return m_colors; }
  /// Calls `page->setTheme` with the colours, now and after each change.
  template <class Page>
  void tellColors(Page* page) const {
    page->setTheme(m_colors);
    connect(this, &Theme::changed, page, &Page::setTheme);
  }

 public slots:
  /// Applies a choice and remembers it for the next start.
  void choose(lanescope::ui::Theme::Choice choice);
  /// Applies a choice for this start only.
  void use(lanescope::ui::Theme::Choice choice);

 signals:
  /// Emitted after the application's palette has changed.
  void changed(const lanescope::ui::StageTheme& colors);

 private:
  void dress();
  [[nodiscard]] ThemeId wanted() const;

  double m_typeSize;     ///< see StageTheme::typeSize
  bool m_isDesktopDark;  ///< until the desktop answers, the palette at the program's start decides
  Choice m_choice = Choice::desktop;
  StageTheme m_colors;
};

}  // namespace lanescope::ui
