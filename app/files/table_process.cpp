// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/table_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "app/files/table_pipe.h"
#include "platform/memory.h"
#include "platform/process.h"
#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::app {
namespace {

using values::Error;
using values::ErrorKind;
namespace fs = std::filesystem;

constexpr const char* kOption = "--read-table";
/// The arguments are --read-table FILE SHAPE BYTES ROWS COLUMN…, with the shape, the limits and the
/// columns of CsvOptions.
constexpr int kFirstColumn = 6;
constexpr const char* kMatrix = "matrix";
constexpr const char* kColumns = "columns";
/// A larger file is read by a process of its own. The numbers of a file take at most twice its
/// size: "1,1,…".
constexpr std::uintmax_t kLarge = std::uintmax_t{16} << 20;

bool isSmall(const fs::path& file) {
  std::error_code code;
  // The reader refuses other kinds of files. A pipe might never end.
  const fs::file_status status = fs::status(file, code);
  if (status.type() == fs::file_type::fifo) return false;
  if (status.type() != fs::file_type::regular) return true;
  return fs::file_size(file, code) <= kLarge;
}

/// A child process that the destructor ends.
class Child {
 public:
  explicit Child(const std::vector<std::string>& arguments) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail(errno);
    m_output = ends[0];
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    // Ctrl+C is for the waiting program, which then ends this process.
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::vector<char*> texts;
    texts.reserve(arguments.size() + 1);
    for (const std::string& text : arguments) texts.push_back(const_cast<char*>(text.c_str()));
    texts.push_back(nullptr);
    const int error =
        ::posix_spawn(&m_process, texts[0], &actions, &attributes, texts.data(), environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    if (error == 0) return;
    ::close(m_output);
    fail(error);
  }
  ~Child() {
    end();
    ::close(m_output);
    static_cast<void>(status());
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  [[nodiscard]] int output() const { return m_output; }
  void end() const { ::kill(m_process, SIGKILL); }
  /// Waits for the end of the process and returns its wait status.
  [[nodiscard]] int status() {
    while (!m_status) {
      int status = 0;
      if (::waitpid(m_process, &status, 0) == m_process || errno != EINTR) m_status = status;
    }
    return *m_status;
  }

 private:
  [[noreturn]] static void fail(int error) {
    values::unavailable("The process that reads a table could not be started: " +
                        std::generic_category().message(error) + ".");
  }

  pid_t m_process = -1;
  int m_output = -1;
  std::optional<int> m_status;
};

/// The progress of the process, for the sentence about memory.
struct Read {
  std::uint64_t bytes = 0;
  std::uint64_t numberBytes = 0;
};

/// Estimates the bytes of the numbers of the whole file; 0 without an estimate.
double numberBytesOf(const fs::path& file, const Read& read) {
  std::error_code code;
  const std::uintmax_t size = fs::file_size(file, code);
  if (code || read.bytes == 0) return 0;
  return static_cast<double>(read.numberBytes) * static_cast<double>(size) /
         static_cast<double>(read.bytes);
}

/// Throws Error (unavailable) for lack of memory. `how`: how the process ended, or empty.
[[noreturn]] void failForMemory(const fs::path& file, const Read& read, const std::string& how) {
  std::string sentence = "There is not enough memory for the numbers of " + file.string();
  if (const double all = numberBytesOf(file, read); all > 0) {
    sentence += ": they take about " + values::sizeText(static_cast<std::uint64_t>(all)) +
                ", and twice as much while they are read";
  }
  values::unavailable(sentence + (how.empty() ? "." : "; " + how + "."));
}

CsvData readFrom(PipeReader& in) {
  constexpr std::uint64_t kMostColumns = std::uint64_t{1} << 20;
  constexpr std::uint64_t kMostNumbers = std::uint64_t{1} << 40;
  CsvData data;
  data.width = std::max<std::uint64_t>(1, in.count(kMostColumns));
  data.remark = in.text();
  for (std::uint64_t left = in.count(2); left > 0; --left) {
    data.names.push_back(in.text());
  }
  for (std::uint64_t left = in.count(2); left > 0; --left) {
    values::HostArray& array = data.columns.emplace_back();
    // The array is read in pieces, so that its pages are used one after the other.
    array.bytes.reserve(in.count(kMostNumbers) * sizeof(float));
    constexpr std::size_t kPiece = std::size_t{1} << 20;
    while (in.isSound() && array.bytes.size() < array.bytes.capacity()) {
      const std::size_t old = array.bytes.size();
      array.bytes.resize(std::min(array.bytes.capacity(), old + kPiece));
      in.bytes(std::span(array.bytes).subspan(old));
    }
  }
  return data;
}

}  // namespace

CsvData readTable(const fs::path& file, const CsvOptions& options, std::stop_token stop) {
  if (isSmall(file)) return readCsv(file, options, std::move(stop));
  const fs::path program = platform::programPath().parent_path() / "lanescope";
  std::vector<std::string> arguments{program.string(),
                                     kOption,
                                     file.string(),
                                     options.asMatrix ? kMatrix : kColumns,
                                     std::to_string(options.maxBytes),
                                     std::to_string(options.maxRows)};
  arguments.insert(arguments.end(), options.columns.begin(), options.columns.end());
  Child child(arguments);
  Read read;
  PipeReader in(child.output());
  {
    const std::stop_callback ending(stop, [&child] { child.end(); });
    while (in.isSound()) {
      const auto kind = static_cast<TableRecord>(in.number<char>());
      if (kind == TableRecord::progress) {
        const bool isFirst = read.bytes == 0;
        read.bytes = in.number<std::uint64_t>();
        read.numberBytes = in.number<std::uint64_t>();
        if (!isFirst) continue;
        // The check comes before the machine runs out of memory.
        platform::checkFits("Reading " + file.string(), 2 * numberBytesOf(file, read),
                            platform::readMemory());
      } else if (kind == TableRecord::failure) {
        const auto error = static_cast<ErrorKind>(in.number<std::uint8_t>());
        const std::string sentence = in.text();
        if (!in.isSound()) break;
        if (error == ErrorKind::unavailable) failForMemory(file, read, {});
        throw Error(error, sentence);
      } else if (kind == TableRecord::table) {
        try {
          CsvData data = readFrom(in);
          if (in.isSound()) return data;
        } catch (const std::bad_alloc&) {
          failForMemory(file, read, {});
        }
      } else {
        break;
      }
    }
  }
  if (stop.stop_requested()) {
    throw Error(ErrorKind::cancelled, "Reading " + file.string() + " was cancelled.");
  }
  const int status = child.status();
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) {
    failForMemory(file, read, "the system ended the process that read them");
  }
  values::unavailable(file.string() +
                      " could not be read: the process that reads it was ended by " +
                      (WIFSIGNALED(status) ? "signal " + std::to_string(WTERMSIG(status))
                                           : "code " + std::to_string(WEXITSTATUS(status))) +
                      ".");
}

bool isTableProcess(int argc, char** argv) {
  return argc >= kFirstColumn && std::string_view(argv[1]) == kOption;
}

int runTableProcess(int argc, char** argv) {
  constexpr int kPipeBytes = 1 << 20;
  platform::endWithParent();
  std::signal(SIGPIPE, SIG_IGN);
  platform::makeExpendable();
  static_cast<void>(::fcntl(STDOUT_FILENO, F_SETPIPE_SZ, kPipeBytes));
  PipeWriter out(STDOUT_FILENO);
  const auto begin = [&out](TableRecord kind) { out.number(static_cast<char>(kind)); };
  CsvOptions options;
  options.asMatrix = std::string_view(argv[3]) == kMatrix;
  options.maxBytes = std::strtoull(argv[4], nullptr, 10);
  options.maxRows = std::strtoull(argv[5], nullptr, 10);
  options.columns.assign(argv + kFirstColumn, argv + argc);
  options.progress = [&](std::uint64_t bytes, std::uint64_t numberBytes) {
    begin(TableRecord::progress);
    out.number(bytes);
    out.number(numberBytes);
  };
  try {
    const CsvData data = readCsv(argv[2], options);
    begin(TableRecord::table);
    out.number<std::uint64_t>(data.width);
    out.text(data.remark);
    out.number<std::uint64_t>(data.names.size());
    for (const std::string& name : data.names) out.text(name);
    out.number<std::uint64_t>(data.columns.size());
    for (const values::HostArray& array : data.columns) {
      out.number<std::uint64_t>(array.count());
      out.bytes(array.bytes);
    }
  } catch (const Error& error) {
    begin(TableRecord::failure);
    out.number(static_cast<std::uint8_t>(error.kind()));
    out.text(error.what());
  }
  return 0;
}

}  // namespace lanescope::app
