// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QMenuBar>
#include <QSettings>
#include <optional>

#include "app/text/translation.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_maker.h"
#include "ui/stage/model/stage_view.h"
#include "ui/window/language_menu.h"

namespace lanescope::ui {
namespace {

class SlovenianWindowTest : public WindowTest {
 protected:
  void SetUp() override {
    m_translation.emplace(Language::slovenian);
    WindowTest::SetUp();
  }
  void TearDown() override {
    m_window.reset();
    m_translation.reset();
    QSettings().remove(QStringLiteral("language"));
  }

  std::optional<Translation> m_translation;
};

TEST_F(SlovenianWindowTest, ItsMenusAreSlovenian) {
  QStringList titles;
  for (const QAction* action : m_window->menuBar()->actions()) titles += action->text();
  EXPECT_TRUE(titles.contains(QStringLiteral("&Datoteka"))) << titles.join(u' ').toStdString();
  EXPECT_TRUE(titles.contains(QStringLiteral("Po&moč"))) << titles.join(u' ').toStdString();
}

TEST_F(SlovenianWindowTest, AChosenLanguageIsThatOfTheNextStart) {
  auto* chinese = m_window->findChild<QAction*>(QStringLiteral("language-zh_TW"));
  ASSERT_NE(chinese, nullptr);
  EXPECT_EQ(chinese->text(), QStringLiteral("繁體中文"));
  chinese->trigger();
  EXPECT_EQ(LanguageMenu::atStart(std::nullopt), Language::traditionalChinese);
  EXPECT_EQ(LanguageMenu::atStart(Language::english), Language::english);
  auto* desktop = m_window->findChild<QAction*>(QStringLiteral("language-"));
  ASSERT_NE(desktop, nullptr);
  desktop->trigger();
  EXPECT_EQ(LanguageMenu::remembered(), std::nullopt);
}

TEST_F(SlovenianWindowTest, TablesOfTextsFollowTheLanguage) {
  EXPECT_EQ(stageViews().front().name, QStringLiteral("Pomnilnik"));
  EXPECT_EQ(chartKinds().front().title, QStringLiteral("Čas"));
  m_window.reset();
  m_translation.emplace(Language::english);
  EXPECT_EQ(stageViews().front().name, QStringLiteral("Memory"));
  EXPECT_EQ(chartKinds().front().title, QStringLiteral("Time"));
}

}  // namespace
}  // namespace lanescope::ui
