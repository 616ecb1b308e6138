// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/device_build.h"

#include <gtest/gtest.h>

#include <QFileInfo>
#include <QTemporaryDir>

#include "sandbox/file_rules.h"
#include "values/error.h"

// The compiler of own kernels for a GPU, confined as the window and the command line start it. It
// needs NVRTC, and no GPU.

namespace lanescope::app {
namespace {

constexpr const char* kPlain =
    "__global__ void idle(const float* in, float* out, int n) {\n"
    "  out[0] = in[0];\n"
    "}\n";
constexpr const char* kRewritten =
    "__global__ void idle(Address<const Element<float>> in, Address<Element<float>> out, int n) {\n"
    "  out[0] = in[0];\n"
    "}\n"
    "LANESCOPE_INSTANCE(\"idle\", instance0, idle)\n";
constexpr int kHopper = 90;

class DeviceBuildTest : public testing::Test {
 protected:
  void SetUp() override {
    // The limit of the compiler's memory leaves no room for the shadow memory of AddressSanitizer.
    if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "A build with sanitizers compiles no kernel.";
    if (!sandbox::hasLandlock()) GTEST_SKIP() << "This system has no Landlock.";
    try {
      compile(kPlain, kRewritten);
    } catch (const values::Error& error) {
      if (std::string(error.what()).find("install the CUDA Toolkit") == std::string::npos) throw;
      GTEST_SKIP() << error.what();
    }
  }

  /// Compiles the two texts. The first complaint is kept and thrown.
  values::DeviceKernel compile(const std::string& plain, const std::string& rewritten) {
    ReadFile file;
    file.plain = plain;
    file.text = rewritten;
    file.edits.push_back({1, 22, 12, 28});
    return DeviceBuild().compile(file, {"idle"}, kHopper, m_folder.path(),
                                 [this](const HostCompiler::Complaint& complaint) {
                                   m_complaint = complaint;
                                   values::refuse(complaint.message.toStdString());
                                 });
  }

  QTemporaryDir m_folder;
  HostCompiler::Complaint m_complaint;
};

TEST_F(DeviceBuildTest, WritesWhatTheEngineLoads) {
  for (const char* const name : {"plain.cubin", "recorded.cubin", "plain.ptx", "device.json"}) {
    EXPECT_GT(QFileInfo(m_folder.filePath(name)).size(), 0) << name;
  }
  const values::DeviceKernel kernel = compile(kPlain, kRewritten);
  EXPECT_EQ(kernel.capability, kHopper);
  ASSERT_EQ(kernel.functions.size(), 1U);
  EXPECT_EQ(kernel.functions[0].entry, "idle");
  ASSERT_EQ(kernel.functions[0].parameters.size(), 3U);
  EXPECT_EQ(kernel.functions[0].parameters[0].plainBytes, 8U);
  EXPECT_EQ(kernel.functions[0].parameters[0].recordedBytes, 32U);
  EXPECT_GT(kernel.functions[0].plain.registers, 0U);
}

TEST_F(DeviceBuildTest, CompilesForAnotherGpuWhereTheMachineHasNone) {
  const DeviceBuild compiler;
  const int capability = compiler.capabilityOf(0);
  EXPECT_GT(capability, 0);
  constexpr int kMissing = 99;
  if (!QFileInfo::exists(QStringLiteral("/dev/nvidiactl"))) {
    EXPECT_EQ(capability, DeviceBuild::kWithoutGpu);
    EXPECT_EQ(compiler.capabilityOf(kMissing), DeviceBuild::kWithoutGpu);
  } else {
    EXPECT_THROW(static_cast<void>(compiler.capabilityOf(kMissing)), values::Error);
  }
}

TEST_F(DeviceBuildTest, TellsOfAnErrorAtItsPlaceInTheUsersText) {
  EXPECT_THROW(compile("__global__ void idle(const float* in, float* out, int n) {\n"
                       "  out[0] = nothing;\n"
                       "}\n",
                       kRewritten),
               values::Error);
  EXPECT_EQ(m_complaint.line, 2);
  EXPECT_EQ(m_complaint.column, 12);
  EXPECT_TRUE(m_complaint.message.contains("nothing")) << m_complaint.message.toStdString();
}

TEST_F(DeviceBuildTest, ReadsNoFileOfTheUser) {
  // The front end leaves no such line; the compiler could not read the file either.
  QTemporaryDir elsewhere;
  QFile secret(elsewhere.filePath("secret.h"));
  ASSERT_TRUE(secret.open(QIODevice::WriteOnly));
  secret.write("int aSecret = itsValue;\n");
  secret.close();
  const std::string line = "#include \"" + secret.fileName().toStdString() + "\"\n";
  EXPECT_THROW(compile(line + kPlain, kRewritten), values::Error);
  EXPECT_EQ(m_complaint.line, 1);
  EXPECT_FALSE(m_complaint.message.contains("itsValue"));
}

TEST_F(DeviceBuildTest, EndsATextWithEndlessTemplates) {
  std::string bomb =
      "template <int N> struct Deep { static constexpr int value = Deep<N - 1>::value + "
      "Deep<N - 2>::value; };\n";
  bomb += std::string(kPlain);
  bomb.replace(bomb.find("in[0]"), 5, "Deep<30>::value");
  EXPECT_THROW(compile(bomb, kRewritten), values::Error);
}

}  // namespace
}  // namespace lanescope::app
