// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/text_scan.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lanescope::lab {
namespace {

/// The text as a front end gets to see it.
std::string shown(const std::string& text) {
  const TextScan scan = scanText(text);
  EXPECT_TRUE(scan.problems.empty()) << scan.problems.front().message;
  return blanked(text, scan.leftOut);
}

std::vector<std::size_t> refusedAt(const std::string& text) {
  std::vector<std::size_t> places;
  for (const Problem& problem : scanText(text).problems) places.push_back(problem.at);
  return places;
}

TEST(TextScan, KnownHeadersAreLeftOut) {
  EXPECT_EQ(shown("#include <cuda_runtime.h>\nint a;"), std::string(25, ' ') + "\n      ");
  EXPECT_EQ(shown("#include \"device_launch_parameters.h\"\n"), std::string(37, ' ') + "\n");
}

TEST(TextScan, SpacesOfAPageOfTheWebAreSpaces) {
  EXPECT_EQ(withPlainSpaces("int\xC2\xA0"
                            "a;\n\xE3\x80\x80int b; // \xC4\x8D"),
            "int  a;\n   int b; // \xC4\x8D");
  EXPECT_EQ(withPlainSpaces("\xEF\xBB\xBFint a;"), "   int a;");
}

TEST(TextScan, OtherFilesAreRefusedHoweverTheyAreSpelled) {
  for (const std::string text : {"#include \"/etc/passwd\"\n",
                                 "#include <../x.h>\n",
                                 "# include \"x\"\n",
                                 "  #  include \"x\"\n",
                                 "#inc\\\nlude \"x\"\n",
                                 "#inc\\ \nlude \"x\"\n",
                                 "%:include \"x\"\n",
                                 "/* */ #include \"x\"\n",
                                 "/* \n */#include \"x\"\n",
                                 "#/**/include \"x\"\n",
                                 "// a\n#include \"x\"\n",
                                 "#include_next <math.h>\n",
                                 "#import \"x\"\n",
                                 "#define X \"y\"\n#include X\n",
                                 "#embed \"x\"\n",
                                 "#pragma GCC dependency \"x\"\n",
                                 "#pragma clang module load x\n",
                                 "#line 3 \"x\"\n",
                                 "#if __has_include(\"x\")\n#endif\n",
                                 "int a; #include \"x\"\n",
                                 "int a;\r#include \"x\"\n",
                                 "int main() {\n} #include \"x\"\n",
                                 "int a; \\\n#include \"x\"\n",
                                 "int a; %:include \"x\"\n",
                                 "?\?=include \"x\"\n",
                                 "_Pragma(\"GCC dependency \\\"x\\\"\")\n"}) {
    EXPECT_FALSE(scanText(text).problems.empty()) << text;
  }
}

TEST(TextScan, WhatLooksLikeAnIncludeButIsNoneIsNotRefused) {
  for (const std::string text :
       {"// #include \"x\"\n", "/* \n#include \"x\"\n*/\n", "// a \\\n#include \"x\"\n",
        "const char* a = \"\\\n#include\";\n"}) {
    EXPECT_TRUE(scanText(text).problems.empty()) << text;
  }
}

TEST(TextScan, AssemblyAndAttributesAreRefusedByPlace) {
  EXPECT_EQ(refusedAt("__global__ void k() { asm(\"nop\"); }"), std::vector<std::size_t>{22});
  EXPECT_EQ(refusedAt("__device__ __attribute__((section(\"x\"))) int f();"),
            std::vector<std::size_t>{11});
  EXPECT_FALSE(refusedAt("const char* s = R\"(\n)\";").empty());
  EXPECT_FALSE(refusedAt("int LANESCOPE_INSTANCE;\n__device__ int lanescope();").empty());
}

TEST(TextScan, AttributesAreRefusedHoweverTheyAreSpelled) {
  for (const std::string text :
       {"[[gnu::constructor]] __device__ void f() { }\n",
        "[[gnu::section(\".text#\")]] const int f = 1;\n",
        "[[using gnu: constructor]] __device__ void f() { }\n",
        "[ /* */ [gnu::constructor]] __device__ void f() { }\n",
        "#define likely gnu::constructor\n[[likely]] __device__ void f() { }\n",
        "[\\\n[gnu::constructor]] __device__ void f() { }\n",
        "<:<:gnu::constructor:>:> __device__ void f() { }\n",
        "<:[gnu::constructor]] __device__ void f() { }\n",
        "[<:gnu::constructor]] __device__ void f() { }\n",
        "[[nodiscard, gnu::constructor]] __device__ int f() { }\n",
        "__attr\\\f\nibute__((constructor)) __device__ void f() { }\n",
        "__attr\\\v\nibute__((constructor)) __device__ void f() { }\n"}) {
    EXPECT_FALSE(scanText(text).problems.empty()) << text;
  }
  for (const std::string text :
       {"[[nodiscard]] __device__ int f();\n", "__device__ int g([[maybe_unused]] int x);\n",
        "template <class T> struct S { };\nstruct U { };\nusing V = S<::U>;\n"}) {
    EXPECT_TRUE(scanText(text).problems.empty()) << text;
  }
}

TEST(TextScan, ARawStringHidesNothingBehindAJointOfLines) {
  EXPECT_FALSE(
      scanText("const char* s = R\\\n\"(\" /* )\"\n#include \"x\"\n/* */;\n").problems.empty());
}

TEST(TextScan, WhatIsForTheHostIsLeftOut) {
  const std::string text =
      "const int N = 4;\n"
      "cudaStream_t stream;\n"
      "__device__ int f(int x) { return x; }\n"
      "int main() { asm(\"nop\"); std::cout << f(1); if (1) { } }\n"
      "constexpr int g(int x) { return x; }\n"
      "struct S { int a; };\n"
      "__global__ void k() { }\n";
  std::string expected = text;
  for (const std::string part :
       {"cudaStream_t stream;", "int main() { asm(\"nop\"); std::cout << f(1); if (1) { } }"}) {
    const std::size_t at = text.find(part);
    std::fill_n(expected.begin() + static_cast<std::ptrdiff_t>(at), part.size(), ' ');
  }
  EXPECT_EQ(shown(text), expected);
}

TEST(TextScan, LaunchesOfTheHostAreKnown) {
  const TextScan scan = scanText(
      "int main() { k<<<1, 2>>>(a); t<float, 256> << <1, 2>> >(b); t<T, (3 > 2)><<<1, 2>>>(); }");
  ASSERT_GE(scan.launches.size(), 2U);
  EXPECT_EQ(scan.launches[0], (HostLaunch{"k", ""}));
  EXPECT_EQ(scan.launches[1], (HostLaunch{"t", "float, 256"}));
}

TEST(TextScan, ConditionsAreLeftToTheFrontEnd) {
  const TextScan scan = scanText("#if 1\nint a;\n#else\n#endif\n#pragma unroll 4\n");
  EXPECT_EQ(scan.conditions, (std::vector<Span>{{0, 5}, {13, 18}, {19, 25}}));
  EXPECT_EQ(scan.pragmas, (std::vector<Span>{{26, 42}}));
}

}  // namespace
}  // namespace lanescope::lab
