// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/english_plurals.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lanescope {
namespace {

struct Forms {
  std::string_view source;
  const char* one;
  const char* many;
};

constexpr std::array kForms{
    Forms{"%n bar(s) have the copies of pageable memory: those of page-locked memory were not "
          "timed.",
          "%n bar has the copies of pageable memory: those of page-locked memory were not timed.",
          "%n bars have the copies of pageable memory: those of page-locked memory were not "
          "timed."},
    Forms{"%n benchmark(s) are in the history already.", "%n benchmark is in the history already.",
          "%n benchmarks are in the history already."},
    Forms{"%n benchmark(s) imported.", "%n benchmark imported.", "%n benchmarks imported."},
    Forms{"%n chunk(s)", "%n chunk", "%n chunks"},
    Forms{"%n entry(s) deleted.", "%n entry deleted.", "%n entries deleted."},
    Forms{"%n point(s) cannot be drawn: not a positive number.",
          "%n point cannot be drawn: it is not a positive number.",
          "%n points cannot be drawn: they are not positive numbers."},
    Forms{"%n result(s) are not a number and cannot be drawn.",
          "%n result is not a number and cannot be drawn.",
          "%n results are not numbers and cannot be drawn."},
    Forms{"%n result(s) err by more than rounding explains.",
          "%n result errs by more than rounding explains.",
          "%n results err by more than rounding explains."},
    Forms{"%n result(s) failed the check.", "%n result failed the check.",
          "%n results failed the check."},
    Forms{"%n sample(s) are not a number and are not drawn.",
          "%n sample is not a number and is not drawn.",
          "%n samples are not numbers and are not drawn."},
    Forms{"%n thing(s) are wrong.", "%n thing is wrong.", "%n things are wrong."},
    Forms{"%n timing(s) at this size are noisy: the time was up before their error was small "
          "enough.",
          "%n timing at this size is noisy: the time was up before its error was small enough.",
          "%n timings at this size are noisy: the time was up before their error was small "
          "enough."},
    Forms{"%n timing(s) cannot be drawn: not a positive number.",
          "%n timing cannot be drawn: it is not a positive number.",
          "%n timings cannot be drawn: they are not positive numbers."},
    Forms{"Found %n place(s).", "Found %n place.", "Found %n places."},
    Forms{"Recorded on %1: %2 at n = %3 in %n chunk(s) on %4.",
          "Recorded on %1: %2 at n = %3 in %n chunk on %4.",
          "Recorded on %1: %2 at n = %3 in %n chunks on %4."},
    Forms{"Replaced %n place(s).", "Replaced %n place.", "Replaced %n places."},
    Forms{"n = %1: median %2, quartiles %3 to %4, %n sample(s)",
          "n = %1: median %2, quartiles %3 to %4, %n sample",
          "n = %1: median %2, quartiles %3 to %4, %n samples"}};

}  // namespace

QString EnglishPlurals::translate(const char* /*context*/, const char* source,
                                  const char* /*disambiguation*/, int n) const {
  if (n < 0) return {};
  const auto* const found = std::ranges::find(kForms, std::string_view(source), &Forms::source);
  if (found == kForms.end()) return {};
  return QString::fromUtf8(n == 1 ? found->one : found->many);
}

}  // namespace lanescope
