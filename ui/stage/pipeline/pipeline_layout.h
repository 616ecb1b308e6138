// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cstdint>
#include <vector>

#include "trace/flow/pipeline.h"

namespace lanescope::ui {

/// Where the rows and rounds of the pipeline view lie. Its rows are the threads that copy, then the
/// stages, then the warp groups that multiply. Of many rounds, those around one are shown.
struct PipelineLayout {
  /// `body`: the area of the rows with their names; `names`: the width of the names; `round`: one
  /// that must be seen.
  PipelineLayout(const trace::Pipeline& pipeline, const QRectF& body, double names, double scale,
                 std::uint32_t round);

  struct Row {
    enum class Kind : std::uint8_t { copies, stage, products };
    Kind kind = Kind::copies;
    std::uint32_t number = 0;  ///< the thread, the stage, or the group's first thread
    QRectF area;               ///< without the name
  };
  std::vector<Row> rows;
  std::uint32_t first = 0;  ///< the first round that is shown
  std::uint32_t count = 0;  ///< number of rounds that are shown
  QRectF phases;            ///< the line above the rows

  /// The rows of a pipeline, without areas.
  [[nodiscard]] static std::vector<Row> rowsOf(const trace::Pipeline& pipeline);
  /// Whether a box stands in a row.
  [[nodiscard]] static bool holds(const Row& row, const trace::Pipeline::Box& box);
  /// The box's place in the row; empty where it is not shown. Products of several warp groups in a
  /// stage share its height.
  [[nodiscard]] QRectF placeOf(const Row& row, const trace::Pipeline::Box& box,
                               const trace::Pipeline& pipeline) const;
  /// Where a round begins.
  [[nodiscard]] double leftOf(std::uint32_t round) const;
};

}  // namespace lanescope::ui
