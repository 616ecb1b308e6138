// SPDX-License-Identifier: Apache-2.0
#include <cuda_runtime.h>

#include "backend/cuda/global_timer.cuh"
#include "collective/cuda/exchange_kernel.h"
#include "collective/cuda/wrapping_sum.cuh"
#include "device/cuda_check.h"
#include "values/error.h"

namespace lanescope::collective {
namespace {

constexpr unsigned kExchangeThreads = 32;
constexpr unsigned kMostExchanging = values::kMostGpus;
static_assert(kMostExchanging <= kExchangeThreads);

/// Waits until the word is of this call. Returns false when it is not within the limit.
__device__ bool await(const ExchangeWord* place, unsigned call, unsigned long long limitNs,
                      unsigned& half) {
  const unsigned long long begin = backend::globalNanoseconds();
  for (;;) {
    const ExchangeWord word = *const_cast<const volatile ExchangeWord*>(place);
    half = static_cast<unsigned>(word);
    if (static_cast<unsigned>(word >> 32) == call) return true;
    if (backend::globalNanoseconds() - begin > limitNs) return false;
  }
}

/// Thread t sends this GPU's element to GPU t and gets the one of GPU t. A store of 8 bytes is
/// whole or not there, so that the call's number needs no store of its own behind it.
template <class T>
__global__ void __launch_bounds__(kExchangeThreads)
    exchange(Whose whose, ExchangePlaces places, Inboxes inboxes, unsigned call) {
  constexpr unsigned kHalves = sizeof(T) / sizeof(unsigned);
  union Element {
    T value;
    unsigned halves[kHalves];
  };
  __shared__ T elements[kExchangeThreads];
  __shared__ bool isOverdue;
  const unsigned t = threadIdx.x;
  if (t == 0) isOverdue = false;
  __syncthreads();
  if (t < inboxes.count) {
    Element own;
    own.value = *static_cast<const T*>(places.own);
    const unsigned half = call % 2 * kMostExchanging;
    for (unsigned k = 0; k < kHalves; ++k) {
      auto* const to = inboxes.of[t] + (half + inboxes.own) * 2 + k;
      *const_cast<volatile ExchangeWord*>(to) =
          static_cast<ExchangeWord>(call) << 32 | own.halves[k];
    }
    Element other;
    for (unsigned k = 0; k < kHalves; ++k) {
      const auto* const from = inboxes.of[inboxes.own] + (half + t) * 2 + k;
      if (!await(from, call, inboxes.limitNs, other.halves[k])) {
        atomicCAS_system(inboxes.overdue, 0U, t + 1);
        isOverdue = true;
        break;
      }
    }
    elements[t] = other.value;
  }
  __syncthreads();
  if (t > 0 || isOverdue) return;
  const unsigned count = whose == Whose::all ? inboxes.count : inboxes.own;
  const bool hasAddend = places.addend != nullptr;
  if (count == 0 && !hasAddend) return;
  T sum = hasAddend ? *static_cast<const T*>(places.addend) : elements[0];
  for (unsigned i = hasAddend ? 0 : 1; i < count; ++i) sum = wrappingSum(sum, elements[i]);
  *static_cast<T*>(places.result) = sum;
}

template <class T>
void launch(Whose whose, const ExchangePlaces& places, const Inboxes& inboxes, unsigned call,
            cudaStream_t stream) {
  exchange<T><<<1, kExchangeThreads, 0, stream>>>(whose, places, inboxes, call);
  backend::check(cudaGetLastError(), "The launch of exchange");
}

}  // namespace

void launchExchange(values::DType type, Whose whose, const ExchangePlaces& places,
                    const Inboxes& inboxes, unsigned call, cudaStream_t stream) {
  switch (type) {
    case values::DType::int32:
      return launch<std::int32_t>(whose, places, inboxes, call, stream);
    case values::DType::int64:
      return launch<std::int64_t>(whose, places, inboxes, call, stream);
    case values::DType::float32:
      return launch<float>(whose, places, inboxes, call, stream);
    case values::DType::float64:
      return launch<double>(whose, places, inboxes, call, stream);
    case values::DType::uint8:
    case values::DType::uint32:
      break;
  }
  values::refuse("GPUs exchange int32, int64, float32 and float64.");
}

}  // namespace lanescope::collective
