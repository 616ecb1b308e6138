// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLocale>
#include <algorithm>
#include <array>

#include "app/text/text.h"
#include "ui/kernel/result_facts.h"
#include "ui/stage/words/glossary.h"

namespace lanescope::ui {
namespace {

using values::AccessCounters;
using values::WarpCounters;

QString counted(std::uint64_t value) {
  return QLocale().toString(static_cast<qulonglong>(value));
}

/// A counter of an access and its explanation.
struct CounterText {
  std::uint64_t AccessCounters::*counter;
  QString title;  ///< %1: the kind of access
  QString help;   ///< %1: the operation in the name of the GPU's counter
};

std::array<CounterText, 2> globalTexts() {
  const QString more = ResultWords::tr(
      ", which reads a few more where lanes of a warp run an unrolled loop unequally often. Where "
      "blocks wait for each other, the number of looks differs from run to run.");
  return {
      {{&AccessCounters::requests, ResultWords::tr("%1, requests"),
        meaningOf(Term::request) +
            ResultWords::tr(" Nsight Compute: l1tex__t_requests_pipe_lsu_mem_global_op_%1.sum") +
            more},
       {&AccessCounters::sectors, ResultWords::tr("%1, sectors"),
        meaningOf(Term::sector) +
            ResultWords::tr(" The fewer a request touches, the better. Nsight Compute: "
                            "l1tex__t_sectors_pipe_lsu_mem_global_op_%1.sum") +
            more}}};
}

std::array<CounterText, 2> sharedTexts() {
  return {
      {{&AccessCounters::wavefronts, ResultWords::tr("%1, wavefronts"),
        meaningOf(Term::wavefront) +
            ResultWords::tr(
                " Nsight Compute: l1tex__data_pipe_lsu_wavefronts_mem_shared_op_%1.sum, which "
                "reads less where the compiler loads two or four neighbouring words at once, "
                "and a few more, not the same from run to run, where many warps come at once.")},
       {&AccessCounters::conflicts, ResultWords::tr("%1, bank conflicts"),
        meaningOf(Term::bankConflict) +
            ResultWords::tr(" The passes more than needed are counted. Nsight Compute: "
                            "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_%1.sum, which "
                            "counts those few more, too.")}}};
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
  return {{{ResultWords::tr("Global loads"), &WarpCounters::globalLoads, load, global},
           {ResultWords::tr("Global stores"), &WarpCounters::globalStores, store, global},
           {ResultWords::tr("Global atomics"), &WarpCounters::globalAtomics, atomic, global},
           {ResultWords::tr("Shared loads"), &WarpCounters::sharedLoads, load, shared},
           {ResultWords::tr("Shared stores"), &WarpCounters::sharedStores, store, shared},
           {ResultWords::tr("Shared atomics"), &WarpCounters::sharedAtomics, atomic, shared}}};
}

bool readsFromGpu(AccessCounters WarpCounters::*access, std::uint64_t AccessCounters::*counter) {
  return std::ranges::any_of(values::kHardwareMetrics, [&](const values::HardwareMetric& metric) {
    return metric.access == access && metric.counter == counter;
  });
}

/// Adds the facts of some warps: one for each counter of each kind of access that there was.
/// `before`: what the names of the facts begin with. `recorded`: what the record counts.
/// `measured`: what the GPU read. Each of the two is null where it is unknown.
void addCounters(const QString& before, const WarpCounters* recorded, const WarpCounters* measured,
                 QList<Fact>& facts) {
  if (recorded != nullptr && recorded->barriers > 0) {
    facts += {before + ResultWords::tr("Barriers"), counted(recorded->barriers),
              meaningOf(Term::barrier) + ResultWords::tr(" Each arrival of a warp counts once.")};
  }
  const auto hasAny = [](const WarpCounters* warps, AccessCounters WarpCounters::*access) {
    return warps != nullptr && warps->*access != AccessCounters();
  };
  for (const AccessKind& kind : accessKinds()) {
    if (!hasAny(recorded, kind.access) && !hasAny(measured, kind.access)) continue;
    for (const auto& [counter, title, help] : kind.texts) {
      Fact& fact =
          facts.emplace_back(Fact{before + title.arg(kind.name), {}, help.arg(kind.operation)});
      if (recorded != nullptr) fact.value = counted(recorded->*kind.access.*counter);
      if (measured != nullptr && readsFromGpu(kind.access, counter)) {
        fact.measured = counted(measured->*kind.access.*counter);
      }
    }
  }
}

/// The facts of a record. `measured`: what the GPU read of the same, or null.
void addRecorded(const values::Counters& counters, const WarpCounters* measured,
                 QList<Fact>& facts) {
  const QString recorded =
      counters.blocks == counters.recordedBlocks
          ? counted(counters.blocks)
          : ResultWords::tr("%1 of %2")
                .arg(counted(counters.recordedBlocks), counted(counters.blocks));
  facts += {ResultWords::tr("Recorded blocks"), recorded,
            meaningOf(Term::block) + ResultWords::tr(" The numbers below count what these did.")};
  if (counters.work) {
    facts += {ResultWords::tr("Work"), counted(counters.work->operations),
              ResultWords::tr("Operations on two values; a fused multiply-add is two.")};
    facts += {ResultWords::tr("Depth"), counted(counters.work->depth),
              ResultWords::tr("The longest chain of operations that wait for each other.")};
  }
  facts +=
      {ResultWords::tr("Active lanes"),
       ResultWords::tr("%1 of 32").arg(QString::number(counters.activeLanes, 'f', 1)),
       meaningOf(Term::lane) + ResultWords::tr(" This is the mean over the accesses of warps.")};
  addCounters({}, &counters.total, measured, facts);
  for (const values::LineCounters& line : counters.lines) {
    addCounters(ResultWords::tr("Line %1: ").arg(line.line), &line.warps, nullptr, facts);
  }
  if (counters.truncated) {
    facts += {ResultWords::tr("Truncated"), ResultWords::tr("yes"),
              ResultWords::tr("Some thread did more than the record has room for.")};
  }
}

}  // namespace

QList<Fact> counterFacts(const values::RunResult& result) {
  const WarpCounters* const measured = result.hardwareCounters && result.hardwareCounters->launch
                                           ? &*result.hardwareCounters->launch
                                           : nullptr;
  const bool isComparedOne = result.counters && result.counters->isOfWholeLaunch();
  QList<Fact> facts;
  if (result.counters) addRecorded(*result.counters, isComparedOne ? measured : nullptr, facts);
  if (!isComparedOne && measured != nullptr) {
    addCounters(ResultWords::tr("Whole launch: "), nullptr, measured, facts);
  }
  return facts;
}

}  // namespace lanescope::ui
