// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTest>
#include <memory>
#include <utility>

#include "app/engine/engine_address.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/result_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/theme.h"
#include "ui/widgets/message_strip.h"
#include "ui/window/main_window.h"

namespace lanescope::ui {

/// A window with the real engine, unless another is named, shown, but without its example.
class WindowTest : public testing::Test {
 protected:
  static constexpr int kPatience = 60'000;        ///< ms; a loaded machine is slow
  static constexpr int kLayoutPatience = 10'000;  ///< ms

  void SetUp() override {
    m_window = std::make_unique<MainWindow>(engine(), m_theme);
    m_window->show();
    connectWindow();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(m_window.get()));
  }

  [[nodiscard]] virtual app::EngineAddress engine() const { return {}; }

  void connectWindow() {
    RunController& controller = m_window->controller();
    QObject::connect(&controller, &RunController::engineReady, m_window.get(),
                     [this](const QString& text) {
                       m_enginePid = text.section(QLatin1Char(' '), -1).toLongLong();
                     });
    QObject::connect(&controller, &RunController::runFinished, m_window.get(),
                     [this](std::shared_ptr<const values::RunResult> result) {
                       m_result = std::move(result);
                       ++m_results;
                     });
    QObject::connect(&controller, &RunController::sceneReady, m_window.get(),
                     [this](std::shared_ptr<const StageScene> scene) {
                       m_scene = std::move(scene);
                       ++m_scenes;
                     });
    QObject::connect(&controller, &RunController::failed, m_window.get(),
                     [this](const QString& sentence) { m_failure = sentence; });
    QObject::connect(&controller, &RunController::cancelled, m_window.get(),
                     [this] { ++m_cancelled; });
  }

  template <class T>
  [[nodiscard]] T& page() {
    T* found = m_window->findChild<T*>();
    EXPECT_NE(found, nullptr);
    return *found;
  }

  /// The playback of the second stage, which follows the first.
  [[nodiscard]] const Playback& comparedPlayback() {
    auto* found = page<StagePage>().findChild<Playback*>(QStringLiteral("comparedPlayback"));
    EXPECT_NE(found, nullptr);
    return *found;
  }

  void startRun(const QString& n, const QString& block) {
    page<ParameterPanel>().setText("n", n);
    page<ParameterPanel>().setText("block", block);
    ASSERT_EQ(page<ParameterPanel>().complaint(), QString());
    page<ParameterPanel>().run();
  }

  template <class Condition>
  [[nodiscard]] bool waitFor(Condition condition) {
    return QTest::qWaitFor(condition, kPatience);
  }

  /// Whether the layout comes to what the condition says. The condition may hold of the old layout
  /// until the events of a change are handled, so that these come first.
  template <class Condition>
  [[nodiscard]] bool becomesTrue(Condition condition) {
    QTest::qWait(50);
    return QTest::qWaitFor(condition, kLayoutPatience);
  }

  /// The layout follows what a run brings, and a window manager places a window, in their own time:
  /// until nothing has moved for 0.4 s.
  void waitForLayout() {
    const QWidget& stage = page<StagePage>().stage();
    const auto shape = [&] {
      return std::pair(m_window->saveState(), std::pair(m_window->geometry(), stage.size()));
    };
    auto last = shape();
    int still = 0;
    for (int waits = 0; still < 8; ++waits) {
      ASSERT_LT(waits, 200) << "the layout of the window never comes to rest";
      QTest::qWait(50);
      auto next = shape();
      still = next == last ? still + 1 : 0;
      last = std::move(next);
    }
  }

  Theme m_theme;
  std::unique_ptr<MainWindow> m_window;
  qint64 m_enginePid = 0;
  std::shared_ptr<const values::RunResult> m_result;
  std::shared_ptr<const StageScene> m_scene;
  int m_results = 0;
  int m_scenes = 0;
  int m_cancelled = 0;
  QString m_failure;
};

}  // namespace lanescope::ui
