// SPDX-License-Identifier: Apache-2.0
#pragma once

// The first instruction of an object with kernels that the process loads. Its linker makes the
// object begin with a call of onObjectLoaded() (DT_INIT), so that what has to come before all code
// of the object, initializers included, can come after the object is in memory.

namespace lanescope::simt {

/// Sets what onObjectLoaded() does, from then on.
void setOnObjectLoaded(void (*call)());

/// Does what was set; ends the process where that throws.
void onObjectLoaded() noexcept;

}  // namespace lanescope::simt
