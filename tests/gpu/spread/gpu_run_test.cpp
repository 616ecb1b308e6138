// SPDX-License-Identifier: Apache-2.0
#include "spread/gpu_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "catalog/inputs/pattern.h"
#include "spread/reduction.h"
#include "tests/gpu/spread/runs.h"

namespace lanescope::spread {
namespace {

/// What the GPUs of a host were asked for.
struct Asked {
  std::mutex mutex;
  std::set<int> devices;
  std::set<const backend::Backend*> backends;
  std::vector<bool> generated;  ///< whether a part's elements were to be made on the GPU
  bool streams = true;          ///< GPUs can overlap chunks
};

/// Three GPUs in name: the emulator computes.
class NamedGpus final : public backend::Backend {
 public:
  explicit NamedGpus(Asked& asked) : m_asked(asked) {}

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    std::vector<values::DeviceInfo> all;
    for (int number = 0; number < 3; ++number) {
      values::DeviceInfo& device = all.emplace_back(m_emulator->devices().front());
      device.backend = values::BackendChoice::cuda;
      device.name = "GPU of a test";
      device.device = number;
    }
    return all;
  }

  [[nodiscard]] backend::RunOutcome run(const values::Plan& plan,
                                        const std::vector<values::HostArray>& inputs,
                                        const backend::RunOptions& options, std::stop_token stop,
                                        const backend::Progress& progress) override {
    {
      const std::lock_guard guard(m_asked.mutex);
      m_asked.devices.insert(options.target.device);
      m_asked.backends.insert(this);
    }
    return m_emulator->run(plan, inputs, options, std::move(stop), progress);
  }

  /// Adds up integers as reduce_atomic does, one chunk after the other.
  [[nodiscard]] std::optional<backend::StreamOutcome> stream(
      const backend::ChunkStream& problem, const values::Target& target,
      const std::stop_token& /*stop*/, const backend::Progress& progress) override {
    if (!m_asked.streams) return std::nullopt;
    backend::StreamOutcome outcome;
    outcome.begin = 1000 + target.device;
    for (std::int64_t chunk = 0; chunk < problem.chunks; ++chunk) {
      const values::Buffer& in = problem.planOf(chunk).buffers[0];
      m_elements.bytes.resize(in.bytes());
      const std::int64_t first = problem.first + chunk * problem.size;
      if (problem.generated) {
        catalog::fillPart(m_elements, 0, 1, static_cast<std::uint64_t>(first),
                          static_cast<std::uint64_t>(problem.generated->n), *problem.generated);
      } else {
        problem.fill(chunk, 0, m_elements.bytes);
      }
      std::uint32_t added = 0;
      for (const std::int32_t element : m_elements.as<std::int32_t>()) {
        added += static_cast<std::uint32_t>(element);
      }
      const std::array sum{static_cast<std::int32_t>(added)};
      problem.finish(chunk, {values::HostArray::of(std::span<const std::int32_t>(sum))});
      if (chunk < values::kMostChunks) {
        outcome.spans.push_back({.lane = values::Lane::device,
                                 .kind = values::SpanKind::kernel,
                                 .begin = outcome.begin + 10 * chunk,
                                 .end = outcome.begin + 10 * chunk + 10,
                                 .chunk = chunk,
                                 .stream = chunk % 3});
      }
      progress(1.0);
    }
    outcome.end = outcome.begin + 10 * problem.chunks;
    const std::lock_guard guard(m_asked.mutex);
    m_asked.generated.push_back(problem.generated.has_value());
    return outcome;
  }

 private:
  Asked& m_asked;
  values::HostArray m_elements{values::DType::int32, 0};
  std::unique_ptr<backend::Backend> m_emulator = backend::makeEmulatorBackend();
};

class GpuRun : public testing::Test {
 protected:
  [[nodiscard]] static values::RunRequest requestFor(const char* kernel, std::int64_t n,
                                                     std::vector<std::int64_t> gpus) {
    values::RunRequest request = Runs::requestFor(catalog::find(kernel), n, std::ssize(gpus));
    request.target.backend = values::BackendChoice::automatic;
    request.target.gpus = std::move(gpus);
    return request;
  }

  [[nodiscard]] values::RunResult run(const values::RunRequest& request) {
    return runOnGpus(
        request, [this] { return makeRunner(); }, {}, [](double) {}, memory);
  }

  [[nodiscard]] std::unique_ptr<engine::Runner> makeRunner() {
    return std::make_unique<engine::Runner>(backend::makeEmulatorBackend(),
                                            std::make_unique<NamedGpus>(asked));
  }

  [[nodiscard]] std::string complaint(const values::RunRequest& request) {
    try {
      (void)run(request);
    } catch (const values::Error& error) {
      return error.what();
    }
    return "nothing";
  }

  Asked asked;
  engine::MemoryReader memory = [] { return platform::readMemory(); };
};

TEST_F(GpuRun, EachGpuHasAPartAndTheBitsAreThoseOfEmulatedDevices) {
  Runs emulated;
  for (const char* const kernel :
       {"reduce_one_launch", "dot_shared", "scan_look_back", "matmul_tiled"}) {
    const values::RunResult result = run(requestFor(kernel, 100, {2, 0}));
    EXPECT_TRUE(result.passed) << kernel;
    EXPECT_EQ(result.device, "2 × GPU of a test");
    EXPECT_EQ(result.backend, values::BackendChoice::cuda);
    const values::RunResult expected =
        emulated.run(Runs::requestFor(catalog::find(kernel), 100, 2));
    ASSERT_EQ(result.outputs.size(), expected.outputs.size());
    for (std::size_t i = 0; i < result.outputs.size(); ++i) {
      EXPECT_EQ(result.outputs[i].array.bytes, expected.outputs[i].array.bytes) << kernel;
    }
  }
  EXPECT_EQ(asked.devices, (std::set<int>{0, 2}));
}

TEST_F(GpuRun, EachGpuHasABackendOfItsOwn) {
  EXPECT_TRUE(run(requestFor("reduce_one_launch", 1000, {0, 1, 2})).passed);
  EXPECT_EQ(asked.backends.size(), 3);
}

TEST_F(GpuRun, OneGpuOfAListIsNamed) {
  EXPECT_EQ(run(requestFor("reduce_one_launch", 1000, {1})).device, "1 × GPU of a test");
}

TEST_F(GpuRun, RefusesAListThatDoesNotFit) {
  EXPECT_EQ(complaint(requestFor("dot_shared", 100, {1, 1})), "GPU 1 is named twice.");
  EXPECT_TRUE(complaint(requestFor("dot_shared", 100, {0, 3})).starts_with("There is no device 3"));
  EXPECT_NE(complaint(requestFor("vector_add", 100, {0, 1})), "nothing");
  values::RunRequest request = requestFor("dot_shared", 100, {0, 1});
  request.target.ranks = 3;
  EXPECT_EQ(complaint(request), "ranks = 3, but 2 GPUs are named.");
  request = requestFor("dot_shared", 100, {0, 1});
  request.target.backend = values::BackendChoice::emulator;
  EXPECT_EQ(complaint(request), "Several GPUs run a kernel by CUDA, and the emulator was chosen.");
  request = requestFor("dot_shared", 100, {0, 1});
  request.target.device = 1;
  EXPECT_EQ(complaint(request), "Device 1 is one GPU, and a list of GPUs is given.");
}

/// A request for more elements than one chunk of each GPU has.
class StreamedRun : public GpuRun {
 protected:
  [[nodiscard]] static values::RunRequest requestOf(std::int64_t n) {
    values::RunRequest request = requestFor("reduce_atomic", n, {0, 2});
    request.parameters.dtype = values::DType::int32;
    request.parameters.pattern = "random";
    request.keepOutputs = true;
    return request;
  }
};

TEST_F(StreamedRun, IsThatOfTheWholeWhereverTheElementsAreMade) {
  values::RunRequest request = requestOf(2 * kGpuChunk + 6);
  const values::RunResult made = run(request);
  EXPECT_TRUE(made.passed) << made.error;
  EXPECT_EQ(asked.generated, (std::vector<bool>{true, true}));
  EXPECT_EQ(made.outputs[0].array.count(), 4) << "a number for each chunk";
  request.target.generate = values::Generate::host;
  asked.generated.clear();
  const values::RunResult filled = run(request);
  EXPECT_EQ(asked.generated, (std::vector<bool>{false, false}));
  EXPECT_EQ(filled.result, made.result);
  EXPECT_EQ(filled.outputs, made.outputs);
}

TEST_F(StreamedRun, NeedsMoreMemoryOfTheHostWhereThatMakesTheElements) {
  memory = [] {
    constexpr std::uint64_t kFree = std::uint64_t{900} << 20;
    return platform::Memory{kFree, kFree, {}};
  };
  values::RunRequest request = requestOf(2 * kGpuChunk + 6);
  request.keepOutputs = false;
  request.target.generate = values::Generate::host;
  EXPECT_TRUE(complaint(request).starts_with("n = 67108870 needs")) << complaint(request);
  request.target.generate = values::Generate::automatic;
  EXPECT_EQ(complaint(request), "nothing");
}

TEST_F(StreamedRun, TellsWhatEachGpuDidWhen) {
  const values::RunResult result = run(requestOf(2 * kGpuChunk + 6));
  ASSERT_TRUE(result.timeLine);
  const values::TimeLine& line = *result.timeLine;
  ASSERT_TRUE(line.streaming);
  EXPECT_EQ(line.streaming->gpus, (std::vector<std::int64_t>{0, 2}));
  EXPECT_EQ(line.streaming->chunks, 4);
  EXPECT_EQ(line.streaming->streams, 2);
  EXPECT_EQ(line.streaming->duration, 22) << "from the first begin to the last end";
  EXPECT_TRUE(line.streaming->isGenerated);
  EXPECT_EQ(line.chunks, 2);
  ASSERT_EQ(line.spans.size(), 4);
  EXPECT_EQ(line.spans[0].begin, 0);
  EXPECT_EQ(line.spans[2].begin, 2) << "by the same clock";
  EXPECT_EQ(line.spans[2].gpu, 1);
  EXPECT_TRUE(line.passed);
  EXPECT_TRUE(std::ranges::any_of(result.notes, [](const std::string& note) {
    return note.starts_with("The elements went through the GPUs in 4 chunks");
  }));
}

TEST_F(StreamedRun, OfOneChunkIsStreamedWhereTheGpuIsToMakeIt) {
  values::RunRequest request = requestOf(1000);
  EXPECT_FALSE(run(request).timeLine);
  EXPECT_TRUE(asked.generated.empty());
  request.target.generate = values::Generate::device;
  EXPECT_TRUE(run(request).passed);
  EXPECT_EQ(asked.generated, (std::vector<bool>{true, true}));
}

TEST_F(StreamedRun, OfAWrongKernelFails) {
  values::RunRequest request = requestOf(1000);
  request.target.generate = values::Generate::device;
  request.parameters.op = values::Op::max;  // the GPUs of this test add up
  EXPECT_FALSE(run(request).passed);
}

TEST_F(StreamedRun, GoesChunkByChunkWhereTheGpusCannotOverlapThem) {
  asked.streams = false;
  values::RunRequest request = requestOf(1000);
  request.target.generate = values::Generate::device;
  const values::RunResult result = run(request);
  EXPECT_TRUE(result.passed);
  EXPECT_FALSE(result.timeLine);
  EXPECT_EQ(asked.devices, (std::set<int>{0, 2}));
}

TEST_F(StreamedRun, RefusesToMakeOnAGpuWhatItCannotMake) {
  values::RunRequest request = requestOf(1000);
  request.target.generate = values::Generate::device;
  request.parameters.pattern = "ill-conditioned";
  EXPECT_TRUE(complaint(request).starts_with("The pattern ill-conditioned is made on the host"));
  request.parameters.shuffle = 2;
  EXPECT_TRUE(complaint(request).starts_with("The elements in another order"));
  request = requestFor("scan_look_back", 1000, {0, 2});
  request.target.generate = values::Generate::device;
  EXPECT_TRUE(complaint(request).starts_with("Only reductions and dot products"));
  request = requestOf(3);
  request.target.generate = values::Generate::device;
  request.inputs = {values::HostArray(values::DType::int32, 3)};
  EXPECT_TRUE(complaint(request).starts_with("A GPU makes the elements of a pattern"));
  request = Runs::requestFor(catalog::find("reduce_atomic"), 1000, 2);
  request.target.generate = values::Generate::device;
  EXPECT_EQ(Runs().complaint(request),
            "An emulated device makes no elements; name GPUs with --devices.");
}

TEST_F(StreamedRun, HasATimeLineOfItsOwn) {
  values::TimeLineRequest request;
  const auto line = [&] { return timeLineOnGpus(request, [this] { return makeRunner(); }, {}); };
  const auto complaintOf = [&]() -> std::string {
    try {
      (void)line();
    } catch (const values::Error& error) {
      return error.what();
    }
    return "nothing";
  };
  const values::RunRequest run = requestOf(2 * kGpuChunk + 6);
  request.kernel = run.kernel;
  request.parameters = run.parameters;
  request.target = run.target;
  EXPECT_EQ(line().n, run.parameters.n);
  request.chunks = 4;
  EXPECT_TRUE(complaintOf().ends_with("leave --chunks out."));
  request.chunks = 1;
  request.parameters.n = 2 * kGpuChunk;
  EXPECT_TRUE(complaintOf().ends_with("there are several from n = 67108865 on.")) << complaintOf();
  request.kernel = "scan_look_back";
  EXPECT_TRUE(complaintOf().ends_with("reductions and dot products do."));
  request.withinKernel = true;
  EXPECT_TRUE(complaintOf().ends_with("leave --devices out."));
}

}  // namespace
}  // namespace lanescope::spread
