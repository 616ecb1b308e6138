// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace lanescope::ui {

/// Whether the desktop asks for less motion: by org.freedesktop.appearance, reduced-motion, or, on
/// older ones, by GNOME's enable-animations. Where neither is answered it does not.
class DesktopMotion : public QObject {
  Q_OBJECT

 public:
  explicit DesktopMotion(QObject* parent = nullptr);

  [[nodiscard]] bool isReduced() const { return m_asksForLess || m_hasNoAnimations; }

 signals:
  void changed(bool reduced);

 private:
  void set(bool& wish, bool value);

  bool m_asksForLess = false;
  bool m_hasNoAnimations = false;
};

}  // namespace lanescope::ui
