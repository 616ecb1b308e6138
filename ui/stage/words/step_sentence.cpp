// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/step_sentence.h"

#include <cstdlib>

#include "app/text/number_text.h"
#include "ui/stage/words/async_words.h"

namespace lanescope::ui {

using trace::Computation;
using trace::EventKind;
using trace::StepFacts;

QString StepSentence::compose(const trace::Record& record, const StepFacts& facts, double value) {
  //: %1: number of an epoch; %2: a sentence on a step, "all 64 threads read cache[0 … 63]."
  return tr("Epoch %1: %2").arg(facts.epoch).arg(inEpoch(record, facts, value));
}

QString StepSentence::ofAsync(const trace::Record& record, const StepFacts& facts,
                              std::uint64_t bits) {
  //: %1: number of an epoch; %2: a sentence on a step, "all 64 threads read cache[0 … 63]."
  return tr("Epoch %1: %2").arg(facts.epoch).arg(AsyncWords::sentence(record, facts, bits));
}

QString StepSentence::inEpoch(const trace::Record& record, const StepFacts& facts, double value) {
  if (facts.kind == EventKind::barrier) return barrier(record, facts);
  if (!trace::namesElement(facts.kind)) return amongLanes(facts);
  const trace::ArrayInfo& info = record.arrays[facts.array];
  const QString array = QString::fromStdString(info.name);
  if (facts.kind == EventKind::outOfBounds) {
    const QString element = QStringLiteral("%1[%2]").arg(array).arg(value, 0, 'f', 0);
    const QString count = groupedNumber(static_cast<qint64>(info.count));
    //: %1: number of a thread; %2: an element, "cache[99]"; %3: the array; %4: how many
    return facts.active == 1 ? tr("thread %1 reaches for %2, but %3 has %4 elements.")
                                   .arg(facts.firstThread)
                                   .arg(element, array, count)
                             : /*: %1: "4 of 64 threads"; %2: the array; %3: how many; %4: number of
                                  one thread; %5: its element */
               tr("%1 reach outside %2, which has %3 elements; thread %4 for %5.")
                   .arg(who(facts), array, count)
                   .arg(facts.firstThread)
                   .arg(element);
  }
  if (facts.active == 1) return single(array, facts, value);
  const QString clause = several(info, facts);
  //: Ends a sentence. %1: a clause, "all 64 threads read cache[0 … 63]"
  if (facts.activeWarps == facts.warps) return tr("%1.").arg(clause);
  //: %1: a clause, "8 of 64 threads read cache[0 … 7]"; %2: how many warps there are
  if (facts.activeWarps == 1) return tr("%1; 1 of %2 warps works.").arg(clause).arg(facts.warps);
  //: %1: a clause, "32 of 256 threads read …"; %2: how many warps work; %3: of how many
  return tr("%1; %2 of %3 warps work.").arg(clause).arg(facts.activeWarps).arg(facts.warps);
}

QString StepSentence::group(const trace::Record& record, const StepFacts& facts) {
  const trace::ArrayInfo& info = record.arrays[facts.array];
  if (facts.kind == EventKind::outOfBounds) {
    //: %1: "4 of 64 threads"; %2: the array; %3: how many
    return tr("%1 reach outside %2, which has %3 elements")
        .arg(who(facts), QString::fromStdString(info.name),
             groupedNumber(static_cast<qint64>(info.count)));
  }
  //: %1: "4 of 64 threads"; %2: elements, "cache[0 … 3]"
  return facts.kind == EventKind::load ? tr("%1 read %2").arg(who(facts), places(info, facts))
                                       : several(info, facts);
}

QString StepSentence::who(const StepFacts& facts) {
  //: The subject of a sentence. %1: how many, at least 2
  return facts.active == facts.threads
             ? tr("all %1 threads").arg(facts.threads)
             : /*: The subject of a sentence. %1: how many; %2: of how many */ tr(
                   "%1 of %2 threads")
                   .arg(facts.active)
                   .arg(facts.threads);
}

QString StepSentence::barrier(const trace::Record& record, const StepFacts& facts) {
  const bool isOfCluster =
      static_cast<trace::BarrierForm>(facts.form) == trace::BarrierForm::cluster;
  if (isOfCluster && record.cluster > 1 && facts.active == facts.threads) {
    //: %1: how many
    return tr("all threads of the %1 blocks of the cluster meet at the barrier; what they wrote so "
              "far, in each other's shared memory too, all may now read.")
        .arg(record.cluster);
  }
  if (facts.active == facts.threads) {
    return facts.threads == 1 ? tr("the only thread passes the barrier.") : /*: %1: how many */
               tr("all %1 threads meet at the barrier; what they wrote so far, all may now read.")
                   .arg(facts.threads);
  }
  //: %1: how many; %2: of how many; %3: number of a line
  return tr("%1 of %2 threads wait at the barrier of line %3; the others do not come to it.")
      .arg(facts.active)
      .arg(facts.threads)
      .arg(facts.line);
}

QString StepSentence::amongLanes(const StepFacts& facts) {
  switch (facts.kind) {
    case EventKind::shuffle:
      return shuffle(facts);
    //: %1: "all 64 threads" or "4 of 64 threads"
    case EventKind::vote:
      return tr("%1 learn how all lanes of their warp vote.").arg(who(facts));
    case EventKind::reduce:
      return reduction(facts);
    //: %1: "all 64 threads" or "4 of 64 threads"
    case EventKind::syncwarp:
      return tr("%1 wait for the other lanes of their warp.").arg(who(facts));
    //: %1: "all 64 threads" or "4 of 64 threads"
    default:
      return tr("%1 pass a fence: what they wrote before is seen before what they write next.")
          .arg(who(facts));
  }
}

QString StepSentence::single(const QString& array, const StepFacts& facts, double value) {
  const QString element = QStringLiteral("%1[%2]").arg(array).arg(facts.firstIndex);
  const QString number = shortNumber(value, 10);
  if (facts.kind == EventKind::load) {
    //: %1: number of a thread; %2 = %3: an element and its value
    return tr("thread %1 alone reads %2 = %3.").arg(facts.firstThread).arg(element, number);
  }
  switch (facts.computation) {
    //: %1: number of a thread; %2: a number; %3: an element, "cache[0]"
    case Computation::copy:
      return tr("thread %1 alone copies what it read, %2, into %3.")
          .arg(facts.firstThread)
          .arg(number, element);
    //: %1: number of a thread; %2: a number; %3: an element, "cache[0]"
    case Computation::sum:
      return tr("thread %1 alone stores the sum of what it read, %2, in %3.")
          .arg(facts.firstThread)
          .arg(number, element);
    //: %1: number of a thread; %2: a number; %3: an element, "cache[0]"
    case Computation::product:
      return tr("thread %1 alone stores the product of what it read, %2, in %3.")
          .arg(facts.firstThread)
          .arg(number, element);
    //: %1: number of a thread; %2: a number; %3: an element, "cache[0]"
    case Computation::least:
      return tr("thread %1 alone stores the least of what it read, %2, in %3.")
          .arg(facts.firstThread)
          .arg(number, element);
    //: %1: number of a thread; %2: a number; %3: an element, "cache[0]"
    case Computation::greatest:
      return tr("thread %1 alone stores the greatest of what it read, %2, in %3.")
          .arg(facts.firstThread)
          .arg(number, element);
    //: %1: number of a thread; %2: a number; %3: an element, "cache[0]"
    default:
      return tr("thread %1 alone stores %2 in %3.").arg(facts.firstThread).arg(number, element);
  }
}

QString StepSentence::shuffle(const StepFacts& facts) {
  //: %1: "all 64 threads" or "4 of 64 threads"
  if (facts.receiving == 0) return tr("%1 shuffle, and each keeps its own value.").arg(who(facts));
  StepFacts receivers = facts;
  receivers.active = facts.receiving;
  const QString clause = received(receivers);
  const std::uint32_t keeping = facts.active - facts.receiving;
  //: Ends a sentence. %1: a clause, "all 64 threads read cache[0 … 63]"
  return keeping == 0
             ? tr("%1.").arg(clause)
             : /*: %1: a clause, "30 of 32 threads get the value …"; %2: how many threads */ tr(
                   "%1; %2 keep their own.")
                   .arg(clause)
                   .arg(keeping);
}

QString StepSentence::received(const StepFacts& receivers) {
  using Kind = trace::LaneRule::Kind;
  const QString all = who(receivers);
  const auto value = receivers.from.value;
  switch (receivers.from.kind) {
    //: %1: "30 of 32 threads"; %2: a distance of lanes
    case Kind::distance:
      return value > 0 ? tr("%1 get the value of the lane %2 further on in their warp, register to "
                            "register")
                             .arg(all)
                             .arg(value)
                       : /*: %1: "30 of 32 threads"; %2: a distance of lanes */ tr(
                             "%1 get the value of the lane %2 before in their warp, register to "
                             "register")
                             .arg(all)
                             .arg(-value);
    //: %1: "all 32 threads"; %2: a number
    case Kind::flip:
      return tr("%1 get the value of the lane whose number is their own XOR %2 in their warp, "
                "register to register")
          .arg(all)
          .arg(value);
    //: %1: "all 32 threads"; %2: a number
    case Kind::same:
      return tr("%1 get the value of lane %2 in their warp, register to register")
          .arg(all)
          .arg(value);
    case Kind::none:
      break;
  }
  //: %1: "all 32 threads"
  return tr("%1 get the value of other lanes, by no simple rule, in their warp, register to "
            "register")
      .arg(all);
}

QString StepSentence::reduction(const StepFacts& facts) {
  const QString all = who(facts);
  switch (static_cast<trace::ReduceForm>(facts.detail)) {
    //: %1: "all 32 threads" or "4 of 32 threads"
    case trace::ReduceForm::add:
      return tr("%1 get the sum of the values of all lanes of their warp.").arg(all);
    //: %1: "all 32 threads" or "4 of 32 threads"
    case trace::ReduceForm::min:
      return tr("%1 get the least of the values of all lanes of their warp.").arg(all);
    //: %1: "all 32 threads" or "4 of 32 threads"
    case trace::ReduceForm::max:
      return tr("%1 get the largest of the values of all lanes of their warp.").arg(all);
    //: %1: "all 32 threads" or "4 of 32 threads"
    default:
      return tr("%1 get what all lanes of their warp make of their bits.").arg(all);
  }
}

/// Adds the number of threads that meet at an element, unless each has its own.
QString StepSentence::withMeeting(const QString& elements, const trace::StepPlaces& places) {
  if (places.most == 1) return elements;
  //: %1: elements, "cache[0 … 3]"; %2: how many threads access each of them
  return places.fewest == places.most
             ? tr("%1, each by %2 threads").arg(elements).arg(places.most)
             : /*: %1: elements, "cache[0 … 3]"; %2: how many threads access each of them */ tr(
                   "%1, each by up to %2 threads")
                   .arg(elements)
                   .arg(places.most);
}

/// The rows and columns of a matrix when the elements fill a rectangle; else empty.
QString StepSentence::rectangle(const trace::ArrayInfo& info, const trace::StepPlaces& places) {
  if (!places.rectangle) return {};
  const auto [top, left, bottom, right] = *places.rectangle;
  const QString array = QString::fromStdString(info.name);
  if (top == bottom) {
    //: Elements of a matrix. %1: its name, "A"; %2, %3, %4: numbers
    return tr("row %2 of %1, columns %3 to %4").arg(array).arg(top).arg(left).arg(right);
  }
  if (left == right) {
    //: Elements of a matrix. %1: its name, "A"; %2, %3, %4: numbers
    return tr("column %2 of %1, rows %3 to %4").arg(array).arg(left).arg(top).arg(bottom);
  }
  //: Elements of a matrix. %1: its name, "A"; %2 to %5: numbers
  return tr("rows %2 to %3 and columns %4 to %5 of %1")
      .arg(array)
      .arg(top)
      .arg(bottom)
      .arg(left)
      .arg(right);
}

/// Names the elements by the rule that they follow.
QString StepSentence::places(const trace::ArrayInfo& info, const StepFacts& facts) {
  const trace::StepPlaces& places = facts.places;
  const QString array = QString::fromStdString(info.name);
  const QString first = QString::number(places.lowest);
  const QString last = QString::number(places.highest);
  if (places.distinct == 1) return QStringLiteral("%1[%2]").arg(array, first);
  if (const QString matrix = rectangle(info, places); !matrix.isEmpty()) {
    return withMeeting(matrix, places);
  }
  const auto span = static_cast<std::uint64_t>(places.highest - places.lowest) + 1;
  if (places.distinct == span) {
    //: Elements of an array. %1: its name; %2, %3: numbers of the first and the last
    return withMeeting(tr("%1[%2 … %3]").arg(array, first, last), places);
  }
  if (facts.stride) {
    const std::int64_t second = places.lowest + std::abs(*facts.stride);
    //: Two elements of an array. %1: its name; %2, %3: numbers
    return second == places.highest
               ? tr("%1[%2] and [%3]").arg(array, first, last)
               : /*: Elements of an array at the same distance. %1: its name; %2, %3, %4: numbers */
               tr("%1[%2, %3 … %4]").arg(array, first, QString::number(second), last);
  }
  //: %1: name of the array; %2: how many; %3, %4: numbers of the first and the last
  return withMeeting(tr("%2 elements of %1 between [%3] and [%4]")
                         .arg(array)
                         .arg(places.distinct)
                         .arg(first, last),
                     places);
}

QString StepSentence::several(const trace::ArrayInfo& info, const StepFacts& facts) {
  switch (facts.kind) {
    case EventKind::load:
      return load(info, facts);
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "hist[0 … 3]"
    case EventKind::atomicRead:
      return tr("%1 each begin an atomic operation and find the value before, of %2")
          .arg(who(facts), places(info, facts));
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "hist[0 … 3]"
    case EventKind::atomicWrite:
      return facts.places.most == 1
                 ? tr("%1 each end their atomic operation with a new value, of %2")
                       .arg(who(facts), places(info, facts))
                 : /*: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "hist[0 … 3]" */ tr(
                       "%1 each end their atomic operation with a new value, one after the other "
                       "where they meet, of %2")
                       .arg(who(facts), places(info, facts));
    default:
      return store(info, facts);
  }
}

QString StepSentence::load(const trace::ArrayInfo& info, const StepFacts& facts) {
  const QString array = QString::fromStdString(info.name);
  const bool isOwnShared = info.space == trace::Space::shared && !info.remote && info.columns == 0;
  if (isOwnShared && facts.offset) {
    const auto offset = *facts.offset;
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: name of the array
    if (offset == 0) return tr("%1 each read their own element of %2").arg(who(facts), array);
    //: %1: "32 of 64 threads"; %2: name of an array; %3: a distance; t is the thread's number
    return (offset > 0 ? tr("%1 each read %2[t + %3]")
                       : /*: %1: "32 of 64 threads"; %2: the array; %3: a distance; t is the
                            thread's number */
                tr("%1 each read %2[t - %3]"))
        .arg(who(facts), array)
        .arg(std::abs(offset));
  }
  const QString where = places(info, facts);
  if (facts.places.distinct == 1) {
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: an element, "cache[0]"
    return tr("%1 read the same element, %2").arg(who(facts), where);
  }
  //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]"
  return facts.stride && *facts.stride == 1
             ? tr("%1 read %2, neighbours side by side").arg(who(facts), where)
             : /*: %1: "4 of 64 threads"; %2: elements, "cache[0 … 3]" */ tr("%1 read %2")
                   .arg(who(facts), where);
}

QString StepSentence::stored(const trace::ArrayInfo& info, const StepFacts& facts) {
  const QString where = places(info, facts);
  switch (facts.computation) {
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]"
    case Computation::constant:
      return tr("%1 each store a value that they already have, in %2").arg(who(facts), where);
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]"
    case Computation::copy:
      return tr("%1 each copy what they read into %2").arg(who(facts), where);
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]"
    case Computation::received:
      return tr("%1 each store the value that they received from their warp, in %2")
          .arg(who(facts), where);
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]"
    case Computation::sum:
      return facts.fewestLoads == 2 && facts.loadsEach == 2
                 ? tr("%1 each store the sum of the two values that they read, in %2")
                       .arg(who(facts), where)
                 : /*: %1: "all 64 threads" or "4 of 64 threads"; %2: how many; %3: elements,
                      "cache[0 … 3]" */
                 tr("%1 each store the sum of up to %2 values that they read, in %3")
                     .arg(who(facts))
                     .arg(facts.loadsEach)
                     .arg(where);
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]"
    case Computation::product:
      return tr("%1 each store the product of the two values that they read, in %2")
          .arg(who(facts), where);
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: how many; %3: elements, "cache[0 … 3]"
    case Computation::dotProduct:
      return tr("%1 each store their running sum of up to %2 products, in %3")
          .arg(who(facts))
          .arg(facts.loadsEach / 2)
          .arg(where);
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]"
    case Computation::least:
      return tr("%1 each store the least of the values that they read, in %2")
          .arg(who(facts), where);
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]"
    case Computation::greatest:
      return tr("%1 each store the greatest of the values that they read, in %2")
          .arg(who(facts), where);
    //: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]"
    case Computation::unknown:
      return facts.loadsEach > 0
                 ? tr("%1 each store one value made of what they read, in %2")
                       .arg(who(facts), where)
                 : /*: %1: "all 64 threads" or "4 of 64 threads"; %2: elements, "cache[0 … 3]" */
                 tr("%1 each store a value, in %2").arg(who(facts), where);
  }
  return {};
}

QString StepSentence::store(const trace::ArrayInfo& info, const StepFacts& facts) {
  QString clause = stored(info, facts);
  if (facts.withoutLoads == 0 || facts.computation == Computation::constant) return clause;
  //: %1: a clause, "all 64 threads each store …"; %2: how many threads
  return tr("%1 (%2 of them had nothing to read)").arg(clause).arg(facts.withoutLoads);
}

}  // namespace lanescope::ui
