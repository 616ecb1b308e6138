// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/commands.h"

#include <QEventLoop>
#include <QTest>

namespace lanescope::soak {
namespace {

constexpr int kCommandPatienceMs = 180'000;
constexpr int kWorstCode = 3;

QStringList commandOf(const Action& action) {
  static const std::vector<const char*> kCommands{
      "list --json",
      "devices --json",
      "run dot_shared --n 1000 --block 64 --json",
      "run scan_blelloch --n 100 --block 64",
      "run matmul_tiled --n 32",
      "run race_missing_barrier --n 64 --block 64",
      "run no_such_kernel",
      "run dot_shared --n -3",
      "run kernel.cu --n 64",
      "trace dot_shared --n 64 --block 32 --out trace.json",
      "trace dot_shared --n 64 --block 32 --out trace.perfetto.json",
      "render dot_shared --n 64 --block 32 --size 640x480 --out picture.png",
      "render dot_shared --n 64 --block 32 --size 640x480 --out picture.svg",
      "bench dot_shared --sizes 2^8..2^10 --samples 3 --max-time 0 --out times.csv",
      "bench dot_shared --sizes 2^8 --samples 3 --max-time 0 --record times.recording.json",
      "errors dot_shared --sizes 256",
      "work dot_shared --sizes 256",
      "history list --json",
      "history import times.csv",
      "history export 1 --out exported.json",
      "history delete 1",
      "equalize moon.png equal.png",
      "allreduce --devices 4 --n 64",
  };
  return QString::fromLatin1(kCommands[static_cast<std::size_t>(
                                 action.below(0, static_cast<int>(kCommands.size())))])
      .split(QLatin1Char(' '));
}

}  // namespace

Commands::Commands(const QString& program, const QString& folder) {
  m_process.setProgram(program);
  m_process.setWorkingDirectory(folder);
  QObject::connect(&m_process, &QProcess::finished, &m_process, [this] { judge(); });
}

void Commands::start(const Action& action) {
  if (m_process.state() != QProcess::NotRunning) return;
  m_process.setArguments(commandOf(action));
  m_process.start();
}

void Commands::finish() {
  const auto isOver = [this] { return m_process.state() == QProcess::NotRunning; };
  if (QTest::qWaitFor(isOver, kCommandPatienceMs)) return;
  m_trouble.push_back("lanescope " + m_process.arguments().join(QLatin1Char(' ')).toStdString() +
                      " does not end.");
  m_process.kill();
  m_process.waitForFinished();
}

void Commands::judge() {
  const std::string name =
      "lanescope " + m_process.arguments().join(QLatin1Char(' ')).toStdString();
  (void)m_process.readAllStandardOutput();
  const QByteArray errors = m_process.readAllStandardError();
  if (m_process.exitStatus() == QProcess::CrashExit) {
    m_trouble.push_back(name + " ended with a signal: " + errors.right(400).toStdString());
    return;
  }
  const int code = m_process.exitCode();
  ++m_counts["exit code " + std::to_string(code)];
  const bool isSound = code == 0 || code == 1 || errors.endsWith(".\n");
  if (code > kWorstCode || !isSound) {
    m_trouble.push_back(name + " ended with code " + std::to_string(code) + ": " +
                        errors.right(400).toStdString());
  }
}

}  // namespace lanescope::soak
