// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a new user waits: until the window is there, until the example has run and is on the
// stage, from Run to the picture, and from a key to the next step's picture. Each start is a
// process of its own, with settings that nothing has written before; the medians of several starts
// are printed.
//   first_times [STARTS]
#include <QApplication>
#include <QDeadlineTimer>
#include <QEvent>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdio>

#include "resources/font_configuration.h"
#include "resources/resources.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

namespace {

using namespace lanescope;
using Clock = std::chrono::steady_clock;

constexpr int kPatience = 60'000;  ///< ms

double millisecondsSince(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// Counts the paint events of a widget.
class PaintWatch : public QObject {
 public:
  explicit PaintWatch(QWidget& watched) : QObject(&watched) { watched.installEventFilter(this); }
  [[nodiscard]] int count() const { return m_count; }

 protected:
  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    m_count += event->type() == QEvent::Paint ? 1 : 0;
    return false;
  }

 private:
  int m_count = 0;
};

/// Handles events until the condition holds, and looks after each of them: QTest::qWaitFor looks
/// every 10 ms.
template <class Condition>
bool waitUntil(const Condition& condition) {
  const QDeadlineTimer end(kPatience);
  QTimer tick;  // so that the end is noticed where nothing happens
  tick.start(1000);
  while (!condition()) {
    if (end.hasExpired()) return false;
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
  }
  return true;
}

void report(const char* what, double milliseconds) {
  std::printf("%s %.3f\n", what, milliseconds);
}

/// One start. `begin`: when the process was asked for.
int startOnce(Clock::time_point begin) {
  ui::Theme theme;
  ui::MainWindow window({}, theme);
  window.resize(1280, 720);
  auto* stage = window.findChild<ui::StageWidget*>();
  const PaintWatch paints(*stage);
  int scenes = 0;
  int paintsBefore = 0;
  // The stage has the scene already, since it was connected before, but has not painted it yet.
  QObject::connect(&window.controller(), &ui::RunController::sceneReady, &window, [&] {
    ++scenes;
    paintsBefore = paints.count();
  });
  const auto isPainted = [&](int scene) {
    return scenes >= scene && paints.count() > paintsBefore;
  };
  window.show();
  window.showExample();
  if (!waitUntil([&] { return paints.count() > 0; })) return 1;
  report("window", millisecondsSince(begin));
  if (!waitUntil([&] { return isPainted(1); })) return 1;
  report("example", millisecondsSince(begin));

  // The first one ends the measurement that follows the example, and with it the engine.
  for (const char* run : {"run", "again"}) {
    const int scene = scenes + 1;
    const Clock::time_point pressed = Clock::now();
    window.findChild<ui::ParameterPanel*>()->run();
    if (!waitUntil([&] { return isPainted(scene); })) return 1;
    report(run, millisecondsSince(pressed));
  }

  const Clock::time_point step = Clock::now();
  paintsBefore = paints.count();
  QTest::keyClick(stage, Qt::Key_Right);
  if (!waitUntil([&] { return isPainted(scenes); })) return 1;
  report("step", millisecondsSince(step));
  return 0;
}

/// Several starts of this program, one after the other.
int startOften(const QString& program, int starts) {
  QMap<QByteArray, QList<double>> times;
  for (int i = 0; i < starts; ++i) {
    const QTemporaryDir home;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const auto now = Clock::now().time_since_epoch().count();
    process.start(program, {QStringLiteral("--begun"), QString::number(now)});
    if (!process.waitForFinished(4 * kPatience) || process.exitCode() != 0) {
      std::fprintf(stderr, "A start did not come to its end.\n");
      return 1;
    }
    for (const QByteArray& line : process.readAllStandardOutput().trimmed().split('\n')) {
      const QList<QByteArray> parts = line.split(' ');
      times[parts[0]] += parts[1].toDouble();
    }
  }
  for (const char* what : {"window", "example", "run", "again", "step"}) {
    QList<double>& of = times[what];
    std::ranges::sort(of);
    std::printf("%-8s median %8.1f ms of %d starts, %.1f to %.1f ms\n", what, of[of.size() / 2],
                static_cast<int>(of.size()), of.front(), of.back());
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  resources::useBundledFontConfiguration();
  const QByteArray option(argc > 1 ? argv[1] : "");
  if (option != "--begun") {
    const QCoreApplication application(argc, argv);
    constexpr int kStarts = 7;
    const int starts = option.isEmpty() ? kStarts : std::max(1, option.toInt());
    return startOften(QCoreApplication::applicationFilePath(), starts);
  }
  if (argc < 3) return 2;
  const Clock::time_point begin{Clock::duration(QByteArray(argv[2]).toLongLong())};
  const QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("lanescope"));
  QApplication::setApplicationName(QStringLiteral("lanescope-first-times"));
  resources::init();
  return startOnce(begin);
}
