// SPDX-License-Identifier: Apache-2.0
#include "sandbox/supervised_run.h"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace lanescope::sandbox {
namespace {

constexpr int kExitUnavailable = 3;

/// Has the signal sent to this process when its parent ends. Ends it where that has happened.
void endWith(pid_t parent, int signal) {
  if (::prctl(PR_SET_PDEATHSIG, signal) != 0 || ::getppid() != parent) ::_exit(kExitUnavailable);
}

int endAs(int status) {
  if (!WIFSIGNALED(status)) return WEXITSTATUS(status);
  std::signal(WTERMSIG(status), SIG_DFL);
  ::raise(WTERMSIG(status));
  return kExitUnavailable;
}

/// Runs `begin` in a group of processes, which it ends when its parent has ended.
int watch(const std::function<int()>& begin) {
  sigset_t waited;
  sigset_t before;
  sigemptyset(&waited);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP, SIGCHLD}) sigaddset(&waited, signal);
  ::sigprocmask(SIG_BLOCK, &waited, &before);
  std::signal(SIGCHLD, SIG_DFL);
  const pid_t program = ::fork();
  if (program < 0) return kExitUnavailable;
  if (program == 0) {
    ::setpgid(0, 0);
    ::sigprocmask(SIG_SETMASK, &before, nullptr);
    return begin();
  }
  ::setpgid(program, program);  // whichever of the two comes first
  for (;;) {
    const int signal = ::sigwaitinfo(&waited, nullptr);
    int status = 0;
    const bool hasEnded = ::waitpid(program, &status, WNOHANG) == program;
    if (signal == SIGCHLD && !hasEnded) continue;
    if (signal < 0 && !hasEnded) continue;
    ::kill(-program, SIGKILL);
    return hasEnded ? endAs(status) : kExitUnavailable;
  }
}

}  // namespace

int runSupervised(const std::function<int()>& begin) {
  // Three processes: this one may be killed, and the second one then ends the group of the third.
  endWith(::getppid(), SIGKILL);
  const pid_t self = ::getpid();
  const pid_t watcher = ::fork();
  if (watcher < 0) return kExitUnavailable;
  if (watcher == 0) {
    endWith(self, SIGTERM);
    return watch(begin);
  }
  int status = 0;
  while (::waitpid(watcher, &status, 0) != watcher) continue;
  return endAs(status);
}

}  // namespace lanescope::sandbox
