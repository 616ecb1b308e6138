// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/request.h"

namespace lanescope::engine {

/// The launch of most threads, the first of several.
[[nodiscard]] const values::Launch& largestLaunch(const values::Plan& plan);

/// The same parameters, which are valid, with the number of blocks that fill the target's device
/// where the launch depends on it: its multiprocessors times the blocks of the largest launch that
/// are resident on each; as of the emulator where the device does not say. Throws values::Error
/// where that launch breaks a limit.
[[nodiscard]] values::Parameters fillingDevice(const catalog::KernelRow& row,
                                               values::Parameters parameters,
                                               backend::Backend& backend,
                                               const values::Target& target);

}  // namespace lanescope::engine
