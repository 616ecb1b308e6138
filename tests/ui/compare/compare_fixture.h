// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <memory>
#include <string>

#include "catalog/compared_with.h"
#include "tests/ui/session/session_fixture.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/kernel/break_it_box.h"
#include "ui/stage/scene/comparison_scene.h"

namespace lanescope::ui {

/// Two runs side by side, chosen as a user chooses them.
class CompareTest : public SessionTest {
 protected:
  void SetUp() override {
    SessionTest::SetUp();
    monitor();
  }
  void TearDown() override {
    m_window.reset();
    QSettings().clear();
  }
  void monitor() {
    QObject::connect(
        &m_window->controller(), &RunController::comparedReady, m_window.get(),
        [this](std::shared_ptr<const ComparisonScene> both) { m_both = std::move(both); });
  }
  void openNext() {
    nextWindow();
    m_both.reset();
    monitor();
    session().open(path());
    ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  }

  [[nodiscard]] QComboBox& combo(const char* name) {
    for (QComboBox* each : page<StagePage>().findChildren<QComboBox*>()) {
      if (each->accessibleName() == QLatin1String(name)) return *each;
    }
    ADD_FAILURE() << "no " << name;
    static QComboBox none;
    return none;
  }
  static void choose(QComboBox& combo, int item) {
    combo.setCurrentIndex(item);
    emit combo.activated(item);
  }
  /// Asks for this kernel with other parameters.
  [[nodiscard]] ComparisonDialog* ask() {
    auto& compared = combo("What is shown beside");
    choose(compared, compared.findText(QStringLiteral("this kernel"), Qt::MatchStartsWith));
    return m_window->findChild<ComparisonDialog*>();
  }
  [[nodiscard]] static QPushButton& showButton(ComparisonDialog& dialog) {
    for (auto* button : dialog.findChildren<QPushButton*>()) {
      if (button->isDefault()) return *button;
    }
    ADD_FAILURE() << "no default button";
    static QPushButton none;
    return none;
  }
  void showWithBlock(const QString& block) {
    m_both.reset();
    ComparisonDialog* dialog = ask();
    ASSERT_NE(dialog, nullptr);
    dialog->setText("block", block);
    QTest::mouseClick(&showButton(*dialog), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  void chooseInStep(InStep inStep) {
    auto& ways = combo("How both are kept in step");
    choose(ways, ways.findData(static_cast<int>(inStep)));
  }

  [[nodiscard]] QCheckBox& pitfall(const char* kernel) {
    auto* box = page<ParameterPanel>().findChild<QCheckBox*>(QLatin1String(kernel));
    EXPECT_NE(box, nullptr) << kernel;
    return *box;
  }
  void turn(const char* kernel) {
    page<ParameterPanel>().breakIt().show();
    pitfall(kernel).click();
  }
  void breakWith(const char* kernel) {
    m_both.reset();
    turn(kernel);
    ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
    EXPECT_EQ(m_both->compared.scene->record().kernel, kernel);
  }
  [[nodiscard]] QPushButton& anotherSchedule() {
    return *page<ParameterPanel>().findChild<QPushButton*>(QStringLiteral("anotherSchedule"));
  }
  [[nodiscard]] std::string words() { return page<BreakItBox>().words().toStdString(); }
  [[nodiscard]] const RunController::Shown& shown() { return m_window->controller().shown(); }

  std::shared_ptr<const ComparisonScene> m_both;
};

}  // namespace lanescope::ui
