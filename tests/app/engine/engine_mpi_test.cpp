// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <cstddef>

#include "catalog/catalog.h"
#include "collective/emulated_devices.h"
#include "tests/app/engine/engine_mpi_fixture.h"

// What the ranks of an engine compute together, against the same in one process.

namespace lanescope::tests {
namespace {

using app::EngineAddress;
using values::AllReduce;
using values::DType;

class EngineMpiRanks : public EngineMpi, public testing::WithParamInterface<int> {};

TEST_P(EngineMpiRanks, GiveTheVeryResultOfEmulatedDevices) {
  const std::int64_t ranks = GetParam();
  EngineListener listener(EngineAddress::parse("mpi:" + QString::number(ranks)));
  constexpr std::array kSizes{1, 3, 1001, 70'001};
  constexpr std::array kTypes{DType::int32, DType::int64, DType::float32, DType::float64};
  // Each algorithm has each size and each type; all of them together have each pair.
  std::size_t shift = 0;
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (std::size_t i = 0; i < kSizes.size(); ++i) {
      const DType dtype = kTypes[(i + shift) % kTypes.size()];
      values::AllReduceRequest request = requestOf(algorithm, ranks, kSizes[i]);
      request.dtype = dtype;
      const quint64 id = listener.engine->allReduce(request);
      ASSERT_TRUE(listener.waitForEnd(id));
      ASSERT_TRUE(listener.allReduces.contains(id)) << qPrintable(listener.failures[id].sentence);
      values::AllReduceResult expected = collective::allReduce(request);
      expected.device += ", MPI";
      EXPECT_TRUE(*listener.allReduces[id] == expected)
          << values::nameOf(algorithm) << ' ' << kSizes[i] << ' ' << values::nameOf(dtype);
    }
    ++shift;
  }
}

TEST_P(EngineMpiRanks, UseTheLibrarysOwnAllReduceForAllTypes) {
  const std::int64_t ranks = GetParam();
  EngineListener listener(EngineAddress::parse("mpi:" + QString::number(ranks)));
  for (const DType dtype : {DType::int32, DType::int64, DType::float32, DType::float64}) {
    values::AllReduceRequest request = requestOf(AllReduce::mpi, ranks, 1001);
    request.dtype = dtype;
    request.timings = 3;
    const quint64 id = listener.engine->allReduce(request);
    ASSERT_TRUE(listener.waitForEnd(id));
    ASSERT_TRUE(listener.allReduces.contains(id)) << qPrintable(listener.failures[id].sentence);
    EXPECT_TRUE(listener.allReduces[id]->passed);
    EXPECT_TRUE(listener.allReduces[id]->messages.empty());
    EXPECT_EQ(listener.allReduces[id]->seconds.size(), 3U);
  }
}

INSTANTIATE_TEST_SUITE_P(Of, EngineMpiRanks, testing::Values(1, 2, 3, 4));

TEST_F(EngineMpi, TimesEachAlgorithm) {
  EngineListener listener(EngineAddress::parse("mpi:2"));
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    values::AllReduceRequest request = requestOf(algorithm, 2, 1000);
    request.timings = 5;
    const quint64 id = listener.engine->allReduce(request);
    ASSERT_TRUE(listener.waitForEnd(id));
    ASSERT_TRUE(listener.allReduces.contains(id)) << qPrintable(listener.failures[id].sentence);
    EXPECT_EQ(listener.allReduces[id]->seconds.size(), 5U);
    for (const double seconds : listener.allReduces[id]->seconds) EXPECT_GT(seconds, 0);
  }
}

TEST_F(EngineMpi, MakesTheMistakesOfEmulatedDevices) {
  EngineListener listener(EngineAddress::parse("mpi:3"));
  for (const auto pitfall :
       {values::MessagePitfall::earlyRead, values::MessagePitfall::reusedBuffer}) {
    values::AllReduceRequest request = requestOf(AllReduce::ring, 3, 100);
    request.pitfall = pitfall;
    const quint64 id = listener.engine->allReduce(request);
    ASSERT_TRUE(listener.waitForEnd(id));
    ASSERT_TRUE(listener.allReduces.contains(id)) << qPrintable(listener.failures[id].sentence);
    values::AllReduceResult expected = collective::allReduce(request);
    expected.device += ", MPI";
    EXPECT_TRUE(*listener.allReduces[id] == expected);
    EXPECT_FALSE(listener.allReduces[id]->findings.empty());
  }
}

TEST_F(EngineMpi, RefusesAnotherNumberOfDevicesAndGoesOn) {
  EngineListener listener(EngineAddress::parse("mpi:2"));
  const quint64 wrong = listener.engine->allReduce(requestOf(AllReduce::ring, 3, 10));
  const quint64 right = listener.engine->allReduce(requestOf(AllReduce::ring, 2, 10));
  ASSERT_TRUE(listener.waitForEnd(right));
  EXPECT_EQ(listener.failures[wrong].kind, values::ErrorKind::badInput);
  EXPECT_EQ(listener.failures[wrong].sentence,
            "devices = 3 is not the number of the engine's ranks, 2.");
  EXPECT_TRUE(listener.allReduces.contains(right));
  EXPECT_EQ(listener.ready.size(), 1);
}

TEST_P(EngineMpiRanks, SplitAProblemAsEmulatedDevicesDoBitForBit) {
  const std::int64_t ranks = GetParam();
  EngineListener here;
  EngineListener listener(EngineAddress::parse("mpi:" + QString::number(ranks)));
  for (const char* const kernel :
       {"reduce_one_launch", "dot_shared", "scan_hillis_steele", "matmul_tiled"}) {
    for (const values::Split split : {values::Split::rows, values::Split::summa}) {
      for (const std::int64_t n : {1, 33, 257}) {
        const bool isProduct = catalog::find(kernel).family == "matmul";
        if (split != values::Split::rows && !isProduct) continue;
        values::RunRequest request = emulatorRun(kernel, n);
        request.parameters.pattern = "random";
        if (isProduct) request.parameters.m = n + 2;
        request.keepOutputs = true;
        request.target.ranks = ranks;
        request.target.split = split;
        const quint64 expected = here.engine->run(request);
        const quint64 id = listener.engine->run(request);
        ASSERT_TRUE(here.waitForEnd(expected) && listener.waitForEnd(id));
        ASSERT_TRUE(here.runs.contains(expected)) << qPrintable(here.failures[expected].sentence);
        ASSERT_TRUE(listener.runs.contains(id)) << qPrintable(listener.failures[id].sentence);
        const values::RunResult& own = *listener.runs[id];
        EXPECT_TRUE(own.passed) << kernel << ' ' << n;
        EXPECT_EQ(own.outputs, here.runs[expected]->outputs) << kernel << ' ' << n;
        EXPECT_EQ(own.error, here.runs[expected]->error) << kernel << ' ' << n;
        EXPECT_EQ(own.device, here.runs[expected]->device + (ranks > 1 ? ", MPI" : ""));
      }
    }
  }
}

TEST_F(EngineMpi, RefusesARunOfAnotherNumberOfRanksAndGoesOn) {
  EngineListener listener(EngineAddress::parse("mpi:2"));
  values::RunRequest request = emulatorRun("reduce_one_launch", 1000);
  request.parameters.pattern = "random";
  request.target.ranks = 3;
  const quint64 wrong = listener.engine->run(request);
  request.target.ranks = 2;
  const quint64 right = listener.engine->run(request);
  ASSERT_TRUE(listener.waitForEnd(right));
  EXPECT_EQ(listener.failures[wrong].sentence, "ranks = 3, but this engine has 2.");
  EXPECT_TRUE(listener.runs.contains(right)) << qPrintable(listener.failures[right].sentence);
  EXPECT_EQ(listener.ready.size(), 1);
}

TEST_P(EngineMpiRanks, CountWhatLaunchesDoAsOneEngineDoes) {
  values::BenchRequest request;
  request.kernel = "dot_shared";
  request.parameters = catalog::defaultsOf(catalog::find(request.kernel));
  request.target.backend = values::BackendChoice::emulator;
  request.sizes = {4096, 1000};
  request.measure = values::Measure::counters;
  for (const std::int64_t block : {32, 64, 128, 100, 256}) {  // of which 100 is refused
    request.compared.push_back(request.kernel);
    request.comparedParameters.push_back(request.parameters);
    request.comparedParameters.back().block = block;
  }
  EngineListener here;
  EngineListener listener(EngineAddress::parse("mpi:" + QString::number(GetParam())));
  const quint64 expected = here.engine->bench(request);
  const quint64 id = listener.engine->bench(request);
  ASSERT_TRUE(here.waitForEnd(expected) && listener.waitForEnd(id));
  ASSERT_TRUE(here.benches.contains(expected)) << qPrintable(here.failures[expected].sentence);
  ASSERT_TRUE(listener.benches.contains(id)) << qPrintable(listener.failures[id].sentence);
  const std::vector<values::BenchSeries>& one = here.benches[expected]->series;
  const std::vector<values::BenchSeries>& several = listener.benches[id]->series;
  ASSERT_EQ(one.size(), 12U);
  ASSERT_EQ(several.size(), one.size());
  ASSERT_EQ(listener.points[id].size(), one.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(several[i].n, one[i].n) << i;
    EXPECT_EQ(several[i].passed, one[i].passed) << i;
    EXPECT_EQ(several[i].failure, one[i].failure) << i;
    EXPECT_EQ(several[i].counters, one[i].counters) << i;
    EXPECT_EQ(several[i].counters.has_value(), i % 6 != 4) << i << several[i].failure;
    EXPECT_EQ(listener.points[id][i].counters, one[i].counters) << i;
  }
  EXPECT_EQ(listener.benches[id]->parameters, request.parameters);
}

TEST_F(EngineMpi, RunsAKernelOnRankZero) {
  EngineListener listener(EngineAddress::parse("mpi:2"));
  values::RunRequest request = emulatorRun("dot_shared", 1 << 16);
  request.record = true;
  const quint64 id = listener.engine->run(request);
  ASSERT_TRUE(listener.waitForEnd(id));
  ASSERT_TRUE(listener.runs.contains(id)) << qPrintable(listener.failures[id].sentence);
  EXPECT_TRUE(listener.runs[id]->passed);
}

}  // namespace
}  // namespace lanescope::tests
