// SPDX-License-Identifier: Apache-2.0
#include "runner/display_limit.h"

#include <algorithm>
#include <cmath>

#include "bench/launch_limit.h"
#include "catalog/workload.h"
#include "runner/problem.h"
#include "values/error.h"

namespace lanescope::engine {

using values::Milliseconds;

std::string secondsText(Milliseconds time) {
  const double seconds = time.count() / 1e3;
  const double rounded = seconds < 10 ? std::round(seconds * 10) / 10 : std::round(seconds);
  std::string text = std::to_string(rounded);
  text.erase(text.find('.') + (seconds < 10 ? 2 : 0));
  return text + " s";
}

std::optional<std::string> tooLongForDisplay(const catalog::KernelRow& row,
                                             const values::Parameters& parameters,
                                             backend::Backend& backend,
                                             const backend::RunOptions& options,
                                             const std::stop_token& stop) {
  const std::optional<Milliseconds> longest = backend.longestLaunch(options.target);
  if (!longest) return std::nullopt;
  const auto at = [&](std::int64_t n) {
    values::Parameters smaller = parameters;
    smaller.n = n;
    return smaller;
  };
  const auto run = [&](std::int64_t n) {
    const Problem problem = makeProblem(row, at(n), {});
    const values::Plan plan = row.plan(problem.parameters);
    const auto once = [&] {
      return backend.run(plan, problem.inputs, options, stop, [](double) {}).phases.kernel;
    };
    const Milliseconds first = once();  // it loads the kernel, too
    return std::min(first, once());
  };
  const auto work = [&](std::int64_t n) {
    const catalog::Workload least = catalog::leastWorkload(row, at(n));
    return least.bytes + least.operations;
  };
  std::optional<Milliseconds> expected;
  try {
    expected = bench::LaunchLimit(longest).tooLong(parameters.n, run, work);
  } catch (const values::Error& error) {
    // There is no such problem with fewer elements: nothing can be told beforehand.
    if (error.kind() != values::ErrorKind::badInput) throw;
  }
  if (!expected) return std::nullopt;
  return "By smaller sizes, a launch would take about " + secondsText(*expected) +
         ", but this GPU also draws a display, and its driver ends what lasts too long: the limit "
         "is " +
         secondsText(*longest) + ".";
}

}  // namespace lanescope::engine
