// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QWidget>
#include <memory>

#include "ui/stage/stage_scene.h"
#include "ui/stage/stage_theme.h"

class QGestureEvent;
class QHelpEvent;

namespace lanescope::ui {

class Playback;

/// Shows a scene at the step of a playback: zoom by wheel, pinch, + and -; pan by drag; keys for
/// playing; a click chooses a thread, N and P the next and the previous one, Escape none. Without a
/// scene it says what to do.
class StageWidget : public QWidget {
  Q_OBJECT

 public:
  /// `playback` must outlive the widget.
  explicit StageWidget(Playback& playback, QWidget* parent = nullptr);

  /// Null: nothing to show. Sets the playback's steps and fits the picture.
  void setScene(std::shared_ptr<const StageScene> scene);
  [[nodiscard]] const std::shared_ptr<const StageScene>& scene() const { return m_scene; }

  [[nodiscard]] const StageLook& look() const { return m_look; }
  /// Cameras are brought within their limits; a thread that the block does not have is none.
  void setLook(const StageLook& look);
  [[nodiscard]] const StageTheme& theme() const { return m_theme; }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 public slots:
  /// Empty: as before.
  void setViews(lanescope::ui::StageViews views);
  /// Shows a view or hides it; the last one stays.
  void toggleView(lanescope::ui::StageView view);
  void setTheme(const StageTheme& theme);
  void zoomIn();
  void zoomOut();
  void fit();
  /// Follow another thread of the block, in their order, or none.
  void followNext();
  void followPrevious();
  void followNone();

 signals:
  /// The line of the kernel's file of the current step; 0 without a scene.
  void lineChanged(int line);
  void viewsChanged(lanescope::ui::StageViews views);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void stepChanged();
  void choose(Chosen thread);
  void chooseBy(std::uint32_t distance);
  /// The view under a point, or else the first one; the whole stage without a scene.
  [[nodiscard]] StageScene::Pane paneAt(QPointF point) const;
  void zoomAt(QPointF point, double factor);
  /// As far as the picture does not leave its pane.
  static void pan(Camera& camera, QPointF by);
  void showTip(const QHelpEvent& event);
  bool pinch(const QGestureEvent& event);

  Playback& m_playback;
  std::shared_ptr<const StageScene> m_scene;
  StageTheme m_theme;
  StageLook m_look;
  QPointF m_pressed;  ///< where the drag began
  QPointF m_lastMouse;
  bool m_panning = false;
};

}  // namespace lanescope::ui
