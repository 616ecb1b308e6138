// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "protocol/field_json.h"
#include "values/counters.h"
#include "values/hardware_counters.h"

// The JSON of counters: see field_table.h.

namespace lanescope::engine {

template <>
inline constexpr auto kForm<values::Work> = Table{
    "work object",
    field("operations", &values::Work::operations),
    field("depth", &values::Work::depth),
};

template <>
inline constexpr auto kForm<values::FloatOperations> = Table{
    "floating-point operations object",
    field("additions", &values::FloatOperations::additions),
    field("multiplications", &values::FloatOperations::multiplications),
    field("fused", &values::FloatOperations::fused),
};
template <>
inline constexpr auto kForm<values::Arithmetic> = Table{
    "arithmetic object",
    field("float32", &values::Arithmetic::float32),
    field("float64", &values::Arithmetic::float64),
    field("tensor", &values::Arithmetic::tensor),
};

inline constexpr Table kGlobalCounters{
    "counters object",
    field("elements", &values::AccessCounters::elements),
    field("requests", &values::AccessCounters::requests),
    field("sectors", &values::AccessCounters::sectors),
};
inline constexpr Table kSharedCounters{
    "counters object",
    field("elements", &values::AccessCounters::elements),
    field("requests", &values::AccessCounters::requests),
    field("wavefronts", &values::AccessCounters::wavefronts),
    field("conflicts", &values::AccessCounters::conflicts),
};
template <>
inline constexpr auto kForm<values::WarpCounters> = Table{
    "counters object",
    field("barriers", &values::WarpCounters::barriers),
    part("global_loads", &values::WarpCounters::globalLoads, kGlobalCounters),
    part("global_stores", &values::WarpCounters::globalStores, kGlobalCounters),
    part("global_atomics", &values::WarpCounters::globalAtomics, kGlobalCounters),
    part("shared_loads", &values::WarpCounters::sharedLoads, kSharedCounters),
    part("shared_stores", &values::WarpCounters::sharedStores, kSharedCounters),
    part("shared_atomics", &values::WarpCounters::sharedAtomics, kSharedCounters),
};

template <>
inline constexpr auto kForm<values::LineCounters> = Table{
    "counters object",
    field("line", &values::LineCounters::line, {.least = 0}),
    part(nullptr, &values::LineCounters::warps, kForm<values::WarpCounters>),
};

template <>
inline constexpr auto kForm<values::Counters> = Table{
    "counters object",
    field("recorded_blocks", &values::Counters::recordedBlocks),
    field("blocks", &values::Counters::blocks),
    field("truncated", &values::Counters::truncated),
    field("active_lanes", &values::Counters::activeLanes),
    field("work", &values::Counters::work, kLeftOut),
    field("arithmetic", &values::Counters::arithmetic, kLeftOut),
    part(nullptr, &values::Counters::total, kForm<values::WarpCounters>),
    field("lines", &values::Counters::lines),
};

// The GPU's own counters: a row for each of values::kHardwareMetrics, and kArithmeticMetrics as
// what the record counts.
static_assert(values::kHardwareMetrics.size() == 8 && values::kArithmeticMetrics.size() == 6);
inline constexpr const char* kHardwareCounters = "hardware counters object";
inline constexpr Table kGlobalMetrics{
    kHardwareCounters,
    field("requests", &values::AccessCounters::requests),
    field("sectors", &values::AccessCounters::sectors),
};
inline constexpr Table kSharedMetrics{
    kHardwareCounters,
    field("wavefronts", &values::AccessCounters::wavefronts),
    field("conflicts", &values::AccessCounters::conflicts),
};
inline constexpr Table kMetrics{
    kHardwareCounters,
    part("global_loads", &values::WarpCounters::globalLoads, kGlobalMetrics),
    part("global_stores", &values::WarpCounters::globalStores, kGlobalMetrics),
    part("shared_loads", &values::WarpCounters::sharedLoads, kSharedMetrics),
    part("shared_stores", &values::WarpCounters::sharedStores, kSharedMetrics),
};
inline constexpr Table kArithmetic{
    kHardwareCounters,
    field("arithmetic", &values::HardwareCounters::arithmetic, kLeftOut),
};
template <>
inline constexpr auto kForm<values::HardwareCounters> = ByHand(
    [](const values::HardwareCounters& counters) {
      nlohmann::json object = nlohmann::json::object();
      if (counters.launch) writeFields(kMetrics, *counters.launch, object);
      writeFields(kArithmetic, counters, object);
      if (!counters.launch) object["reason"] = counters.reason;
      return object;
    },
    [](const nlohmann::json& source) {
      const JsonFields fields(source, kHardwareCounters);
      values::HardwareCounters counters;
      counters.reason = fields.textIfThere("reason");
      if (fields.optional("reason") == nullptr) {
        readFields(kMetrics, fields, counters.launch.emplace());
        readFields(kArithmetic, fields, counters);
      }
      return counters;
    });

}  // namespace lanescope::engine
