// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "lab/front_end/front_end.h"
#include "lab/front_end/result_json.h"
#include "lab/front_end/text_scan.h"
#include "tests/gpu/lab/front_end/text_mutator.h"
#include "values/error.h"

// Whatever text the lab is given, the rewriting ends within a second, with a result or a sentence.
// The first look at a text takes microseconds, libclang takes milliseconds, so that one text in
// twenty goes through both. LANESCOPE_FUZZ_INPUTS=1000000 takes as many texts;
// LANESCOPE_FUZZ_FIRST is the number of the first one.

namespace lanescope::lab {
namespace {

constexpr std::uint64_t kInputs = 6000;
constexpr std::uint64_t kOneIn = 20;
constexpr std::chrono::seconds kMostTime{1};

std::uint64_t numberFrom(const char* variable, std::uint64_t otherwise) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// The text without the lines by which the catalogue's build takes it in.
std::string withoutOwnLines(const std::string& text) {
  std::istringstream lines(text);
  std::string kept;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("LANESCOPE_") && !line.starts_with("#include \"")) kept += line;
    kept += '\n';
  }
  return kept;
}

std::vector<std::string> corpus() {
  std::vector<std::string> texts;
  for (const std::string folder : {"/tests/gpu/lab/kernels", "/gpu/kernels"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             std::string(LANESCOPE_SOURCE_DIR) + folder)) {
      const auto extension = entry.path().extension();
      if (extension != ".cu" && extension != ".cuh") continue;
      std::ostringstream text;
      text << std::ifstream(entry.path()).rdbuf();
      texts.push_back(withoutOwnLines(text.str()));
      // The lab's own come often, since the catalogue's words are none that a user writes.
      if (extension == ".cu") texts.insert(texts.end(), 12, texts.back());
    }
  }
  std::ranges::sort(texts);  // the order of a folder is nobody's promise
  return texts;
}

volatile std::sig_atomic_t numberNow = 0;

/// Names the text at which the process is stuck, or fell, and ends.
void onSignal(int signal) {
  char line[96];
  const int length = std::snprintf(line, sizeof line, "signal %d at the text with number %lld\n",
                                   signal, static_cast<long long>(numberNow));
  if (write(STDERR_FILENO, line, static_cast<std::size_t>(std::max(length, 0))) < 0) _exit(4);
  _exit(3);
}

/// The handler has a stack of its own, since the usual one may be used up.
void catchSignals() {
  static std::array<char, 64 * 1024> stack;
  stack_t other{};
  other.ss_sp = stack.data();
  other.ss_size = stack.size();
  sigaltstack(&other, nullptr);
  struct sigaction action {};
  action.sa_handler = onSignal;
  action.sa_flags = SA_ONSTACK;
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGVTALRM}) {
    sigaction(signal, &action, nullptr);
  }
}

/// Ends the process where a text takes ten seconds of the processor's time.
void limitTime() {
  const itimerval limit{{0, 0}, {10, 0}};
  setitimer(ITIMER_VIRTUAL, &limit, nullptr);
}

std::chrono::nanoseconds processorTime() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

struct Totals {
  std::uint64_t scanned = 0;    ///< looked at
  std::uint64_t passed = 0;     ///< of them, those in which the first look finds nothing wrong
  std::uint64_t parsed = 0;     ///< given to libclang
  std::uint64_t rewritten = 0;  ///< of them, those that libclang and the rewriting take
  std::uint64_t gaveUp = 0;     ///< of them, those at which libclang itself failed
  std::chrono::nanoseconds longest{0};
  std::uint64_t longestNumber = 0;
};

void checkScan(const std::string& text, Totals& totals) {
  ++totals.scanned;
  const TextScan scan = scanText(text);
  totals.passed += scan.problems.empty() ? 1 : 0;
  std::size_t end = 0;
  for (const Span& span : scan.leftOut) {
    ASSERT_LE(end, span.begin);
    ASSERT_LE(span.begin, span.end);
    ASSERT_LE(span.end, text.size());
    end = span.end;
  }
  for (const Problem& problem : scan.problems) ASSERT_LE(problem.at, text.size());
  ASSERT_EQ(blanked(text, scan.leftOut).size(), text.size());
}

void checkRewriting(const std::string& text, Totals& totals) {
  ++totals.parsed;
  Rewritten result;
  try {
    result = rewrite(text);
  } catch (const values::Error& error) {
    ASSERT_FALSE(std::string(error.what()).empty());
    ++totals.gaveUp;
    return;
  }
  ASSERT_FALSE(toJson(result, text).empty());
  if (result.hasError()) return;
  ++totals.rewritten;
  ASSERT_EQ(lab::apply(text, result.edits), result.text);
  ASSERT_LE(std::ranges::count(text, '\n'), std::ranges::count(result.text, '\n'));
}

TEST(RewritingFuzz, EveryTextEndsWithAResultOrASentenceWithinASecond) {
  const tests::TextMutator mutator(corpus());
  const std::uint64_t first = numberFrom("LANESCOPE_FUZZ_FIRST", 1);
  const std::uint64_t count = numberFrom("LANESCOPE_FUZZ_INPUTS", kInputs);
  catchSignals();
  Totals totals;
  for (std::uint64_t number = first; number < first + count; ++number) {
    numberNow = static_cast<std::sig_atomic_t>(number);
    SCOPED_TRACE(number);
    const std::string text = mutator.text(number);
    limitTime();
    const auto before = processorTime();
    ASSERT_NO_FATAL_FAILURE(checkScan(text, totals));
    if (number % kOneIn == 0) {
      ASSERT_NO_FATAL_FAILURE(checkRewriting(text, totals));
    }
    const auto took = processorTime() - before;
    ASSERT_LT(took, kMostTime) << text;
    if (took > totals.longest) {
      totals.longest = took;
      totals.longestNumber = number;
    }
  }
  const itimerval none{};
  setitimer(ITIMER_VIRTUAL, &none, nullptr);
  std::printf(
      "%llu texts, %llu pass the first look; libclang read %llu, %llu were rewritten, "
      "at %llu it gave up; longest %.0f ms (number %llu)\n",
      static_cast<unsigned long long>(totals.scanned),
      static_cast<unsigned long long>(totals.passed),
      static_cast<unsigned long long>(totals.parsed),
      static_cast<unsigned long long>(totals.rewritten),
      static_cast<unsigned long long>(totals.gaveUp),
      std::chrono::duration<double, std::milli>(totals.longest).count(),
      static_cast<unsigned long long>(totals.longestNumber));
  EXPECT_GT(totals.rewritten * 20, totals.parsed);
}

}  // namespace
}  // namespace lanescope::lab
