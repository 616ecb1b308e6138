// SPDX-License-Identifier: Apache-2.0
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "protocol/codec.h"
#include "protocol/json_device_kernel.h"
#include "protocol/json_own_kernel.h"
#include "protocol/version.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/lab/device_code.h"

// The engine's own process with a kernel of the user on a GPU, as lanescope starts it.

namespace lanescope::tests {
namespace {

namespace fs = std::filesystem;
using namespace engine;

/// lanescope-engine, with pipes to it.
class EngineOnPipes {
 public:
  explicit EngineOnPipes(const fs::path& folder) {
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) {
      throw std::runtime_error("no pipes");
    }
    const std::string program =
        fs::read_symlink("/proc/self/exe").parent_path() / "lanescope-engine";
    m_child = ::fork();
    if (m_child == 0) {
      ::dup2(in[0], STDIN_FILENO);
      ::dup2(out[1], STDOUT_FILENO);
      ::execl(program.c_str(), program.c_str(), "--own-kernel", folder.c_str(), "--device",
              nullptr);
      ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    m_to = in[1];
    m_from = out[0];
    if (!std::holds_alternative<Hello>(receive().body)) throw std::runtime_error("no greeting");
    send({0, Hello{kProtocolVersion, "a test", 1}});
  }
  EngineOnPipes(const EngineOnPipes&) = delete;
  EngineOnPipes& operator=(const EngineOnPipes&) = delete;
  ~EngineOnPipes() {
    ::close(m_to);
    ::close(m_from);
    ::waitpid(m_child, nullptr, 0);
  }

  void send(const ToEngine& message) const {
    const std::vector<std::byte> bytes = frameBytes(encode(message));
    if (::write(m_to, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size())) {
      throw std::runtime_error("the engine takes no message");
    }
  }
  /// Returns the next answer.
  ToClient receive() {
    for (;;) {
      while (const std::optional<Frame> frame = m_decoder.next()) {
        Decoded<ToClient> decoded = decodeToClient(*frame);
        if (!decoded.message) throw std::runtime_error(decoded.error);
        const auto& body = decoded.message->body;
        const bool isAnswer = std::holds_alternative<Hello>(body) ||
                              std::holds_alternative<values::RunResult>(body) ||
                              std::holds_alternative<Failure>(body);
        if (isAnswer) return std::move(*decoded.message);
      }
      std::array<std::byte, 1 << 16> buffer;
      const ssize_t count = ::read(m_from, buffer.data(), buffer.size());
      if (count <= 0) throw std::runtime_error("the engine ended");
      m_decoder.feed(std::span(buffer).first(static_cast<std::size_t>(count)));
    }
  }

 private:
  pid_t m_child = -1;
  int m_to = -1;
  int m_from = -1;
  FrameDecoder m_decoder;
};

void write(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

catalog::OwnKernel kernelIn(const std::string& id) {
  catalog::OwnKernel kernel;
  kernel.id = id;
  kernel.text = "";
  kernel.entry = "own::seedDotInBuffer";
  for (const char* const name : {"a", "b", "c"}) {
    kernel.parameters.push_back({.name = name, .isArray = true, .isConst = *name != 'c'});
  }
  kernel.parameters.push_back({.name = "n", .type = values::DType::int32});
  kernel.launch = {{"block", "256"}};
  return kernel;
}

values::RunRequest requestFor(const std::string& kernel) {
  values::RunRequest request;
  request.kernel = kernel;
  request.parameters.n = 10'000;
  request.target.backend = values::BackendChoice::cuda;
  return request;
}

TEST(DeviceProcess, ServesTheKernelAndTheCatalogueAndReportsThatItsContextIsLost) {
  if (const auto reason = backend::whyNoGpu()) GTEST_SKIP() << *reason;
  const int capability = backend::makeCudaBackend()->devices().front().computeCapability;
  const fs::path folder =
      fs::temp_directory_path() / ("lanescope-test-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  const auto code = deviceCode("seed_dot", "own::seedDotInBuffer", capability);
  write(folder / "kernel.json", toJson(kernelIn("mine.cu")).dump());
  write(folder / "device.json", toJson(code.kernel).dump());
  write(folder / "plain.cubin", code.plain);
  write(folder / "recorded.cubin", code.recorded);
  {
    EngineOnPipes engine(folder);
    for (const char* const kernel : {"mine.cu", "dot_shared"}) {
      engine.send({1, requestFor(kernel)});
      const ToClient answer = engine.receive();
      const auto* const failure = std::get_if<Failure>(&answer.body);
      ASSERT_EQ(failure, nullptr) << failure->sentence;
      const auto& result = std::get<values::RunResult>(answer.body);
      EXPECT_TRUE(result.passed) << kernel;
      EXPECT_EQ(result.backend, values::BackendChoice::cuda);
    }
    values::RunRequest counted = requestFor("mine.cu");
    counted.record = true;
    counted.hardwareCounters = true;
    engine.send({2, counted});
    const ToClient answer = engine.receive();
    const auto& result = std::get<values::RunResult>(answer.body);
    ASSERT_TRUE(result.record);
    ASSERT_TRUE(result.hardwareCounters);
    EXPECT_EQ(result.hardwareCounters->reason, "");
  }
  // The same folder with code that breaks the context.
  auto broken = plainDeviceCode(
      "__global__ void seedDotInBuffer(const float* a, const float* b, float* c, int n) {"
      " c[1LL << 40] = a[0]; }",
      "seedDotInBuffer", capability);
  broken.kernel.functions.front().entry = "own::seedDotInBuffer";
  write(folder / "device.json", toJson(broken.kernel).dump());
  write(folder / "plain.cubin", broken.plain);
  write(folder / "recorded.cubin", broken.recorded);
  EngineOnPipes engine(folder);
  engine.send({3, requestFor("mine.cu")});
  const ToClient answer = engine.receive();
  const auto& failure = std::get<Failure>(answer.body);
  EXPECT_EQ(failure.kind, values::ErrorKind::engineLost);
  EXPECT_NE(failure.sentence.find("cudaErrorIllegalAddress"), std::string::npos)
      << failure.sentence;
  fs::remove_all(folder);
}

}  // namespace
}  // namespace lanescope::tests
