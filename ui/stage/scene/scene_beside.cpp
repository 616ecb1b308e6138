// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/scene_beside.h"

#include <algorithm>
#include <utility>

#include "catalog/catalog.h"

namespace lanescope::ui {
namespace {

std::shared_ptr<const StageScene> besideOf(const StageScene& main, const ComparedRun& other,
                                           const trace::Watch& watch) {
  const auto last = static_cast<std::uint64_t>(other.record()->blockCount) - 1;
  return std::make_shared<const StageScene>(other.record(), std::min(main.recordedBlock(), last),
                                            watch);
}

/// The epochs that both have.
int commonEpochs(const StageScene& a, const StageScene& b) {
  return std::min(a.epochCount(), b.epochCount());
}

int stepsOfEpoch(const StageScene& scene, int epoch) {
  const int end =
      epoch + 1 < scene.epochCount() ? scene.firstStepOfEpoch(epoch + 1) : scene.stepCount();
  return end - scene.firstStepOfEpoch(epoch);
}

/// The first step of what comes after so many epochs.
int stepsBefore(const StageScene& scene, int epochs) {
  return epochs < scene.epochCount() ? scene.firstStepOfEpoch(epochs) : scene.stepCount();
}

int stepInEpoch(const StageScene& main, const StageScene& beside, int step) {
  if (step >= main.stepCount()) {
    const int rest = stepsBefore(beside, commonEpochs(main, beside)) + step - main.stepCount();
    return std::min(rest, beside.stepCount() - 1);
  }
  const int epoch = main.epochOf(step);
  if (epoch >= beside.epochCount()) return beside.stepCount() - 1;
  // The same part of the epoch, rounded up, so that both reach its barrier together.
  const std::int64_t all = stepsOfEpoch(main, epoch);
  const std::int64_t done = step - main.firstStepOfEpoch(epoch) + 1;
  const std::int64_t mine = (done * stepsOfEpoch(beside, epoch) + all - 1) / all;
  return beside.firstStepOfEpoch(epoch) + static_cast<int>(mine) - 1;
}

bool breaks(const StageScene& suspect, const StageScene& correct) {
  const catalog::KernelRow* row = catalog::lookUp(suspect.record().kernel);
  return row != nullptr && !row->breaks.empty() && row->breaks == correct.record().kernel;
}

std::shared_ptr<const trace::Poison> poisonOf(const std::shared_ptr<const StageScene>& suspect,
                                              const std::shared_ptr<const StageScene>& correct) {
  using Shared = std::shared_ptr<const trace::Timeline>;
  return std::make_shared<const trace::Poison>(Shared(suspect, &suspect->timeline()),
                                               Shared(correct, &correct->timeline()));
}

}  // namespace

SceneBeside::Side::Side(std::shared_ptr<const StageScene> of, const ComparedRun& run)
    : scene(std::move(of)), traffic(trace::trafficOf(*run.record())), intake(scene->timeline()) {}

SceneBeside::SceneBeside(std::shared_ptr<const StageScene> first, const ComparedRun& mainRun,
                         const ComparedRun& otherRun, const trace::Watch& watch)
    : main(std::move(first), mainRun),
      beside(besideOf(*main.scene, otherRun, watch), otherRun),
      comparison({mainRun, *main.scene, main.traffic}, {otherRun, *beside.scene, beside.traffic}) {
  if (breaks(*main.scene, *beside.scene)) main.poison = poisonOf(main.scene, beside.scene);
  if (breaks(*beside.scene, *main.scene)) beside.poison = poisonOf(beside.scene, main.scene);
  for (const Side* side : {&main, &beside}) {
    if (side->poison != nullptr) comparison.verdict = side->scene->verdictOf(*side->poison);
  }
}

int SceneBeside::stepBeside(int step, InStep inStep) const {
  const int last = beside.scene->stepCount() - 1;
  switch (inStep) {
    case InStep::input: {
      const auto done =
          std::min(static_cast<std::size_t>(step) + 1, main.scene->timeline().stepCount());
      return static_cast<int>(beside.intake.stepsFor(main.intake.after(done))) - 1;
    }
    case InStep::epoch:
      return stepInEpoch(*main.scene, *beside.scene, step);
    case InStep::step:
      return std::min(step, last);
  }
  return last;
}

QString SceneBeside::Side::wrongSentence(int step) const {
  return poison == nullptr ? QString() : scene->explainWrong(*poison, step);
}

std::vector<int> SceneBeside::wrongSteps(InStep inStep) const {
  std::vector<int> steps;
  if (main.poison != nullptr) {
    for (const auto& origin : main.poison->origins()) {
      steps.push_back(static_cast<int>(origin.step));
    }
  }
  if (beside.poison != nullptr) {
    int step = 0;
    for (const auto& origin : beside.poison->origins()) {
      while (step + 1 < stepCount(inStep) &&
             stepBeside(step, inStep) < static_cast<int>(origin.step)) {
        ++step;
      }
      if (steps.empty() || steps.back() != step) steps.push_back(step);
    }
  }
  return steps;
}

int SceneBeside::stepCount(InStep inStep) const {
  const int mine = main.scene->stepCount();
  const int others = beside.scene->stepCount();
  switch (inStep) {
    case InStep::input:
      return mine;
    case InStep::epoch:
      return mine + others - stepsBefore(*beside.scene, commonEpochs(*main.scene, *beside.scene));
    case InStep::step:
      return std::max(mine, others);
  }
  return mine;
}

}  // namespace lanescope::ui
