// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <memory>
#include <optional>

#include "ui/devices/device_layout.h"
#include "ui/devices/device_painter.h"
#include "ui/devices/device_replay.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

/// A picture of an all-reduce at one of its steps. Left and Right go to the step before and the
/// next one, Home and End to the start and the last step, + and - zoom; the other keys scroll. What
/// is at the pointer is said; a click goes to its step.
class DeviceView : public QAbstractScrollArea {
  Q_OBJECT

 public:
  explicit DeviceView(QWidget* parent = nullptr);

  /// Shows an all-reduce behind its last step; null: none.
  void setReplay(std::shared_ptr<const DeviceReplay> replay);
  [[nodiscard]] const DeviceReplay* replay() const { return m_replay.get(); }
  void setTheme(const StageTheme& theme);
  /// From 0, before the first step. Scrolls to it.
  void setStep(int step);
  [[nodiscard]] int step() const { return m_look.step; }
  /// Marks a message until another step is shown, by its position in the result.
  void setMessage(std::optional<std::size_t> message);
  [[nodiscard]] std::optional<std::size_t> message() const { return m_look.message; }
  [[nodiscard]] const DeviceLook& look() const { return m_look; }
  /// There must be an all-reduce. It stands behind the scroll bars.
  [[nodiscard]] DeviceLayout layoutNow() const;
  [[nodiscard]] QSize sizeHint() const override { return {600, 400}; }

 signals:
  /// What the pointer is at, in words; empty: nothing.
  void pointed(const QString& words);
  void stepWanted(int step);
  /// A message was clicked; its position in the result.
  void messageWanted(std::size_t message);

 protected:
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void zoom(double factor);
  void fitBars();
  struct Bars {
    bool isHorizontal = false;
    bool isVertical = false;
  };
  /// Follows from the size of the whole view alone.
  [[nodiscard]] Bars neededBars() const;
  [[nodiscard]] DeviceLayout layoutIn(const QSize& room) const;
  void scrollToStep();
  /// A point of the viewport in the picture; nothing under the heading.
  [[nodiscard]] std::optional<QPointF> inPicture(const QPointF& point) const;
  [[nodiscard]] QPointF scrolled() const;

  std::shared_ptr<const DeviceReplay> m_replay;
  DeviceLook m_look;
  StageTheme m_theme = StageTheme::light();
  double m_zoom = 1;
};

}  // namespace lanescope::ui
