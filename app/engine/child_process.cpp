// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>

#include <QAbstractEventDispatcher>
#include <QDeadlineTimer>
#include <QSocketNotifier>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include "platform/process.h"

namespace lanescope::app {
namespace {

using std::chrono::milliseconds;

/// The most bytes of one read.
constexpr qsizetype kMostRead = qsizetype{1} << 20;
constexpr milliseconds kMomentForItsEnd{100};

struct Pipe {
  FileDescriptor reading;
  FileDescriptor writing;
};

Pipe makePipe() {
  const platform::Pipe pipe = platform::makePipe();
  return {FileDescriptor(pipe.readEnd), FileDescriptor(pipe.writeEnd)};
}

void neverWait(const FileDescriptor& file) {
  (void)::fcntl(file.get(), F_SETFL, ::fcntl(file.get(), F_GETFL) | O_NONBLOCK);
}

/// Returns null on a thread without an event loop, where only the waiting functions work.
std::unique_ptr<QSocketNotifier> makeNotifier(const FileDescriptor& file,
                                              QSocketNotifier::Type type) {
  if (QAbstractEventDispatcher::instance() == nullptr) return nullptr;
  return std::make_unique<QSocketNotifier>(file.get(), type);
}

/// Disables the notifier for good. It is not deleted, since it may be the caller.
void rest(const std::unique_ptr<QSocketNotifier>& notifier) {
  if (notifier) notifier->setEnabled(false);
}

/// The initial state of a child: its standard streams, and signals as a shell leaves them.
class Beginning {
 public:
  Beginning(const FileDescriptor& in, const FileDescriptor& out, const FileDescriptor& err,
            bool hasOwnGroup) {
    ::posix_spawn_file_actions_init(&m_files);
    ::posix_spawn_file_actions_adddup2(&m_files, in.get(), STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&m_files, out.get(), STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&m_files, err.get(), STDERR_FILENO);
    ::posix_spawnattr_init(&m_attributes);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    ::posix_spawnattr_setsigdefault(&m_attributes, &usual);
    constexpr short kOwnGroup = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP;
    ::posix_spawnattr_setflags(&m_attributes, hasOwnGroup ? kOwnGroup : POSIX_SPAWN_SETSIGDEF);
  }
  Beginning(const Beginning&) = delete;
  Beginning& operator=(const Beginning&) = delete;
  ~Beginning() {
    ::posix_spawn_file_actions_destroy(&m_files);
    ::posix_spawnattr_destroy(&m_attributes);
  }
  /// Returns 0 or an error number.
  [[nodiscard]] int spawn(pid_t& pid, const QString& program, const QStringList& arguments) const {
    std::vector<QByteArray> words{program.toLocal8Bit()};
    for (const QString& argument : arguments) words.push_back(argument.toLocal8Bit());
    std::vector<char*> argv;
    argv.reserve(words.size() + 1);
    for (QByteArray& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    return ::posix_spawnp(&pid, argv[0], &m_files, &m_attributes, argv.data(), environ);
  }

 private:
  posix_spawn_file_actions_t m_files{};
  posix_spawnattr_t m_attributes{};
};

}  // namespace

ChildProcess::ChildProcess(QObject* parent) : QObject(parent) {}

ChildProcess::~ChildProcess() {
  if (!isRunning()) return;
  blockSignals(true);
  kill();
  (void)waitForFinished(kMomentForItsEnd);
}

QString ChildProcess::start(const QString& program, const QStringList& arguments) {
  // Writing to a child that has ended is an error and must not end this process.
  std::signal(SIGPIPE, SIG_IGN);
  Pipe in = makePipe();
  Pipe out = makePipe();
  Pipe err = makePipe();
  if (!in.reading.isOpen() || !out.reading.isOpen() || !err.reading.isOpen()) {
    return QString::fromLocal8Bit(std::strerror(errno));
  }
  pid_t pid = -1;
  if (const int error = Beginning(in.reading, out.writing, err.writing, m_hasOwnGroup)
                            .spawn(pid, program, arguments);
      error != 0) {
    return QString::fromLocal8Bit(std::strerror(error));
  }
  m_pid = pid;
  m_life = FileDescriptor(platform::openLifeOf(pid));
  if (!m_life.isOpen()) {
    QString why = QString::fromLocal8Bit(std::strerror(errno));
    kill();
    ::waitpid(std::exchange(m_pid, -1), nullptr, 0);
    return why;
  }
  m_input = std::move(in.writing);
  m_output.pipe = std::move(out.reading);
  m_errors.pipe = std::move(err.reading);
  for (const FileDescriptor* file : {&m_input, &m_output.pipe, &m_errors.pipe}) neverWait(*file);

  monitor();
  return {};
}

void ChildProcess::monitor() {
  m_lifeNotifier = makeNotifier(m_life, QSocketNotifier::Read);
  if (!m_lifeNotifier) return;
  connect(m_lifeNotifier.get(), &QSocketNotifier::activated, this, &ChildProcess::reap);
  m_inputNotifier = makeNotifier(m_input, QSocketNotifier::Write);
  m_inputNotifier->setEnabled(false);
  connect(m_inputNotifier.get(), &QSocketNotifier::activated, this, &ChildProcess::writeQueued);
  monitor(m_output, &ChildProcess::readyReadStandardOutput);
  monitor(m_errors, &ChildProcess::readyReadStandardError);
}

void ChildProcess::monitor(Stream& stream, void (ChildProcess::*signal)()) {
  stream.notifier = makeNotifier(stream.pipe, QSocketNotifier::Read);
  connect(stream.notifier.get(), &QSocketNotifier::activated, this, [this, &stream, signal] {
    if (read(stream)) {
      emit(this->*signal)();
    }
  });
}

bool ChildProcess::read(Stream& stream) {
  if (!stream.pipe.isOpen()) return false;
  const qsizetype before = stream.bytes.size();
  stream.bytes.resize(before + kMostRead);
  const ssize_t count =
      ::read(stream.pipe.get(), stream.bytes.data() + before, static_cast<std::size_t>(kMostRead));
  stream.bytes.resize(before + std::max<qsizetype>(count, 0));
  const bool waits = count < 0 && (errno == EAGAIN || errno == EINTR);
  if (count <= 0 && !waits) {
    rest(stream.notifier);
    stream.pipe.close();
  }
  return count > 0;
}

void ChildProcess::kill() {
  if (isRunning()) ::kill(m_pid, SIGKILL);
}

void ChildProcess::terminate() {
  if (isRunning()) ::kill(m_pid, SIGTERM);
}

void ChildProcess::write(std::vector<std::byte> bytes) {
  if (!m_input.isOpen() || bytes.empty()) return;
  m_unsentBytes += static_cast<qint64>(bytes.size());
  m_unsent.push_back(std::move(bytes));
  writeQueued();
}

void ChildProcess::writeQueued() {
  while (m_input.isOpen() && !m_unsent.empty()) {
    const std::span left = std::span(m_unsent.front()).subspan(m_written);
    const ssize_t count = ::write(m_input.get(), left.data(), left.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) break;
    if (count < 0) {
      dropQueued();
      m_closesInput = true;
      break;
    }
    m_unsentBytes -= count;
    m_written += static_cast<std::size_t>(count);
    if (m_written < m_unsent.front().size()) continue;
    m_written = 0;
    m_unsent.pop_front();
  }
  if (m_unsent.empty() && m_closesInput) {
    rest(m_inputNotifier);
    m_input.close();
  }
  if (m_inputNotifier && m_input.isOpen()) m_inputNotifier->setEnabled(!m_unsent.empty());
}

void ChildProcess::dropQueued() {
  m_hasDropped = m_hasDropped || !m_unsent.empty();
  m_unsent.clear();
  m_written = 0;
  m_unsentBytes = 0;
}

void ChildProcess::closeInput() {
  m_closesInput = true;
  writeQueued();
}

bool ChildProcess::waitForBytesWritten(qint64 most, milliseconds limit) {
  while (m_input.isOpen() && m_unsentBytes > most) {
    if (!waitFor(m_input.get(), POLLOUT, limit)) return false;
    writeQueued();
  }
  return m_input.isOpen();
}

QByteArray ChildProcess::readAllStandardOutput() {
  return std::exchange(m_output.bytes, {});
}

QByteArray ChildProcess::readAllStandardError() {
  return std::exchange(m_errors.bytes, {});
}

bool ChildProcess::waitForFinished(milliseconds limit, const std::stop_token& stop) {
  const QDeadlineTimer deadline(limit);
  // A process with more output than a pipe holds would wait for this one.
  constexpr milliseconds kPause{20};
  while (isRunning()) {
    const milliseconds left(deadline.remainingTime());
    if (waitFor(m_life.get(), POLLIN, std::min(kPause, left))) {
      reap();
    } else if (deadline.hasExpired() || stop.stop_requested()) {
      return false;
    }
    writeQueued();
    while (read(m_output) || read(m_errors)) continue;
  }
  return true;
}

bool ChildProcess::waitFor(int descriptor, short events, milliseconds limit) const {
  pollfd waited{descriptor, events, 0};
  const QDeadlineTimer deadline(limit);
  for (;;) {
    const int count = ::poll(&waited, 1, static_cast<int>(deadline.remainingTime()));
    if (count >= 0 || errno != EINTR) return count > 0;
  }
}

void ChildProcess::reap() {
  int status = 0;
  if (!isRunning() || ::waitpid(m_pid, &status, WNOHANG) != m_pid) return;
  m_pid = -1;
  rest(m_lifeNotifier);
  m_wasEndedBySignal = WIFSIGNALED(status);
  m_exitCode = m_wasEndedBySignal ? WTERMSIG(status) : WEXITSTATUS(status);
  m_closesInput = true;
  dropQueued();
  writeQueued();
  const auto drain = [this](Stream& stream, void (ChildProcess::*signal)()) {
    bool any = !stream.bytes.isEmpty();
    while (read(stream)) any = true;
    if (any) {
      emit(this->*signal)();
    }
  };
  drain(m_output, &ChildProcess::readyReadStandardOutput);
  drain(m_errors, &ChildProcess::readyReadStandardError);
  emit finished(m_exitCode, m_wasEndedBySignal);
}

}  // namespace lanescope::app
