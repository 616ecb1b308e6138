// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_thread.h"

#include <memory>
#include <system_error>
#include <utility>

#include "app/engine/engine_client.h"

namespace lanescope::app {

EngineThread::EngineThread(EngineAddress address, QObject* parent)
    : EngineEvents(parent), m_client(new EngineClient(std::move(address))) {
  m_thread.setObjectName(QStringLiteral("engine"));
  m_client->moveToThread(&m_thread);
  connect(&m_thread, &QThread::started, m_client, &EngineClient::begin);
  connect(&m_thread, &QThread::finished, m_client, &QObject::deleteLater);
  repeat(*m_client);
  m_thread.start();
  if (m_thread.isRunning()) return;
  // Requests would wait for ever.
  delete m_client;
  throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

EngineThread::~EngineThread() {
  QMetaObject::invokeMethod(
      m_client,
      [this] {
        m_client->shutDown();
        m_thread.quit();
      },
      Qt::QueuedConnection);
  m_thread.wait();
}

quint64 EngineThread::queryDevices() {
  return submit({0, engine::DevicesQuery{}});
}

quint64 EngineThread::run(values::RunRequest request) {
  return submit({0, std::move(request)});
}

quint64 EngineThread::bench(values::BenchRequest request) {
  return submit({0, std::move(request)});
}

quint64 EngineThread::queryOccupancy(values::OccupancyRequest request) {
  return submit({0, std::move(request)});
}

quint64 EngineThread::measureTimeLine(values::TimeLineRequest request) {
  return submit({0, std::move(request)});
}

void EngineThread::cancel(quint64 id) {
  QMetaObject::invokeMethod(
      m_client, [client = m_client, id] { client->cancel(id); }, Qt::QueuedConnection);
}

quint64 EngineThread::submit(engine::ToEngine request) {
  request.id = ++m_lastId;
  QMetaObject::invokeMethod(
      m_client,
      [client = m_client, message = std::make_shared<engine::ToEngine>(std::move(request))] {
        client->submit(std::move(*message));
      },
      Qt::QueuedConnection);
  return m_lastId;
}

}  // namespace lanescope::app
