// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/exercise/failure_picture.h"

#include <algorithm>
#include <array>
#include <exception>
#include <span>
#include <string_view>

#include "app/exercise/need_check.h"
#include "trace/check/finding_steps.h"
#include "ui/export/stage_export.h"
#include "ui/stage/banks/memory_cost.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::cli {
namespace {

using ui::StageView;

constexpr QSize kSize{960, 540};
/// The events of a block that are drawn within about a second.
constexpr std::size_t kMostEvents = 1'000'000;

struct FigureView {
  const char* figure = "";
  StageView view = StageView::memory;
};

/// Other figures are shown in the memory view.
constexpr std::array kFigureViews{FigureView{"conflicts", StageView::banks},
                                  FigureView{"sectors", StageView::banks},
                                  FigureView{"wavefronts.shared", StageView::banks},
                                  FigureView{"active", StageView::warps},
                                  FigureView{"barriers", StageView::warps},
                                  FigureView{"epochs", StageView::warps},
                                  FigureView{"steps", StageView::warps},
                                  FigureView{"depth", StageView::spaceTime},
                                  FigureView{"work", StageView::spaceTime},
                                  FigureView{"additions", StageView::spaceTime}};

/// The figure that the gate bounds and the run exceeds; empty where it failed at something else.
QString figureIn(const app::Gate& gate, const values::RunResult& result) {
  const auto failed = std::ranges::find_if(gate.needs, [&](const app::GateNeed& need) {
    return app::whyNotMet(need, result).has_value();
  });
  return failed == gate.needs.end() ? QString() : failed->claim.figure;
}

StageView viewOf(const QString& figure) {
  const auto found = std::ranges::find_if(
      kFigureViews, [&](const FigureView& each) { return figure == QLatin1String(each.figure); });
  return found == kFigureViews.end() ? StageView::memory : found->view;
}

/// Whether threads wait or do not end, which the last step shows best.
bool isStandstill(const trace::Finding& finding) {
  using trace::FindingKind;
  return finding.kind == FindingKind::divergentBarrier ||
         finding.kind == FindingKind::divergentWarp || finding.kind == FindingKind::runaway;
}

/// The first recorded block that stores an element in global memory; else the first one.
std::uint64_t blockThatStores(const trace::Record& record, std::int64_t element) {
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (const trace::Event& event : record.eventsOf(block)) {
      const bool isStore =
          event.kind() == trace::EventKind::store || event.kind() == trace::EventKind::atomicWrite;
      if (isStore && event.index() == element &&
          record.arrays[event.array()].space == trace::Space::global) {
        return block;
      }
    }
  }
  return 0;
}

/// Counted from 0 within the recorded blocks.
std::uint64_t blockToShow(const values::RunResult& result, const trace::Finding* finding) {
  const trace::Record& record = *result.record;
  if (finding != nullptr) {
    const bool isRecorded = finding->block >= record.firstBlock &&
                            finding->block - record.firstBlock < record.blockCount;
    return isRecorded ? finding->block - record.firstBlock : 0;
  }
  return result.element ? blockThatStores(record, *result.element) : 0;
}

/// Rings the element of the output that is wrong.
std::vector<ui::ElementMark> marksOf(const ui::StageModel& model, const values::RunResult& result) {
  std::vector<ui::ElementMark> marks;
  if (!result.element || result.error <= result.tolerance) return marks;
  for (const ui::ShownArray& shown : model.arrays) {
    const trace::ArrayInfo& array = model.record->arrays[shown.array];
    const bool hasElement =
        *result.element >= 0 && static_cast<std::uint64_t>(*result.element) < array.count;
    if (shown.part == ui::ArrayPart::output && hasElement) {
      marks.push_back({QString::fromStdString(array.name), *result.element});
    }
  }
  return marks;
}

/// The step whose access takes a warp the most passes or sectors.
int costliestStep(const ui::StageModel& model, bool ofBanks) {
  int costliest = model.stepCount() - 1;
  std::uint32_t most = 0;
  for (int step = 0; step < model.stepCount(); ++step) {
    const ui::MemoryCost cost(model, step, {});
    if (cost.isEmpty() || cost.isEarlier()) continue;
    if (!(ofBanks ? cost.asksBanks() : cost.movesSectors())) continue;
    const std::uint32_t size = ui::MemoryCost::sizeOf(cost.costs()[cost.shown()]);
    if (size <= most) continue;
    most = size;
    costliest = step;
  }
  return costliest;
}

int stepToShow(const ui::StageScene& scene, const QString& figure, StageView view,
               const trace::Finding* finding) {
  if (view == StageView::banks) {
    return costliestStep(scene.model(), figure != QLatin1String("sectors"));
  }
  if (finding != nullptr) {
    const auto steps = trace::stepsOf(scene.timeline(), std::span(finding, 1));
    if (!steps.empty()) return isStandstill(*finding) ? steps.back() : steps.front();
  }
  return scene.stepCount() - 1;
}

FailurePicture drawn(const QString& figure, const trace::Finding* finding, std::uint64_t block,
                     const std::shared_ptr<const values::RunResult>& result) {
  const auto scene = app::sceneOf(result, block);
  FailurePicture made;
  const bool isOfWarps = finding != nullptr && isStandstill(*finding);
  made.view = isOfWarps ? StageView::warps : viewOf(figure);
  made.step = std::max(0, stepToShow(*scene, figure, made.view, finding));
  made.steps = scene->stepCount();
  ui::StageLook look;
  look.views = made.view;
  look.marks = marksOf(scene->model(), *result);
  made.png = ui::pngOf(ui::StagePicture(scene, look), made.step, kSize, ui::ThemeId::light);
  return made;
}

}  // namespace

std::optional<FailurePicture> failurePicture(
    const app::Gate& gate, const std::shared_ptr<const values::RunResult>& result) {
  if (!result || !result->record || result->record->blockCount == 0) return std::nullopt;
  const QString figure = figureIn(gate, *result);
  const bool showsFinding = figure.isEmpty() && !result->findings.empty();
  const trace::Finding* finding = showsFinding ? &result->findings.front() : nullptr;
  const std::uint64_t block = blockToShow(*result, finding);
  const std::size_t events = result->record->eventsOf(block).size();
  if (events == 0 || events > kMostEvents) return std::nullopt;
  try {
    return drawn(figure, finding, block, result);
  } catch (const std::exception&) {
    return std::nullopt;  // a record that cannot be shown costs its picture alone
  }
}

}  // namespace lanescope::cli
