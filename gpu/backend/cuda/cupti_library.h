// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cupti_profiler_host.h>
#include <cupti_profiler_target.h>
#include <cupti_range_profiler.h>
#include <cupti_target.h>

#include <string>
#include <vector>

#include "platform/shared_library.h"

namespace lanescope::backend {

/// CUPTI's functions, opened at run time: a program that links the library does not start without
/// it. The library stays in the process, since it leaves hooks in the driver.
class CuptiLibrary {
 public:
  /// Opens the first of `names` that exists. Throws values::Error (unavailable) when there is none,
  /// or when it lacks a function.
  explicit CuptiLibrary(const std::vector<std::string>& names);

  /// Throws values::Error (unavailable) unless `code` is CUPTI_SUCCESS.
  void check(CUptiResult code, const std::string& call) const;

  decltype(&::cuptiGetErrorMessage) getErrorMessage = nullptr;
  decltype(&::cuptiDeviceGetChipName) deviceGetChipName = nullptr;
  decltype(&::cuptiProfilerInitialize) profilerInitialize = nullptr;
  decltype(&::cuptiProfilerDeInitialize) profilerDeInitialize = nullptr;
  decltype(&::cuptiProfilerGetCounterAvailability) profilerGetCounterAvailability = nullptr;
  decltype(&::cuptiProfilerHostInitialize) hostInitialize = nullptr;
  decltype(&::cuptiProfilerHostDeinitialize) hostDeinitialize = nullptr;
  decltype(&::cuptiProfilerHostConfigAddMetrics) hostConfigAddMetrics = nullptr;
  decltype(&::cuptiProfilerHostGetConfigImageSize) hostGetConfigImageSize = nullptr;
  decltype(&::cuptiProfilerHostGetConfigImage) hostGetConfigImage = nullptr;
  decltype(&::cuptiProfilerHostEvaluateToGpuValues) hostEvaluateToGpuValues = nullptr;
  decltype(&::cuptiRangeProfilerEnable) enable = nullptr;
  decltype(&::cuptiRangeProfilerDisable) disable = nullptr;
  decltype(&::cuptiRangeProfilerGetCounterDataSize) getCounterDataSize = nullptr;
  decltype(&::cuptiRangeProfilerCounterDataImageInitialize) counterDataImageInitialize = nullptr;
  decltype(&::cuptiRangeProfilerSetConfig) setConfig = nullptr;
  decltype(&::cuptiRangeProfilerStart) start = nullptr;
  decltype(&::cuptiRangeProfilerStop) stop = nullptr;
  decltype(&::cuptiRangeProfilerPushRange) pushRange = nullptr;
  decltype(&::cuptiRangeProfilerPopRange) popRange = nullptr;
  decltype(&::cuptiRangeProfilerDecodeData) decodeData = nullptr;
  decltype(&::cuptiRangeProfilerGetCounterDataInfo) getCounterDataInfo = nullptr;

 private:
  template <class Function>
  void find(Function& function, const char* name);

  platform::SharedLibrary m_library;
};

/// Returns a sentence for an error of CUPTI. `words`: CUPTI's own text for it.
[[nodiscard]] std::string cuptiSentence(CUptiResult code, const std::string& call,
                                        const std::string& words);

}  // namespace lanescope::backend
