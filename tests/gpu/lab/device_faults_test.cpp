// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>
#include <string>
#include <thread>

#include "backend/backend.h"
#include "backend/device_kernel.h"
#include "tests/gpu/backend/cuda_available.h"
#include "tests/gpu/lab/device_code.h"
#include "values/error.h"

// Kernels of the user that break the context of their GPU: each ends in one sentence that says so,
// and in the end of its process, which a client replaces. Each runs in a process of its own.

namespace lanescope::tests {
namespace {

/// Runs `work` in a child and returns what it returns. This process uses no GPU, since a child
/// cannot use one that its parent uses.
std::string inChild(const std::function<std::string()>& work) {
  int ends[2] = {-1, -1};
  if (::pipe(ends) != 0) return "no pipe";
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    std::string said;
    try {
      said = work();
    } catch (const std::exception& error) {
      said = std::string("unexpected: ") + error.what();
    }
    const ssize_t written = ::write(ends[1], said.data(), said.size());
    ::_exit(written == static_cast<ssize_t>(said.size()) ? 0 : 1);
  }
  ::close(ends[1]);
  std::string said;
  char part[4096];
  for (ssize_t count = 0; (count = ::read(ends[0], part, sizeof part)) > 0;) {
    said.append(part, static_cast<std::size_t>(count));
  }
  ::close(ends[0]);
  ::waitpid(child, nullptr, 0);
  return said;
}

struct Fault {
  const char* name;
  const char* text;
  const char* says;
  unsigned sharedBytes = 0;
  const char* ending = "After this error only a new process can use CUDA.";
};

std::string runFault(const Fault& fault) {
  const auto gpu = backend::makeCudaBackend();
  const int capability = gpu->devices().front().computeCapability;
  addDeviceKernel(plainDeviceCode(fault.text, "k", capability));
  values::Plan plan;
  plan.kernel = "my.cu";
  plan.buffers.push_back({.name = "in", .role = values::Role::input, .count = 64});
  plan.buffers.push_back({.name = "out", .role = values::Role::output, .count = 64});
  values::Launch launch{"k", {1}, {32}};
  launch.arguments = {values::BufferIndex{0}, values::BufferIndex{1}};
  launch.dynamicSharedBytes = fault.sharedBytes;
  plan.launches.push_back(launch);
  std::stop_source stop;
  std::jthread impatient;
  if (std::string(fault.name) == "endless") {
    impatient = std::jthread([&stop] {
      std::this_thread::sleep_for(std::chrono::seconds(1));
      stop.request_stop();
    });
  }
  std::string said = "no error";
  try {
    const std::vector<values::HostArray> inputs{values::HostArray(values::DType::float32, 64)};
    gpu->run(plan, inputs, {}, stop.get_token(), [](double) {});
  } catch (const values::Error& error) {
    said = (error.kind() == values::ErrorKind::engineLost ? "lost: " : "kept: ") +
           std::string(error.what());
  }
  if (impatient.joinable()) impatient.join();
  return said;
}

class DeviceFaults : public testing::TestWithParam<Fault> {};

TEST_P(DeviceFaults, EndInOneSentenceAndANewEngine) {
  const std::string reason = inChild([] { return backend::whyNoGpu().value_or(""); });
  if (!reason.empty()) GTEST_SKIP() << reason;
  const std::string said = inChild([] { return runFault(GetParam()); });
  std::printf("%-14s %s\n", GetParam().name, said.c_str());
  EXPECT_EQ(said.substr(0, 6), "lost: ") << said;
  EXPECT_NE(said.find("k<<<1, 32>>>"), std::string::npos) << said;
  EXPECT_NE(said.find(GetParam().says), std::string::npos) << said;
  EXPECT_TRUE(said.ends_with(GetParam().ending)) << said;
  EXPECT_EQ(said.find('\n'), std::string::npos) << said;
}

constexpr Fault kFaults[] = {
    {"wildStore",
     "__global__ void k(const float* in, float* out) { out[(1LL << 36) + threadIdx.x] = 1; }",
     "cudaErrorIllegalAddress"},
    {"wildLoad",
     "__global__ void k(const float* in, float* out) { out[threadIdx.x] = in[-(1LL << 36)]; }",
     "cudaErrorIllegalAddress"},
    {"nullPointer",
     "__global__ void k(const float* in, float* out) { *(volatile float*)(in == out ? out : 0) = "
     "1; }",
     "cudaErrorIllegalAddress"},
    {"misaligned",
     "__global__ void k(const float* in, float* out) {"
     " *(float4*)(out + 1) = make_float4(1, 2, 3, 4); }",
     "cudaErrorMisalignedAddress"},
    {"beyondShared",
     "__global__ void k(const float* in, float* out) { extern __shared__ float s[];"
     " s[(1 << 20) + threadIdx.x] = 1; __syncthreads(); out[0] = s[(1 << 20) + 1]; }",
     "cudaErrorIllegalAddress"},
    {"assertion",
     "__global__ void k(const float* in, float* out) { assert(threadIdx.x < 16); out[0] = 1; }",
     "cudaErrorAssert"},
    {"trap", "__global__ void k(const float* in, float* out) { __trap(); }", "cudaError"},
    {"breakpoint", "__global__ void k(const float* in, float* out) { __brkpt(); out[0] = 1; }",
     "cudaError"},
    {"endlessRecursion",
     "__device__ __noinline__ float deep(const float* in, float x, int n) {"
     " volatile float own[64]; own[n & 63] = x;"
     " return n < 0 ? x : deep(in, own[(n + 1) & 63] + in[n & 31], n + 1) + own[n & 63]; }"
     "__global__ void k(const float* in, float* out) { out[0] = deep(in, 1, 0); }",
     "cudaError"},
    {"wildCall",
     "__global__ void k(const float* in, float* out) {"
     " auto f = (void (*)(float*))(unsigned long long)(0x7777777777770ULL + (in == out)); f(out); "
     "}",
     "cudaError"},
    {"localAtomic",
     "__device__ __noinline__ void add(int* at) { atomicAdd(at, 1); }"
     "__global__ void k(const float* in, float* out) { int own[2] = {0, 1}; add(own +"
     " (in == out)); out[0] = own[0]; }",
     "cudaError"},
    {"oddBarrier",
     "__global__ void k(const float* in, float* out) { int n = 33 + (in == out);"
     " asm volatile(\"bar.sync 1, %0;\" ::\"r\"(n)); out[0] = 1; }",
     "cudaError"},
    {"endless",
     "__global__ void k(const float* in, float* out) { while (*(volatile float*)in == 0.0f) {} }",
     "was still running", 0, "so the engine is started again."},
};

INSTANTIATE_TEST_SUITE_P(OfAGpu, DeviceFaults, testing::ValuesIn(kFaults),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(DeviceRefusals, OfALaunchThatTheGpuCannotMakeKeepTheEngine) {
  const std::string reason = inChild([] { return backend::whyNoGpu().value_or(""); });
  if (!reason.empty()) GTEST_SKIP() << reason;
  const std::string said = inChild([] {
    return runFault({"tooMuchShared",
                     "__global__ void k(const float* in, float* out) {"
                     " extern __shared__ float s[]; s[0] = in[0]; out[0] = s[0]; }",
                     "", 300 * 1024});
  });
  EXPECT_EQ(said.substr(0, 6), "kept: ") << said;
  EXPECT_NE(said.find("shared memory"), std::string::npos) << said;
}

}  // namespace
}  // namespace lanescope::tests
