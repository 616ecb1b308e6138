// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/request.h"
#include "request/result.h"

namespace lanescope::engine {

/// Returns the request's kernel and the compared ones. Throws values::Error (badInput) for one that
/// does not exist or does not fit the first: other inputs or another problem.
[[nodiscard]] std::vector<const catalog::KernelRow*> comparedRows(
    const values::BenchRequest& request);

/// Takes a request apart: each returned one is of one kernel at one size. They are in the order of
/// the sizes, smallest first, and of the kernels. Throws as comparedRows().
[[nodiscard]] std::vector<values::BenchRequest> piecesOf(const values::BenchRequest& request);

/// Returns the row's parameters for the same problem as `parameters`, with the filling of the
/// target's device, which is `device`. Throws values::Error where the device cannot run the kernel,
/// or the parameters break a limit of the row.
[[nodiscard]] values::Parameters launchableAs(const catalog::KernelRow& row,
                                              const values::Parameters& parameters,
                                              const values::DeviceInfo& device,
                                              backend::Backend& backend,
                                              const values::Target& target);

/// Returns a series of a kernel on the device at one size, without measurements.
[[nodiscard]] values::BenchSeries kernelSeries(std::string_view kernel,
                                               const values::DeviceInfo& device, std::int64_t n);
/// Returns the same of a CPU variant on this machine.
[[nodiscard]] values::BenchSeries variantSeries(const catalog::CpuVariant& variant, std::int64_t n);

}  // namespace lanescope::engine
