// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>
#include <chrono>

class QWidget;

namespace lanescope::ui {

/// Hides the mouse pointer over a window after it has rested for a while; the next movement shows
/// it again, and so does the end of this object.
class PointerRest : public QObject {
  Q_OBJECT

 public:
  static constexpr std::chrono::seconds kPatience{3};

  /// `window` is a window, and the parent.
  explicit PointerRest(QWidget& window, std::chrono::milliseconds estimate = kPatience);
  ~PointerRest() override;

  [[nodiscard]] bool isHidden() const { return m_isHidden; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void hide();
  void show();

  QWidget& m_window;
  QTimer m_rest;
  QPoint m_last;
  bool m_isHidden = false;
};

}  // namespace lanescope::ui
