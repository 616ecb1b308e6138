// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/gpu/lab/own_problem_run.h"
#include "values/error.h"

// Kernels of all problems, right ones and ones with a fault: the problem's inputs and reference
// tell them apart.

namespace lanescope::tests {
namespace {

struct Case {
  const char* file;
  const char* kernel;
  std::string choices;
  const char* wrong = nullptr;      ///< the same with a fault
  const char* wrongFile = nullptr;  ///< where that is in another file
};

constexpr const char* kPuzzles = "puzzles.cu";
constexpr const char* kWrongPuzzles = "puzzles_wrong.cu";
constexpr const char* kProblems = "problems.cu";

std::vector<Case> puzzles() {
  const std::string map = "problem = map, pattern = random, reference = a[i] + 10, ";
  const std::string square = "size a = (n, n), size out = (n, n), ";
  return {
      {kPuzzles, "puzzleMap", map + "n = 8, block = 8", "wrongMap"},
      {kPuzzles, "puzzleZip",
       "problem = map, pattern = random, reference = a[i] + b[i], n = 8, block = 8", "wrongZip"},
      {kPuzzles, "puzzleGuard", map + "n = 5, block = 8", "wrongGuard"},
      {kPuzzles, "puzzleMap2D", map + square + "n = 3, block = 4, block-y = 4", "wrongMap2D"},
      {kPuzzles, "puzzleBroadcast",
       "problem = map, pattern = random, reference = a[row] + b[column], size out = (n, n), n = 3, "
       "block = 4, block-y = 4",
       "wrongBroadcast"},
      {kPuzzles, "puzzleBlocks", map + "n = 9, block = 4", "wrongBlocks"},
      {kPuzzles, "puzzleBlocks2D", map + square + "n = 5, block = 3, block-y = 3", "wrongBlocks2D"},
      {kPuzzles, "puzzleShared", map + "n = 16, block = 8", "wrongShared"},
      {kPuzzles, "puzzlePooling",
       "problem = map, reference = a[i] + a[i - 1] + a[i - 2], n = 8, block = 8", "wrongPooling"},
      {kPuzzles, "puzzleDot", "problem = dot, n = 8, block = 8", "wrongDot"},
      {kPuzzles, "puzzleConvolution",
       "problem = map, size b = 4, aSize = n, bSize = 4, n = 15, block = 8, pattern = random, "
       "reference = sum(j, 0, 4, a[i + j] * b[j])",
       "wrongConvolution"},
      {kPuzzles, "puzzlePrefixSum", "problem = sum, n = 15, block = 8", "wrongPrefixSum"},
      {kPuzzles, "puzzlePrefixSum",
       "problem = free, n = 15, block = 8, size out = blocks, "
       "reference = sum(j, i * block, (i + 1) * block, a[j])",
       "wrongPrefixSum"},
      {kPuzzles, "puzzleAxisSum",
       "problem = free, size a = (m, n), size out = m, m = 4, n = 6, block = 8, grid = 1, "
       "grid-y = m, reference = sum(j, 0, n, a[i, j])",
       "wrongAxisSum"},
      {kPuzzles, "puzzleMatmul",
       "problem = matmul, n = 8, block = 3, block-y = 3, pattern = random", "wrongMatmul"},
  };
}

std::vector<Case> problems() {
  const std::string saxpy =
      "problem = map, alpha = 2.5, y = in-out, reference = alpha * x[i] + y[i], n = 100, ";
  const std::string histogram = "problem = histogram, n = 1000, block = 64";
  const std::string scan =
      "problem = scan, n = 1000, block = 64, pattern = random, then = scanOneBlock(data = sums, "
      "grid = 1), then = ";
  return {
      {kProblems, "saxpy", saxpy + "block = 32"},
      {kProblems, "saxpyOfVectors", saxpy + "n4 = n / 4, block = 32", "wrongSaxpyOfVectors"},
      {kProblems, "manyNumbers",
       "problem = map, factor = 0.1, negate = 1, shift = 3, n = 100, block = 32, "
       "reference = (negate ? -factor : factor) * in[i] + shift"},
      {kProblems, "splitSigns",
       "problem = free, reference positive = max(in[i], 0), reference negative = min(in[i], 0), "
       "n = 100, block = 32, pattern = random",
       "wrongSplitSigns"},
      {kProblems, "histogramGlobalAtomics", histogram, "histogramWithoutAtomics"},
      {kProblems, "histogramSharedAtomics", histogram + ", grid = 4"},
      {kProblems, "histogramOfBlocks",
       histogram + ", bins = 16, size parts = blocks * bins, "
                   "then = mergeHistograms(grid = 1, partCount = blocks)"},
      {kProblems, "stencilWithHalo", "problem = stencil, radius = 3, n = 200, block = 64",
       "stencilWithoutHalo"},
      {kProblems, "weightedStencil",
       "problem = stencil, radius = 2, border = clamp, n = 100, block = 32, pattern = random"},
      {kProblems, "fivePoints",
       "problem = stencil, size in = (m, n), size out = (m, n), m = 9, n = 20, block = 8, "
       "block-y = 8, reference = (in[row, column] + in[row - 1, column] + in[row + 1, column] + "
       "in[row, column - 1] + in[row, column + 1]) / 5"},
      {kProblems, "sumOfBlock",
       "problem = sum, n = 1000, block = 64, then = sumOfBlock(in = partial, partial = total)"},
      {kProblems, "scanOfBlock", scan + "addOffsets"},
      {kProblems, "scanOneBlock", "problem = scan, n = 60, block = 64"},
  };
}

std::string textOf(const values::RunResult& result) {
  std::string text = std::to_string(values::asDouble(result.result)) + " for " +
                     std::to_string(values::asDouble(result.reference)) + ", off by " +
                     std::to_string(result.error);
  for (const trace::Finding& finding : result.findings) text += "\n" + finding.sentence;
  for (const std::string& note : result.notes) text += "\n" + note;
  return text;
}

void check(const std::vector<Case>& cases) {
  for (const Case& one : cases) {
    SCOPED_TRACE(one.kernel);
    const values::RunResult right = runForProblem(one.file, one.kernel, one.choices);
    EXPECT_TRUE(right.passed) << textOf(right);
    EXPECT_FALSE(right.isUnchecked);
    if (one.wrong == nullptr) continue;
    const char* const file = one.file == std::string(kPuzzles) ? kWrongPuzzles : one.file;
    EXPECT_FALSE(runForProblem(file, one.wrong, one.choices).passed) << one.wrong;
  }
}

TEST(OwnProblems, PuzzlesAreRightAndTheirFaultsAreFound) {
  check(puzzles());
}

TEST(OwnProblems, MapsHistogramsStencilsAndSeveralLaunchesAreRightAndTheirFaultsAreFound) {
  check(problems());
}

TEST(OwnProblems, AScanOfThreeLaunchesAddsTheSumsOfTheBlocksBefore) {
  const std::string begin =
      "problem = scan, n = 1000, block = 64, then = scanOneBlock(data = sums, grid = 1), then = ";
  EXPECT_TRUE(runForProblem(kProblems, "scanOfBlock", begin + "addOffsets").passed);
  EXPECT_FALSE(runForProblem(kProblems, "scanOfBlock", begin + "addWrongOffsets").passed);
}

TEST(OwnProblems, TheWrongNumberIsFoundWrong) {
  const std::string choices = "problem = map, y = in-out, reference = 2.5 * x[i] + y[i], n = 100, ";
  EXPECT_TRUE(runForProblem(kProblems, "saxpy", choices + "alpha = 2.5").passed);
  EXPECT_FALSE(runForProblem(kProblems, "saxpy", choices + "alpha = 2.500001").passed);
}

TEST(OwnProblems, WithoutAReferenceNothingIsCheckedButTheFindings) {
  const values::RunResult free =
      runForProblem(kProblems, "splitSigns", "problem = free, n = 100, block = 32");
  EXPECT_TRUE(free.isUnchecked);
  EXPECT_TRUE(free.passed);
  ASSERT_EQ(free.outputs.size(), 2U);
  EXPECT_NE(std::ranges::find(free.notes,
                              "Not checked, since there is no reference: positive, negative."),
            free.notes.end());
  const values::RunResult beyond =
      runForProblem(kWrongPuzzles, "wrongGuard", "problem = map, n = 5, block = 8");
  EXPECT_TRUE(beyond.isUnchecked);
  EXPECT_FALSE(beyond.passed);
}

TEST(OwnProblems, AKernelOfTheFileMayComputeTheReferenceInDouble) {
  const std::string choices =
      "problem = free, n = 200, block = 64, pattern = random, reference = kernel expectedStencil";
  const values::RunResult right = runForProblem(kProblems, "stencilWithHalo", choices);
  EXPECT_TRUE(right.passed) << textOf(right);
  EXPECT_FALSE(right.isUnchecked);
  EXPECT_GT(right.error, 0);  // the sums of floats differ from those in double
  EXPECT_GT(right.tolerance, 0);
  EXPECT_FALSE(runForProblem(kProblems, "stencilWithoutHalo", choices).passed);
  EXPECT_FALSE(runForProblem(kProblems, "stencilWithHalo", choices + ", tolerance = 1e-12").passed);
}

TEST(OwnProblems, ANarrowHistogramGetsInputsThatHaveABin) {
  const values::RunResult result = runForProblem(
      kProblems, "histogramOfBlocks",
      "problem = histogram, n = 300, block = 64, bins = 7, size parts = blocks * bins, "
      "then = mergeHistograms(grid = 1, partCount = blocks), pattern = iota");
  ASSERT_TRUE(result.passed) << textOf(result);
  const auto counts = result.outputs.front().array.as<std::uint32_t>();
  EXPECT_EQ(std::vector(counts.begin(), counts.end()),
            (std::vector<std::uint32_t>{43, 43, 43, 43, 43, 43, 42}));
}

std::string refusalOf(const char* kernel, const std::string& choices) {
  try {
    (void)runForProblem(kProblems, kernel, choices);
    return {};
  } catch (const values::Error& error) {
    return error.what();
  }
}

TEST(OwnProblems, EveryRefusalNamesItsLimit) {
  const std::string map = "problem = map, y = in-out, alpha = 2, n = 100, ";
  EXPECT_EQ(refusalOf("saxpy", "problem = map, n = 100"),
            "The parameter 'alpha' of saxpy is no size that is known by its name: give it a value, "
            "as in // lanescope: alpha = 2.5.");
  EXPECT_EQ(refusalOf("saxpy", map + "x = output"),
            "The kernel only reads 'x', which therefore is no output.");
  EXPECT_EQ(refusalOf("saxpy", map + "size x = 0"),
            "size x = 0 is 0; an array has from 1 to 2^40 elements.");
  EXPECT_EQ(refusalOf("histogramOfBlocks",
                      "problem = free, start parts = 1.5, size parts = 9, argument bins = 9"),
            "start parts is 1.500000, which is no uint32.");
  EXPECT_EQ(refusalOf("saxpy", map + "size x = (2, 2^3)"),
            "size x = 2^3 is not understood at '^3'.");
  EXPECT_EQ(refusalOf("saxpy", map + "block = 64 * 32"),
            "block = 64 * 32 is 2048; it must be from 1 to 1024.");
  EXPECT_EQ(refusalOf("saxpy", map + "block = 64, block-y = 64"),
            "A block of 64 x 64 threads is too large; a block has at most 1024.");
  EXPECT_EQ(refusalOf("saxpy", map + "reference = z[i]"),
            "reference = z[i] reads 'z', which is no input; the inputs are x, y.");
  EXPECT_TRUE(refusalOf("saxpy", map + "then = nothing")
                  .starts_with("saxpy.cu launches 'nothing', but its kernels are saxpy, "));
  EXPECT_EQ(refusalOf("saxpy", map + "reference = kernel splitSigns"),
            "The array 'in' of the kernel splitSigns is neither an input nor the output 'y'.");
  EXPECT_EQ(refusalOf("saxpy", map + "reference = kernel none"),
            "saxpy.cu has no kernel 'none' that could compute the reference.");
  EXPECT_EQ(refusalOf("stencilWithHalo",
                      "problem = map, reference = kernel expectedStencil, tolerance = 2"),
            "tolerance = 2 must be above 0 and below 1.");
  EXPECT_EQ(refusalOf("sumOfBlock", "problem = sum, reference = in[i]"),
            "The problem sum has a reference of its own; only map, stencil and free take one of "
            "the file.");
  EXPECT_EQ(refusalOf("stencilWithHalo", "problem = stencil, radius = 0"),
            "radius = 0 must be from 1 to 65536.");
  EXPECT_EQ(refusalOf("stencilWithHalo", "problem = stencil, border = wrap"),
            "border = wrap is no border; choose zero or clamp.");
  EXPECT_EQ(refusalOf("stencilWithHalo", "problem = stencil, reference = sum(j, 0, 2^30, 1)"),
            "reference = sum(j, 0, 2^30, 1) lacks a ','.");
  EXPECT_EQ(refusalOf("stencilWithHalo", "problem = stencil, reference = sum(j, 0, n * n * n, 1)"),
            "reference = sum(j, 0, n * n * n, 1) adds more than the 16777216 terms that a sum may "
            "have.");
}

}  // namespace
}  // namespace lanescope::tests
