// SPDX-License-Identifier: Apache-2.0
#include "crash/crash_report.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <span>
#include <string>
#include <system_error>
#include <vector>

namespace lanescope::crash {
namespace {

namespace fs = std::filesystem;

struct NamedSignal {
  int number;
  std::string_view name;
};
constexpr std::array<NamedSignal, 5> kCrashSignals{{{SIGSEGV, "SIGSEGV"},
                                                    {SIGBUS, "SIGBUS"},
                                                    {SIGILL, "SIGILL"},
                                                    {SIGFPE, "SIGFPE"},
                                                    {SIGABRT, "SIGABRT"}}};
constexpr int kMostFrames = 64;
constexpr mode_t kOfTheUser = 0700;

/// A text of limited length that grows without an allocation, as a handler of a signal needs it.
class FixedText {
 public:
  FixedText& operator<<(std::string_view text) {
    const std::size_t count = std::min(text.size(), m_bytes.size() - 1 - m_size);
    std::memcpy(m_bytes.data() + m_size, text.data(), count);
    m_size += count;
    return *this;
  }
  FixedText& operator<<(std::int64_t number) { return append(number, 10); }
  FixedText& hex(std::uint64_t number) {
    *this << "0x";
    return append(number, 16);
  }
  /// It ends with a zero.
  [[nodiscard]] const char* path() {
    m_bytes[m_size] = '\0';
    return m_bytes.data();
  }
  [[nodiscard]] std::string_view text() const { return {m_bytes.data(), m_size}; }
  [[nodiscard]] bool isFull() const { return m_size + 1 == m_bytes.size(); }
  void clear() { m_size = 0; }

 private:
  template <class T>
  FixedText& append(T number, int base) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, base).ptr;
    return *this << std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data()));
  }
  std::array<char, 4096> m_bytes{};
  std::size_t m_size = 0;
};

/// What the handler needs; nothing of it changes once the handler is there.
struct Setting {
  FixedText folder;
  FixedText program;
  FixedText version;
  EndProcess endWithoutMemory = nullptr;
} setting;
std::atomic<pid_t> reporter = 0;  ///< the thread that writes the report; 0: none

void writeAll(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// Makes the folder, and those above it. An error shows when the report is opened.
void makeFolder() {
  FixedText path;
  for (const char letter : setting.folder.text()) {
    if (letter == '/') ::mkdir(path.path(), kOfTheUser);
    path << std::string_view(&letter, 1);
  }
  ::mkdir(path.path(), kOfTheUser);
}

int openReport() {
  makeFolder();
  FixedText path;
  path << setting.folder.text() << "/" << static_cast<std::int64_t>(std::time(nullptr)) << "-"
       << setting.program.text() << "-" << static_cast<std::int64_t>(::getpid()) << kCrashSuffix;
  return path.isFull() ? -1 : ::open(path.path(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
}

/// "libQt6Core.so.6+0x1234"
void describe(FixedText& line, std::uintptr_t address) {
  dl_find_object found{};
  if (::_dl_find_object(reinterpret_cast<void*>(address), &found) != 0) {
    line << "outside of every module\n";
    return;
  }
  const link_map& module = *found.dlfo_link_map;
  std::string_view name = module.l_name;
  name = name.substr(name.rfind('/') + 1);
  line << (name.empty() ? setting.program.text() : name) << "+";
  line.hex(address - module.l_addr) << "\n";
}

/// The instruction at which the signal came.
std::uintptr_t interruptedAt(const void* context) {
  const auto& registers = static_cast<const ucontext_t*>(context)->uc_mcontext;
#if defined(__x86_64__)
  return static_cast<std::uintptr_t>(registers.gregs[REG_RIP]);
#elif defined(__aarch64__)
  return registers.pc;
#endif
}

void writeReport(int file, int signal, std::uintptr_t interrupted) {
  FixedText head;
  const auto* const named = std::ranges::find(kCrashSignals, signal, &NamedSignal::number);
  head << setting.program.text() << " " << setting.version.text() << "\nsignal "
       << static_cast<std::int64_t>(signal) << " (" << named->name << ")\n";
  writeAll(file, head.text());
  std::array<void*, kMostFrames> frames{};
  const int count = ::backtrace(frames.data(), kMostFrames);
  bool isBelow = false;  // the frames of this handler come first
  for (void* const frame : std::span(frames).first(static_cast<std::size_t>(count))) {
    const auto address = reinterpret_cast<std::uintptr_t>(frame);
    const bool isInterrupted = address == interrupted;
    isBelow = isBelow || isInterrupted;
    if (!isBelow) continue;
    FixedText line;
    // The others are where calls return to; the byte before belongs to the call.
    describe(line, isInterrupted ? address : address - 1);
    writeAll(file, line.text());
  }
}

/// Whether a library has probably used memory that it did not get.
bool lacksMemory(int signal, const siginfo_t& info, int error) {
  constexpr std::uintptr_t kLowestMapped = 65'536;  // vm.mmap_min_addr
  const bool isNull = reinterpret_cast<std::uintptr_t>(info.si_addr) < kLowestMapped;
  return error == ENOMEM && (signal == SIGABRT || (signal == SIGSEGV && isNull));
}

/// Returns whether this thread is the one that reports: not where its report has crashed, too.
/// Another thread's crash waits for the report of the first, which ends the process.
bool beginsReport() {
  const pid_t own = ::gettid();
  pid_t first = 0;
  while (!reporter.compare_exchange_strong(first, own)) {
    if (first == own) return false;
    first = 0;
    ::pause();
  }
  return true;
}

void onCrash(int signal, siginfo_t* info, void* context) {
  const int error = errno;
  if (const int file = beginsReport() ? openReport() : -1; file >= 0) {
    writeReport(file, signal, interruptedAt(context));
    ::close(file);
  }
  if (setting.endWithoutMemory != nullptr && lacksMemory(signal, *info, error)) {
    setting.endWithoutMemory();
  }
  // The signal is blocked until this function returns, and then ends the process.
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void deleteOldest(const fs::path& folder) {
  std::error_code code;
  std::vector<fs::path> reports;
  for (const auto& entry : fs::directory_iterator(folder, code)) {
    if (entry.path().extension() == kCrashSuffix) reports.push_back(entry.path());
  }
  std::ranges::sort(reports, std::greater{});  // their names begin with the time
  for (std::size_t i = kMostCrashReports; i < reports.size(); ++i) fs::remove(reports[i], code);
}

}  // namespace

fs::path crashFolder() {
  const fs::path below = fs::path("lanescope") / "crashes";
  const char* const state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && fs::path(state).is_absolute()) return state / below;
  const char* const home = std::getenv("HOME");
  if (home == nullptr || !fs::path(home).is_absolute()) return {};
  return fs::path(home) / ".local" / "state" / below;
}

void reportCrashes(const fs::path& folder, std::string_view program, std::string_view version,
                   EndProcess endWithoutMemory) {
  if (folder.empty()) return;
  deleteOldest(folder);
  setting.folder << folder.native();
  setting.program << program;
  setting.version << version;
  setting.endWithoutMemory = endWithoutMemory;
  std::array<void*, 1> frame{};
  static_cast<void>(::backtrace(frame.data(), 1));  // the first call loads a library
  // Handlers of a stack that has overflowed need another one. It lives as long as the process.
  constexpr std::size_t kStackBytes = std::size_t{64} << 10;
  static std::array<std::byte, kStackBytes> stack;
  stack_t other{};
  other.ss_sp = stack.data();
  other.ss_size = stack.size();
  ::sigaltstack(&other, nullptr);
  for (const NamedSignal& each : kCrashSignals) {
    struct sigaction action {};
    ::sigaction(each.number, nullptr, &action);
    if (action.sa_handler != SIG_DFL) continue;  // a sanitizer reports by itself
    action.sa_sigaction = &onCrash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    ::sigaction(each.number, &action, nullptr);
  }
}

}  // namespace lanescope::crash
