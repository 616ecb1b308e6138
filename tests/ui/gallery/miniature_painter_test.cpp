// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/miniature_painter.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <set>

#include "catalog/catalog.h"

namespace lanescope::ui {
namespace {

QImage paint(const Miniature& miniature, const StageTheme& theme, QSize size, double ratio = 1) {
  QImage image(size * ratio, QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(theme.panel);
  QPainter painter(&image);
  MiniaturePainter(miniature, theme).paint(painter, QRectF(QPointF(), QSizeF(size)));
  return image;
}

/// The share of pixels that differ from the background.
double inked(const QImage& image, const QColor& background) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) != background ? 1 : 0;
  }
  return count / static_cast<double>(image.width() * image.height());
}

TEST(MiniaturePainter, EveryPictureCanBeSeenInEveryThemeAndIsSharpOnHiDpi) {
  constexpr QSize kRow(56, 24);
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const Miniature* miniature = Miniature::shipped(row.id);
    if (miniature == nullptr) continue;
    for (const StageThemeInfo& info : stageThemes()) {
      const StageTheme theme = StageTheme::of(info.id);
      const QImage image = paint(*miniature, theme, kRow);
      EXPECT_GT(inked(image, theme.panel), 0.02) << row.id << " " << info.name.data();
      // A picture that is only scaled up repeats each of its pixels.
      const QImage sharp = paint(*miniature, theme, kRow, 2);
      EXPECT_NE(sharp.convertToFormat(QImage::Format_RGB32),
                image.scaled(sharp.size()).convertToFormat(QImage::Format_RGB32))
          << row.id;
    }
  }
}

TEST(MiniaturePainter, AThreadsValuesHaveItsOwnShade) {
  // The two kernels store the same tree by other threads.
  const Miniature* divergent = Miniature::shipped("reduce_interleaved_divergent");
  const Miniature* conflicts = Miniature::shipped("reduce_interleaved_conflicts");
  ASSERT_TRUE(divergent != nullptr && conflicts != nullptr);
  ASSERT_EQ(divergent->nodes.size(), conflicts->nodes.size());
  EXPECT_EQ(divergent->edges, conflicts->edges);
  const StageTheme theme = StageTheme::light();
  EXPECT_NE(paint(*divergent, theme, {160, 80}), paint(*conflicts, theme, {160, 80}));
}

}  // namespace
}  // namespace lanescope::ui
