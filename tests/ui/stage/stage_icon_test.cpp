// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/stage_icon.h"

#include <gtest/gtest.h>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

TEST(StageIcon, IsPaintedOnceForEachColor) {
  const QIcon icon = stageIcon(QStringLiteral("play"), StageTheme::light());
  ASSERT_FALSE(icon.isNull());
  EXPECT_EQ(stageIcon(QStringLiteral("play"), StageTheme::light()).cacheKey(), icon.cacheKey());
  EXPECT_NE(stageIcon(QStringLiteral("play"), StageTheme::dark()).cacheKey(), icon.cacheKey());
  EXPECT_NE(stageIcon(QStringLiteral("pause"), StageTheme::light()).cacheKey(), icon.cacheKey());
  EXPECT_TRUE(stageIcon(QStringLiteral("none"), StageTheme::light()).isNull());
}

}  // namespace
}  // namespace lanescope::ui
