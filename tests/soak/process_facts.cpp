// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/process_facts.h"

#include <malloc.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <algorithm>
#include <map>

namespace lanescope::soak {
namespace {

constexpr double kMiB = 1024.0 * 1024.0;

/// A line of /proc/PID/stat.
struct Process {
  int pid = 0;
  int parent = 0;
  QByteArray name;
  bool hasEnded = false;
  double seconds = 0;  ///< of processor time
};

Process processOf(const QString& pid) {
  QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QByteArray line = file.readAll();
  // The name stands in parentheses and may have any letters.
  const qsizetype begin = line.indexOf('(');
  const qsizetype end = line.lastIndexOf(')');
  const QList<QByteArray> fields = line.mid(end + 2).split(' ');
  constexpr int kUserTime = 11;
  if (begin < 0 || fields.size() <= kUserTime + 1) return {};
  const double ticks = fields[kUserTime].toDouble() + fields[kUserTime + 1].toDouble();
  return {.pid = pid.toInt(),
          .parent = fields[1].toInt(),
          .name = line.mid(begin + 1, end - begin - 1),
          .hasEnded = fields[0] == "Z" || fields[0] == "X",
          .seconds = ticks / static_cast<double>(::sysconf(_SC_CLK_TCK))};
}

/// This process and those below it.
std::vector<Process> family() {
  std::multimap<int, Process> byParent;
  std::vector<Process> found;
  const int self = static_cast<int>(::getpid());
  for (const QString& name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
    if (!name.front().isDigit()) continue;
    Process process = processOf(name);
    if (process.pid == self) {
      found.push_back(process);
    } else if (process.pid != 0 && !process.hasEnded) {
      byParent.emplace(process.parent, process);
    }
  }
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto [first, last] = byParent.equal_range(found[i].pid);
    for (auto child = first; child != last; ++child) found.push_back(child->second);
  }
  return found;
}

}  // namespace

std::vector<int> descendants() {
  std::vector<int> pids;
  for (const Process& process : family()) {
    if (process.pid != static_cast<int>(::getpid())) pids.push_back(process.pid);
  }
  return pids;
}

std::vector<int> engines() {
  std::vector<int> pids;
  for (const Process& process : family()) {
    // The system cuts names off after 15 letters.
    if (process.name.startsWith("lanescope-engin")) pids.push_back(process.pid);
  }
  return pids;
}

double processorSeconds() {
  double sum = 0;
  for (const Process& process : family()) sum += process.seconds;
  return sum;
}

double residentMiB() {
  QFile file(QStringLiteral("/proc/self/statm"));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  return file.readAll().split(' ').value(1).toDouble() *
         static_cast<double>(::sysconf(_SC_PAGESIZE)) / kMiB;
}

double heapMiB() {
  const struct mallinfo2 info = ::mallinfo2();
  return static_cast<double>(info.uordblks + info.hblkhd) / kMiB;
}

int openDescriptors() {
  const QDir folder(QStringLiteral("/proc/self/fd"));
  // One is the folder's own.
  return static_cast<int>(
             folder.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size()) -
         1;
}

std::vector<std::string> contentsOf(const QString& folder) {
  std::vector<std::string> names;
  for (const QString& name : QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System |
                                                    QDir::NoDotAndDotDot)) {
    names.push_back(name.toStdString());
  }
  return names;
}

}  // namespace lanescope::soak
