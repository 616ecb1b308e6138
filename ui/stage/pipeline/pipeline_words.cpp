// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/pipeline/pipeline_words.h"

#include <algorithm>

#include "app/text/number_text.h"

namespace lanescope::ui {
namespace {

using trace::Pipeline;
using Kind = Pipeline::Box::Kind;

}  // namespace

QString PipelineWords::size() const {
  const auto boxes = m_model.pipeline.boxes();
  const auto copies = std::ranges::count(boxes, Kind::copy, &Pipeline::Box::kind);
  //: Heading. %1, %2, %3: how many. A stage is a place in shared memory that is filled again and
  //: again
  return tr("stages: %1 · copies: %2 · groups of products: %3")
      .arg(m_model.pipeline.stages().size())
      .arg(copies)
      .arg(static_cast<qint64>(boxes.size()) - copies);
}

QString PipelineWords::nothing() {
  return tr("This launch makes no bulk copies, so there is no pipeline.");
}

QString PipelineWords::scale() {
  return tr("Each box begins as soon as what it waits for is over. Its width is no time.");
}

QString PipelineWords::shortScale() {
  return tr("Widths are no times.");
}

QString PipelineWords::name(const PipelineLayout::Row& row) {
  switch (row.kind) {
    case PipelineLayout::Row::Kind::copies:
      //: Name of a row: the copies that this thread starts. %1: its number
      return tr("copies of thread %1").arg(row.number);
    case PipelineLayout::Row::Kind::stage:
      //: Name of a row: a place in shared memory that is filled again and again. %1: its number
      return tr("stage %1").arg(row.number);
    case PipelineLayout::Row::Kind::products:
      //: Name of a row: four warps that multiply together. %1: their number
      return tr("warp group %1").arg(row.number / Pipeline::kWarpGroup);
  }
  return {};
}

QString PipelineWords::name(const Pipeline::Box& box) {
  return box.kind == Kind::copy
             ? /*: A bulk copy. %1: its number */ tr("copy %1").arg(box.number)
             : /*: Products of a warp group. %1: their number */ tr("products %1").arg(box.number);
}

QString PipelineWords::barrier(const Pipeline::Barrier& barrier) const {
  return m_model.elementName(barrier.array, barrier.index);
}

QString PipelineWords::describe(const Pipeline::Box& box) const {
  const Pipeline::Stage& stage = m_model.pipeline.stages()[box.stage];
  const bool isCopy = box.kind == Kind::copy;
  QStringList lines;
  if (isCopy) {
    //: %1: number of a copy; %2: number of a thread; %3: how many bytes; %4: number of a stage
    lines += tr("Copy %1, by thread %2: %3 bytes to stage %4")
                 .arg(box.number)
                 .arg(box.thread)
                 .arg(groupedNumber(static_cast<qint64>(box.amount)))
                 .arg(box.stage);
    //: %1: a barrier, "filled[0]"; %2: number of one of its phases; %3: 0 or 1
    lines += tr("It ends phase %2 of %1, parity %3")
                 .arg(barrier(stage.full))
                 .arg(box.phase)
                 .arg(box.phase % 2);
  } else {
    //: %1: number of products; %2: number of a warp group; %3: how many; %4: number of a stage
    lines += tr("Products %1 of warp group %2: instructions %3, from stage %4")
                 .arg(box.number)
                 .arg(box.thread / Pipeline::kWarpGroup)
                 .arg(box.amount)
                 .arg(box.stage);
  }
  if (box.waitedFor >= 0 && (!isCopy || stage.empty)) {
    //: %1: a barrier, "filled[0]"; %2: number of one of its phases; %3: 0 or 1
    lines += tr("Its threads waited for phase %2 of %1, parity %3")
                 .arg(barrier(isCopy ? *stage.empty : stage.full))
                 .arg(box.waitedFor)
                 .arg(box.waitedFor % 2);
  }
  if (box.isUnordered && isCopy) {
    lines += tr("Nothing orders it and the products that read the stage");
  } else if (box.isUnordered) {
    lines += tr("Nothing orders it and a copy to the stage");
  }
  return lines.join(QLatin1Char('\n'));
}

QString PipelineWords::sentence(int step) const {
  const auto box = m_model.pipeline.boxAt(static_cast<std::size_t>(step));
  if (!box) return tr("No copy has begun yet.");
  const Pipeline::Box& shown = m_model.pipeline.boxes()[*box];
  const QString text = describe(shown).replace(QLatin1Char('\n'), QStringLiteral(". "));
  //: Of what is under way. %1: one or more sentences on a copy or on products
  if (shown.lastStep >= static_cast<std::uint32_t>(step)) return tr("Now: %1.").arg(text);
  //: Of what was last. %1: one or more sentences on a copy or on products
  return tr("Last: %1.").arg(text);
}

}  // namespace lanescope::ui
