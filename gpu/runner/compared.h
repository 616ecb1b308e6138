// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/request.h"

namespace lanescope::engine {

/// The request's kernel and those beside it. Throws values::Error (badInput) for one that is not
/// there or takes another number of inputs.
[[nodiscard]] std::vector<const catalog::KernelRow*> comparedRows(
    const values::BenchRequest& request);

/// The row's parameters for the same problem as `parameters`, filling the target's device, which is
/// `device`. Throws values::Error where the device cannot run it, or they break a limit of the row.
[[nodiscard]] values::Parameters launchableAs(const catalog::KernelRow& row,
                                              const values::Parameters& parameters,
                                              const values::DeviceInfo& device,
                                              backend::Backend& backend,
                                              const values::Target& target);

}  // namespace lanescope::engine
