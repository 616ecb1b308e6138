// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {

/// One row of the space-time diagram: the values that an epoch stores, or the values from before
/// the block that it loads.
struct SpaceTimeRow {
  std::uint32_t epoch = 0;
  bool isInputs = false;
  /// Level within the epoch: a value stands below the values of its epoch that it is made of.
  int level = 0;
  int values = 0;
};

/// The place of a value in the diagram; `column` and `width` are in columns.
struct SpaceTimeNode {
  std::uint32_t node = 0;  ///< index into Dataflow::nodes()
  int row = 0;
  double column = 0;         ///< of its centre; 0.5 is the centre of the first column
  double width = 1;          ///< in columns
  std::uint32_t merged = 1;  ///< number of inputs that this node stands for
};

/// An edge from a value to one made of it; indices into SpaceTimeGraph::nodes.
struct SpaceTimeEdge {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
};

/// The space-time diagram of a page of the focus array: rows are barrier epochs from top to bottom,
/// columns are elements, edges are the data flow. A double buffer is drawn folded. It holds no
/// colours and no pixels.
struct SpaceTimeGraph {
  /// Takes the columns of the page at `step` and the epochs around it. `hidesFuture` leaves out
  /// what is stored after the step.
  SpaceTimeGraph(const StageModel& model, int step, bool hidesFuture);

  ArrayPage columns;
  /// Where the array is a double buffer, both halves share the columns: element i and i + half.
  std::int64_t half = 0;  ///< 0: the array is none
  /// Epochs of the rows; a record of many epochs shows those around the step.
  std::uint32_t firstEpoch = 0;
  std::uint32_t lastEpoch = 0;
  bool isPartial = false;  ///< some values have no row
  std::vector<SpaceTimeRow> rows;
  std::vector<SpaceTimeNode> nodes;  ///< in step order; inputs follow the stores
  std::vector<SpaceTimeEdge> edges;

 private:
  class Builder;
};

}  // namespace lanescope::ui
