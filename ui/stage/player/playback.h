// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

namespace lanescope::ui {

/// How far one step of the playback goes: one access of all threads, all accesses of one source
/// line that follow each other, or on to the next barrier.
enum class Granularity { subStep, line, epoch };

/// The state of playing: a position among the steps of a scene, and how fast it moves. It knows the
/// number of steps and which of them are marked, nothing else of the scene. While somebody is to
/// predict the steps, going on (playing, a step forward) stops at each that a gate keeps shut.
class Playback : public QObject {
  Q_OBJECT

 public:
  /// How long values travel within a step while playing, whatever the number of steps a second.
  enum class Motion { off, fast, normal, slow };
  Q_ENUM(Motion)

  static constexpr double kSlowest = 0.125;  ///< steps a second
  static constexpr double kFastest = 64.0;

  /// Whether going on from one step to a later one has to stop on the way: the first step of
  /// (from, to] that is not to be shown yet.
  using Gate = std::function<std::optional<int>(int from, int to)>;

  explicit Playback(QObject* parent = nullptr);

  /// `epochStarts`: the first step of each epoch; `lineStarts`: the steps that stand on another
  /// line than the one before; both ascending. Goes to the first step, pauses, forgets all marks.
  void setSteps(int count, std::vector<int> epochStarts, std::vector<int> lineStarts = {});

  /// Counts more steps, or fewer; the position and the marks among them stay.
  void setStepCount(int count);

  [[nodiscard]] int stepCount() const { return m_count; }
  [[nodiscard]] int step() const { return m_step; }
  /// How much of the current step's motion is done, 0 to 1; 1 after a jump. Motion takes the time
  /// that `motion` says, at most the first part of the time of a step; then the picture rests.
  [[nodiscard]] double progress() const;
  [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
  /// Steps a second; as fast as drawn, the speed before.
  [[nodiscard]] double speed() const { return m_speed; }
  /// Each frame that is drawn shows the next step, beyond the fastest speed.
  [[nodiscard]] bool isAsFastAsDrawn() const { return m_isAsDrawn; }
  [[nodiscard]] Motion motion() const { return m_motion; }
  [[nodiscard]] Granularity granularity() const { return m_granularity; }
  [[nodiscard]] bool loops() const { return m_loops; }
  [[nodiscard]] const std::vector<int>& epochStarts() const { return m_epochStarts; }
  [[nodiscard]] int epoch() const;
  /// Somebody is to predict each step: what lies after those shown is not to be told.
  [[nodiscard]] bool isPredicting() const { return m_isPredicting; }
  /// The steps that may be told of: all, or while predicting those up to the latest one shown.
  [[nodiscard]] int knownSteps() const;
  /// Asked while predicting.
  void setGate(Gate gate) { m_gate = std::move(gate); }
  /// Steps that the user has marked, ascending.
  [[nodiscard]] const std::vector<int>& bookmarks() const { return m_bookmarks; }
  /// Steps that a finding of the run names, ascending.
  [[nodiscard]] const std::vector<int>& findings() const { return m_findings; }
  /// In any order; those out of range are left out.
  void setBookmarks(std::vector<int> steps);
  void setFindings(std::vector<int> steps);

 public slots:
  void play();
  void pause();
  void toggle();
  /// By one step of the granularity; pauses. Forward stops where the gate does.
  void forward();
  void back();
  void first();
  void last();
  /// Shows the next step with its motion, then pauses; past the gate.
  void playOne();
  /// Out of range goes to the nearest step; pauses.
  void jump(int step);
  void nextEpoch();
  void previousEpoch();
  /// Sets a bookmark at the current step, or clears the one that is there.
  void toggleBookmark();
  void clearBookmarks();
  /// From the last one to the first; nothing where there is none.
  void nextBookmark();
  void previousBookmark();
  void nextFinding();
  void previousFinding();
  /// Steps a second (lines or epochs at their granularity), clipped to [kSlowest, kFastest].
  void setSpeed(double stepsPerSecond);
  void setAsFastAsDrawn();
  /// Doubles the speed, beyond the fastest to as fast as drawn; and the way back.
  void faster();
  void slower();
  void setMotion(Motion motion);
  /// Whoever draws the steps says so after each frame; as fast as drawn, the next step is due then.
  void drawn();
  void setGranularity(Granularity granularity);
  void setLoops(bool loops);
  void setPredicting(bool on);
  void togglePredicting();

 signals:
  void stepsChanged(int count);
  void stepChanged(int step);
  void progressChanged(double progress);
  void playingChanged(bool playing);
  /// The speed, or whether it is as fast as drawn.
  void speedChanged();
  void motionChanged(lanescope::ui::Playback::Motion motion);
  /// Other bookmarks or findings.
  void marksChanged();
  void granularityChanged(Granularity granularity);
  void loopsChanged(bool loops);
  void predictingChanged(bool on);
  /// Going on has stopped before this step, as the gate wants; it would have gone on playing.
  void held(int step, bool wasPlaying);

 private:
  void tick();
  void showNext();
  void show(int step, double phase);
  /// The next position in the granularity; the step itself at the last one.
  [[nodiscard]] int next() const;
  /// The next one in the order of playing: the first one after the last one if it loops.
  [[nodiscard]] int nextInTurn() const;
  /// What the gate says to going on to a step.
  [[nodiscard]] std::optional<int> shutBefore(int to) const;
  /// Stops before the step that is shut.
  void hold(int step, bool wasPlaying);
  /// The steps that the granularity stops at; null: at each.
  [[nodiscard]] const std::vector<int>* stops() const;
  [[nodiscard]] int startAfter(const std::vector<int>& starts) const;
  [[nodiscard]] int startBefore(const std::vector<int>& starts) const;
  void jumpRound(const std::vector<int>& marks, bool forward);
  [[nodiscard]] std::vector<int> inRange(std::vector<int> steps) const;

  QTimer m_timer;
  QTimer m_afterFrame;  ///< single shots, as fast as drawn
  QElapsedTimer m_clock;
  std::vector<int> m_epochStarts;
  std::vector<int> m_lineStarts;
  std::vector<int> m_bookmarks;
  std::vector<int> m_findings;
  int m_count = 0;
  int m_step = 0;
  double m_phase = 1.0;    ///< of the time that the current step is shown
  double m_seconds = 0.0;  ///< since the current step's motion began, while playing
  double m_speed = 2.0;
  Motion m_motion = Motion::normal;
  bool m_isPlaying = false;
  bool m_isAsDrawn = false;
  Granularity m_granularity = Granularity::subStep;
  bool m_loops = false;
  bool m_isPredicting = false;
  bool m_endsHere = false;  ///< plays the motion of the current step alone
  int m_latest = 0;         ///< the latest step that was shown since the predicting began
  Gate m_gate;
};
using Motion = Playback::Motion;

}  // namespace lanescope::ui
