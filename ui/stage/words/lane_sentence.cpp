// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/lane_sentence.h"

#include "ui/stage/model/stage_model.h"
#include "ui/stage/words/event_words.h"

namespace lanescope::ui {

using trace::EventKind;
using trace::LaneState;

LaneSentence::LaneSentence(const StageModel& model, int step)
    : m_model(model), m_step(static_cast<std::size_t>(step)) {}

QString LaneSentence::array() const {
  return QString::fromStdString(m_model.record->arrays[m_model.timeline->step(m_step).array].name);
}

QString LaneSentence::subject(std::uint32_t thread) {
  return tr("Thread %1 (warp %2, lane %3)")
      .arg(thread)
      .arg(thread / trace::kWarpSize)
      .arg(thread % trace::kWarpSize);
}

QString LaneSentence::deed() const {
  const trace::Step& step = m_model.timeline->step(m_step);
  switch (step.kind) {
    case EventKind::load:
      return tr("reads %1 on line %2").arg(array()).arg(step.line);
    case EventKind::store:
      return tr("writes %1 on line %2").arg(array()).arg(step.line);
    case EventKind::atomicRead:
    case EventKind::atomicWrite:
      return tr("updates %1 atomically on line %2").arg(array()).arg(step.line);
    case EventKind::outOfBounds:
      return tr("reaches outside of %1 on line %2").arg(array()).arg(step.line);
    case EventKind::barrier:
      return tr("is at the barrier of line %1").arg(step.line);
    case EventKind::syncwarp:
      return tr("waits for its lanes on line %1").arg(step.line);
    case EventKind::fence:
      return tr("passes the fence of line %1").arg(step.line);
    case EventKind::shuffle:
      return tr("hands registers from lane to lane on line %1").arg(step.line);
    case EventKind::vote:
      return tr("votes on line %1").arg(step.line);
    case EventKind::reduce:
      return tr("combines its lanes' values on line %1").arg(step.line);
  }
  return {};
}

const trace::Event& LaneSentence::next(std::uint32_t thread) const {
  const std::size_t done = m_model.timeline->doneAfter(m_step + 1, thread);
  return m_model.timeline->event({thread, static_cast<std::uint32_t>(done)});
}

QString LaneSentence::diverged(const QString& who, std::uint32_t thread) const {
  const trace::Event& event = next(thread);
  if (event.kind() == EventKind::outOfBounds) {
    return tr("%1 is idle: its warp %2 without it; it took the other branch and reaches outside of "
              "%3 on line %4 next")
        .arg(who, deed(), QString::fromStdString(m_model.record->arrays[event.array()].name))
        .arg(event.line());
  }
  return tr("%1 is idle: its warp %2 without it; it took the other branch and works on line %3 "
            "next")
      .arg(who, deed())
      .arg(event.line());
}

QString LaneSentence::active(std::uint32_t thread) const {
  for (const trace::Access& access : m_model.timeline->accesses(m_step)) {
    if (access.thread != thread) continue;
    const trace::Event& event = m_model.timeline->event(access);
    if (!trace::namesElement(event.kind())) break;
    return EventWords::deed(m_model, event);
  }
  return deed();
}

QString LaneSentence::compose(std::uint32_t warp, std::uint32_t lane, LaneState state) const {
  if (state == LaneState::noThread) {
    return tr("Warp %1 has no lane %2: the block ends with thread %3")
        .arg(warp)
        .arg(lane)
        .arg(m_model.timeline->threadCount() - 1);
  }
  const std::uint32_t thread = warp * trace::kWarpSize + lane;
  const QString who = subject(thread);
  switch (state) {
    case LaneState::active:
      return tr("%1 %2").arg(who, active(thread));
    case LaneState::diverged:
      return diverged(who, thread);
    case LaneState::outside:
      return tr("%1 takes no part in what its warp does, for it reaches outside of %2 on line %3")
          .arg(who, array())
          .arg(m_model.timeline->step(m_step).line);
    case LaneState::within:
      return tr("%1 stays within %2 on line %3; its warp's other lanes reach outside of it")
          .arg(who, array())
          .arg(m_model.timeline->step(m_step).line);
    case LaneState::maskedOff:
      return tr("%1 is masked off: its warp %2 without it; it has nothing more to do before the "
                "barrier of line %3")
          .arg(who, deed())
          .arg(next(thread).line());
    case LaneState::notAtTurn: {
      const int line = next(thread).line();
      return tr("%1 is idle: its warp does not run in this step; it goes on with line %2")
          .arg(who)
          .arg(line);
    }
    case LaneState::waiting:
      return tr("%1 waits at a barrier").arg(who);
    case LaneState::exited:
      return tr("%1 is done: it does nothing more").arg(who);
    case LaneState::noAccess:
      return tr("%1 is idle: it accesses no array in this whole block").arg(who);
    case LaneState::idle:
      return tr("%1 takes no part in this step").arg(who);
    case LaneState::noThread:
      break;
  }
  return {};
}

}  // namespace lanescope::ui
