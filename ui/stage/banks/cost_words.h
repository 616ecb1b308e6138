// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstddef>
#include <cstdint>

#include "trace/count/bank_use.h"
#include "trace/count/sector_use.h"

namespace lanescope::ui {

class MemoryCost;
struct BankCell;

/// Texts on the parts of an access: its words in banks, its sectors, its lanes and its warps. The
/// picture and its table say the same.
class CostWords {
  Q_DECLARE_TR_FUNCTIONS(CostWords)

 public:
  /// `cost` must not be empty and must outlive the words.
  explicit CostWords(const MemoryCost& cost) : m_cost(cost) {}

  /// "Bank 5, pass 1: the word at s[5], for lane 5".
  [[nodiscard]] QString bank(const BankCell& cell) const;
  /// What a lane of the shown warp asks for, or that it takes no part.
  [[nodiscard]] QString lane(unsigned lane) const;
  /// A touched sector: its elements, and how much of it is requested.
  [[nodiscard]] QString sector(const trace::SectorUse::Sector& sector) const;
  /// Bytes that these lanes request, by their offset from the array's beginning.
  [[nodiscard]] QString bytes(std::int64_t offset, std::uint32_t lanes) const;
  /// What the access costs a warp, by its place among the requests.
  [[nodiscard]] QString warp(std::size_t request) const;
  /// The element that begins a word: "18".
  [[nodiscard]] QString element(const trace::BankWord& word) const;

 private:
  [[nodiscard]] QString array() const;

  const MemoryCost& m_cost;
};

}  // namespace lanescope::ui
