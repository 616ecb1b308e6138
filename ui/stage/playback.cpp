// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/playback.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lanescope::ui {
namespace {

constexpr std::chrono::milliseconds kTick{16};
constexpr double kMotionPart = 0.7;
/// After a longer silence (the machine slept) playing goes on where it was.
constexpr double kLongestTickSeconds = 0.5;

}  // namespace

Playback::Playback(QObject* parent) : QObject(parent) {
  m_timer.setTimerType(Qt::PreciseTimer);
  m_timer.setInterval(kTick);
  connect(&m_timer, &QTimer::timeout, this, &Playback::tick);
}

void Playback::setSteps(int count, std::vector<int> epochStarts) {
  pause();
  m_count = std::max(0, count);
  m_epochStarts = std::move(epochStarts);
  m_step = 0;
  m_phase = 1.0;
  emit stepsChanged(m_count);
  emit stepChanged(m_step);
  emit progressChanged(progress());
}

double Playback::progress() const {
  return std::min(1.0, m_phase / kMotionPart);
}

int Playback::epoch() const {
  const auto after = std::upper_bound(m_epochStarts.begin(), m_epochStarts.end(), m_step);
  return std::max(0, static_cast<int>(after - m_epochStarts.begin()) - 1);
}

int Playback::startOfNextEpoch() const {
  const auto after = std::upper_bound(m_epochStarts.begin(), m_epochStarts.end(), m_step);
  return after == m_epochStarts.end() ? m_step : std::min(*after, m_count - 1);
}

int Playback::next() const {
  if (m_granularity == Granularity::epoch) return startOfNextEpoch();
  return std::min(m_step + 1, std::max(0, m_count - 1));
}

void Playback::show(int step, double phase) {
  const bool moves = step != m_step;
  m_step = step;
  m_phase = phase;
  if (moves) emit stepChanged(m_step);
  emit progressChanged(progress());
}

void Playback::play() {
  if (isPlaying() || m_count == 0) return;
  // At the end, playing starts over.
  if (m_phase >= 1.0) show(next() == m_step ? 0 : next(), 0.0);
  m_clock.start();
  m_timer.start();
  emit playingChanged(true);
}

void Playback::pause() {
  if (!isPlaying()) return;
  m_timer.stop();
  emit playingChanged(false);
}

void Playback::toggle() {
  if (isPlaying()) {
    pause();
  } else {
    play();
  }
}

void Playback::tick() {
  const double seconds = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
  m_clock.start();
  double phase = m_phase + std::min(seconds, kLongestTickSeconds) * m_speed;
  if (phase < 1.0) {
    show(m_step, phase);
    return;
  }
  // Several steps can be due at once at high speed; only the last of them is shown.
  const int before = m_step;
  bool ends = false;
  while (phase >= 1.0 && !ends) {
    const int following = next();
    ends = following == m_step && !m_loops;
    if (ends) break;
    m_step = following == m_step ? 0 : following;
    phase -= 1.0;
  }
  m_phase = ends ? 1.0 : phase;
  if (m_step != before) emit stepChanged(m_step);
  emit progressChanged(progress());
  if (ends) pause();
}

void Playback::jump(int step) {
  pause();
  show(std::clamp(step, 0, std::max(0, m_count - 1)), 1.0);
}

void Playback::forward() {
  jump(next());
}

void Playback::back() {
  if (m_granularity == Granularity::epoch) {
    previousEpoch();
  } else {
    jump(m_step - 1);
  }
}

void Playback::first() {
  jump(0);
}
void Playback::last() {
  jump(m_count - 1);
}
void Playback::nextEpoch() {
  jump(startOfNextEpoch());
}

void Playback::previousEpoch() {
  const auto from = std::lower_bound(m_epochStarts.begin(), m_epochStarts.end(), m_step);
  jump(from == m_epochStarts.begin() ? 0 : *(from - 1));
}

void Playback::setSpeed(double stepsPerSecond) {
  const double speed = std::clamp(stepsPerSecond, kSlowest, kFastest);
  if (speed == m_speed) return;
  m_speed = speed;
  emit speedChanged(m_speed);
}

void Playback::setGranularity(Granularity granularity) {
  if (granularity == m_granularity) return;
  m_granularity = granularity;
  emit granularityChanged(m_granularity);
}

void Playback::setLoops(bool loops) {
  if (loops == m_loops) return;
  m_loops = loops;
  emit loopsChanged(m_loops);
}

}  // namespace lanescope::ui
