// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <QTimer>
#include <deque>
#include <memory>
#include <optional>
#include <utility>

#include "app/engine/engine_address.h"
#include "app/engine/engine_events.h"
#include "protocol/message.h"
#include "protocol/progress_throttle.h"

namespace lanescope::app {

class EngineProcess;

/// One engine of EngineRouter. It keeps the engine running, gives it one request at a time, and
/// returns its answers. It lives on the worker thread.
class EngineClient : public EngineEvents {
  Q_OBJECT

 public:
  explicit EngineClient(EngineAddress address);
  ~EngineClient() override;

  /// Starts the first engine.
  void begin();
  void submit(engine::ToEngine request);
  void cancel(quint64 id);
  /// Ends all engines and waits for them for a limited time.
  void shutDown();
  /// Ends the engine when nothing is left of what it was asked for, and deletes itself then.
  void retire();
  /// Keeps what the engine needs as long as this object lives.
  void keep(std::shared_ptr<const void> kept) { m_kept = std::move(kept); }

 private:
  /// A request that has not ended.
  struct Request {
    engine::ToEngine message;
    int sent = 0;  ///< to how many engines
  };
  /// The request that the engine has.
  struct Active {
    Request request;  ///< without its inputs once it has begun
    /// Set when the request must end with a failure of this kind, whatever the engine answers.
    std::optional<values::ErrorKind> ending;
    engine::ProgressThrottle throttle;
  };

  void startEngine();
  void replaceEngine(std::chrono::milliseconds delay);
  void sendNext();
  void onReady(const QString& description);
  void onReceived(engine::ToClient& message);
  void onLost(const QString& sentence);
  /// The engine has begun the active request; from now on the request counts as the cause of the
  /// engine's end.
  void begun();
  void onTooLate();
  /// Asks the engine to end the active request, and replaces the engine if it does not answer.
  void end(values::ErrorKind kind);
  /// Ends the active request together with its engine, after it was asked to end.
  void endByReplacing();
  /// Returns the sentence about an active run that took too long.
  [[nodiscard]] QString timeOutSentence() const;
  /// Called when the active request has ended with a result or a failure.
  void endActive();
  /// The active request fails, or is kept for the next engine if the lost one had not begun it.
  void loseActive(const QString& sentence);
  void failWaiting(const QString& sentence);
  void leaveIfRetired();

  EngineAddress m_address;
  EngineProcess* m_engine = nullptr;  ///< a child of this; so are engines that are being ended
  QTimer m_restart;
  QTimer m_cancelDeadline;
  QTimer m_answerDeadline;  ///< of the active request
  QElapsedTimer m_sinceStart;
  std::deque<Request> m_waiting;
  std::optional<Active> m_active;
  int m_fruitlessStarts = 0;  ///< in a row: engines that ended before they had begun a request
  bool m_isRetired = false;
  bool m_hasWorked = false;  ///< the present engine has begun one
  QString m_announcedLoss;   ///< so that a broken engine is reported once
  std::shared_ptr<const void> m_kept;
};

}  // namespace lanescope::app
