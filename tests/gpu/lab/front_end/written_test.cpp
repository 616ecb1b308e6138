// SPDX-License-Identifier: Apache-2.0
//
// Through which of its parameters a kernel may store.
#include <gtest/gtest.h>

#include "lab/front_end/front_end.h"

namespace lanescope::lab {
namespace {

/// The names of the parameters of `k` that are written.
std::string written(const std::string& text) {
  const Rewritten result = rewrite(text);
  if (result.hasError()) return result.problems.front().message;
  std::string names;
  for (const KernelParameter& parameter : result.kernels.front().parameters) {
    if (parameter.isWritten) names += parameter.name;
  }
  return names;
}

/// The same for a kernel of x, y, z: float*, v: float4*, n: int, and a function before it.
std::string writtenBy(const std::string& statements, const std::string& before = "") {
  return written(before + "\n__global__ void k(float* x, float* y, float* z, float4* v, int n) { " +
                 statements + " }\n");
}

TEST(Written, AreParametersThatAStoreGoesThrough) {
  EXPECT_EQ(writtenBy("z[n] = x[n] * y[n];"), "z");
  EXPECT_EQ(writtenBy("z[0] += x[0]; *y = x[1]; v[0].x = x[2];"), "yzv");
  EXPECT_EQ(writtenBy("x[0]++; --y[0]; *(z + n) = v[0].y;"), "xyz");
  EXPECT_EQ(writtenBy("v[n] = make_float4(x[0], 0, 0, 0);"), "v");
  EXPECT_EQ(writtenBy("(x[n]) = *y++;"), "x");
}

TEST(Written, AreNoParametersThatAreOnlyRead) {
  EXPECT_EQ(writtenBy("z[0] = n > 0 ? x[0] : y[0];"), "z");
  EXPECT_EQ(writtenBy("float4 f = v[n]; z[0] = f.x + __ldg(&x[n]) + __ldg(y + n);"), "z");
  EXPECT_EQ(writtenBy("if (x == nullptr || y - x > 2) return; for (int i = x[0]; i < y[1]; ++i) "
                      "z[i] = *(x + i);"),
            "z");
  EXPECT_EQ(writtenBy("z[(int)x[0]] = -y[0];"), "z");
}

TEST(Written, IsWhatOtherPointersAreMadeOf) {
  EXPECT_EQ(writtenBy("float* p = x + n; float* q; q = &y[n]; *p++ = q[0] + z[0];"), "x");
  EXPECT_EQ(writtenBy("float* p = n > 0 ? x : y; p[0] = z[0];"), "xy");
  EXPECT_EQ(writtenBy("float4* p = (float4*)(x + 4 * n); p[0] = v[0];"), "x");
  EXPECT_EQ(writtenBy("float& f = x[n]; f = y[0];"), "x");
}

TEST(Written, IsWhatAFunctionStoresThrough) {
  const std::string functions =
      "__device__ void put(float* to, int i, float f) { to[i] = f; }\n"
      "__device__ float get(float* from, int i) { return from[i]; }\n"
      "template <class T> __device__ void pass(T* to, T f) { put(to, 0, f); }";
  EXPECT_EQ(writtenBy("put(z + n, n, get(x, n)); pass(&y[n], 1.0f);", functions), "yz");
}

TEST(Written, AreAtomicsOperands) {
  EXPECT_EQ(writtenBy("atomicAdd(z, x[0]); atomicAdd(&y[n], x[1]);"), "yz");
}

TEST(Written, AreAllParametersOfAKernelThatStoresNothingYet) {
  EXPECT_EQ(writtenBy("float f = x[0];"), "xyzv");
  EXPECT_EQ(written("__global__ void k(const float* x, float* y) { }\n"), "y");
}

}  // namespace
}  // namespace lanescope::lab
