// SPDX-License-Identifier: Apache-2.0
//
// A driver of three functions, for the test of failing_driver.cpp.
#include <cstdint>
#include <cstring>

extern "C" {

int cuInit(unsigned /*flags*/) {
  return 0;
}

/// Has more arguments than registers, and returns by pointer what they add up to.
int cuLaunchKernel(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d, std::int64_t e,
                   std::int64_t f, std::int64_t g, std::int64_t h, double x, std::int64_t* sum) {
  *sum = a + b + c + d + e + f + g + h + static_cast<std::int64_t>(x);
  return 0;
}

int cuGetProcAddress_v2(const char* symbol, void** function, int /*version*/,
                        std::uint64_t /*flags*/, void* /*status*/) {
  *function = std::strcmp(symbol, "cuInit") == 0 ? reinterpret_cast<void*>(&cuInit)
                                                 : reinterpret_cast<void*>(&cuLaunchKernel);
  return 0;
}

}  // extern "C"
