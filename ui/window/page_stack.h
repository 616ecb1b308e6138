// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

namespace lanescope::ui {

/// The pages in the middle of the window. Their tabs stand beside the menus, so that they take no
/// height here; a tab widget would reserve it although its own tabs are hidden.
class PageStack : public QTabWidget {
  Q_OBJECT

 public:
  explicit PageStack(QWidget* parent);

  [[nodiscard]] QSize minimumSizeHint() const override;
};

}  // namespace lanescope::ui
