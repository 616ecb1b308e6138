// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "request/sampling.h"

namespace lanescope::bench {

/// One sample of a subject's time.
struct Sample {
  values::Milliseconds time{};  ///< time of one call
  double clockMHz = 0;          ///< clock of the GPU meanwhile; 0: not known
  bool gaps = false;            ///< the time contains the host's time between calls
};

/// A piece of work that can be timed repeatedly.
class Subject {
 public:
  Subject() = default;
  Subject(const Subject&) = delete;
  Subject& operator=(const Subject&) = delete;
  virtual ~Subject() = default;

  /// Takes one sample. Throws values::Error.
  [[nodiscard]] virtual Sample take() = 0;
  /// Calls in one sample; valid after the first sample.
  [[nodiscard]] virtual int calls() const { return 1; }
  /// The highest clock in MHz according to the device; 0: not known.
  [[nodiscard]] virtual double peakMHz() const { return 0; }
};

/// Returns how many calls of duration `once` make a sample that is long enough for any clock: 0.2
/// ms. CUDA's events are promised to resolve 0.5 us (CUDA Runtime API, cudaEventElapsedTime). At
/// most `most`.
[[nodiscard]] int callsFor(values::Milliseconds once, int most);

}  // namespace lanescope::bench
