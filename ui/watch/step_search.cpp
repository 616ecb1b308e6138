// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/watch/step_search.h"

#include <QFutureWatcher>
#include <cstddef>

#include "app/conditions/condition_search.h"
#include "app/engine/background.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::ui {
namespace {

struct StepFound {
  std::optional<std::size_t> step;
  QString missing;
};

}  // namespace

StepSearch::~StepSearch() {
  cancel();
}

void StepSearch::cancel() {
  m_stop.request_stop();
  m_isRunning = false;
}

void StepSearch::start(const QString& text, const std::shared_ptr<const StageScene>& scene,
                       int begin, int end, Direction direction) {
  cancel();
  const auto condition = std::make_shared<app::Condition>(
      text, app::ConditionBlock{scene->timeline(), scene->model().history});
  m_stop = {};
  m_isRunning = true;
  m_roundsIntegers = condition->roundsIntegers();
  const std::stop_token stop = m_stop.get_token();
  const auto work = [condition, scene, begin, end, direction,
                     stop](const app::WorkProgress& progress) -> StepFound {
    const auto search = direction == Direction::next ? app::firstStepWhere : app::lastStepWhere;
    const auto step =
        search(*condition, static_cast<std::size_t>(begin), static_cast<std::size_t>(end),
               values::ProgressMonitor(stop, progress));
    return {step, condition->missing()};
  };
  //: What is being made: "The search needs more memory than …"
  const QFuture<void> future = app::inBackground(
      this, tr("The search"), work,
      [this, stop](const StepFound& result) {
        if (stop.stop_requested()) return;
        m_isRunning = false;
        if (result.step) {
          emit found(static_cast<int>(*result.step));
        } else {
          emit foundNothing(result.missing);
        }
      },
      [this, stop](const values::Error& error) {
        if (stop.stop_requested()) return;
        m_isRunning = false;
        emit failed(sentenceText(error.what()));
      });
  auto* watcher = new QFutureWatcher<void>(this);
  connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, stop](int parts) {
    if (!stop.stop_requested() && m_isRunning) {
      emit progressed(static_cast<double>(parts) / app::kProgressParts);
    }
  });
  connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
  watcher->setFuture(future);
}

}  // namespace lanescope::ui
