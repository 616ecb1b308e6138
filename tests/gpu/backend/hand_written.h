// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Launches the hand-written dot product on the default stream. `a`, `b`: n floats, `out`: n floats
/// or one a block, all in device memory.
void launchByHand(bool shared, unsigned grid, unsigned block, const float* a, const float* b,
                  float* out, long long n);
