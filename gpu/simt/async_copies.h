// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lanescope::simt {

/// The asynchronous copies that the threads of a block have under way. What a copy brings is there
/// from the wait on that covers it, and not before: a kernel that forgets to wait reads what was
/// there, every time. After the CUDA C++ Programming Guide, "Pipeline Primitives Interface".
class AsyncCopies {
 public:
  /// For a block of so many threads, of which none has a copy under way.
  void beginBlock(std::size_t threads);
  /// `thread` asks for a copy of these bytes, 16 at most.
  void add(std::size_t thread, void* to, const void* value, std::size_t bytes);
  /// The copies that it has asked for since the last commit become a group, perhaps an empty one.
  void commit(std::size_t thread);
  /// Stores what its groups bring, without the last `prior` of them.
  void wait(std::size_t thread, std::size_t prior);

 private:
  struct Copy {
    void* to = nullptr;
    std::uint8_t bytes = 0;
    std::array<std::byte, 16> value{};
  };
  struct UnderWay {
    std::vector<Copy> copies;
    std::vector<std::size_t> groups;  ///< copies of each, the earliest first
    std::size_t committed = 0;        ///< copies of all groups
  };

  std::vector<UnderWay> m_threads;
  bool m_isAnyUnderWay = false;
};

}  // namespace lanescope::simt
