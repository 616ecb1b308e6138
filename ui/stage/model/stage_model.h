// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "trace/check/block_links.h"
#include "trace/count/warp_activity.h"
#include "trace/flow/dataflow.h"
#include "trace/flow/element_history.h"
#include "trace/flow/element_map.h"
#include "trace/flow/pipeline.h"
#include "trace/flow/rounding.h"
#include "trace/record/timeline.h"

namespace lanescope::ui {

/// The elements of an array that are shown at one step.
struct ArrayPage {
  std::vector<std::int64_t> indices;  ///< ascending
  bool isContiguous = true;

  [[nodiscard]] int count() const { return static_cast<int>(indices.size()); }
  /// The element's position on the page, from 0; nothing when it is not on the page.
  [[nodiscard]] std::optional<int> positionOf(std::int64_t index) const;
};

/// The part that an array plays for the block.
enum class ArrayPart {
  input,  ///< global, only read
  shared,
  output,  ///< global, written
};

/// A part of a matrix.
struct MatrixPart {
  std::int64_t row = 0;
  std::int64_t column = 0;
  std::int64_t rows = 0;
  std::int64_t columns = 0;
};

struct ShownArray {
  unsigned array = 0;  ///< index into Record::arrays
  ArrayPart part = ArrayPart::input;
  int capacity = 0;        ///< largest number of elements on one page
  MatrixPart matrix = {};  ///< the part of a matrix that the block touches

  [[nodiscard]] bool isMatrix() const { return matrix.columns > 0; }
};

/// All that the painters know of one block. It is computed once and then only read.
struct StageModel {
  StageModel(std::shared_ptr<const trace::Record> record, std::uint64_t recordedBlock,
             const values::ProgressMonitor& monitor = {});

  std::shared_ptr<const trace::Record> record;
  std::shared_ptr<const trace::Timeline> timeline;
  std::shared_ptr<const trace::ElementMap> map;
  trace::Dataflow flow;
  trace::ElementHistory history;
  trace::BlockLinks blockLinks;
  trace::WarpActivity activity;
  trace::Rounding rounding;
  trace::Pipeline pipeline;

  /// The arrays that the block accesses, out of bounds included: inputs, then shared arrays, then
  /// outputs.
  std::vector<ShownArray> arrays;
  /// Index into `arrays` of the array whose elements are the columns of the space-time diagram; -1
  /// when nothing is stored.
  int focus = -1;
  /// See halfOfDoubleBuffer; of the focus array, 0 for a matrix.
  std::int64_t focusHalf = 0;
  bool hasMisses = false;     ///< some thread of the block accesses an array out of bounds
  bool hasExchanges = false;  ///< lanes exchange values

  [[nodiscard]] int stepCount() const { return static_cast<int>(timeline->stepCount()); }
  /// The page of arrays[shown] at a step. A small array is shown whole. Of a large one it shows the
  /// part around what the step, or the latest one before it, accesses. Of a matrix it shows some
  /// rows and columns.
  [[nodiscard]] ArrayPage pageOf(int shown, int step) const;
  [[nodiscard]] const trace::ArrayInfo& info(int shown) const {
    return record->arrays[arrays[static_cast<std::size_t>(shown)].array];
  }
  /// Number of elements of an array; at least as many as the block accesses.
  [[nodiscard]] std::int64_t countOf(unsigned array) const;
  /// The nodes of `flow` that store to an element, in step order.
  [[nodiscard]] std::span<const std::uint32_t> storesTo(unsigned array, std::int64_t index) const;
  /// The node with an element's version once `stepsDone` steps are over: the latest store, or the
  /// first load of a value from before the block.
  [[nodiscard]] std::optional<std::uint32_t> nodeAt(unsigned array, std::int64_t index,
                                                    std::size_t stepsDone) const;
  /// The nodes that store to other arrays than the focus.
  [[nodiscard]] std::span<const std::uint32_t> otherStores() const { return m_otherStores; }
  /// The steps that access an array, ascending.
  [[nodiscard]] std::span<const std::uint32_t> stepsOf(unsigned array) const {
    return m_stepsOf[array];
  }
  /// "cache[18]".
  [[nodiscard]] QString elementName(unsigned array, std::int64_t index) const;
  /// The number that these bits of the array mean; for a tagged word, the value that it carries.
  [[nodiscard]] double valueOf(unsigned array, std::uint64_t bits) const;
  /// The number as `shortNumber` writes it; a tagged word has "A" (aggregate) or "P" (prefix)
  /// before it.
  [[nodiscard]] QString textOf(unsigned array, std::uint64_t bits, int maxChars) const;
  /// The number with every digit; for a tagged word, also its state.
  [[nodiscard]] QString fullTextOf(unsigned array, std::uint64_t bits) const;

  /// The rows and columns of a matrix on its page at a step.
  [[nodiscard]] MatrixPart matrixPartOf(int shown, int step) const;

 private:
  [[nodiscard]] MatrixPart touchedPartOf(unsigned array) const;
  /// The step itself if it accesses the array, else the latest one before it that does, else the
  /// first.
  [[nodiscard]] std::optional<std::size_t> stepNear(unsigned array, int step) const;
  [[nodiscard]] std::int64_t capacityOf(unsigned array, ArrayPart part) const;

  /// The parts that another thread can compute at the same time.
  struct Parts;
  StageModel(Parts parts, const values::ProgressMonitor& monitor);

  std::vector<std::uint32_t> m_otherStores;
  std::vector<std::vector<std::uint32_t>> m_stepsOf;  ///< indexed by array
};

}  // namespace lanescope::ui
