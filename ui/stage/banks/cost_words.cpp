// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/banks/cost_words.h"

#include <bit>

#include "ui/stage/banks/bank_cells.h"
#include "ui/stage/banks/lane_list.h"
#include "ui/stage/banks/memory_cost.h"

namespace lanescope::ui {

using trace::kSectorBytes;

QString CostWords::array() const {
  return QString::fromStdString(m_cost.array().name);
}

QString CostWords::element(const trace::BankWord& word) const {
  return QString::number(word.word * trace::kBankBytes / m_cost.elementBytes());
}

QString CostWords::bank(const BankCell& cell) const {
  const QString lanes = laneList(cell.word.lanes);
  //: %1: "lanes 0–3"
  const QString whose = std::popcount(cell.word.lanes) > 1
                            ? tr("%1 share it (a broadcast)").arg(lanes)
                            : /*: %1: "lane 5" */ tr("for %1").arg(lanes);
  //: %1, %2: numbers; %3: an array's name; %4: an index; %5: "for lane 5"
  const QString what = tr("Bank %1, pass %2: the word at %3[%4], %5")
                           .arg(cell.word.bank())
                           .arg(cell.pass + 1)
                           .arg(array(), element(cell.word), whose);
  //: %1: "Bank 5, pass 1: the word at s[5], for lane 5"
  return cell.isConflict ? tr("%1; its bank has the most words: conflict").arg(what) : what;
}

QString CostWords::lane(unsigned lane) const {
  const trace::WarpRequest& request = m_cost.request();
  if ((request.lanes >> lane & 1) == 0) {
    //: %1, %2: numbers
    return tr("Lane %1 of warp %2 takes no part").arg(lane).arg(request.warp);
  }
  //: %1 to %3: numbers; %4: an array's name; %5: an index
  return tr("Thread %1 (warp %2, lane %3) asks for %4[%5]")
      .arg(request.warp * trace::kWarpSize + lane)
      .arg(request.warp)
      .arg(lane)
      .arg(array())
      .arg(request.indices[lane]);
}

QString CostWords::sector(const trace::SectorUse::Sector& sector) const {
  const std::int64_t first = sector.number * kSectorBytes / m_cost.elementBytes();
  const std::int64_t last = (sector.number + 1) * kSectorBytes / m_cost.elementBytes() - 1;
  //: %1: an array's name; %2, %3: indices; %4: a number; %5: "lanes 0–7"
  return tr("The sector of %1[%2] to [%3]: %4 of its 32 bytes are requested by %5")
      .arg(array())
      .arg(first)
      .arg(last)
      .arg(std::popcount(sector.wanted))
      .arg(laneList(sector.lanes));
}

QString CostWords::bytes(std::int64_t offset, std::uint32_t lanes) const {
  //: %1: an array's name; %2: an index; %3: "lanes 0–7"; %4: a number
  return tr("%1[%2], for %3 of warp %4")
      .arg(array())
      .arg(offset / m_cost.elementBytes())
      .arg(laneList(lanes))
      .arg(m_cost.request().warp);
}

QString CostWords::warp(std::size_t request) const {
  const trace::AccessCost& cost = m_cost.costs()[request];
  //: %1, %3: numbers; %2: "3 passes" or "8 sectors"
  return tr("Warp %1: %2 for %3 of its lanes")
      .arg(m_cost.requests()[request].warp)
      .arg(m_cost.sizeText(MemoryCost::sizeOf(cost)))
      .arg(cost.lanes);
}

}  // namespace lanescope::ui
