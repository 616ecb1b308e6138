// SPDX-License-Identifier: Apache-2.0
#include "trace/record/line_visit.h"

namespace lanescope::trace {
namespace {

bool isAlike(const Step& a, const Step& b) {
  return a.kind == b.kind && a.form == b.form && a.array == b.array;
}

bool isOneLine(const Step& a, const Step& b) {
  return a.line == b.line && a.epoch == b.epoch;
}

}  // namespace

LineVisit visitOf(const Timeline& timeline, std::size_t step) {
  const Step& here = timeline.step(step);
  std::size_t first = step;
  while (first > 0 && isOneLine(timeline.step(first - 1), here)) --first;
  // A round begins with what the first one began with, behind something else: `a[i] * b[i]` again
  // and again. What is done twice running, as by `s[i] + s[i + d]`, is of one round.
  const Step& beginning = timeline.step(first);
  const auto begins = [&](std::size_t i) {
    return isAlike(timeline.step(i), beginning) && !isAlike(timeline.step(i - 1), beginning);
  };
  for (std::size_t i = first + 1; i <= step; ++i) {
    if (begins(i)) first = i;
  }
  std::size_t last = step + 1;
  while (last < timeline.stepCount() && isOneLine(timeline.step(last), here) && !begins(last)) {
    ++last;
  }
  return {first, last};
}

}  // namespace lanescope::trace
