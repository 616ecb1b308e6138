// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tiles/tiles_words.h"

namespace lanescope::ui {

QString TilesWords::nothing() {
  return tr("No bulk copy and no tensor-core product has begun.");
}

QStringList TilesWords::tile() const {
  const TileFacts::Copy& copy = *m_facts.copy;
  const auto nameOf = [this](unsigned array) {
    return QString::fromStdString(m_model.record->arrays[array].name);
  };
  //: %1: a matrix; %2, %3: numbers; %4: an element of shared memory, "tiles[2048]"
  const QString whole = tr("the tile of %1 from row %2, column %3 on, at %4")
                            .arg(nameOf(copy.matrix))
                            .arg(copy.row)
                            .arg(copy.column)
                            .arg(QStringLiteral("%1[%2]").arg(nameOf(copy.tiles)).arg(copy.word));
  return {whole,
          QStringLiteral("%1[%2, %3]").arg(nameOf(copy.matrix)).arg(copy.row).arg(copy.column)};
}

QString TilesWords::swizzle() {
  return tr(
      "The marked pieces are one column of the tile. Without the swizzle they would share "
      "four banks and take eight passes; with it they take one.");
}

QStringList TilesWords::product() const {
  //: %1: number of a warp group; %2: how many
  const QString whole = tr("the sums of warp group %1: 64 rows by %2 columns")
                            .arg(m_facts.product->firstThread / trace::Pipeline::kWarpGroup)
                            .arg(m_facts.product->columns);
  return {whole, QStringLiteral("64 × %1").arg(m_facts.product->columns)};
}

QString TilesWords::place(unsigned line, unsigned place, bool isSwizzled) const {
  const unsigned piece = isSwizzled ? m_facts.pieceAt(line, place) : place;
  const unsigned bank = place * TileFacts::kBanksOfPiece;
  //: %1, %2: numbers of banks; %3: number of a piece of 16 bytes; %4: number of a row of a matrix
  return tr("Banks %1 to %2: piece %3 of row %4")
      .arg(bank)
      .arg(bank + TileFacts::kBanksOfPiece - 1)
      .arg(piece)
      .arg(m_facts.copy->row + static_cast<std::int32_t>(line));
}

QString TilesWords::sum(unsigned warp, unsigned row, unsigned column) const {
  const unsigned lane = TileFacts::laneOf(row, column);
  //: %1, %2: row and column of an element; %3, %4, %5: numbers of a thread, its warp and its lane;
  //: %6: number of one of its sums
  return tr("Row %1, column %2: thread %3 (warp %4, lane %5), its sum %6")
      .arg(warp * TileFacts::kRowsOfWarp + row)
      .arg(column)
      .arg(m_facts.product->firstThread + warp * trace::kWarpSize + lane)
      .arg(m_facts.product->firstThread / trace::kWarpSize + warp)
      .arg(lane)
      .arg(TileFacts::sumOf(row, column));
}

}  // namespace lanescope::ui
