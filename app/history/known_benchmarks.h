// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_set>

#include "app/history/database.h"
#include "request/result.h"

namespace lanescope::history {

/// Tells which benchmarks a history has already: those of the same kernel, parameters, machine,
/// device, kind and time. What it has of a time is read once, when the first of that time is asked
/// for; an import takes time in proportion to what it brings and to what the history has of the
/// same times.
class KnownBenchmarks {
 public:
  explicit KnownBenchmarks(Database& database) : m_database(database) {}

  /// True when it was not known; from now on it is. One without a date is never known.
  [[nodiscard]] bool add(const values::BenchResult& result);

 private:
  /// 128 bits of a BLAKE2 hash: a million million of them have no two alike.
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
