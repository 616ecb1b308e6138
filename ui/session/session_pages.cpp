// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_pages.h"

#include <algorithm>

#include "app/lesson/lesson_library.h"
#include "app/session/kernel_mark.h"
#include "app/text/text.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/lab/lab_page.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/watch/stops.h"

namespace lanescope::ui {
namespace {

StageLook lookOf(const app::SessionView& view) {
  StageLook look;
  look.views = {};
  for (const StageViewInfo& info : stageViews()) {
    const std::string id = info.id.toStdString();
    if (std::ranges::find(view.views, id) != view.views.end()) look.views |= info.view;
    const auto camera = std::ranges::find(view.cameras, id, &app::SessionView::Camera::view);
    if (camera == view.cameras.end()) continue;
    look.cameras[info.view] = {camera->zoom, {camera->panX, camera->panY}};
  }
  look.chosen = view.chosen;
  return look;
}

/// What a session calls the exercise of a folder: its name where it comes with the program.
QString exerciseOf(const QString& folder) {
  for (const QString& name : app::shippedNames(app::ShippedKind::exercise)) {
    if (app::shippedFolder(app::ShippedKind::exercise, name) == folder) return name;
  }
  return folder;
}

}  // namespace

app::SessionForm formOn(const SessionPages& pages) {
  app::SessionForm form;
  form.kernel = pages.catalog.kernel().toStdString();
  for (const auto& [name, text] : pages.parameters.texts()) {
    form.texts.emplace_back(name, text.toStdString());
  }
  form.target = pages.parameters.target();
  form.compared = pages.stage.comparisonBar().choice();
  return form;
}

void showForm(const SessionPages& pages, const app::SessionForm& form) {
  pages.catalog.choose(toQString(form.kernel));
  for (const auto& [name, text] : form.texts) pages.parameters.setText(name, toQString(text));
  pages.parameters.setTarget(form.target);
  pages.stage.comparisonBar().setChoice(form.compared);
}

app::SessionView viewOn(const SessionPages& pages) {
  app::SessionView view;
  const StageWidget& stage = pages.stage.stage();
  const StageLook& look = stage.look();
  if (const auto& scene = stage.scene()) {
    view.block = scene->recordedBlock();
    view.chosen = look.chosen;
  }
  view.showsRounding = look.showsRounding;
  view.step = pages.stage.playback().step();
  view.bookmarks = pages.stage.playback().bookmarks();
  view.breakpoints = pages.stops.breakpoints();
  for (const Watch& watch : pages.stops.watches()) {
    view.watches.push_back({watch.text.toStdString(), watch.stops});
  }
  view.inStep = infoOf(pages.stage.comparisonBar().inStep()).id.toStdString();
  for (const StageViewInfo& info : stageViews()) {
    if (look.views.testFlag(info.view)) view.views.push_back(info.id.toStdString());
    const Camera camera = look.cameraOf(info.view);
    if (camera == Camera()) continue;
    view.cameras.push_back({info.id.toStdString(), camera.zoom, camera.pan.x(), camera.pan.y()});
  }
  return view;
}

void showView(const SessionPages& pages, const app::SessionView& view) {
  const InStepInfo* inStep = inStepFromId(toQString(view.inStep));
  pages.stage.comparisonBar().setInStep(inStep != nullptr ? inStep->inStep : InStep::input);
  pages.stage.stage().setLook(lookOf(view));
  pages.stage.setShowsRounding(view.showsRounding);
  pages.stage.playback().jump(view.step);
  pages.stage.playback().setBookmarks(view.bookmarks);
}

void showStops(const SessionPages& pages, const app::SessionView& view) {
  std::vector<Watch> watches;
  watches.reserve(view.watches.size());
  for (const app::SessionView::Watch& watch : view.watches) {
    watches.push_back({toQString(watch.text), watch.stops});
  }
  pages.stops.setWatches(std::move(watches));
  pages.stops.setBreakpoints(view.breakpoints);
}

std::optional<app::SessionKernel> ownKernelOn(const SessionPages& pages) {
  const LabPage::Content content = pages.lab.content();
  if (content.text.isEmpty()) return {};
  app::SessionKernel kernel{content.name.toStdString(),
                            content.text.toStdString(),
                            {},
                            exerciseOf(content.exercise).toStdString()};
  if (!content.isForeign) kernel.mark = app::kernelMark(kernel.name, kernel.text);
  return kernel;
}

void showOwnKernel(const SessionPages& pages, const app::SessionKernel& kernel) {
  const bool isOwn =
      !kernel.mark.empty() && kernel.mark == app::kernelMark(kernel.name, kernel.text);
  const QString exercise = toQString(kernel.exercise);
  const QString shipped = app::shippedFolder(app::ShippedKind::exercise, exercise);
  pages.lab.show({toQString(kernel.name), toQString(kernel.text), !isOwn,
                  shipped.isEmpty() ? exercise : shipped});
}

app::SessionQuiz quizOn(const SessionPages& pages) {
  const Quiz& quiz = pages.stage.quiz();
  app::SessionQuiz written;
  written.isOn = pages.stage.playback().isPredicting();
  written.seed = quiz.seed();
  for (const QuizAnswer& answer : quiz.answers()) {
    const auto info = std::ranges::find(subjectInfos(), answer.subject.what, &SubjectInfo::what);
    written.answers.push_back({answer.block, answer.step, info->id, answer.subject.array,
                               answer.subject.index, answer.typed.toStdString(), answer.isRight});
  }
  return written;
}

void showQuiz(const SessionPages& pages, const app::SessionQuiz& quiz) {
  std::vector<QuizAnswer> answers;
  for (const app::SessionQuiz::Answer& each : quiz.answers) {
    const auto info = std::ranges::find_if(
        subjectInfos(), [&](const SubjectInfo& known) { return known.id == each.subject; });
    if (info == subjectInfos().end()) continue;
    answers.push_back({each.block,
                       each.step,
                       {info->what, each.array, each.index},
                       toQString(each.typed),
                       each.isRight});
  }
  pages.stage.quiz().restore(std::move(answers), quiz.seed);
  pages.stage.playback().setPredicting(quiz.isOn);
}

}  // namespace lanescope::ui
