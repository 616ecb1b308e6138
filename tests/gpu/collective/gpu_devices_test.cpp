// SPDX-License-Identifier: Apache-2.0
//
// All-reduces between GPUs of a host. They need two.
#include "collective/cuda/gpu_devices.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>

#include "collective/emulated_devices.h"
#include "tests/gpu/backend/cuda_available.h"
#include "values/error.h"

namespace lanescope::collective {
namespace {

using values::AllReduce;
using values::AllReduceRequest;
using values::AllReduceResult;
using values::DType;

std::int64_t gpuCount() {
  std::int64_t count = 0;
  for (const values::DeviceInfo& device : backend::makeCudaBackend()->devices()) {
    if (device.available) ++count;
  }
  return count;
}

class GpuDevices : public testing::Test {
 protected:
  void SetUp() override {
    if (gpuCount() < 2) GTEST_SKIP() << "needs two GPUs";
  }

  static AllReduceRequest requestOf(AllReduce algorithm, std::int64_t devices, std::int64_t n,
                                    DType dtype = DType::float32) {
    AllReduceRequest request{algorithm, devices, n, dtype, "random", 1, {}, 0};
    for (std::int64_t gpu = 0; gpu < devices; ++gpu) request.gpus.push_back(gpu);
    return request;
  }

  static std::string complaint(const AllReduceRequest& request) {
    try {
      (void)allReduceOnGpus(request);
    } catch (const values::Error& error) {
      return error.what();
    }
    return "nothing";
  }
};

/// The emulated devices' result, as the GPUs should have it.
AllReduceResult emulated(AllReduceRequest request, const std::string& device) {
  const std::vector<std::int64_t> gpus = std::exchange(request.gpus, {});
  AllReduceResult result = allReduce(request);
  result.request.gpus = gpus;
  result.device = device;
  return result;
}

TEST_F(GpuDevices, ExchangeAndAddWhatEmulatedDevicesDoBitForBit) {
  const std::int64_t most = gpuCount();
  for (std::int64_t devices = 1; devices <= most; ++devices) {
    for (const AllReduce algorithm : values::kAllReducesWithMessages) {
      for (const std::int64_t n : {1, 2, 3, 5, 31, 1000, 1025, 4096, 99'999}) {
        for (const DType dtype : {DType::int32, DType::int64, DType::float32, DType::float64}) {
          const AllReduceRequest request = requestOf(algorithm, devices, n, dtype);
          const AllReduceResult result = allReduceOnGpus(request);
          EXPECT_EQ(result, emulated(request, result.device))
              << values::nameOf(algorithm) << ' ' << devices << ' ' << n << ' '
              << values::nameOf(dtype);
          EXPECT_TRUE(result.passed);
          EXPECT_TRUE(result.isSame);
        }
      }
    }
  }
}

TEST_F(GpuDevices, AreRightWhileTheyAreTimed) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    AllReduceRequest request = requestOf(algorithm, gpuCount(), 3'000'001);
    request.timings = 5;
    const AllReduceResult result = allReduceOnGpus(request);
    EXPECT_TRUE(result.passed);
    ASSERT_EQ(result.seconds.size(), 5U);
    for (const double seconds : result.seconds) {
      EXPECT_GT(seconds, 0);
      EXPECT_LT(seconds, 0.1);
    }
  }
}

TEST_F(GpuDevices, AreReducedByNcclToo) {
  AllReduceRequest request = requestOf(AllReduce::nccl, 2, 100'003);
  request.timings = 3;
  try {
    const AllReduceResult result = allReduceOnGpus(request);
    EXPECT_TRUE(result.passed);
    EXPECT_TRUE(result.messages.empty());
    EXPECT_EQ(result.seconds.size(), 3U);
  } catch (const values::Error& error) {
    if (error.kind() == values::ErrorKind::unavailable) GTEST_SKIP() << error.what();
    throw;
  }
}

TEST_F(GpuDevices, SayWhichGpuIsMissingOrNamedTwice) {
  AllReduceRequest request = requestOf(AllReduce::ring, 2, 100);
  request.gpus[1] = 0;
  EXPECT_EQ(complaint(request), "GPU 0 is named twice.");
  request.gpus[1] = 15;
  EXPECT_NE(complaint(request).find("There is no GPU 15; the number of GPUs here is "),
            std::string::npos);
}

}  // namespace
}  // namespace lanescope::collective
