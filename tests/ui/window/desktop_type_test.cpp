// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/desktop_type.h"

#include <Qsci/qscilexer.h>
#include <qcustomplot.h>

#include <QRegularExpression>

#include "tests/ui/window/window_fixture.h"
#include "ui/kernel/source_view.h"
#include "ui/numbers/errors_page.h"
#include "ui/picture/picture_file.h"
#include "ui/stage/scene/stage_picture.h"

namespace lanescope::ui {
namespace {

/// Heights of type in pixels or points, as a user sees them.
struct TypeSizes {
  double title = 0;     ///< on the stage
  double sentence = 0;  ///< on the stage
  double legend = 0;    ///< on the stage
  double axis = 0;      ///< of a chart
  double ticks = 0;
  double series = 0;  ///< in a chart's legend
  double source = 0;
};

class DesktopTypeTest : public WindowTest {
 protected:
  [[nodiscard]] TypeSizes measure() {
    m_window->resize(1920, 1080);
    startRun(QStringLiteral("64"), QStringLiteral("16"));
    EXPECT_TRUE(waitFor([this] { return m_scenes > 0; }));
    page<ErrorsPage>().start();
    EXPECT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
    const QSize size = page<StagePage>().pictureSize();
    const QString svg = QString::fromUtf8(app::svgOf(size, {}, [&](QPainter& painter) {
      page<StagePage>().picture()->paint(painter, QRectF(QPointF(), size), 0, 1.0,
                                         m_theme.colors());
    }));
    const auto sizeOf = [&svg](const QString& text) {
      const QRegularExpression like(QStringLiteral("font-size=\"([0-9.]+)\"[^<>]*>") +
                                    QRegularExpression::escape(text));
      EXPECT_TRUE(like.match(svg).hasMatch()) << text.toStdString();
      return like.match(svg).captured(1).toDouble();
    };
    const auto& chart = *page<ErrorsPage>().findChild<QCustomPlot*>();
    return {sizeOf(QStringLiteral("dot_shared ·")),
            sizeOf(QStringLiteral("Epoch 0:")),
            sizeOf(QStringLiteral("barrier")),
            static_cast<double>(chart.xAxis->labelFont().pixelSize()),
            static_cast<double>(chart.yAxis->tickLabelFont().pixelSize()),
            static_cast<double>(chart.legend->font().pixelSize()),
            page<SourceView>().lexer()->defaultFont().pointSizeF()};
  }
};

TEST_F(DesktopTypeTest, StageChartsAndSourceFollowIt) {
  const TypeSizes usual = measure();
  m_window.reset();
  const DesktopType large(20.0);
  Theme theme;
  m_window = std::make_unique<MainWindow>(engine(), theme);
  m_window->show();
  m_scenes = 0;
  connectWindow();
  const TypeSizes twice = measure();
  m_window.reset();  // before its theme
  // The stage is a little lower, since the bars around it are higher.
  EXPECT_GE(twice.title, 1.7 * usual.title);
  EXPECT_GE(twice.sentence, 1.7 * usual.sentence);
  EXPECT_GE(twice.legend, 1.7 * usual.legend);
  EXPECT_NEAR(twice.axis, 2 * usual.axis, 1);
  EXPECT_NEAR(twice.ticks, 2 * usual.ticks, 1);
  EXPECT_NEAR(twice.series, 2 * usual.series, 1);
  EXPECT_NEAR(twice.source, 2 * usual.source, 0.5);
}

}  // namespace
}  // namespace lanescope::ui
