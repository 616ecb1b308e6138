// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace lanescope::ui {

/// Whether the desktop asks for dark windows (org.freedesktop.appearance, color-scheme). Without an
/// answer it stays with the palette that the program started with.
class DesktopScheme : public QObject {
  Q_OBJECT

 public:
  explicit DesktopScheme(QObject* parent = nullptr);

  [[nodiscard]] bool isDark() const { return m_dark; }

 signals:
  void changed(bool dark);

 private:
  void setDark(bool dark);

  bool m_dark;
};

}  // namespace lanescope::ui
