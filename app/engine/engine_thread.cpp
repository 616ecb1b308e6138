// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_thread.h"

#include <memory>
#include <system_error>
#include <utility>

#include "app/engine/engine_router.h"
#include "protocol/message.h"

namespace lanescope::app {

EngineThread::EngineThread(const EngineAddress& address, QObject* parent)
    : EngineEvents(parent),
      m_router(new EngineRouter(address)),
      m_isLocal(address.isLocal()),
      m_ranks(address.ranks() ? address.ranks()->count() : 1) {
  m_thread.setObjectName(QStringLiteral("engine"));
  m_router->moveToThread(&m_thread);
  connect(&m_thread, &QThread::started, m_router, &EngineRouter::begin);
  connect(&m_thread, &QThread::finished, m_router, &QObject::deleteLater);
  repeat(*m_router);
  m_thread.start();
  if (m_thread.isRunning()) return;
  // Requests would wait for ever.
  delete m_router;
  throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

EngineThread::~EngineThread() {
  QMetaObject::invokeMethod(
      m_router,
      [this] {
        m_router->shutDown();
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

quint64 EngineThread::allReduce(values::AllReduceRequest request) {
  return submit({0, std::move(request)});
}

quint64 EngineThread::measureScaling(values::ScalingRequest request) {
  return submit({0, std::move(request)});
}

quint64 EngineThread::measureTimeLine(values::TimeLineRequest request) {
  return submit({0, std::move(request)});
}

void EngineThread::cancel(quint64 id) {
  QMetaObject::invokeMethod(
      m_router, [router = m_router, id] { router->cancel(id); }, Qt::QueuedConnection);
}

void EngineThread::useOwnKernel(const QString& folder, const QString& id, bool isUnconfined,
                                std::shared_ptr<const void> kept) {
  EngineAddress address;
  address.setOwnKernel(folder, id, isUnconfined);
  useOwnKernel(address, std::move(kept));
}

void EngineThread::useOwnDeviceKernel(const QString& folder, const QString& id,
                                      std::shared_ptr<const void> kept) {
  EngineAddress address;
  address.setOwnDeviceKernel(folder, id);
  useOwnKernel(address, std::move(kept));
}

void EngineThread::useOwnKernel(const EngineAddress& address, std::shared_ptr<const void> kept) {
  QMetaObject::invokeMethod(
      m_router,
      [router = m_router, address, kept = std::move(kept)] { router->useOwnKernel(address, kept); },
      Qt::QueuedConnection);
}

void EngineThread::forgetOwnKernel(const QString& id) {
  QMetaObject::invokeMethod(
      m_router, [router = m_router, id] { router->forgetOwnKernel(id); }, Qt::QueuedConnection);
}

quint64 EngineThread::submit(engine::ToEngine request) {
  request.id = ++m_lastId;
  QMetaObject::invokeMethod(
      m_router,
      [router = m_router, message = std::make_shared<engine::ToEngine>(std::move(request))] {
        router->submit(std::move(*message));
      },
      Qt::QueuedConnection);
  return m_lastId;
}

}  // namespace lanescope::app
