// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/decoder_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <functional>
#include <memory>
#include <new>
#include <span>
#include <system_error>
#include <thread>

#include "app/decode/decoder_message.h"
#include "platform/memory.h"
#include "platform/process.h"

namespace lanescope::app {
namespace {

namespace fs = std::filesystem;

/// Room for a sentence.
constexpr std::uint64_t kLeastBytes = std::uint64_t{1} << 20;

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

/// The memory that a decoder writes. Half of what is free, since the decoder first makes the result
/// in memory of its own.
class SharedMemory {
 public:
  explicit SharedMemory(std::uint64_t mostBytes)
      : m_file(platform::openSharedMemory(
            "decoded", std::clamp(mostBytes, kLeastBytes,
                                  std::max(kLeastBytes, platform::readMemory().free / 2)))) {
    if (m_file < 0) cannotStart(errno);
  }
  ~SharedMemory() { ::close(m_file); }
  SharedMemory(const SharedMemory&) = delete;
  SharedMemory& operator=(const SharedMemory&) = delete;

  [[nodiscard]] int file() const { return m_file; }

  /// Maps the first bytes for reading. What nobody has written has no memory yet and is not read:
  /// a reader without bytes is returned in place of it.
  [[nodiscard]] DecodedReader read(std::uint64_t bytes, const std::string& name) const {
    constexpr std::uint64_t kBytesOfABlock = 512;
    struct stat status {};
    DecodedReader nothing({}, {}, name);
    if (::fstat(m_file, &status) != 0 || bytes == 0) return nothing;
    if (bytes > static_cast<std::uint64_t>(status.st_blocks) * kBytesOfABlock) return nothing;
    void* const start = ::mmap(nullptr, bytes, PROT_READ, MAP_SHARED, m_file, 0);
    if (start == MAP_FAILED) throw std::bad_alloc();
    const auto unmap = [bytes](void* mapped) { ::munmap(mapped, bytes); };
    return {
        std::shared_ptr<void>(start, unmap), {static_cast<const std::byte*>(start), bytes}, name};
  }

 private:
  int m_file;
};

/// The process that decodes a file, as this program sees it. The destructor ends it.
class DecoderProcess {
 public:
  DecoderProcess(const DecoderTask& task, std::stop_token stop)
      : m_name(task.file.string()),
        m_stop(std::move(stop)),
        m_time(task.time ? task.time : timeFor(task.file)),
        m_memory(task.mostBytes) {
    const fs::path program = platform::fileOfProgram(task.program);
    std::vector<std::string> arguments{program.string(), task.kind,
                                       std::to_string(m_time ? m_time->count() : 0), m_name};
    arguments.insert(arguments.end(), task.arguments.begin(), task.arguments.end());
    start(arguments);
    std::optional<MessageReader::Clock::time_point> deadline;
    if (m_time) deadline = MessageReader::Clock::now() + *m_time;
    m_messages.emplace(m_output, deadline);
    m_ending.emplace(m_stop, [this] { ::kill(m_process, SIGKILL); });
  }
  ~DecoderProcess() {
    end();
    ::close(m_output);
  }
  DecoderProcess(const DecoderProcess&) = delete;
  DecoderProcess& operator=(const DecoderProcess&) = delete;

  DecodedReader finish(const DecoderProgress& progress) {
    using Kind = DecoderMessage::Kind;
    for (;;) {
      const std::optional<DecoderMessage> message = m_messages->next();
      if (!message || message->kind > Kind::result) fail();
      if (message->kind == Kind::progress) {
        if (progress) progress(message->first, message->second);
        continue;
      }
      end();  // nobody writes to the memory from here on
      DecodedReader reader = m_memory.read(message->first, m_name);
      if (message->kind == Kind::result) return reader;
      const auto kind = reader.number<std::uint8_t>();
      const std::string sentence = reader.text();
      if (kind > static_cast<std::uint8_t>(values::ErrorKind::cancelled)) reader.fail();
      throw values::Error(static_cast<values::ErrorKind>(kind), sentence);
    }
  }

 private:
  void start(const std::vector<std::string>& arguments) {
    const platform::Pipe pipe = platform::makePipe();
    if (pipe.readEnd < 0) cannotStart(errno);
    m_output = pipe.readEnd;
    // It keeps standard input, which may be the file, as /dev/stdin.
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, pipe.writeEnd, STDOUT_FILENO);
    ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawn_file_actions_adddup2(&actions, m_memory.file(), kSharedMemoryDescriptor);
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

  /// Ends the process and waits for it. From here on its number may become another process's.
  void end() {
    m_ending.reset();
    if (m_isOver) return;
    ::kill(m_process, SIGKILL);
    int status = 0;
    while (::waitpid(m_process, &status, 0) < 0 && errno == EINTR) continue;
    m_isOver = true;
  }

  /// Waits a moment for the process to end by itself. Returns its wait status.
  std::optional<int> ownEnd() {
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

  static std::string wayOf(int status) {
    if (!WIFSIGNALED(status)) {
      return "its decoder ended with code " + std::to_string(WEXITSTATUS(status));
    }
    if (WTERMSIG(status) == SIGSYS) return "its decoder tried what its sandbox forbids";
    if (WTERMSIG(status) == SIGKILL) return "the system ended its decoder";
    return "its decoder ended with signal " + std::to_string(WTERMSIG(status));
  }

  /// Throws what says how the decoder has ended without an answer, or why it is ended now.
  [[noreturn]] void fail() {
    std::string way = "its decoder gave no sound answer";
    bool isKilled = false;
    m_ending.reset();
    if (m_messages->isLate()) {
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

  std::string m_name;
  std::stop_token m_stop;
  std::optional<std::chrono::seconds> m_time;
  SharedMemory m_memory;
  pid_t m_process = -1;
  int m_output = -1;
  bool m_isOver = false;  ///< it has been waited for
  std::optional<MessageReader> m_messages;
  std::optional<std::stop_callback<std::function<void()>>> m_ending;
};

}  // namespace

DecodedReader decodeFile(const DecoderTask& task, std::stop_token stop,
                         const DecoderProgress& progress) {
  return DecoderProcess(task, std::move(stop)).finish(progress);
}

}  // namespace lanescope::app
