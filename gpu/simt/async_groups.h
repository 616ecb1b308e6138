// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lanescope::simt {

/// The asynchronous operations that the threads of a block have under way, in groups. An operation
/// takes effect at the wait that covers it and not before: a kernel that forgets to wait finds the
/// old values, every time. After the CUDA C++ Programming Guide, "Pipeline Primitives Interface",
/// and the PTX ISA, "wgmma.wait_group".
template <class Operation>
class AsyncGroups {
 public:
  /// Prepares a block of so many threads, none of which has an operation under way.
  void beginBlock(std::size_t threads) {
    if (m_isAnyUnderWay) {
      for (UnderWay& each : m_threads) {
        each.operations.clear();
        each.groups.clear();
        each.committed = 0;
      }
      m_isAnyUnderWay = false;
    }
    if (m_threads.size() != threads) m_threads.resize(threads);
  }
  void add(std::size_t thread, const Operation& operation) {
    m_isAnyUnderWay = true;
    m_threads[thread].operations.push_back(operation);
  }
  /// Makes the thread's operations since its last commit a group, which may be empty.
  void commit(std::size_t thread) {
    m_isAnyUnderWay = true;
    UnderWay& own = m_threads[thread];
    own.groups.push_back(own.operations.size() - own.committed);
    own.committed = own.operations.size();
  }
  /// Calls `perform` with the operations of the thread's groups, the earliest first, except for the
  /// last `prior` groups. It may let other threads run.
  template <class Perform>
  void wait(std::size_t thread, std::size_t prior, const Perform& perform) {
    UnderWay& own = m_threads[thread];
    if (own.groups.size() <= prior) return;
    const auto ended = static_cast<std::ptrdiff_t>(own.groups.size() - prior);
    std::size_t count = 0;
    for (std::ptrdiff_t i = 0; i < ended; ++i) count += own.groups[static_cast<std::size_t>(i)];
    for (std::size_t i = 0; i < count; ++i) perform(own.operations[i]);
    own.operations.erase(own.operations.begin(),
                         own.operations.begin() + static_cast<std::ptrdiff_t>(count));
    own.groups.erase(own.groups.begin(), own.groups.begin() + ended);
    own.committed -= count;
  }
  /// Whether one of the operations under way is such.
  template <class IsSuch>
  [[nodiscard]] bool isAny(const IsSuch& isSuch) const {
    return m_isAnyUnderWay && std::ranges::any_of(m_threads, [&](const UnderWay& each) {
             return std::ranges::any_of(each.operations, isSuch);
           });
  }

 private:
  struct UnderWay {
    std::vector<Operation> operations;
    std::vector<std::size_t> groups;  ///< number of operations of each group, the earliest first
    std::size_t committed = 0;        ///< number of operations of all groups
  };

  std::vector<UnderWay> m_threads;
  bool m_isAnyUnderWay = false;
};

/// An asynchronous copy of up to 16 bytes to shared memory.
struct AsyncCopy {
  void* to = nullptr;
  std::uint8_t bytes = 0;
  std::array<std::byte, 16> value{};
};

}  // namespace lanescope::simt
