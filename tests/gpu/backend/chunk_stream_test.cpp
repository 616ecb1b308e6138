// SPDX-License-Identifier: Apache-2.0
//
// Problems that go through a GPU in chunks, and elements that a GPU makes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/fill_on_device.h"
#include "catalog/catalog.h"
#include "catalog/inputs/pattern.h"
#include "tests/gpu/backend/cuda_available.h"

namespace lanescope::backend {
namespace {

using values::DType;
using values::HostArray;
using values::Lane;
using values::SpanKind;

class ChunkStreams : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto why = whyNoGpu()) GTEST_SKIP() << *why;
  }

  /// A problem of so many elements in chunks of `size`, whose outputs are kept.
  ChunkStream problemOf(const char* kernel, std::int64_t n, std::int64_t size) {
    row = &catalog::find(kernel);
    parameters = catalog::defaultsOf(*row);
    parameters.n = n;
    parameters.pattern = "random";
    ChunkStream problem;
    problem.chunks = (n + size - 1) / size;
    problem.size = size;
    problem.plan = planOf(std::min(n, size));
    if (n > size && n % size != 0) problem.lastPlan = planOf(n % size);
    problem.fill = [this, size](std::int64_t chunk, std::size_t position,
                                std::span<std::byte> elements) {
      catalog::fillPart(elements, parameters.dtype, position, row->inputs.size(),
                        static_cast<std::uint64_t>(chunk * size),
                        static_cast<std::uint64_t>(parameters.n), parameters);
    };
    problem.finish = [this](std::int64_t chunk, const std::vector<HostArray>& outputs) {
      EXPECT_EQ(chunk, std::ssize(finished));
      finished.push_back(outputs);
    };
    return problem;
  }

  [[nodiscard]] values::Plan planOf(std::int64_t n) const {
    values::Parameters own = parameters;
    own.n = n;
    return row->plan(own);
  }

  StreamOutcome stream(const ChunkStream& problem) {
    finished.clear();
    return cuda->stream(problem, {}, {}, [](double) {}).value();
  }

  /// The outputs of the chunks one after the other.
  [[nodiscard]] std::vector<std::vector<HostArray>> runEach(const ChunkStream& problem) {
    std::vector<std::vector<HostArray>> outputs;
    for (std::int64_t chunk = 0; chunk < problem.chunks; ++chunk) {
      const values::Plan& plan = problem.planOf(chunk);
      std::vector<HostArray> inputs;
      for (const values::Buffer& buffer : plan.buffers) {
        if (buffer.role != values::Role::input) continue;
        HostArray& input = inputs.emplace_back(buffer.type, buffer.count);
        problem.fill(chunk, inputs.size() - 1, input.bytes);
      }
      outputs.push_back(cuda->run(plan, inputs, {}, {}, [](double) {}).outputs);
    }
    return outputs;
  }

  std::unique_ptr<Backend> cuda = makeCudaBackend();
  const catalog::KernelRow* row = nullptr;
  values::Parameters parameters;
  std::vector<std::vector<HostArray>> finished;
};

TEST_F(ChunkStreams, GiveTheBitsOfChunksOneAfterTheOther) {
  for (const char* const kernel : {"reduce_one_launch", "reduce_sequential", "dot_shared"}) {
    for (const std::int64_t n : {1000, 4096, 4097, 5 * 4096, 5 * 4096 + 1, 40 * 4096 + 17}) {
      ChunkStream problem = problemOf(kernel, n, 4096);
      stream(problem);
      EXPECT_EQ(finished, runEach(problem)) << kernel << ' ' << n;
      problem.generated = parameters;
      const auto filled = finished;
      stream(problem);
      EXPECT_EQ(finished, filled) << kernel << ' ' << n << ", made on the GPU";
    }
  }
}

TEST_F(ChunkStreams, ClearWhatAKernelAddsToForEachChunk) {
  ChunkStream problem = problemOf("reduce_atomic", 9 * 1000 + 1, 1000);
  parameters.dtype = DType::int32;
  for (const values::Op op : {values::Op::sum, values::Op::min}) {
    parameters.op = op;
    problem.plan = planOf(1000);
    problem.lastPlan = planOf(1);
    stream(problem);
    EXPECT_EQ(finished, runEach(problem));
  }
}

TEST_F(ChunkStreams, CopyAChunkWhileTheKernelOfTheOneBeforeRuns) {
  constexpr std::int64_t kSize = std::int64_t{1} << 24;
  constexpr std::int64_t kChunks = 8;
  ChunkStream problem = problemOf("reduce_one_launch", kChunks * kSize, kSize);
  // The page-locked memory stays 0, so that the host does not keep the GPU waiting.
  problem.fill = [](std::int64_t, std::size_t, std::span<std::byte>) {};
  const StreamOutcome outcome = stream(problem);
  std::vector<values::TimeSpan> copies;
  std::vector<values::TimeSpan> kernels;
  for (const values::TimeSpan& span : outcome.spans) {
    if (span.lane != Lane::device) continue;
    if (span.kind == SpanKind::copyIn) copies.push_back(span);
    if (span.kind == SpanKind::kernel) kernels.push_back(span);
  }
  ASSERT_EQ(std::ssize(copies), kChunks);
  ASSERT_EQ(std::ssize(kernels), kChunks);
  std::int64_t overlapping = 0;
  for (std::size_t i = 0; i + 1 < copies.size(); ++i) {
    EXPECT_GE(copies[i + 1].end, copies[i].end);
    EXPECT_GE(kernels[i].begin, copies[i].begin);
    if (copies[i + 1].begin < kernels[i].end) ++overlapping;
  }
  // A host that is busy may be late for some.
  EXPECT_GE(overlapping, kChunks / 2);
  EXPECT_EQ(copies[0].bytes, static_cast<std::uint64_t>(kSize) * sizeof(float));
}

TEST_F(ChunkStreams, KeepTheTimesOfTheFirstChunksAndTheSumsOfAll) {
  ChunkStream problem = problemOf("reduce_one_launch", 40 * 4096, 4096);
  const StreamOutcome outcome = stream(problem);
  EXPECT_EQ(std::ssize(finished), 40);
  std::int64_t kernels = 0;
  for (const values::TimeSpan& span : outcome.spans) {
    EXPECT_LT(span.chunk, values::kMostChunks);
    EXPECT_LE(span.begin, span.end);
    EXPECT_EQ(span.stream, span.lane == Lane::device ? span.chunk % 3 : 0);
    if (span.kind == SpanKind::kernel) ++kernels;
  }
  EXPECT_EQ(kernels, values::kMostChunks);
  EXPECT_GT(outcome.phases.kernel.count(), 0);
  EXPECT_GT(outcome.phases.hostToDevice.count(), 0);
  EXPECT_EQ(outcome.generating.count(), 0);
  EXPECT_GT(outcome.end, outcome.begin);
}

TEST_F(ChunkStreams, StopWhereTheRunIsCancelled) {
  ChunkStream problem = problemOf("reduce_one_launch", 40 * 4096, 4096);
  std::stop_source stop;
  problem.finish = [&](std::int64_t, const std::vector<HostArray>&) { stop.request_stop(); };
  try {
    (void)cuda->stream(problem, {}, stop.get_token(), [](double) {});
    FAIL() << "did not stop";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::cancelled) << error.what();
  }
}

TEST_F(ChunkStreams, ElementsMadeOnTheGpuHaveTheBitsOfThePattern) {
  for (const char* const pattern : {"iota", "iota-two", "iota-double", "ones", "count", "random",
                                    "random-01", "haze", "exact"}) {
    for (const DType type : {DType::int32, DType::uint32, DType::int64, DType::float32,
                             DType::float64, DType::uint8}) {
      for (const std::int64_t first : {std::int64_t{0}, (std::int64_t{1} << 36) - 777}) {
        for (const std::size_t position : {0, 1}) {
          values::Parameters made;
          made.pattern = pattern;
          made.seed = 11;
          HostArray expected(type, 100'001);
          catalog::fillPart(expected, position, 2, static_cast<std::uint64_t>(first),
                            std::uint64_t{1} << 40, made);
          HostArray found(type, expected.count());
          const DeviceMemory memory = allocate(expected.bytes.size());
          const Stream own = makeStream();
          ASSERT_TRUE(fillOnDevice(memory.get(), type, position, first,
                                   static_cast<std::int64_t>(expected.count()), made, own.get()));
          check(cudaStreamSynchronize(own.get()), "cudaStreamSynchronize");
          check(cudaMemcpy(found.bytes.data(), memory.get(), found.bytes.size(),
                           cudaMemcpyDeviceToHost),
                "cudaMemcpy");
          EXPECT_TRUE(found == expected)
              << pattern << ' ' << values::nameOf(type) << ' ' << first << " array " << position;
        }
      }
    }
  }
}

TEST_F(ChunkStreams, ElementsInAnotherOrderAreNotMadeOnTheGpu) {
  const DeviceMemory memory = allocate(4);
  values::Parameters made;
  made.pattern = "ill-conditioned";
  EXPECT_FALSE(fillOnDevice(memory.get(), DType::float32, 0, 0, 1, made, nullptr));
  made.pattern = "random";
  made.shuffle = 3;
  EXPECT_FALSE(fillOnDevice(memory.get(), DType::float32, 0, 0, 1, made, nullptr));
}

}  // namespace
}  // namespace lanescope::backend
