// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/playback.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lanescope::ui {
namespace {

constexpr std::chrono::milliseconds kTick{16};
/// Largest share of a step's time that its motion takes.
constexpr double kMotionPart = 0.7;
/// After a longer pause (the machine slept) playing goes on where it was.
constexpr double kLongestTickSeconds = 0.5;

double secondsOf(Motion motion) {
  switch (motion) {
    case Motion::off:
      return 0.0;
    case Motion::fast:
      return 0.2;
    case Motion::normal:
      return 0.6;
    case Motion::slow:
      return 1.5;
  }
  return 0.0;
}

}  // namespace

Playback::Playback(QObject* parent) : QObject(parent) {
  m_timer.setTimerType(Qt::PreciseTimer);
  m_timer.setInterval(kTick);
  connect(&m_timer, &QTimer::timeout, this, &Playback::tick);
  m_afterFrame.setSingleShot(true);
  connect(&m_afterFrame, &QTimer::timeout, this, &Playback::showNext);
}

void Playback::setSteps(int count, std::vector<int> epochStarts, std::vector<int> lineStarts) {
  pause();
  m_count = std::max(0, count);
  m_epochStarts = std::move(epochStarts);
  m_lineStarts = std::move(lineStarts);
  m_bookmarks.clear();
  m_findings.clear();
  m_stops.clear();
  m_step = 0;
  m_latest = 0;
  m_phase = 1.0;
  emit stepsChanged(m_count);
  emit marksChanged();
  emit stepChanged(m_step);
  emit progressChanged(progress());
}

void Playback::setStepCount(int count) {
  if (count == m_count) return;
  m_count = count;
  emit stepsChanged(m_count);
  setBookmarks(m_bookmarks);
  setFindings(m_findings);
  setStops(m_stops);
  if (m_step >= m_count) jump(m_count - 1);
}

double Playback::progress() const {
  const double length = std::min(secondsOf(m_motion), kMotionPart / m_speed);
  if (m_phase >= 1.0 || m_seconds >= length) return 1.0;
  return m_seconds / length;
}

int Playback::epoch() const {
  const auto after = std::upper_bound(m_epochStarts.begin(), m_epochStarts.end(), m_step);
  return std::max(0, static_cast<int>(after - m_epochStarts.begin()) - 1);
}

int Playback::knownSteps() const {
  return m_isPredicting ? std::min(m_latest + 1, m_count) : m_count;
}

int Playback::startAfter(const std::vector<int>& starts) const {
  const auto after = std::upper_bound(starts.begin(), starts.end(), m_step);
  return after == starts.end() ? m_step : std::min(*after, m_count - 1);
}

int Playback::startBefore(const std::vector<int>& starts) const {
  const auto from = std::lower_bound(starts.begin(), starts.end(), m_step);
  return from == starts.begin() ? 0 : *(from - 1);
}

const std::vector<int>* Playback::starts() const {
  if (m_granularity == Granularity::epoch) return &m_epochStarts;
  return m_granularity == Granularity::line ? &m_lineStarts : nullptr;
}

int Playback::next() const {
  if (starts() != nullptr) return startAfter(*starts());
  return std::min(m_step + 1, std::max(0, m_count - 1));
}

int Playback::nextInTurn() const {
  const int following = next();
  return following == m_step && m_loops ? 0 : following;
}

std::optional<int> Playback::shutBefore(int to) const {
  // A step that was shown before needs no prediction.
  const int from = std::max(m_step, m_latest);
  if (!m_isPredicting || !m_gate || to <= from) return {};
  return m_gate(from, to);
}

bool Playback::isStop(int step) const {
  return std::binary_search(m_stops.begin(), m_stops.end(), step);
}

int Playback::upToStop(int to) const {
  const int from = to > m_step ? m_step : to - 1;
  const auto first = std::upper_bound(m_stops.begin(), m_stops.end(), from);
  return first == m_stops.end() ? to : std::min(*first, to);
}

void Playback::hold(int step, bool wasPlaying) {
  pause();
  show(step - 1, 1.0);
  emit held(step, wasPlaying);
}

void Playback::show(int step, double phase) {
  const bool moves = step != m_step;
  m_step = step;
  m_latest = std::max(m_latest, m_step);
  m_phase = phase;
  m_seconds = 0.0;
  if (moves) emit stepChanged(m_step);
  emit progressChanged(progress());
}

void Playback::play() {
  if (m_isPlaying || m_count == 0) return;
  // At the end, playing starts over.
  const int to = upToStop(next() == m_step ? 0 : next());
  if (const auto shut = m_phase >= 1.0 ? shutBefore(to) : std::nullopt) {
    return hold(*shut, true);
  }
  m_isPlaying = true;
  if (m_phase >= 1.0) {
    m_endsHere = isStop(to);
    show(to, m_isAsDrawn ? 1.0 : 0.0);
  }
  m_clock.start();
  if (!m_isAsDrawn) m_timer.start();
  emit playingChanged(true);
}

void Playback::pause() {
  if (!m_isPlaying) return;
  m_isPlaying = false;
  m_endsHere = false;
  m_timer.stop();
  m_afterFrame.stop();
  emit playingChanged(false);
}

void Playback::toggle() {
  if (m_isPlaying) {
    pause();
  } else {
    play();
  }
}

void Playback::tick() {
  const double seconds =
      std::min(static_cast<double>(m_clock.nsecsElapsed()) * 1e-9, kLongestTickSeconds);
  m_clock.start();
  const double progressBefore = progress();
  m_seconds += seconds;
  m_phase += seconds * m_speed;
  if (m_endsHere && progress() >= 1.0) {
    m_phase = 1.0;
    emit progressChanged(progress());
    return pause();
  }
  if (m_phase < 1.0) {
    // A resting picture is not drawn again.
    if (progress() != progressBefore) emit progressChanged(progress());
    return;
  }
  // Several steps can be due at once at high speed; only the last of them is shown.
  const int before = m_step;
  bool ends = false;
  std::optional<int> shut;
  while (m_phase >= 1.0 && !ends) {
    ends = next() == m_step && !m_loops;
    if (ends) break;
    const int to = upToStop(nextInTurn());
    shut = shutBefore(to);
    if (shut) break;
    m_step = to;
    m_latest = std::max(m_latest, m_step);
    m_endsHere = isStop(to);
    m_phase = m_endsHere ? 0.0 : m_phase - 1.0;
  }
  if (ends || shut) m_phase = 1.0;
  m_seconds = m_phase / m_speed;
  if (m_step != before) emit stepChanged(m_step);
  emit progressChanged(progress());
  if (ends) pause();
  if (shut) hold(*shut, true);
}

void Playback::drawn() {
  // The event loop handles keys and clicks before the next step.
  if (m_isPlaying && m_isAsDrawn && !m_afterFrame.isActive()) m_afterFrame.start(0);
}

void Playback::showNext() {
  const int to = upToStop(nextInTurn());
  if (m_endsHere || (next() == m_step && !m_loops)) {
    pause();
  } else if (const auto shut = shutBefore(to)) {
    hold(*shut, true);
  } else {
    m_endsHere = isStop(to);
    show(to, 1.0);
  }
}

void Playback::playOne() {
  const int following = std::min(m_step + 1, m_count - 1);
  if (m_isAsDrawn || m_motion == Motion::off || following == m_step) return jump(following);
  pause();
  show(following, 0.0);
  m_isPlaying = m_endsHere = true;
  m_clock.start();
  m_timer.start();
  emit playingChanged(true);
}

void Playback::jump(int step) {
  pause();
  show(std::clamp(step, 0, std::max(0, m_count - 1)), 1.0);
}

void Playback::forward() {
  if (const auto shut = shutBefore(next())) return hold(*shut, false);
  jump(next());
}

void Playback::back() {
  jump(starts() != nullptr ? startBefore(*starts()) : m_step - 1);
}

void Playback::first() {
  jump(0);
}
void Playback::last() {
  jump(m_count - 1);
}
void Playback::nextEpoch() {
  jump(startAfter(m_epochStarts));
}
void Playback::previousEpoch() {
  jump(startBefore(m_epochStarts));
}

std::vector<int> Playback::inRange(std::vector<int> steps) const {
  std::erase_if(steps, [this](int step) { return step < 0 || step >= m_count; });
  std::sort(steps.begin(), steps.end());
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  return steps;
}

void Playback::setBookmarks(std::vector<int> steps) {
  m_bookmarks = inRange(std::move(steps));
  emit marksChanged();
}

void Playback::setFindings(std::vector<int> steps) {
  m_findings = inRange(std::move(steps));
  emit marksChanged();
}

void Playback::setStops(std::vector<int> steps) {
  m_stops = inRange(std::move(steps));
  emit marksChanged();
}

void Playback::toggleBookmark() {
  if (m_count == 0) return;
  const auto at = std::lower_bound(m_bookmarks.begin(), m_bookmarks.end(), m_step);
  if (at != m_bookmarks.end() && *at == m_step) {
    m_bookmarks.erase(at);
  } else {
    m_bookmarks.insert(at, m_step);
  }
  emit marksChanged();
}

void Playback::clearBookmarks() {
  setBookmarks({});
}

void Playback::jumpRound(const std::vector<int>& marks, bool forward) {
  if (marks.empty()) return;
  if (forward) {
    const auto after = std::upper_bound(marks.begin(), marks.end(), m_step);
    jump(after == marks.end() ? marks.front() : *after);
  } else {
    const auto from = std::lower_bound(marks.begin(), marks.end(), m_step);
    jump(from == marks.begin() ? marks.back() : *(from - 1));
  }
}

void Playback::nextBookmark() {
  jumpRound(m_bookmarks, true);
}
void Playback::previousBookmark() {
  jumpRound(m_bookmarks, false);
}
void Playback::nextStop() {
  const auto after = std::upper_bound(m_stops.begin(), m_stops.end(), m_step);
  if (after != m_stops.end()) jump(*after);
}
void Playback::previousStop() {
  const auto from = std::lower_bound(m_stops.begin(), m_stops.end(), m_step);
  if (from != m_stops.begin()) jump(*(from - 1));
}
void Playback::nextFinding() {
  jumpRound(m_findings, true);
}
void Playback::previousFinding() {
  jumpRound(m_findings, false);
}

void Playback::setSpeed(double stepsPerSecond) {
  const double speed = std::clamp(stepsPerSecond, kSlowest, kFastest);
  if (speed == m_speed && !m_isAsDrawn) return;
  m_speed = speed;
  if (std::exchange(m_isAsDrawn, false) && m_isPlaying) {
    // The current step keeps its place for its time.
    m_afterFrame.stop();
    m_phase = 0.0;
    m_seconds = 1.0 / m_speed;
    m_clock.start();
    m_timer.start();
  }
  emit speedChanged();
}

void Playback::setAsFastAsDrawn() {
  if (m_isAsDrawn) return;
  m_isAsDrawn = true;
  m_timer.stop();
  m_phase = 1.0;
  emit speedChanged();
  emit progressChanged(progress());  // the repaint that this asks for keeps the playback running
}

void Playback::faster() {
  if (m_speed < kFastest && !m_isAsDrawn) {
    setSpeed(m_speed * 2.0);
  } else {
    setAsFastAsDrawn();
  }
}

void Playback::slower() {
  setSpeed(m_isAsDrawn ? kFastest : m_speed / 2.0);
}

void Playback::setMotion(Motion motion) {
  if (motion == m_motion) return;
  m_motion = motion;
  emit motionChanged(m_motion);
  emit progressChanged(progress());
}

void Playback::setGranularity(Granularity granularity) {
  if (granularity == m_granularity) return;
  m_granularity = granularity;
  emit granularityChanged(m_granularity);
}

void Playback::setPredicting(bool on) {
  if (on == m_isPredicting) return;
  m_isPredicting = on;
  m_latest = m_step;
  emit predictingChanged(on);
}

void Playback::togglePredicting() {
  setPredicting(!m_isPredicting);
}

void Playback::setLoops(bool loops) {
  if (loops == m_loops) return;
  m_loops = loops;
  emit loopsChanged(m_loops);
}

}  // namespace lanescope::ui
