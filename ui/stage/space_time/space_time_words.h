// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstddef>
#include <cstdint>

namespace lanescope::trace {
class Taint;
}

namespace lanescope::ui {

struct SpaceTimeGraph;
struct SpaceTimeNode;
struct StageModel;

/// Texts on the values of the space-time diagram. `node` is an index into SpaceTimeGraph::nodes.
class SpaceTimeWords {
  Q_DECLARE_TR_FUNCTIONS(SpaceTimeWords)

 public:
  /// Both must outlive the words.
  SpaceTimeWords(const StageModel& model, const SpaceTimeGraph& graph);

  /// "cache[0] = 28, stored by thread 0 in epoch 1, from cache[0] = 4 and cache[4] = 24". A second
  /// line tells what rounding took.
  [[nodiscard]] QString describe(std::size_t node) const;
  /// What is wrong with the value once `step` is done; empty where nothing is.
  [[nodiscard]] QString wrong(std::size_t node, const trace::Taint& taint, int step) const;
  /// Whether the value is in memory once `step` is done: an input is from its first load on.
  [[nodiscard]] bool isKnown(std::size_t node, int step) const;
  /// The heading of a row, from 0: "inputs", "epoch 1", "epoch 1, row 2" for the second row of
  /// epoch 1.
  [[nodiscard]] QString rowName(std::size_t row) const;

 private:
  [[nodiscard]] QString nameOf(const SpaceTimeNode& node) const;
  /// What rounding took from a stored value; empty where nothing could.
  [[nodiscard]] QString rounding(std::uint32_t node) const;

  const StageModel& m_model;
  const SpaceTimeGraph& m_graph;
};

}  // namespace lanescope::ui
