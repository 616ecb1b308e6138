// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "bench/sample.h"
#include "request/sampling.h"

namespace lanescope::bench {

/// The samples of one subject.
struct Sampled {
  std::vector<values::Milliseconds> samples;  ///< in the order taken
  int dropped = 0;      ///< number of samples at throttled clocks, which are not in `samples`
  bool noisy = false;   ///< a limit ended sampling before the wanted error was reached
  bool gaps = false;    ///< see Sample
  double clockMHz = 0;  ///< median of the kept samples
  /// Sentence that says why sampling ended with a failure; empty: it did not.
  std::string failure = {};
};

/// Samples the subjects in turn, each once per round and in another random order each round, so
/// that drift affects all of them alike (Google Benchmark, docs/random_interleaving.md). Rounds go
/// on until all subjects satisfy `sampling` or a limit is reached. A warm-up of at least one round
/// comes first and is not counted.
///
/// A sample at less than 75% of the peak clock is dropped; if samples were kept before, the GPU
/// then rests for 50 ms (both as in NVIDIA/nvbench, measure_cold). If a device stays below that in
/// ten samples in a row, their clock becomes its peak.
///
/// A subject that throws values::Error (unavailable) is not sampled any more; the others are.
///
/// `progress` gets 0 to 1 after each round. A `stop` request ends sampling early with what there
/// is.
[[nodiscard]] std::vector<Sampled> sampleInTurn(std::span<Subject* const> subjects,
                                                const values::Sampling& sampling,
                                                const std::stop_token& stop,
                                                const std::function<void(double)>& progress);

}  // namespace lanescope::bench
