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

/// One life of an engine's process: starts it, greets it, keeps asking whether it lives, turns its
/// bytes into messages, and takes none that does not belong where it comes. Lives on the worker
/// thread.
class EngineProcess : public QObject {
  Q_OBJECT

 public:
  explicit EngineProcess(const EngineAddress& address, QObject* parent = nullptr);
  /// Does not wait for a process that cannot be ended; see `waitForEnd`.
  ~EngineProcess() override;

  void start();
  /// Throws values::Error: badInput when the message is too large to be sent, unavailable when
  /// there is no memory for it.
  void send(const engine::ToEngine& message);
  /// Both sides have greeted, and speak the same protocol.
  [[nodiscard]] bool isReady() const { return m_isReady; }
  /// Whether it has begun the request that is out.
  [[nodiscard]] bool hasBegun() const { return m_dialogue.hasBegun(); }
  /// Whether a message is on its way to it or from it.
  [[nodiscard]] bool isInTransfer() const;
  /// Kills the process; no signal but `ended` follows.
  void abandon();
  /// Waits for an abandoned process. False when it has not ended by then.
  bool waitForEnd(std::chrono::milliseconds limit);

 signals:
  void ready(const QString& description);
  /// What the request that is out asked for, and nothing else. The receiver may move it away.
  void received(lanescope::engine::ToClient& message);
  /// Once, when the process has ended or is of no more use: it is to be abandoned.
  void lost(const QString& sentence);
  /// The operating system has let go of the process.
  void ended();

 private:
  void readOutput();
  void readErrors();
  void handle(engine::ToClient& message);
  void greet(const engine::Hello& hello);
  void checkPulse();
  void onFinished(int exitCode, bool bySignal);
  void lose(const QString& sentence);
  /// What the process printed last, to go behind a sentence; or an empty string.
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
