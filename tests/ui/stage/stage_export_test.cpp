// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/stage_export.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <algorithm>
#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "ui/stage/scene/stage_scene.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

StageExport dotOf(QSize size) {
  StageExport what;
  what.picture = std::make_shared<const ui::StagePicture>(
      std::make_shared<const ui::StageScene>(test::makeDotShared({8, 8, 1}), 0), ui::StageLook());
  what.size = size;
  return what;
}

TEST(StageExport, TheColoursOfAGifAreAPartOfItsProgress) {
  const QTemporaryDir folder;
  const StageExport what = dotOf({160, 100});
  std::vector<double> progress;
  exportStage(what, folder.filePath("x.gif"),
              {.progress = [&](double done) { progress.push_back(done); }});
  const auto frames = static_cast<std::size_t>(extentOf(what, ExportFormat::gif).pictures);
  ASSERT_GT(frames, 24U);
  EXPECT_EQ(progress.size(), frames + 24) << "the frames that the colours are chosen from";
  EXPECT_LT(progress.front(), 1.0 / static_cast<double>(frames));
  EXPECT_TRUE(std::ranges::is_sorted(progress));
  EXPECT_EQ(progress.back(), 1.0);
}

TEST(StageExport, WhatItTakesGrowsWithTheFramesAndTheirPixels) {
  using std::chrono::seconds;
  const StageExport small = dotOf({1600, 900});
  const StageExport large = dotOf({6400, 3600});
  for (const ExportFormat format : {ExportFormat::gif, ExportFormat::mp4, ExportFormat::folder}) {
    const auto once = extentOf(small, format).work;
    EXPECT_GT(once.count(), 0);
    EXPECT_LT(once, seconds(10));
    EXPECT_NEAR(extentOf(large, format).work.count(), 16 * once.count(), 1e-9);
  }
  EXPECT_GT(extentOf(large, ExportFormat::gif).work, seconds(10));
}

TEST(StageExport, MorePixelsThanTheLimitAreRefusedBeforeAnyIsPainted) {
  StageExport what = dotOf({7680, 7680});
  what.speed = StageExport::kSlowest;
  const QTemporaryDir folder;
  int reports = 0;
  try {
    exportStage(what, folder.filePath("x.gif"), {.progress = [&](double) { ++reports; }});
    ADD_FAILURE() << "it takes minutes";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
    EXPECT_NE(std::string(error.what()).find("the limit is 28.8 billion"), std::string::npos)
        << error.what();
  }
  EXPECT_EQ(reports, 0);
}

}  // namespace
}  // namespace lanescope::app
