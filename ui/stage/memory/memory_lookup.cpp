// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/memory/memory_lookup.h"

#include "trace/compare/taint.h"
#include "trace/count/counters.h"
#include "ui/stage/memory/memory_layout.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/words/lane_sentence.h"
#include "ui/stage/words/register_words.h"
#include "ui/stage/words/wrong_sentence.h"
#include "values/error.h"

namespace lanescope::ui {

using trace::ElementState;
using trace::EventKind;

MemoryLookup::MemoryLookup(const StageModel& model, int step, bool hidesFuture,
                           const trace::Taint* taint)
    : m_model(model),
      m_step(step),
      m_taint(taint),
      m_stepsDone(static_cast<std::size_t>(step) + 1),
      m_hidesFuture(hidesFuture) {}

QString MemoryLookup::describeAt(const MemoryLayout& layout, QPointF point) const {
  for (const CellPanel& panel : layout.panels) {
    const auto position = panel.at(point);
    if (!position) continue;
    QStringList lines{panel.isThreads() ? describeThread(*position)
                                        : describeElement(panel, *position)};
    if (lines.front().isEmpty()) return {};
    if (!panel.isThreads()) lines += madeOf(panel, *position);
    lines += wrongCell(panel, *position);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
  }
  return {};
}

QString MemoryLookup::describeCell(const CellPanel& panel, int position) const {
  const QString what =
      panel.isThreads() ? describeThread(position) : describeElement(panel, position);
  const QString wrong = what.isEmpty() ? QString() : wrongCell(panel, position);
  //: %1: what is known of an element; %2: why it is wrong, a sentence
  return wrong.isEmpty() ? what : tr("%1. %2").arg(what, wrong);
}

QString MemoryLookup::wrongCell(const CellPanel& panel, int position) const {
  if (m_taint == nullptr) return {};
  return panel.isThreads() ? wrongThread(position) : wrongElement(panel, position);
}

std::optional<std::uint32_t> MemoryLookup::valueAt(const MemoryLayout& layout,
                                                   QPointF point) const {
  for (const CellPanel& panel : layout.panels) {
    const auto position = panel.at(point);
    if (!position || panel.isThreads()) continue;
    const ArrayPage page = m_model.pageOf(panel.shown, m_step);
    if (*position >= page.count()) return {};
    return m_model.nodeAt(m_model.arrays[static_cast<std::size_t>(panel.shown)].array,
                          page.indices[static_cast<std::size_t>(*position)], m_stepsDone);
  }
  return {};
}

std::optional<std::uint32_t> MemoryLookup::threadAt(const MemoryLayout& layout,
                                                    QPointF point) const {
  for (const CellPanel& panel : layout.panels) {
    const auto position = panel.at(point);
    if (!position) continue;
    if (panel.isThreads()) return static_cast<std::uint32_t>(*position);
    const ArrayPage page = m_model.pageOf(panel.shown, m_step);
    if (*position >= page.count()) return {};
    const unsigned array = m_model.arrays[static_cast<std::size_t>(panel.shown)].array;
    const std::int64_t index = page.indices[static_cast<std::size_t>(*position)];
    const auto step = static_cast<std::size_t>(m_step);
    if (m_model.timeline->step(step).kind != EventKind::barrier &&
        m_model.timeline->step(step).array == array) {
      for (const trace::Access& access : m_model.timeline->accesses(step)) {
        if (m_model.timeline->event(access).index() == index) return access.thread;
      }
    }
    const std::size_t all = m_hidesFuture ? m_stepsDone : m_model.timeline->stepCount();
    for (const std::size_t done : {m_stepsDone, all}) {
      const ElementState state = m_model.history.at(array, index, done);
      if (state.origin == ElementState::Origin::stored) return state.thread;
    }
    return {};
  }
  return {};
}

QString MemoryLookup::describeElement(const CellPanel& panel, int position) const {
  const ArrayPage page = m_model.pageOf(panel.shown, m_step);
  if (position >= page.count()) return {};
  const unsigned array = m_model.arrays[static_cast<std::size_t>(panel.shown)].array;
  const std::int64_t index = page.indices[static_cast<std::size_t>(position)];
  const ElementState state = m_model.history.at(array, index, m_stepsDone);
  const trace::ArrayInfo& info = m_model.info(panel.shown);
  QString element = m_model.elementName(array, index);
  if (info.columns > 0) {
    const auto columns = static_cast<std::int64_t>(info.columns);
    //: %1: an element, "A[19]"; %2, %3: numbers
    element = tr("%1 (row %2, column %3)").arg(element).arg(index / columns).arg(index % columns);
  }
  const QString value = m_model.fullTextOf(array, state.bits);
  switch (state.origin) {
    //: %1: an element, "cache[3]"
    case ElementState::Origin::unknown:
      return tr("%1: no thread of this block has accessed it yet").arg(element);
    //: %1 = %2: an element and its value; %3: number of a thread
    case ElementState::Origin::initial:
      return state.touched ? tr("%1 = %2, read by thread %3").arg(element, value).arg(state.thread)
                           : /*: %1 = %2: an element and its value */ tr("%1 = %2, not read yet")
                                 .arg(element, value);
    //: %1 = %2: an element and its value; %3: number of a thread
    case ElementState::Origin::stored:
      return tr("%1 = %2, written by thread %3").arg(element, value).arg(state.thread);
  }
  return {};
}

QString MemoryLookup::madeOf(const CellPanel& panel, int position) const {
  const ArrayPage page = m_model.pageOf(panel.shown, m_step);
  const unsigned array = m_model.arrays[static_cast<std::size_t>(panel.shown)].array;
  const std::int64_t index = page.indices[static_cast<std::size_t>(position)];
  const ElementState state = m_model.history.at(array, index, m_stepsDone);
  return state.origin == ElementState::Origin::stored ? madeOf(state) : QString();
}

QString MemoryLookup::madeOf(const ElementState& stored) const {
  using trace::Registers;
  constexpr int kDepth = 3;
  const auto access = m_model.timeline->accessOf(stored.step, stored.thread);
  if (!access || m_model.timeline->event(*access).bits != stored.bits) return {};
  if (!m_model.record->hasWholeFlow()) return RegisterWords::whyMissing(*m_model.record);
  const trace::SourceNames names = RegisterWords::sourceNames(m_model);
  try {
    const Registers registers(*m_model.record, m_model.timeline->recordedBlock(), stored.thread,
                              names);
    return RegisterWords(m_model, registers).explainStored(access->event, kDepth);
  } catch (const values::Error&) {
    return {};  // a file's operations need not compute
  }
}

QString MemoryLookup::wrongElement(const CellPanel& panel, int position) const {
  const std::int64_t index =
      m_model.pageOf(panel.shown, m_step).indices[static_cast<std::size_t>(position)];
  const unsigned array = m_model.arrays[static_cast<std::size_t>(panel.shown)].array;
  const WrongSentence sentence(m_model, *m_taint);
  if (const auto* missing = m_taint->missingAt(array, index, m_stepsDone)) {
    return sentence.ofMissing(*missing);
  }
  const ElementState state = m_model.history.at(array, index, m_stepsDone);
  return state.touched ? sentence.ofVersion(state.step, state.thread, m_stepsDone) : QString();
}

QString MemoryLookup::wrongThread(int thread) const {
  return WrongSentence(m_model, *m_taint)
      .ofThread(static_cast<std::size_t>(m_step), static_cast<std::uint32_t>(thread));
}

QString MemoryLookup::describeThread(int thread) const {
  const trace::Timeline& timeline = *m_model.timeline;
  const QString who = LaneSentence::subject(static_cast<std::uint32_t>(thread));
  for (const trace::Access& access : timeline.accesses(static_cast<std::size_t>(m_step))) {
    if (static_cast<int>(access.thread) != thread) continue;
    return LaneSentence(m_model, m_step).active(who, access.thread);
  }
  //: %1: "Thread 5 (warp 0, lane 5)"
  if (m_hidesFuture) return tr("%1 is idle in this step").arg(who);
  const auto which = static_cast<std::uint32_t>(thread);
  const std::size_t done = timeline.doneAfter(static_cast<std::size_t>(m_step) + 1, which);
  //: %1: "Thread 5 (warp 0, lane 5)", which has come to the end of the kernel
  if (done == timeline.eventCount(which)) return tr("%1 is done").arg(who);
  if (timeline.event({which, static_cast<std::uint32_t>(done)}).kind() == EventKind::barrier) {
    //: %1: "Thread 5 (warp 0, lane 5)"
    return tr("%1 waits at the barrier").arg(who);
  }
  //: %1: "Thread 5 (warp 0, lane 5)"
  return tr("%1 is idle in this step").arg(who);
}

}  // namespace lanescope::ui
