// SPDX-License-Identifier: Apache-2.0
#include "trace/count/bank_use.h"

#include <algorithm>

namespace lanescope::trace {
namespace {

/// Returns a mask of `count` lanes from `first` on.
std::uint32_t lanesFrom(unsigned first, unsigned count) {
  return static_cast<std::uint32_t>(((std::uint64_t{1} << count) - 1) << first);
}

/// Returns the largest number of different words in one bank.
std::uint32_t waysOf(std::span<const BankWord> words) {
  std::array<std::uint32_t, kBanks> perBank{};
  for (const BankWord& word : words) ++perBank[word.bank()];
  return *std::ranges::max_element(perBank);
}

}  // namespace

BankUse::BankUse(int elementBytes, const WarpRequest& request) {
  Wanted wanted{.lanes = request.lanes,
                .bytes = std::min(elementBytes * request.width, kMostLaneBytes)};
  for (unsigned lane = 0; lane < kWarpSize; ++lane) {
    wanted.accesses[lane] = request.indices[lane] / request.width;
  }
  if (wanted.bytes <= kBankBytes) {
    serve(wanted, wanted.lanes);
    return;
  }
  const unsigned together = 2 * kWarpSize * kBankBytes / static_cast<unsigned>(wanted.bytes);
  for (unsigned first = 0; first < kWarpSize; first += together) {
    const std::uint32_t lanes = wanted.lanes & lanesFrom(first, together);
    if (isSharedByNeighbours(wanted, lanes, 1) || isSharedByNeighbours(wanted, lanes, 2)) {
      serve(wanted, lanes);
    } else {
      serve(wanted, lanes & lanesFrom(first, together / 2));
      serve(wanted, lanes & lanesFrom(first + together / 2, together / 2));
    }
  }
}

std::uint32_t BankUse::passes() const {
  std::uint32_t sum = 0;
  for (const Part& part : parts()) sum += part.passes;
  return sum;
}

/// Whether each of `lanes` requests the same as the lane whose number differs by `distance` in one
/// bit, where that lane takes part, as it does for two of them at least.
bool BankUse::isSharedByNeighbours(const Wanted& wanted, std::uint32_t lanes, unsigned distance) {
  bool isShared = false;
  for (unsigned lane = 0; lane < kWarpSize; ++lane) {
    const unsigned other = lane ^ distance;
    if ((lanes >> lane & 1) == 0 || (lanes >> other & 1) == 0) continue;
    if (wanted.accesses[lane] != wanted.accesses[other]) return false;
    isShared = true;
  }
  return isShared;
}

void BankUse::serve(const Wanted& wanted, std::uint32_t lanes) {
  if (lanes == 0) return;
  const Part* const before = m_count == 0 ? nullptr : &m_parts[m_count - 1];
  Part part{.lanes = lanes,
            .firstWord = before == nullptr ? 0 : before->firstWord + before->wordCount};
  const auto begin = m_words.begin() + part.firstWord;
  auto end = begin;
  for (unsigned lane = 0; lane < kWarpSize; ++lane) {
    if ((lanes >> lane & 1) == 0) continue;
    const std::int64_t byte = wanted.accesses[lane] * wanted.bytes;
    for (int offset = 0; offset < wanted.bytes; offset += kBankBytes) {
      *end++ = {(byte + offset) / kBankBytes, 1U << lane};
    }
  }
  const auto byWord = [](const BankWord& a, const BankWord& b) { return a.word < b.word; };
  if (!std::is_sorted(begin, end, byWord)) std::sort(begin, end, byWord);
  auto last = begin;
  for (auto word = begin + 1; word != end; ++word) {
    if (word->word == last->word) {
      last->lanes |= word->lanes;
    } else {
      *++last = *word;
    }
  }
  part.wordCount = static_cast<std::uint32_t>(last + 1 - begin);
  part.passes = waysOf({begin, last + 1});
  m_parts[m_count++] = part;
}

}  // namespace lanescope::trace
