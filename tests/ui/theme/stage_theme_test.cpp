// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/stage_theme.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "tests/ui/theme/color_vision.h"

namespace lanescope::ui {
namespace {

/// What must differ differs by this much in CIEDE2000, which, unlike the distance in CIELAB, is as
/// large in blues as elsewhere, and the roles are full of blues. About 1 can just be seen, side by
/// side and at length; ten times as much is seen at a glance and a few pixels wide.
constexpr double kApart = 10.0;

class StageThemes : public testing::TestWithParam<ThemeId> {
 protected:
  [[nodiscard]] double textContrast() const {
    return m_theme.id == ThemeId::highContrast ? 7.0 : 4.5;
  }

  void expectReadable(const QColor& text, const QColor& ground) const {
    EXPECT_GE(contrastRatio(text, ground), textContrast())
        << text.name().toStdString() << " on " << ground.name().toStdString();
  }

  [[nodiscard]] std::vector<RoleColors> roles() const {
    return {m_theme.read,     m_theme.write,   m_theme.barrier, m_theme.idle,
            m_theme.exchange, m_theme.finding, m_theme.wrong};
  }

  const StageTheme m_theme = StageTheme::of(GetParam());
};

TEST_P(StageThemes, KeepEveryTextReadable) {
  const StageTheme& theme = m_theme;
  for (const QColor& ground : {theme.background, theme.panel}) {
    expectReadable(theme.text, ground);
    expectReadable(theme.mutedText, ground);
    expectReadable(theme.accent, ground);  // links
  }
  for (const QColor& cell : {theme.cell, theme.cellStrong, theme.cellUnknown}) {
    expectReadable(theme.onCell, cell);
    // An element that is about to be written, or that the followed thread uses, is tinted.
    for (const QColor& other : {theme.read.fill, theme.write.fill}) {
      expectReadable(theme.onCell, mix(cell, other, theme.tint));
    }
    expectReadable(theme.onCell, mix(cell, theme.text, theme.tint / 2));
    expectReadable(theme.onCellUntouched(), cell);
  }
  expectReadable(theme.mutedText, theme.cell);
  expectReadable(theme.mutedText, theme.cellUnknown);
  expectReadable(theme.onAccent, theme.accent);
  expectReadable(theme.text, mix(theme.panel, theme.accent, 0.13));
  expectReadable(theme.text, theme.marked());
  for (const RoleColors& role : roles()) {
    expectReadable(role.onFill, role.fill);
    expectReadable(role.ink, theme.background);
    expectReadable(role.ink, theme.panel);
  }
}

TEST_P(StageThemes, KeepTheRolesApartForEveryEye) {
  // The thread that is followed has the colours of text.
  std::vector<RoleColors> all = roles();
  all.push_back({m_theme.text, m_theme.panel, m_theme.text});
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      for (const auto& [a, b] : {std::pair{all[i].fill, all[j].fill}, {all[i].ink, all[j].ink}}) {
        EXPECT_GE(test::leastDifference(a, b), kApart)
            << a.name().toStdString() << " and " << b.name().toStdString();
      }
    }
  }
}

TEST_P(StageThemes, SetTheRolesOffFromWhatTheyAreDrawnOn) {
  for (const RoleColors& role : {m_theme.read, m_theme.write, m_theme.barrier, m_theme.exchange,
                                 m_theme.finding, m_theme.wrong}) {
    for (const QColor& ground : {m_theme.background, m_theme.panel, m_theme.cell,
                                 m_theme.cellStrong, m_theme.cellUnknown}) {
      EXPECT_GE(test::leastDifference(role.fill, ground), kApart)
          << role.fill.name().toStdString() << " on " << ground.name().toStdString();
    }
  }
}

TEST_P(StageThemes, AreKnownByTheirName) {
  int found = 0;
  for (const StageThemeInfo& info : stageThemes()) found += info.id == GetParam() ? 1 : 0;
  EXPECT_EQ(found, 1);
  EXPECT_EQ(m_theme.id, GetParam());
  EXPECT_EQ(m_theme.isDark, m_theme.background.lightness() < 128);
}

INSTANTIATE_TEST_SUITE_P(All, StageThemes,
                         testing::Values(ThemeId::light, ThemeId::dark, ThemeId::highContrast));

TEST(ContrastRatio, IsThatOfTheStandard) {
  EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21.0, 1e-9);
  EXPECT_NEAR(contrastRatio(Qt::white, Qt::white), 1.0, 1e-9);
  EXPECT_NEAR(contrastRatio(QColor("#777777"), Qt::white), 4.48, 0.01);
}

TEST(ColorVision, MeasuresDifferencesAsThePublishedExamples) {
  using test::differenceOf;
  // From the table of Sharma, Wu & Dalal.
  EXPECT_NEAR(differenceOf({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425, 1e-4);
  EXPECT_NEAR(differenceOf({50, -1, 2}, {50, 0, 0}), 2.3669, 1e-4);
  EXPECT_NEAR(differenceOf({50, 2.5, 0}, {50, 0, -2.5}), 4.3065, 1e-4);
  EXPECT_NEAR(differenceOf({50, 2.5, 0}, {73, 25, -18}), 27.1492, 1e-4);
  EXPECT_NEAR(differenceOf({2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}), 0.9082, 1e-4);
}

TEST(ColorVision, KeepsGreysAndConfusesWhatItMust) {
  using test::seenWith;
  using test::Vision;
  for (const Vision vision : test::kVisions) {
    const QColor grey = seenWith(vision, QColor(120, 120, 120));
    EXPECT_NEAR(grey.red(), 120, 1) << nameOf(vision);
    EXPECT_NEAR(grey.blue(), 120, 1) << nameOf(vision);
  }
  const auto difference = [](Vision vision, const QColor& a, const QColor& b) {
    return test::differenceOf(test::labOf(seenWith(vision, a)), test::labOf(seenWith(vision, b)));
  };
  const QColor red("#B04A4A");
  const QColor green("#5F7A3A");
  EXPECT_LT(difference(Vision::deuteranopia, red, green),
            difference(Vision::usual, red, green) / 3);
  const QColor blue("#0072B2");
  const QColor teal("#007A5A");
  EXPECT_LT(difference(Vision::tritanopia, blue, teal), difference(Vision::usual, blue, teal) / 3);
}

}  // namespace
}  // namespace lanescope::ui
