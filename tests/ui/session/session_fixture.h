// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QFile>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>

#include "tests/ui/window/window_fixture.h"
#include "ui/compare/stage_page.h"
#include "ui/session/session_controller.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"

namespace lanescope::ui {

/// A window, and a folder for its sessions.
class SessionTest : public WindowTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    WindowTest::SetUp();
  }

  [[nodiscard]] SessionController& session() { return m_window->session(); }
  [[nodiscard]] QString path(const char* name = "s.lanescope") {
    return m_folder.filePath(QString::fromLatin1(name));
  }
  void run(const QString& n = QStringLiteral("64"), const QString& block = QStringLiteral("16")) {
    const int before = m_scenes;
    startRun(n, block);
    ASSERT_TRUE(waitFor([&] { return m_scenes > before; }));
  }
  [[nodiscard]] bool save(const QString& file) {
    bool isSaved = false;
    const auto connection =
        QObject::connect(&session(), &SessionController::saved, [&isSaved] { isSaved = true; });
    session().saveTo(file);
    const bool came = waitFor([&] { return isSaved; });
    QObject::disconnect(connection);
    return came;
  }
  /// Opens it and waits until its scene, if it has one, is shown.
  [[nodiscard]] bool open(const QString& file) {
    const int before = m_scenes;
    session().open(file);
    return waitFor([&] { return m_scenes > before; });
  }
  void nextWindow() {
    m_window.reset();
    m_result.reset();
    m_scene.reset();
    WindowTest::SetUp();
  }
  [[nodiscard]] QString said() { return m_window->messages().sentence(); }
  [[nodiscard]] QMessageBox* question() {
    return m_window->findChild<QMessageBox*>(QStringLiteral("unsaved"));
  }
  void answer(QMessageBox::StandardButton button) {
    ASSERT_NE(question(), nullptr);
    QTest::mouseClick(question()->button(button), Qt::LeftButton);
  }
  [[nodiscard]] QString textOf(const char* parameter) {
    for (const auto& [name, text] : page<ParameterPanel>().texts()) {
      if (name == parameter) return text;
    }
    return {};
  }
  [[nodiscard]] Playback& playback() { return page<StagePage>().playback(); }
  [[nodiscard]] QString write(const char* name, const QByteArray& text) {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  }
  [[nodiscard]] QImage stagePicture() {
    // The strip takes some of the stage's height, and the focus shows.
    m_window->messages().hide();
    page<ParameterPanel>().setFocus();
    waitForLayout();
    return page<StagePage>().stage().grab().toImage();
  }

  QTemporaryDir m_folder;
};

}  // namespace lanescope::ui
