// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/request.h"

namespace lanescope::engine {

/// Returns the launch with the most threads, the first of several.
[[nodiscard]] const values::Launch& largestLaunch(const values::Plan& plan);

/// Returns the parameters with `filling` set where the launch depends on the device: the target's
/// multiprocessors times the blocks of the largest launch that are resident on each. It stays
/// absent, which means as on the emulator, where the device does not report it. `parameters` must
/// be valid. Throws values::Error where that launch breaks a limit.
[[nodiscard]] values::Parameters fillingDevice(const catalog::KernelRow& row,
                                               values::Parameters parameters,
                                               backend::Backend& backend,
                                               const values::Target& target);

}  // namespace lanescope::engine
