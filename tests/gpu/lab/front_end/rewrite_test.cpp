// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "lab/front_end/front_end.h"

namespace lanescope::lab {
namespace {

/// The statement of a kernel as it is rewritten. Known are a, out: float*; i: int*; n, t: int.
std::string rewritten(const std::string& statement, const std::string& before = "") {
  const std::string head =
      "__global__ void k(const float* a, float* out, int* i, int n) { const int t = threadIdx.x;\n";
  const Rewritten result =
      rewrite(before + (before.empty() ? "" : "\n") + head + statement + "\n}");
  if (result.hasError()) return result.problems.front().message;
  const std::size_t begin = result.text.find("threadIdx.x;\n") + 13;
  return result.text.substr(begin, result.text.find("\n}", begin) - begin);
}

TEST(Rewrite, NumbersOfArraysAreElements) {
  EXPECT_EQ(rewritten("float x = a[t]; out[t] = x;"), "Element<float> x = a[t]; out[t] = x;");
  EXPECT_EQ(rewritten("const double x = 0; out[t] = (float)x;"),
            "const Element<double> x = 0; out[t] = convertTo<float>(x);");
}

TEST(Rewrite, IndicesStayPlain) {
  EXPECT_EQ(rewritten("int j = t + n; out[j] = a[j / 2];"), "int j = t + n; out[j] = a[j / 2];");
}

TEST(Rewrite, WholeNumbersThatAreMadeOfDataAreElements) {
  EXPECT_EQ(rewritten("int j = i[t], k = t; k += j; i[k] = 1;"),
            "Element<int> j = i[t], k = t; k += j; i[k] = 1;");
  EXPECT_EQ(rewritten("unsigned j = t; j = i[j];"),
            "Element<unsigned> j = t; j = convertTo<unsigned>(i[j]);");
}

TEST(Rewrite, PointersAreAddresses) {
  EXPECT_EQ(rewritten("const float* p = a + t; out[0] = *p++;"),
            "Address<const Element<float>> p = a + t; out[0] = (p++)[0];");
  EXPECT_EQ(rewritten("float *p = &out[t], *const q = p; *q = p[1];"),
            "Address<Element<float>> p = (out + (t)); const Address<Element<float>> q = p; q[0] = "
            "p[1];");
}

TEST(Rewrite, SharedArraysHaveTheirCounts) {
  EXPECT_EQ(rewritten("__shared__ float s[N], u[2][3 + 1]; __shared__ int x; x = 1; s[x] = 0;",
                      "#define N 8"),
            "__shared__ Array<Element<float>, N> s; __shared__ Table<Element<float>, 2, 3 + 1> u; "
            "__shared__ Array<Element<int>, 1> x; x[0] = 1; s[x[0]] = 0;");
  EXPECT_EQ(rewritten("extern __shared__ float s[]; s[t] = 1;"),
            "auto s = dynamicShared<Element<float>>(); s[t] = 1;");
}

TEST(Rewrite, ConversionsThatCppMakesAreWords) {
  EXPECT_EQ(rewritten("float x = a[0]; x += 0.5; x = 2 * a[1] + 0.5f * n; out[0] = x * 0.1;"),
            "Element<float> x = a[0]; addTo<double>(x, 0.5); x = 2 * a[1] + 0.5f * n; out[0] = "
            "convertTo<float>(convertTo<double>(x) * 0.1);");
  EXPECT_EQ(rewritten("if (i[0] && !i[1]) out[0] = t ? a[0] : 1;"),
            "if (convertTo<bool>(i[0]) && !convertTo<bool>(i[1])) out[0] = t ? "
            "Element<float>(a[0]) : Element<float>(1);");
}

TEST(Rewrite, VectorsAreAddressedAndTakenApart) {
  EXPECT_EQ(rewritten("float4 v = ((const float4*)a)[t]; out[0] = ((float4*)out)[t].y + v.x;"),
            "Element<float4> v = (addressAs<const Element<float4>>(a))[t]; out[0] = "
            "component<1>((addressAs<Element<float4>>(out))[t]) + v.x;");
}

TEST(Rewrite, AtomicsTakeElements) {
  EXPECT_EQ(rewritten("atomicAdd(&out[t], a[t]); atomicAdd(out, 1.0f); atomicMax(i + t, n);"),
            "atomicAdd(&out[t], a[t]); atomicAdd(&(out)[0], 1.0f); atomicMax(&(i + t)[0], n);");
}

TEST(Rewrite, RegistersStayOrdinaryArrays) {
  EXPECT_EQ(
      rewritten("float r[4] = {}; float* p = r; p[i[0] & 3] = a[0]; *p = r[1];"),
      "Element<float> r[4] = {}; Element<float>* p = r; p[bare(i[0] & 3)] = a[0]; *p = r[1];");
}

TEST(Rewrite, FunctionsAreRewrittenAsTheyAreCalled) {
  const Rewritten result = rewrite(
      "__device__ int f(int x, int y);\n"
      "template <class T> __device__ T g(const T* p) { return p[0]; }\n"
      "__device__ float unused(float x) { return x; }\n"
      "__global__ void k(int* a) { a[0] = f(a[1], 2) + g(a); }\n"
      "__device__ int f(int x, int y) { return x + y; }\n");
  EXPECT_EQ(
      result.text,
      "__device__ Element<int> f(Element<int> x, int y);\n"
      "template <class T> __device__ Element<T> g(Address<const Element<T>> p) { return p[0]; "
      "}\n"
      "\n"
      "__global__ void k(Address<Element<int>> a) { a[0] = f(a[1], 2) + g<Element<int>>(a); "
      "}\n"
      "__device__ Element<int> f(Element<int> x, int y) { return x + y; }\n"
      "LANESCOPE_INSTANCE(\"own::k\", instance0, k)\n");
}

TEST(Rewrite, EveryLineStaysOnItsLine) {
  const std::string text =
      "#if defined(__CUDACC__)\n"
      "__global__ void k(const float *\n    a, float* out) {\n"
      "  __shared__ float s[\n    4];\n"
      "  s[0] = *\n    a;\n"
      "#else\nvoid k() {\n#endif\n"
      "  out[0] = s[0]; }\n"
      "int main() {\n  return 0;\n}\n";
  const Rewritten result = rewrite(text);
  ASSERT_FALSE(result.hasError()) << result.problems.front().message;
  EXPECT_EQ(
      result.text,
      "\n__global__ void k(Address<const Element<float>>\n    a, Address<Element<float>> out) {\n"
      "  __shared__ Array<Element<float>, 4> s\n;\n"
      "  s[0] = \n    a[0];\n\n\n\n"
      "  out[0] = s[0]; }\n\n\n\n"
      "LANESCOPE_INSTANCE(\"own::k\", instance0, k)\n");
}

TEST(Rewrite, KernelsAreDescribed) {
  const Rewritten result = rewrite(
      "#define B 64\n"
      "__global__ void __launch_bounds__(2 * B, 2)\nk(const double* a, unsigned char* b, long long "
      "n) {\n  __shared__ int s[B][2]; extern __shared__ float d[]; s[0][0] = b[0]; d[0] = a[0]; "
      "}");
  ASSERT_EQ(result.kernels.size(), 1U);
  const Kernel& kernel = result.kernels.front();
  EXPECT_EQ(kernel.name, "k");
  EXPECT_EQ(kernel.block, 128);
  ASSERT_EQ(kernel.parameters.size(), 3U);
  EXPECT_EQ(kernel.parameters[0].type, "float64");
  EXPECT_TRUE(kernel.parameters[0].isConst);
  EXPECT_EQ(kernel.parameters[1].type, "uint8");
  EXPECT_FALSE(kernel.parameters[1].isConst);
  EXPECT_EQ(kernel.parameters[2].type, "int64");
  EXPECT_FALSE(kernel.parameters[2].isPointer);
  ASSERT_EQ(kernel.shared.size(), 2U);
  EXPECT_EQ(kernel.shared[0].count, 128U);
  EXPECT_FALSE(kernel.shared[1].count);
}

TEST(Rewrite, ACompilersMessageComesWithItsPlace) {
  const Rewritten result = rewrite("__global__ void k(float* a) {\n  a[0] = b;\n}\n");
  ASSERT_TRUE(result.hasError());
  EXPECT_EQ(result.problems.front().message, "use of undeclared identifier 'b'");
  EXPECT_EQ(result.problems.front().at, 39U);
}

}  // namespace
}  // namespace lanescope::lab
