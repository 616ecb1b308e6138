// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/steady_bench.h"

#include <utility>

#include "app/engine/bench_recovery.h"
#include "values/error.h"

namespace lanescope::cli {

values::BenchResult benchSteadily(EngineSession& engine, const values::BenchRequest& request,
                                  const QString& label) {
  app::BenchRecovery recovery(request);
  while (const auto next = recovery.next()) {
    try {
      const auto add = [&](const values::BenchSeries& series) { recovery.add(series); };
      recovery.finish(*engine.bench(*next, add, label));
    } catch (const values::Error& error) {
      recovery.fail(error);
    }
  }
  return std::move(recovery).result();
}

}  // namespace lanescope::cli
