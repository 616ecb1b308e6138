// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/engine/engine_listener.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <limits>
#include <utility>

namespace lanescope::tests {
namespace {

/// State and parent from /proc/PID/stat; the name in parentheses before them may hold anything.
QList<QByteArray> statOf(qint64 pid) {
  QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QByteArray text = file.readAll();
  return text.mid(text.lastIndexOf(')') + 2).split(' ');
}

}  // namespace

values::RunRequest emulatorRun(std::string kernel, std::int64_t n) {
  values::RunRequest request;
  request.kernel = std::move(kernel);
  request.parameters.n = n;
  request.target.backend = values::BackendChoice::emulator;
  return request;
}

values::RunRequest gpuRun(std::string kernel) {
  values::RunRequest request;
  request.kernel = std::move(kernel);
  request.target.backend = values::BackendChoice::cuda;
  return request;
}

values::RunRequest longRun() {
  values::RunRequest request = emulatorRun("dot_shared");
  request.parameters.block = 1024;
  request.parameters.grid = 1 << 22;
  return request;
}

app::EngineAddress fakeEngine(const QStringList& arguments, std::chrono::milliseconds timeout) {
  using namespace std::chrono_literals;
  app::EngineAddress address;
  address.setProgram(QCoreApplication::applicationDirPath() + "/engine_fake", arguments);
  address.setLimits({.hello = timeout, .silence = timeout, .restart = 10ms, .cancel = 200ms});
  return address;
}

bool isRunning(qint64 pid) {
  const QList<QByteArray> stat = statOf(pid);
  return stat.size() > 1 && stat[0] != "Z" && stat[0] != "X";
}

double msUntilGone(qint64 pid) {
  const UnhinderedTimer timer;
  const bool isGone = waitFor([pid] { return !isRunning(pid); });
  return isGone ? timer.elapsed() : std::numeric_limits<double>::infinity();
}

std::vector<qint64> childrenOf(qint64 pid) {
  std::vector<qint64> children;
  for (const QString& name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
    bool isNumber = false;
    const qint64 candidate = name.toLongLong(&isNumber);
    if (!isNumber) continue;
    const QList<QByteArray> stat = statOf(candidate);
    if (stat.size() > 1 && stat[1].toLongLong() == pid) children.push_back(candidate);
  }
  return children;
}

EngineListener::EngineListener(const app::EngineAddress& address)
    : engine(std::make_unique<app::EngineThread>(address)) {
  using app::EngineThread;
  EngineThread* const source = engine.get();
  QObject::connect(source, &EngineThread::engineReady, source,
                   [this](const QString& description) { ready.append(description); });
  QObject::connect(source, &EngineThread::engineLost, source,
                   [this](const QString& sentence) { lost.append(sentence); });
  QObject::connect(source, &EngineThread::devicesFound, source,
                   [this](quint64 id, const QList<values::DeviceInfo>& found) {
                     devices[id] = found;
                     endOrder.push_back(id);
                   });
  QObject::connect(source, &EngineThread::progressed, source,
                   [this](quint64 id, double) { ++progress[id]; });
  QObject::connect(source, &EngineThread::runFinished, source,
                   [this](quint64 id, std::shared_ptr<const values::RunResult> result) {
                     runs[id] = std::move(result);
                     endOrder.push_back(id);
                   });
  QObject::connect(
      source, &EngineThread::benchPoint, source,
      [this](quint64 id, const values::BenchSeries& series) { points[id].push_back(series); });
  QObject::connect(source, &EngineThread::benchFinished, source,
                   [this](quint64 id, std::shared_ptr<const values::BenchResult> result) {
                     benches[id] = std::move(result);
                     endOrder.push_back(id);
                   });
  QObject::connect(source, &EngineThread::allReduceFinished, source,
                   [this](quint64 id, std::shared_ptr<const values::AllReduceResult> result) {
                     allReduces[id] = std::move(result);
                     endOrder.push_back(id);
                   });
  QObject::connect(source, &EngineThread::failed, source,
                   [this](quint64 id, values::ErrorKind kind, const QString& sentence) {
                     failures[id] = {kind, sentence};
                     endOrder.push_back(id);
                   });
}

int EngineListener::endings(quint64 id) const {
  return static_cast<int>(std::count(endOrder.begin(), endOrder.end(), id));
}

qint64 EngineListener::pid() const {
  return ready.isEmpty() ? 0 : ready.last().section(QLatin1Char(' '), -1).toLongLong();
}

}  // namespace lanescope::tests
