// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/word_sentence.h"

#include <algorithm>
#include <ranges>
#include <span>

#include "app/text/list_text.h"
#include "trace/count/step_facts.h"
#include "trace/record/line_visit.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/words/event_words.h"
#include "ui/stage/words/step_sentence.h"

namespace lanescope::ui {
namespace {

using values::Dim3;

/// Number of threads that are named when there are many.
constexpr std::size_t kNamed = 3;
/// Largest number of accesses listed for one visit; a loop on a single line may make thousands.
constexpr std::ptrdiff_t kMostSteps = 6;

/// The three-dimensional index of a linear one, x fastest.
Dim3 placeIn(const Dim3& extent, std::uint64_t number) {
  return {static_cast<std::uint32_t>(number % extent.x),
          static_cast<std::uint32_t>(number / extent.x % extent.y),
          static_cast<std::uint32_t>(number / extent.x / extent.y)};
}

/// "17", or "(17, 0, 0)" for all three; empty where there is no such member.
QString textOf(const Dim3& place, const QString& member) {
  if (member.isEmpty()) {
    return QStringLiteral("(%1, %2, %3)").arg(place.x).arg(place.y).arg(place.z);
  }
  if (member == QLatin1String("x")) return QString::number(place.x);
  if (member == QLatin1String("y")) return QString::number(place.y);
  return member == QLatin1String("z") ? QString::number(place.z) : QString();
}

/// Names the first accesses and the last one.
template <class Accesses, class NameOne>
QString someOf(const Accesses& accesses, const NameOne& nameOne) {
  QStringList named;
  for (const trace::Access& access : accesses | std::views::take(kNamed)) named += nameOne(access);
  const QString some = commaList(named);
  return accesses.size() > kNamed ? some + QStringLiteral(" … ") + nameOne(accesses.back()) : some;
}

}  // namespace

WordSentence::WordSentence(const StageModel& model, int step, Chosen chosen, bool hidesFuture)
    : m_model(model),
      m_step(static_cast<std::size_t>(step)),
      m_end(hidesFuture ? m_step + 1 : model.timeline->stepCount()),
      m_chosen(chosen) {}

QStringList WordSentence::compose(const SourceWord& word) const {
  if (QStringList builtIn = ofBuiltIn(word); !builtIn.isEmpty()) return builtIn;
  for (const QString& array : word.arrays) {
    const auto found = accessesOf(array, word.line);
    if (!found) continue;
    if (word.isIndex && array != word.name) {
      const QString index = ofIndex(word.name, *found);
      if (!index.isEmpty()) return {heading(word.name, word.line, found->nearest), index};
    }
    return QStringList(heading(array, word.line, found->nearest)) + ofArray(array, *found);
  }
  const QString argument = argumentOf(word);
  const auto found =
      argument.isEmpty() ? std::optional<Accesses>() : accessesOf(argument, word.line);
  if (!found) return {};
  //: %1: name of a function's parameter in the source; %2: the array that it is here
  const QString name = tr("%1, here %2").arg(word.parameters.front(), argument);
  return QStringList(heading(name, word.line, found->nearest)) + ofArray(argument, *found);
}

QString WordSentence::argumentOf(const SourceWord& word) const {
  if (word.parameters.size() != 1 || !word.arrays.contains(word.parameters.front())) return {};
  const trace::Timeline& timeline = *m_model.timeline;
  std::optional<unsigned> only;
  for (std::size_t i = 0; i < m_end; ++i) {
    const trace::Step& step = timeline.step(i);
    if (step.line != word.line || !trace::isAccess(step.kind)) continue;
    if (m_model.record->arrays[step.array].space != trace::Space::global) continue;
    if (only && *only != step.array) return {};
    only = step.array;
  }
  return only ? QString::fromStdString(m_model.record->arrays[*only].name) : QString();
}

QStringList WordSentence::ofBuiltIn(const SourceWord& word) const {
  const QString values = valuesOf(word.name, word.member);
  if (values.isEmpty()) return {};
  const QString name =
      word.member.isEmpty() ? word.name : word.name + QLatin1Char('.') + word.member;
  return {name, values};
}

QString WordSentence::valuesOf(const QString& name, const QString& member) const {
  const trace::Record& record = *m_model.record;
  const std::uint64_t block = m_model.timeline->block();
  if (name == QLatin1String("threadIdx")) {
    const std::uint32_t thread = m_chosen.value_or(0);
    const QString own = textOf(placeIn(record.block, thread), member);
    const QString last = textOf(placeIn(record.block, record.threadsPerBlock() - 1), member);
    if (own.isEmpty()) return {};
    //: The value of threadIdx. %1: in the thread numbered %2; %3: in the last thread
    return tr("%1 in thread %2, %3 in the block's last thread").arg(own).arg(thread).arg(last);
  }
  const bool isBlock = name == QLatin1String("blockIdx");
  const QString own = isBlock ? textOf(placeIn(record.grid, block), member)
                      : name == QLatin1String("blockDim") ? textOf(record.block, member)
                      : name == QLatin1String("gridDim")  ? textOf(record.grid, member)
                                                          : QString();
  if (own.isEmpty()) return {};
  //: The value of blockIdx, blockDim or gridDim. %1: a number
  return isBlock ? tr("%1 in the block that is shown, for all its threads").arg(own)
                 : /*: The value of blockIdx, blockDim or gridDim. %1: a number */ tr(
                       "%1 for all threads")
                       .arg(own);
}

bool WordSentence::isNamed(std::size_t step, const QString& array) const {
  const trace::Step& which = m_model.timeline->step(step);
  return trace::isAccess(which.kind) &&
         QString::fromStdString(m_model.record->arrays[which.array].name) == array;
}

std::optional<WordSentence::Accesses> WordSentence::accessesOf(const QString& array,
                                                               int line) const {
  const auto& arrays = m_model.record->arrays;
  const auto isIt = [&](const trace::ArrayInfo& info) {
    return QString::fromStdString(info.name) == array;
  };
  if (std::ranges::none_of(arrays, isIt)) return {};
  const trace::Timeline& timeline = *m_model.timeline;
  const auto isThere = [&](std::size_t step) {
    return timeline.step(step).line == line && isNamed(step, array);
  };
  std::optional<std::size_t> nearest;
  if (timeline.step(m_step).line == line) {
    // The neighbouring steps are of the same visit of the line.
    const trace::LineVisit visit = trace::visitOf(timeline, m_step);
    for (std::size_t step = m_step; step < std::min(visit.last, m_end) && !nearest; ++step) {
      if (isThere(step)) nearest = step;
    }
    for (std::size_t step = m_step; step > visit.first && !nearest; --step) {
      if (isThere(step - 1)) nearest = step - 1;
    }
  }
  for (std::size_t step = m_step; step > 0 && !nearest; --step) {
    if (isThere(step - 1)) nearest = step - 1;
  }
  for (std::size_t step = m_step; step < m_end && !nearest; ++step) {
    if (isThere(step)) nearest = step;
  }
  if (!nearest) return {};
  Accesses found{*nearest, {}};
  const trace::LineVisit visit = trace::visitOf(timeline, *nearest);
  for (std::size_t step = visit.first; step < std::min(visit.last, m_end); ++step) {
    if (isNamed(step, array)) found.steps.push_back(step);
  }
  return found;
}

QString WordSentence::heading(const QString& what, int line, std::size_t nearest) const {
  //: %1: a name in the source; %2: number of a line
  if (nearest == m_step) return tr("%1 on line %2, in this step").arg(what).arg(line);
  //: %1: a name in the source; %2: number of a line; %3: number of a step
  return (nearest < m_step
              ? tr("%1 on line %2, last accessed in step %3")
              : /*: %1: a name in the source; %2: number of a line; %3: number of a step */ tr(
                    "%1 on line %2, next accessed in step %3"))
      .arg(what)
      .arg(line)
      .arg(nearest + 1);
}

QStringList WordSentence::ofArray(const QString& array, const Accesses& found) const {
  QStringList lines;
  // The listed steps lie around the nearest one.
  const std::ptrdiff_t count = std::ssize(found.steps);
  const std::ptrdiff_t at = std::ranges::find(found.steps, found.nearest) - found.steps.begin();
  const std::ptrdiff_t first =
      std::clamp<std::ptrdiff_t>(at - 1, 0, std::max<std::ptrdiff_t>(0, count - kMostSteps));
  const auto shown = std::span(found.steps)
                         .subspan(static_cast<std::size_t>(first),
                                  static_cast<std::size_t>(std::min(count, kMostSteps)));
  bool isIn = !m_chosen;
  for (const std::size_t step : shown) {
    const QString own = m_chosen ? ofChosen(step) : QString();
    if (own.isEmpty()) continue;
    isIn = true;
    lines += own;
  }
  //: %1: number of a thread; %2: name of an array
  if (!isIn) lines += tr("Thread %1 does not access %2 here.").arg(*m_chosen).arg(array);
  if (!m_chosen || !isIn) {
    for (const std::size_t step : shown) lines += ofStep(step);
  }
  if (count > kMostSteps) {
    //: %1: how many
    lines += tr("%1 more accesses on this line, one after the other.").arg(count - kMostSteps);
  }
  return lines;
}

QString WordSentence::ofChosen(std::size_t step) const {
  for (const trace::Access& access : m_model.timeline->accesses(step)) {
    if (access.thread != *m_chosen) continue;
    return ofEvent(access);
  }
  return {};
}

QString WordSentence::ofEvent(const trace::Access& access) const {
  //: The subject of a sentence. %1: number of a thread
  const QString who = tr("Thread %1").arg(access.thread);
  //: Ends a sentence. %1: a clause, "Thread 5 reads cache[3] = 5"
  return tr("%1.").arg(EventWords::clause(who, m_model, m_model.timeline->event(access)));
}

QString WordSentence::ofStep(std::size_t step) const {
  const trace::Timeline& timeline = *m_model.timeline;
  const auto accesses = timeline.accesses(step);
  const trace::Event& first = timeline.event(accesses.front());
  if (accesses.size() == 1) {
    return ofEvent(accesses.front());
  }
  constexpr int kChars = 9;
  const bool isThere = first.kind() != trace::EventKind::outOfBounds;
  const auto nameOne = [&](const trace::Access& access) {
    const trace::Event& event = timeline.event(access);
    const QString element = EventWords::element(m_model, event);
    //: In a list. %1: number of a thread; %2 = %3: an element and its value
    return isThere ? tr("thread %1 %2 = %3")
                         .arg(access.thread)
                         .arg(element, m_model.textOf(event.array(), event.bits, kChars))
                   : /*: In a list. %1: number of a thread; %2: an element that its array does not
                        have */
               tr("thread %1 %2").arg(access.thread).arg(element);
  };
  QString text = StepSentence::group(*m_model.record, trace::factsOf(timeline, m_model.flow, step));
  text[0] = text[0].toUpper();
  //: %1: a clause, "64 of 64 threads read cache[0 … 63]"; %2: a list of threads and elements
  return tr("%1: %2.").arg(text, someOf(accesses, nameOne));
}

QString WordSentence::ofIndex(const QString& name, const Accesses& found) const {
  const trace::Timeline& timeline = *m_model.timeline;
  const auto accesses = timeline.accesses(found.nearest);
  // The index of a wide access counts vectors, the record's counts elements.
  if (timeline.event(accesses.front()).width() > 1) return {};
  if (m_chosen) {
    const auto own = std::ranges::find(accesses, *m_chosen, &trace::Access::thread);
    //: %1: number of a thread
    if (own == accesses.end()) return tr("Thread %1 does not come here.").arg(*m_chosen);
    const trace::Event& event = timeline.event(*own);
    //: %1 = %2: an index and its value; %3: number of a thread; %4: a clause, "it reads cache[3] =
    //: 5"
    return tr("%1 = %2 in thread %3: %4.")
        .arg(name)
        .arg(EventWords::indexOf(event))
        .arg(*m_chosen)
        //: The subject of a clause: the thread that was just named
        .arg(EventWords::clause(tr("it"), m_model, event));
  }
  const auto nameOne = [&](const trace::Access& access) {
    //: In a list. %1: the value of an index; %2: number of a thread
    return tr("%1 in thread %2")
        .arg(EventWords::indexOf(timeline.event(access)))
        .arg(access.thread);
  };
  //: %1: name of an index; %2: a list of values and threads
  return tr("%1 = %2.").arg(name, someOf(accesses, nameOne));
}

}  // namespace lanescope::ui
