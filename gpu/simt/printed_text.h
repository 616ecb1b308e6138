// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope::simt {

/// What the threads of a launch print, by block and thread, whatever the order in which the blocks
/// ran. Several operating-system threads may add to it at once.
class PrintedText {
 public:
  /// The most bytes that are kept.
  static constexpr std::size_t kMost = std::size_t{64} << 10;

  void add(std::uint64_t block, std::uint64_t thread, std::string_view text);
  /// The text of the blocks up to this one; a longer one than kMost ends with "…".
  [[nodiscard]] std::string upTo(std::uint64_t lastBlock);
  /// The text, in UTF-8, or its first kMost bytes with "…" behind them.
  [[nodiscard]] static std::string limited(std::string text);

 private:
  struct Part {
    std::uint64_t block = 0;
    std::uint64_t thread = 0;
    std::string text;
  };
  /// Sorts the parts and drops those that stand behind the first kMost bytes.
  void shrink();

  std::mutex m_mutex;
  std::vector<Part> m_parts;
  std::size_t m_bytes = 0;
  bool m_isCut = false;
};

}  // namespace lanescope::simt
