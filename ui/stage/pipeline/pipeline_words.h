// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "ui/stage/model/stage_model.h"
#include "ui/stage/pipeline/pipeline_layout.h"

namespace lanescope::ui {

/// What the pipeline view says, for its picture and its table.
class PipelineWords {
  Q_DECLARE_TR_FUNCTIONS(PipelineWords)

 public:
  /// The model must outlive this object.
  explicit PipelineWords(const StageModel& model) : m_model(model) {}

  /// "stages: 2 · copies: 6 · groups of products: 6".
  [[nodiscard]] QString size() const;
  /// Why there is nothing to show.
  [[nodiscard]] static QString nothing();
  /// What the widths stand for.
  [[nodiscard]] static QString scale();
  [[nodiscard]] static QString shortScale();
  /// "copies of thread 0", "stage 1", "warp group 2".
  [[nodiscard]] static QString name(const PipelineLayout::Row& row);
  /// "copy 3" or "products 3".
  [[nodiscard]] static QString name(const trace::Pipeline::Box& box);
  /// What a box is, what it waits for and what is wrong with it, a line each.
  [[nodiscard]] QString describe(const trace::Pipeline::Box& box) const;
  /// The step's box, or the last one before it, in one line.
  [[nodiscard]] QString sentence(int step) const;

 private:
  [[nodiscard]] QString barrier(const trace::Pipeline::Barrier& barrier) const;

  const StageModel& m_model;
};

}  // namespace lanescope::ui
