// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "request/all_reduce.h"
#include "request/scaling.h"

namespace lanescope::ui {

/// Times of several devices that ship with the program, for computers that have not so many GPUs:
/// of all-reduces on the same devices, or of one kernel on one GPU, on two, and so on.
struct RecordedTimes {
  std::vector<std::shared_ptr<const values::AllReduceResult>> allReduces;
  std::shared_ptr<const values::ScalingResult> scaling;  ///< null: of all-reduces
  QString date;                                          ///< "2026-11-28"
  QString driver;                                        ///< of the GPUs, "580.159.04"
};

/// Returns all that ship. Only the first call reads them.
[[nodiscard]] const std::vector<RecordedTimes>& recordedTimes();
/// For a list: "reduce_one_launch, n = 2^30, same problem".
[[nodiscard]] QString titleOf(const RecordedTimes& recorded);
/// "Recorded on 2026-11-28 on 4 × NVIDIA H200 with driver 580.159.04."
[[nodiscard]] QString sentenceOf(const RecordedTimes& recorded);

}  // namespace lanescope::ui
