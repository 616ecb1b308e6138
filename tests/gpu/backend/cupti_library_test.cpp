// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cupti_library.h"

#include <gtest/gtest.h>

namespace lanescope::backend {
namespace {

TEST(CuptiSentence, NamesTheDriversSettingWhereOnlyAdministratorsMayRead) {
  EXPECT_EQ(cuptiSentence(CUPTI_ERROR_INSUFFICIENT_PRIVILEGES, "cuptiRangeProfilerEnable", "no"),
            "The NVIDIA driver lets only administrators read the GPU's own counters on this "
            "machine (its setting NVreg_RestrictProfilingToAdminUsers), so only Lanescope's "
            "counters are shown.");
}

TEST(CuptiSentence, NamesTheHostWhereTheGpuIsPartOfOne) {
  EXPECT_NE(cuptiSentence(CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES, "call", "no")
                .find("the host does not let it"),
            std::string::npos);
}

TEST(CuptiSentence, SaysThatAnotherProfilerIsAtWork) {
  EXPECT_NE(cuptiSentence(CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED, "call", "no")
                .find("another profiler or a debugger is at work"),
            std::string::npos);
}

TEST(CuptiSentence, NamesTheCallAndCuptisWordsForEverythingElse) {
  EXPECT_EQ(
      cuptiSentence(CUPTI_ERROR_INVALID_CHIP_NAME, "cuptiRangeProfilerEnable",
                    "the chip is not known"),
      "The GPU's own counters cannot be read: cuptiRangeProfilerEnable failed, the chip is not "
      "known (46).");
}

}  // namespace
}  // namespace lanescope::backend
