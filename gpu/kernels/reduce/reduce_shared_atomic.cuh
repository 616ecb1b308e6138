// SPDX-License-Identifier: Apache-2.0
//
// Reduction without a tree: each thread combines its element with one number of the block in shared memory, atomically.
//
// The one change from the tree of reduce_sequential: an atomic operation per element in place of log2(block) steps.
// Saves: all barriers but two. Costs: the block's threads take turns at one address, and the order of a sum's additions is
// not determined, so that the last digits of a sum of floats can differ from run to run. CUDA has atomicMin() and
// atomicMax() for integers only.
#include "kernels/kernel.h"

/// The type of the block's number: T, except for sums of int64. CUDA has no such atomicAdd(); that of unsigned numbers
/// gives the same bits, since both wrap around modulo 2^64.
template <class T, class Op>
using AtomicOf =
    std::conditional_t<std::is_same_v<Op, Sum<Element<int64>>>, Element<unsigned long long>, T>;

template <class T, class Op>
__global__ void reduceSharedAtomic(Global<const T> in, Global<T> partial, long long n)
{
    __shared__ Array<AtomicOf<T, Op>, 1> total;

    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    if (threadIdx.x == 0) {
        total[0] = (AtomicOf<T, Op>)(T)Op::identity;
    }
    __syncthreads();                   // the identity is there before the first thread combines

    if (i < n) {
        const T mine = in[i];
        if constexpr (std::is_same_v<Op, Min<T>>) {
            atomicMin(&total[0], mine);
        } else if constexpr (std::is_same_v<Op, Max<T>>) {
            atomicMax(&total[0], mine);
        } else {
            atomicAdd(&total[0], (AtomicOf<T, Op>)mine);
        }
    }
    __syncthreads();                   // every element is in the number before thread 0 reads it

    if (threadIdx.x == 0) {
        const AtomicOf<T, Op> all = total[0];
        partial[blockIdx.x] = (T)all;
    }
}

LANESCOPE_OPERATORS_OF(reduceSharedAtomic, Element<int>, int32)
LANESCOPE_OPERATORS_OF(reduceSharedAtomic, Element<int64>, int64)
LANESCOPE_INSTANCE("reduceSharedAtomic<float32,sum>", reduceSharedAtomicFloat32, reduceSharedAtomic<Element<float>, Sum<Element<float>>>)
LANESCOPE_INSTANCE("reduceSharedAtomic<float64,sum>", reduceSharedAtomicFloat64, reduceSharedAtomic<Element<double>, Sum<Element<double>>>)
