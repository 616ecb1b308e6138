// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/nccl.h"

#include <string>

#include "platform/shared_library.h"
#include "values/error.h"

namespace lanescope::collective {

namespace {

constexpr int kSum = 0;  ///< ncclSum

/// ncclDataType_t
int ncclType(values::DType type) {
  constexpr int kInt32 = 2;
  constexpr int kInt64 = 4;
  constexpr int kFloat32 = 7;
  constexpr int kFloat64 = 8;
  if (type == values::DType::int32) return kInt32;
  if (type == values::DType::int64) return kInt64;
  return type == values::DType::float64 ? kFloat64 : kFloat32;
}

/// Returns a function of the library. Throws values::Error (unavailable) where it is missing.
template <class Function>
Function findInNccl(const char* name) {
  static const platform::SharedLibrary kLibrary({"libnccl.so.2"});
  if (!kLibrary.isOpen()) {
    values::unavailable(
        "NCCL (libnccl.so.2) is not installed; it comes from NVIDIA, as the package libnccl2.");
  }
  const auto function = kLibrary.find<Function>(name);
  if (function == nullptr) {
    values::unavailable("The NCCL that is installed has no " + std::string(name) + ".");
  }
  return function;
}

void checkNccl(int result, const std::string& call) {
  if (result == 0) return;
  const char* const words = findInNccl<const char* (*)(int)>("ncclGetErrorString")(result);
  values::unavailable("NCCL failed in " + call + ": " + words + ".");
}

}  // namespace

NcclGroup::NcclGroup(GpuArrays& arrays) : m_arrays(arrays), m_communicators(arrays.gpus().size()) {
  std::vector<int> numbers;
  for (const GpuStream& gpu : arrays.gpus()) numbers.push_back(gpu.number);
  checkNccl(findInNccl<int (*)(void**, int, const int*)>("ncclCommInitAll")(
                m_communicators.data(), static_cast<int>(numbers.size()), numbers.data()),
            "ncclCommInitAll");
}

NcclGroup::~NcclGroup() {
  if (backend::deviceAbandoned) return;
  // A failed release has no remedy here.
  for (void* const communicator : m_communicators) {
    static_cast<void>(findInNccl<int (*)(void*)>("ncclCommDestroy")(communicator));
  }
}

void NcclGroup::enqueue() {
  using AllReduce = int (*)(const void*, void*, std::size_t, int, int, void*, cudaStream_t);
  static const auto allReduce = findInNccl<AllReduce>("ncclAllReduce");
  static const auto start = findInNccl<int (*)()>("ncclGroupStart");
  static const auto end = findInNccl<int (*)()>("ncclGroupEnd");
  checkNccl(start(), "ncclGroupStart");
  for (std::size_t gpu = 0; gpu < m_communicators.size(); ++gpu) {
    void* const elements = m_arrays.elements()[gpu];
    checkNccl(allReduce(elements, elements, m_arrays.count(), ncclType(m_arrays.type()), kSum,
                        m_communicators[gpu], m_arrays.gpus()[gpu].stream),
              "ncclAllReduce");
  }
  checkNccl(end(), "ncclGroupEnd");
}

}  // namespace lanescope::collective
