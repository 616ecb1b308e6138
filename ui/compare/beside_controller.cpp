// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/beside_controller.h"

#include <memory>

#include "app/text/text.h"
#include "catalog/beside.h"
#include "ui/compare/beside_dialog.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/break_it_box.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/widgets/message_strip.h"
#include "values/error.h"

namespace lanescope::ui {

BesideController::BesideController(StagePage& stage, ParameterPanel& parameters,
                                   RunController& controller, QObject* parent)
    : QObject(parent), m_stage(stage), m_parameters(parameters), m_controller(controller) {
  connectStage();
  connectBreakIt();
}

void BesideController::connectStage() {
  connect(&m_stage, &StagePage::besideChanged, this, &BesideController::show);
  connect(&m_stage, &StagePage::besideParametersWanted, this, &BesideController::askForParameters);
  connect(&m_controller, &RunController::sceneReady, this, [this] {
    if (!m_controller.isBusy()) show();
  });
  connect(&m_controller, &RunController::besideReady, &m_stage, &StagePage::setBeside);
}

void BesideController::connectBreakIt() {
  BreakItBox& box = m_parameters.breakIt();
  connect(&box, &BreakItBox::wanted, this, &BesideController::breakIt);
  connect(&box, &BreakItBox::anotherScheduleWanted, this, &BesideController::tryNextSchedule);
  connect(&m_stage, &StagePage::besideChoiceShown, &box,
          [this, &box] { box.setBeside(m_stage.beside()); });
  connect(&m_parameters, &ParameterPanel::runRequested, &box, &BreakItBox::forgetTries);
  connect(&m_controller, &RunController::activityChanged, &box,
          [&box](Activity activity) { box.setReady(activity == Activity::idle); });
  connect(&m_controller, &RunController::besideFinished, &box,
          [&box](const values::RunRequest& request,
                 const std::shared_ptr<const values::RunResult>& result) {
            box.addTry(request, *result);
          });
}

bool BesideController::isShown() const {
  // Another kernel may have been chosen since the last run.
  return m_controller.shown().result != nullptr &&
         m_controller.shown().request.kernel == m_parameters.kernel();
}

values::RunRequest BesideController::main() const {
  return isShown() ? m_controller.shown().request : m_parameters.request();
}

void BesideController::show() {
  if (isShown()) m_controller.showBeside(m_stage.beside());
}

void BesideController::askForParameters(const std::string& choice) {
  BesideDialog* dialog = nullptr;
  try {
    dialog = new BesideDialog(main(), catalog::besideFromText(choice), m_stage.window());
  } catch (const values::Error& error) {
    m_stage.messages().say(toQString(error.what()), MessageStrip::Tone::trouble);
    return;
  }
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog] { m_stage.chooseBeside(catalog::textOf(dialog->choice())); });
  dialog->open();
}

void BesideController::breakIt(const QString& kernel) {
  const bool isCurrent = isShown() && m_parameters.formComplaint().isEmpty() &&
                         m_controller.shown().request.parameters == m_parameters.parameters();
  m_stage.chooseBeside(kernel.toStdString());
  if (!kernel.isEmpty() && !isCurrent) m_parameters.run();
}

void BesideController::tryNextSchedule() {
  using values::Schedule;
  Schedule next{Schedule::Kind::random, 1};
  const auto& last = m_controller.shown().besideRequest;
  if (last && last->target.schedule.kind == Schedule::Kind::random) {
    next.seed = last->target.schedule.seed + 1;
  }
  catalog::Beside choice = catalog::besideFromText(m_stage.beside());
  choice.schedule = next;
  m_stage.chooseBeside(catalog::textOf(choice));
}

}  // namespace lanescope::ui
