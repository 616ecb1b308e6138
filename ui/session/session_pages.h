// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/model/stage_view.h"

namespace lanescope::ui {

class CatalogView;
class ParameterPanel;
class StagePage;
class Stops;

/// The pages whose state a session holds.
struct SessionPages {
  CatalogView& catalog;
  ParameterPanel& parameters;
  StagePage& stage;
  RunController& controller;
  Stops& stops;
};

/// What the form says.
[[nodiscard]] app::SessionForm formOn(const SessionPages& pages);
/// Chooses the kernel, where there is one of that name, and fills its fields.
void showForm(const SessionPages& pages, const app::SessionForm& form);

/// The view of the stage.
[[nodiscard]] app::SessionView viewOn(const SessionPages& pages);
/// The scene of the view must be shown already.
void showView(const SessionPages& pages, const app::SessionView& view);

/// Shows the watches and the breakpoints. The kernel whose source has them is chosen already.
void showStops(const SessionPages& pages, const app::SessionView& view);

/// The state of the quiz.
[[nodiscard]] app::SessionLesson lessonOn(const SessionPages& pages);
/// The scene of the lesson must be shown already, at its last step.
void showLesson(const SessionPages& pages, const app::SessionLesson& lesson);

}  // namespace lanescope::ui
