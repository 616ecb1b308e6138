// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/stage_setter.h"

#include <QDir>
#include <algorithm>
#include <utility>

#include "app/engine/engine_thread.h"
#include "app/lab/head_choices.h"
#include "app/lab/kernel_file.h"
#include "app/lab/sandbox_check.h"
#include "app/text/text.h"
#include "catalog/catalog.h"
#include "catalog/own/own_row.h"
#include "request/parameter_table.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/input_files.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/lesson/stage_look.h"
#include "ui/lesson/stage_request.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

StageViews viewsOf(const QStringList& ids) {
  StageViews views;
  for (const StageViewInfo& info : stageViews()) {
    if (ids.contains(info.id)) views |= info.view;
  }
  return views ? views : StageLook().views;
}

}  // namespace

StageSetter::StageSetter(const Targets& targets, QObject* parent)
    : QObject(parent), m_targets(targets), m_live(this) {
  connectAll();
}

void StageSetter::connectAll() {
  connect(&m_live, &app::LiveKernel::built, this, &StageSetter::takeBuild);
  connect(&m_live, &app::LiveKernel::refused, this, [this](const app::KernelComplaints& all) {
    const auto first = std::ranges::find(all, true, &app::KernelComplaint::isError);
    if (first == all.end()) return;
    fail(first->line == 0 ? first->message
                          : /*: %1: name of a file; %2: number of a line; %3: what is wrong there */
             tr("%1, line %2: %3").arg(m_stage->kernel).arg(first->line).arg(first->message));
  });
  connect(&m_live, &app::LiveKernel::unavailable, this, &StageSetter::fail);
  const InputFiles* files = &m_targets.parameters.data();
  connect(files, &InputFiles::changed, this, [this] {
    if (m_readsInput && !m_targets.parameters.data().isReading()) start();
  });
  connect(files, &InputFiles::failed, this, [this](const QString& sentence) {
    if (m_readsInput) fail(sentence);
  });
  const RunController* controller = &m_targets.controller;
  connect(controller, &RunController::sceneReady, this,
          [this](const std::shared_ptr<const StageScene>& scene) {
            if (!std::exchange(m_isRunning, false)) return;
            m_run = {m_targets.controller.shown().result, scene};
            m_isThere = true;
            look();
            emit busyChanged(false);
            emit done();
          });
  connect(controller, &RunController::comparedReady, this, [this] {
    // What stands beside may have steps that the first run does not have.
    if (m_run.result != nullptr && m_run.result == m_targets.controller.shown().result &&
        !m_stage->compare.isEmpty()) {
      m_targets.stage.playback().jump(step());
    }
  });
  connect(controller, &RunController::failed, this, [this](const QString& sentence) {
    if (m_isRunning) fail(sentence);
  });
  connect(controller, &RunController::cancelled, this, [this] {
    if (m_isRunning) fail(tr("The run was ended before the stage was set."));
  });
}

bool StageSetter::isOwnKernel(const app::LessonStage& stage) {
  return stage.kernel.endsWith(QLatin1String(".cu"));
}

void StageSetter::cancel() {
  m_live.cancel();
  m_readsInput = false;
  m_isRunning = false;
  m_isThere = true;
}

void StageSetter::set(const app::LessonStage& stage, const QString& folder) {
  cancel();
  m_stage = stage;
  m_folder = folder;
  m_isThere = false;
  m_run = {};
  emit busyChanged(true);
  if (isOwnKernel(stage)) {
    build(folder);
  } else {
    prepare(stage.kernel);
  }
}

void StageSetter::fail(const QString& sentence) {
  cancel();
  emit busyChanged(false);
  emit failed(sentence);
}

// The kernel

void StageSetter::build(const QString& folder) {
  if (!app::hasSandbox()) {
    return fail(
        tr("This system has no sandbox (Landlock, seccomp), so the lesson's own kernel "
           "does not run here."));
  }
  try {
    std::string text = app::readKernelText(QDir(folder).filePath(m_stage->kernel)).toStdString();
    for (const auto& [name, value] : m_stage->options) {
      const bool isChoice = name == QLatin1String("problem") || name == QLatin1String("output");
      if (isChoice) text = app::withHeadChoice(text, name.toStdString(), value.toStdString());
    }
    m_building = toQString(text);
    const bool isBuilt = m_build != nullptr && m_builtText == m_building &&
                         catalog::lookUp(m_builtName.toStdString()) != nullptr;
    if (isBuilt && m_build->kernel().id == m_stage->kernel.toStdString()) {
      return takeBuild(m_build);
    }
    m_live.setText({m_stage->kernel, text, app::KernelBuild::traced, false});
  } catch (const values::Error& error) {
    fail(toQString(error.what()));
  }
}

void StageSetter::takeBuild(const std::shared_ptr<const app::OwnKernelBuild>& build) {
  try {
    // A kernel of the page Lab may have the same name, and takes its place again when it is built.
    const catalog::KernelRow& row = catalog::addOwnKernel(build->kernel());
    m_builtName = toQString(row.id);
    m_builtText = m_building;
    m_targets.engine.useOwnKernel(build->folder(), m_builtName, false, build);
    m_build = build;
    m_targets.catalog.showOwn(row);
  } catch (const values::Error& error) {
    return fail(toQString(error.what()));
  }
  prepare(m_builtName);
}

// The run

void StageSetter::prepare(const QString& kernel) {
  m_targets.catalog.choose(kernel);
  if (m_targets.catalog.kernel() != kernel) {
    //: %1: what a lesson names as a kernel
    return fail(tr("There is no kernel %1.").arg(kernel));
  }
  readInput();
}

void StageSetter::readInput() {
  InputFiles& files = m_targets.parameters.data();
  QStringList paths;
  QString columns;
  for (const auto& [name, value] : m_stage->options) {
    if (name == QLatin1String("input")) paths += QDir(m_folder).filePath(value);
    if (name == QLatin1String("columns")) columns = value;
  }
  if (!files.tables().empty()) files.clear();
  if (paths.isEmpty()) return start();
  m_readsInput = true;
  files.setColumns(columns);
  files.open(paths);
}

void StageSetter::start() {
  m_readsInput = false;
  try {
    const catalog::KernelRow& row = catalog::find(m_targets.catalog.kernel().toStdString());
    const values::RunRequest wanted = stageRequest(*m_stage, row);
    ParameterPanel& parameters = m_targets.parameters;
    parameters.setParameters(wanted.parameters);
    ComparisonBar& compared = m_targets.stage.comparisonBar();
    compared.setChoice(m_stage->compare.toStdString());
    if (compared.choice() != m_stage->compare.toStdString()) {
      //: %1: a kernel, perhaps with parameters; %2: name of the kernel on the stage
      return fail(tr("%1 cannot stand beside %2.").arg(m_stage->compare, toQString(row.id)));
    }
    if (const InStepInfo* info = inStepFromId(m_stage->inStep)) compared.setInStep(info->inStep);
    values::RunRequest request = parameters.request();
    request.target = wanted.target;
    request.window = wanted.window;
    m_isRunning = true;
    m_targets.controller.run(request, parameters.data().arrays());
  } catch (const values::Error& error) {
    fail(toQString(error.what()));
  }
}

// The picture

int StageSetter::step() const {
  const Playback& playback = m_targets.stage.playback();
  const int last = playback.stepCount() - 1;
  switch (m_stage->step.kind) {
    case app::LessonStep::Kind::first:
      return 0;
    case app::LessonStep::Kind::last:
      return last;
    case app::LessonStep::Kind::step:
      return std::clamp(m_stage->step.number - 1, 0, std::max(0, last));
    case app::LessonStep::Kind::epoch: {
      const auto& starts = playback.epochStarts();
      if (starts.empty()) return 0;
      const auto which = static_cast<std::size_t>(std::max(0, m_stage->step.number));
      return starts[std::min(which, starts.size() - 1)];
    }
  }
  return 0;
}

void StageSetter::look() {
  StagePage& stage = m_targets.stage;
  stage.playback().setPredicting(false);
  StageLook look;
  look.views = viewsOf(m_stage->views);
  if (m_stage->follow) look.chosen = static_cast<std::uint32_t>(*m_stage->follow);
  if (m_run.scene != nullptr) look.marks = marksOf(*m_stage, m_run.scene->record());
  stage.stage().setLook(look);
  const bool hasStep = m_stage->step != app::LessonStep();
  if (m_stage->sourceLine && !hasStep) {
    stage.goToLine(*m_stage->sourceLine);
  } else {
    stage.playback().jump(step());
  }
}

}  // namespace lanescope::ui
