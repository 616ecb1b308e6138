// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <array>

#include "tests/gpu/simt/launcher.h"
#include "values/error.h"

namespace lanescope::tests {
namespace {

/// The error that a launch ends with in which thread `thread` of each block uses feature `what`.
values::Error errorOf(int what, int thread, bool isRecorded) {
  std::vector<float> out(64);
  Launcher launcher("usesWhatIsMissing", {8}, {64});
  launcher.array("out", out).number(what).number(thread).workers(3);
  simt::LaunchOptions options;
  if (isRecorded) options.window = {0, 8, 10};
  try {
    static_cast<void>(launcher.run(options));
  } catch (const values::Error& error) {
    return error;
  }
  ADD_FAILURE() << "no error";
  return {values::ErrorKind::engineLost, ""};
}

TEST(Missing, IsRefusedByName) {
  const std::array<const char*, 3> expected{
      "The emulator does not have cp.async.bulk, bulk copies without a tensor map; this kernel "
      "needs an NVIDIA GPU.",
      "The emulator does not have wgmma of tiles without the 128-byte swizzle; this kernel needs "
      "an "
      "NVIDIA GPU.",
      "The emulator does not have NVIDIA's libraries; this kernel needs an NVIDIA GPU."};
  for (int what = 0; what < 3; ++what) {
    for (const bool isRecorded : {false, true}) {
      const values::Error error = errorOf(what, 0, isRecorded);
      EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
      EXPECT_STREQ(error.what(), expected.at(static_cast<std::size_t>(what)));
      EXPECT_STREQ(errorOf(what, 40, isRecorded).what(), error.what());
    }
  }
}

TEST(Missing, DoesNotMatterToALaunchThatDoesNotComeToIt) {
  std::vector<float> out(64);
  Launcher launcher("usesWhatIsMissing", {8}, {64});
  launcher.array("out", out).number(2).number(64);
  EXPECT_FALSE(launcher.run().finding);
  EXPECT_EQ(out[63], 1.0F);
}

TEST(Missing, LeavesTheEmulatorUsable) {
  simt::Emulator emulator(2);
  std::vector<float> out(64);
  for (int repetition = 0; repetition < 5; ++repetition) {
    Launcher bad("usesWhatIsMissing", {8}, {64});
    bad.array("out", out).number(2).number(7 + repetition);
    EXPECT_THROW(
        static_cast<void>(emulator.launch(bad.plan(), bad.launch(), bad.addresses(), {}, {}, {})),
        values::Error);
    Launcher good("usesWhatIsMissing", {8}, {64});
    good.array("out", out).number(2).number(-1);
    out.assign(64, 0.0F);
    EXPECT_FALSE(emulator.launch(good.plan(), good.launch(), good.addresses(), {}, {}, {}).finding);
    EXPECT_EQ(out[7], 1.0F);
  }
}

}  // namespace
}  // namespace lanescope::tests
