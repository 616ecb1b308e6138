// SPDX-License-Identifier: Apache-2.0
//
// Scan by CUB, NVIDIA's library of parallel building blocks: what the steps are measured against.
//
// The file has no kernel: the host calls a function, and CUB launches a decoupled look-back like scan_look_back's.
#include "kernels/kernel.h"

/// `op`: 0 adds, 2 takes the greatest. `exclusive`: element i is not in sum i.
template <class T>
inline void scanCub(Cub& cub, Global<const T> in, Global<T> out, long long n, int op, bool exclusive)
{
    cub.scan(op, exclusive, in, out, n);
}

LANESCOPE_LIBRARY_INSTANCE("scanCub<int32>", scanCubInt32, scanCub<int>)
LANESCOPE_LIBRARY_INSTANCE("scanCub<int64>", scanCubInt64, scanCub<int64>)
LANESCOPE_LIBRARY_INSTANCE("scanCub<float32>", scanCubFloat32, scanCub<float>)
