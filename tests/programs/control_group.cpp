// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/programs/control_group.h"

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <vector>

namespace lanescope::tests {
namespace {

namespace fs = std::filesystem;

/// The group that this process is in: of one controller in version 1, of all in version 2 ("").
std::string ownGroup(const std::string& controller) {
  std::ifstream file("/proc/self/cgroup");
  for (std::string line; std::getline(file, line);) {
    const std::size_t names = line.find(':') + 1;
    const std::size_t path = line.find(':', names);
    if (path == std::string::npos) continue;
    if (line.substr(names, path - names) == controller) return line.substr(path + 1);
  }
  return "/";
}

void write(const fs::path& file, const std::string& text) {
  std::ofstream out(file);
  out << text << std::flush;
  if (!out) throw std::runtime_error(file.string() + " cannot be written");
}

}  // namespace

ControlGroup::ControlGroup(Kind kind, std::uint64_t limit) {
  const std::string controller = kind == Kind::memory ? "memory" : "pids";
  const fs::path root = "/sys/fs/cgroup";
  const bool isFirstVersion = fs::exists(root / controller);
  const fs::path parent = isFirstVersion
                              ? root / controller / fs::path(ownGroup(controller)).relative_path()
                              : root / fs::path(ownGroup("")).relative_path();
  std::string file = "pids.max";
  if (kind == Kind::memory) file = isFirstVersion ? "memory.limit_in_bytes" : "memory.max";
  static int number = 0;
  m_folder =
      parent / ("lanescope-test-" + std::to_string(::getpid()) + "-" + std::to_string(number++));
  std::error_code error;
  fs::create_directory(m_folder, error);
  if (error) throw std::runtime_error("no control group can be made here: " + error.message());
  try {
    write(m_folder / file, std::to_string(limit));
    if (fs::exists(m_folder / "memory.swap.max")) write(m_folder / "memory.swap.max", "0");
    m_members = ::open((m_folder / "cgroup.procs").c_str(), O_WRONLY | O_CLOEXEC);
    if (m_members < 0) throw std::runtime_error("nothing may join the control group");
  } catch (const std::runtime_error&) {
    fs::remove(m_folder, error);
    throw;
  }
}

ControlGroup::~ControlGroup() {
  ::close(m_members);
  // An engine may outlive its client by an instant.
  constexpr int kLooks = 500;
  std::error_code error;
  for (int look = 0; look < kLooks; ++look) {
    if (::rmdir(m_folder.c_str()) == 0) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void ControlGroup::join() const {
  const ssize_t written = ::write(m_members, "0", 1);  // 0: the writer
  static_cast<void>(written);
}

}  // namespace lanescope::tests
