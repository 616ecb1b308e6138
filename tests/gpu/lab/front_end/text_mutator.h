// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace lanescope::tests {

/// Makes texts that are nearly kernels: a kernel of a corpus in which some tokens are exchanged,
/// left out, repeated or taken from another kernel, bytes are changed, brackets are nested deeply
/// or lack their partners, and numbers are giant. The same number makes the same text.
class TextMutator {
 public:
  /// `corpus`: texts of kernels; at least one, none empty.
  explicit TextMutator(std::vector<std::string> corpus) : m_corpus(std::move(corpus)) {}

  [[nodiscard]] std::string text(std::uint64_t number) const;

 private:
  using Random = std::mt19937_64;

  [[nodiscard]] const std::string& any(Random& random) const;
  /// A type, a number or an operator becomes another one.
  static void changeKindly(std::string& text, Random& random);
  void changeTokens(std::string& text, Random& random) const;
  static void changeBytes(std::string& text, Random& random);
  static void insertOddity(std::string& text, Random& random);
  static void nest(std::string& text, Random& random);

  std::vector<std::string> m_corpus;
};

}  // namespace lanescope::tests
