// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/async_words.h"

#include <bit>

#include "app/text/number_text.h"
#include "trace/record/tile_shape.h"
#include "ui/stage/words/step_sentence.h"

namespace lanescope::ui {

using trace::BulkCopyForm;
using trace::EventKind;
using trace::GroupForm;
using trace::MbarrierForm;
using trace::ProductForm;

namespace {

constexpr unsigned kWordBytes = 4;

QString grouped(std::uint64_t number) {
  return groupedNumber(static_cast<qint64>(number));
}

/// "filled[0]" or "filled[0 … 3]".
QString elementsOf(const trace::Record& record, const trace::StepFacts& facts) {
  const QString array = QString::fromStdString(record.arrays[facts.array].name);
  const auto& places = facts.places;
  return places.lowest == places.highest
             ? QStringLiteral("%1[%2]").arg(array).arg(places.lowest)
             : QStringLiteral("%1[%2 … %3]").arg(array).arg(places.lowest).arg(places.highest);
}

}  // namespace

bool isAsync(EventKind kind) {
  return kind == EventKind::memoryBarrier || kind == EventKind::bulkCopy ||
         kind == EventKind::tensorProduct || kind == EventKind::asyncGroup ||
         kind == EventKind::namedBarrier;
}

QString AsyncWords::sentence(const trace::Record& record, const trace::StepFacts& facts,
                             std::uint64_t bits) {
  //: %1: the threads that do it, "thread 0" or "all 128 threads"; %2: what, "an arrival at
  //: filled[0]"
  return tr("%1: %2.").arg(who(facts), deedOf(record, facts, bits));
}

QString AsyncWords::who(const trace::StepFacts& facts) {
  //: %1: number of a thread
  if (facts.active == 1) return tr("thread %1").arg(facts.firstThread);
  return StepSentence::who(facts);
}

QString AsyncWords::deedOf(const trace::Record& record, const trace::StepFacts& facts,
                           std::uint64_t bits) {
  switch (facts.kind) {
    case EventKind::memoryBarrier:
      return barrier(record, facts, bits);
    case EventKind::bulkCopy:
      return copy(record, facts, bits);
    case EventKind::tensorProduct:
      return product(record, facts, bits);
    case EventKind::asyncGroup:
      return group(facts, bits);
    default: {
      const auto named = trace::NamedBarrier::of(bits);
      //: %1: number of a barrier; %2: how many threads
      return tr("arrival at barrier %1, where %2 threads meet")
          .arg(named.number)
          .arg(named.threads);
    }
  }
}

QString AsyncWords::barrier(const trace::Record& record, const trace::StepFacts& facts,
                            std::uint64_t bits) {
  const QString name = elementsOf(record, facts);
  switch (static_cast<MbarrierForm>(facts.form)) {
    //: %1: a barrier, "filled[0]"; %2: how many
    case MbarrierForm::initialize:
      return tr("set-up of the barrier %1, whose phases take %2 arrivals").arg(name, grouped(bits));
    //: %1: a barrier, "emptied[0]"
    case MbarrierForm::arrive:
      return facts.active == 1 || record.cluster == 1
                 ? tr("arrival at the barrier %1").arg(name)
                 : /*: %1: a barrier, "emptied[0]" */ tr(
                       "arrival at the barrier %1 of every block of the cluster")
                       .arg(name);
    //: %1: a barrier, "filled[0]"; %2: how many
    case MbarrierForm::expect:
      return tr("arrival at the barrier %1, which is to count %2 bytes").arg(name, grouped(bits));
    //: %1: a barrier, "filled[0]"; %2: 0 or 1
    case MbarrierForm::wait:
      return tr("end of the wait for the barrier %1: its phase of parity %2 is over")
          .arg(name)
          .arg(bits);
  }
  return {};
}

QString AsyncWords::copy(const trace::Record& record, const trace::StepFacts& facts,
                         std::uint64_t bits) {
  const QString array = QString::fromStdString(record.arrays[facts.array].name);
  switch (static_cast<BulkCopyForm>(facts.form)) {
    case BulkCopyForm::from: {
      const auto place = trace::TilePlace::of(bits);
      //: %1: the array; %2, %3: numbers
      return tr("bulk copy, from the tile of %1 that begins in row %2 and column %3")
          .arg(array)
          .arg(place.row)
          .arg(place.column);
    }
    case BulkCopyForm::into: {
      const auto shape = trace::TileShape::of(bits);
      //: %1: an element; %2, %3: how many
      return tr("bulk copy, to shared memory from %1 on: %2 lines of %3 bytes, swizzled")
          .arg(QStringLiteral("%1[%2]").arg(array).arg(facts.firstIndex))
          .arg(shape.lines)
          .arg(shape.words * kWordBytes);
    }
    case BulkCopyForm::barrier:
      //: %1: a barrier, "filled[0]"
      return std::popcount(bits) == 1
                 ? tr("bulk copy, whose bytes the barrier %1 counts").arg(elementsOf(record, facts))
                 : /*: %1: a barrier, "filled[0]"; %2: how many */ tr(
                       "bulk copy to %2 blocks, whose bytes the barrier %1 of each counts")
                       .arg(elementsOf(record, facts))
                       .arg(std::popcount(bits));
  }
  return {};
}

QString AsyncWords::product(const trace::Record& record, const trace::StepFacts& facts,
                            std::uint64_t bits) {
  const auto shape = trace::TileShape::of(bits);
  const QString first = QStringLiteral("%1[%2]")
                            .arg(QString::fromStdString(record.arrays[facts.array].name))
                            .arg(facts.places.lowest);
  //: %1: an element, "tiles[0]"; %2: how many
  return static_cast<ProductForm>(facts.form) == ProductForm::left
             ? tr("a product for the tensor cores, whose left operand begins at %1: %2 words")
                   .arg(first, grouped(shape.count()))
             : /*: %1: an element, "tiles[0]"; %2: how many */ tr(
                   "a product for the tensor cores, whose right operand begins at %1: %2 words")
                   .arg(first, grouped(shape.count()));
}

QString AsyncWords::group(const trace::StepFacts& facts, std::uint64_t bits) {
  switch (static_cast<GroupForm>(facts.form)) {
    case GroupForm::commitCopies:
      return tr("the copies so far make a group");
    case GroupForm::waitCopies:
      return bits == 0 ? tr("wait for all copies of its own")
                       : /*: %1: how many */ tr(
                             "wait for all copies of its own but the latest groups: %1")
                             .arg(bits);
    case GroupForm::commitProducts:
      return tr("the products so far make a group");
    case GroupForm::waitProducts:
      return bits == 0 ? tr("wait for all products")
                       : /*: %1: how many */ tr("wait for all products but the latest groups: %1")
                             .arg(bits);
    case GroupForm::fenceProducts:
      return tr("a fence, behind which the tensor cores find what is in the registers");
    case GroupForm::setRegisters:
      //: %1: how many
      return tr("from now on %1 registers a thread").arg(bits);
  }
  return {};
}

QString AsyncWords::clause(const QString& who, const trace::Record& record,
                           const trace::Step& step) {
  switch (step.kind) {
    case EventKind::memoryBarrier:
      //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: an array of barriers; %3:
      //: number of a line
      return tr("%1 is at a barrier of %2 on line %3")
          .arg(who, QString::fromStdString(record.arrays[step.array].name))
          .arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    case EventKind::bulkCopy:
      return tr("%1 starts a bulk copy on line %2").arg(who).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    case EventKind::tensorProduct:
      return tr("%1 gives the tensor cores a product on line %2").arg(who).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    case EventKind::asyncGroup:
      return tr("%1 keeps its copies or products in order on line %2").arg(who).arg(step.line);
    //: %1: the subject, "Thread 5 (warp 0, lane 5)" or "its warp"; %2: number of a line
    default:
      return tr("%1 is at a barrier of some threads on line %2").arg(who).arg(step.line);
  }
}

QString AsyncWords::deed(EventKind kind) {
  switch (kind) {
    //: Ends "Line 30 comes next: …"
    case EventKind::memoryBarrier:
      return tr("a barrier in shared memory");
    //: Ends "Line 30 comes next: …"
    case EventKind::bulkCopy:
      return tr("a bulk copy");
    //: Ends "Line 30 comes next: …"
    case EventKind::tensorProduct:
      return tr("a product by the tensor cores");
    //: Ends "Line 30 comes next: …"
    case EventKind::asyncGroup:
      return tr("a group of copies or products");
    //: Ends "Line 30 comes next: …"
    default:
      return tr("a barrier of some threads");
  }
}

}  // namespace lanescope::ui
