// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <type_traits>
#include <vector>

#include "values/dtype.h"
#include "values/names.h"

namespace lanescope::values {

template <>
inline constexpr auto kNamesOf<DType> = NameTable<DType, 6>{"a dtype",
                                                            {{{DType::int32, "int32"},
                                                              {DType::uint32, "uint32"},
                                                              {DType::int64, "int64"},
                                                              {DType::float32, "float32"},
                                                              {DType::float64, "float64"},
                                                              {DType::uint8, "uint8"}}}};

/// Returns the element whose bit pattern is in the low bytes of `bits` as a double; int64 is
/// rounded.
[[nodiscard]] double valueFromBits(DType type, std::uint64_t bits);

struct HostArray;

/// Returns the same elements in another type. Throws Error (badInput) that names the first element
/// which that type does not hold, because it is too large or not a whole number.
[[nodiscard]] HostArray converted(const HostArray& array, DType type);

/// Allocates memory that begins at a cache line of 64 bytes, so that no wide load straddles two
/// lines. A large block from malloc begins 16 bytes behind a line, which costs a dot product on the
/// CPU up to half of its speed.
template <class T>
struct LineAllocator {
  using value_type = T;
  static constexpr std::align_val_t kLine{64};

  LineAllocator() = default;
  template <class U>
  LineAllocator(const LineAllocator<U>&) {}  // NOLINT(google-explicit-constructor)
  [[nodiscard]] T* allocate(std::size_t count) {
    return static_cast<T*>(::operator new(count * sizeof(T), kLine));
  }
  void deallocate(T* memory, std::size_t /*count*/) { ::operator delete(memory, kLine); }
  bool operator==(const LineAllocator&) const = default;
};

/// A one-dimensional array in host memory: a type and its bytes.
struct HostArray {
  DType type = DType::float32;
  std::vector<std::byte, LineAllocator<std::byte>> bytes;

  HostArray() = default;
  HostArray(DType elementType, std::size_t count)
      : type(elementType), bytes(count * sizeOf(elementType)) {}

  [[nodiscard]] std::size_t count() const { return bytes.size() / sizeOf(type); }
  /// The elements; T must be the type that `type` names.
  template <class T>
  [[nodiscard]] std::span<T> as() {
    return {reinterpret_cast<T*>(bytes.data()), count()};
  }
  template <class T>
  [[nodiscard]] std::span<const T> as() const {
    return {reinterpret_cast<const T*>(bytes.data()), count()};
  }
  template <class T>
  [[nodiscard]] static HostArray of(std::span<const T> values) {
    HostArray array(kDTypeOf<T>, values.size());
    std::copy(values.begin(), values.end(), array.as<T>().begin());
    return array;
  }
  bool operator==(const HostArray&) const = default;
};

}  // namespace lanescope::values
