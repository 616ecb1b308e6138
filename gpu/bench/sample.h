// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "request/sampling.h"

namespace lanescope::bench {

/// One sample of something's time.
struct Sample {
  values::Milliseconds time{};  ///< of one call
  double clockMHz = 0;          ///< of the GPU meanwhile; 0: not known
  bool gaps = false;            ///< the host's time between calls is in it
};

/// Something that can be timed again and again.
class Subject {
 public:
  Subject() = default;
  Subject(const Subject&) = delete;
  Subject& operator=(const Subject&) = delete;
  virtual ~Subject() = default;

  /// Takes one sample. Throws values::Error.
  [[nodiscard]] virtual Sample take() = 0;
  /// Calls in one sample. Settled once a sample was taken.
  [[nodiscard]] virtual int calls() const { return 1; }
  /// The clock that the device says it can reach; 0: not known.
  [[nodiscard]] virtual double peakMHz() const { return 0; }
};

/// How many calls make a sample that lasts long enough for any clock, when one takes `once`: 0.2
/// ms, where CUDA's events are promised to resolve 0.5 us (CUDA Runtime API,
/// cudaEventElapsedTime). Never more than `most`.
[[nodiscard]] int callsFor(values::Milliseconds once, int most);

}  // namespace lanescope::bench
