// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

#include "ui/stage/player/step_marks.h"
#include "ui/stage/player/step_starts.h"

namespace lanescope::ui {

/// The state of playing: a position among the steps of a scene, and a speed. It knows the number of
/// steps and which of them are marked, nothing else of the scene. While the viewer predicts steps,
/// playing and stepping forward stop before each step that the gate holds back. Played backward,
/// the steps pass as a film does that runs backward: the motion of each goes from its end to its
/// beginning.
class Playback : public QObject {
  Q_OBJECT

 public:
  /// Says how long values travel within a step while playing, independent of the speed.
  enum class Motion { off, fast, normal, slow };
  Q_ENUM(Motion)

  static constexpr double kSlowest = 0.125;  ///< steps per second
  static constexpr double kFastest = 64.0;

  /// Returns the first step of (from, to] that must not be shown yet; nothing when the way is free.
  using Gate = std::function<std::optional<int>(int from, int to)>;

  explicit Playback(QObject* parent = nullptr);

  /// `epochStarts` has the first step of each epoch, `lineStarts` the steps on another source line
  /// than the step before; both are ascending. Goes to the first step, pauses and forgets all
  /// marks.
  void setSteps(int count, std::vector<int> epochStarts, std::vector<int> lineStarts = {});

  /// Changes the number of steps; the position and the marks that remain in range stay.
  void setStepCount(int count);

  [[nodiscard]] int stepCount() const { return m_starts.count(); }
  [[nodiscard]] int step() const { return m_step; }
  /// The share of the current step's motion that is done, 0 to 1; it is 1 after a jump. The motion
  /// takes the time that `motion` sets, at most the first part of the step's time; then the picture
  /// rests.
  [[nodiscard]] double progress() const;
  [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
  [[nodiscard]] bool isPlayingBackward() const { return m_isPlaying && m_isBackward; }
  /// Steps per second. While playing as fast as drawn, this is the speed from before.
  [[nodiscard]] double speed() const { return m_speed; }
  /// True when each drawn frame shows the next step; this is faster than kFastest.
  [[nodiscard]] bool isAsFastAsDrawn() const { return m_isAsDrawn; }
  [[nodiscard]] Motion motion() const { return m_motion; }
  [[nodiscard]] Granularity granularity() const { return m_granularity; }
  [[nodiscard]] bool loops() const { return m_loops; }
  [[nodiscard]] const std::vector<int>& epochStarts() const { return m_starts.epochs(); }
  [[nodiscard]] int epoch() const { return m_starts.epochOf(m_step); }
  /// True while the viewer predicts each step: nothing after the steps shown so far may be told.
  [[nodiscard]] bool isPredicting() const { return m_isPredicting; }
  /// The number of steps that may be told of: all, or while predicting those up to the latest one
  /// shown.
  [[nodiscard]] int knownSteps() const;
  /// The gate is asked only while predicting.
  void setGate(Gate gate) { m_gate = std::move(gate); }
  /// Steps that the user has marked, ascending.
  [[nodiscard]] const std::vector<int>& bookmarks() const { return m_marks.bookmarks(); }
  /// Steps that a finding of the run names, ascending.
  [[nodiscard]] const std::vector<int>& findings() const { return m_marks.findings(); }
  /// Takes the steps in any order and drops those out of range.
  void setBookmarks(std::vector<int> steps);
  void setFindings(std::vector<int> steps);
  /// Steps at which playing stops, ascending.
  [[nodiscard]] const std::vector<int>& stops() const { return m_marks.stops(); }
  /// Takes the steps in any order and drops those out of range.
  void setStops(std::vector<int> steps);

 public slots:
  void play();
  /// Plays towards the first step. There, playing backward starts at the last known step.
  void playBackward();
  void pause();
  /// Plays, or pauses what plays in either direction.
  void toggle();
  /// Plays backward, also where it plays forward, or pauses what plays backward.
  void toggleBackward();
  /// Moves by one step of the granularity and pauses. `forward` stops at the gate.
  void forward();
  void back();
  void first() { jump(0); }
  void last() { jump(stepCount() - 1); }
  /// Shows the next step with its motion, then pauses. The gate does not stop it.
  void playOne();
  /// Goes to the nearest step in range and pauses.
  void jump(int step);
  void nextEpoch() { jump(m_starts.after(m_step, Granularity::epoch)); }
  void previousEpoch() { jump(m_starts.before(m_step, Granularity::epoch)); }
  /// Sets a bookmark at the current step, or clears the one that is there.
  void toggleBookmark();
  void clearBookmarks() { setBookmarks({}); }
  /// Goes to the next stop, or to the one before, and pauses; without one, nothing happens.
  void nextStop();
  void previousStop();
  /// Bookmarks and findings wrap around at the ends. Without any, nothing happens.
  void nextBookmark();
  void previousBookmark();
  void nextFinding();
  void previousFinding();
  /// Steps per second (lines or epochs at these granularities), clipped to [kSlowest, kFastest].
  void setSpeed(double stepsPerSecond);
  void setAsFastAsDrawn();
  /// Doubles or halves the speed. As fast as drawn comes after kFastest.
  void faster();
  void slower();
  void setMotion(Motion motion);
  /// Must be called after each drawn frame. As fast as drawn, the next step is due then.
  void drawn();
  void setGranularity(Granularity granularity);
  void setLoops(bool loops);
  void setPredicting(bool on);
  void togglePredicting() { setPredicting(!m_isPredicting); }

 signals:
  void stepsChanged(int count);
  void stepChanged(int step);
  void progressChanged(double progress);
  void playingChanged(bool playing);
  /// Emitted when the speed changes, or whether it is as fast as drawn.
  void speedChanged();
  void motionChanged(lanescope::ui::Playback::Motion motion);
  /// Emitted when bookmarks, findings or stops change.
  void marksChanged();
  void granularityChanged(Granularity granularity);
  void loopsChanged(bool loops);
  void predictingChanged(bool on);
  /// The gate has stopped the playback before this step. `wasPlaying`: it was playing, not
  /// stepping.
  void held(int step, bool wasPlaying);

 private:
  void tick();
  void tickForward(double seconds);
  void tickBackward(double seconds);
  void showNext();
  void show(int step, double phase);
  /// The next position in the granularity; the current one at the end.
  [[nodiscard]] int next() const { return m_starts.after(m_step, m_granularity); }
  /// The position before in the granularity; 0 at the beginning.
  [[nodiscard]] int previous() const { return m_starts.before(m_step, m_granularity); }
  /// The next position while playing in the present direction, at most up to a stop. Beyond the
  /// end it goes on at the other end if it loops; else it stays.
  [[nodiscard]] int nextInTurn() const;
  /// The seconds that the motion of a step takes.
  [[nodiscard]] double motionSeconds() const;
  /// The step before which the gate stops on the way to `to`.
  [[nodiscard]] std::optional<int> shutBefore(int to) const;
  /// Stops before the step that the gate holds back.
  void hold(int step, bool wasPlaying);
  void jumpAround(const std::vector<int>& marks, bool forward);

  QTimer m_timer;
  QTimer m_afterFrame;  ///< single shots, used as fast as drawn
  QElapsedTimer m_clock;
  StepStarts m_starts;
  StepMarks m_marks;
  int m_step = 0;
  double m_phase = 1.0;    ///< share of the current step's time, 0 to 1
  double m_seconds = 0.0;  ///< since the current step's motion began, while playing
  double m_speed = 2.0;
  Motion m_motion = Motion::normal;
  bool m_isPlaying = false;
  bool m_isBackward = false;  ///< the direction while it plays
  bool m_isAsDrawn = false;
  Granularity m_granularity = Granularity::subStep;
  bool m_loops = false;
  bool m_isPredicting = false;
  bool m_endsHere = false;  ///< play the motion of the current step, then stop
  int m_latest = 0;         ///< the latest step shown since the predicting began
  Gate m_gate;
};
using Motion = Playback::Motion;

}  // namespace lanescope::ui
