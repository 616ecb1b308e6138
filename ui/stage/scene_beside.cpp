// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene_beside.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "catalog/catalog.h"

namespace lanescope::ui {
namespace {

struct TrafficWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::SceneBeside)
};

std::shared_ptr<const StageScene> besideOf(const StageScene& main,
                                           const std::shared_ptr<const trace::Record>& other,
                                           const trace::Watch& watch) {
  const auto last = static_cast<std::uint64_t>(other->blockCount) - 1;
  return std::make_shared<const StageScene>(other, std::min(main.recordedBlock(), last), watch);
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

SceneBeside::Side::Side(std::shared_ptr<const StageScene> of)
    : scene(std::move(of)), traffic(trace::trafficOf(scene->record())), intake(scene->timeline()) {}

QString SceneBeside::Side::trafficSentence() const {
  if (traffic.stored == 0 || traffic.loaded == 0) {
    return TrafficWords::tr("The recorded blocks load or store nothing in global memory.");
  }
  const auto part = [](std::uint64_t a, std::uint64_t b) {
    return QString::number(static_cast<double>(a) / static_cast<double>(b), 'f', 1);
  };
  return TrafficWords::tr(
             "For each element of the result: <b>%1 loads</b> from global memory, %2 sectors. "
             "Each element of the input that is needed is loaded %3 times.")
      .arg(part(traffic.loads, traffic.stored), part(traffic.sectors, traffic.stored),
           part(traffic.loads, traffic.loaded));
}

QString SceneBeside::Side::sentence() const {
  if (poison == nullptr) return trafficSentence();
  return QStringLiteral("%1<br>%2").arg(scene->verdictOf(*poison), trafficSentence());
}

QString SceneBeside::Side::wrongSentence(int step) const {
  return poison == nullptr ? QString() : scene->explainWrong(*poison, step);
}

SceneBeside::SceneBeside(std::shared_ptr<const StageScene> first,
                         const std::shared_ptr<const trace::Record>& other,
                         const trace::Watch& watch)
    : main(std::move(first)), beside(besideOf(*main.scene, other, watch)) {
  if (breaks(*main.scene, *beside.scene)) main.poison = poisonOf(main.scene, beside.scene);
  if (breaks(*beside.scene, *main.scene)) beside.poison = poisonOf(beside.scene, main.scene);
}

std::vector<int> SceneBeside::wrongSteps() const {
  std::vector<int> steps;
  if (main.poison != nullptr) {
    for (const auto& origin : main.poison->origins())
      steps.push_back(static_cast<int>(origin.step));
  }
  if (beside.poison != nullptr) {
    int step = 0;
    for (const auto& origin : beside.poison->origins()) {
      while (step + 1 < main.scene->stepCount() &&
             stepBeside(step) < static_cast<int>(origin.step)) {
        ++step;
      }
      if (steps.empty() || steps.back() != step) steps.push_back(step);
    }
  }
  return steps;
}

int SceneBeside::stepBeside(int step) const {
  const double used = main.intake.after(static_cast<std::size_t>(step) + 1);
  return static_cast<int>(beside.intake.stepsFor(used)) - 1;
}

}  // namespace lanescope::ui
