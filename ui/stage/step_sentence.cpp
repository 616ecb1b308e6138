// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/step_sentence.h"

#include "ui/stage/number_text.h"

namespace lanescope::ui {

using trace::EventKind;
using trace::Operation;
using trace::StepFacts;

QString StepSentence::compose(const trace::Record& record, const StepFacts& facts, double value) {
  const QString epoch = tr("Epoch %1: ").arg(facts.epoch);
  if (facts.kind == EventKind::barrier) return epoch + barrier(record, facts);
  if (!trace::namesElement(facts.kind)) return epoch + amongLanes(facts);
  const trace::ArrayInfo& info = record.arrays[facts.array];
  const QString array = QString::fromStdString(info.name);
  if (facts.kind == EventKind::outOfBounds) {
    const QString element = QStringLiteral("%1[%2]").arg(array).arg(value, 0, 'f', 0);
    const QString count = groupedNumber(static_cast<qint64>(info.count));
    return epoch + (facts.active == 1
                        ? tr("thread %1 reaches for %2, but %3 has %4 elements.")
                              .arg(facts.firstThread)
                              .arg(element, array, count)
                        : tr("%1 reach outside %2, which has %3 elements; thread %4 for %5.")
                              .arg(who(facts), array, count)
                              .arg(facts.firstThread)
                              .arg(element));
  }
  if (facts.active == 1) return epoch + single(array, facts, value);
  QString sentence = facts.kind == EventKind::load
                         ? load(array, facts, info.space == trace::Space::shared && !info.remote)
                         : store(array, facts);
  if (facts.activeWarps < facts.warps) {
    sentence += facts.activeWarps == 1
                    ? tr("; 1 of %1 warps works").arg(facts.warps)
                    : tr("; %1 of %2 warps work").arg(facts.activeWarps).arg(facts.warps);
  }
  return epoch + sentence + tr(".");
}

QString StepSentence::who(const StepFacts& facts) {
  return facts.active == facts.threads
             ? tr("all %1 threads").arg(facts.threads)
             : tr("%1 of %2 threads").arg(facts.active).arg(facts.threads);
}

QString StepSentence::barrier(const trace::Record& record, const StepFacts& facts) {
  const bool isOfCluster =
      static_cast<trace::BarrierForm>(facts.form) == trace::BarrierForm::cluster;
  if (isOfCluster && record.cluster > 1 && facts.active == facts.threads) {
    return tr("all threads of the %1 blocks of the cluster meet at the barrier; what they wrote so "
              "far, in each other's shared memory too, all may now read.")
        .arg(record.cluster);
  }
  if (facts.active == facts.threads) {
    return facts.threads == 1
               ? tr("the only thread passes the barrier.")
               : tr("all %1 threads meet at the barrier; what they wrote so far, all may now read.")
                     .arg(facts.threads);
  }
  return tr("%1 of %2 threads wait at the barrier of line %3; the others do not come to it.")
      .arg(facts.active)
      .arg(facts.threads)
      .arg(facts.line);
}

QString StepSentence::amongLanes(const StepFacts& facts) {
  switch (facts.kind) {
    case EventKind::shuffle:
      return tr("%1 get a register's value from another lane of their warp.").arg(who(facts));
    case EventKind::vote:
      return tr("%1 learn how all lanes of their warp vote.").arg(who(facts));
    case EventKind::reduce:
      return tr("%1 get what all lanes of their warp make together.").arg(who(facts));
    case EventKind::syncwarp:
      return tr("%1 wait for the other lanes of their warp.").arg(who(facts));
    default:
      return tr("%1 pass a fence: what they wrote before is seen before what they write next.")
          .arg(who(facts));
  }
}

QString StepSentence::single(const QString& array, const StepFacts& facts, double value) {
  const QString element = QStringLiteral("%1[%2]").arg(array).arg(facts.firstIndex);
  const QString number = shortNumber(value, 10);
  if (facts.kind == EventKind::load) {
    return tr("thread %1 alone reads %2 = %3.").arg(facts.firstThread).arg(element, number);
  }
  switch (facts.operation) {
    case Operation::copy:
      return tr("thread %1 alone copies what it read, %2, into %3.")
          .arg(facts.firstThread)
          .arg(number, element);
    case Operation::sum:
      return tr("thread %1 alone stores the sum of what it read, %2, in %3.")
          .arg(facts.firstThread)
          .arg(number, element);
    case Operation::product:
      return tr("thread %1 alone stores the product of what it read, %2, in %3.")
          .arg(facts.firstThread)
          .arg(number, element);
    default:
      return tr("thread %1 alone stores %2 in %3.").arg(facts.firstThread).arg(number, element);
  }
}

/// Which elements, by the rule that they follow.
QString StepSentence::places(const QString& array, const StepFacts& facts) {
  const QString first = QString::number(facts.firstIndex);
  const QString last = QString::number(facts.lastIndex);
  if (facts.stride && *facts.stride == 0) return QStringLiteral("%1[%2]").arg(array, first);
  if (facts.stride && *facts.stride == 1) return tr("%1[%2 … %3]").arg(array, first, last);
  if (facts.stride) {
    const std::int64_t second = facts.firstIndex + std::abs(*facts.stride);
    return second == facts.lastIndex
               ? tr("%1[%2] and [%3]").arg(array, first, last)
               : tr("%1[%2, %3 … %4]").arg(array, first, QString::number(second), last);
  }
  return tr("scattered elements of %1").arg(array);
}

QString StepSentence::load(const QString& array, const StepFacts& facts, bool isShared) {
  if (isShared && facts.offset && *facts.offset > 0) {
    return tr("%1 each read the element of %2 that is %3 further on than their own")
        .arg(who(facts), array)
        .arg(*facts.offset);
  }
  if (isShared && facts.offset && *facts.offset == 0) {
    return tr("%1 each read their own element of %2").arg(who(facts), array);
  }
  if (facts.stride && *facts.stride == 0) {
    return tr("%1 all read the same element, %2").arg(who(facts), places(array, facts));
  }
  return facts.stride && *facts.stride == 1
             ? tr("%1 read %2, neighbours side by side").arg(who(facts), places(array, facts))
             : tr("%1 read %2").arg(who(facts), places(array, facts));
}

QString StepSentence::store(const QString& array, const StepFacts& facts) {
  const QString where = places(array, facts);
  QString sentence;
  switch (facts.operation) {
    case Operation::constant:
      return tr("%1 store a value that no load fed, in %2").arg(who(facts), where);
    case Operation::copy:
      sentence = tr("%1 each copy what they read into %2").arg(who(facts), where);
      break;
    case Operation::sum:
      sentence = tr("%1 each store the sum of the two values that they read, in %2")
                     .arg(who(facts), where);
      break;
    case Operation::product:
      sentence = tr("%1 each store the product of the two values that they read, in %2")
                     .arg(who(facts), where);
      break;
    case Operation::runningDot:
      sentence = tr("%1 each store their running sum of up to %2 products, in %3")
                     .arg(who(facts))
                     .arg(facts.loadsEach / 2)
                     .arg(where);
      break;
    case Operation::unknown:
      sentence = tr("%1 each store one value made of what they read, in %2").arg(who(facts), where);
      break;
  }
  if (facts.withoutLoads > 0) {
    sentence += tr(" (%1 of them had nothing to read)").arg(facts.withoutLoads);
  }
  return sentence;
}

}  // namespace lanescope::ui
