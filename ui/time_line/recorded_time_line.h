// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <string_view>

#include "values/time_line.h"

namespace lanescope::ui {

/// A time line that ships with the program, for computers without a GPU.
struct RecordedTimeLine {
  std::shared_ptr<const values::TimeLine> line;  ///< null: none ships
  QString date;                                  ///< "2026-11-24"
};

/// Returns the one of host and device with the most chunks that has at most `chunks`. Only the
/// first call reads them.
[[nodiscard]] RecordedTimeLine recordedTimeLine(std::int64_t chunks);
/// Returns the one within this kernel, or, where none of it ships, within matmul_tf32.
[[nodiscard]] RecordedTimeLine recordedKernelTimeLine(std::string_view kernel);
/// "Recorded on 2026-11-24: dot_shared at n = 2^24 in 4 chunks on NVIDIA H200."
[[nodiscard]] QString sentenceOf(const RecordedTimeLine& recorded);

}  // namespace lanescope::ui
