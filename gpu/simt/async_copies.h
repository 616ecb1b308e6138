// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lanescope::simt {

/// The asynchronous copies that the threads of a block have under way. A copy takes effect at the
/// wait that covers it and not before: a kernel that forgets to wait reads the old values, every
/// time. After the CUDA C++ Programming Guide, "Pipeline Primitives Interface".
class AsyncCopies {
 public:
  /// Prepares a block of so many threads, none of which has a copy under way.
  void beginBlock(std::size_t threads);
  /// Adds a copy by `thread` of these bytes, 16 at most.
  void add(std::size_t thread, void* to, const void* value, std::size_t bytes);
  /// Makes the thread's copies since its last commit a group, which may be empty.
  void commit(std::size_t thread);
  /// Carries out the copies of the thread's groups, except for the last `prior` groups.
  void wait(std::size_t thread, std::size_t prior);

 private:
  struct Copy {
    void* to = nullptr;
    std::uint8_t bytes = 0;
    std::array<std::byte, 16> value{};
  };
  struct UnderWay {
    std::vector<Copy> copies;
    std::vector<std::size_t> groups;  ///< number of copies of each group, the earliest first
    std::size_t committed = 0;        ///< number of copies of all groups
  };

  std::vector<UnderWay> m_threads;
  bool m_isAnyUnderWay = false;
};

}  // namespace lanescope::simt
