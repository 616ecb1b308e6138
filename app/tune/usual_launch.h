// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "request/occupancy.h"

namespace lanescope::tune {

/// Whether the kernel can be launched by the rule of CUDA by Example.
[[nodiscard]] bool hasBookRule(const catalog::KernelRow& row);

/// Returns the parameters with the launch by the book's rule where the kernel has it, else with the
/// kernel's usual launch. The engine knows how many blocks fill the device.
[[nodiscard]] values::Parameters launchedByRule(const catalog::KernelRow& row,
                                                values::Parameters parameters);

/// Returns the same launch with the numbers that the engine found for it.
[[nodiscard]] values::Parameters asLaunched(const catalog::KernelRow& row,
                                            values::Parameters parameters,
                                            const values::Occupancy& occupancy);

}  // namespace lanescope::tune
