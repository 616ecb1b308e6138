// SPDX-License-Identifier: Apache-2.0
#include "sandbox/system_calls.h"

#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <string_view>

namespace lanescope::sandbox {
namespace {

constexpr int kMostCalls = 512;
constexpr std::size_t kLongestName = 32;
/// The names of the system calls by their numbers. The handler of the signal reads them; it may not
/// allocate.
std::array<std::array<char, kLongestName>, kMostCalls> callNames;

void keepNames() {
  for (int call = 0; call < kMostCalls; ++call) {
    char* const name = seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, call);
    if (name != nullptr) std::strncpy(callNames[call].data(), name, kLongestName - 1);
    std::free(name);
  }
}

void say(std::string_view text) {
  const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
  static_cast<void>(written);
}

/// Makes the interrupted call return an error number.
void failWith(ucontext_t& context, int error) {
#if defined(__x86_64__)
  context.uc_mcontext.gregs[REG_RAX] = -error;
#elif defined(__aarch64__)
  context.uc_mcontext.regs[0] = static_cast<unsigned long long>(-error);
#endif
}

/// The files that the C library itself reads now and then: for the number of processors, and for
/// how it gives memory back. It does without them.
constexpr std::array<const char*, 6> kOfTheLibrary{"/sys/devices/system/cpu/online",
                                                   "/sys/devices/system/cpu/possible",
                                                   "/proc/stat",
                                                   "/proc/cpuinfo",
                                                   "/proc/sys/vm/overcommit_memory",
                                                   "/sys/kernel/mm/transparent_hugepage/enabled"};

/// Whether the call opens one of these files.
bool isOfTheLibrary(int call, const ucontext_t& context) {
  if (call != SYS_openat) return false;
#if defined(__x86_64__)
  const auto path = static_cast<std::uintptr_t>(context.uc_mcontext.gregs[REG_RSI]);
#elif defined(__aarch64__)
  const auto path = static_cast<std::uintptr_t>(context.uc_mcontext.regs[1]);
#endif
  const auto* const text = reinterpret_cast<const char*>(path);
  for (const char* const known : kOfTheLibrary) {
    if (std::strcmp(text, known) == 0) return true;
  }
  return false;
}

/// Ends the process after a forbidden call.
void onForbidden(int /*signal*/, siginfo_t* info, void* context) {
  const int call = info->si_syscall;
  auto& interrupted = *static_cast<ucontext_t*>(context);
  if (isOfTheLibrary(call, interrupted)) return failWith(interrupted, EACCES);
  const bool isKnown = call >= 0 && call < kMostCalls && callNames[call][0] != '\0';
  say("lanescope-engine: The kernel called the operating system (");
  say(isKnown ? std::string_view(callNames[call].data()) : std::string_view("unknown"));
  say("), which its sandbox forbids.\n");
  constexpr int kExitForbidden = 3;
  ::_exit(kExitForbidden);
}

void installHandler() {
  struct sigaction action {};
  action.sa_sigaction = &onForbidden;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  ::sigaction(SIGSYS, &action, nullptr);
}

/// A filter of system calls that is being made. A call without a rule meets `otherwise`.
class Filter {
 public:
  explicit Filter(std::uint32_t otherwise) : m_context(seccomp_init(otherwise)) {
    m_isWhole =
        m_context != nullptr && seccomp_attr_set(m_context.get(), SCMP_FLTATR_CTL_TSYNC, 1) == 0;
  }
  /// A call that this version of libseccomp does not know is left out.
  void add(std::uint32_t action, const char* name,
           std::initializer_list<scmp_arg_cmp> conditions = {}) {
    const int call = seccomp_syscall_resolve_name(name);
    if (!m_isWhole || call == __NR_SCMP_ERROR) return;
    m_isWhole =
        seccomp_rule_add_array(m_context.get(), action, call,
                               static_cast<unsigned>(conditions.size()), conditions.begin()) == 0;
  }
  [[nodiscard]] bool load() const { return m_isWhole && seccomp_load(m_context.get()) == 0; }

 private:
  struct Release {
    void operator()(void* context) const { seccomp_release(context); }
  };
  std::unique_ptr<void, Release> m_context;
  bool m_isWhole = false;
};

constexpr auto kNotPermitted = static_cast<std::uint32_t>(SCMP_ACT_ERRNO(EPERM));

scmp_arg_cmp equals(unsigned argument, std::uint64_t value) {
  return {argument, SCMP_CMP_EQ, value, 0};
}
/// All bits of `mask` that the argument has are those of `value`.
scmp_arg_cmp masked(unsigned argument, std::uint64_t mask, std::uint64_t value) {
  return {argument, SCMP_CMP_MASKED_EQ, mask, value};
}

/// Adds what the emulator and the C library do with signals. The handlers by which the emulator
/// ends a kernel and the sandbox a call stay, and no signal stops the process.
void addSignals(Filter& filter) {
  const auto self = static_cast<std::uint64_t>(::getpid());
  for (const int signal : {SIGABRT, SIGURG, SIGKILL, SIGTERM}) {
    filter.add(SCMP_ACT_ALLOW, "tgkill",
               {equals(0, self), equals(2, static_cast<std::uint64_t>(signal))});
  }
  filter.add(SCMP_ACT_ALLOW, "rt_sigaction", {equals(1, 0)});  // it asks and sets nothing
  // The C library sets two handlers of its own when the first thread begins.
  constexpr int kCancelsThread = 32;
  constexpr int kSetsUser = 33;
  for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, kCancelsThread, kSetsUser}) {
    filter.add(SCMP_ACT_ALLOW, "rt_sigaction", {equals(0, static_cast<std::uint64_t>(signal))});
  }
}

/// Adds the calls by which threads compute and synchronize.
void addComputing(Filter& filter) {
  for (const char* const call :
       {"read",           "write",         "readv",        "writev",          "close",
        "poll",           "ppoll",         "futex",        "futex_waitv",     "munmap",
        "mremap",         "madvise",       "brk",          "set_robust_list", "rseq",
        "rt_sigprocmask", "rt_sigreturn",  "sigaltstack",  "gettid",          "getpid",
        "sched_yield",    "clock_gettime", "clock_getres", "gettimeofday",    "time",
        "getrandom",      "exit",          "exit_group",   "restart_syscall", "getrusage",
        "sysinfo",        "fstat",         "getcpu",       "membarrier",      "sched_getaffinity",
        "setitimer"}) {
    filter.add(SCMP_ACT_ALLOW, call);
  }
  // A thread, never a process.
  filter.add(SCMP_ACT_ALLOW, "clone", {masked(0, CLONE_THREAD, CLONE_THREAD)});
  // Its flags are in memory, which a filter cannot see; the C library then calls clone.
  filter.add(SCMP_ACT_ERRNO(ENOSYS), "clone3");
  addSignals(filter);
  filter.add(SCMP_ACT_ALLOW, "prlimit64", {equals(2, 0)});  // it asks and sets nothing
  for (const int command : {F_GETFD, F_GETFL, F_SETFL}) {
    filter.add(SCMP_ACT_ALLOW, "fcntl", {equals(1, static_cast<std::uint64_t>(command))});
  }
  // The C library makes these calls now and then, and does without what they give.
  for (const char* const call : {"ioctl", "sched_setaffinity"}) filter.add(kNotPermitted, call);
}

/// Adds memory that holds no code.
void addDataMemory(Filter& filter) {
  filter.add(SCMP_ACT_ALLOW, "mmap", {masked(2, PROT_EXEC, 0)});
  filter.add(SCMP_ACT_ALLOW, "mprotect", {masked(2, PROT_EXEC, 0)});
}

/// Adds the calls by which a shared object is loaded, and the second filter set.
void addLoading(Filter& filter) {
  for (const char* const call :
       {"mmap", "mprotect", "pread64", "lseek", "newfstatat", "statx", "seccomp"}) {
    filter.add(SCMP_ACT_ALLOW, call);
  }
  constexpr std::uint64_t kBeyondReading = O_ACCMODE | O_CREAT | O_TRUNC;
  filter.add(SCMP_ACT_ALLOW, "openat", {masked(2, kBeyondReading, O_RDONLY)});
  filter.add(SCMP_ACT_ALLOW, "open", {masked(1, kBeyondReading, O_RDONLY)});
  filter.add(SCMP_ACT_ALLOW, "prctl", {equals(0, PR_SET_NO_NEW_PRIVS)});
}

}  // namespace

bool canForbidCalls() {
  return true;
}

bool allowComputingOnly(bool mayLoad) {
  static std::once_flag once;  // the filter forbids a second time
  std::call_once(once, [] {
    keepNames();
    installHandler();
  });
  Filter filter(SCMP_ACT_TRAP);
  addComputing(filter);
  // Of its own limits, that of the memory for one run, which stays below what is set for good.
  filter.add(SCMP_ACT_ALLOW, "prlimit64", {equals(0, 0), equals(1, RLIMIT_AS)});
  if (mayLoad) {
    addLoading(filter);
  } else {
    for (const char* const call : {"prctl", "newfstatat", "statx"}) {
      filter.add(kNotPermitted, call);
    }
    addDataMemory(filter);
  }
  return filter.load();
}

bool allowDecodingOnly() {
  Filter filter(SCMP_ACT_KILL_PROCESS);
  addComputing(filter);
  addDataMemory(filter);
  for (const char* const call :
       {"prctl", "open", "openat", "access", "faccessat", "faccessat2", "stat", "lstat",
        "newfstatat", "statx", "readlink", "readlinkat", "getcwd", "uname"}) {
    filter.add(kNotPermitted, call);
  }
  // By these the libraries' threads wait and wake each other up.
  for (const char* const call : {"eventfd2", "nanosleep", "clock_nanosleep"}) {
    filter.add(SCMP_ACT_ALLOW, call);
  }
  return filter.load();
}

bool forbidReachingOut() {
  Filter filter(SCMP_ACT_ALLOW);
  for (const char* const call : {"socket",
                                 "socketpair",
                                 "connect",
                                 "bind",
                                 "listen",
                                 "accept",
                                 "accept4",
                                 "sendto",
                                 "sendmsg",
                                 "sendmmsg",
                                 "ptrace",
                                 "process_vm_readv",
                                 "process_vm_writev",
                                 "mount",
                                 "umount2",
                                 "pivot_root",
                                 "chroot",
                                 "setns",
                                 "unshare",
                                 "bpf",
                                 "perf_event_open",
                                 "userfaultfd",
                                 "io_uring_setup",
                                 "keyctl",
                                 "add_key",
                                 "request_key",
                                 "kexec_load",
                                 "init_module",
                                 "finit_module",
                                 "reboot",
                                 "swapon",
                                 "settimeofday",
                                 "clock_settime",
                                 "tkill",
                                 "rt_sigqueueinfo",
                                 "pidfd_send_signal"}) {
    filter.add(kNotPermitted, call);
  }
  return filter.load();
}

}  // namespace lanescope::sandbox
