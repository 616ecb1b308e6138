// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/banks/lane_list.h"

#include <QCoreApplication>
#include <QStringList>
#include <bit>

#include "app/text/list_text.h"
#include "trace/record/event.h"

namespace lanescope::ui {

QString laneList(std::uint32_t lanes) {
  QStringList runs;
  for (unsigned lane = 0; lane < trace::kWarpSize;) {
    if ((lanes >> lane & 1) == 0) {
      ++lane;
      continue;
    }
    const auto length = static_cast<unsigned>(std::countr_one(lanes >> lane));
    const unsigned last = lane + length - 1;
    if (length > 2) {
      runs += QStringLiteral("%1–%2").arg(lane).arg(last);
    } else {
      for (unsigned each = lane; each <= last; ++each) runs += QString::number(each);
    }
    lane = last + 1;
  }
  const bool isOne = std::has_single_bit(lanes);
  //: %1: number of a lane of a warp
  return (isOne
              ? QCoreApplication::translate("LaneList", "lane %1")
              : /*: %1: numbers of lanes of a warp, a list such as "0–15, 20" */ QCoreApplication::
                    translate("LaneList", "lanes %1"))
      .arg(commaList(runs));
}

}  // namespace lanescope::ui
