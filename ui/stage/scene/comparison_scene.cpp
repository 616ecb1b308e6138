// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/comparison_scene.h"

#include <algorithm>
#include <utility>

#include "catalog/catalog.h"

namespace lanescope::ui {
namespace {

std::shared_ptr<const StageScene> comparedOf(const StageScene& main, const ComparedRun& other,
                                             const values::ProgressMonitor& monitor) {
  const auto last = static_cast<std::uint64_t>(other.record()->blockCount) - 1;
  return std::make_shared<const StageScene>(other.record(), std::min(main.recordedBlock(), last),
                                            monitor);
}

/// The number of epochs that both have.
int commonEpochs(const StageScene& a, const StageScene& b) {
  return std::min(a.epochCount(), b.epochCount());
}

int stepsOfEpoch(const StageScene& scene, int epoch) {
  const int end =
      epoch + 1 < scene.epochCount() ? scene.firstStepOfEpoch(epoch + 1) : scene.stepCount();
  return end - scene.firstStepOfEpoch(epoch);
}

/// The first step after so many epochs.
int stepsBefore(const StageScene& scene, int epochs) {
  return epochs < scene.epochCount() ? scene.firstStepOfEpoch(epochs) : scene.stepCount();
}

int stepInEpoch(const StageScene& main, const StageScene& compared, int step) {
  if (step >= main.stepCount()) {
    const int rest = stepsBefore(compared, commonEpochs(main, compared)) + step - main.stepCount();
    return std::min(rest, compared.stepCount() - 1);
  }
  const int epoch = main.epochOf(step);
  if (epoch >= compared.epochCount()) return compared.stepCount() - 1;
  // The same share of the epoch, rounded up, so that both reach its barrier together.
  const std::int64_t all = stepsOfEpoch(main, epoch);
  const std::int64_t done = step - main.firstStepOfEpoch(epoch) + 1;
  const std::int64_t mine = (done * stepsOfEpoch(compared, epoch) + all - 1) / all;
  return compared.firstStepOfEpoch(epoch) + static_cast<int>(mine) - 1;
}

bool breaks(const StageScene& suspect, const StageScene& correct) {
  const catalog::KernelRow* row = catalog::lookUp(suspect.record().kernel);
  return row != nullptr && !row->breaks.empty() && row->breaks == correct.record().kernel;
}

std::shared_ptr<const trace::Taint> taintOf(const std::shared_ptr<const StageScene>& suspect,
                                            const std::shared_ptr<const StageScene>& correct) {
  using Shared = std::shared_ptr<const trace::Timeline>;
  return std::make_shared<const trace::Taint>(Shared(suspect, &suspect->timeline()),
                                              Shared(correct, &correct->timeline()));
}

}  // namespace

ComparisonScene::Side::Side(std::shared_ptr<const StageScene> of, const ComparedRun& run)
    : scene(std::move(of)),
      traffic(trace::trafficOf(*run.record())),
      inputProgress(scene->timeline()) {}

ComparisonScene::ComparisonScene(std::shared_ptr<const StageScene> first,
                                 const ComparedRun& mainRun, const ComparedRun& otherRun,
                                 const values::ProgressMonitor& monitor)
    : main(std::move(first), mainRun),
      compared(comparedOf(*main.scene, otherRun, monitor), otherRun),
      comparison({mainRun, *main.scene, main.traffic},
                 {otherRun, *compared.scene, compared.traffic}) {
  if (breaks(*main.scene, *compared.scene)) main.taint = taintOf(main.scene, compared.scene);
  if (breaks(*compared.scene, *main.scene)) compared.taint = taintOf(compared.scene, main.scene);
  for (const Side* side : {&main, &compared}) {
    if (side->taint != nullptr) comparison.verdict = side->scene->verdictOf(*side->taint);
  }
}

int ComparisonScene::comparedStep(int step, InStep inStep) const {
  const int last = compared.scene->stepCount() - 1;
  switch (inStep) {
    case InStep::input: {
      const auto done =
          std::min(static_cast<std::size_t>(step) + 1, main.scene->timeline().stepCount());
      return static_cast<int>(compared.inputProgress.stepsFor(main.inputProgress.after(done))) - 1;
    }
    case InStep::epoch:
      return stepInEpoch(*main.scene, *compared.scene, step);
    case InStep::step:
      return std::min(step, last);
  }
  return last;
}

QString ComparisonScene::Side::wrongSentence(int step) const {
  return taint == nullptr ? QString() : scene->explainWrong(*taint, step);
}

std::vector<int> ComparisonScene::wrongSteps(InStep inStep) const {
  std::vector<int> steps;
  if (main.taint != nullptr) {
    for (const auto& origin : main.taint->origins()) {
      steps.push_back(static_cast<int>(origin.step));
    }
  }
  if (compared.taint != nullptr) {
    int step = 0;
    for (const auto& origin : compared.taint->origins()) {
      while (step + 1 < stepCount(inStep) &&
             comparedStep(step, inStep) < static_cast<int>(origin.step)) {
        ++step;
      }
      if (steps.empty() || steps.back() != step) steps.push_back(step);
    }
  }
  return steps;
}

int ComparisonScene::stepCount(InStep inStep) const {
  const int mine = main.scene->stepCount();
  const int others = compared.scene->stepCount();
  switch (inStep) {
    case InStep::input:
      return mine;
    case InStep::epoch:
      return mine + others -
             stepsBefore(*compared.scene, commonEpochs(*main.scene, *compared.scene));
    case InStep::step:
      return std::max(mine, others);
  }
  return mine;
}

}  // namespace lanescope::ui
