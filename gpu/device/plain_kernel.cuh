// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_pipeline_primitives.h>

#include "device/cluster.cuh"
#include "device/cub.h"
#include "device/cublas.h"
#include "device/entry.cuh"
#include "device/ptx.cuh"
#include "device/tensor_map.h"

// The plain build of a kernel: the accessors are aliases of what a CUDA programmer writes, so that
// the compiled code contains no trace of them.

namespace lanescope::backend {

template <class T>
struct ArgumentOf<T*> {
  static T* from(const values::Argument& argument, std::span<const DeviceSpan> buffers,
                 cudaError_t&) {
    return static_cast<T*>(buffers[std::get<values::BufferIndex>(argument).index].data);
  }
};

template <>
struct ArgumentOf<CUtensorMap> {
  static CUtensorMap from(const values::Argument& argument, std::span<const DeviceSpan> buffers,
                          cudaError_t& code) {
    const auto& tile = std::get<values::TensorTile>(argument);
    return encodeTensorMap(tile, buffers[tile.buffer.index].data, code);
  }
};

/// Makes a launch function of a function that calls a library.
template <auto Function>
struct LibraryCallOf;
template <class Library, class... Args, void (*Function)(Library&, Args...)>
struct LibraryCallOf<Function> {
  static cudaError_t launch(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                            const DeviceRecorder&, cudaStream_t stream) {
    return call(launch, buffers, stream, std::index_sequence_for<Args...>{});
  }
  template <std::size_t... I>
  static cudaError_t call(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                          cudaStream_t stream, std::index_sequence<I...>) {
    cudaError_t code = cudaSuccess;
    Library library(stream);
    Function(library, ArgumentOf<Args>::from(launch.arguments[I], buffers, code)...);
    return code;
  }
};

struct NothingBefore {
  static constexpr bool kMayOverlap = true;
  static cudaError_t prepare(const DeviceRecorder&, cudaStream_t) { return cudaSuccess; }
};

}  // namespace lanescope::backend

namespace lanescope::kernels::plain {

using backend::Cub;
using backend::Cublas;

template <class T>
using Global = T*;
template <class T, int N>
using Array = T[N];
template <class T, int kRows, int kColumns>
using Table = T[kRows][kColumns];

/// The launch's dynamic shared memory as an array of T.
template <class T>
__device__ __forceinline__ T* dynamicShared() {
  extern __shared__ __align__(16) unsigned char dynamicBytes[];
  return reinterpret_cast<T*>(dynamicBytes);
}

/// The same, aligned to 1024 bytes, as tiles of bulk copies must be.
template <class T>
__device__ __forceinline__ T* dynamicTiles() {
  extern __shared__ __align__(1024) unsigned char dynamicTileBytes[];
  return reinterpret_cast<T*>(dynamicTileBytes);
}

/// Returns an array of scalars as one of vectors, for loads and stores of several elements at once.
template <class V, class T>
__device__ __forceinline__ V* viewAs(T* array) {
  return reinterpret_cast<V*>(array);
}
template <class V, class T>
__device__ __forceinline__ const V* viewAs(const T* array) {
  return reinterpret_cast<const V*>(array);
}

// These need compute capability 8.0; a plan that uses them says so.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
inline __device__ int __reduce_add_sync(unsigned, int value) {
  __trap();
  return value;
}
inline __device__ int __reduce_min_sync(unsigned, int value) {
  __trap();
  return value;
}
inline __device__ int __reduce_max_sync(unsigned, int value) {
  __trap();
  return value;
}
#endif

/// CUDA's own header has no cluster_group for compute capabilities below 9.0.
namespace cooperative_groups {

class cluster_group {
 public:
  static __device__ __forceinline__ unsigned block_rank() { return backend::clusterRank(); }
  static __device__ __forceinline__ unsigned num_blocks() { return backend::clusterSize(); }
  static __device__ __forceinline__ void sync() { backend::syncCluster(); }
  template <class T>
  static __device__ __forceinline__ T* map_shared_rank(T* array, unsigned rank) {
    return backend::mapSharedRank(array, rank);
  }
};

__device__ __forceinline__ cluster_group this_cluster() {
  return {};
}

}  // namespace cooperative_groups
}  // namespace lanescope::kernels::plain

#define LANESCOPE_INSTANCE(name, symbol, ...)                                                   \
  [[maybe_unused]] static const bool symbol##Registered =                                       \
      ::lanescope::backend::plainEntries()                                                      \
          .emplace(name,                                                                        \
                   ::lanescope::backend::EntryOf<&__VA_ARGS__,                                  \
                                                 ::lanescope::backend::NothingBefore>::entry()) \
          .second;

// Registers a host function that calls a library.
#define LANESCOPE_LIBRARY_INSTANCE(name, symbol, ...)                                        \
  [[maybe_unused]] static const bool symbol##Registered =                                    \
      ::lanescope::backend::plainEntries()                                                   \
          .emplace(name,                                                                     \
                   ::lanescope::backend::Entry{                                              \
                       &::lanescope::backend::LibraryCallOf<&__VA_ARGS__>::launch, nullptr}) \
          .second;
