// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>
#include <memory>

#include "app/engine_address.h"
#include "engine/frame.h"
#include "engine/message.h"

namespace lanescope::app {

/// One life of an engine's process: starts it, greets it, keeps asking whether it lives, and turns
/// its bytes into messages. Lives on the worker thread.
class EngineProcess : public QObject {
  Q_OBJECT

 public:
  explicit EngineProcess(const EngineAddress& address, QObject* parent = nullptr);
  /// Does not wait for a process that cannot be ended; see `waitForEnd`.
  ~EngineProcess() override;

  void start();
  /// Throws values::Error (badInput) when the message is too large to be sent.
  void send(const engine::ToEngine& message);
  [[nodiscard]] bool isReady() const { return m_isReady; }
  /// Kills the process; no signal but `ended` follows.
  void abandon();
  /// Waits for an abandoned process. False when it has not ended by then.
  bool waitForEnd(std::chrono::milliseconds limit);

 signals:
  void ready(const QString& description);
  /// The receiver may move the message away.
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
  void onStartError(QProcess::ProcessError error);
  void onFinished(int exitCode, QProcess::ExitStatus status);
  void lose(const QString& sentence);
  /// What the process printed last, to go behind a sentence; or an empty string.
  [[nodiscard]] QString lastWords() const;

  EngineAddress m_address;
  std::unique_ptr<QProcess> m_process;
  QTimer m_pulse;
  engine::FrameDecoder m_decoder;
  QByteArray m_errors;  ///< the end of standard error
  int m_silentTicks = 0;
  qint64 m_unsent = 0;  ///< bytes at the last tick
  bool m_isReady = false;
  bool m_isOver = false;  ///< lost or abandoned
};

}  // namespace lanescope::app
