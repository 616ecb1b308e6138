// SPDX-License-Identifier: GPL-3.0-or-later
#include <tuple>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

struct Display {
  QStringList arguments;
  QList<std::pair<QString, QString>> environment;
  QByteArray named;  ///< in the sentence
};

void expectNoWindow(const Display& display) {
  QProcess process;
  prepare(process, display.arguments, QString());
  QProcessEnvironment environment = process.processEnvironment();
  for (const auto& [name, value] : display.environment) environment.insert(name, value);
  process.setProcessEnvironment(environment);
  process.start();
  constexpr int kPatienceMs = 60'000;
  ASSERT_TRUE(process.waitForFinished(kPatienceMs)) << display.named.toStdString();
  const QByteArray said = process.readAllStandardError();
  EXPECT_EQ(process.exitStatus(), QProcess::NormalExit) << said.toStdString();
  EXPECT_EQ(process.exitCode(), 3) << said.toStdString();
  EXPECT_EQ(said, "lanescope: No window can be opened" + display.named +
                      "; `lanescope demo` needs no display.\n");
}

TEST(CommandLineDisplay, OneThatCannotBeOpenedIsNamedInASentence) {
  expectNoWindow({{}, {{"DISPLAY", ":99"}}, " with DISPLAY=:99"});
  expectNoWindow({{}, {{"WAYLAND_DISPLAY", "dead"}}, " with WAYLAND_DISPLAY=dead"});
  expectNoWindow({{},
                  {{"DISPLAY", ":99"}, {"WAYLAND_DISPLAY", "dead"}},
                  " with WAYLAND_DISPLAY=dead and DISPLAY=:99"});
  expectNoWindow({{}, {{"QT_QPA_PLATFORM", "nonsense"}}, " with QT_QPA_PLATFORM=nonsense"});
  expectNoWindow({{"-platform", "nonsense"}, {}, " with -platform nonsense"});
  expectNoWindow({{}, {}, ": neither DISPLAY nor WAYLAND_DISPLAY is set"});
}

}  // namespace
}  // namespace lanescope::tests
