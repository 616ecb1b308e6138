// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <memory>
#include <string>

#include "catalog/compared_with.h"
#include "tests/ui/session/session_fixture.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/kernel/break_it_box.h"
#include "ui/stage/scene/comparison_scene.h"
#include "ui/widgets/complaint_label.h"

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
    for (QComboBox* each : page<ComparisonBar>().findChildren<QComboBox*>()) {
      if (each->accessibleName() == QLatin1String(name)) return *each;
    }
    ADD_FAILURE() << "no " << name;
    static QComboBox none;
    return none;
  }
  [[nodiscard]] static QString complaint(const ComparisonDialog& dialog) {
    return dialog.findChild<ComplaintLabel*>()->text();
  }
  static void choose(QComboBox& combo, int item) {
    combo.setCurrentIndex(item);
    emit combo.activated(item);
  }
  /// Asks for this kernel with other parameters.
  [[nodiscard]] ComparisonDialog* ask() {
    auto& compared = combo("Run to compare with");
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
    auto* box = page<BreakItBox>().findChild<QCheckBox*>(QLatin1String(kernel));
    EXPECT_NE(box, nullptr) << kernel;
    return *box;
  }
  void turn(const char* kernel) {
    if (!page<BreakItBox>().isVisible()) breakButton().click();
    pitfall(kernel).click();
  }
  void breakWith(const char* kernel) {
    m_both.reset();
    turn(kernel);
    ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
    EXPECT_EQ(m_both->compared.scene->record().kernel, kernel);
  }
  /// The button of the bar that opens the pitfalls.
  [[nodiscard]] QAbstractButton& breakButton() {
    return *page<ParameterPanel>().findChild<QAbstractButton*>(QStringLiteral("breakIt"));
  }
  [[nodiscard]] QPushButton& anotherSchedule() {
    return *page<BreakItBox>().findChild<QPushButton*>(QStringLiteral("anotherSchedule"));
  }
  /// What the box says of the last try.
  [[nodiscard]] std::string words() {
    for (const QLabel* label : page<BreakItBox>().findChildren<QLabel*>()) {
      if (label->accessibleName() == QLatin1String("How the last try ended")) {
        return label->text().toStdString();
      }
    }
    ADD_FAILURE() << "no words on the last try";
    return {};
  }
  [[nodiscard]] const RunController::Shown& shown() { return m_window->controller().shown(); }

  std::shared_ptr<const ComparisonScene> m_both;
};

}  // namespace lanescope::ui
