// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>
#include <vector>

#include "trace/record/event.h"
#include "trace/record/operation.h"

namespace lanescope::trace {

/// Returns memory for `bytes` bytes of events or operations. A large block consists of large pages
/// where the system has them, since filling it then takes a fraction of the page faults. Freed
/// large blocks are cached for the next record, up to `kMostCachedBytes`: a fresh page costs more
/// than the events that it holds. Any thread may call this. Throws std::bad_alloc.
[[nodiscard]] void* allocateEventMemory(std::size_t bytes);
/// Frees memory of `allocateEventMemory`. `bytes`: the size that was asked for.
void freeEventMemory(void* data, std::size_t bytes) noexcept;
inline constexpr std::size_t kMostCachedBytes = std::size_t{256} << 20;
/// Bytes in the cache now.
[[nodiscard]] std::size_t cachedEventMemory();

/// Allocator of a std::vector whose `resize` leaves new elements uninitialized; the caller writes
/// them.
template <class T>
struct EventAllocator {
  using value_type = T;
  using is_always_equal = std::true_type;

  EventAllocator() = default;
  template <class Other>
  EventAllocator(const EventAllocator<Other>&) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] T* allocate(std::size_t count) {
    return static_cast<T*>(allocateEventMemory(count * sizeof(T)));
  }
  void deallocate(T* data, std::size_t count) noexcept { freeEventMemory(data, count * sizeof(T)); }
  template <class Object>
  void construct(Object* at) noexcept {
    static_assert(std::is_trivially_copyable_v<Object> && std::is_trivially_destructible_v<Object>);
    static_cast<void>(at);
  }
  template <class Object, class... Arguments>
  void construct(Object* at, const Arguments&... arguments) {
    ::new (static_cast<void*>(at)) Object(arguments...);
  }
  bool operator==(const EventAllocator&) const = default;
};

/// The events of a record.
using Events = std::vector<Event, EventAllocator<Event>>;
/// The operations of a flow.
using Operations = std::vector<Operation, EventAllocator<Operation>>;

}  // namespace lanescope::trace
