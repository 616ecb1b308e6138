// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "device/entry.h"
#include "values/plan.h"

namespace lanescope::backend {

/// The kernel of this name. Throws values::Error (unavailable) where the build has none.
[[nodiscard]] const Entry& entryOf(const EntryTable& table, const std::string& name);

/// Throws values::Error where the current device cannot make this launch of the plan: badInput for
/// too many threads a block, unavailable where it has too little shared memory, no room for a
/// cluster, or no code of the capability that the plan needs.
void checkLimits(const values::Plan& plan, const values::Launch& launch, const Entry& entry);

}  // namespace lanescope::backend
