// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_layout.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "tests/ui/time_line/time_line_sample.h"
#include "ui/time_line/time_line_painter.h"

namespace lanescope::ui {
namespace {

using tests::timeLineSample;

constexpr QRectF kBounds(0, 0, 1000, 500);

TEST(TimeLineLayout, PutsEverySpanIntoItsRow) {
  for (const std::int64_t chunks : {1, 2}) {
    const values::TimeLine line = timeLineSample(chunks);
    const TimeLineLayout layout(line, wholeOf(line), kBounds, 15);
    EXPECT_EQ(layout.rows(), 1 + chunks);
    for (const values::TimeSpan& span : line.spans) {
      const auto rect = layout.rectOf(span);
      ASSERT_TRUE(rect);
      EXPECT_GE(rect->width(), 1.0);
      EXPECT_TRUE(kBounds.contains(*rect));
      const bool isHost = span.lane == values::Lane::host;
      EXPECT_EQ(layout.rowOf(span), isHost ? 0 : 1 + span.chunk);
      EXPECT_EQ(rect->top(), layout.row(layout.rowOf(span)).top());
    }
  }
}

TEST(TimeLineLayout, WarpsHaveARowEachWithTheirProductsAboveTheRest) {
  values::TimeLine line = tests::kernelTimeLineSample();
  line.spans.push_back({values::Lane::warp, values::SpanKind::barrier, 0, 4'000, 0, 0, 1, {}});
  const TimeLineLayout layout(line, wholeOf(line), kBounds, 15);
  EXPECT_EQ(layout.rows(), 3);
  EXPECT_FALSE(layout.rectOf(line.spans.back())) << "a warp that does nothing has no row";
  line.spans.pop_back();
  for (const values::TimeSpan& span : line.spans) {
    EXPECT_EQ(layout.rowOf(span), span.warp == 0 ? 0 : span.warp - 3);
    const auto rect = layout.rectOf(span);
    ASSERT_TRUE(rect);
    const QRectF row = layout.row(layout.rowOf(span));
    EXPECT_TRUE(row.contains(*rect));
    EXPECT_EQ(rect->top() < row.center().y(), span.kind == values::SpanKind::products);
  }
}

TEST(TimeLineLayout, EachGpuHasARowForItsHostAndForEachStream) {
  const values::TimeLine line = tests::streamedTimeLineSample();
  const TimeLineLayout layout(line, wholeOf(line), kBounds, 15);
  EXPECT_EQ(layout.rows(), 6);
  for (const values::TimeSpan& span : line.spans) {
    const bool isHost = span.lane == values::Lane::host;
    EXPECT_EQ(layout.rowOf(span), 3 * span.gpu + (isHost ? 0 : 1 + span.stream));
    const auto rect = layout.rectOf(span);
    ASSERT_TRUE(rect);
    EXPECT_TRUE(kBounds.contains(*rect));
  }
}

TEST(TimeLineLayout, LeavesOutWhatIsOutOfSight) {
  const values::TimeLine line = timeLineSample();
  const TimeLineLayout layout(line, {0, 100'000}, kBounds, 15);
  EXPECT_TRUE(layout.rectOf(line.spans.front()));
  EXPECT_FALSE(layout.rectOf(line.spans.back()));
}

TEST(TimeLineLayout, TimesAndPlacesAreEachOthersReverse) {
  const values::TimeLine line = timeLineSample();
  const TimeLineLayout layout(line, wholeOf(line), kBounds, 15);
  for (const double time : {0.0, 250'000.0, 2'000'000.0}) {
    EXPECT_NEAR(layout.timeAt(layout.xOf(time)), time, 1e-3);
  }
}

TEST(TimeLineLayout, FindsTheShortestSpanAtAPoint) {
  values::TimeLine line = timeLineSample();
  const TimeLineLayout layout(line, wholeOf(line), kBounds, 15);
  const auto kernel =
      std::ranges::find(line.spans, values::SpanKind::kernel, &values::TimeSpan::kind);
  const values::TimeSpan* found = layout.spanAt(line, layout.rectOf(*kernel)->center());
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(*found, *kernel);
  EXPECT_EQ(layout.spanAt(line, QPointF(500, 2)), nullptr);
}

TEST(TimeLineLayout, EveryRowIsAboveTheAxisEvenWithAllStreamsInLittleRoom) {
  values::TimeLine line = timeLineSample();
  line.chunks = values::kMostChunks;
  const TimeLineLayout layout(line, wholeOf(line), QRectF(0, 0, 600, 300), 15);
  for (int i = 0; i < layout.rows(); ++i) {
    EXPECT_GT(layout.row(i).height(), 2.0);
    EXPECT_LT(layout.row(i).bottom(), layout.axisY());
  }
  EXPECT_GT(layout.legend().top(), layout.axisY());
}

TEST(TimeLineLayout, ThePictureHasTheColoursOfItsKinds) {
  const values::TimeLine line = timeLineSample(2);
  const StageTheme theme = StageTheme::light();
  QImage image(1000, 500, QImage::Format_RGB32);
  image.fill(theme.background);
  const TimeLineLayout layout(line, wholeOf(line), kBounds, 15);
  {
    QPainter painter(&image);
    paintTimeLine(line, layout, theme, painter);
  }
  const auto colorAt = [&](const values::TimeSpan& span) {
    // Beside the text, which stands in the middle.
    return image.pixelColor(layout.rectOf(span)->topLeft().toPoint() + QPoint(4, 3));
  };
  std::vector<values::TimeSpan> copies;
  std::ranges::copy_if(line.spans, std::back_inserter(copies), [](const values::TimeSpan& span) {
    return span.lane == values::Lane::device && span.kind == values::SpanKind::copyIn;
  });
  ASSERT_EQ(copies.size(), 2U);
  EXPECT_EQ(colorAt(copies[0]), colorAt(copies[1]));
  EXPECT_NE(colorAt(copies[0]), theme.panel);
}

}  // namespace
}  // namespace lanescope::ui
