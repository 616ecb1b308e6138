// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/stage/player/playback.h"

namespace lanescope::ui {

class DesktopMotion;

/// How fast values move within a step, and when they do not: the user's choices, remembered in
/// QSettings, and the desktop's wish, in force on a playback.
class MotionChoice : public QObject {
  Q_OBJECT

 public:
  /// When there is no motion, whatever its speed.
  enum class Reduce { desktop, always, never };
  Q_ENUM(Reduce)

  /// `playback` must outlive this.
  explicit MotionChoice(Playback& playback, QObject* parent = nullptr);

  [[nodiscard]] Motion motion() const { return m_motion; }
  [[nodiscard]] Reduce reduce() const { return m_reduce; }

 public slots:
  void setMotion(lanescope::ui::Motion motion);
  void setReduce(lanescope::ui::MotionChoice::Reduce reduce);

 private:
  void apply();

  Playback& m_playback;
  DesktopMotion* m_desktop;
  Motion m_motion;
  Reduce m_reduce;
};

}  // namespace lanescope::ui
