// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_set>

#include "app/history/database.h"
#include "request/result.h"

namespace lanescope::history {

/// Tells which benchmarks a history already has: those with the same kernel, parameters, machine,
/// device, kind and time. The entries of one time are read when it is first asked for, so that an
/// import takes time in proportion to its own size and to the entries of the same times.
class KnownBenchmarks {
 public:
  explicit KnownBenchmarks(Database& database) : m_database(database) {}

  /// True when the result was new; it is known afterwards. A result without a date is always new.
  [[nodiscard]] bool add(const values::BenchResult& result);

 private:
  /// 128 bits of a BLAKE2 hash, which make a collision practically impossible.
  using Key = std::array<std::uint64_t, 2>;
  struct HashOfKey {
    std::size_t operator()(const Key& key) const { return key[0]; }
  };

  void readAll(const std::string& date);
  [[nodiscard]] static Key keyOf(const QStringList& texts, const std::string& parameters);

  Database& m_database;
  std::unordered_set<std::string> m_dates;
  std::unordered_set<Key, HashOfKey> m_keys;
};

}  // namespace lanescope::history
