// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/run_controller.h"

#include <QFutureWatcher>
#include <algorithm>

#include "app/engine/background.h"
#include "app/engine/engine_thread.h"
#include "app/files/input_memory.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "catalog/compared_with.h"
#include "ui/stage/scene/comparison_scene.h"

namespace lanescope::ui {
namespace {

using Scene = std::shared_ptr<const StageScene>;
using Result = std::shared_ptr<const values::RunResult>;
using Both = std::shared_ptr<const ComparisonScene>;

/// Copies the user's data into a request: every input gets a column, and ones where there is none,
/// as on the command line.
values::RunRequest withInputs(values::RunRequest request, const DataSource::Arrays& arrays) {
  const std::size_t wanted = catalog::find(request.kernel).inputs.size();
  std::uint64_t bytes = 0;
  for (std::size_t i = 0; i < wanted; ++i) {
    bytes += arrays[std::min(i, arrays.size() - 1)]->bytes.size();
  }
  app::checkInputsFit(bytes, 0);
  for (std::size_t i = 0; i < wanted; ++i) {
    if (i < arrays.size()) {
      request.inputs.push_back(*arrays[i]);
      continue;
    }
    values::HostArray ones(values::DType::float32, arrays.front()->count());
    std::ranges::fill(ones.as<float>(), 1.0F);
    request.inputs.push_back(std::move(ones));
  }
  return request;
}

/// Returns the text of a kernel's file; empty where there is no such kernel.
std::string sourceOf(const std::string& kernel) {
  const catalog::KernelRow* row = catalog::lookUp(kernel);
  return row == nullptr ? std::string() : std::string(catalog::sourceText(row->source));
}

/// The scene keeps the whole result alive, so that the record is not copied.
Scene makeScene(const Result& result, quint64 recordedBlock,
                const values::ProgressMonitor& monitor) {
  const std::shared_ptr<const trace::Record> record(result, &*result->record);
  return std::make_shared<const StageScene>(record, recordedBlock, monitor);
}

Both makeComparison(const Scene& scene, const ComparedRun& main, const ComparedRun& other,
                    const values::ProgressMonitor& monitor) {
  return std::make_shared<const ComparisonScene>(scene, main, other, monitor);
}

}  // namespace

RunController::RunController(app::EngineThread& engine, QObject* parent)
    : QObject(parent), m_engine(engine) {
  connectEngine();
}

RunController::~RunController() {
  m_stop.request_stop();
}

void RunController::connectEngine() {
  using Engine = app::EngineThread;
  const auto mine = [this](quint64 id) { return id != 0 && id == m_id; };
  connect(&m_engine, &Engine::engineReady, this, &RunController::engineReady);
  connect(
      &m_engine, &Engine::devicesFound, this,
      [this](quint64, const QList<values::DeviceInfo>& devices) { emit devicesFound(devices); });
  connect(&m_engine, &Engine::progressed, this,
          [this, mine](quint64 id, double fraction, const QString& what) {
            if (!mine(id)) return;
            emit progressed(m_task == Task::bench ? m_bench->progress(fraction) : fraction, what);
          });
  connect(&m_engine, &Engine::runFinished, this, [this, mine](quint64 id, const Result& result) {
    if (mine(id)) finishRun(result);
  });
  connect(&m_engine, &Engine::benchPoint, this,
          [this, mine](quint64 id, const values::BenchSeries& series) {
            if (mine(id) && m_bench->add(series)) emit benchPoint(series);
          });
  connect(&m_engine, &Engine::benchFinished, this,
          [this, mine](quint64 id, const std::shared_ptr<const values::BenchResult>& result) {
            if (!mine(id)) return;
            m_bench->finish(*result);
            measureNext();
          });
  connect(&m_engine, &Engine::failed, this,
          [this, mine](quint64 id, values::ErrorKind kind, const QString& sentence) {
            if (!mine(id)) return;
            m_task == Task::bench ? failMeasuring(kind, sentence) : fail(kind, sentence);
          });
}

void RunController::abandon() {
  if (m_id != 0) m_engine.cancel(m_id);
  m_id = 0;
  m_stop.request_stop();
  ++m_generation;
}

void RunController::begin(Task task) {
  abandon();
  m_task = task;
  m_isCancelling = false;
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
  m_source = sourceOf(request.kernel);
  m_compared.reset();
  send(request);
}

void RunController::send(const values::RunRequest& request) {
  if (m_arrays.empty()) {
    m_id = m_engine.run(request);
    return;
  }
  //: What is being made: "The data needs more memory than …"
  app::inBackground(
      this, tr("The data"), [request, arrays = m_arrays] { return withInputs(request, arrays); },
      [this, generation = m_generation](values::RunRequest& complete) {
        if (generation == m_generation) m_id = m_engine.run(std::move(complete));
      },
      [this, generation = m_generation](const values::Error& error) {
        if (generation == m_generation) fail(error.kind(), sentenceText(error.what()));
      });
}

void RunController::measure(const values::BenchRequest& request) {
  begin(Task::bench);
  m_bench.emplace(request, m_engine.ranks());
  emit benchStarted(request);
  measureNext();
}

void RunController::measureNext() {
  if (const std::optional<values::BenchRequest> next = m_bench->next()) {
    // The engine may have been lost while it was told.
    if (m_isCancelling) return fail(values::ErrorKind::cancelled, {});
    m_id = m_engine.bench(*next);
    return;
  }
  try {
    const auto result = std::make_shared<const values::BenchResult>((*std::move(m_bench)).result());
    end();
    emit benchFinished(result);
  } catch (const values::Error& error) {
    fail(error.kind(), sentenceText(error.what()));
  }
}

void RunController::failMeasuring(values::ErrorKind kind, const QString& sentence) {
  std::optional<values::BenchSeries> said;
  try {
    said = m_bench->fail({kind, sentence.toStdString()});
  } catch (const values::Error&) {
    return fail(kind, sentence);
  }
  if (said) emit benchPoint(*said);
  measureNext();
}

void RunController::cancel() {
  if (m_task == Task::none) return;
  if (m_id != 0) {
    m_isCancelling = true;
    emit cancelling();
    m_engine.cancel(m_id);
    return;
  }
  // The engine has no request: data is being copied or a scene is being built. The stage keeps the
  // scene that it has.
  abandon();
  end();
  emit cancelled();
}

void RunController::finishRun(const Result& result) {
  m_id = 0;
  emit ran(result);
  if (m_task == Task::compared) return finishComparison(result);
  m_shown = {m_request, m_arrays, result, nullptr};
  m_shown.source = m_source;
  emit runFinished(result);
  if (result->record) return buildScene(result, 0);
  m_recorded.reset();
  end();
  emit sceneReady(nullptr);
}

void RunController::show(const Shown& shown, quint64 recordedBlock) {
  begin(Task::scene);
  m_shown = shown;
  m_request = shown.request;
  m_arrays = shown.arrays;
  const bool isRecorded = shown.result != nullptr && shown.result->record;
  m_compared = isRecorded ? shown.compared : nullptr;
  m_comparedRequest = shown.comparedRequest;
  if (shown.result != nullptr) emit runFinished(shown.result);
  if (isRecorded) return buildScene(shown.result, recordedBlock);
  m_recorded.reset();
  end();
  emit sceneReady(nullptr);
}

bool RunController::showsLinesOfFile() const {
  if (!m_shown.hasLines || m_shown.source.empty()) return m_shown.hasLines;
  return m_shown.source == sourceOf(m_shown.request.kernel);
}

void RunController::showBlock(quint64 recordedBlock) {
  if (isBusy() || m_recorded == nullptr || recordedBlock >= m_recorded->record->blockCount) return;
  begin(Task::scene);
  buildScene(m_recorded, recordedBlock);
}

void RunController::showLaunch(quint32 launch) {
  if (isBusy() || m_recorded == nullptr || launch >= m_recorded->record->launches) return;
  values::RunRequest request = m_request;
  request.window.launch = launch;
  run(request, DataSource::Arrays(m_arrays));
}

void RunController::showCompared(const std::string& choice) {
  // What was asked for before is not wanted any more.
  if (m_scene == nullptr || m_task == Task::run || m_task == Task::bench) return;
  if (m_task != Task::none) {
    abandon();
    end();
  }
  m_compared.reset();
  m_shown.compared.reset();
  if (choice.empty()) {
    emit comparedReady(nullptr);
    return;
  }
  try {
    m_tries = catalog::comparedTries(m_request, catalog::comparedWithFromText(choice));
  } catch (const values::Error& error) {
    emit comparedReady(nullptr);
    emit failed(sentenceText(error.what()));
    return;
  }
  begin(Task::compared);
  runNextTry();
}

void RunController::runNextTry() {
  m_comparedRequest = std::move(m_tries.front());
  m_tries.erase(m_tries.begin());
  send(*m_comparedRequest);
}

void RunController::finishComparison(const Result& result) {
  emit comparedFinished(*m_comparedRequest, result);
  if (!m_tries.empty() && !catalog::isWrong(*result)) return runNextTry();
  m_compared = m_shown.compared = result->record ? result : nullptr;
  m_shown.comparedRequest = m_comparedRequest;
  buildComparison();
}

template <class Make, class Done>
void RunController::prepare(Make make, Done done) {
  m_task = Task::scene;
  m_stop = std::stop_source();
  emit activityChanged(Activity::preparing);
  //: What is being made: "The picture needs more memory than …"
  const QString subject = RunController::tr("The picture");
  const QFuture<void> future = app::inBackground(
      this, subject,
      [make = std::move(make), stop = m_stop.get_token()](const app::WorkProgress& progress) {
        return make(values::ProgressMonitor(stop, progress));
      },
      [this, generation = m_generation, done = std::move(done)](auto& made) {
        if (generation == m_generation) done(made);
      },
      [this, generation = m_generation](const values::Error& error) {
        if (generation == m_generation) failScene(error);
      });
  auto* watcher = new QFutureWatcher<void>(this);
  connect(watcher, &QFutureWatcherBase::progressValueChanged, this,
          [this, generation = m_generation](int part) {
            // A small picture is there before anything can be said of it.
            if (generation == m_generation && part > 0) {
              emit progressed(static_cast<double>(part) / app::kProgressParts, {});
            }
          });
  connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
  watcher->setFuture(future);
}

void RunController::buildScene(const Result& result, quint64 recordedBlock) {
  prepare(
      [result, recordedBlock](const values::ProgressMonitor& monitor) {
        return makeScene(result, recordedBlock, monitor);
      },
      [this, result](const Scene& scene) {
        m_scene = scene;
        m_recorded = result;
        const quint64 generation = m_generation;
        const bool goesOn = m_compared != nullptr;
        if (!goesOn) end();
        emit sceneReady(scene);
        if (goesOn && generation == m_generation) buildComparison();
      });
}

void RunController::buildComparison() {
  if (m_compared == nullptr) {
    end();
    return;
  }
  const catalog::Labels labels = m_comparedRequest
                                     ? catalog::labelsOf(m_request, *m_comparedRequest)
                                     : catalog::Labels{m_recorded->kernel, m_compared->kernel};
  prepare(
      [scene = m_scene, main = ComparedRun{m_recorded, toQString(labels.main)},
       other = ComparedRun{m_compared, toQString(labels.compared)}](
          const values::ProgressMonitor& monitor) {
        return makeComparison(scene, main, other, monitor);
      },
      [this](const Both& both) {
        end();
        emit comparedReady(both);
      });
}

void RunController::failScene(const values::Error& error) {
  end();
  const bool isTooLarge = error.kind() == values::ErrorKind::unavailable;
  emit failed(isTooLarge
                  ? tr("The record is too large to be drawn; run with fewer elements or blocks.")
                  : sentenceText(error.what()));
}

void RunController::fail(values::ErrorKind kind, const QString& sentence) {
  const bool isComparedOne = m_task == Task::compared;
  end();
  if (isComparedOne) emit comparedReady(nullptr);
  if (kind == values::ErrorKind::cancelled) {
    emit cancelled();
  } else {
    emit failed(sentence);
  }
}

}  // namespace lanescope::ui
