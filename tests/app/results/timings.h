// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "request/result.h"

// Timings by hand.
namespace lanescope::results {

inline values::BenchSeries cpu(const std::string& name, std::int64_t n, double ms) {
  values::BenchSeries series;
  series.name = "cpu: " + name;
  series.where = "CPU: test";
  series.n = n;
  series.samples = {values::Milliseconds(ms), values::Milliseconds(ms), values::Milliseconds(ms)};
  return series;
}

/// 2 ms of copies, beside the kernel.
inline values::BenchSeries gpu(std::int64_t n, double kernelMs,
                               const std::string& name = "dot_shared") {
  values::BenchSeries series;
  series.name = name;
  series.where = "GPU: test";
  series.n = n;
  series.samples = {values::Milliseconds(kernelMs)};
  series.phases = values::Phases{};
  series.phases->hostToDevice = values::Milliseconds(2.0);
  series.phases->kernel = values::Milliseconds(kernelMs);
  return series;
}

}  // namespace lanescope::results
