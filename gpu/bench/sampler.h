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

/// What was sampled of one subject.
struct Sampled {
  std::vector<values::Milliseconds> samples;  ///< in the order taken
  int dropped = 0;                            ///< taken at throttled clocks, and not among them
  bool noisy = false;                         ///< a limit came before the error that was wanted
  bool gaps = false;                          ///< see Sample
  double clockMHz = 0;                        ///< the median of the samples that were kept
  std::string failure = {};  ///< why it could not be sampled on, as a sentence; empty: it could
};

/// Samples the subjects in turn, each once a round and in another random order each round, so that
/// what drifts meanwhile meets all of them alike (Google Benchmark, docs/random_interleaving.md).
/// Rounds go on until all of them have what `sampling` wants or a limit is reached. A warm-up of at
/// least a round comes first and counts for nothing.
///
/// A sample at less than 75% of the peak clock is dropped, and where others were kept before, the
/// GPU is left alone for 50 ms (both as in NVIDIA/nvbench, measure_cold). Where a device does not
/// come near its peak in ten samples one after the other, what it reached in them counts as its
/// peak from then on.
///
/// A subject that throws values::Error (unavailable) is left alone from then on; the others go on.
///
/// `progress`: 0 to 1, after each round. Ends early, with what there is, on `stop`.
[[nodiscard]] std::vector<Sampled> sampleInTurn(std::span<Subject* const> subjects,
                                                const values::Sampling& sampling,
                                                const std::stop_token& stop,
                                                const std::function<void(double)>& progress);

}  // namespace lanescope::bench
