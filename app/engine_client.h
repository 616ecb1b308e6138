// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>
#include <deque>
#include <memory>
#include <optional>

#include "app/engine_address.h"
#include "engine/message.h"
#include "engine/progress_throttle.h"

namespace lanescope::app {

class EngineProcess;

/// The worker behind EngineThread: keeps an engine running, gives it one request at a time, and
/// brings back what it says. Lives on the worker thread. Signals as in EngineThread.
class EngineClient : public QObject {
  Q_OBJECT

 public:
  explicit EngineClient(EngineAddress address);
  ~EngineClient() override;

  /// Starts the first engine.
  void begin();
  void submit(engine::ToEngine request);
  void cancel(quint64 id);
  /// Ends all engines and waits for them, but not for ever.
  void shutDown();

 signals:
  void engineReady(const QString& description);
  void engineLost(const QString& sentence);
  void devicesFound(quint64 id, const QList<lanescope::values::DeviceInfo>& devices);
  void progressed(quint64 id, double fraction, const QString& what);
  void runFinished(quint64 id, std::shared_ptr<const lanescope::values::RunResult> result);
  void benchPoint(quint64 id, const lanescope::values::BenchSeries& series);
  void benchFinished(quint64 id, std::shared_ptr<const lanescope::values::BenchResult> result);
  void occupancyFound(quint64 id, const lanescope::values::Occupancy& occupancy);
  void failed(quint64 id, lanescope::values::ErrorKind kind, const QString& sentence);

 private:
  /// The request that the engine is at.
  struct Active {
    quint64 id = 0;
    bool isCancelled = false;
    engine::ProgressThrottle throttle;
  };

  void startEngine();
  void replaceEngine(std::chrono::milliseconds delay);
  void sendNext();
  void onReady(const QString& description);
  void onReceived(engine::ToClient& message);
  void onLost(const QString& sentence);
  /// Ends the active request, which was cancelled, together with its engine.
  void endByReplacing();
  /// The active request has ended with a result or with a failure.
  void endActive();
  void failAll(const QString& sentence);

  EngineAddress m_address;
  EngineProcess* m_engine = nullptr;  ///< a child of this; so are engines that are being ended
  QTimer m_restart;
  QTimer m_cancelDeadline;
  QElapsedTimer m_sinceStart;
  std::deque<engine::ToEngine> m_waiting;
  std::optional<Active> m_active;
  int m_fruitlessStarts = 0;  ///< in a row: engines that ended before they were given a request
  bool m_hadRequest = false;  ///< the present engine
  QString m_announcedLoss;    ///< so that a broken engine is reported once
};

}  // namespace lanescope::app
