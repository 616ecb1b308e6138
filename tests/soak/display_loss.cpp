// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/display_loss.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include "tests/soak/process_facts.h"

namespace lanescope::soak {
namespace {

constexpr int kDisplayPatienceMs = 60'000;
constexpr int kAtWorkMs = 1000;

/// A window on a display of its own.
class Window {
 public:
  explicit Window(const QString& program) {
    m_server.start(QStringLiteral("Xvfb"),
                   {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                    QStringLiteral("0"), QStringLiteral("1280x720x24")});
    QByteArray number;
    while (!number.endsWith('\n') && m_server.waitForReadyRead(kDisplayPatienceMs)) {
      number += m_server.readAllStandardOutput();
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DISPLAY"),
                       QLatin1Char(':') + QString::fromLatin1(number.trimmed()));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    m_window.setProcessEnvironment(environment);
    m_window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_window.start(program, QStringList());
  }
  ~Window() {
    for (QProcess* process : {&m_window, &m_server}) {
      process->kill();
      process->waitForFinished();
    }
  }

  [[nodiscard]] bool comesToItsEngine() const {
    return QTest::qWaitFor([] { return !engines().empty(); }, kDisplayPatienceMs);
  }
  void loseDisplay() {
    m_server.kill();
    m_server.waitForFinished();
  }
  [[nodiscard]] bool ends() { return m_window.waitForFinished(kDisplayPatienceMs); }
  [[nodiscard]] bool hasCrashed() const { return m_window.exitStatus() == QProcess::CrashExit; }

 private:
  QProcess m_server;
  QProcess m_window;
};

}  // namespace

std::string troubleOfDisplayLoss(const QString& program) {
  if (QStandardPaths::findExecutable(QStringLiteral("Xvfb")).isEmpty()) return {};
  Window first(program);
  if (!first.comesToItsEngine()) return "The window on a display of its own has no engine.";
  QTest::qWait(kAtWorkMs);
  first.loseDisplay();
  if (!first.ends()) return "The window does not end when its display goes away.";
  if (first.hasCrashed()) return "The window ends with a signal when its display goes away.";
  if (!QTest::qWaitFor([] { return engines().empty(); }, kDisplayPatienceMs)) {
    return "The engine outlives a window whose display went away.";
  }
  const Window second(program);
  if (!second.comesToItsEngine()) return "After the loss of a display no window opens.";
  return {};
}

}  // namespace lanescope::soak
