// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "values/counters.h"

namespace lanescope::values {

/// What the GPU's own counters read while the plain kernel ran: one launch with all its blocks.
struct HardwareCounters {
  /// Only the counters that kHardwareMetrics names are set.
  std::optional<WarpCounters> launch;
  std::string reason;  ///< one sentence that says why nothing was read; else empty
  /// The floating-point instructions of the compiled kernel, those of kArithmeticMetrics; read
  /// together with `launch`.
  std::optional<Arithmetic> arithmetic = {};
  bool operator==(const HardwareCounters&) const = default;
};

/// One of the program's counters and the GPU's metric that counts the same.
struct HardwareMetric {
  const char* name;   ///< the name in CUPTI and Nsight Compute
  const char* title;  ///< the name in the program
  AccessCounters WarpCounters::*access;
  std::uint64_t AccessCounters::*counter;
};

inline constexpr std::array<HardwareMetric, 8> kHardwareMetrics{{
    {"l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", "global loads, requests",
     &WarpCounters::globalLoads, &AccessCounters::requests},
    {"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "global loads, sectors",
     &WarpCounters::globalLoads, &AccessCounters::sectors},
    {"l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", "global stores, requests",
     &WarpCounters::globalStores, &AccessCounters::requests},
    {"l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", "global stores, sectors",
     &WarpCounters::globalStores, &AccessCounters::sectors},
    {"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", "shared loads, wavefronts",
     &WarpCounters::sharedLoads, &AccessCounters::wavefronts},
    {"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum", "shared loads, bank conflicts",
     &WarpCounters::sharedLoads, &AccessCounters::conflicts},
    {"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum", "shared stores, wavefronts",
     &WarpCounters::sharedStores, &AccessCounters::wavefronts},
    {"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum", "shared stores, bank conflicts",
     &WarpCounters::sharedStores, &AccessCounters::conflicts},
}};

/// The same for floating-point operations.
struct ArithmeticMetric {
  const char* name;
  const char* title;
  FloatOperations Arithmetic::*type;
  std::uint64_t FloatOperations::*counter;
};

inline constexpr std::array<ArithmeticMetric, 6> kArithmeticMetrics{{
    {"smsp__sass_thread_inst_executed_op_fadd_pred_on.sum", "additions, float32",
     &Arithmetic::float32, &FloatOperations::additions},
    {"smsp__sass_thread_inst_executed_op_fmul_pred_on.sum", "multiplications, float32",
     &Arithmetic::float32, &FloatOperations::multiplications},
    {"smsp__sass_thread_inst_executed_op_ffma_pred_on.sum", "fused multiply-adds, float32",
     &Arithmetic::float32, &FloatOperations::fused},
    {"smsp__sass_thread_inst_executed_op_dadd_pred_on.sum", "additions, float64",
     &Arithmetic::float64, &FloatOperations::additions},
    {"smsp__sass_thread_inst_executed_op_dmul_pred_on.sum", "multiplications, float64",
     &Arithmetic::float64, &FloatOperations::multiplications},
    {"smsp__sass_thread_inst_executed_op_dfma_pred_on.sum", "fused multiply-adds, float64",
     &Arithmetic::float64, &FloatOperations::fused},
}};

}  // namespace lanescope::values
