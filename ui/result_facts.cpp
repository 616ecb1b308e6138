// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result_facts.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "ui/text.h"

namespace lanescope::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::ResultFacts)
};

/// As many digits as tell two float32 apart; for the references, as many as a double deserves.
QString number(double value, int digits) {
  return QString::number(value, 'g', digits);
}

QString count(std::uint64_t value) {
  return QLocale().toString(static_cast<qulonglong>(value));
}

}  // namespace

QString timeText(values::Milliseconds time) {
  const double ms = time.count();
  if (!std::isfinite(ms)) return Words::tr("unknown");
  if (ms >= 1000.0) return Words::tr("%1 s").arg(number(ms / 1000.0, 3));
  if (ms >= 1.0 || ms == 0.0) return Words::tr("%1 ms").arg(number(ms, 3));
  return Words::tr("%1 µs").arg(number(ms * 1000.0, 3));
}

QString originText(const values::RunResult& result) {
  if (result.backend == values::BackendChoice::emulator) return Words::tr("Emulator");
  return Words::tr("GPU: %1").arg(toQString(result.device));
}

QString parametersText(const values::Parameters& parameters) {
  QStringList parts{Words::tr("n = %1").arg(parameters.n),
                    Words::tr("block %1").arg(parameters.block)};
  if (parameters.grid) parts += Words::tr("grid %1").arg(*parameters.grid);
  parts += toQString(parameters.pattern);
  return parts.join(QStringLiteral(" · "));
}

QList<Fact> checkFacts(const values::RunResult& result) {
  QList<Fact> facts{
      {Words::tr("Result"), number(result.result, 9), Words::tr("What the kernel computed.")},
      {Words::tr("Reference"), number(result.reference, 12),
       Words::tr("The same sum in double precision on the CPU.")},
  };
  if (result.closedForm) {
    facts += {Words::tr("Closed form"), number(*result.closedForm, 12),
              Words::tr("What the pattern's formula gives.")};
  }
  facts += {Words::tr("Error"), number(result.error, 3),
            Words::tr("The distance between result and reference.")};
  facts += {Words::tr("Tolerance"), number(result.tolerance, 3),
            Words::tr("The largest error that rounding explains for this order of additions.")};
  return facts;
}

QList<Fact> phaseFacts(const values::RunResult& result) {
  const values::Phases& phases = result.phases;
  return {
      {Words::tr("Allocate"), timeText(phases.allocate), Words::tr("Memory on the device.")},
      {Words::tr("Host to device"), timeText(phases.hostToDevice), Words::tr("Copy the inputs.")},
      {Words::tr("Kernel"), timeText(phases.kernel), Words::tr("The launch alone.")},
      {Words::tr("Device to host"), timeText(phases.deviceToHost), Words::tr("Copy the outputs.")},
      {Words::tr("Host finish"), timeText(phases.hostFinish),
       Words::tr("What the host computes from the outputs.")},
      {Words::tr("Total"), timeText(phases.total()), Words::tr("The sum of the phases.")},
  };
}

QList<Fact> counterFacts(const values::Counters& counters) {
  const QString recorded =
      counters.blocks == counters.recordedBlocks
          ? count(counters.blocks)
          : Words::tr("%1 of %2").arg(count(counters.recordedBlocks), count(counters.blocks));
  QList<Fact> facts{
      {Words::tr("Recorded blocks"), recorded, Words::tr("What the numbers below count.")},
      {Words::tr("Barriers"), count(counters.barriers),
       Words::tr("Arrivals at a barrier, once a warp.")},
      {Words::tr("Global loads"), count(counters.globalLoads), Words::tr("Elements read.")},
      {Words::tr("Global stores"), count(counters.globalStores), Words::tr("Elements written.")},
      {Words::tr("Shared loads"), count(counters.sharedLoads), Words::tr("Elements read.")},
      {Words::tr("Shared stores"), count(counters.sharedStores), Words::tr("Elements written.")},
      {Words::tr("Global requests"), count(counters.globalRequests),
       Words::tr("Accesses of whole warps to global memory.")},
      {Words::tr("Sectors"), count(counters.globalSectors),
       Words::tr("Pieces of 32 bytes that those requests touch; the fewer a request, the better.")},
      {Words::tr("Shared requests"), count(counters.sharedRequests),
       Words::tr("Accesses of whole warps to shared memory.")},
      {Words::tr("Bank conflicts"), count(counters.bankConflicts),
       Words::tr("Extra passes, since lanes want different words of the same bank.")},
      {Words::tr("Active lanes"),
       Words::tr("%1 of 32").arg(QString::number(counters.activeLanes, 'f', 1)),
       Words::tr("Mean over the accesses of warps.")},
  };
  if (counters.truncated) {
    facts += {Words::tr("Truncated"), Words::tr("yes"),
              Words::tr("Some thread did more than the record has room for.")};
  }
  return facts;
}

}  // namespace lanescope::ui
