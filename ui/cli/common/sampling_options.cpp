// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/options.h"

#include <algorithm>

#include "values/error.h"

namespace lanescope::cli {
namespace {

constexpr double kMostSeconds = 3600;

values::Milliseconds secondsOf(const QCommandLineParser& parser, const QString& name,
                               values::Milliseconds fallback) {
  if (!parser.isSet(name)) return fallback;
  bool ok = false;
  const double seconds = parser.value(name).toDouble(&ok);
  if (!ok || !(seconds >= 0 && seconds <= kMostSeconds)) {
    values::refuse(name.toStdString() + " = " + parser.value(name).toStdString() +
                   " is no time: it must be from 0 to 3600 seconds.");
  }
  return values::Milliseconds(1000 * seconds);
}

}  // namespace

Options samplingOptions() {
  return {
      {"samples",
       "The least number of samples of each point; more are taken until the standard error of the "
       "median is under 0.5%. Usually 10.",
       "COUNT"},
      {"min-time", "Sample each point for so many seconds at least. Usually 0.", "SECONDS"},
      {"max-time",
       "Sample the kernels, and then the CPU variants, for so many seconds at most at one "
       "size, whatever the error. Usually 0.5.",
       "SECONDS"},
      {"hot",
       "Time a GPU's kernels with their data in its L2 cache, as far as they fit. This is usual."},
      {"cold",
       "Time them with none of their data in the L2 cache; with --hot both. A CPU is always "
       "timed hot."}};
}

values::Sampling samplingOf(const QCommandLineParser& parser) {
  constexpr int kMostSamples = 10'000;
  values::Sampling sampling;
  sampling.samples =
      static_cast<int>(integerOf(parser, "samples", 1, kMostSamples, sampling.samples));
  sampling.minTime = secondsOf(parser, "min-time", sampling.minTime);
  sampling.maxTime =
      secondsOf(parser, "max-time", std::max(sampling.maxTime, 2 * sampling.minTime));
  if (sampling.maxTime < sampling.minTime) {
    values::refuse("max-time is shorter than min-time.");
  }
  sampling.cold = parser.isSet("cold");
  sampling.hot = parser.isSet("hot") || !sampling.cold;
  return sampling;
}

}  // namespace lanescope::cli
