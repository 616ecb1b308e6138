// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "trace/count/bank_use.h"

namespace lanescope::ui {

/// One word that a bank gives in one pass.
struct BankCell {
  trace::BankWord word;
  std::uint32_t pass = 0;   ///< from 0
  bool isConflict = false;  ///< the word's bank causes the extra passes
};

/// The words of a warp's request, part by part, each with the pass in which its bank gives it.
[[nodiscard]] std::vector<BankCell> bankCellsOf(const trace::BankUse& use);

}  // namespace lanescope::ui
