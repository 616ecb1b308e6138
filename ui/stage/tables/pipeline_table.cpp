// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/tables/pipeline_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "ui/stage/model/stage_model.h"
#include "ui/stage/pipeline/pipeline_layout.h"
#include "ui/stage/pipeline/pipeline_words.h"

namespace lanescope::ui {
namespace {

using trace::Pipeline;
using Row = PipelineLayout::Row;

struct PipelineTableWords {
  Q_DECLARE_TR_FUNCTIONS(PipelineTable)
};

}  // namespace

StageTable pipelineTable(const TableFrame& frame) {
  StageTable table;
  const Pipeline& pipeline = frame.model.pipeline;
  const PipelineWords words(frame.model);
  table.summary = pipeline.rounds() == 0 ? PipelineWords::nothing() : words.sentence(frame.step);
  const std::vector<Row> rows = PipelineLayout::rowsOf(pipeline);
  for (const Row& row : rows) table.rows += PipelineWords::name(row);
  std::vector<Pipeline::Box> boxes(pipeline.boxes().begin(), pipeline.boxes().end());
  if (frame.hidesFuture) {
    std::erase_if(boxes, [&frame](const Pipeline::Box& box) {
      return box.firstStep > static_cast<std::uint32_t>(frame.step);
    });
  }
  std::uint32_t rounds = 0;
  for (const Pipeline::Box& box : boxes) rounds = std::max(rounds, box.end);
  for (std::uint32_t round = 1; round <= rounds; ++round) {
    //: Name of a column for screen readers: what can happen at the same time. %1: its number
    table.columns += PipelineTableWords::tr("round %1").arg(round);
  }
  table.cell = [boxes, words, rows](int row, int column) {
    QStringList texts;
    for (const Pipeline::Box& box : boxes) {
      const bool isHere = box.begin == static_cast<std::uint32_t>(column) &&
                          PipelineLayout::holds(rows[static_cast<std::size_t>(row)], box);
      if (isHere) texts += inOneLine(words.describe(box));
    }
    return texts.join(QStringLiteral(". "));
  };
  return table;
}

}  // namespace lanescope::ui
