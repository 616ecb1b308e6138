// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run_controller.h"

#include <QFuture>
#include <QtConcurrentRun>
#include <algorithm>

#include "app/engine_thread.h"
#include "catalog/beside.h"
#include "ui/stage/scene_beside.h"
#include "ui/text.h"

namespace lanescope::ui {
namespace {

using Scene = std::shared_ptr<const StageScene>;
using Result = std::shared_ptr<const values::RunResult>;

/// Copies the user's data into a request: every input gets a column, and ones where there is none,
/// as on the command line.
/// Behind a pointer, since a future would copy it.
std::shared_ptr<values::RunRequest> withInputs(const values::RunRequest& request,
                                               const DataSource::Arrays& arrays) {
  auto complete = std::make_shared<values::RunRequest>(request);
  const std::size_t wanted = catalog::find(request.kernel).inputs.size();
  for (std::size_t i = 0; i < wanted; ++i) {
    if (i < arrays.size()) {
      complete->inputs.push_back(*arrays[i]);
      continue;
    }
    values::HostArray ones(values::DType::float32, arrays.front()->count());
    std::ranges::fill(ones.as<float>(), 1.0F);
    complete->inputs.push_back(std::move(ones));
  }
  return complete;
}

/// The scene keeps the whole result alive, so that the record is not copied.
Scene makeScene(const Result& result, quint64 recordedBlock) {
  const std::shared_ptr<const trace::Record> record(result, &*result->record);
  return std::make_shared<const StageScene>(record, recordedBlock);
}

std::shared_ptr<const SceneBeside> makeBeside(const Scene& scene, const ComparedRun& main,
                                              const ComparedRun& other) {
  return std::make_shared<const SceneBeside>(scene, main, other);
}

}  // namespace

RunController::RunController(app::EngineThread& engine, QObject* parent)
    : QObject(parent), m_engine(engine) {
  connectEngine();
}

void RunController::connectEngine() {
  using Engine = app::EngineThread;
  const auto mine = [this](quint64 id) { return id != 0 && id == m_id; };
  connect(&m_engine, &Engine::engineReady, this, &RunController::engineReady);
  connect(
      &m_engine, &Engine::devicesFound, this,
      [this](quint64, const QList<values::DeviceInfo>& devices) { emit devicesFound(devices); });
  connect(&m_engine, &Engine::progressed, this, [this, mine](quint64 id, double fraction) {
    if (mine(id)) emit progressed(fraction);
  });
  connect(&m_engine, &Engine::runFinished, this, [this, mine](quint64 id, const Result& result) {
    if (mine(id)) finishRun(result);
  });
  connect(&m_engine, &Engine::benchPoint, this,
          [this, mine](quint64 id, const values::BenchSeries& series) {
            if (mine(id)) emit benchPoint(series);
          });
  connect(&m_engine, &Engine::benchFinished, this,
          [this, mine](quint64 id, const std::shared_ptr<const values::BenchResult>& result) {
            if (!mine(id)) return;
            end();
            emit benchFinished(result);
          });
  connect(&m_engine, &Engine::failed, this,
          [this, mine](quint64 id, values::ErrorKind kind, const QString& sentence) {
            if (mine(id)) fail(kind, sentence);
          });
}

void RunController::begin(Task task) {
  if (m_id != 0) m_engine.cancel(m_id);
  ++m_generation;
  m_id = 0;
  m_task = task;
  emit activityChanged(task == Task::bench ? Activity::measuring : Activity::running);
}

void RunController::end() {
  m_id = 0;
  m_task = Task::none;
  emit activityChanged(Activity::idle);
}

void RunController::run(const values::RunRequest& request, const DataSource::Arrays& arrays) {
  begin(Task::run);
  m_request = request;
  m_arrays = arrays;
  m_beside.reset();
  send(request);
}

void RunController::send(const values::RunRequest& request) {
  if (m_arrays.empty()) {
    m_id = m_engine.run(request);
    return;
  }
  QtConcurrent::run(&withInputs, request, m_arrays)
      .then(this,
            [this, generation = m_generation](const std::shared_ptr<values::RunRequest>& complete) {
              if (generation == m_generation) m_id = m_engine.run(std::move(*complete));
            });
}

void RunController::measure(const values::BenchRequest& request) {
  begin(Task::bench);
  m_id = m_engine.bench(request);
}

void RunController::cancel() {
  if (m_task == Task::none) return;
  if (m_id != 0) {
    emit cancelling();
    m_engine.cancel(m_id);
    return;
  }
  // Nothing is out: data is being copied, or a scene built that nobody waits for any more.
  ++m_generation;
  end();
  emit cancelled();
}

void RunController::finishRun(const Result& result) {
  m_id = 0;
  if (m_task == Task::beside) return finishBeside(result);
  m_shown = {m_request, m_arrays, result, nullptr};
  m_recorded = result->record ? result : nullptr;
  emit runFinished(result);
  if (m_recorded != nullptr) {
    buildScene(0);
    return;
  }
  end();
  emit sceneReady(nullptr);
}

void RunController::show(const Shown& shown, quint64 recordedBlock) {
  begin(Task::scene);
  m_shown = shown;
  m_request = shown.request;
  m_arrays = shown.arrays;
  m_recorded = shown.result != nullptr && shown.result->record ? shown.result : nullptr;
  m_beside = m_recorded != nullptr ? shown.beside : nullptr;
  m_besideRequest = shown.besideRequest;
  if (shown.result != nullptr) emit runFinished(shown.result);
  if (m_recorded != nullptr) return buildScene(recordedBlock);
  end();
  emit sceneReady(nullptr);
}

void RunController::showBlock(quint64 recordedBlock) {
  if (isBusy() || m_recorded == nullptr || recordedBlock >= m_recorded->record->blockCount) return;
  begin(Task::scene);
  buildScene(recordedBlock);
}

void RunController::showLaunch(quint32 launch) {
  if (isBusy() || m_recorded == nullptr || launch >= m_recorded->record->launches) return;
  values::RunRequest request = m_request;
  request.window.launch = launch;
  run(request, DataSource::Arrays(m_arrays));
}

void RunController::showBeside(const std::string& choice) {
  // What was asked for before is not wanted any more.
  if (m_scene == nullptr || m_task == Task::run || m_task == Task::bench) return;
  if (m_task != Task::none) {
    if (m_id != 0) m_engine.cancel(m_id);
    ++m_generation;
    end();
  }
  m_beside.reset();
  m_shown.beside.reset();
  if (choice.empty()) {
    emit besideReady(nullptr);
    return;
  }
  m_schedules.clear();
  try {
    const catalog::Beside beside = catalog::besideFromText(choice);
    m_besideRequest = catalog::requestBeside(m_request, beside);
    const catalog::KernelRow& row = catalog::find(beside.kernel);
    if (row.breaks == m_request.kernel && !beside.schedule) {
      m_schedules = catalog::schedulesToLose(row, m_request.target.schedule);
      m_besideRequest->target.backend = values::BackendChoice::emulator;
      m_besideRequest->target.schedule = m_schedules.front();
    }
  } catch (const values::Error& error) {
    emit besideReady(nullptr);
    emit failed(toQString(error.what()));
    return;
  }
  begin(Task::beside);
  send(*m_besideRequest);
}

void RunController::finishBeside(const Result& result) {
  emit besideFinished(*m_besideRequest, result);
  if (!m_schedules.empty()) m_schedules.erase(m_schedules.begin());
  if (!m_schedules.empty() && !catalog::isWrong(*result)) {
    m_besideRequest->target.schedule = m_schedules.front();
    send(*m_besideRequest);
    return;
  }
  m_schedules.clear();
  m_beside = m_shown.beside = result->record ? result : nullptr;
  m_shown.besideRequest = m_besideRequest;
  buildBeside();
}

void RunController::buildScene(quint64 recordedBlock) {
  m_task = Task::scene;
  m_scene.reset();
  QtConcurrent::run(&makeScene, m_recorded, recordedBlock)
      .then(this,
            [this, generation = m_generation](const Scene& scene) {
              if (generation != m_generation) return;
              m_scene = scene;
              const bool goesOn = m_beside != nullptr;
              if (!goesOn) end();
              emit sceneReady(scene);
              if (goesOn && generation == m_generation) buildBeside();
            })
      .onFailed(this, [this, generation = m_generation] { failScene(generation); });
}

void RunController::buildBeside() {
  if (m_beside == nullptr) {
    end();
    return;
  }
  m_task = Task::scene;
  const catalog::Labels labels = m_besideRequest
                                     ? catalog::labelsOf(m_request, *m_besideRequest)
                                     : catalog::Labels{m_recorded->kernel, m_beside->kernel};
  QtConcurrent::run(&makeBeside, m_scene, ComparedRun{m_recorded, toQString(labels.main)},
                    ComparedRun{m_beside, toQString(labels.beside)})
      .then(this,
            [this, generation = m_generation](const std::shared_ptr<const SceneBeside>& both) {
              if (generation != m_generation) return;
              end();
              emit besideReady(both);
            })
      .onFailed(this, [this, generation = m_generation] { failScene(generation); });
}

void RunController::failScene(quint64 generation) {
  if (generation != m_generation) return;
  end();
  emit failed(tr("The record is too large to be drawn; run with fewer elements or blocks."));
}

void RunController::fail(values::ErrorKind kind, const QString& sentence) {
  const bool isBeside = m_task == Task::beside;
  end();
  if (isBeside) emit besideReady(nullptr);
  if (kind == values::ErrorKind::cancelled) {
    emit cancelled();
  } else {
    emit failed(sentence);
  }
}

}  // namespace lanescope::ui
