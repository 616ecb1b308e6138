// SPDX-License-Identifier: Apache-2.0
#include "runner/runner.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "tests/gpu/runner/scripted_backend.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

/// Has memory for the events of one block only.
class CrampedBackend final : public backend::Backend {
 public:
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    return {deviceNamed("Cramped", values::BackendChoice::emulator)};
  }
  [[nodiscard]] backend::RunOutcome run(const values::Plan&, const std::vector<values::HostArray>&,
                                        const backend::RunOptions& options, std::stop_token,
                                        const backend::Progress&) override {
    constexpr std::uint64_t kBlocks = 4;
    backend::RunOutcome outcome;
    outcome.outputs.push_back(values::HostArray::of(std::span<const float>(kSums)));
    trace::Record& record = outcome.record.emplace();
    record.blockCount = options.record->blockCount == 0 ? kBlocks : options.record->blockCount;
    record.offsets.resize(record.blockCount + 1);
    record.truncated = record.blockCount > 1;
    return outcome;
  }

 private:
  static constexpr std::array<float, 1> kSums{12};
};

/// Returns the result of dot_shared for n = 4 of the pattern iota-two, whose sum is 12, when the
/// kernel returns `outcome`.
values::RunResult judged(const backend::RunOutcome& outcome) {
  Runner runner(std::make_unique<ScriptedBackend>(outcome),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 4;
  return runner.run(request, {}, [](double) {});
}

std::string sentenceOf(const values::RunRequest& request) {
  Runner runner(std::make_unique<ScriptedBackend>(partialSums({0})),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  try {
    static_cast<void>(runner.run(request, {}, [](double) {}));
  } catch (const values::Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(Runner, PassesARightSum) {
  const values::RunResult result = judged(partialSums({12}));
  EXPECT_TRUE(result.passed);
  EXPECT_EQ(result.result, values::Number(12.0));
  EXPECT_EQ(result.reference, values::Number(12.0));
  EXPECT_EQ(result.closedForm, 12.0);
  EXPECT_EQ(result.parameters.grid, 1);
}

TEST(Runner, RecordsOneWholeBlockWhereAllWouldBeCutShort) {
  Runner runner(std::make_unique<CrampedBackend>(),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 4;
  request.record = true;
  EXPECT_EQ(runner.run(request, {}, [](double) {}).record->blockCount, 1U);
  request.window.blockCount = 3;  // an explicit number of blocks is kept
  const values::RunResult result = runner.run(request, {}, [](double) {});
  EXPECT_EQ(result.record->blockCount, 3U);
  EXPECT_TRUE(result.record->truncated);
}

TEST(Runner, ReturnsTheOutputsWhereTheyAreRequested) {
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 4;
  Runner runner(std::make_unique<ScriptedBackend>(partialSums({12})),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  EXPECT_TRUE(runner.run(request, {}, [](double) {}).outputs.empty());
  request.keepOutputs = true;
  const auto outputs = runner.run(request, {}, [](double) {}).outputs;
  ASSERT_EQ(outputs.size(), 1U);
  EXPECT_EQ(outputs[0].name, "partial");
  EXPECT_EQ(outputs[0].array.as<float>()[0], 12.0F);
}

TEST(Runner, FailsASumThatRoundingDoesNotExplain) {
  EXPECT_FALSE(judged(partialSums({12.0001F})).passed);
  EXPECT_FALSE(judged(partialSums({11})).passed);
}

TEST(Runner, FailsNanAndInfinity) {
  EXPECT_FALSE(judged(partialSums({std::numeric_limits<float>::quiet_NaN()})).passed);
  EXPECT_FALSE(judged(partialSums({std::numeric_limits<float>::infinity()})).passed);
}

TEST(Runner, DoesNotReplaceADeviceThatIsAskedForByItsNumber) {
  using values::BackendChoice;
  const auto complaintOf = [](BackendChoice backend, int device, bool hasGpu) -> std::string {
    auto gpu = std::make_unique<ScriptedBackend>(partialSums({12}), hasGpu);
    gpu->kind = BackendChoice::cuda;
    Runner runner(std::make_unique<ScriptedBackend>(partialSums({12})), std::move(gpu));
    values::RunRequest request;
    request.kernel = "dot_shared";
    request.parameters.n = 4;
    request.target.backend = backend;
    request.target.device = device;
    try {
      (void)runner.run(request, {}, [](double) {});
      return {};
    } catch (const values::Error& error) {
      return error.what();
    }
  };
  const std::string both =
      "There is no device 5 here; the devices are cuda 0 (Scripted), emulator 0 (Scripted).";
  const std::string one = "There is no device 5 here; the devices are emulator 0 (Scripted).";
  EXPECT_EQ(complaintOf(BackendChoice::automatic, 5, true), both);
  EXPECT_EQ(complaintOf(BackendChoice::automatic, 5, false), one);
  EXPECT_EQ(complaintOf(BackendChoice::cuda, 5, true), both);
  EXPECT_EQ(complaintOf(BackendChoice::emulator, 5, true), both);
  EXPECT_EQ(complaintOf(BackendChoice::cuda, 5, false),
            "The CUDA backend cannot run here: Not today.");
  EXPECT_EQ(complaintOf(BackendChoice::cuda, 0, false),
            "The CUDA backend cannot run here: Not today.");
  EXPECT_EQ(complaintOf(BackendChoice::automatic, 0, false), "");
  EXPECT_EQ(complaintOf(BackendChoice::automatic, 0, true), "");
}

/// Returns the kind of the error of a request to `runner`, whose CUDA backend cannot be used.
template <class Ask>
values::ErrorKind kindOfFailure(const Ask& ask, bool needsNewProcess) {
  auto gpu = std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false);
  gpu->kind = values::BackendChoice::cuda;
  gpu->needsNewProcess = needsNewProcess;
  Runner runner(std::make_unique<ScriptedBackend>(partialSums({12})), std::move(gpu));
  try {
    ask(runner);
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(), "The CUDA backend cannot run here: Not today.");
    return error.kind();
  }
  ADD_FAILURE() << "no error";
  return {};
}

/// Returns a request of this type for a small dot product on this backend.
template <class Request>
Request requestFor(values::BackendChoice backend) {
  Request request;
  request.kernel = "dot_shared";
  request.parameters.n = 4;
  request.target.backend = backend;
  return request;
}

TEST(Runner, AsksForANewEngineWhereCudaHasFailedInThisOne) {
  constexpr auto kCuda = values::BackendChoice::cuda;
  const auto run = [](Runner& runner) {
    (void)runner.run(requestFor<values::RunRequest>(kCuda), {}, [](double) {});
  };
  const auto bench = [](Runner& runner) {
    auto request = requestFor<values::BenchRequest>(kCuda);
    request.sizes = {4};
    (void)runner.bench(
        request, {}, [](double, const std::string&) {}, [](const values::BenchSeries&) {});
  };
  const auto occupancy = [](Runner& runner) {
    (void)runner.occupancy(requestFor<values::OccupancyRequest>(kCuda));
  };
  const auto timeLine = [](Runner& runner) {
    (void)runner.timeLine(requestFor<values::TimeLineRequest>(kCuda), {});
  };
  for (const bool needsNewProcess : {true, false}) {
    const auto kind =
        needsNewProcess ? values::ErrorKind::engineLost : values::ErrorKind::unavailable;
    EXPECT_EQ(kindOfFailure(run, needsNewProcess), kind);
    EXPECT_EQ(kindOfFailure(bench, needsNewProcess), kind);
    EXPECT_EQ(kindOfFailure(occupancy, needsNewProcess), kind);
    EXPECT_EQ(kindOfFailure(timeLine, needsNewProcess), kind);
  }
}

TEST(Runner, FailsARunWithAFindingEvenWhenTheSumIsRight) {
  backend::RunOutcome outcome = partialSums({12});
  outcome.findings.push_back({});
  EXPECT_FALSE(judged(outcome).passed);
}

TEST(Runner, FailsARunWhoseRecordShowsARaceEvenWhenTheSumIsRight) {
  using trace::Event;
  backend::RunOutcome outcome = partialSums({12});
  trace::Record& record = outcome.record.emplace();
  record.block.x = 2;
  record.grid.x = 9;
  record.blockCount = 1;
  record.arrays = {{"cache", trace::Space::shared, values::DType::float32, 2}};
  record.events = {Event::make(trace::EventKind::store, 0, 23, 1, 0),
                   Event::make(trace::EventKind::store, 0, 28, 1, 0)};
  record.offsets = {0, 1, 2};
  const values::RunResult result = judged(outcome);
  EXPECT_FALSE(result.passed);
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].kind, trace::FindingKind::race);
  EXPECT_EQ(result.findings[0].line, 23);
  EXPECT_EQ(result.notes, std::vector<std::string>{
                              "The checks saw block 0 of 0..8, which is what was recorded."});
}

TEST(Runner, DoesNotLaunchAKernelThatCouldEndOrBlockTheProcess) {
  using enum trace::FindingKind;
  for (const trace::FindingKind kind : {outOfBounds, divergentBarrier, race}) {
    backend::RunOutcome outcome = partialSums({12});
    outcome.findings.push_back({kind});
    outcome.record.emplace().offsets = {0};
    int runs = 0;
    auto gpu = std::make_unique<ScriptedBackend>(std::move(outcome));
    gpu->onRun = [&runs] { ++runs; };
    gpu->kind = values::BackendChoice::cuda;
    Runner runner(std::make_unique<ScriptedBackend>(backend::RunOutcome{}), std::move(gpu));
    values::RunRequest request;
    request.kernel = "dot_shared";
    request.parameters.n = 4;
    request.record = true;
    const values::RunResult result = runner.run(request, {}, [](double) {});
    EXPECT_EQ(runs, kind == race ? 2 : 1) << trace::nameOf(kind);
    EXPECT_EQ(result.notes.size(), kind == race ? 1U : 2U) << trace::nameOf(kind);
  }
}

/// Returns the GPU's counters of a run whose record has this finding, or none.
std::optional<values::HardwareCounters> hardwareCountersWith(
    std::optional<trace::FindingKind> finding, bool record, bool ask) {
  backend::RunOutcome outcome = partialSums({12});
  if (finding) outcome.findings.push_back({*finding});
  outcome.record.emplace().offsets = {0};
  auto gpu = std::make_unique<ScriptedBackend>(std::move(outcome));
  gpu->kind = values::BackendChoice::cuda;
  Runner runner(std::make_unique<ScriptedBackend>(backend::RunOutcome{}), std::move(gpu));
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 4;
  request.record = record;
  request.hardwareCounters = ask;
  return runner.run(request, {}, [](double) {}).hardwareCounters;
}

TEST(Runner, ReadsTheGpusCountersOfThePlainKernelWhereAskedTo) {
  for (const bool record : {false, true}) {
    const auto read = hardwareCountersWith({}, record, true);
    ASSERT_TRUE(read && read->launch);
    EXPECT_EQ(read->launch->globalLoads.requests, 7U);
    EXPECT_FALSE(hardwareCountersWith({}, record, false));
  }
}

TEST(Runner, SaysWhyTheGpusCountersWereNotRead) {
  const auto read = hardwareCountersWith(trace::FindingKind::outOfBounds, true, true);
  ASSERT_TRUE(read);
  EXPECT_FALSE(read->launch);
  EXPECT_EQ(read->reason,
            "The GPU's counters were not read, since the kernel was not launched as it stands.");
  Runner runner(std::make_unique<ScriptedBackend>(partialSums({12})),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 4;
  request.hardwareCounters = true;
  EXPECT_EQ(runner.run(request, {}, [](double) {}).hardwareCounters->reason,
            "The emulator has no GPU whose counters could be read.");
}

TEST(Runner, TakesTheUsersDataAndKnowsNoClosedFormForIt) {
  Runner runner(std::make_unique<ScriptedBackend>(partialSums({11})),
                std::make_unique<ScriptedBackend>(backend::RunOutcome{}, false));
  values::RunRequest request;
  request.kernel = "dot_shared";
  const std::vector<float> a{1, 2};
  const std::vector<float> b{3, 4};
  request.inputs = {values::HostArray::of(std::span<const float>(a)),
                    values::HostArray::of(std::span<const float>(b))};
  const values::RunResult result = runner.run(request, {}, [](double) {});
  EXPECT_TRUE(result.passed);
  EXPECT_EQ(result.parameters.n, 2);
  EXPECT_FALSE(result.closedForm.has_value());
}

TEST(Runner, NamesTheLimitThatARequestBreaks) {
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.block = 96;
  EXPECT_NE(sentenceOf(request).find("power of two"), std::string::npos);
  request.parameters.block = 256;
  request.parameters.n = std::int64_t{1} << 40;
  EXPECT_NE(sentenceOf(request).find("needs 16.0 TiB of memory"), std::string::npos)
      << sentenceOf(request);
  request.parameters.n = 4;
  request.inputs.resize(1);
  EXPECT_NE(sentenceOf(request).find("takes 2 input arrays, not 1"), std::string::npos);
  request.inputs = {values::HostArray(values::DType::float32, 3),
                    values::HostArray(values::DType::float32, 2)};
  EXPECT_NE(sentenceOf(request).find("equally long"), std::string::npos);
}

TEST(Runner, SaysWhyAGpuIsMissingAndFallsBackOnlyWhenAllowed) {
  values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.n = 1;
  EXPECT_EQ(sentenceOf(request), "no error");
  request.target.backend = values::BackendChoice::cuda;
  EXPECT_EQ(sentenceOf(request), "The CUDA backend cannot run here: Not today.");
}

}  // namespace
}  // namespace lanescope::engine
