// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <vector>

namespace lanescope::ui {

/// How far one step of the playback goes.
enum class Granularity { subStep, epoch };

/// The state of playing: a position among the steps of a scene, and how fast it moves. It knows the
/// number of steps and where epochs begin, nothing else of the scene.
class Playback : public QObject {
  Q_OBJECT

 public:
  static constexpr double kSlowest = 0.125;  ///< steps a second
  static constexpr double kFastest = 64.0;

  explicit Playback(QObject* parent = nullptr);

  /// `epochStarts`: the first step of each epoch, ascending. Goes to the first step and pauses.
  void setSteps(int count, std::vector<int> epochStarts);

  [[nodiscard]] int stepCount() const { return m_count; }
  [[nodiscard]] int step() const { return m_step; }
  /// How much of the current step's motion is done, 0 to 1; 1 after a jump. Motion takes the first
  /// part of the time of a step, then the picture rests.
  [[nodiscard]] double progress() const;
  [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
  [[nodiscard]] double speed() const { return m_speed; }
  [[nodiscard]] Granularity granularity() const { return m_granularity; }
  [[nodiscard]] bool loops() const { return m_loops; }
  [[nodiscard]] const std::vector<int>& epochStarts() const { return m_epochStarts; }
  [[nodiscard]] int epoch() const;

 public slots:
  void play();
  void pause();
  void toggle();
  /// By one step of the granularity; pauses.
  void forward();
  void back();
  void first();
  void last();
  /// Out of range goes to the nearest step; pauses.
  void jump(int step);
  void nextEpoch();
  void previousEpoch();
  /// Steps a second (epochs a second at that granularity), clipped to [kSlowest, kFastest].
  void setSpeed(double stepsPerSecond);
  void setGranularity(Granularity granularity);
  void setLoops(bool loops);

 signals:
  void stepsChanged(int count);
  void stepChanged(int step);
  void progressChanged(double progress);
  void playingChanged(bool playing);
  void speedChanged(double stepsPerSecond);
  void granularityChanged(Granularity granularity);
  void loopsChanged(bool loops);

 private:
  void tick();
  void show(int step, double phase);
  /// The next position in the granularity; the step itself at the last one.
  [[nodiscard]] int next() const;
  [[nodiscard]] int startOfNextEpoch() const;

  QTimer m_timer;
  QElapsedTimer m_clock;
  std::vector<int> m_epochStarts;
  int m_count = 0;
  int m_step = 0;
  double m_phase = 1.0;  ///< of the time that the current step is shown
  double m_speed = 2.0;
  Granularity m_granularity = Granularity::subStep;
  bool m_loops = false;
};

}  // namespace lanescope::ui
