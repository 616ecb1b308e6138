// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>
#include <vector>

#include "trace/record/event.h"

namespace lanescope::trace {

/// Memory for `bytes` bytes of events. A large block comes in large pages where the system has them
/// (filling it then takes a fraction of the page faults), and is kept when it is given back, for
/// the next record: a fresh page costs more than the events that it holds. At most `kMostKeptBytes`
/// are kept. From any thread. Throws std::bad_alloc.
[[nodiscard]] void* takeEventMemory(std::size_t bytes);
/// `bytes`: as it was taken.
void giveBackEventMemory(void* data, std::size_t bytes) noexcept;
inline constexpr std::size_t kMostKeptBytes = std::size_t{256} << 20;
/// What is kept at this moment.
[[nodiscard]] std::size_t keptEventMemory();

/// Asks the system to back this memory, which nobody has written yet, with large pages. No promise.
void preferLargePages(void* data, std::size_t bytes);

/// Of a std::vector whose `resize` leaves new elements as the memory is: whoever makes room for
/// events fills it.
template <class T>
struct EventAllocator {
  using value_type = T;
  using is_always_equal = std::true_type;

  EventAllocator() = default;
  template <class Other>
  EventAllocator(const EventAllocator<Other>&) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] T* allocate(std::size_t count) {
    return static_cast<T*>(takeEventMemory(count * sizeof(T)));
  }
  void deallocate(T* data, std::size_t count) noexcept {
    giveBackEventMemory(data, count * sizeof(T));
  }
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

}  // namespace lanescope::trace
