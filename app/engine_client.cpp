// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine_client.h"

#include <QDeadlineTimer>
#include <algorithm>
#include <utility>

#include "app/engine_process.h"

namespace lanescope::app {
namespace {

using std::chrono::milliseconds;
using values::ErrorKind;

/// Between the starts of two engines.
constexpr milliseconds kShortestLife{250};
/// The longest pause before another attempt, well within the 2 s in which a new engine is due.
constexpr milliseconds kLongestPause{1500};
/// So many engines in a row that come to nothing; the next attempt is then made for the next
/// request.
constexpr int kMostFruitlessStarts = 5;
constexpr milliseconds kShutDownLimit{700};

QString toText(const std::string& text) {
  return QString::fromStdString(text);
}

}  // namespace

EngineClient::EngineClient(EngineAddress address)
    : m_address(std::move(address)), m_restart(this), m_cancelDeadline(this) {
  m_restart.setSingleShot(true);
  m_cancelDeadline.setSingleShot(true);
  connect(&m_restart, &QTimer::timeout, this, &EngineClient::startEngine);
  connect(&m_cancelDeadline, &QTimer::timeout, this, &EngineClient::endByReplacing);
}

EngineClient::~EngineClient() = default;

void EngineClient::begin() {
  startEngine();
}

void EngineClient::submit(engine::ToEngine request) {
  m_waiting.push_back(std::move(request));
  if (m_engine == nullptr && !m_restart.isActive()) startEngine();
  sendNext();
}

void EngineClient::cancel(quint64 id) {
  if (m_active && m_active->id == id) {
    if (std::exchange(m_active->isCancelled, true)) return;
    m_cancelDeadline.start(m_address.limits().cancel);
    m_engine->send({id, engine::Cancel{}});
    return;
  }
  const auto found = std::ranges::find(m_waiting, id, &engine::ToEngine::id);
  if (found == m_waiting.end()) return;
  m_waiting.erase(found);
  emit failed(id, ErrorKind::cancelled, tr("The request was cancelled before it began."));
}

void EngineClient::shutDown() {
  m_restart.stop();
  m_cancelDeadline.stop();
  const QDeadlineTimer deadline(kShutDownLimit);
  const auto engines = findChildren<EngineProcess*>(Qt::FindDirectChildrenOnly);
  for (EngineProcess* const engine : engines) {
    engine->disconnect(this);
    engine->abandon();
  }
  for (EngineProcess* const engine : engines) {
    engine->waitForEnd(milliseconds(deadline.remainingTime()));
    delete engine;
  }
  m_engine = nullptr;
}

void EngineClient::startEngine() {
  m_engine = new EngineProcess(m_address, this);
  connect(m_engine, &EngineProcess::ready, this, &EngineClient::onReady);
  connect(m_engine, &EngineProcess::received, this, &EngineClient::onReceived);
  connect(m_engine, &EngineProcess::lost, this, &EngineClient::onLost);
  connect(m_engine, &EngineProcess::ended, m_engine, &QObject::deleteLater);
  m_hadRequest = false;
  m_sinceStart.start();
  m_engine->start();
}

void EngineClient::replaceEngine(milliseconds delay) {
  m_cancelDeadline.stop();
  m_active.reset();
  m_engine->disconnect(this);
  m_engine->abandon();
  m_engine = nullptr;
  m_restart.start(delay);
}

void EngineClient::sendNext() {
  while (!m_active && !m_waiting.empty() && m_engine != nullptr && m_engine->isReady()) {
    const engine::ToEngine request = std::move(m_waiting.front());
    m_waiting.pop_front();
    try {
      m_engine->send(request);
      m_active = Active{request.id, false, {}};
      m_hadRequest = true;
    } catch (const values::Error& error) {
      emit failed(request.id, error.kind(), toText(error.what()));
    }
  }
}

void EngineClient::onReady(const QString& description) {
  m_announcedLoss.clear();
  emit engineReady(description);
  sendNext();
}

void EngineClient::onReceived(engine::ToClient& message) {
  // What comes late, for a request that has ended already, is dropped.
  if (!m_active || message.id != m_active->id) return;
  const quint64 id = message.id;
  if (const auto* progress = std::get_if<engine::Progress>(&message.body)) {
    if (m_active->throttle.admits(progress->fraction)) {
      emit progressed(id, progress->fraction, toText(progress->what));
    }
    return;
  }
  if (const auto* series = std::get_if<values::BenchSeries>(&message.body)) {
    emit benchPoint(id, *series);
    return;
  }
  if (const auto* failure = std::get_if<engine::Failure>(&message.body)) {
    if (failure->kind == ErrorKind::engineLost) return onLost(toText(failure->sentence));
    emit failed(id, failure->kind, toText(failure->sentence));
  } else if (auto* run = std::get_if<values::RunResult>(&message.body)) {
    emit runFinished(id, std::make_shared<const values::RunResult>(std::move(*run)));
  } else if (auto* bench = std::get_if<values::BenchResult>(&message.body)) {
    emit benchFinished(id, std::make_shared<const values::BenchResult>(std::move(*bench)));
  } else if (const auto* list = std::get_if<engine::DeviceList>(&message.body)) {
    emit devicesFound(id, QList<values::DeviceInfo>(list->devices.begin(), list->devices.end()));
  } else if (const auto* occupancy = std::get_if<values::Occupancy>(&message.body)) {
    emit occupancyFound(id, *occupancy);
  }
  endActive();
}

void EngineClient::onLost(const QString& sentence) {
  // The engine of a running kernel has no other way to end it.
  if (m_active && m_active->isCancelled) return endByReplacing();
  m_fruitlessStarts = m_hadRequest ? 0 : m_fruitlessStarts + 1;
  const milliseconds lived(m_sinceStart.elapsed());
  milliseconds delay = std::max(milliseconds(0), kShortestLife - lived);
  if (m_fruitlessStarts > 0) {
    delay = std::min(kLongestPause, kShortestLife * (1 << (m_fruitlessStarts - 1)));
  }
  failAll(sentence);
  replaceEngine(delay);
  if (m_fruitlessStarts >= kMostFruitlessStarts) {
    m_restart.stop();
    m_fruitlessStarts = kMostFruitlessStarts - 1;
  }
  if (std::exchange(m_announcedLoss, sentence) != sentence) emit engineLost(sentence);
}

void EngineClient::endByReplacing() {
  const quint64 id = m_active->id;
  replaceEngine(milliseconds(0));
  emit failed(id, ErrorKind::cancelled,
              tr("The request was cancelled; its engine had to be ended."));
}

void EngineClient::endActive() {
  m_cancelDeadline.stop();
  m_active.reset();
  sendNext();
}

void EngineClient::failAll(const QString& sentence) {
  if (m_active) emit failed(m_active->id, ErrorKind::engineLost, sentence);
  m_active.reset();
  for (const engine::ToEngine& request : std::exchange(m_waiting, {})) {
    emit failed(request.id, ErrorKind::engineLost, sentence);
  }
}

}  // namespace lanescope::app
