// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "values/host_array.h"
#include "values/names.h"

namespace lanescope::values {

/// What combines two elements.
enum class Op : std::uint8_t { sum, min, max };

/// The rule for the number of blocks of a kernel that takes any number of them.
enum class LaunchRule : std::uint8_t {
  book,   ///< min(32, ceil(n / block)), so that the host combines few partial results
  fill,   ///< min(blocks that the device holds at the same time, ceil(n / block))
  tuned,  ///< block and grid from the table of measured choices
};

template <>
inline constexpr auto kNamesOf<Op> =
    NameTable<Op, 3>{"an op", {{{Op::sum, "sum"}, {Op::min, "min"}, {Op::max, "max"}}}};
template <>
inline constexpr auto kNamesOf<LaunchRule> = NameTable<LaunchRule, 3>{
    "a rule",
    {{{LaunchRule::book, "book"}, {LaunchRule::fill, "fill"}, {LaunchRule::tuned, "tuned"}}}};

/// The parameters of a run; the same names on the command line, in the window and in files. A
/// kernel uses those that its catalogue row lists and ignores the rest.
struct Parameters {
  std::int64_t n = 1024;              ///< elements of each input array; columns of B and C
  std::optional<std::int64_t> m;      ///< rows of A and C; absent: n
  std::optional<std::int64_t> k;      ///< columns of A, rows of B; absent: n
  std::int64_t block = 256;           ///< threads a block
  std::optional<std::int64_t> grid;   ///< blocks; absent: as `rule` says
  std::optional<std::int64_t> items;  ///< vectors of 16 bytes a thread; absent: as measured best
  std::int64_t tile = 16;             ///< rows and columns of C that a block computes
  LaunchRule rule = LaunchRule::book;
  Op op = Op::sum;
  DType dtype = DType::float32;      ///< of the elements
  bool exclusive = false;            ///< of a scan: element i is not in sum i
  std::string pattern = "iota-two";  ///< how inputs are made when no file is given
  std::uint64_t seed = 1;            ///< of `random`, `random-01` and `ill-conditioned`
  std::uint64_t shuffle = 0;         ///< order of the elements; 0: as they are made or read
  /// Blocks of this launch that the device holds at the same time: its multiprocessors times those
  /// resident on each. The engine asks the device; it is in no file. By default it is the
  /// emulator's.
  std::optional<std::int64_t> filling = {};

  /// A matrix product has m rows of A and C, and k columns of A.
  [[nodiscard]] std::int64_t rows() const { return m.value_or(n); }
  [[nodiscard]] std::int64_t depth() const { return k.value_or(n); }
  bool operator==(const Parameters&) const = default;
};

}  // namespace lanescope::values
