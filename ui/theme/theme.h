// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

class DesktopScheme;

/// Colours that the window needs beside the stage's.
struct ChartColors {
  QColor gpu;            ///< the kernel on a GPU, and its phase on the chart
  QList<QColor> phases;  ///< allocate, host to device, kernel, device to host, host finish
  QList<QColor> cpu;     ///< CPU variants, repeated when there are more
  QColor recorded;       ///< a series that was recorded on another machine
  [[nodiscard]] static ChartColors of(const StageTheme& theme);
};

/// Dresses the whole application in light, dark or high contrast, as the user chose, or in the one
/// of the first two that the desktop asks for, and remembers the choice in QSettings.
class Theme : public QObject {
  Q_OBJECT

 public:
  enum class Choice { desktop, light, dark, highContrast };
  Q_ENUM(Choice)

  /// Reads the remembered choice and dresses the application. There must be a QApplication.
  explicit Theme(QObject* parent = nullptr);

  /// The choice of that theme, whatever the desktop asks for.
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
  /// Remembered for the next start.
  void choose(lanescope::ui::Theme::Choice choice);
  /// For this start alone.
  void use(lanescope::ui::Theme::Choice choice);

 signals:
  /// After the application's palette has changed.
  void changed(const lanescope::ui::StageTheme& colors);

 private:
  void dress();
  [[nodiscard]] ThemeId wanted() const;

  DesktopScheme* m_desktop;
  Choice m_choice = Choice::desktop;
  StageTheme m_colors;
};

}  // namespace lanescope::ui
