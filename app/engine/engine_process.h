// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>

#include "app/engine/child_process.h"
#include "app/engine/engine_address.h"
#include "protocol/dialogue.h"
#include "protocol/frame.h"
#include "protocol/message.h"

namespace lanescope::app {

/// One process of an engine. It starts the process, exchanges greetings, sends pings, and decodes
/// the messages. A message that does not follow the protocol ends the process. It lives on the
/// worker thread.
class EngineProcess : public QObject {
  Q_OBJECT

 public:
  explicit EngineProcess(const EngineAddress& address, QObject* parent = nullptr);
  /// The destructor does not wait for a process that cannot be ended; see `waitForEnd`.
  ~EngineProcess() override;

  void start();
  /// Sends a message. Throws values::Error: badInput when the message is too large, unavailable
  /// when the memory does not suffice.
  void send(const engine::ToEngine& message);
  /// Whether both sides have sent a greeting with the same protocol version.
  [[nodiscard]] bool isReady() const { return m_isReady; }
  /// Whether the engine has begun the pending request.
  [[nodiscard]] bool hasBegun() const { return m_dialogue.hasBegun(); }
  /// Whether a message is being sent or received.
  [[nodiscard]] bool isInTransfer() const;
  /// Kills the process. No signal but `ended` follows.
  void abandon();
  /// Waits for the end of an abandoned process. Returns false when it has not ended by then.
  bool waitForEnd(std::chrono::milliseconds limit);

 signals:
  void ready(const QString& description);
  /// An answer to the pending request. The receiver may move from it.
  void received(lanescope::engine::ToClient& message);
  /// Emitted once, when the process has ended or can no longer be used. The receiver abandons it.
  void lost(const QString& sentence);
  /// The process has ended.
  void ended();

 private:
  void readOutput();
  void readErrors();
  void handle(engine::ToClient& message);
  void greet(const engine::Hello& hello);
  void checkPulse();
  void onFinished(int exitCode, bool bySignal);
  void lose(const QString& sentence);
  /// Returns the sentence about the end of an engine that has loaded a kernel of the user.
  [[nodiscard]] QString endOfOwnKernel(int exitCode, bool bySignal) const;
  /// Returns the last output of the process as the end of a sentence, or an empty text.
  [[nodiscard]] QString lastWords() const;

  EngineAddress m_address;
  std::unique_ptr<ChildProcess> m_process;
  QTimer m_pulse;
  engine::FrameDecoder m_decoder{engine::kGreetingLimits, {}};
  engine::Dialogue m_dialogue;
  quint64 m_lastPing = 0;
  QByteArray m_errors;  ///< the end of standard error
  int m_silentTicks = 0;
  qint64 m_unsent = 0;  ///< bytes at the last tick
  bool m_isReady = false;
  bool m_isOver = false;  ///< lost or abandoned
};

}  // namespace lanescope::app
