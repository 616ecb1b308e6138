// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/faults.h"

#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>

#include "tests/soak/clock.h"
#include "tests/soak/process_facts.h"

namespace lanescope::soak {
namespace {

constexpr int kStoppedActions = 60;
constexpr int kFullActions = 60;
constexpr auto kLongestJump = std::chrono::hours(48);

void limitFiles(rlim_t bytes) {
  rlimit limit{};
  ::getrlimit(RLIMIT_FSIZE, &limit);
  limit.rlim_cur = std::min(bytes, limit.rlim_max);
  ::setrlimit(RLIMIT_FSIZE, &limit);
}

}  // namespace

SmallDisk::SmallDisk(const QString& folder)
    : m_folder(folder), m_ballast(folder + QStringLiteral("/ballast")) {
  m_isMounted =
      ::unshare(CLONE_NEWNS) == 0 &&
      ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
      ::mount("none", QFile::encodeName(folder).constData(), "tmpfs", 0, "size=128m") == 0;
}

SmallDisk::~SmallDisk() {
  release();
  if (m_isMounted) ::umount2(QFile::encodeName(m_folder).constData(), MNT_DETACH);
}

void SmallDisk::fill() {
  if (!m_isMounted) return limitFiles(0);
  if (!m_ballast.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) return;
  const QByteArray piece(1 << 16, '\0');
  while (m_ballast.write(piece) > 0) {
  }
  m_ballast.close();
}

void SmallDisk::release() {
  if (m_isMounted) {
    m_ballast.remove();
  } else {
    limitFiles(RLIM_INFINITY);
  }
}

void Faults::inject(const Action& action) {
  const std::vector<int> pids = engines();
  const int pid =
      pids.empty() ? 0
                   : pids[static_cast<std::size_t>(action.below(0, static_cast<int>(pids.size())))];
  switch (action.kind) {
    case Action::Kind::killEngine:
      if (pid == 0) return;
      ++m_counts["engine killed"];
      ::kill(pid, SIGKILL);
      return;
    case Action::Kind::stopEngine:
      if (pid == 0) return;
      ++m_counts["engine stopped"];
      ::kill(pid, SIGSTOP);
      m_stopped.push_back(pid);
      m_stoppedFor = kStoppedActions;
      return;
    case Action::Kind::fillDisk:
      ++m_counts["disk full"];
      m_disk.fill();
      m_fullFor = kFullActions;
      return;
    case Action::Kind::jumpClock: {
      ++m_counts["clock jumps"];
      const int most = static_cast<int>(std::chrono::seconds(kLongestJump).count());
      jumpClock(std::chrono::seconds(action.below(0, 2 * most) - most));
      return;
    }
    default:
      return;
  }
}

void Faults::tick() {
  if (m_stoppedFor > 0 && --m_stoppedFor == 0) {
    for (const int pid : m_stopped) ::kill(pid, SIGCONT);
    m_stopped.clear();
  }
  if (m_fullFor > 0 && --m_fullFor == 0) m_disk.release();
}

void Faults::end() {
  m_stoppedFor = m_stopped.empty() ? 0 : 1;
  m_fullFor = m_fullFor > 0 ? 1 : 0;
  tick();
}

}  // namespace lanescope::soak
