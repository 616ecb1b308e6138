// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/lane_sentence.h"

#include "ui/stage/model/stage_model.h"
#include "ui/stage/words/async_words.h"
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
  //: The subject of a sentence. %1: number of the thread; %2: its warp; %3: its lane
  return tr("Thread %1 (warp %2, lane %3)")
      .arg(thread)
      .arg(thread / trace::kWarpSize)
      .arg(thread % trace::kWarpSize);
}

QString LaneSentence::clause(const QString& who) const {
  const trace::Step& step = m_model.timeline->step(m_step);
  switch (step.kind) {
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: the array; %3: number of a
    //: line
    case EventKind::load:
      return tr("%1 reads %2 on line %3").arg(who, array()).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: the array; %3: number of a
    //: line
    case EventKind::store:
      return tr("%1 writes %2 on line %3").arg(who, array()).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: the array; %3: number of a
    //: line
    case EventKind::atomicRead:
    case EventKind::atomicWrite:
      return tr("%1 updates %2 atomically on line %3").arg(who, array()).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: the array; %3: number of a
    //: line
    case EventKind::outOfBounds:
      return tr("%1 reaches outside of %2 on line %3").arg(who, array()).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    case EventKind::barrier:
      return tr("%1 is at the barrier of line %2").arg(who).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    case EventKind::syncwarp:
      return tr("%1 waits for its lanes on line %2").arg(who).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    case EventKind::fence:
      return tr("%1 passes the fence of line %2").arg(who).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    case EventKind::shuffle:
      return tr("%1 hands registers from lane to lane on line %2").arg(who).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    case EventKind::vote:
      return tr("%1 votes on line %2").arg(who).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    case EventKind::reduce:
      return tr("%1 combines its lanes' values on line %2").arg(who).arg(step.line);
    default:
      return AsyncWords::clause(who, *m_model.record, step);
  }
}

const trace::Event& LaneSentence::next(std::uint32_t thread) const {
  const std::size_t done = m_model.timeline->doneAfter(m_step + 1, thread);
  return m_model.timeline->event({thread, static_cast<std::uint32_t>(done)});
}

QString LaneSentence::ofWarp() const {
  //: The subject of a clause: "Thread 5 (warp 0, lane 5) is idle while its warp reads …"
  return clause(tr("its warp"));
}

QString LaneSentence::diverged(const QString& who, std::uint32_t thread) const {
  const trace::Event& event = next(thread);
  if (event.kind() == EventKind::outOfBounds) {
    //: %1: "Thread 5 (warp 0, lane 5)"; %2: "its warp reads cache on line 30"; %3: the array; %4:
    //: a line
    return tr("%1 is idle while %2; it took the other branch and reaches outside of %3 on line %4 "
              "next")
        .arg(who, ofWarp(), QString::fromStdString(m_model.record->arrays[event.array()].name))
        .arg(event.line());
  }
  //: %1: "Thread 5 (warp 0, lane 5)"; %2: "its warp reads cache on line 30"; %3: number of a line
  return tr("%1 is idle while %2; it took the other branch and works on line %3 next")
      .arg(who, ofWarp())
      .arg(event.line());
}

QString LaneSentence::active(const QString& who, std::uint32_t thread) const {
  for (const trace::Access& access : m_model.timeline->accesses(m_step)) {
    if (access.thread != thread) continue;
    const trace::Event& event = m_model.timeline->event(access);
    if (!trace::isAccess(event.kind())) break;
    return EventWords::clause(who, m_model, event);
  }
  return clause(who);
}

QString LaneSentence::compose(std::uint32_t warp, std::uint32_t lane, LaneState state) const {
  if (state == LaneState::noThread) {
    //: %1, %2, %3: numbers
    return tr("Warp %1 has no lane %2: the block ends with thread %3")
        .arg(warp)
        .arg(lane)
        .arg(m_model.timeline->threadCount() - 1);
  }
  const std::uint32_t thread = warp * trace::kWarpSize + lane;
  const QString who = subject(thread);
  switch (state) {
    case LaneState::active:
      return active(who, thread);
    case LaneState::diverged:
      return diverged(who, thread);
    //: %1: "Thread 5 (warp 0, lane 5)"; %2: name of an array; %3: number of a line
    case LaneState::outside:
      return tr("%1 takes no part in what its warp does, for it reaches outside of %2 on line %3")
          .arg(who, array())
          .arg(m_model.timeline->step(m_step).line);
    //: %1: "Thread 5 (warp 0, lane 5)"; %2: name of an array; %3: number of a line
    case LaneState::within:
      return tr("%1 stays within %2 on line %3; its warp's other lanes reach outside of it")
          .arg(who, array())
          .arg(m_model.timeline->step(m_step).line);
    //: %1: "Thread 5 (warp 0, lane 5)"; %2: "its warp reads cache on line 30"; %3: number of a
    //: line
    case LaneState::maskedOff:
      return tr("%1 is masked off while %2; it has nothing more to do before the barrier of line "
                "%3")
          .arg(who, ofWarp())
          .arg(next(thread).line());
    case LaneState::notAtTurn: {
      const int line = next(thread).line();
      //: %1: "Thread 5 (warp 0, lane 5)"; %2: number of a line
      return tr("%1 is idle: its warp does not run in this step; it goes on with line %2")
          .arg(who)
          .arg(line);
    }
    //: %1: "Thread 5 (warp 0, lane 5)"
    case LaneState::waiting:
      return tr("%1 waits at a barrier").arg(who);
    //: %1: "Thread 5 (warp 0, lane 5)"
    case LaneState::exited:
      return tr("%1 is done: it does nothing more").arg(who);
    //: %1: "Thread 5 (warp 0, lane 5)"
    case LaneState::noAccess:
      return tr("%1 is idle: it accesses no array in this whole block").arg(who);
    //: %1: "Thread 5 (warp 0, lane 5)"
    case LaneState::idle:
      return tr("%1 takes no part in this step").arg(who);
    case LaneState::noThread:
      break;
  }
  return {};
}

}  // namespace lanescope::ui
