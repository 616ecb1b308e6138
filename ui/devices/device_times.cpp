// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_times.h"

#include <utility>

#include "app/engine/engine_thread.h"

namespace lanescope::ui {

DeviceTimes::DeviceTimes(app::EngineThread& engine, QObject* parent)
    : QObject(parent), m_engine(engine) {
  connect(&engine, &app::EngineThread::allReduceFinished, this,
          [this](quint64 id, std::shared_ptr<const values::AllReduceResult> result) {
            if (id != m_id) return;
            m_allReduces.push_back(std::move(result));
            m_left.pop_front();
            emit changed();
            goOn();
          });
  connect(&engine, &app::EngineThread::scalingMeasured, this,
          [this](quint64 id, std::shared_ptr<const values::ScalingResult> result) {
            if (id != m_id) return;
            m_scaling = std::move(result);
            emit changed();
            end({});
          });
  connect(&engine, &app::EngineThread::failed, this, &DeviceTimes::fail);
}

void DeviceTimes::measure(const std::vector<values::AllReduceRequest>& requests) {
  forget();
  m_left.assign(requests.begin(), requests.end());
  goOn();
}

void DeviceTimes::measure(const values::ScalingRequest& request) {
  forget();
  m_id = m_engine.measureScaling(request);
}

void DeviceTimes::cancel() {
  if (!isRunning()) return;
  m_engine.cancel(m_id);
  end({});
}

void DeviceTimes::forget() {
  cancel();
  m_allReduces.clear();
  m_scaling.reset();
  m_trouble.clear();
  emit changed();
}

void DeviceTimes::goOn() {
  if (m_left.empty()) return end(m_trouble);
  m_id = m_engine.allReduce(m_left.front());
}

void DeviceTimes::end(const QString& trouble) {
  m_id = 0;
  m_left.clear();
  emit ended(trouble);
}

void DeviceTimes::fail(quint64 id, values::ErrorKind kind, const QString& sentence) {
  if (id != m_id || !isRunning()) return;
  if (kind != values::ErrorKind::unavailable || m_left.empty()) {
    return end(kind == values::ErrorKind::cancelled ? QString() : sentence);
  }
  m_trouble = sentence;
  std::erase_if(m_left, [missing = m_left.front().algorithm](const auto& request) {
    return request.algorithm == missing;
  });
  goOn();
}

}  // namespace lanescope::ui
