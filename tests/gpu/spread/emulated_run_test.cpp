// SPDX-License-Identifier: Apache-2.0
#include "spread/emulated_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "collective/threads.h"
#include "spread/spread.h"
#include "tests/gpu/spread/runs.h"

namespace lanescope::spread {
namespace {

using values::RunRequest;

TEST(EmulatedRun, RefusesWhatRunsOnOneDevice) {
  Runs runs;
  const auto complaintOf = [&](const char* kernel, const auto& change) {
    RunRequest request = Runs::requestFor(catalog::find(kernel), 100, 2);
    change(request);
    return runs.complaint(request);
  };
  const auto nothing = [](RunRequest&) {};
  EXPECT_EQ(complaintOf("vector_add", nothing),
            "vector_add runs on one device; reductions, dot products, scans and matrix products "
            "run on several.");
  EXPECT_NE(complaintOf("equalize", nothing), "nothing");
  EXPECT_NE(complaintOf("dot_endless", nothing), "nothing");
  EXPECT_EQ(complaintOf("dot_shared", [](RunRequest& request) { request.record = true; }),
            "A record shows one device; record the kernel on one.");
  EXPECT_EQ(complaintOf("dot_shared", [](RunRequest& request) { request.hardwareCounters = true; }),
            "A GPU's counters are those of one device; read them on one.");
  EXPECT_EQ(complaintOf("dot_shared",
                        [](RunRequest& request) { request.target.split = values::Split::summa; }),
            "The split summa is one of matrix products, and dot_shared is none.");
  EXPECT_EQ(complaintOf(
                "dot_shared",
                [](RunRequest& request) { request.target.backend = values::BackendChoice::cuda; }),
            "Several devices of one engine are emulated; a GPU runs a kernel alone.");
  EXPECT_EQ(complaintOf("dot_shared", [](RunRequest& request) { request.target.device = 1; }),
            "Device 1 is one GPU, and several devices of one engine are emulated.");
  EXPECT_NE(complaintOf("reduce_cub", nothing), "nothing");
  EXPECT_EQ(complaintOf("dot_shared", [](RunRequest& request) { request.parameters.n = 0; }),
            "n = 0 is out of range: it must be from 1 to 2^48.");
}

TEST(EmulatedRun, RefusesALaunchThatThePartsDoNotTake) {
  Runs runs;
  RunRequest request = Runs::requestFor(catalog::find("dot_shared"), 100, 2);
  request.parameters.block = 100;
  EXPECT_TRUE(runs.complaint(request).starts_with("Part 1 of 2 cannot run: block = 100"));
}

TEST(EmulatedRun, RefusesWhatMemoryDoesNotHold) {
  Runs runs;
  runs.limitMemory(1 << 20);
  EXPECT_TRUE(runs.complaint(Runs::requestFor(catalog::find("scan_look_back"), 1 << 20, 4))
                  .starts_with("n = 1048576 needs"));
}

TEST(EmulatedRun, MeasuresOneDeviceAlone) {
  Runs runs;
  values::OccupancyRequest request;
  request.kernel = "dot_shared";
  request.target.ranks = 2;
  try {
    (void)runs.runner().occupancy(request);
    FAIL() << "nothing was thrown";
  } catch (const values::Error& error) {
    EXPECT_EQ(std::string(error.what()), "This is measured on one device, not on several.");
  }
}

TEST(EmulatedRun, HasTheBitsOfRanksThatShareNothing) {
  Runs runs;
  for (const char* const kernel : {"dot_shared", "scan_look_back", "matmul_tiled"}) {
    const RunRequest request = Runs::requestFor(catalog::find(kernel), 65, 3);
    std::optional<values::RunResult> result;
    collective::onThreads(3, [&](collective::Communicator& communicator) {
      engine::Runner runner(backend::makeEmulatorBackend(), backend::makeEmulatorBackend());
      std::mutex turns;
      Device device(runner, turns, 1, request, {}, [](double) {});
      auto own = spread::run(request, device, communicator, [] { return platform::readMemory(); });
      EXPECT_EQ(own.has_value(), communicator.rank() == 0);
      if (own) result = std::move(own);
    });
    const values::RunResult together = runs.run(request);
    EXPECT_TRUE(result->passed);
    EXPECT_EQ(result->outputs, together.outputs) << kernel;
    EXPECT_EQ(result->notes, together.notes) << kernel;
    EXPECT_EQ(result->device, together.device);
  }
}

TEST(EmulatedRun, ProgressGrowsToOne) {
  Runs runs;
  for (const char* const kernel : {"dot_shared", "scan_look_back", "matmul_tiled"}) {
    std::vector<double> fractions;
    (void)runEmulated(Runs::requestFor(catalog::find(kernel), 64, 3), runs.runner(), {},
                      [&](double fraction) { fractions.push_back(fraction); });
    ASSERT_FALSE(fractions.empty());
    EXPECT_TRUE(std::ranges::is_sorted(fractions)) << kernel;
    EXPECT_LE(fractions.back(), 1.0 + 1e-9);
    EXPECT_GE(fractions.back(), 0.89) << kernel;
  }
}

TEST(EmulatedRun, EndsWhenItIsStopped) {
  Runs runs;
  std::stop_source stop;
  for (const char* const kernel : {"dot_shared", "scan_look_back", "matmul_tiled"}) {
    try {
      (void)runEmulated(Runs::requestFor(catalog::find(kernel), 64, 4), runs.runner(),
                        stop.get_token(), [&](double) { stop.request_stop(); });
      FAIL() << "nothing was thrown";
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), values::ErrorKind::cancelled);
    }
  }
}

}  // namespace
}  // namespace lanescope::spread
