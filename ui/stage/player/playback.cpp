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
  m_starts = StepStarts(count, std::move(epochStarts), std::move(lineStarts));
  m_marks = {};
  m_step = 0;
  m_latest = 0;
  m_phase = 1.0;
  emit stepsChanged(stepCount());
  emit marksChanged();
  emit stepChanged(m_step);
  emit progressChanged(progress());
}

void Playback::setStepCount(int count) {
  if (count == stepCount()) return;
  m_starts.setCount(count);
  emit stepsChanged(stepCount());
  m_marks.clip(stepCount());
  emit marksChanged();
  if (m_step >= stepCount()) jump(stepCount() - 1);
}

double Playback::motionSeconds() const {
  return std::min(secondsOf(m_motion), kMotionPart / m_speed);
}

double Playback::progress() const {
  const double length = motionSeconds();
  if (m_phase >= 1.0 || m_seconds >= length) return 1.0;
  return std::max(0.0, m_seconds) / length;
}

int Playback::knownSteps() const {
  return m_isPredicting ? std::min(m_latest + 1, stepCount()) : stepCount();
}

int Playback::nextInTurn() const {
  const int following = m_isBackward ? previous() : next();
  if (following != m_step || !m_loops) return m_marks.upToStop(m_step, following);
  return m_isBackward ? std::max(0, knownSteps() - 1) : 0;
}

std::optional<int> Playback::shutBefore(int to) const {
  // A step that was shown before needs no prediction.
  const int from = std::max(m_step, m_latest);
  if (!m_isPredicting || !m_gate || to <= from) return {};
  return m_gate(from, to);
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
  if (isPlayingBackward()) pause();
  if (m_isPlaying || stepCount() == 0) return;
  // At the end, playing starts over.
  const int to = next() == m_step ? 0 : nextInTurn();
  if (const auto shut = m_phase >= 1.0 ? shutBefore(to) : std::nullopt) {
    return hold(*shut, true);
  }
  m_isPlaying = true;
  if (m_phase >= 1.0) {
    m_endsHere = m_marks.isStop(to);
    show(to, m_isAsDrawn ? 1.0 : 0.0);
  }
  m_clock.start();
  if (!m_isAsDrawn) m_timer.start();
  emit playingChanged(true);
}

void Playback::playBackward() {
  if (isPlayingBackward() || knownSteps() < 2) return;
  pause();
  m_isPlaying = m_isBackward = true;
  const bool startsOver = previous() == m_step;
  if (startsOver || m_isAsDrawn) {
    show(startsOver ? knownSteps() - 1 : nextInTurn(), 1.0);
    m_endsHere = m_marks.isStop(m_step);
  } else if (m_phase >= 1.0) {
    // The picture rests already; the motion of its step is taken back at once.
    m_seconds = motionSeconds();
    m_phase = m_seconds * m_speed;
  }
  m_clock.start();
  if (!m_isAsDrawn) m_timer.start();
  emit playingChanged(true);
}

void Playback::pause() {
  if (!m_isPlaying) return;
  m_isPlaying = false;
  m_isBackward = false;
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

void Playback::toggleBackward() {
  if (isPlayingBackward()) {
    pause();
  } else {
    playBackward();
  }
}

void Playback::tick() {
  const double seconds =
      std::min(static_cast<double>(m_clock.nsecsElapsed()) * 1e-9, kLongestTickSeconds);
  m_clock.start();
  if (m_isBackward) {
    tickBackward(seconds);
  } else {
    tickForward(seconds);
  }
}

void Playback::tickBackward(double seconds) {
  if (m_endsHere) return pause();
  const double progressBefore = progress();
  const int before = m_step;
  m_seconds -= seconds;
  m_phase -= seconds * m_speed;
  bool ends = false;
  while (m_phase <= 0.0 && !ends) {
    m_step = nextInTurn();
    ends = m_marks.isStop(m_step) || (previous() == m_step && !m_loops);
    m_phase = ends ? 1.0 : m_phase + 1.0;
  }
  if (m_step != before) {
    m_seconds = m_phase / m_speed;
    emit stepChanged(m_step);
  }
  if (m_step != before || progress() != progressBefore) emit progressChanged(progress());
  if (ends) pause();
}

void Playback::tickForward(double seconds) {
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
    const int to = nextInTurn();
    shut = shutBefore(to);
    if (shut) break;
    m_step = to;
    m_latest = std::max(m_latest, m_step);
    m_endsHere = m_marks.isStop(to);
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
  const int to = nextInTurn();
  if (m_endsHere || to == m_step) {
    pause();
  } else if (const auto shut = shutBefore(to)) {
    hold(*shut, true);
  } else {
    m_endsHere = m_marks.isStop(to);
    show(to, 1.0);
  }
}

void Playback::playOne() {
  const int following = std::min(m_step + 1, stepCount() - 1);
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
  show(std::clamp(step, 0, std::max(0, stepCount() - 1)), 1.0);
}

void Playback::forward() {
  if (const auto shut = shutBefore(next())) return hold(*shut, false);
  jump(next());
}

void Playback::back() {
  jump(previous());
}

void Playback::setBookmarks(std::vector<int> steps) {
  m_marks.setBookmarks(std::move(steps), stepCount());
  emit marksChanged();
}

void Playback::setFindings(std::vector<int> steps) {
  m_marks.setFindings(std::move(steps), stepCount());
  emit marksChanged();
}

void Playback::setStops(std::vector<int> steps) {
  m_marks.setStops(std::move(steps), stepCount());
  emit marksChanged();
}

void Playback::toggleBookmark() {
  if (stepCount() == 0) return;
  m_marks.toggleBookmark(m_step);
  emit marksChanged();
}

void Playback::jumpAround(const std::vector<int>& marks, bool forward) {
  if (marks.empty()) return;
  jump(forward ? markAfter(marks, m_step).value_or(marks.front())
               : markBefore(marks, m_step).value_or(marks.back()));
}

void Playback::nextBookmark() {
  jumpAround(bookmarks(), true);
}
void Playback::previousBookmark() {
  jumpAround(bookmarks(), false);
}
void Playback::nextStop() {
  if (const auto stop = markAfter(stops(), m_step)) jump(*stop);
}
void Playback::previousStop() {
  if (const auto stop = markBefore(stops(), m_step)) jump(*stop);
}
void Playback::nextFinding() {
  jumpAround(findings(), true);
}
void Playback::previousFinding() {
  jumpAround(findings(), false);
}

void Playback::setSpeed(double stepsPerSecond) {
  const double speed = std::clamp(stepsPerSecond, kSlowest, kFastest);
  if (speed == m_speed && !m_isAsDrawn) return;
  m_speed = speed;
  if (std::exchange(m_isAsDrawn, false) && m_isPlaying) {
    // The current step keeps its place for its time.
    m_afterFrame.stop();
    m_phase = m_isBackward ? 1.0 : 0.0;
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

void Playback::setLoops(bool loops) {
  if (loops == m_loops) return;
  m_loops = loops;
  emit loopsChanged(m_loops);
}

}  // namespace lanescope::ui
