// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/banks/bank_cells.h"

#include <array>

namespace lanescope::ui {

using trace::BankUse;
using trace::BankWord;
using trace::kBanks;

std::vector<BankCell> bankCellsOf(const BankUse& use) {
  std::vector<BankCell> cells;
  std::uint32_t firstPass = 0;
  for (const BankUse::Part& part : use.parts()) {
    std::array<std::uint32_t, kBanks> words{};
    for (const BankWord& word : use.wordsOf(part)) ++words[word.bank()];
    std::array<std::uint32_t, kBanks> given{};
    for (const BankWord& word : use.wordsOf(part)) {
      const bool isConflict = part.passes > 1 && words[word.bank()] == part.passes;
      cells.push_back({word, firstPass + given[word.bank()]++, isConflict});
    }
    firstPass += part.passes;
  }
  return cells;
}

}  // namespace lanescope::ui
