// SPDX-License-Identifier: Apache-2.0
//
// The ways in which people write the same declaration.
#include <gtest/gtest.h>

#include "lab/front_end/front_end.h"

namespace lanescope::lab {
namespace {

/// The text as it is rewritten, but for the lines of the instances; or what is wrong with it.
std::string rewrittenText(const std::string& text) {
  const Rewritten result = rewrite(text + "\n");
  if (result.hasError()) return result.problems.front().message;
  return result.text.substr(0, result.text.find("\nLANESCOPE_INSTANCE"));
}

constexpr const char* kKernel = "\n__global__ void k(const float* a, float* out) { out[0] = ";
constexpr const char* kRewrittenKernel =
    "\n__global__ void k(Address<const Element<float>> a, Address<Element<float>> out) { out[0] = ";

TEST(Declarations, OfFunctionsHaveTheirWordsInAnyOrder) {
  for (const std::string words :
       {"__inline__ __device__", "static __device__ __forceinline__", "__device__ inline",
        "inline __device__ __host__", "[[nodiscard]] __device__", "__device__ __inline",
        "__forceinline__ static __device__", "extern __device__", "__device__ static const"}) {
    EXPECT_EQ(rewrittenText(words + " float f(float v) { return v; }" + kKernel + "f(a[0]); }"),
              words + " Element<float> f(Element<float> v) { return v; }" + kRewrittenKernel +
                  "f(a[0]); }");
  }
  EXPECT_EQ(rewrittenText("template <class T> __inline__ __device__ T f(T v) { return v; }" +
                          std::string(kKernel) + "f(a[0]); }"),
            "template <class T> __inline__ __device__ Element<T> f(Element<T> v) { return v; }" +
                std::string(kRewrittenKernel) + "f<Element<float>>(a[0]); }");
}

TEST(Declarations, TakeMacrosForTheMarksThatTheyStandFor) {
  EXPECT_EQ(rewrittenText("#define HD __host__ __device__ inline\n#define RESTRICT __restrict__\n"
                          "#define KERNEL __global__ void\n#define SHARED __shared__\n"
                          "HD float f(float v) { return v; }\n"
                          "KERNEL k(const float* RESTRICT a, float *RESTRICT out) {\n"
                          "SHARED float s[2], t; t = f(a[0]); s[0] = t; out[0] = s[0]; }"),
            "#define HD __host__ __device__ inline\n#define RESTRICT __restrict__\n"
            "#define KERNEL __global__ void\n#define SHARED __shared__\n"
            "HD Element<float> f(Element<float> v) { return v; }\n"
            "KERNEL k(Address<const Element<float>> a, Address<Element<float>> out) {\n"
            "__shared__ Array<Element<float>, 2> s; __shared__ Array<Element<float>, 1> t; "
            "t[0] = f(a[0]); s[0] = t[0]; out[0] = s[0]; }");
}

TEST(Declarations, WithATypeOutOfAMacroAreRefused) {
  EXPECT_EQ(rewrittenText("#define OF_DEVICE __device__ float\nOF_DEVICE f(float v) { return v; }" +
                          std::string(kKernel) + "f(a[0]); }"),
            "The type here comes out of the macro 'OF_DEVICE' beside words of CUDA; write the type "
            "out.");
}

TEST(Declarations, OfFieldsMayShareAType) {
  EXPECT_EQ(rewrittenText("struct P { float s, c; int n, m; };" + std::string(kKernel) +
                          "P{a[0], a[1], 1, 2}.c; }"),
            "struct P { Element<float> s, c; int n, m; };" + std::string(kRewrittenKernel) +
                "P{a[0], a[1], 1, 2}.c; }");
  // One field is an index, the other one has elements.
  EXPECT_EQ(
      rewrittenText("struct P { int i, v[2]; };\n__global__ void k(const int* a, int* out) { P q; "
                    "q.i = 1; q.v[0] = a[0]; out[q.i] = q.v[0]; }"),
      "struct P { int i; Element<int> v[2]; };\n__global__ void k(Address<const Element<int>> "
      "a, Address<Element<int>> out) { P q; q.i = 1; q.v[0] = a[0]; out[q.i] = q.v[0]; }");
}

TEST(Declarations, OfParametersMayBeArrays) {
  const std::string head =
      "__global__ void k(Address<const Element<float>> a, Address<Element<float>> out, int n) ";
  for (const std::string parameters :
       {"const float a[], float out[], int n", "const float a[16], float out[2 * 8], int n",
        "float const a[], float out[4], int n"}) {
    EXPECT_EQ(rewrittenText("__global__ void k(" + parameters + ") { out[n] = a[n]; }"),
              head + "{ out[n] = a[n]; }");
  }
  EXPECT_EQ(
      rewrittenText("template <int N> __device__ float f(const float v[N], int i) { return v[i]; "
                    "}\n__global__ void k(const float* a, float* out, int n) { out[0] = f<8>(a, "
                    "n); }"),
      "template <int N> __device__ Element<float> f(Address<const Element<float>> v, int i) { "
      "return v[i]; }\n" +
          head + "{ out[0] = f<8>(a, n); }");
}

TEST(Declarations, OfPointersAndNumbersTogetherAreTakenApart) {
  EXPECT_EQ(
      rewrittenText("__global__ void k(const float* a, float* out) {\n"
                    "float *p = out, q = a[0], r[2] = {q, q}, *s = out; int j = 0, *z = 0, w;\n"
                    "*p = r[j]; }"),
      "__global__ void k(Address<const Element<float>> a, Address<Element<float>> out) {\n"
      "Address<Element<float>> p = out; Element<float> q = a[0], r[2] = {q, q}; "
      "Address<Element<float>> s = out; int j = 0; Address<Element<int>> z = nullptr; int w;\n"
      "p[0] = r[j]; }");
}

TEST(Declarations, OfInstancesSayWithWhatATemplateIsLaunched) {
  const Rewritten result = rewrite(
      "template <int T> __global__ void k(float* out) { out[0] = T; }\n"
      "template __global__ void k<16>(float*);\nextern template __global__ void\nk<4 * "
      "2>(float*);\n");
  ASSERT_EQ(result.kernels.size(), 1U);
  EXPECT_EQ(result.kernels[0].entries, (std::vector<std::string>{"own::k<16>", "own::k<8>"}));
  EXPECT_EQ(result.text,
            "template <int T> __global__ void k(Address<Element<float>> out) { out[0] = T; }\n"
            "\n\n\n"
            "LANESCOPE_INSTANCE(\"own::k<16>\", instance0, k<16>)\n"
            "LANESCOPE_INSTANCE(\"own::k<8>\", instance1, k<8>)\n");
  const Rewritten ofType = rewrite(
      "template <class T> __global__ void k(T* out) { out[0] = 1; }\n"
      "template __global__ void k<int>(int*);\n");
  EXPECT_EQ(ofType.kernels.at(0).parameters.at(0).type, "int32");
  const Rewritten ofMode = rewrite(
      "enum Mode { A, B = 4 };\ntemplate <Mode M> __global__ void k(int* out) { out += M; out[0] = "
      "M; "
      "}\ntemplate __global__ void k<B>(int*);\n");
  EXPECT_NE(ofMode.text.find("instance0, k<(Mode)4>)"), std::string::npos);
}

TEST(Declarations, OfCHaveNoLinkageOfC) {
  EXPECT_EQ(rewrittenText("extern \"C\" __global__ void k(int* a) { a[0] = 1; }"),
            " __global__ void k(Address<Element<int>> a) { a[0] = 1; }");
  EXPECT_EQ(rewrittenText("extern \"C\" {\n__global__ void k(int* a) { a[0] = 1; }\n}"),
            "inline namespace of_c {\n__global__ void k(Address<Element<int>> a) { a[0] = 1; }\n}");
}

TEST(Declarations, OfKernelsByAMacroAreNamedByTheirLine) {
  const Rewritten result =
      rewrite("#define K(NAME) \\\n  __global__ void NAME(float* a) { a[0] = 1; }\n\nK(k)\n");
  ASSERT_TRUE(result.hasError());
  EXPECT_EQ(result.problems.front().message,
            "The head of a kernel comes out of the macro 'K' here, which is not read; write the "
            "kernel out.");
  EXPECT_EQ(result.problems.front().at, 66U);
}

TEST(Declarations, TakeWholeNumbersWithASignForThoseWithout) {
  EXPECT_EQ(rewrittenText("__global__ void k(const long long* a, long long* sum) {\n"
                          "atomicAdd((unsigned long long*)sum, (unsigned long long)a[0]); }"),
            "__global__ void k(Address<const Element<long long>> a, Address<Element<long long>> "
            "sum) {\natomicAdd(&(addressAs<Element<unsigned long long>>(sum))[0], "
            "convertTo<unsigned long long>(a[0])); }");
  EXPECT_EQ(rewrittenText("__global__ void k(int* a, float* out) { out[0] = *(float*)a; }"),
            "A pointer to 'int' as one to 'float' cannot be traced; the numbers must have the same "
            "type.");
}

}  // namespace
}  // namespace lanescope::lab
