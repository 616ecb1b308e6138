// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/decoder_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>

#include "platform/process.h"

namespace lanescope::app {
namespace {

namespace fs = std::filesystem;

/// Two minutes, and a second more for each MiB. A pipe has no limit.
std::optional<std::chrono::seconds> timeFor(const fs::path& file) {
  constexpr std::chrono::seconds kLeast{120};
  constexpr std::uintmax_t kBytesOfASecond = std::uintmax_t{1} << 20;
  std::error_code code;
  if (fs::status(file, code).type() != fs::file_type::regular) return {};
  const std::uintmax_t bytes = fs::file_size(file, code);
  if (code) return kLeast;
  return kLeast + std::chrono::seconds(bytes / kBytesOfASecond);
}

[[noreturn]] void cannotStart(int error) {
  values::unavailable("The process that decodes a file could not be started: " +
                      std::generic_category().message(error) + ".");
}

}  // namespace

DecoderProcess::DecoderProcess(const DecoderTask& task, std::stop_token stop)
    : m_name(task.file.string()),
      m_stop(std::move(stop)),
      m_time(task.time ? task.time : timeFor(task.file)) {
  const fs::path program = platform::fileOfProgram(task.program);
  std::vector<std::string> arguments{program.string(), task.kind,
                                     std::to_string(m_time ? m_time->count() : 0), m_name};
  arguments.insert(arguments.end(), task.arguments.begin(), task.arguments.end());
  start(arguments);
  std::optional<PipeReader::Clock::time_point> deadline;
  if (m_time) deadline = PipeReader::Clock::now() + *m_time;
  m_in.emplace(m_output, deadline);
  m_ending.emplace(m_stop, [this] { end(); });
}

DecoderProcess::~DecoderProcess() {
  m_ending.reset();
  ::close(m_output);
  if (m_isOver) return;
  end();
  int status = 0;
  while (::waitpid(m_process, &status, 0) < 0 && errno == EINTR) continue;
}

void DecoderProcess::start(const std::vector<std::string>& arguments) {
  const platform::Pipe pipe = platform::makePipe();
  if (pipe.readEnd < 0) cannotStart(errno);
  m_output = pipe.readEnd;
  // It keeps standard input, which may be the file, as /dev/stdin.
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, pipe.writeEnd, STDOUT_FILENO);
  ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  std::vector<char*> texts;
  texts.reserve(arguments.size() + 1);
  for (const std::string& text : arguments) texts.push_back(const_cast<char*>(text.c_str()));
  texts.push_back(nullptr);
  const int error = ::posix_spawn(&m_process, texts[0], &actions, nullptr, texts.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(pipe.writeEnd);
  if (error == 0) return;
  ::close(m_output);
  cannotStart(error);
}

void DecoderProcess::end() const {
  ::kill(m_process, SIGKILL);
}

DecoderRecord DecoderProcess::next() {
  const auto record = static_cast<DecoderRecord>(m_in->number<char>());
  if (record == DecoderRecord::failure) {
    const auto kind = m_in->number<std::uint8_t>();
    const std::string sentence = m_in->text();
    if (!m_in->isSound() || kind > static_cast<std::uint8_t>(values::ErrorKind::cancelled)) fail();
    throw values::Error(static_cast<values::ErrorKind>(kind), sentence);
  }
  if (record != DecoderRecord::progress && record != DecoderRecord::result) fail();
  return record;
}

std::optional<int> DecoderProcess::ownEnd() {
  constexpr int kTries = 100;
  constexpr std::chrono::milliseconds kPause{10};
  for (int i = 0; i < kTries; ++i) {
    int status = 0;
    if (::waitpid(m_process, &status, WNOHANG) == m_process) {
      m_isOver = true;
      return status;
    }
    std::this_thread::sleep_for(kPause);
  }
  return {};
}

std::string DecoderProcess::wayOf(int status) const {
  if (!WIFSIGNALED(status)) {
    return "its decoder ended with code " + std::to_string(WEXITSTATUS(status));
  }
  if (WTERMSIG(status) == SIGSYS) return "its decoder tried what its sandbox forbids";
  if (WTERMSIG(status) == SIGKILL) return "the system ended its decoder";
  return "its decoder ended with signal " + std::to_string(WTERMSIG(status));
}

void DecoderProcess::fail() {
  std::string way = "its decoder gave no sound answer";
  bool isKilled = false;
  m_ending.reset();  // from here on its number may become another process's
  if (m_in->isLate()) {
    way = "its decoder took longer than " + std::to_string(m_time->count()) + " seconds";
  } else if (const auto status = ownEnd(); status && *status != 0) {
    isKilled = WIFSIGNALED(*status) && WTERMSIG(*status) == SIGKILL;
    way = wayOf(*status);
  }
  if (m_stop.stop_requested()) {
    throw values::Error(values::ErrorKind::cancelled, "Reading " + m_name + " was cancelled.");
  }
  throw DecoderLost(m_name + " could not be read: " + way + ".", isKilled);
}

}  // namespace lanescope::app
