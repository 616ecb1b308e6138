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
#include "trace/record/timeline.h"

namespace lanescope::ui {

/// The elements of an array that are shown at some step.
struct ArrayPage {
  std::vector<std::int64_t> indices;  ///< ascending
  bool isContiguous = true;

  [[nodiscard]] int count() const { return static_cast<int>(indices.size()); }
  /// Where an element stands on the page, from 0; nothing when it is not on it.
  [[nodiscard]] std::optional<int> positionOf(std::int64_t index) const;
};

/// What an array is to the block.
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
  unsigned array = 0;  ///< position in Record::arrays
  ArrayPart part = ArrayPart::input;
  int capacity = 0;        ///< the most elements that a page of it has
  MatrixPart matrix = {};  ///< of a matrix, the part that the block touches

  [[nodiscard]] bool isMatrix() const { return matrix.columns > 0; }
};

/// All that the painters know of a block: computed once, then only read.
struct StageModel {
  StageModel(std::shared_ptr<const trace::Record> record, std::uint64_t recordedBlock,
             const trace::ProgressMonitor& monitor = {});

  std::shared_ptr<const trace::Record> record;
  std::shared_ptr<const trace::Timeline> timeline;
  std::shared_ptr<const trace::ElementMap> map;
  trace::Dataflow flow;
  trace::ElementHistory history;
  trace::BlockLinks blockLinks;
  trace::WarpActivity activity;

  /// The arrays that the block touches or reaches for: inputs, then shared ones, then outputs.
  std::vector<ShownArray> arrays;
  /// Position in `arrays` of the array whose elements are the columns of the space-time diagram; -1
  /// when nothing is stored.
  int focus = -1;
  bool hasMisses = false;     ///< some thread of the block reaches outside of an array
  bool hasExchanges = false;  ///< lanes hand each other values

  [[nodiscard]] int stepCount() const { return static_cast<int>(timeline->stepCount()); }
  /// The page of arrays[shown] at a step: all of a small array; of a large one, the part around
  /// what the step or the latest one before it touches. Of a matrix, rows and columns of it.
  [[nodiscard]] ArrayPage pageOf(int shown, int step) const;
  [[nodiscard]] const trace::ArrayInfo& info(int shown) const {
    return record->arrays[arrays[static_cast<std::size_t>(shown)].array];
  }
  /// Elements of an array; at least as many as the block touches.
  [[nodiscard]] std::int64_t countOf(unsigned array) const;
  /// The nodes of `flow` that are stores to an element, in the order of their steps.
  [[nodiscard]] std::span<const std::uint32_t> storesTo(unsigned array, std::int64_t index) const;
  /// The node that is an element's version once `stepsDone` steps are over: the latest store, or
  /// what a thread of the block finds there first.
  [[nodiscard]] std::optional<std::uint32_t> nodeAt(unsigned array, std::int64_t index,
                                                    std::size_t stepsDone) const;
  /// The nodes that are stores to other arrays than the focus.
  [[nodiscard]] std::span<const std::uint32_t> otherStores() const { return m_otherStores; }
  /// The steps that touch an array, ascending.
  [[nodiscard]] std::span<const std::uint32_t> stepsOf(unsigned array) const {
    return m_stepsOf[array];
  }
  /// What these bits of the array mean as a number; of a tagged word, the value that it carries.
  [[nodiscard]] double valueOf(unsigned array, std::uint64_t bits) const;
  /// As `shortNumber`; of a tagged word with "A" (aggregate) or "P" (prefix) before it.
  [[nodiscard]] QString textOf(unsigned array, std::uint64_t bits, int maxChars) const;
  /// With every digit, and what a tagged word is.
  [[nodiscard]] QString fullTextOf(unsigned array, std::uint64_t bits) const;

  /// Of a matrix: the rows and columns that its page has at a step.
  [[nodiscard]] MatrixPart matrixPartOf(int shown, int step) const;

 private:
  [[nodiscard]] MatrixPart touchedPartOf(unsigned array) const;
  /// The step if it touches the array, or else the latest one before it that does, or the first.
  [[nodiscard]] std::optional<std::size_t> stepNear(unsigned array, int step) const;
  [[nodiscard]] std::int64_t capacityOf(unsigned array, ArrayPart part) const;

  /// What can be found out at the same time, on another thread.
  struct Beginning;
  StageModel(Beginning beginning, const trace::ProgressMonitor& monitor);

  std::vector<std::uint32_t> m_otherStores;
  std::vector<std::vector<std::uint32_t>> m_stepsOf;  ///< by array: see stepsOf
};

}  // namespace lanescope::ui
