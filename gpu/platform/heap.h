// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace lanescope::platform {

/// Lets malloc give memory back to the system soon after it is freed, for a program that runs for
/// hours. By default each thread that allocates gets a heap of its own, at whose end up to 64 MiB
/// stay once blocks of 32 MiB have been freed. `main` calls it before it starts threads. See
/// mallopt(3).
void returnFreedMemory();

}  // namespace lanescope::platform
