// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep_series.h"

namespace lanescope::tune {

values::BenchResult benchmarkOf(const SweepResults& results) {
  values::BenchResult benchmark;
  benchmark.kernel = results.space.kernel();
  benchmark.parameters = results.space.parameters();
  benchmark.machine = results.machine;
  benchmark.device = results.device;
  return benchmark;
}

values::BenchSeries seriesOf(const SweepResults& results, std::size_t cell) {
  const SweepCell& launch = results.cells[cell];
  values::BenchSeries series;
  series.name = results.space.kernel() + ", " + launchText(results.space, launch.parameters);
  series.where = results.emulated ? results.device : "GPU: " + results.device;
  series.emulated = results.emulated;
  series.n = launch.parameters.n;
  series.samples = launch.samples;
  series.noisy = launch.noisy;
  series.passed = !launch.isWrong;
  series.failure = launch.sentence;
  return series;
}

}  // namespace lanescope::tune
