// SPDX-License-Identifier: Apache-2.0
#include "lab/device_compiler/device_compiler.h"

#include <gtest/gtest.h>

#include <optional>
#include <sstream>

#include "lab/device_compiler/units.h"
#include "tests/gpu/lab/device_code.h"
#include "values/error.h"

// The compiler of own kernels for a GPU. It needs NVRTC, and no GPU.

namespace lanescope::tests {
namespace {

using lab::DeviceInstance;

constexpr int kHopper = 90;

/// Returns why nothing can be compiled here, or nothing.
std::optional<std::string> whyNoCompiler() {
  try {
    const lab::Nvrtc compiler({});
    return std::nullopt;
  } catch (const values::Error& error) {
    return error.what();
  }
}

TEST(DeviceUnits, NameTheInstancesOfARewrittenText) {
  const std::string text =
      "__global__ void f() {}\n"
      "LANESCOPE_INSTANCE(\"f\", instance0, f)\n"
      "LANESCOPE_INSTANCE(\"g<float32,8>\", instance1, g<Element<float>, 8>)\n";
  const std::vector<DeviceInstance> expected{{"f", "f", ""},
                                             {"g<float32,8>", "g", "Element<float>, 8"}};
  EXPECT_EQ(lab::deviceInstancesOf(text), expected);
  EXPECT_EQ(lab::plainExpression(expected[0]), "f");
  EXPECT_EQ(lab::plainExpression(expected[1]), "g<float, 8>");
  EXPECT_EQ(lab::plainExpression({"h", "h", "Pair<Element<int>>, Elements<1>"}),
            "h<Pair<int>, Elements<1>>");
  EXPECT_EQ(lab::recordedExpression(expected[1]),
            "lanescope::kernels::recorded::own::g<Element<float>, 8>");
}

TEST(DeviceUnits, LeaveEveryOtherKernelOutAndEveryColumnWhereItIs) {
  const std::string text =
      "__global__ void __launch_bounds__(256, 2) other(int* a) { a[0] = 1; }\n"
      "template <int N> __global__ void chosen(int* a) { a[0] = N; }\n";
  const std::string unit = lab::plainUnit(text, {{"chosen", "chosen", "4"}});
  EXPECT_NE(unit.find("__device__ void                           other(int* a)"), std::string::npos)
      << unit;
  EXPECT_NE(unit.find("template <int N> __global__ void chosen"), std::string::npos);
  const std::size_t begin = unit.find("__device__ void");
  EXPECT_EQ(unit.substr(begin).find('\n'), text.find('\n'));
}

TEST(DeviceUnits, TellArraysOfOneLineApart) {
  const std::string unit = lab::recordedUnit(
      "__shared__ Array<Element<float>, 4> a; __shared__ Table<Element<float>, 4, 4> b;\n"
      "__shared__ Array<Element<float>, 4> c, d;\n",
      {{"f", "f", ""}});
  EXPECT_NE(unit.find("Array<Element<float>, 4> a; __shared__ LANESCOPE_NUMBERED(1)::Table_<"),
            std::string::npos)
      << unit;
  EXPECT_NE(unit.find("\n__shared__ Array<Element<float>, 4> c; "
                      "__shared__ LANESCOPE_NUMBERED(1)::Array_<Element<float>, 4> d;"),
            std::string::npos)
      << unit;
}

TEST(DeviceUnits, ReadTheParametersOfAFunction) {
  const std::string ptx =
      ".visible .entry _Z1fPfi(\n"
      "\t.param .u64 .ptr .align 1 _Z1fPfi_param_0,\n"
      "\t.param .u32 _Z1fPfi_param_1,\n"
      "\t.param .align 8 .b8 _Z1fPfi_param_2[32],\n"
      "\t.param .f64 _Z1fPfi_param_3\n"
      ")\n{\n}\n";
  const std::vector<lab::PtxParameter> expected{{"u64", 8}, {"u32", 4}, {"b8", 32}, {"f64", 8}};
  EXPECT_EQ(lab::parametersOf(ptx, "_Z1fPfi"), expected);
  EXPECT_TRUE(lab::parametersOf(ptx, "_Z1g").empty());
}

TEST(DeviceUnits, FindTheFirstErrorInALog) {
  const auto found = lab::firstComplaint(
      "kernel.cu(1): warning #1-D: last line\n  x\n  ^\n\n"
      "recorded.cu(12): error: identifier \"y\" is undefined\n    out[0] = y;\n             ^\n\n"
      "recorded.cu(13): error: expected a \";\"\n");
  ASSERT_TRUE(found);
  EXPECT_EQ(*found, (lab::DeviceComplaint{"recorded.cu", 12, 12, "identifier \"y\" is undefined"}));
  EXPECT_FALSE(lab::firstComplaint("/include/device/machine.cuh(3): error: expected a \";\"\n"));
}

class DeviceCompiler : public testing::Test {
 protected:
  void SetUp() override {
    if (const auto reason = whyNoCompiler()) GTEST_SKIP() << *reason;
  }
};

/// Returns the two builds of a kernel, or none and a failure that says why.
backend::DeviceKernelCode codeOf(const std::string& stem, const std::string& entry) {
  try {
    return deviceCode(stem, entry, kHopper);
  } catch (const values::Error& error) {
    ADD_FAILURE() << error.what();
    return {};
  }
}

TEST_F(DeviceCompiler, CompilesEveryKernelOfTheTestsInBothBuilds) {
  std::size_t count = 0;
  for (const char* const stem :
       {"by_example", "pmpp", "pointers", "practice", "problems", "puzzles", "puzzles_wrong",
        "reductions", "samples", "scans", "simulations", "seed_dot", "seed_matmul", "seed_scan"}) {
    for (const DeviceInstance& instance : lab::deviceInstancesOf(rewrittenFile(stem).text)) {
      SCOPED_TRACE(std::string(stem) + " " + instance.entry);
      ++count;
      const backend::DeviceKernelCode code = codeOf(stem, instance.entry);
      if (code.kernel.functions.empty()) continue;
      EXPECT_FALSE(code.plain.empty());
      EXPECT_FALSE(code.recorded.empty());
      ASSERT_EQ(code.kernel.functions.size(), 1U);
      const values::DeviceFunction& function = code.kernel.functions.front();
      EXPECT_GT(function.plain.registers, 0U);
      EXPECT_LE(function.recorded.registers, 64U);
      EXPECT_EQ(code.kernel.recorder, "_ZN9lanescope7kernels8recorded8recorderE");
      for (const values::DeviceParameter& each : function.parameters) {
        const bool isAddress = each.type == "u64" && each.recordedBytes == 32;
        const bool isNumber = each.recordedBytes == each.plainBytes;
        const bool isTraced = each.recordedBytes == 2 * each.plainBytes;
        EXPECT_TRUE(isAddress || isNumber || isTraced) << each.type << " " << each.recordedBytes;
      }
    }
  }
  EXPECT_GE(count, 80U);
}

TEST_F(DeviceCompiler, CompilesThePastedKernelsOfTheCatalogue) {
  std::istringstream names(LANESCOPE_PASTED_KERNELS);
  for (std::string name; names >> name;) {
    SCOPED_TRACE(name);
    const auto instances = lab::deviceInstancesOf(rewrittenFile("pasted_" + name).text);
    ASSERT_FALSE(instances.empty());
    EXPECT_FALSE(codeOf("pasted_" + name, instances.front().entry).recorded.empty());
  }
}

/// Compiles two texts as the plain and the recorded build of the kernel k.
lab::DeviceBuilds buildOf(const std::string& plain, const std::string& rewritten) {
  const lab::Nvrtc compiler({});
  return lab::buildForDevice(compiler, {plain,
                                        rewritten + "\nLANESCOPE_INSTANCE(\"k\", instance0, k)\n",
                                        {"k"},
                                        kHopper,
                                        LANESCOPE_DEVICE_HEADERS});
}

TEST_F(DeviceCompiler, TellsOfAnErrorWithLineAndColumnOfTheText) {
  const std::string good = "__global__ void k(Address<Element<int>> a) { a[0] = 1; }";
  const auto plain = buildOf("\n__global__ void k(int* a) {\n  a[0] = wrong;\n}\n", good);
  ASSERT_TRUE(plain.complaint);
  EXPECT_EQ(plain.complaint->file, "kernel.cu");
  EXPECT_EQ(plain.complaint->line, 3);
  EXPECT_EQ(plain.complaint->column, 10);
  EXPECT_NE(plain.complaint->message.find("wrong"), std::string::npos);
  const auto recorded = buildOf("__global__ void k(int* a) { a[0] = 1; }",
                                "__global__ void k(Address<Element<int>> a) {\n  b[0] = 1;\n}");
  ASSERT_TRUE(recorded.complaint);
  EXPECT_EQ(recorded.complaint->file, "recorded.cu");
  EXPECT_EQ(recorded.complaint->line, 2);
  EXPECT_EQ(recorded.complaint->column, 3);
}

TEST_F(DeviceCompiler, TellsOfRegistersSharedMemoryAndSpills) {
  const auto builds = buildOf(
      "__global__ void k(int* a) { __shared__ int s[100]; s[threadIdx.x] = a[threadIdx.x];\n"
      "__syncthreads(); a[threadIdx.x] = s[99 - threadIdx.x]; }",
      "__global__ void k(Address<Element<int>> a) { __shared__ Array<Element<int>, 100> s;\n"
      "s[threadIdx.x] = a[threadIdx.x]; __syncthreads(); a[threadIdx.x] = s[99 - threadIdx.x]; }");
  ASSERT_FALSE(builds.complaint);
  const values::DeviceBuildReport& plain = builds.kernel.functions.front().plain;
  EXPECT_EQ(plain.sharedBytes, 400U);
  EXPECT_EQ(plain.spilledBytes, 0U);
  EXPECT_GT(plain.registers, 0U);
  EXPECT_NE(builds.plainPtx.find(".target sm_90"), std::string::npos);
  EXPECT_EQ(builds.kernel.compiler.substr(0, 6), "NVRTC ");
}

TEST_F(DeviceCompiler, WritesTheLinesOfTheTextIntoThePlainBuild) {
  const auto builds = buildOf("\n\n__global__ void k(int* a) {\n  a[0] = 1;\n}\n",
                              "__global__ void k(Address<Element<int>> a) { a[0] = 1; }");
  ASSERT_FALSE(builds.complaint);
  EXPECT_NE(builds.plainPtx.find("kernel.cu\""), std::string::npos);
  EXPECT_NE(builds.plainPtx.find(" 4 3"), std::string::npos) << builds.plainPtx;  // a .loc
  EXPECT_NE(builds.plainCubin.find(".debug_line"), std::string::npos);
}

TEST_F(DeviceCompiler, LeavesEveryNameToTheMacrosOfTheText) {
  const std::string macros = "#define T 8\n#define N 9\n#define value 10\n#define X 11\n";
  const auto builds = buildOf(
      macros + "__global__ void k(float* a) { a[T] = sqrtf(a[N]) + value + X; }",
      macros + "__global__ void k(Address<Element<float>> a) { a[T] = sqrtf(a[N]) + value + X; }");
  EXPECT_FALSE(builds.complaint) << builds.complaint->message;
}

TEST_F(DeviceCompiler, TakesWhatAKernelPrintsAssertsAndEndsWith) {
  const std::string end = "; if (threadIdx.x > 32) __trap(); }";
  const auto builds =
      buildOf("__global__ void k(float* a) { printf(\"%f\\n\", a[0]); assert(a[0] > 1)" + end,
              "__global__ void k(Address<Element<float>> a) { printf(\"%f\\n\", bare(a[0])); "
              "assert(a[0] > 1)" +
                  end);
  EXPECT_FALSE(builds.complaint) << builds.complaint->file << builds.complaint->message;
}

TEST_F(DeviceCompiler, CompilesSeveralKernelsOfATextTogether) {
  const RewrittenFile file = rewrittenFile("seed_scan");
  const lab::Nvrtc compiler({});
  const auto builds = lab::buildForDevice(compiler, {file.plain,
                                                     file.text,
                                                     {"own::seedScan", "own::seedScanBlelloch"},
                                                     kHopper,
                                                     LANESCOPE_DEVICE_HEADERS});
  ASSERT_FALSE(builds.complaint);
  ASSERT_EQ(builds.kernel.functions.size(), 2U);
  EXPECT_EQ(builds.kernel.functions[0].parameters.size(), 2U);
  EXPECT_EQ(builds.kernel.functions[1].parameters.size(), 3U);
  EXPECT_NE(builds.kernel.functions[0].plain.registers, builds.kernel.functions[1].plain.registers);
}

TEST_F(DeviceCompiler, RefusesAKernelThatTheTextDoesNotHave) {
  const lab::Nvrtc compiler({});
  EXPECT_THROW(static_cast<void>(lab::buildForDevice(
                   compiler, {"", "", {"missing"}, kHopper, LANESCOPE_DEVICE_HEADERS})),
               values::Error);
}

}  // namespace
}  // namespace lanescope::tests
