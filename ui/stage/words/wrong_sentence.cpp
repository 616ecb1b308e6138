// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/wrong_sentence.h"

#include <algorithm>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "catalog/catalog.h"
#include "ui/stage/model/stage_model.h"
#include "values/host_array.h"

namespace lanescope::ui {
namespace {

constexpr int kValueChars = 10;

}  // namespace

using Cause = trace::Taint::Cause;

WrongSentence::WrongSentence(const StageModel& model, const trace::Taint& taint)
    : m_model(model), m_taint(taint) {}

QString WrongSentence::correctName() const {
  return QString::fromStdString(m_taint.correct().record().kernel);
}

QString WrongSentence::valueOf(const trace::Event& event) const {
  return m_model.textOf(event.array(), event.bits, kValueChars);
}

QString WrongSentence::expectedOf(const trace::Event& event) const {
  const trace::ArrayInfo& array = m_taint.correct().record().arrays[event.array()];
  return shortNumber(values::valueFromBits(array.type, event.bits), kValueChars);
}

QString WrongSentence::here(std::size_t step) const {
  const trace::Taint::Origin* origin = m_taint.originAt(step);
  if (origin == nullptr) return {};
  if (m_taint.reasonOf(origin->first).cause == Cause::ended) {
    //: %1: id of the kernel that is right
    return tr("Here it goes wrong: not all threads come to the barrier, and the run ends; %1 goes "
              "on.")
        .arg(correctName());
  }
  const QString what = deed(origin->first);
  if (origin->isLeftOut) {
    //: %1: an element, "cache[3] = 5"
    return origin->count == 1
               ? tr("Here it goes wrong: no thread reads %1; the red values lack it.").arg(what)
               : /*: %1: an element, "cache[3] = 5"; %2: how many */
               tr("Here it goes wrong: no thread reads %1 and %2 more; the red values lack them.")
                   .arg(what)
                   .arg(origin->count - 1);
  }
  //: %1: what a thread did, a clause, "thread 5 reads cache[3] before …"
  return origin->count == 1 ? tr("Here it goes wrong: %1; what comes of it is red.").arg(what)
                            : /*: %1: how often; %2: what a thread did, a clause, "thread 5 reads
                                 cache[3] before …" */
             tr("Here it goes wrong %1 times, for example %2; what comes of it is red.")
                 .arg(origin->count)
                 .arg(what);
}

QString WrongSentence::deed(const trace::Access& access) const {
  const trace::Event& event = m_model.timeline->event(access);
  const trace::Taint::Reason reason = m_taint.reasonOf(access);
  const QString array = QString::fromStdString(m_model.record->arrays[event.array()].name);
  if (reason.cause == Cause::outside) {
    //: %1: number of a thread; %2: name of an array
    return tr("thread %1 reaches outside of %2").arg(access.thread).arg(array);
  }
  QString element = QStringLiteral("%1 = %2").arg(m_model.elementName(event.array(), event.index()),
                                                  valueOf(event));
  if (reason.cause == Cause::leftOut) return element;
  const QString expected = reason.expected ? expectedOf(*reason.expected) : QString();
  //: %1: number of a thread; %2: an element, "cache[3]"
  const QString reads = tr("thread %1 reads %2").arg(access.thread).arg(element);
  switch (reason.cause) {
    //: %1: "thread 5 reads cache[3]"; %2: number of a thread; %3: a number
    case Cause::early:
      return tr("%1 before thread %2 has stored %3 there")
          .arg(reads)
          .arg(reason.thread)
          .arg(expected);
    //: %1: "thread 5 reads cache[3]"; %2: number of a thread; %3: a number
    case Cause::late:
      return tr("%1 after thread %2 has overwritten %3 there")
          .arg(reads)
          .arg(reason.thread)
          .arg(expected);
    //: %1: "thread 5 reads cache[3]"; %2: id of the kernel that is right; %3: number of an
    //: element; %4: its value
    case Cause::elsewhere:
      return tr("%1; in %2 it reads element %3 = %4")
          .arg(reads, correctName())
          .arg(reason.expected->index())
          .arg(expected);
    //: %1: "thread 5 reads cache[3]"
    case Cause::unwritten:
      return tr("%1, which no thread has written").arg(reads);
    //: %1: "thread 5 reads cache[3]"; %2: number of a block
    case Cause::shared:
      return tr("%1 to add to it, and so does block %2: one of the two sums is lost")
          .arg(reads)
          .arg(reason.block);
    //: %1: number of a thread; %2: an element and its value; %3: id of the kernel that is right;
    //: %4: a number
    case Cause::stored:
      return (reason.expected ? tr("thread %1 stores %2, in %3 it is %4")
                              : /*: %1: number of a thread; %2: an element and its value; %3: id of
                                   the kernel that is right */
                  tr("thread %1 stores %2 once more than in %3"))
          .arg(access.thread)
          .arg(element, correctName(), expected);
    //: %1: "thread 5 reads cache[3]"; %2: id of the kernel that is right; %3: a number
    default:
      return tr("%1, in %2 it is %3").arg(reads, correctName(), expected);
  }
}

QString WrongSentence::cause(const trace::Access& access) const {
  const trace::Taint::Reason reason = m_taint.reasonOf(access);
  switch (reason.cause) {
    //: Why a value is wrong. %1: number of a thread
    case Cause::early:
      return tr("read before thread %1 had stored it").arg(reason.thread);
    //: Why a value is wrong. %1: number of a thread
    case Cause::late:
      return tr("read after thread %1 had overwritten it").arg(reason.thread);
    case Cause::elsewhere:
      return tr("read from another element");
    case Cause::unwritten:
      return tr("no thread has written it");
    case Cause::outside:
      return tr("out of bounds");
    //: Why a value is wrong. %1: number of a block
    case Cause::shared:
      return tr("block %1 has read the same to add to it").arg(reason.block);
    case Cause::leftOut:
      return tr("no thread reads it");
    case Cause::ended:
      return tr("not all threads come to the barrier");
    default:
      return tr("here it goes wrong");
  }
}

QString WrongSentence::ofThread(std::size_t step, std::uint32_t thread) const {
  const auto access = m_model.timeline->accessOf(step, thread);
  if (!access || m_taint.markOfThread(*access) == trace::Taint::Mark::none) return {};
  const QString sentence = ofVersion(step, thread, step + 1);
  return sentence.isEmpty() ? tr("Wrong: it holds a wrong value.") : sentence;
}

QString WrongSentence::ofVersion(std::size_t step, std::uint32_t thread,
                                 std::size_t stepsDone) const {
  const trace::Taint::Mark mark = m_taint.markOfVersion(step, thread, stepsDone);
  if (mark == trace::Taint::Mark::none) return {};
  const trace::Access access = *m_model.timeline->accessOf(step, thread);
  const QString why =
      mark == trace::Taint::Mark::origin ? cause(access) : tr("made of wrong values");
  const auto counterpart = m_taint.counterpartOf(access);
  //: %1: why, a clause, "no thread has written it"
  if (!counterpart) return tr("Wrong: %1.").arg(why);
  //: %1: id of the kernel that is right; %2: a number; %3: why, a clause
  return tr("Wrong: %1 has %2 here; %3.")
      .arg(correctName(), expectedOf(m_taint.correct().event(*counterpart)), why);
}

QString WrongSentence::ofMissing(const trace::Taint::Missing& missing) const {
  const auto type = m_model.record->arrays[missing.array].type;
  //: %1: an element, "c[3]"; %2: id of the kernel that is right; %3: a number
  return tr("Wrong: %1 is never stored; %2 has %3 here.")
      .arg(m_model.elementName(missing.array, missing.index), correctName(),
           shortNumber(values::valueFromBits(type, missing.bits), kValueChars));
}

QString WrongSentence::hidden() const {
  using trace::FindingKind;
  const catalog::KernelRow* row = catalog::lookUp(m_model.record->kernel);
  const auto shows = [row](FindingKind kind) {
    return row != nullptr && std::ranges::find(row->findings, kind) != row->findings.end();
  };
  if (shows(FindingKind::race)) {
    //: <b>, </b>: bold type. %1: id of the kernel that is right
    return tr("<b>This order of the threads hides the mistake</b>: every value is as in %1. "
              "Another order may not.")
        .arg(correctName());
  }
  if (shows(FindingKind::unwrittenRead)) {
    //: <b>, </b>: bold type. %1: id of the kernel that is right
    return tr("<b>This memory hides the mistake</b>: what was left in it happened to give every "
              "value as in %1.")
        .arg(correctName());
  }
  //: <b>, </b>: bold type. %1: id of the kernel that is right
  return tr("<b>This run hides the mistake</b>: every value is as in %1. Others may not be.")
      .arg(correctName());
}

QString WrongSentence::verdict() const {
  if (m_taint.isClean()) return hidden();
  const auto from = m_taint.origins().empty() ? 0 : m_taint.origins().front().step + 1;
  QString sentence;
  if (m_taint.wrongStores() > 0) {
    //: <b>, </b>: bold type. %1: number of a step
    sentence = m_taint.wrongStores() == 1
                   ? tr("<b>1 value that this block stores is wrong</b> and red; it goes wrong in "
                        "step %1.")
                         .arg(from)
                   : /*: <b>, </b>: bold type. %1: how many; %2: number of a step */ tr(
                         "<b>%1 values that this block stores are wrong</b> and red, from step %2 "
                         "on.")
                         .arg(groupedNumber(static_cast<qint64>(m_taint.wrongStores())))
                         .arg(from);
  } else if (m_taint.missing().empty()) {
    //: <b>, </b>: bold type. %1: id of the kernel that is right; %2: number of a step
    return tr("<b>What is stored is as in %1</b>; red is what goes wrong on the way, from step %2 "
              "on.")
        .arg(correctName())
        .arg(from);
  }
  if (m_taint.missing().empty()) {
    if (m_taint.reachesResult() || m_model.record->truncated) return sentence;
    return paragraph({//: %1: id of the kernel that is right
                      sentence, tr("The result is as in %1.").arg(correctName())});
  }
  const trace::Taint::Missing& missing = m_taint.missing().front();
  const auto type = m_model.record->arrays[missing.array].type;
  return paragraph(
      {//: <b>, </b>: bold type. %1: an element, "c[3]"; %2: id of the kernel that is right; %3: a
       //: number
       sentence, tr("<b>%1 is never stored</b>; %2 stores %3 there.")
                     .arg(m_model.elementName(missing.array, missing.index), correctName(),
                          shortNumber(values::valueFromBits(type, missing.bits), kValueChars))});
}

}  // namespace lanescope::ui
