// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "trace/check/happens_before.h"

namespace lanescope::trace {

/// The order that flags and tickets make. A thread fences and then writes an element, atomically or
/// through volatile; another thread reads that value in the same way and then fences. What precedes
/// the first fence comes before what follows the second. An atomic that reads and writes also
/// passes on the order of the write that it read. See the PTX ISA, Memory Consistency Model,
/// release and acquire patterns.
///
/// The value of a read tells which write it has seen. Where several threads wrote that value, each
/// of them counts: an order may be assumed that was not there, but none is missed.
class SyncChains {
 public:
  /// The arguments must outlive this object.
  SyncChains(const Record& record, HappensBefore& barriers);

  [[nodiscard]] bool before(const Site& a, const Site& b);
  /// Whether the search was given up; from then on `before` returns true.
  [[nodiscard]] bool isExhausted() const { return m_work > kMostWork; }

 private:
  static constexpr std::uint64_t kMostWork = 30'000'000;

  /// One value of an element: array, owning block (for shared memory), index, bits.
  using Value = std::tuple<std::uint32_t, std::uint64_t, std::int64_t, std::uint64_t>;
  struct Fences {
    std::optional<Site> any;     ///< the last fence of any scope
    std::optional<Site> device;  ///< the last fence that reaches beyond the block
  };
  struct Write {
    Value value;
    Site site;
    Fences release;             ///< the last fences before the write
    std::optional<Value> read;  ///< for an atomic: the value that it found
  };
  struct Acquire {
    Value value;
    Site fence;
    bool isDevice = false;
  };
  /// The past of some acquires: the fences of the releases that lead to them.
  struct Past {
    /// By cluster, or by block without clusters.
    std::map<std::uint64_t, std::vector<Site>> fences;
    bool isUnknown = false;  ///< a value came from outside the record
  };
  class Collector;

  [[nodiscard]] std::vector<std::uint32_t> acquiresBefore(const Site& site);
  [[nodiscard]] const Past& pastOf(const std::vector<std::uint32_t>& acquires);
  [[nodiscard]] std::span<const Write> writesOf(const Value& value) const;
  void follow(const Acquire& acquire, Past& past, std::vector<std::uint32_t>& open,
              std::vector<std::uint8_t>& seen);

  const Record& m_record;
  HappensBefore& m_barriers;
  std::vector<Write> m_writes;      ///< ordered by value
  std::vector<Acquire> m_acquires;  ///< ordered by block, hence by cluster
  std::map<std::vector<std::uint32_t>, Past> m_pasts;
  std::uint64_t m_work = 0;
};

}  // namespace lanescope::trace
