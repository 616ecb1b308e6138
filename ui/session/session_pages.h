// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/session/session.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/model/stage_view.h"

namespace lanescope::ui {

class CatalogView;
class LabPage;
class LessonPage;
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
  LabPage& lab;
  LessonPage& lesson;
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

/// The kernel on the page Lab; nothing where there is none.
[[nodiscard]] std::optional<app::SessionKernel> ownKernelOn(const SessionPages& pages);
/// Shows it. One that does not bear this user's mark is not compiled before the user asks for it.
void showOwnKernel(const SessionPages& pages, const app::SessionKernel& kernel);

/// The state of the quiz.
[[nodiscard]] app::SessionQuiz quizOn(const SessionPages& pages);
/// The scene of the quiz must be shown already, at its last step.
void showQuiz(const SessionPages& pages, const app::SessionQuiz& quiz);

}  // namespace lanescope::ui
