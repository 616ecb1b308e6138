// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {

/// The latest bulk copy and the latest tensor-core product of a block up to a step.
struct TileFacts {
  /// Lines after which the swizzle repeats, and pieces of 16 bytes in a line.
  static constexpr unsigned kLines = 8;
  static constexpr unsigned kPieces = 8;
  static constexpr unsigned kBanksOfPiece = 4;
  static constexpr unsigned kRowsOfWarp = 16;  ///< of the 64 of a wgmma's result
  static constexpr unsigned kColumns = 8;      ///< after which the pattern of the lanes repeats

  struct Copy {
    unsigned matrix = 0;   ///< position in Record::arrays
    std::int32_t row = 0;  ///< of the tile's first element in the matrix
    std::int32_t column = 0;
    unsigned tiles = 0;     ///< position in Record::arrays of what the tile goes to
    std::int64_t word = 0;  ///< where the tile begins
    unsigned lines = 0;
  };
  struct Product {
    std::uint32_t firstThread = 0;  ///< of the warp group
    unsigned columns = 0;           ///< of the result, which has 64 rows
  };

  TileFacts(const StageModel& model, int step);

  std::optional<Copy> copy;
  std::optional<Product> product;

  /// Which piece of its row lies at this place of a line.
  [[nodiscard]] unsigned pieceAt(unsigned line, unsigned place) const;
  /// The lane that holds an element of the result, by its row in the warp's and its column.
  [[nodiscard]] static unsigned laneOf(unsigned row, unsigned column) {
    return row % kLines * 4 + column % kColumns / 2;
  }
  /// Which of the lane's sums that element is.
  [[nodiscard]] static unsigned sumOf(unsigned row, unsigned column) {
    return column / kColumns * 4 + row / kLines * 2 + column % 2;
  }
};

}  // namespace lanescope::ui
