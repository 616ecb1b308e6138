// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_controller.h"

#include <memory>

#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "catalog/compared_with.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/break_it_box.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/widgets/message_strip.h"
#include "values/error.h"

namespace lanescope::ui {

ComparisonController::ComparisonController(StagePage& stage, ParameterPanel& parameters,
                                           RunController& controller, QObject* parent)
    : QObject(parent), m_stage(stage), m_parameters(parameters), m_controller(controller) {
  connectStage();
  connectBreakIt();
}

void ComparisonController::connectStage() {
  const ComparisonBar* bar = &m_stage.comparisonBar();
  connect(bar, &ComparisonBar::chosen, this, &ComparisonController::show);
  connect(bar, &ComparisonBar::parametersWanted, this, &ComparisonController::askForParameters);
  connect(&m_controller, &RunController::sceneReady, this, [this] {
    if (!m_controller.isBusy()) show();
  });
  connect(&m_controller, &RunController::comparedReady, &m_stage, &StagePage::setCompared);
}

void ComparisonController::connectBreakIt() {
  BreakItBox& box = m_parameters.breakIt();
  connect(&box, &BreakItBox::wanted, this, &ComparisonController::breakIt);
  connect(&box, &BreakItBox::anotherScheduleWanted, this, &ComparisonController::tryNextSchedule);
  const ComparisonBar* bar = &m_stage.comparisonBar();
  connect(bar, &ComparisonBar::choiceShown, &box, [bar, &box] { box.setCompared(bar->choice()); });
  connect(&m_parameters, &ParameterPanel::runRequested, &box, &BreakItBox::forgetTries);
  connect(&m_controller, &RunController::activityChanged, &box,
          [&box](Activity activity) { box.setReady(activity == Activity::idle); });
  connect(&m_controller, &RunController::comparedFinished, &box,
          [&box](const values::RunRequest& request,
                 const std::shared_ptr<const values::RunResult>& result) {
            box.addTry(request, *result);
          });
}

bool ComparisonController::isShown() const {
  // Another kernel may have been chosen since the last run.
  return m_controller.shown().result != nullptr &&
         m_controller.shown().request.kernel == m_parameters.kernel();
}

values::RunRequest ComparisonController::main() const {
  return isShown() ? m_controller.shown().request : m_parameters.request();
}

void ComparisonController::show() {
  if (isShown()) m_controller.showCompared(m_stage.comparisonBar().choice());
}

void ComparisonController::askForParameters(const std::string& choice) {
  ComparisonDialog* dialog = nullptr;
  try {
    dialog = new ComparisonDialog(main(), catalog::comparedWithFromText(choice), m_stage.window());
  } catch (const values::Error& error) {
    m_stage.messages().say(sentenceText(error.what()), MessageStrip::Tone::trouble);
    return;
  }
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog] { m_stage.comparisonBar().choose(catalog::textOf(dialog->choice())); });
  dialog->open();
}

void ComparisonController::breakIt(const QString& kernel) {
  const bool isCurrent = isShown() && m_parameters.formComplaint().isEmpty() &&
                         m_controller.shown().request.parameters == m_parameters.parameters();
  m_stage.comparisonBar().choose(kernel.toStdString());
  if (!kernel.isEmpty() && !isCurrent) m_parameters.run();
}

void ComparisonController::tryNextSchedule() {
  using values::Schedule;
  Schedule next{Schedule::Kind::random, 1};
  const auto& last = m_controller.shown().comparedRequest;
  if (last && last->target.schedule.kind == Schedule::Kind::random) {
    next.seed = last->target.schedule.seed + 1;
  }
  catalog::ComparedWith choice = catalog::comparedWithFromText(m_stage.comparisonBar().choice());
  choice.schedule = next;
  m_stage.comparisonBar().choose(catalog::textOf(choice));
}

}  // namespace lanescope::ui
