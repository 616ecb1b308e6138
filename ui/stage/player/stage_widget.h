// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QWidget>
#include <memory>

#include "ui/stage/memory/fill_cache.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

class QGestureEvent;
class QHelpEvent;

namespace lanescope::ui {

class Playback;

/// Shows a scene at the step of a playback: zoom by wheel, pinch, + and -; pan by drag, also with
/// one finger, a pen or two fingers; the keys of `stageKeys()`; the pointer over a value of the
/// space-time diagram, or with Shift over an element, lights where it comes from and where it goes;
/// a click chooses a thread. Without a scene it says what to do.
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
  /// See StageLook::taint; of the scene that is shown. Another scene has none.
  void setTaint(std::shared_ptr<const trace::Taint> taint);
  [[nodiscard]] const StageTheme& theme() const { return m_theme; }
  /// Of a word of the source at the present step, of the thread that is followed: see
  /// StageScene::explainWord.
  [[nodiscard]] QStringList explainWord(const SourceWord& word) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 public slots:
  /// Empty: as before.
  void setViews(lanescope::ui::StageViews views);
  /// Shows a view or hides it; the last one stays.
  void toggleView(lanescope::ui::StageView view);
  void setTheme(const StageTheme& theme);
  /// See StageLook::typeSize.
  void setTypeSize(double factor);
  void zoomIn();
  void zoomOut();
  void fit();
  /// Follow another thread of the block, in their order, or none.
  void followNext();
  void followPrevious();
  void followNone();
  /// Nobody where the block has no such thread. Not reported by `chosenChanged`.
  void follow(lanescope::ui::Chosen thread);

 signals:
  /// The line of the kernel's file of the current step; 0 without a scene.
  void lineChanged(int line);
  /// Another recorded block was clicked, counted from 0 within the recorded ones.
  void blockClicked(quint64 recordedBlock);
  void viewsChanged(lanescope::ui::StageViews views);
  /// The user follows another thread, or none.
  void chosenChanged(lanescope::ui::Chosen thread);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void stepChanged();
  void describeStep();
  void choose(Chosen thread);
  /// Lights where the value at a point comes from: in the space-time diagram as the pointer moves,
  /// elsewhere with Shift.
  void trace(QPointF point, Qt::KeyboardModifiers modifiers);
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
  FillCache m_kept;   ///< of the scene and the theme
  QPointF m_pressed;  ///< where the drag began
  QPointF m_lastMouse;
  bool m_panning = false;
};

}  // namespace lanescope::ui
