// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFont>

namespace lanescope::ui {

/// The size of type that a desktop has set when the program starts; it must be set before the
/// program's theme is made. Afterwards it is as it was.
class DesktopType {
 public:
  explicit DesktopType(double points) : m_before(QApplication::font()) {
    QFont font = m_before;
    font.setPointSizeF(points);
    QApplication::setFont(font);
  }
  DesktopType(const DesktopType&) = delete;
  DesktopType& operator=(const DesktopType&) = delete;
  ~DesktopType() { QApplication::setFont(m_before); }

 private:
  QFont m_before;
};

}  // namespace lanescope::ui
