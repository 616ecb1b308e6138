// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

class QMenuBar;

namespace lanescope::ui {

/// The tabs of the pages, beside the menus. Where the window has no room for both, tabs and menus
/// stand closer together.
class PageTabs : public QTabBar {
  Q_OBJECT

 public:
  /// Puts itself beside the menus. `menus` becomes the parent, and has all menus when it is shown.
  explicit PageTabs(QMenuBar& menus);

 protected:
  /// Sees when the menu bar gets another width.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void arrange();

  QMenuBar& m_menus;
  int m_usual = 0;  ///< width of tabs and menus that do not stand closer together
  bool m_isTight = false;
};

}  // namespace lanescope::ui
