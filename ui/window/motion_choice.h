// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/stage/player/playback.h"

namespace lanescope::ui {

/// Sets how fast values move within a step of a playback, and when they do not move: by the user's
/// choices, which QSettings remembers, and by the desktop's setting.
class MotionChoice : public QObject {
  Q_OBJECT

 public:
  /// When there is no motion, whatever the chosen speed.
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
  /// Keeps `wish` as a setting of the desktop says.
  void watch(const QString& group, const QString& key, bool (*asksForLess)(const QVariant&),
             bool& wish);
  void apply();

  Playback& m_playback;
  bool m_asksForLess = false;      ///< org.freedesktop.appearance, reduced-motion
  bool m_hasNoAnimations = false;  ///< GNOME's enable-animations, on older desktops
  Motion m_motion;
  Reduce m_reduce;
};

}  // namespace lanescope::ui
