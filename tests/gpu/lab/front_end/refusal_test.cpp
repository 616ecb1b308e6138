// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "lab/front_end/front_end.h"

namespace lanescope::lab {
namespace {

struct Refusal {
  const char* name;
  const char* text;     ///< HERE stands before what is refused
  const char* message;  ///< a part of the sentence
};

class Refusals : public testing::TestWithParam<Refusal> {};

TEST_P(Refusals, NameWhatAndWhere) {
  std::string text = GetParam().text;
  const std::size_t at = text.find("HERE");
  ASSERT_NE(at, std::string::npos);
  text.erase(at, 4);
  const Rewritten result = rewrite(text);
  EXPECT_TRUE(result.hasError());
  EXPECT_TRUE(result.text.empty());
  EXPECT_TRUE(std::ranges::any_of(result.problems,
                                  [&](const Problem& problem) {
                                    return problem.at == at && problem.isError &&
                                           problem.message.find(GetParam().message) !=
                                               std::string::npos;
                                  }))
      << (result.problems.empty() ? "nothing was refused" : result.problems.front().message)
      << " at " << (result.problems.empty() ? 0 : result.problems.front().at) << ", not " << at;
}

const Refusal kRefusals[] = {
    {"Assembly", "__global__ void k() { HEREasm(\"nop\"); }", "Inline assembly"},
    {"PastedAssembly",
     "#define A(x) __as##x\n__global__ void k(float* a) { HEREA(m__)(\"nop\"); a[0] = 1; }",
     "Inline assembly"},
    {"PastedAttributes",
     "#define A(x) __attri##x\nA(bute__)((HEREconstructor)) __device__ void f() { }\n__global__ "
     "void k() { }",
     "Attributes of a compiler"},
    {"AttributesOfMacros",
     "#define B [\nB B HEREgnu::constructor] ] __device__ void f() { }\n__global__ void k() { }",
     "Attributes of a compiler"},
    {"UnknownAttributes",
     "#define B [\nB B HEREgnu::optimize(\"O0\")] ] __device__ void f() { }\n__global__ void k() { "
     "}",
     "unknown attribute"},
    {"New", "__global__ void k() { int* p = HEREnew int; }", "'new'"},
    {"Clocks", "__global__ void k(long long* a) { a[0] = HEREclock64(); }", "'clock64'"},
    {"Launches", "__global__ void k(int* a) { kHERE<<<1, 1>>>(a); }", "A kernel cannot launch"},
    {"Texture", "HEREtexture<float> t;\n__global__ void k(float* a) { a[0] = tex1D(t, 0); }",
     "Textures"},
    {"UnknownFunction", "__global__ void k(float* a) { HEREfoo(a); }",
     "use of undeclared identifier 'foo'"},
    {"WordsWithoutABuild", "__global__ void k(float* a) { a[0] = HERE__fdividef(1.0F, 2.0F); }",
     "use of undeclared identifier '__fdividef'"},
    {"Lambda", "__global__ void k(int* a) { auto f = HERE[](auto x) { return x; }; a[0] = f(1); }",
     "A lambda function"},
    {"Virtual", "struct S { HEREvirtual int f() { return 1; } };\n__global__ void k() { }",
     "A virtual function"},
    {"GlobalVariable", "__device__ float HEREtotal;\n__global__ void k() { total = 1; }",
     "The global variable 'total'"},
    {"ConstantMemory", "__constant__ float HEREc[4];\n__global__ void k(float* a) { a[0] = c[0]; }",
     "The constant array 'c' has no values"},
    {"Shorts", "__global__ void k(HEREshort* a) { a[0] = 1; }", "Arrays of 'short'"},
    {"ArraysOfStructures", "struct P { float x; };\n__global__ void k(HEREP* a) { a[0].x = 1; }",
     "Arrays of 'P'"},
    {"CastsOfPointers", "__global__ void k(float* a) { (HERE(int*)a)[0] = 1; }",
     "the numbers must have the same type"},
    {"TwoSpaces",
     "__device__ void f(float* p) { p[0] = 1; }\n"
     "__global__ void k(float* a) { float x[2]; f(a); f(HEREx); a[0] = x[0]; }",
     "use two pointers"},
    {"Macros",
     "#define HALF(x) (0.5 * (x))\n__global__ void k(float* a) { a[0] = HEREHALF(a[1]); }",
     "write it as a __device__ function"},
    {"OwnNames", "__device__ float HEREconvertTo(float x) { return x; }\n__global__ void k() { }",
     "The name 'convertTo'"},
    {"TwoKernels",
     "__global__ void k(int* a) { a[0] = 1; }\n__global__ void HEREk(float* a) { a[0] = 1; }",
     "Two kernels are called 'k'"},
    {"TemplatesWithoutNumbers", "template <int B> __global__ void HEREk(float* a) { a[B] = 1; }",
     "give its parameters"},
    {"NoKernel", "HEREconst int n = 1;", "no kernel"},
};

INSTANTIATE_TEST_SUITE_P(All, Refusals, testing::ValuesIn(kRefusals),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace lanescope::lab
