// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_theme.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace lanescope::ui {
namespace {

constexpr double kTextContrast = 4.5;

class StageThemes : public testing::TestWithParam<bool> {
 protected:
  const StageTheme m_theme = GetParam() ? StageTheme::dark() : StageTheme::light();
};

TEST_P(StageThemes, KeepEveryTextReadable) {
  const StageTheme& theme = m_theme;
  const std::vector<std::pair<QColor, QColor>> pairs{
      {theme.text, theme.background},
      {theme.text, theme.panel},
      {theme.mutedText, theme.background},
      {theme.mutedText, theme.panel},
      {theme.mutedText, theme.cell},
      {theme.mutedText, theme.cellUnknown},
      {theme.onAccent, theme.accent},
      {theme.onCell, theme.cell},
      {theme.onCell, theme.cellStrong},
      {theme.onCell, theme.cellUnknown},
      {theme.text, mix(theme.panel, theme.accent, 0.13)}};
  for (const auto& [text, ground] : pairs) {
    EXPECT_GE(contrastRatio(text, ground), kTextContrast)
        << text.name().toStdString() << " on " << ground.name().toStdString();
  }
  for (const RoleColors& role :
       {theme.read, theme.write, theme.barrier, theme.idle, theme.exchange, theme.finding}) {
    EXPECT_GE(contrastRatio(role.onFill, role.fill), kTextContrast)
        << role.fill.name().toStdString();
    for (const QColor& ground : {theme.background, theme.panel}) {
      EXPECT_GE(contrastRatio(role.ink, ground), kTextContrast) << role.ink.name().toStdString();
    }
  }
}

TEST_P(StageThemes, KeepTheRolesApart) {
  const std::vector<RoleColors> roles{m_theme.read, m_theme.write, m_theme.barrier,
                                      m_theme.exchange, m_theme.finding};
  for (std::size_t i = 0; i < roles.size(); ++i) {
    for (std::size_t j = i + 1; j < roles.size(); ++j) {
      const QColor a = roles[i].fill;
      const QColor b = roles[j].fill;
      const int distance = std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                           std::abs(a.blue() - b.blue());
      EXPECT_GT(distance, 80) << a.name().toStdString() << " and " << b.name().toStdString();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, StageThemes, testing::Bool());

TEST(ContrastRatio, IsThatOfTheStandard) {
  EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21.0, 1e-9);
  EXPECT_NEAR(contrastRatio(Qt::white, Qt::white), 1.0, 1e-9);
  EXPECT_NEAR(contrastRatio(QColor("#777777"), Qt::white), 4.48, 0.01);
}

}  // namespace
}  // namespace lanescope::ui
