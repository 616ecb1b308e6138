// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <QTimer>
#include <deque>
#include <memory>
#include <optional>

#include "app/engine/engine_address.h"
#include "app/engine/engine_events.h"
#include "protocol/message.h"
#include "protocol/progress_throttle.h"

namespace lanescope::app {

class EngineProcess;

/// The worker behind EngineThread: keeps an engine running, gives it one request at a time, and
/// brings back what it says. Lives on the worker thread.
class EngineClient : public EngineEvents {
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

 private:
  /// A request that has not ended.
  struct Request {
    engine::ToEngine message;
    int sent = 0;  ///< to how many engines
  };
  /// The one that the engine has.
  struct Active {
    Request request;  ///< without its inputs once it has begun
    /// It is to end with a failure of this kind, whatever the engine makes of it.
    std::optional<values::ErrorKind> ending;
    engine::ProgressThrottle throttle;
  };

  void startEngine();
  void replaceEngine(std::chrono::milliseconds delay);
  void sendNext();
  void onReady(const QString& description);
  void onReceived(engine::ToClient& message);
  void onLost(const QString& sentence);
  /// The engine has begun the active request: from now on it is to blame for the engine's end.
  void begun();
  void onTooLate();
  /// Asks the engine to end the active request, and sees to it that it does.
  void end(values::ErrorKind kind);
  /// Ends the active request, which was to be ended, together with its engine.
  void endByReplacing();
  /// Of the active run, which took too long.
  [[nodiscard]] QString timeOutSentence() const;
  /// The active request has ended with a result or with a failure.
  void endActive();
  /// The active request fails, or is kept for the next engine where it was never begun.
  void loseActive(const QString& sentence);
  void failWaiting(const QString& sentence);

  EngineAddress m_address;
  EngineProcess* m_engine = nullptr;  ///< a child of this; so are engines that are being ended
  QTimer m_restart;
  QTimer m_cancelDeadline;
  QTimer m_answerDeadline;  ///< of the active request
  QElapsedTimer m_sinceStart;
  std::deque<Request> m_waiting;
  std::optional<Active> m_active;
  int m_fruitlessStarts = 0;  ///< in a row: engines that ended before they had begun a request
  bool m_hasWorked = false;   ///< the present engine has begun one
  QString m_announcedLoss;    ///< so that a broken engine is reported once
};

}  // namespace lanescope::app
