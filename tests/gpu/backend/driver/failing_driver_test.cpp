// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace {

using Initialise = int (*)(unsigned);
using Launch = int (*)(std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::int64_t,
                       std::int64_t, std::int64_t, std::int64_t, double, std::int64_t*);
using Look = int (*)(const char*, void**, int, std::uint64_t, void*);

TEST(FailingDriver, PassesCallsOnAndHasOneFail) {
  const std::string file = testing::TempDir() + "failing_driver_state";
  std::ofstream(file) << std::string(128, '\0');
  ::setenv("LANESCOPE_CUDA_DRIVER", LANESCOPE_DRIVER_FAKE, 1);
  ::setenv("LANESCOPE_CUDA_STATE", file.c_str(), 1);
  ::setenv("LANESCOPE_CUDA_FAIL_AT", "3", 1);
  ::setenv("LANESCOPE_CUDA_FAIL_WITH", "719", 1);
  void* const library = ::dlopen(LANESCOPE_FAILING_DRIVER, RTLD_NOW);
  ASSERT_NE(library, nullptr) << ::dlerror();
  const auto exported = reinterpret_cast<Initialise>(::dlsym(library, "cuInit"));
  const auto look = reinterpret_cast<Look>(::dlsym(library, "cuGetProcAddress_v2"));
  void* found = nullptr;
  ASSERT_EQ(look("cuLaunchKernel", &found, 13000, 0, nullptr), 0);
  const auto launch = reinterpret_cast<Launch>(found);
  EXPECT_EQ(exported(0), 0);
  std::int64_t sum = 0;
  EXPECT_EQ(launch(1, 2, 3, 4, 5, 6, 7, 8, 64.0, &sum), 0);
  EXPECT_EQ(sum, 100);
  EXPECT_EQ(launch(1, 1, 1, 1, 1, 1, 1, 1, 1.0, &sum), 719);
  EXPECT_EQ(sum, 100);
  EXPECT_EQ(launch(1, 1, 1, 1, 1, 1, 1, 1, 1.0, &sum), 0);
  EXPECT_EQ(sum, 9);
  ASSERT_EQ(look("cuGetProcAddress", &found, 13000, 0, nullptr), 0);
  EXPECT_EQ(found, reinterpret_cast<void*>(look));
  std::ifstream in(file, std::ios::binary);
  const std::string state{std::istreambuf_iterator<char>(in), {}};
  EXPECT_EQ(state[0], 4);
  EXPECT_STREQ(state.c_str() + 8, "cuLaunchKernel");
}

}  // namespace
