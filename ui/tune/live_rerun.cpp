// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/live_rerun.h"

#include <algorithm>
#include <utility>

#include "app/engine/engine_thread.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "catalog/catalog.h"

namespace lanescope::ui {
namespace {

constexpr std::chrono::milliseconds kRest{60};

/// With this sampling, 2^20 elements on a GPU should take less than 200 ms in all.
values::Sampling quickSampling() {
  values::Sampling sampling;
  sampling.samples = 5;
  sampling.mostSamples = 50;
  sampling.relativeError = 0.02;
  sampling.maxTime = values::Milliseconds(20);
  sampling.warmUp = values::Milliseconds(10);
  sampling.phases = false;
  return sampling;
}

}  // namespace

LiveRerun::LiveRerun(app::EngineThread& engine, QObject* parent)
    : QObject(parent), m_engine(engine) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(kRest);
  connect(&m_rest, &QTimer::timeout, this, &LiveRerun::begin);
  using Engine = app::EngineThread;
  const auto mine = [this](quint64 id) { return id != 0 && id == m_id; };
  connect(&engine, &Engine::occupancyFound, this,
          [this, mine](quint64 id, const values::Occupancy& occupancy) {
            if (mine(id)) measure(occupancy);
          });
  connect(&engine, &Engine::benchFinished, this,
          [this, mine](quint64 id, const std::shared_ptr<const values::BenchResult>& result) {
            if (!mine(id)) return;
            m_id = 0;
            if (!result->series.empty()) emit timed(result->series.front());
          });
  connect(&engine, &Engine::runFinished, this,
          [this, mine](quint64 id, const std::shared_ptr<const values::RunResult>& result) {
            if (!mine(id)) return;
            m_id = 0;
            if (!result->findings.empty()) {
              emit failed(sentenceText(result->findings.front().sentence));
            } else if (result->counters) {
              emit counted(*result->counters, result->parameters.n);
            }
          });
  connect(&engine, &Engine::failed, this,
          [this, mine](quint64 id, values::ErrorKind kind, const QString& sentence) {
            if (!mine(id)) return;
            m_id = 0;
            if (kind != values::ErrorKind::cancelled) emit failed(sentence);
          });
}

void LiveRerun::request(const values::OccupancyRequest& wanted) {
  stop();
  m_wanted = wanted;
  m_rest.start();
}

void LiveRerun::stop() {
  m_rest.stop();
  if (m_id != 0) m_engine.cancel(std::exchange(m_id, 0));
}

void LiveRerun::begin() {
  m_id = m_engine.queryOccupancy(m_wanted);
}

void LiveRerun::measure(const values::Occupancy& occupancy) {
  m_id = 0;
  emit occupancyFound(occupancy);
  // It may never end, or end the engine: that is not what moving a slider is for.
  if (!catalog::find(m_wanted.kernel).breaks.empty()) return;
  if (occupancy.backend == values::BackendChoice::emulator) return record();
  values::BenchRequest request;
  request.kernel = m_wanted.kernel;
  request.parameters = m_wanted.parameters;
  request.target = m_wanted.target;
  request.sizes = {m_wanted.parameters.n};
  request.sampling = quickSampling();
  request.withCpuVariants = false;
  m_id = m_engine.bench(std::move(request));
}

void LiveRerun::record() {
  values::RunRequest request;
  request.kernel = m_wanted.kernel;
  request.parameters = m_wanted.parameters;
  const bool isOfMatrices = catalog::takesMatrices(catalog::find(request.kernel));
  if (!isOfMatrices) request.parameters.n = std::min(request.parameters.n, kMostRecorded);
  request.target = m_wanted.target;
  request.record = true;
  request.window.flow = true;
  m_id = m_engine.run(std::move(request));
}

}  // namespace lanescope::ui
