// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/counter_session.h"

#include <array>
#include <cmath>
#include <string>

#include "backend/cuda/cuda_resources.h"
#include "values/error.h"
#include "values/hardware_counters.h"

namespace lanescope::backend {
namespace {

/// An upper bound: no GPU needs nearly this many passes for these metrics.
constexpr int kMostPasses = 64;

/// Returns a call's parameters, all zero except their size, as CUPTI requires.
template <class Params>
Params sized(std::size_t size) {
  Params params{};
  params.structSize = size;
  return params;
}

constexpr std::size_t kMetrics =
    values::kHardwareMetrics.size() + values::kArithmeticMetrics.size();

/// Those of kHardwareMetrics and then those of kArithmeticMetrics. CUPTI requires a pointer to
/// pointers that are not const.
std::array<const char*, kMetrics> metricNames() {
  std::array<const char*, kMetrics> names{};
  auto* name = names.data();
  for (const values::HardwareMetric& metric : values::kHardwareMetrics) *name++ = metric.name;
  for (const values::ArithmeticMetric& metric : values::kArithmeticMetrics) *name++ = metric.name;
  return names;
}

/// Returns a counter that CUPTI has read. Throws values::Error (unavailable) where it is no number.
std::uint64_t counterFrom(double read, const char* metric) {
  constexpr double kExact = 0x1p53;
  if (!(read >= 0 && read < kExact)) {
    values::unavailable(std::string("The GPU's own counters cannot be read: CUPTI gives no "
                                    "number for ") +
                        metric + ".");
  }
  return static_cast<std::uint64_t>(std::llround(read));
}

/// Returns the counters that this GPU permits to read.
CuptiImage availabilityOf(const CuptiLibrary& cupti, CUcontext context) {
  auto params = sized<CUpti_Profiler_GetCounterAvailability_Params>(
      CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE);
  params.ctx = context;
  constexpr const char* kCall = "cuptiProfilerGetCounterAvailability";
  cupti.check(cupti.profilerGetCounterAvailability(&params), kCall);
  CuptiImage image(params.counterAvailabilityImageSize);
  params.pCounterAvailabilityImage = image.data();
  cupti.check(cupti.profilerGetCounterAvailability(&params), kCall);
  return image;
}

}  // namespace

Undo::~Undo() {
  if (!deviceAbandoned) m_undo();
}

CUpti_Profiler_Host_Object* MetricSchedule::open(int device) const {
  auto chip = sized<CUpti_Device_GetChipName_Params>(CUpti_Device_GetChipName_Params_STRUCT_SIZE);
  chip.deviceIndex = static_cast<std::size_t>(device);
  m_cupti.check(m_cupti.deviceGetChipName(&chip), "cuptiDeviceGetChipName");
  auto params = sized<CUpti_Profiler_Host_Initialize_Params>(
      CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE);
  params.profilerType = CUPTI_PROFILER_TYPE_RANGE_PROFILER;
  params.pChipName = chip.pChipName;
  params.pCounterAvailabilityImage = m_availability.data();
  m_cupti.check(m_cupti.hostInitialize(&params), "cuptiProfilerHostInitialize");
  return params.pHostObject;
}

MetricSchedule::MetricSchedule(const CuptiLibrary& cupti, int device, CUcontext context)
    : m_cupti(cupti),
      m_availability(availabilityOf(cupti, context)),
      m_host(open(device)),
      m_close([this] {
        auto params = sized<CUpti_Profiler_Host_Deinitialize_Params>(
            CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE);
        params.pHostObject = m_host;
        static_cast<void>(m_cupti.hostDeinitialize(&params));
      }) {
  auto names = metricNames();
  auto metrics = sized<CUpti_Profiler_Host_ConfigAddMetrics_Params>(
      CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE);
  metrics.pHostObject = m_host;
  metrics.ppMetricNames = names.data();
  metrics.numMetrics = names.size();
  m_cupti.check(m_cupti.hostConfigAddMetrics(&metrics), "cuptiProfilerHostConfigAddMetrics");

  auto size = sized<CUpti_Profiler_Host_GetConfigImageSize_Params>(
      CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE);
  size.pHostObject = m_host;
  m_cupti.check(m_cupti.hostGetConfigImageSize(&size), "cuptiProfilerHostGetConfigImageSize");
  m_config.resize(size.configImageSize);
  auto image = sized<CUpti_Profiler_Host_GetConfigImage_Params>(
      CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE);
  image.pHostObject = m_host;
  image.configImageSize = m_config.size();
  image.pConfigImage = m_config.data();
  m_cupti.check(m_cupti.hostGetConfigImage(&image), "cuptiProfilerHostGetConfigImage");
}

values::HardwareCounters MetricSchedule::evaluate(const CuptiImage& counterData,
                                                  std::size_t range) const {
  auto names = metricNames();
  std::array<double, kMetrics> read{};
  auto params = sized<CUpti_Profiler_Host_EvaluateToGpuValues_Params>(
      CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE);
  params.pHostObject = m_host;
  params.pCounterDataImage = counterData.data();
  params.counterDataImageSize = counterData.size();
  params.rangeIndex = range;
  params.ppMetricNames = names.data();
  params.numMetrics = names.size();
  params.pMetricValues = read.data();
  m_cupti.check(m_cupti.hostEvaluateToGpuValues(&params), "cuptiProfilerHostEvaluateToGpuValues");

  values::HardwareCounters counters;
  values::WarpCounters& warps = counters.launch.emplace();
  values::Arithmetic& arithmetic = counters.arithmetic.emplace();
  const double* next = read.data();
  for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
    warps.*metric.access.*metric.counter = counterFrom(*next++, metric.name);
  }
  for (const values::ArithmeticMetric& metric : values::kArithmeticMetrics) {
    arithmetic.*metric.type.*metric.counter = counterFrom(*next++, metric.name);
  }
  return counters;
}

CUpti_RangeProfiler_Object* CounterSession::enable(CUcontext context) const {
  auto params =
      sized<CUpti_RangeProfiler_Enable_Params>(CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE);
  params.ctx = context;
  m_cupti.check(m_cupti.enable(&params), "cuptiRangeProfilerEnable");
  return params.pRangeProfilerObject;
}

CounterSession::CounterSession(const CuptiLibrary& cupti, CUcontext context,
                               const CuptiImage& config, std::size_t ranges)
    : m_cupti(cupti),
      m_profiler(enable(context)),
      m_disable([this] {
        auto params = sized<CUpti_RangeProfiler_Disable_Params>(
            CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE);
        params.pRangeProfilerObject = m_profiler;
        static_cast<void>(m_cupti.disable(&params));
      }),
      m_ranges(ranges) {
  makeImage(ranges);
  auto params =
      sized<CUpti_RangeProfiler_SetConfig_Params>(CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE);
  params.pRangeProfilerObject = m_profiler;
  params.configSize = config.size();
  params.pConfig = config.data();
  params.counterDataImageSize = m_counterData.size();
  params.pCounterDataImage = m_counterData.data();
  params.range = CUPTI_UserRange;
  params.replayMode = CUPTI_UserReplay;
  params.maxRangesPerPass = ranges;
  params.numNestingLevels = 1;
  params.minNestingLevel = 1;
  params.targetNestingLevel = 1;
  m_cupti.check(m_cupti.setConfig(&params), "cuptiRangeProfilerSetConfig");
}

void CounterSession::makeImage(std::size_t ranges) {
  auto names = metricNames();
  auto size = sized<CUpti_RangeProfiler_GetCounterDataSize_Params>(
      CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE);
  size.pRangeProfilerObject = m_profiler;
  size.pMetricNames = names.data();
  size.numMetrics = names.size();
  size.maxNumOfRanges = ranges;
  size.maxNumRangeTreeNodes = static_cast<std::uint32_t>(ranges);
  m_cupti.check(m_cupti.getCounterDataSize(&size), "cuptiRangeProfilerGetCounterDataSize");
  m_counterData.resize(size.counterDataSize);
  auto image = sized<CUpti_RangeProfiler_CounterDataImage_Initialize_Params>(
      CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE);
  image.pRangeProfilerObject = m_profiler;
  image.counterDataSize = m_counterData.size();
  image.pCounterData = m_counterData.data();
  m_cupti.check(m_cupti.counterDataImageInitialize(&image),
                "cuptiRangeProfilerCounterDataImageInitialize");
}

void CounterSession::measure(const std::function<void()>& work) {
  for (int pass = 0; pass < kMostPasses; ++pass) {
    auto begin =
        sized<CUpti_RangeProfiler_Start_Params>(CUpti_RangeProfiler_Start_Params_STRUCT_SIZE);
    begin.pRangeProfilerObject = m_profiler;
    m_cupti.check(m_cupti.start(&begin), "cuptiRangeProfilerStart");
    work();
    auto end = sized<CUpti_RangeProfiler_Stop_Params>(CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE);
    end.pRangeProfilerObject = m_profiler;
    m_cupti.check(m_cupti.stop(&end), "cuptiRangeProfilerStop");
    if (end.isAllPassSubmitted != 0) return;
  }
  values::unavailable("The GPU's own counters cannot be read: CUPTI asks for more than " +
                      std::to_string(kMostPasses) + " passes.");
}

void CounterSession::count(const std::string& name, const std::function<void()>& launch) {
  auto push =
      sized<CUpti_RangeProfiler_PushRange_Params>(CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE);
  push.pRangeProfilerObject = m_profiler;
  push.pRangeName = name.c_str();
  m_cupti.check(m_cupti.pushRange(&push), "cuptiRangeProfilerPushRange");
  launch();
  auto pop =
      sized<CUpti_RangeProfiler_PopRange_Params>(CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE);
  pop.pRangeProfilerObject = m_profiler;
  m_cupti.check(m_cupti.popRange(&pop), "cuptiRangeProfilerPopRange");
}

const CuptiImage& CounterSession::decode() {
  auto params = sized<CUpti_RangeProfiler_DecodeData_Params>(
      CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE);
  params.pRangeProfilerObject = m_profiler;
  m_cupti.check(m_cupti.decodeData(&params), "cuptiRangeProfilerDecodeData");
  auto info = sized<CUpti_RangeProfiler_GetCounterDataInfo_Params>(
      CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE);
  info.pCounterDataImage = m_counterData.data();
  info.counterDataImageSize = m_counterData.size();
  m_cupti.check(m_cupti.getCounterDataInfo(&info), "cuptiRangeProfilerGetCounterDataInfo");
  if (info.numTotalRanges != m_ranges || params.numOfRangeDropped != 0) {
    values::unavailable("The GPU's own counters cannot be read: CUPTI kept " +
                        std::to_string(info.numTotalRanges) + " of " + std::to_string(m_ranges) +
                        " measurements.");
  }
  return m_counterData;
}

}  // namespace lanescope::backend
