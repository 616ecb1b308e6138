// SPDX-License-Identifier: Apache-2.0
//
// A GPU that also draws a display, whose driver ends what lasts too long.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "runner/runner.h"
#include "tests/gpu/runner/scripted_backend.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using values::BenchSeries;
using values::Milliseconds;

constexpr std::int64_t kMillion = 1'000'000;

/// Takes 3 ms for a launch, and so many for a million elements; no launch may last a second.
class WatchedBackend final : public backend::Backend {
 public:
  WatchedBackend(double perMillion, std::vector<std::int64_t>& runs)
      : m_perMillion(perMillion), m_runs(runs) {}

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    return {deviceNamed("Watched", values::BackendChoice::cuda)};
  }
  [[nodiscard]] backend::RunOutcome run(const values::Plan& plan,
                                        const std::vector<values::HostArray>&,
                                        const backend::RunOptions&, std::stop_token,
                                        const backend::Progress&) override {
    const auto n = static_cast<std::int64_t>(plan.buffers[0].count);
    m_runs.push_back(n);
    backend::RunOutcome outcome;
    outcome.outputs.emplace_back(values::DType::float32, 1);
    outcome.phases.kernel =
        Milliseconds(3 + m_perMillion * static_cast<double>(n) / static_cast<double>(kMillion));
    return outcome;
  }
  [[nodiscard]] std::optional<Milliseconds> longestLaunch(const values::Target&) override {
    return Milliseconds(1000);
  }

 private:
  double m_perMillion;
  std::vector<std::int64_t>& m_runs;
};

class RunnerDisplay : public testing::Test {
 protected:
  [[nodiscard]] Runner runner(double perMillion) {
    return {backend::makeEmulatorBackend(), std::make_unique<WatchedBackend>(perMillion, m_runs)};
  }
  [[nodiscard]] std::vector<BenchSeries> benched(double perMillion,
                                                 std::vector<std::int64_t> sizes) {
    values::BenchRequest request;
    request.kernel = "dot_shared";
    request.sizes = std::move(sizes);
    request.withCpuVariants = false;
    request.sampling.samples = 1;
    request.sampling.maxTime = request.sampling.warmUp = Milliseconds(0);
    return runner(perMillion)
        .bench(
            request, {}, [](double, const std::string&) {}, [](const BenchSeries&) {})
        .series;
  }
  [[nodiscard]] std::int64_t largestRun() const {
    return m_runs.empty() ? 0 : std::ranges::max(m_runs);
  }

  std::vector<std::int64_t> m_runs;
};

TEST_F(RunnerDisplay, AFirstSizeThatWouldTakeTooLongIsLeftOutWithTheLimitAndTheEstimate) {
  try {
    static_cast<void>(benched(500, {4 * kMillion}));
    FAIL() << "2 s are too long";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    const std::string sentence = error.what();
    EXPECT_NE(sentence.find("take about 2.0 s"), std::string::npos) << sentence;
    EXPECT_NE(sentence.find("the limit is 1.0 s"), std::string::npos) << sentence;
  }
  EXPECT_GT(largestRun(), 0) << "smaller ones tell";
  EXPECT_LE(largestRun(), 2 * kMillion);
}

TEST_F(RunnerDisplay, AFirstSizeThatIsFastEnoughIsTimed) {
  const std::vector<BenchSeries> series = benched(100, {4 * kMillion});
  ASSERT_EQ(series.size(), 1U);
  EXPECT_EQ(series[0].failure, "");
  EXPECT_EQ(largestRun(), 4 * kMillion);
}

TEST_F(RunnerDisplay, ASizeIsNotLeftOutForTheLaunchTimeOfAFarSmallerOne) {
  // 3 ms for 1000 elements would be 12 s for four million.
  const std::vector<BenchSeries> series = benched(1, {1000, 4 * kMillion});
  ASSERT_EQ(series.size(), 2U);
  EXPECT_EQ(series[1].failure, "");
}

TEST_F(RunnerDisplay, ALargerSizeThatWouldTakeTooLongIsLeftOutAndTheSmallerOneKept) {
  const std::vector<BenchSeries> series = benched(500, {kMillion, 4 * kMillion});
  ASSERT_EQ(series.size(), 2U);
  EXPECT_EQ(series[0].failure, "");
  EXPECT_NE(series[1].failure.find("draws a display"), std::string::npos) << series[1].failure;
  EXPECT_LE(largestRun(), 2 * kMillion);
}

TEST_F(RunnerDisplay, ARunThatWouldTakeTooLongIsRefusedBeforeItIsMade) {
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 4 * kMillion;
  try {
    static_cast<void>(runner(500).run(request, {}, [](double) {}));
    FAIL() << "2 s are too long";
  } catch (const values::Error& error) {
    EXPECT_NE(std::string(error.what()).find("take about 2.0 s"), std::string::npos)
        << error.what();
  }
  EXPECT_LE(largestRun(), 2 * kMillion);
  m_runs.clear();
  static_cast<void>(runner(100).run(request, {}, [](double) {}));
  EXPECT_EQ(m_runs.back(), 4 * kMillion);
}

TEST_F(RunnerDisplay, ASmallRunIsMadeAtOnce) {
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 1000;
  static_cast<void>(runner(100).run(request, {}, [](double) {}));
  EXPECT_EQ(m_runs, std::vector<std::int64_t>{1000});
}

}  // namespace
}  // namespace lanescope::engine
