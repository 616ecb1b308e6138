// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_client.h"

#include <QDeadlineTimer>
#include <algorithm>
#include <utility>

#include "app/engine/engine_process.h"
#include "app/engine/time_left.h"

namespace lanescope::app {
namespace {

using std::chrono::milliseconds;
using values::ErrorKind;

/// The longest pause before the next attempt. A new engine must be running within 2 s.
constexpr milliseconds kLongestPause{1500};
/// After this many engines in a row that did not begin a request, the next attempt is made with the
/// next request.
constexpr int kMostFruitlessStarts = 5;
/// A request that an engine had received but not begun when it ended is sent to one more engine,
/// not to any number, since it may be the cause of the end.
constexpr int kMostSendings = 2;
constexpr milliseconds kShutDownLimit{700};
constexpr milliseconds kLookAgain{100};

QString toText(const std::string& text) {
  return QString::fromStdString(text);
}

bool runsAKernel(const engine::ToEngine& request) {
  return std::holds_alternative<values::RunRequest>(request.body) ||
         std::holds_alternative<values::BenchRequest>(request.body) ||
         std::holds_alternative<values::TimeLineRequest>(request.body) ||
         std::holds_alternative<values::AllReduceRequest>(request.body) ||
         std::holds_alternative<values::ScalingRequest>(request.body);
}

}  // namespace

EngineClient::EngineClient(EngineAddress address)
    : m_address(std::move(address)),
      m_restart(this),
      m_cancelDeadline(this),
      m_answerDeadline(this) {
  for (QTimer* const timer : {&m_restart, &m_cancelDeadline, &m_answerDeadline}) {
    timer->setSingleShot(true);
  }
  connect(&m_restart, &QTimer::timeout, this, &EngineClient::startEngine);
  connect(&m_cancelDeadline, &QTimer::timeout, this, &EngineClient::endByReplacing);
  connect(&m_answerDeadline, &QTimer::timeout, this, &EngineClient::onTooLate);
}

EngineClient::~EngineClient() = default;

void EngineClient::begin() {
  startEngine();
}

void EngineClient::submit(engine::ToEngine request) {
  m_waiting.push_back({std::move(request)});
  if (m_engine == nullptr && !m_restart.isActive()) startEngine();
  sendNext();
}

void EngineClient::cancel(quint64 id) {
  if (m_active && m_active->request.message.id == id) return end(ErrorKind::cancelled);
  const auto found =
      std::ranges::find(m_waiting, id, [](const Request& request) { return request.message.id; });
  if (found == m_waiting.end()) return;
  m_waiting.erase(found);
  emit failed(id, ErrorKind::cancelled, tr("The request was cancelled before it began."));
  leaveIfRetired();
}

void EngineClient::end(ErrorKind kind) {
  if (m_active->ending) return;
  m_active->ending = kind;
  m_answerDeadline.stop();
  m_cancelDeadline.start(m_address.limits().cancel);
  m_engine->send({m_active->request.message.id, engine::Cancel{}});
}

void EngineClient::shutDown() {
  m_restart.stop();
  m_cancelDeadline.stop();
  m_answerDeadline.stop();
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

void EngineClient::retire() {
  m_isRetired = true;
  leaveIfRetired();
}

void EngineClient::leaveIfRetired() {
  if (!m_isRetired || m_active || !m_waiting.empty()) return;
  m_restart.stop();
  EngineProcess* const engine = std::exchange(m_engine, nullptr);
  if (engine == nullptr) return deleteLater();
  engine->disconnect(this);
  connect(engine, &EngineProcess::ended, this, &QObject::deleteLater);
  engine->abandon();
}

void EngineClient::startEngine() {
  m_engine = new EngineProcess(m_address, this);
  connect(m_engine, &EngineProcess::ready, this, &EngineClient::onReady);
  connect(m_engine, &EngineProcess::received, this, &EngineClient::onReceived);
  connect(m_engine, &EngineProcess::lost, this, &EngineClient::onLost);
  connect(m_engine, &EngineProcess::ended, m_engine, &QObject::deleteLater);
  m_hasWorked = false;
  m_sinceStart.start();
  m_engine->start();
}

void EngineClient::replaceEngine(milliseconds delay) {
  m_cancelDeadline.stop();
  m_answerDeadline.stop();
  m_active.reset();
  m_engine->disconnect(this);
  m_engine->abandon();
  m_engine = nullptr;
  m_restart.start(delay);
}

void EngineClient::sendNext() {
  while (!m_active && !m_waiting.empty() && m_engine != nullptr && m_engine->isReady()) {
    Request request = std::move(m_waiting.front());
    m_waiting.pop_front();
    try {
      m_engine->send(request.message);
      ++request.sent;
      m_answerDeadline.start(m_address.limits().question);
      m_active = Active{std::move(request), {}, {}};
    } catch (const values::Error& error) {
      emit failed(request.message.id, error.kind(), toText(error.what()));
    }
  }
}

void EngineClient::onReady(const QString& description) {
  m_announcedLoss.clear();
  emit engineReady(description);
  sendNext();
}

void EngineClient::onReceived(engine::ToClient& message) {
  const quint64 id = message.id;
  if (std::holds_alternative<engine::Started>(message.body)) return begun();
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
    const bool isTimedOut =
        m_active->ending == ErrorKind::timedOut && failure->kind == ErrorKind::cancelled;
    emit failed(id, isTimedOut ? ErrorKind::timedOut : failure->kind,
                isTimedOut ? timeOutSentence() : toText(failure->sentence));
  } else if (auto* run = std::get_if<values::RunResult>(&message.body)) {
    emit runFinished(id, std::make_shared<const values::RunResult>(std::move(*run)));
  } else if (auto* bench = std::get_if<values::BenchResult>(&message.body)) {
    emit benchFinished(id, std::make_shared<const values::BenchResult>(std::move(*bench)));
  } else if (const auto* list = std::get_if<engine::DeviceList>(&message.body)) {
    emit devicesFound(id, QList<values::DeviceInfo>(list->devices.begin(), list->devices.end()));
  } else if (const auto* occupancy = std::get_if<values::Occupancy>(&message.body)) {
    emit occupancyFound(id, *occupancy);
  } else if (auto* line = std::get_if<values::TimeLine>(&message.body)) {
    emit timeLineMeasured(id, std::make_shared<const values::TimeLine>(std::move(*line)));
  } else if (auto* reduce = std::get_if<values::AllReduceResult>(&message.body)) {
    emit allReduceFinished(id, std::make_shared<const values::AllReduceResult>(std::move(*reduce)));
  } else if (auto* scaling = std::get_if<values::ScalingResult>(&message.body)) {
    emit scalingMeasured(id, std::make_shared<const values::ScalingResult>(std::move(*scaling)));
  }
  endActive();
}

void EngineClient::begun() {
  m_hasWorked = true;
  if (!runsAKernel(m_active->request.message)) return;
  m_answerDeadline.stop();
  auto* const run = std::get_if<values::RunRequest>(&m_active->request.message.body);
  if (run == nullptr) return;
  run->inputs.clear();
  if (run->timeLimit && !m_active->ending) {
    m_answerDeadline.start(std::chrono::ceil<milliseconds>(*run->timeLimit));
  }
}

void EngineClient::onTooLate() {
  const milliseconds question = m_address.limits().question;
  const bool isRun = m_engine->hasBegun() && runsAKernel(m_active->request.message);
  // A large request takes time to arrive, and a run whose result is being sent is over.
  if (m_engine->isInTransfer()) return m_answerDeadline.start(isRun ? kLookAgain : question);
  if (!isRun) {
    //: %1: where the engine is, "on this machine"; %2: a time, "20 s"
    return onLost(tr("The engine %1 has not answered for %2, although it lives.")
                      .arg(m_address.place(), secondsText(question)));
  }
  end(ErrorKind::timedOut);
}

void EngineClient::onLost(const QString& sentence) {
  // A running kernel can only be ended with its engine.
  if (m_active && m_active->ending) return endByReplacing();
  m_fruitlessStarts = m_hasWorked ? 0 : m_fruitlessStarts + 1;
  // A kernel of the user that ends its engine while it is loaded does so each time.
  const int most = m_address.ownKernel().isEmpty() ? kMostFruitlessStarts : 1;
  const bool isGivenUp = m_fruitlessStarts >= most;
  const milliseconds lived(m_sinceStart.elapsed());
  const milliseconds shortest = m_address.limits().restart;
  milliseconds delay = std::max(milliseconds(0), shortest - lived);
  if (m_fruitlessStarts > 0) {
    delay = std::min(kLongestPause, shortest * (1 << (m_fruitlessStarts - 1)));
  }
  if (m_active) loseActive(sentence);
  if (!m_engine->isReady() || isGivenUp) failWaiting(sentence);
  replaceEngine(delay);
  if (isGivenUp) {
    m_restart.stop();
    m_fruitlessStarts = most - 1;
  }
  if (std::exchange(m_announcedLoss, sentence) != sentence) emit engineLost(sentence);
  leaveIfRetired();
}

void EngineClient::loseActive(const QString& sentence) {
  Request& request = m_active->request;
  if (m_engine->hasBegun()) {
    emit failed(request.message.id, ErrorKind::engineLost, sentence);
  } else if (request.sent < kMostSendings) {
    m_waiting.push_front(std::move(request));
  } else {
    emit failed(request.message.id, ErrorKind::noEngine, sentence);
  }
}

void EngineClient::endByReplacing() {
  const quint64 id = m_active->request.message.id;
  const ErrorKind kind = *m_active->ending;
  const QString sentence = kind == ErrorKind::timedOut
                               ? timeOutSentence()
                               : tr("The request was cancelled; its engine had to be ended.");
  replaceEngine(milliseconds(0));
  emit failed(id, kind, sentence);
  leaveIfRetired();
}

QString EngineClient::timeOutSentence() const {
  const auto& run = std::get<values::RunRequest>(m_active->request.message.body);
  //: %1: the kernel's name; %2: a time, "20 s"
  return tr("%1 did not end within its time limit of %2 and was stopped.")
      .arg(toText(run.kernel), secondsText(*run.timeLimit));
}

void EngineClient::endActive() {
  m_cancelDeadline.stop();
  m_answerDeadline.stop();
  m_active.reset();
  sendNext();
  leaveIfRetired();
}

void EngineClient::failWaiting(const QString& sentence) {
  for (const Request& request : std::exchange(m_waiting, {})) {
    emit failed(request.message.id, ErrorKind::noEngine, sentence);
  }
}

}  // namespace lanescope::app
