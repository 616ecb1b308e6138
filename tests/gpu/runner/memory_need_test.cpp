// SPDX-License-Identifier: Apache-2.0
#include "runner/memory_need.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "runner/runner.h"
#include "tests/gpu/runner/scripted_backend.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

values::RunRequest sizedRequest(std::string_view kernel, std::int64_t n) {
  values::RunRequest request;
  request.kernel = kernel;
  request.parameters = catalog::defaultsOf(catalog::find(kernel));
  request.parameters.n = n;
  return request;
}

double needOf(const values::RunRequest& request, bool isEmulated = true) {
  return bytesOfRun(catalog::find(request.kernel), request.parameters, request, isEmulated);
}

constexpr std::int64_t kElements = 1 << 20;
constexpr double kArrayBytes = 4.0 * kElements;

TEST(MemoryNeed, CountsTheInputsAndTheEmulatorsCopyOfAllArrays) {
  const values::RunRequest request = sizedRequest("dot_shared", kElements);
  EXPECT_NEAR(needOf(request), 4 * kArrayBytes, 0.01 * kArrayBytes);
  EXPECT_NEAR(needOf(request, false), 2 * kArrayBytes, 0.05 * kArrayBytes);
}

TEST(MemoryNeed, CountsTheReferenceOfEveryElement) {
  // The reference has two doubles for each, besides the input and the output.
  EXPECT_NEAR(needOf(sizedRequest("scan_look_back", kElements)), (4 + 2) * kArrayBytes,
              0.05 * kArrayBytes);
  EXPECT_NEAR(needOf(sizedRequest("scan_look_back", kElements), false), (4 + 2) * kArrayBytes,
              0.05 * kArrayBytes);
  const double matrix = 4.0 * 1024 * 1024;
  EXPECT_NEAR(needOf(sizedRequest("matmul_tiled", 1024)), (2 + 1 + 6) * matrix, 0.05 * matrix);
}

TEST(MemoryNeed, CountsTheUsersArraysTheShuffleAndWhatIsBroughtBack) {
  values::RunRequest request = sizedRequest("dot_shared", kElements);
  request.inputs = {values::HostArray(values::DType::float64, kElements),
                    values::HostArray(values::DType::float64, kElements)};
  EXPECT_NEAR(needOf(request), 8 * kArrayBytes, 0.01 * kArrayBytes);
  request = sizedRequest("dot_shared", kElements);
  request.parameters.shuffle = 1;
  EXPECT_NEAR(needOf(request, false), 3 * kArrayBytes, 0.01 * kArrayBytes);
  request = sizedRequest("scan_look_back", kElements);
  EXPECT_LT(needOf(request, false), 1e8);
  request.keepOutputs = true;
  EXPECT_GE(needOf(request, false), 3 * kArrayBytes);
}

TEST(MemoryNeed, CountsTheRecordUpToItsLimit) {
  values::RunRequest request = sizedRequest("dot_shared", kElements);
  const double unrecorded = needOf(request);
  request.record = true;
  EXPECT_GT(needOf(request), unrecorded + 1e6);
  request.window.maxEvents = 1000;
  EXPECT_NEAR(needOf(request), unrecorded, 1e5);
}

/// A runner on a machine with `total` bytes of memory, `free` of them free, whose backend must not
/// be called.
Runner runnerWith(double total, double free) {
  auto backend = std::make_unique<ScriptedBackend>(partialSums({0}));
  backend->onRun = [] { ADD_FAILURE() << "it was run"; };
  return {std::move(backend), std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false),
          [=]() -> platform::Memory {
            return {static_cast<std::uint64_t>(total), static_cast<std::uint64_t>(free), {}};
          }};
}

template <class Work>
std::string refusalOf(const Work& work) {
  try {
    work();
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    return error.what();
  }
  return "no error";
}

TEST(EarlyCheck, RefusesARunForWhichThereIsMemoryForTheInputsAlone) {
  Runner runner = runnerWith(100 * kArrayBytes, 3 * kArrayBytes);
  EXPECT_EQ(
      refusalOf([&] {
        static_cast<void>(runner.run(sizedRequest("dot_shared", kElements), {}, [](double) {}));
      }),
      "n = 1048576 needs 16.0 MiB of memory, and 12.0 MiB of 400.0 MiB are free.");
}

values::BenchRequest benchOf(std::vector<std::int64_t> sizes) {
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.sizes = std::move(sizes);
  request.withCpuVariants = false;
  request.sampling.samples = 1;
  return request;
}

TEST(EarlyCheck, LeavesOutSizesBeyondAllMemoryAtOnce) {
  Runner runner = runnerWith(1e9, 1e9);
  values::BenchRequest request = benchOf({});
  for (int power = 30; power <= 40; ++power) request.sizes.push_back(std::int64_t{1} << power);
  std::vector<std::string> failures;
  EXPECT_EQ(refusalOf([&] {
              static_cast<void>(runner.bench(
                  request, {}, [](double fraction, const std::string&) { EXPECT_EQ(fraction, 0); },
                  [&](const values::BenchSeries& series) { failures.push_back(series.failure); }));
            }),
            "n = 1073741824 needs 8.0 GiB of memory, and 953.7 MiB of 953.7 MiB are free.");
  ASSERT_EQ(failures.size(), 11U);
  EXPECT_EQ(failures.back(),
            "n = 1099511627776 needs 8.0 TiB of memory, and 953.7 MiB of 953.7 MiB are free.");
}

TEST(EarlyCheck, LeavesOutASizeForWhichTooLittleIsFree) {
  Runner runner = runnerWith(1e12, kArrayBytes);
  std::vector<std::string> failures;
  EXPECT_NE(refusalOf([&] {
              static_cast<void>(runner.bench(
                  benchOf({kElements}), {}, [](double, const std::string&) {},
                  [&](const values::BenchSeries& series) { failures.push_back(series.failure); }));
            }).find("MiB of memory, and 4.0 MiB of 931.3 GiB are free."),
            std::string::npos);
  ASSERT_EQ(failures.size(), 1U);
}

TEST(EarlyCheck, IsMadeForErrorsAndWorkToo) {
  Runner runner = runnerWith(1e12, kArrayBytes);
  for (const values::Measure measure : {values::Measure::accuracy, values::Measure::work}) {
    values::BenchRequest request = benchOf({kElements});
    request.measure = measure;
    request.parameters.grid = 1;
    EXPECT_NE(
        refusalOf([&] {
          static_cast<void>(runner.bench(
              request, {}, [](double, const std::string&) {}, [](const values::BenchSeries&) {}));
        }).find("are free."),
        std::string::npos);
  }
}

}  // namespace
}  // namespace lanescope::engine
