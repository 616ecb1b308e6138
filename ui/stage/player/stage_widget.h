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

/// Shows a scene at the step of a playback. The wheel, a pinch, + and - zoom; a drag with mouse,
/// pen, one finger or two pans; the keys are those of `stageKeys()`. The pointer lights the lineage
/// of a value in the space-time diagram, or with Shift that of an element. A click chooses a
/// thread. Without a scene it shows a hint. A screen reader reads the sentence of each step and the
/// shown views as tables.
class StageWidget : public QWidget {
  Q_OBJECT

 public:
  /// `playback` must outlive the widget.
  explicit StageWidget(Playback& playback, QWidget* parent = nullptr);

  /// The keys move this playback instead, which the stage's own one follows. It must outlive the
  /// widget.
  void setKeyPlayback(Playback& playback) { m_keyPlayback = &playback; }

  /// Null shows no scene. Sets the playback's steps and fits the picture.
  void setScene(std::shared_ptr<const StageScene> scene);
  [[nodiscard]] const std::shared_ptr<const StageScene>& scene() const { return m_scene; }

  /// The step that is shown, from 0: that of the playback, or the scene's last one where the
  /// playback has gone on.
  [[nodiscard]] int shownStep() const;

  [[nodiscard]] const StageLook& look() const { return m_look; }
  /// Clips the cameras to their limits and drops a chosen thread that the block does not have.
  void setLook(const StageLook& look);
  /// See StageLook::taint. It holds for the current scene only.
  void setTaint(std::shared_ptr<const trace::Taint> taint);
  [[nodiscard]] const StageTheme& theme() const { return m_theme; }
  /// Explains a word of the source at the current step for the chosen thread: see
  /// StageScene::explainWord.
  [[nodiscard]] QStringList explainWord(const SourceWord& word) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 public slots:
  /// No view at all changes nothing.
  void setViews(lanescope::ui::StageViews views);
  /// Shows or hides a view; the last visible one stays.
  void toggleView(lanescope::ui::StageView view);
  void setTheme(const StageTheme& theme);
  /// The type of a presentation, against the desktop's.
  void setTypeSize(double factor);
  /// See StageLook::showsRounding.
  void setShowsRounding(bool shows);
  /// See StageLook::isOld.
  void setOld(bool isOld);
  void zoomIn();
  void zoomOut();
  void fit();
  /// Follows the next or previous thread of the block, or none.
  void followNext();
  void followPrevious();
  void followNone();
  /// Follows no thread when the block has no such thread. Does not emit `chosenChanged`.
  void follow(lanescope::ui::Chosen thread);

 signals:
  /// The source line of the current step; 0 without a scene.
  void lineChanged(int line);
  /// The user clicked another recorded block, counted from 0 within the recorded ones.
  void blockClicked(quint64 recordedBlock);
  void viewsChanged(lanescope::ui::StageViews views);
  /// The user chose another thread, or none.
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
  /// Lights the lineage of the value at a point: in the space-time diagram as the pointer moves,
  /// elsewhere with Shift.
  void trace(QPointF point, Qt::KeyboardModifiers modifiers);
  void chooseBy(std::uint32_t distance);
  /// The view under a point, or else the first one; the whole stage without a scene.
  [[nodiscard]] StageScene::Pane paneAt(QPointF point) const;
  void zoomAt(QPointF point, double factor);
  /// Moves the picture, but not off its pane.
  static void pan(Camera& camera, QPointF by);
  void showTip(const QHelpEvent& event);
  bool pinch(const QGestureEvent& event);

  Playback& m_playback;
  Playback* m_keyPlayback;  ///< what the keys move
  std::shared_ptr<const StageScene> m_scene;
  StageTheme m_theme;
  StageLook m_look;
  double m_typeSize = 1.0;  ///< of a presentation
  FillCache m_fillCache;    ///< for this scene and theme
  QPointF m_pressed;        ///< start of the drag
  QPointF m_lastMouse;
  bool m_panning = false;
};

}  // namespace lanescope::ui
