// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLocale>
#include <algorithm>
#include <array>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "app/text/text.h"
#include "trace/count/tensor_products.h"
#include "ui/kernel/result_facts.h"
#include "ui/stage/words/glossary.h"

namespace lanescope::ui {
namespace {

using values::AccessCounters;
using values::WarpCounters;

QString counted(std::uint64_t value) {
  return QLocale().toString(static_cast<qulonglong>(value));
}

/// The name of a fact on a part of the run, such as a line.
QString nameIn(const QString& part, const QString& name) {
  //: %1: a part of the run, "Line 30"; %2: name of a counter, "Barriers"
  return part.isEmpty() ? name : ResultWords::tr("%1: %2").arg(part, name);
}

/// A counter of an access and its explanation.
struct CounterText {
  std::uint64_t AccessCounters::*counter;
  Term term;
  QString title;   ///< %1: the kind of access
  QString help;    ///< %1: the name of the GPU's counter
  QString metric;  ///< the name of the GPU's counter; %1: the operation
};

std::array<CounterText, 2> globalTexts() {
  //: Nsight Compute is NVIDIA's profiler. %1: what it calls this counter
  const QString gpu = ResultWords::tr(
      "Nsight Compute: %1, which reads a few more where lanes of a warp run an unrolled loop "
      "unequally often. Where blocks wait for each other, the number of looks differs from run to "
      "run.");
  return {{{//: Name of a counter. %1: a kind of access, "Global loads"
            &AccessCounters::requests, Term::request, ResultWords::tr("%1, requests"),
            paragraph({meaningOf(Term::request), gpu}),
            QStringLiteral("l1tex__t_requests_pipe_lsu_mem_global_op_%1.sum")},
           {//: Name of a counter. %1: a kind of access, "Global loads"
            &AccessCounters::sectors, Term::sector, ResultWords::tr("%1, sectors"),
            paragraph({meaningOf(Term::sector),
                       ResultWords::tr("The fewer a request touches, the better."), gpu}),
            QStringLiteral("l1tex__t_sectors_pipe_lsu_mem_global_op_%1.sum")}}};
}

std::array<CounterText, 2> sharedTexts() {
  return {
      {{//: Name of a counter. %1: a kind of access, "Shared loads"
        &AccessCounters::wavefronts, Term::wavefront, ResultWords::tr("%1, wavefronts"),
        paragraph(
            {//: Nsight Compute is NVIDIA's profiler. %1: what it calls this counter
             meaningOf(Term::wavefront),
             ResultWords::tr(
                 "Nsight Compute: %1, which reads less where the compiler loads two or four "
                 "neighbouring words at once, or only the words that are stored, and a few more "
                 "where many warps come at once.")}),
        QStringLiteral("l1tex__data_pipe_lsu_wavefronts_mem_shared_op_%1.sum")},
       {//: Name of a counter. %1: a kind of access, "Shared loads"
        &AccessCounters::conflicts, Term::bankConflict, ResultWords::tr("%1, bank conflicts"),
        paragraph({//: Nsight Compute is NVIDIA's profiler. %1: what it calls this counter
                   meaningOf(Term::bankConflict),
                   ResultWords::tr("The passes more than needed are counted. Nsight Compute: %1, "
                                   "which also counts a few more where many warps come at once.")}),
        QStringLiteral("l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_%1.sum")}}};
}

/// A kind of access, as the name of the GPU's counter calls its operation.
struct AccessKind {
  QString name;
  AccessCounters WarpCounters::*access;
  QString operation;
  std::array<CounterText, 2> texts;
};

std::array<AccessKind, 6> accessKinds() {
  const QString load = QStringLiteral("ld");
  const QString store = QStringLiteral("st");
  const QString atomic = QStringLiteral("atom");
  const auto global = globalTexts();
  const auto shared = sharedTexts();
  return {{{//: A kind of access: loads from global memory
            ResultWords::tr("Global loads"), &WarpCounters::globalLoads, load, global},
           {//: A kind of access: stores to global memory
            ResultWords::tr("Global stores"), &WarpCounters::globalStores, store, global},
           {//: A kind of access: atomic operations on global memory
            ResultWords::tr("Global atomics"), &WarpCounters::globalAtomics, atomic, global},
           {//: A kind of access: loads from shared memory
            ResultWords::tr("Shared loads"), &WarpCounters::sharedLoads, load, shared},
           {//: A kind of access: stores to shared memory
            ResultWords::tr("Shared stores"), &WarpCounters::sharedStores, store, shared},
           {//: A kind of access: atomic operations on shared memory
            ResultWords::tr("Shared atomics"), &WarpCounters::sharedAtomics, atomic, shared}}};
}

bool readsFromGpu(AccessCounters WarpCounters::*access, std::uint64_t AccessCounters::*counter) {
  return std::ranges::any_of(values::kHardwareMetrics, [&](const values::HardwareMetric& metric) {
    return metric.access == access && metric.counter == counter;
  });
}

/// Adds the facts of some warps: one for each counter of each kind of access that there was.
/// `part`: of the run, which the names of the facts begin with; empty for all of it. `recorded`:
/// what the record counts. `measured`: what the GPU read. Each of the two is null where it is
/// unknown.
void addCounters(const QString& part, const WarpCounters* recorded, const WarpCounters* measured,
                 QList<Fact>& facts) {
  if (recorded != nullptr && recorded->barriers > 0) {
    facts += {//: Name of a counter: how often a warp has arrived at a barrier
              nameIn(part, ResultWords::tr("Barriers")),
              counted(recorded->barriers),
              paragraph({meaningOf(Term::barrier),
                         ResultWords::tr("Each arrival of a warp counts once.")}),
              {},
              placeOf(Term::barrier)};
  }
  const auto hasAny = [](const WarpCounters* warps, AccessCounters WarpCounters::*access) {
    return warps != nullptr && warps->*access != AccessCounters();
  };
  for (const AccessKind& kind : accessKinds()) {
    if (!hasAny(recorded, kind.access) && !hasAny(measured, kind.access)) continue;
    for (const auto& [counter, term, title, help, metric] : kind.texts) {
      Fact& fact = facts.emplace_back(
          Fact{nameIn(part, title.arg(kind.name)), {}, help.arg(metric.arg(kind.operation))});
      fact.place = placeOf(term);
      if (recorded != nullptr) fact.value = counted(recorded->*kind.access.*counter);
      if (measured != nullptr && readsFromGpu(kind.access, counter)) {
        fact.measured = counted(measured->*kind.access.*counter);
      }
    }
  }
}

/// Adds the fact of what the tensor cores did, if they did something.
void addOfTensorCores(std::uint64_t multiplyAdds, QList<Fact>& facts) {
  if (multiplyAdds == 0) return;
  facts += {ResultWords::tr("Fused multiply-adds, tensor cores"), counted(multiplyAdds),
            ResultWords::tr("Tensor cores multiply small matrices. These are the products and sums "
                            "of their elements; a GPU counts whole instructions.")};
}

/// Adds a fact for each kind of floating-point operation that there was. `recorded` and `measured`:
/// as for `addCounters`.
void addArithmetic(const QString& part, const values::Arithmetic* recorded,
                   const values::Arithmetic* measured, QList<Fact>& facts) {
  const std::array names{
      //: Name of a counter; float32: numbers of 32 bits
      ResultWords::tr("Additions, float32"),
      //: Name of a counter; float32: numbers of 32 bits
      ResultWords::tr("Multiplications, float32"), ResultWords::tr("Fused multiply-adds, float32"),
      //: Name of a counter; float64: numbers of 64 bits
      ResultWords::tr("Additions, float64"),
      //: Name of a counter; float64: numbers of 64 bits
      ResultWords::tr("Multiplications, float64"), ResultWords::tr("Fused multiply-adds, float64")};
  static_assert(names.size() == values::kArithmeticMetrics.size());
  //: Nsight Compute is NVIDIA's profiler. %1: what it calls this counter
  const QString help = ResultWords::tr(
      "Operations of single threads, as the source writes them. Nsight Compute: %1, which counts "
      "the compiled kernel: there the compiler may have fused a product with the sum that takes "
      "it.");
  for (std::size_t i = 0; i < names.size(); ++i) {
    const values::ArithmeticMetric& metric = values::kArithmeticMetrics[i];
    const auto of = [&](const values::Arithmetic* counters) {
      return counters == nullptr ? 0 : counters->*metric.type.*metric.counter;
    };
    if (of(recorded) == 0 && of(measured) == 0) continue;
    Fact& fact = facts.emplace_back(Fact{nameIn(part, names[i]), {}, help.arg(metric.name)});
    if (recorded != nullptr) fact.value = counted(of(recorded));
    if (measured != nullptr) fact.measured = counted(of(measured));
  }
  if (recorded != nullptr) addOfTensorCores(recorded->tensor, facts);
}

template <class T>
const T* addressOf(const std::optional<T>& value) {
  return value ? &*value : nullptr;
}

/// The facts of the record of a result that has counters. `measured`: what the GPU read of the
/// same, or nothing.
void addRecorded(const values::RunResult& result, const values::HardwareCounters& measured,
                 QList<Fact>& facts) {
  const values::Counters& counters = *result.counters;
  //: %1: how many blocks are recorded; %2: how many there are
  const QString recorded =
      counters.blocks == counters.recordedBlocks
          ? counted(counters.blocks)
          : ResultWords::tr("%1 of %2")
                .arg(counted(counters.recordedBlocks), counted(counters.blocks));
  facts += {//: Name of a counter
            ResultWords::tr("Recorded blocks"),
            recorded,
            paragraph({meaningOf(Term::block),
                       ResultWords::tr("The numbers below count what these did.")}),
            {},
            placeOf(Term::block)};
  if (counters.work) {
    facts += {//: Name of a counter: how many operations there are
              ResultWords::tr("Work"),
              counted(counters.work->operations),
              ResultWords::tr("Operations on two values; a fused multiply-add is two."),
              {},
              placeInGlossary("work")};
    facts += {//: Name of a counter: how long the longest chain of operations is
              ResultWords::tr("Depth"),
              counted(counters.work->depth),
              ResultWords::tr("The longest chain of operations that wait for each other."),
              {},
              placeInGlossary("depth")};
  }
  addArithmetic({}, addressOf(counters.arithmetic), addressOf(measured.arithmetic), facts);
  if (result.record) addOfTensorCores(trace::tensorMultiplyAdds(*result.record), facts);
  facts += {//: Name of a counter: how many of a warp's 32 lanes take part on average
            ResultWords::tr("Active lanes"),
            //: A mean of lanes of a warp. %1: a number, "12.4"
            ResultWords::tr("%1 of 32").arg(shownNumber(counters.activeLanes, 'f', 1)),
            paragraph({meaningOf(Term::lane),
                       ResultWords::tr("This is the mean over the accesses of warps.")}),
            {},
            placeOf(Term::lane)};
  addCounters({}, &counters.total, addressOf(measured.launch), facts);
  for (const values::LineCounters& line : counters.lines) {
    //: Before the name of a counter. %1: number of a line of the source
    addCounters(ResultWords::tr("Line %1").arg(line.line), &line.warps, nullptr, facts);
  }
  if (counters.truncated) {
    facts += {//: Name of a fact: whether the record was full before the run ended
              ResultWords::tr("Truncated"),
              //: Behind "Truncated": it is so
              ResultWords::tr("yes"),
              ResultWords::tr("Some thread did more than the record has room for."),
              {},
              placeInGlossary("record")};
  }
}

}  // namespace

QList<Fact> counterFacts(const values::RunResult& result) {
  const values::HardwareCounters measured =
      result.hardwareCounters.value_or(values::HardwareCounters());
  const bool isComparedOne = result.counters && result.counters->isOfWholeLaunch();
  QList<Fact> facts;
  if (result.counters) {
    addRecorded(result, isComparedOne ? measured : values::HardwareCounters(), facts);
  }
  if (!isComparedOne) {
    //: Before the name of a counter: all blocks, not those of the record alone
    const QString whole = ResultWords::tr("Whole launch");
    addArithmetic(whole, nullptr, addressOf(measured.arithmetic), facts);
    addCounters(whole, nullptr, addressOf(measured.launch), facts);
  }
  return facts;
}

}  // namespace lanescope::ui
