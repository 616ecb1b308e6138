// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "lab/front_end/front_end.h"
#include "lab/front_end/syntax.h"
#include "lab/front_end/text_scan.h"

// The scan of a text decides what a compiler's front end gets to see. Here texts are made of the
// pieces by which a compiler and a scan could come to differ. Whatever the scan lets pass, the
// front end must find no file to open in it.

namespace lanescope::lab {
namespace {

constexpr std::array<std::string_view, 44> kPieces{
    "#",      "include",  " \"x.h\"", "<x.h>",   "\n",    "\\\n",     "\\ \n", "//",    "/*",
    "*/",     "\"",       "'",        "R\"(",    ")\"",   "%:",       "\?\?=", "0'",    "u8",
    "a",      "define X", "X",        "if 0",    "endif", "else",     " ",     "\t",    "\r",
    "pragma", "once",     "unroll",   "_Pragma", "(",     ")",        "{",     "}",     ";",
    "##",     "=",        "int f",    "1e+",     "\\",    "\xc3\xa9", "_next", "L'\\''"};

std::string madeText(std::mt19937& random) {
  std::string text;
  const std::size_t count = 1 + random() % 24;
  for (std::size_t i = 0; i < count; ++i) text += kPieces[random() % kPieces.size()];
  return text + "\n";
}

void expectSound(const std::string& text) {
  const TextScan scan = scanText(text);
  std::size_t end = 0;
  for (const Span& span : scan.leftOut) {
    ASSERT_LE(end, span.begin) << text;
    ASSERT_LE(span.begin, span.end) << text;
    ASSERT_LE(span.end, text.size()) << text;
    end = span.end;
  }
  ASSERT_EQ(blanked(text, scan.leftOut).size(), text.size());
}

TEST(TextScanFuzz, NoFileIsLeftToOpenInWhatPasses) {
  std::mt19937 random(20240607);
  std::size_t passed = 0;
  for (int i = 0; i < 4000; ++i) {
    const std::string text = madeText(random);
    expectSound(text);
    const TextScan scan = scanText(text);
    if (!scan.problems.empty()) continue;
    ++passed;
    std::vector<Span> hidden = scan.leftOut;
    hidden.insert(hidden.end(), scan.pragmas.begin(), scan.pragmas.end());
    const Syntax syntax(blanked(text, hidden));
    for (const Problem& problem : syntax.problems(text.size())) {
      ASSERT_EQ(problem.message.find("file not found"), std::string::npos) << text;
      ASSERT_EQ(problem.message.find("expected \"FILENAME\""), std::string::npos) << text;
    }
  }
  EXPECT_GT(passed, 10U);
}

TEST(TextScanFuzz, MutatedKernelsAreRewrittenOrRefused) {
  const std::string kernel =
      "#define N 8\n"
      "__device__ float f(const float* p, int i) { return p[i] + *(p + i); }\n"
      "__global__ void k(const float* a, float* out, int n) {\n"
      "  __shared__ float s[N][2];\n"
      "  float sum = 0.0; const float* q = &a[3];\n"
      "  for (int i = threadIdx.x; i < n; i += blockDim.x) sum += 0.5 * f(q, i) - a[i];\n"
      "  s[threadIdx.x][0] = n > 3 ? sum : 1; __syncthreads();\n"
      "  out[threadIdx.x] = -s[0][0] + (float)n;\n"
      "}\n";
  std::mt19937 random(7);
  int rewritten = 0;
  for (int i = 0; i < 1500; ++i) {
    std::string text = kernel;
    for (unsigned change = 0; change < 1 + random() % 3; ++change) {
      const std::size_t at = random() % text.size();
      switch (random() % 3) {
        case 0:
          text.erase(at, 1 + random() % 4);
          break;
        case 1:
          text.insert(at, kPieces[random() % kPieces.size()]);
          break;
        default:
          text[at] = static_cast<char>(32 + random() % 95);
      }
    }
    const Rewritten result = rewrite(text);
    if (result.hasError()) continue;
    ++rewritten;
    ASSERT_EQ(lab::apply(text, result.edits), result.text) << text;
    const auto lines = [](const std::string& of) { return std::ranges::count(of, '\n'); };
    ASSERT_LE(lines(text), lines(result.text)) << text;
    ASSERT_LE(lines(result.text), lines(text) + 2) << text;
  }
  EXPECT_GT(rewritten, 10);
}

}  // namespace
}  // namespace lanescope::lab
