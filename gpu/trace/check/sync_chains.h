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

/// The order that flags and tickets make: a thread fences and then writes an element atomically or
/// through volatile; another one reads that value so and then fences. What is before the first
/// fence is before what is behind the second one. An atomic that reads and writes passes on what
/// the write that it read had to say. After the PTX ISA, Memory Consistency Model, release and
/// acquire patterns.
///
/// Which write a read has seen follows from its value; where several wrote the same, any of them
/// may have been it, and all count: so an order may be assumed that was not there, but none is
/// missed.
class SyncChains {
 public:
  /// Both must outlive this object.
  SyncChains(const Record& record, HappensBefore& barriers);

  [[nodiscard]] bool before(const Site& a, const Site& b);
  /// Whether the search was given up; from then on `before` says yes.
  [[nodiscard]] bool isExhausted() const { return m_work > kMostWork; }

 private:
  static constexpr std::uint64_t kMostWork = 30'000'000;

  /// An element and a value of it: array, the block that has it (of shared memory), index, bits.
  using Value = std::tuple<std::uint32_t, std::uint64_t, std::int64_t, std::uint64_t>;
  struct Fences {
    std::optional<Site> any;     ///< of whatever scope
    std::optional<Site> device;  ///< one that reaches beyond the block
  };
  struct Write {
    Value value;
    Site site;
    Fences release;             ///< the last ones before it
    std::optional<Value> read;  ///< of an atomic: what it found
  };
  struct Acquire {
    Value value;
    Site fence;
    bool isDevice = false;
  };
  /// What lies before some acquires: the fences of the releases that lead to them.
  struct Past {
    std::map<std::uint64_t, std::vector<Site>> fences;  ///< by cluster: a block where there is none
    bool isUnknown = false;                             ///< a value came from outside the record
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
