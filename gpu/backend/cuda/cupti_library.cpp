// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cupti_library.h"

#include "values/error.h"

namespace lanescope::backend {

std::string cuptiSentence(CUptiResult code, const std::string& call, const std::string& words) {
  switch (code) {
    case CUPTI_ERROR_INSUFFICIENT_PRIVILEGES:
      return "The NVIDIA driver lets only administrators read the GPU's own counters on this "
             "machine (its setting NVreg_RestrictProfilingToAdminUsers), so only Lanescope's "
             "counters are shown.";
    case CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES:
      return "This machine has a part of a GPU, and the host does not let it read the GPU's own "
             "counters, so only Lanescope's counters are shown.";
    case CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED:
      return "The GPU's own counters cannot be read: another profiler or a debugger is at work on "
             "this program.";
    default:
      return "The GPU's own counters cannot be read: " + call + " failed, " + words + " (" +
             std::to_string(code) + ").";
  }
}

template <class Function>
void CuptiLibrary::find(Function& function, const char* name) {
  function = m_library.find<Function>(name);
  if (function == nullptr) {
    values::unavailable(
        "The GPU's own counters cannot be read: the CUPTI that is installed is too old, it has "
        "no " +
        std::string(name) + ".");
  }
}

CuptiLibrary::CuptiLibrary(const std::vector<std::string>& names) : m_library(names) {
  if (!m_library.isOpen()) {
    values::unavailable(
        "The GPU's own counters cannot be read: NVIDIA's library for that, CUPTI, was not found"
        " (" +
        (names.empty() ? "libcupti.so" : names.front()) + "); it comes with the CUDA Toolkit.");
  }
  find(getErrorMessage, "cuptiGetErrorMessage");
  find(deviceGetChipName, "cuptiDeviceGetChipName");
  find(profilerInitialize, "cuptiProfilerInitialize");
  find(profilerDeInitialize, "cuptiProfilerDeInitialize");
  find(profilerGetCounterAvailability, "cuptiProfilerGetCounterAvailability");
  find(hostInitialize, "cuptiProfilerHostInitialize");
  find(hostDeinitialize, "cuptiProfilerHostDeinitialize");
  find(hostConfigAddMetrics, "cuptiProfilerHostConfigAddMetrics");
  find(hostGetConfigImageSize, "cuptiProfilerHostGetConfigImageSize");
  find(hostGetConfigImage, "cuptiProfilerHostGetConfigImage");
  find(hostEvaluateToGpuValues, "cuptiProfilerHostEvaluateToGpuValues");
  find(enable, "cuptiRangeProfilerEnable");
  find(disable, "cuptiRangeProfilerDisable");
  find(getCounterDataSize, "cuptiRangeProfilerGetCounterDataSize");
  find(counterDataImageInitialize, "cuptiRangeProfilerCounterDataImageInitialize");
  find(setConfig, "cuptiRangeProfilerSetConfig");
  find(start, "cuptiRangeProfilerStart");
  find(stop, "cuptiRangeProfilerStop");
  find(pushRange, "cuptiRangeProfilerPushRange");
  find(popRange, "cuptiRangeProfilerPopRange");
  find(decodeData, "cuptiRangeProfilerDecodeData");
  find(getCounterDataInfo, "cuptiRangeProfilerGetCounterDataInfo");
}

void CuptiLibrary::check(CUptiResult code, const std::string& call) const {
  if (code == CUPTI_SUCCESS) return;
  const char* words = nullptr;
  if (getErrorMessage(code, &words) != CUPTI_SUCCESS || words == nullptr) words = "no words";
  values::unavailable(cuptiSentence(code, call, words));
}

}  // namespace lanescope::backend
