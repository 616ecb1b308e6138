// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cmath>
#include <cstring>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "simt/sanitizers.h"
#include "tests/gpu/catalog/kernel_lines.h"
#include "tests/gpu/catalog/launches.h"
#include "values/error.h"

namespace lanescope::tests {
namespace {

using trace::Event;
using trace::EventKind;

/// The catalogue's kernels, as the catalogue plans them, on the emulator.
class EmulatorCatalogue : public testing::Test {
 protected:
  backend::RunOutcome run(std::string_view kernel, const values::Parameters& parameters,
                          const backend::RunOptions& options = {}) {
    const catalog::KernelRow& row = catalog::find(kernel);
    m_inputs = catalog::makeInputs(row, parameters);
    return m_backend->run(row.plan(parameters), m_inputs, options, {}, {});
  }

  /// Runs the kernel and compares with the reference.
  void check(const catalog::KernelRow& row, const values::Parameters& parameters) {
    const backend::RunOutcome outcome = run(row.id, parameters);
    ASSERT_TRUE(outcome.findings.empty()) << outcome.findings[0].sentence;
    const catalog::Answer answer{row.finish(parameters, outcome.outputs), outcome.outputs};
    const catalog::Comparison comparison =
        row.compare(parameters, m_inputs, row.reference(parameters, m_inputs), answer);
    EXPECT_TRUE(comparison.passes()) << tests::textOf(row, parameters) << ": error "
                                     << comparison.error << " for " << comparison.tolerance;
  }

  std::unique_ptr<backend::Backend> m_backend = backend::makeEmulatorBackend();
  std::vector<values::HostArray> m_inputs;
};

#if defined(LANESCOPE_SIMT_TSAN)  // some thousand times slower here, and no more instructive
constexpr std::array<std::int64_t, 3> kSizes{1, 33, 1000};
constexpr std::array<std::int64_t, 4> kBlocks{1, 32, 33, 256};
constexpr std::array<std::int64_t, 2> kGrids{1, 7};
#elif defined(LANESCOPE_SIMT_ASAN)
constexpr std::array<std::int64_t, 5> kSizes{1, 31, 33, 1000, 4097};
constexpr std::array<std::int64_t, 7> kBlocks{1, 32, 33, 128, 256, 1000, 1024};
constexpr std::array<std::int64_t, 2> kGrids{1, 7};
#else
constexpr std::array<std::int64_t, 8> kSizes{1, 2, 31, 32, 33, 1000, 1024, 4097};
constexpr std::array<std::int64_t, 12> kBlocks{1, 2, 3, 32, 33, 64, 100, 128, 256, 512, 1000, 1024};
constexpr std::array<std::int64_t, 4> kGrids{1, 2, 7, 32};
#endif
#if defined(LANESCOPE_SIMT_ASAN)
constexpr double kSecondsForTheEndless = 120.0;
#else
constexpr double kSecondsForTheEndless = 5.0;
#endif

values::Parameters parametersOf(std::int64_t n, std::int64_t block, std::int64_t grid) {
  return launchOf(catalog::find("dot_shared"), n, block, grid);
}

TEST_F(EmulatorCatalogue, EveryKernelMatchesItsReferenceAtEveryLaunchThatItTakes) {
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.breaks.empty() || !row.unrecorded.empty()) continue;
    const auto launches = launchesOf(row, kSizes, kBlocks, kGrids);
    EXPECT_GE(launches.size() + 1, kSizes.size()) << row.id;  // one block has 1024 threads at most
    for (const values::Parameters& launch : launches) {
      for (const values::Parameters& kind : kindsOf(row, launch)) check(row, kind);
    }
  }
}

TEST_F(EmulatorCatalogue, RefusesKernelsThatItLacksByName) {
  int refused = 0;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (!row.callsLibrary) continue;
    for (const bool recorded : {false, true}) {
      backend::RunOptions options;
      if (recorded) options.record.emplace();
      try {
        static_cast<void>(run(row.id, launchOf(row, 1000, 256, 0), options));
        ADD_FAILURE() << row.id << " ran";
      } catch (const values::Error& error) {
        EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
        EXPECT_STREQ(error.what(),
                     "The emulator does not have NVIDIA's libraries; this kernel needs an NVIDIA "
                     "GPU.")
            << row.id;
      }
      ++refused;
    }
  }
  EXPECT_GE(refused, 12);
}

/// The plan uses the larger tiles for products that are too long for a test.
TEST_F(EmulatorCatalogue, TheWarpTilesOfEverySizeAndWidthMatchTheReference) {
  const catalog::KernelRow& row = catalog::find("matmul_warp_tiles");
  struct Tiles {
    std::uint32_t rows;
    std::uint32_t columns;
    std::int64_t width;
    std::uint32_t groups = 1;
  };
  for (const Tiles& tiles : {Tiles{128, 128, 4},
                             {64, 128, 4},
                             {64, 128, 1},
                             {64, 64, 4},
                             {64, 64, 1},
                             {64, 128, 4, 2},
                             {64, 128, 1, 2},
                             {64, 64, 4, 2},
                             {64, 64, 1, 2}}) {
    for (const auto& [m, n, k] : {std::array<std::int64_t, 3>{130, 132, 36},
                                  {129, 131, 33},
                                  {200, 131, 5},
                                  {256, 128, 16},
                                  {1, 4, 4},
                                  {63, 129, 16},
                                  {64, 128, 64},
                                  {65, 130, 127}}) {
      if (n % tiles.width != 0 || k % tiles.width != 0) continue;
      if (tiles.groups == 2 && (m < tiles.rows || n < tiles.columns || k <= 32)) continue;
      values::Parameters parameters = launchOf(row, 33, 0, 0);
      parameters.m = m;
      parameters.n = n;
      parameters.k = k;
      values::Plan plan = row.plan(parameters);
      values::Launch& launch = plan.launches.front();
      launch.entry = std::string(tiles.groups == 2 ? "matmulSlicedK<" : "matmulWarpTiles<") +
                     std::to_string(tiles.rows) + "," + std::to_string(tiles.columns) + "," +
                     std::to_string(tiles.width) + ">";
      if (tiles.groups == 2) launch.dynamicSharedBytes = 2 * 32 * tiles.columns * 4;
      launch.grid = {static_cast<std::uint32_t>((n - 1) / tiles.columns + 1),
                     static_cast<std::uint32_t>((m - 1) / tiles.rows + 1), 1};
      launch.block = {2 * tiles.groups * tiles.rows, 1, 1};
      m_inputs = catalog::makeInputs(row, parameters);
      const backend::RunOutcome outcome = m_backend->run(plan, m_inputs, {}, {}, {});
      ASSERT_TRUE(outcome.findings.empty()) << outcome.findings[0].sentence;
      const catalog::Answer answer{row.finish(parameters, outcome.outputs), outcome.outputs};
      EXPECT_TRUE(
          row.compare(parameters, m_inputs, row.reference(parameters, m_inputs), answer).passes())
          << launch.entry << " " << tests::textOf(row, parameters);
    }
  }
}

/// Integer sums may wrap around several times on the way and still give the right result.
TEST_F(EmulatorCatalogue, SumsOfIntegersWrapAround) {
  const catalog::KernelRow& row = catalog::find("reduce_sequential");
  values::Parameters parameters = launchOf(row, 100'000, 256, 0);
  parameters.dtype = values::DType::int32;
  parameters.pattern = "iota";
  const backend::RunOutcome outcome = run(row.id, parameters);
  constexpr std::int64_t kSum = 100'000LL * 99'999 / 2;
  EXPECT_EQ(row.finish(parameters, outcome.outputs),
            values::Number(std::int64_t{static_cast<std::int32_t>(kSum)}));
  EXPECT_FALSE(row.closedForm(parameters).has_value());
}

TEST_F(EmulatorCatalogue, TheSumOfOnesIsExact) {
  values::Parameters parameters = parametersOf(100'000, 256, 13);
  parameters.pattern = "ones";
  const backend::RunOutcome outcome = run("dot_shared", parameters);
  EXPECT_EQ(catalog::find("dot_shared").finish(parameters, outcome.outputs),
            values::Number(100'000.0));
}

TEST_F(EmulatorCatalogue, EverySchedulePrintsTheSameBits) {
  const values::Parameters parameters = parametersOf(4097, 128, 7);
  const backend::RunOutcome expected = run("dot_shared", parameters);
  for (const char* name : {"reversed", "random:1", "random:99"}) {
    backend::RunOptions options;
    options.target.schedule = values::scheduleFromName(name);
    EXPECT_EQ(run("dot_shared", parameters, options).outputs, expected.outputs) << name;
  }
}

TEST_F(EmulatorCatalogue, TheEndlessKernelEndsWithAFinding) {
  constexpr std::string_view kTreeBarrier = "// this step's sums are written before";
#if defined(LANESCOPE_SIMT_TSAN)
  GTEST_SKIP() << "ThreadSanitizer takes minutes for 65536 barriers; Finding.EndsALoopOfBarriers "
                  "sets a lower limit.";
#endif
  for (const std::int64_t n : kSizes) {
    for (const bool recorded : {false, true}) {
      backend::RunOptions options;
      if (recorded) options.record.emplace();
      const auto start = std::chrono::steady_clock::now();
      const backend::RunOutcome outcome = run("dot_endless", parametersOf(n, 64, 2), options);
      const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
      ASSERT_EQ(outcome.findings.size(), 1U);
      EXPECT_EQ(outcome.findings[0].kind, trace::FindingKind::runaway);
      EXPECT_EQ(outcome.findings[0].block, 0U);
      EXPECT_EQ(outcome.findings[0].line, lineOf(catalog::find("dot_endless"), kTreeBarrier))
          << outcome.findings[0].sentence;
      EXPECT_EQ(outcome.record.has_value(), recorded);
      EXPECT_LT(seconds.count(), kSecondsForTheEndless);
    }
  }
}

TEST_F(EmulatorCatalogue, TheWildStoreEndsWithAFinding) {
  for (const std::int64_t n : kSizes) {
    const backend::RunOutcome outcome = run("dot_wild_store", parametersOf(n, 128, 7));
    ASSERT_EQ(outcome.findings.size(), 1U);
    EXPECT_EQ(outcome.findings[0].kind, trace::FindingKind::outOfBounds);
    EXPECT_EQ(outcome.findings[0].block, 0U);
    EXPECT_EQ(outcome.findings[0].thread, 0U);
    EXPECT_NE(outcome.findings[0].sentence.find(std::to_string(1LL << 38)), std::string::npos);
    EXPECT_NE(outcome.findings[0].sentence.find("partial"), std::string::npos);
  }
}

float floatOf(const Event& event) {
  const auto bits = static_cast<std::uint32_t>(event.bits);
  float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

struct ExpectedEvent {
  EventKind kind;
  int line;
  unsigned array;
  std::int64_t index;
  float value;
};

/// Returns the events of the four threads that dot_shared with five elements a[i] = i, b[i] = 2
/// has. The sums are 0 + 4·2 = 8, 2, 4, 6.
std::vector<std::vector<ExpectedEvent>> eventsOfSmallDotProduct() {
  constexpr unsigned kA = 0;
  constexpr unsigned kB = 1;
  constexpr unsigned kPartial = 2;
  constexpr unsigned kCache = 3;
  const catalog::KernelRow& row = catalog::find("dot_shared");
  const int sum = lineOf(row, "sum = fma(");
  const int cached = lineOf(row, "cache[threadIdx.x] = sum");
  const int step = lineOf(row, "cache[threadIdx.x] +=");
  const int result = lineOf(row, "partial[blockIdx.x] =");
  using enum EventKind;
  const ExpectedEvent barrierOne{barrier, cached + 1, 0, 0, 0};
  const ExpectedEvent barrierStep{barrier, step + 2, 0, 0, 0};
  return {
      {{load, sum, kA, 0, 0},
       {load, sum, kB, 0, 2},
       {load, sum, kA, 4, 4},
       {load, sum, kB, 4, 2},
       {store, cached, kCache, 0, 8},
       barrierOne,
       {load, step, kCache, 2, 4},
       {load, step, kCache, 0, 8},
       {store, step, kCache, 0, 12},
       barrierStep,
       {load, step, kCache, 1, 8},
       {load, step, kCache, 0, 12},
       {store, step, kCache, 0, 20},
       barrierStep,
       {load, result, kCache, 0, 20},
       {store, result, kPartial, 0, 20}},
      {{load, sum, kA, 1, 1},
       {load, sum, kB, 1, 2},
       {store, cached, kCache, 1, 2},
       barrierOne,
       {load, step, kCache, 3, 6},
       {load, step, kCache, 1, 2},
       {store, step, kCache, 1, 8},
       barrierStep,
       barrierStep},
      {{load, sum, kA, 2, 2},
       {load, sum, kB, 2, 2},
       {store, cached, kCache, 2, 4},
       barrierOne,
       barrierStep,
       barrierStep},
      {{load, sum, kA, 3, 3},
       {load, sum, kB, 3, 2},
       {store, cached, kCache, 3, 6},
       barrierOne,
       barrierStep,
       barrierStep},
  };
}

TEST_F(EmulatorCatalogue, TheRecordOfASmallDotProductIsWhatOneWritesByHand) {
  values::Parameters parameters = parametersOf(5, 4, 1);
  parameters.pattern = "iota-two";
  backend::RunOptions options;
  options.record.emplace();
  const backend::RunOutcome outcome = run("dot_shared", parameters, options);
  ASSERT_TRUE(outcome.record);
  const trace::Record& record = *outcome.record;
  EXPECT_EQ(record.source, "Emulator");
  ASSERT_EQ(record.arrays.size(), 4U);
  EXPECT_EQ(record.arrays[3].name, "cache");
  EXPECT_EQ(record.arrays[3].count, 4U);

  const auto expected = eventsOfSmallDotProduct();
  for (std::size_t thread = 0; thread < 4; ++thread) {
    const auto events = record.eventsOf(0, thread);
    ASSERT_EQ(events.size(), expected[thread].size()) << thread;
    for (std::size_t i = 0; i < events.size(); ++i) {
      const ExpectedEvent& wanted = expected[thread][i];
      EXPECT_EQ(events[i].kind(), wanted.kind) << thread << " " << i;
      EXPECT_EQ(events[i].line(), wanted.line) << thread << " " << i;
      EXPECT_EQ(events[i].array(), wanted.array) << thread << " " << i;
      EXPECT_EQ(events[i].index(), wanted.index) << thread << " " << i;
      EXPECT_EQ(floatOf(events[i]), wanted.value) << thread << " " << i;
    }
  }
}

}  // namespace
}  // namespace lanescope::tests
