// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/entry.h"

namespace lanescope::tests {

/// A kernel and a CPU variant at 2^10 and 2^20, with everything that a series can have.
[[nodiscard]] values::BenchResult sampleBenchmark(const std::string& kernel = "dot_shared");
/// Samples that `number` decides, so that a reader can tell whether they are whole.
[[nodiscard]] values::BenchSeries sampleSeries(std::int64_t number, std::size_t samples);
[[nodiscard]] values::RunResult sampleRun(const std::string& kernel = "dot_shared");
[[nodiscard]] history::Provenance sampleProvenance();

/// The JSON of each, to be compared: all fields but the samples of `result` are in it.
[[nodiscard]] std::string jsonOf(const values::BenchResult& result);
[[nodiscard]] std::string jsonOf(const values::RunResult& result);

}  // namespace lanescope::tests
