// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "runner/runner.h"
#include "tests/gpu/runner/scripted_backend.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

/// Says that it is a GPU, and computes each part on the emulator.
class PartsBackend final : public backend::Backend {
 public:
  /// `isWrong`: the last part's output is not what the kernel computed.
  PartsBackend(std::vector<std::int64_t>& counts, bool isWrong)
      : m_counts(counts), m_isWrong(isWrong) {}

  [[nodiscard]] std::vector<values::DeviceInfo> devices() override {
    values::DeviceInfo info = deviceNamed("A GPU", values::BackendChoice::cuda);
    info.computeCapability = 90;
    return {info};
  }
  [[nodiscard]] backend::RunOutcome run(const values::Plan&, const std::vector<values::HostArray>&,
                                        const backend::RunOptions&, std::stop_token,
                                        const backend::Progress&) override {
    ADD_FAILURE() << "a time line is one run of its own";
    return {};
  }
  [[nodiscard]] values::TimeLine timeLine(const std::vector<backend::TimeLinePart>& parts,
                                          const backend::PartFinish& finish,
                                          const values::Target& target,
                                          const std::stop_token& stop) override {
    values::TimeLine line;
    line.chunks = static_cast<std::int64_t>(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      m_counts.push_back(static_cast<std::int64_t>(parts[i].inputs.front().count()));
      auto outputs =
          m_emulator->run(parts[i].plan, parts[i].inputs, {target, {}}, stop, [](double) {})
              .outputs;
      if (m_isWrong && i + 1 == parts.size()) outputs.front().as<float>()[0] += 1000.0F;
      finish(i, outputs);
    }
    return line;
  }

 private:
  std::vector<std::int64_t>& m_counts;
  bool m_isWrong;
  std::unique_ptr<backend::Backend> m_emulator = backend::makeEmulatorBackend();
};

values::TimeLineRequest requestOf(std::string_view kernel, std::int64_t n, std::int64_t chunks) {
  values::TimeLineRequest request;
  request.kernel = kernel;
  request.parameters = catalog::defaultsOf(catalog::find(kernel));
  request.parameters.n = n;
  request.chunks = chunks;
  return request;
}

class RunnerTimeLine : public testing::Test {
 protected:
  values::TimeLine lineOf(const values::TimeLineRequest& request, bool isWrong = false) {
    Runner runner(backend::makeEmulatorBackend(), std::make_unique<PartsBackend>(counts, isWrong));
    return runner.timeLine(request, {});
  }
  std::string refusalOf(const values::TimeLineRequest& request) {
    try {
      static_cast<void>(lineOf(request));
    } catch (const values::Error& error) {
      return error.what();
    }
    return {};
  }

  std::vector<std::int64_t> counts;  ///< elements of each part
};

TEST_F(RunnerTimeLine, OfOnePartIsTheWholeKernel) {
  const values::TimeLine line = lineOf(requestOf("dot_shared", 1000, 1));
  EXPECT_EQ(counts, std::vector<std::int64_t>{1000});
  EXPECT_EQ(line.kernel, "dot_shared");
  EXPECT_EQ(line.n, 1000);
  EXPECT_TRUE(line.passed);
}

TEST_F(RunnerTimeLine, ChunksHaveEveryElementOnceAndTheLastIsShorter) {
  const values::TimeLine line = lineOf(requestOf("dot_shared", 1000, 3));
  EXPECT_EQ(counts, (std::vector<std::int64_t>{334, 334, 332}));
  EXPECT_EQ(line.chunks, 3);
  EXPECT_TRUE(line.passed);
  counts.clear();
  EXPECT_TRUE(lineOf(requestOf("reduce_shuffle", 5000, 4)).passed);
  EXPECT_EQ(counts.size(), 4U);
}

TEST_F(RunnerTimeLine, OneWrongChunkFailsTheCheck) {
  EXPECT_FALSE(lineOf(requestOf("dot_shared", 1000, 3), true).passed);
}

TEST_F(RunnerTimeLine, RefusesWhatHasNone) {
  EXPECT_NE(refusalOf(requestOf("scan_blelloch", 512, 2)).find("cannot be split"),
            std::string::npos);
  EXPECT_EQ(refusalOf(requestOf("dot_shared", 1000, 0)), "chunks = 0 is not from 1 to 16.");
  EXPECT_EQ(refusalOf(requestOf("dot_shared", 1000, 17)), "chunks = 17 is not from 1 to 16.");
  EXPECT_EQ(refusalOf(requestOf("dot_shared", 3, 4)), "n = 3 is too small for 4 chunks.");
  EXPECT_NE(refusalOf(requestOf("dot_endless", 64, 1)).find("is a pitfall"), std::string::npos);
  EXPECT_TRUE(counts.empty());
}

TEST_F(RunnerTimeLine, TheEmulatorHasNoDeviceToTime) {
  values::TimeLineRequest request = requestOf("dot_shared", 1000, 1);
  request.target.backend = values::BackendChoice::emulator;
  EXPECT_EQ(refusalOf(request),
            "The emulator has no time line of host and device: there is no device to time.");
}

TEST_F(RunnerTimeLine, WithinAKernelNeedsTilesAndOneChunk) {
  values::TimeLineRequest request = requestOf("matmul_tiled", 64, 1);
  request.withinKernel = true;
  EXPECT_EQ(refusalOf(request),
            "matmul_tiled has no time line within the kernel: only kernels that copy tiles in bulk "
            "have one, such as matmul_tf32.");
  request = requestOf("dot_shared", 1000, 2);
  request.withinKernel = true;
  EXPECT_NE(refusalOf(request).find("chunks = 2 is too many"), std::string::npos);
  request = requestOf("matmul_tf32", 64, 1);
  request.withinKernel = true;
  request.target.backend = values::BackendChoice::emulator;
  EXPECT_EQ(refusalOf(request),
            "The emulator has no time line within a kernel: there is no device to time.");
}

}  // namespace
}  // namespace lanescope::engine
