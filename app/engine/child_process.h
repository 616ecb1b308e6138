// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <chrono>
#include <cstddef>
#include <deque>
#include <memory>
#include <stop_token>
#include <vector>

#include "app/files/file_descriptor.h"

class QSocketNotifier;

namespace lanescope::app {

/// Another program with pipes to its standard streams. It does what QProcess does, but starts the
/// program by posix_spawn(). QProcess calls clone() with a stack of some KiB inside this process's
/// memory (Qt 6.4, src/3rdparty/forkfd/forkfd_linux.c in qtbase). A tool that is loaded into this
/// program and follows its children, as NVIDIA's profilers do, overruns that stack and does not
/// follow a child from clone(). Signals need a thread with an event loop.
class ChildProcess : public QObject {
  Q_OBJECT

 public:
  explicit ChildProcess(QObject* parent = nullptr);
  /// Kills the process and waits only a moment for its end. A process inside a call of the driver
  /// may outlive its signal; the operating system removes it later.
  ~ChildProcess() override;

  /// Starts `program`, which is searched in PATH if it has no folder. Returns why it could not be
  /// started, or an empty text. May be called once.
  [[nodiscard]] QString start(const QString& program, const QStringList& arguments);
  [[nodiscard]] bool isRunning() const { return m_pid > 0; }
  void kill();
  /// Asks the process to end (SIGTERM).
  void terminate();
  /// Before `start`: puts the process into a process group of its own, so that Ctrl+C in a terminal
  /// is for this program alone.
  void setOwnGroup() { m_hasOwnGroup = true; }

  /// Queues bytes for its standard input, without a copy. They are dropped after the process has
  /// closed its input.
  void write(std::vector<std::byte> bytes);
  [[nodiscard]] qint64 bytesToWrite() const { return m_unsentBytes; }
  /// Whether bytes were dropped, so that the process has not had all of its input.
  [[nodiscard]] bool hasDroppedBytes() const { return m_hasDropped; }
  /// Waits until at most `most` bytes are queued. Returns false where no byte was written for
  /// `limit`, or where the process has closed its input.
  [[nodiscard]] bool waitForBytesWritten(qint64 most, std::chrono::milliseconds limit);
  /// Closes its standard input after all queued bytes are written.
  void closeInput();

  [[nodiscard]] QByteArray readAllStandardOutput();
  [[nodiscard]] QByteArray readAllStandardError();

  /// Waits for its end and reads its output meanwhile. Returns false where it has not ended by
  /// then, or when a stop is requested.
  [[nodiscard]] bool waitForFinished(std::chrono::milliseconds limit,
                                     const std::stop_token& stop = {});
  /// How the process ended: its exit code, or the signal that ended it.
  [[nodiscard]] int exitCode() const { return m_exitCode; }
  [[nodiscard]] bool wasEndedBySignal() const { return m_wasEndedBySignal; }

 signals:
  void readyReadStandardOutput();
  void readyReadStandardError();
  /// Emitted after all of its output.
  void finished(int exitCode, bool bySignal);

 private:
  /// One of its output streams.
  struct Stream {
    FileDescriptor pipe;
    QByteArray bytes;
    std::unique_ptr<QSocketNotifier> notifier;
  };

  void monitor();
  void monitor(Stream& stream, void (ChildProcess::*signal)());
  /// Reads the available bytes. Returns false where there were none.
  static bool read(Stream& stream);
  /// Writes as many bytes as the pipe accepts.
  void writeQueued();
  void dropQueued();
  void reap();
  [[nodiscard]] bool waitFor(int descriptor, short events, std::chrono::milliseconds limit) const;

  pid_t m_pid = -1;       ///< above 0 while it runs
  FileDescriptor m_life;  ///< readable once it has ended
  FileDescriptor m_input;
  Stream m_output;
  Stream m_errors;
  std::unique_ptr<QSocketNotifier> m_lifeNotifier;
  std::unique_ptr<QSocketNotifier> m_inputNotifier;
  std::deque<std::vector<std::byte>> m_unsent;
  std::size_t m_written = 0;  ///< bytes of the first
  qint64 m_unsentBytes = 0;
  bool m_closesInput = false;
  bool m_hasDropped = false;
  bool m_hasOwnGroup = false;
  int m_exitCode = -1;
  bool m_wasEndedBySignal = false;
};

}  // namespace lanescope::app
