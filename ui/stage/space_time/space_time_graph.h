// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {

/// One row of the space-time diagram: the values that an epoch stores, or what it loads that
/// nothing of the block has stored.
struct SpaceTimeRow {
  std::uint32_t epoch = 0;
  bool isInputs = false;
  int level =
      0;  ///< within the epoch: a value stands below those of the same epoch that it is made of
  int values = 0;
};

/// A value's place: in its row, and in units of columns across.
struct SpaceTimeNode {
  std::uint32_t node = 0;  ///< position in Dataflow::nodes()
  int row = 0;
  double column = 0;         ///< of its middle; 0.5 is the middle of the first column
  double width = 1;          ///< of a column
  std::uint32_t merged = 1;  ///< so many inputs are shown as this one
};

/// From a value to one that was made of it; positions in SpaceTimeGraph::nodes.
struct SpaceTimeEdge {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
};

/// The space-time diagram of a page of the focus array: rows run down through the barrier epochs,
/// columns are elements, edges are the data flow. It holds no colours and no pixels.
struct SpaceTimeGraph {
  /// With the columns of the page at `step` and the epochs around it. `hidesFuture`: without what
  /// is stored after the step.
  SpaceTimeGraph(const StageModel& model, int step, bool hidesFuture);

  ArrayPage columns;
  std::uint32_t firstEpoch =
      0;  ///< of the rows; a record of many epochs shows those around the step
  std::uint32_t lastEpoch = 0;
  bool isPartial = false;  ///< there are more values than rows for them
  std::vector<SpaceTimeRow> rows;
  std::vector<SpaceTimeNode> nodes;  ///< in the order of their steps, inputs after the stores
  std::vector<SpaceTimeEdge> edges;

 private:
  class Builder;
};

}  // namespace lanescope::ui
