// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/counter_facts.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/text/text.h"
#include "ui/stage/words/glossary.h"

namespace lanescope::ui {
namespace {

using values::AccessCounters;
using values::WarpCounters;

struct CounterWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::CounterFacts)
};

QString counted(std::uint64_t value) {
  return QLocale().toString(static_cast<qulonglong>(value));
}

/// Makes the facts of some warps: what the record counts, what the GPU read, or both.
class CounterFacts {
 public:
  /// `before`: what the names of the facts begin with. `recorded`, `measured`: null where unknown.
  CounterFacts(QString before, const WarpCounters* recorded, const WarpCounters* measured)
      : m_before(std::move(before)), m_recorded(recorded), m_measured(measured) {}

  /// One fact for each counter of each kind of access that there was.
  void addTo(QList<Fact>& facts) const;

 private:
  [[nodiscard]] bool isEmpty(AccessCounters WarpCounters::*access) const;
  [[nodiscard]] Fact fact(const QString& name, AccessCounters WarpCounters::*access,
                          std::uint64_t AccessCounters::*counter, const QString& help) const;
  void addGlobal(const QString& name, AccessCounters WarpCounters::*access, const char* op,
                 QList<Fact>& facts) const;
  void addShared(const QString& name, AccessCounters WarpCounters::*access, const char* op,
                 QList<Fact>& facts) const;

  QString m_before;
  const WarpCounters* m_recorded;
  const WarpCounters* m_measured;
};

bool CounterFacts::isEmpty(AccessCounters WarpCounters::*access) const {
  return (m_recorded == nullptr || m_recorded->*access == AccessCounters()) &&
         (m_measured == nullptr || m_measured->*access == AccessCounters());
}

Fact CounterFacts::fact(const QString& name, AccessCounters WarpCounters::*access,
                        std::uint64_t AccessCounters::*counter, const QString& help) const {
  Fact fact{m_before + name, {}, help};
  if (m_recorded != nullptr) fact.value = counted(m_recorded->*access.*counter);
  if (m_measured == nullptr) return fact;
  for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
    if (metric.access == access && metric.counter == counter) {
      fact.measured = counted(m_measured->*access.*counter);
    }
  }
  return fact;
}

void CounterFacts::addGlobal(const QString& name, AccessCounters WarpCounters::*access,
                             const char* op, QList<Fact>& facts) const {
  if (isEmpty(access)) return;
  facts +=
      fact(CounterWords::tr("%1, requests").arg(name), access, &AccessCounters::requests,
           meaningOf(Term::request) +
               CounterWords::tr(" Nsight Compute: "
                                "l1tex__t_requests_pipe_lsu_mem_global_op_%1.sum, which reads a "
                                "few more where lanes of a warp run an unrolled loop unequally "
                                "often. Where blocks wait for each other, how often one looks "
                                "differs from run to run.")
                   .arg(op));
  facts +=
      fact(CounterWords::tr("%1, sectors").arg(name), access, &AccessCounters::sectors,
           meaningOf(Term::sector) +
               CounterWords::tr(" The fewer a request touches, the better. Nsight Compute: "
                                "l1tex__t_sectors_pipe_lsu_mem_global_op_%1.sum, which reads a "
                                "few more where lanes of a warp run an unrolled loop unequally "
                                "often. Where blocks wait for each other, how often one looks "
                                "differs from run to run.")
                   .arg(op));
}

void CounterFacts::addShared(const QString& name, AccessCounters WarpCounters::*access,
                             const char* op, QList<Fact>& facts) const {
  if (isEmpty(access)) return;
  facts +=
      fact(CounterWords::tr("%1, wavefronts").arg(name), access, &AccessCounters::wavefronts,
           meaningOf(Term::wavefront) +
               CounterWords::tr(" Nsight Compute: "
                                "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_%1.sum, which reads "
                                "less where the compiler loads two or four neighbouring words "
                                "at once, and a few more, not the same from run to run, where many "
                                "warps come at once.")
                   .arg(op));
  facts +=
      fact(CounterWords::tr("%1, bank conflicts").arg(name), access, &AccessCounters::conflicts,
           meaningOf(Term::bankConflict) +
               CounterWords::tr(" Counted are the passes more than needed. Nsight Compute: "
                                "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_%1.sum, which "
                                "counts those few more, too.")
                   .arg(op));
}

void CounterFacts::addTo(QList<Fact>& facts) const {
  if (m_recorded != nullptr && m_recorded->barriers > 0) {
    facts += {m_before + CounterWords::tr("Barriers"), counted(m_recorded->barriers),
              meaningOf(Term::barrier) + CounterWords::tr(" Counted are arrivals, once a warp.")};
  }
  addGlobal(CounterWords::tr("Global loads"), &WarpCounters::globalLoads, "ld", facts);
  addGlobal(CounterWords::tr("Global stores"), &WarpCounters::globalStores, "st", facts);
  addGlobal(CounterWords::tr("Global atomics"), &WarpCounters::globalAtomics, "atom", facts);
  addShared(CounterWords::tr("Shared loads"), &WarpCounters::sharedLoads, "ld", facts);
  addShared(CounterWords::tr("Shared stores"), &WarpCounters::sharedStores, "st", facts);
  addShared(CounterWords::tr("Shared atomics"), &WarpCounters::sharedAtomics, "atom", facts);
}

/// The facts of a record. `measured`: what the GPU read of the same, or null.
void addRecorded(const values::Counters& counters, const WarpCounters* measured,
                 QList<Fact>& facts) {
  const QString recorded =
      counters.blocks == counters.recordedBlocks
          ? counted(counters.blocks)
          : CounterWords::tr("%1 of %2")
                .arg(counted(counters.recordedBlocks), counted(counters.blocks));
  facts += {CounterWords::tr("Recorded blocks"), recorded,
            meaningOf(Term::block) + CounterWords::tr(" The numbers below count what these did.")};
  if (counters.work) {
    facts += {CounterWords::tr("Work"), counted(counters.work->operations),
              CounterWords::tr("Operations on two values, as the arrows of the stage show them.")};
    facts += {CounterWords::tr("Depth"), counted(counters.work->depth),
              CounterWords::tr("The longest chain of operations that wait for each other.")};
  }
  facts +=
      {CounterWords::tr("Active lanes"),
       CounterWords::tr("%1 of 32").arg(QString::number(counters.activeLanes, 'f', 1)),
       meaningOf(Term::lane) + CounterWords::tr(" This is the mean over the accesses of warps.")};
  CounterFacts({}, &counters.total, measured).addTo(facts);
  for (const values::LineCounters& line : counters.lines) {
    CounterFacts(CounterWords::tr("Line %1: ").arg(line.line), &line.warps, nullptr).addTo(facts);
  }
  if (counters.truncated) {
    facts += {CounterWords::tr("Truncated"), CounterWords::tr("yes"),
              CounterWords::tr("Some thread did more than the record has room for.")};
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
    CounterFacts(CounterWords::tr("Whole launch: "), nullptr, measured).addTo(facts);
  }
  return facts;
}

}  // namespace lanescope::ui
