// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/chart_export.h"

#include <qcustomplot.h>

#include <QFileInfo>
#include <QImage>

#include "app/export/picture_file.h"
#include "ui/stage/stage_theme.h"
#include "ui/timing_charts.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr int kMargin = 32;
constexpr int kTitleHeight = 40;
constexpr int kLineHeight = 26;

/// Paints a plot into a rectangle of another painter.
void paintPlot(QCustomPlot& plot, const QRect& bounds, QPainter& painter) {
  // QCustomPlot paints with its own painter only; what that has drawn is played back here.
  QPicture picture;
  {
    QCPPainter recorder(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&recorder, bounds.width(), bounds.height());
  }
  painter.save();
  painter.setClipRect(bounds);
  painter.translate(bounds.topLeft());
  // A picture is played back in inches and not in pixels.
  painter.scale(static_cast<double>(picture.logicalDpiX()) / painter.device()->logicalDpiX(),
                static_cast<double>(picture.logicalDpiY()) / painter.device()->logicalDpiY());
  painter.drawPicture(0, 0, picture);
  painter.restore();
}

void paintCharts(const ChartExport& what, QPainter& painter) {
  const ui::StageTheme theme = what.dark ? ui::StageTheme::dark() : ui::StageTheme::light();
  const std::int64_t largest = what.data.sizes().back();
  const QStringList sentences = what.data.sentences(largest);
  const QRect page(QPoint(), what.size);
  painter.fillRect(page, theme.background);
  const QRect inner = page.adjusted(kMargin, kMargin, -kMargin, -kMargin);
  painter.setPen(theme.text);
  painter.setFont(theme.sansFont(24, QFont::DemiBold));
  painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop, what.title);

  const auto textHeight = static_cast<int>(sentences.size()) * kLineHeight;
  const QRect charts = inner.adjusted(0, kTitleHeight, 0, -textHeight - kMargin / 2);
  QRect lines = charts;
  lines.setWidth(charts.width() * 55 / 100);
  const QRect bars = charts.adjusted(lines.width() + kMargin / 2, 0, 0, 0);
  QCustomPlot plot;
  ui::drawLines(plot, what.data, theme);
  paintPlot(plot, lines, painter);
  QCustomPlot barPlot;
  ui::drawBars(barPlot, what.data, largest, theme);
  paintPlot(barPlot, bars, painter);

  painter.setPen(theme.mutedText);
  painter.setFont(theme.sansFont(15));
  QRect line(inner.left(), inner.bottom() - textHeight, inner.width(), kLineHeight);
  for (const QString& sentence : sentences) {
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, sentence);
    line.translate(0, kLineHeight);
  }
}

}  // namespace

bool isChartFile(const QString& path) {
  return QStringList{"png", "svg", "pdf"}.contains(QFileInfo(path).suffix().toLower());
}

void exportChart(const ChartExport& what, const QString& path) {
  if (what.data.sizes().empty()) {
    values::refuse("There is nothing to draw: no timing is a positive number.");
  }
  const PaintPicture paint = [&](QPainter& painter) { paintCharts(what, painter); };
  const PictureText text{what.title, what.data.sentences(what.data.sizes().back()).join(' ')};
  const QString suffix = QFileInfo(path).suffix().toLower();
  if (suffix == "svg") return writeSvg(what.size, text, paint, path);
  if (suffix == "pdf") return writePdf(what.size, text, paint, path);
  QImage image(what.size, QImage::Format_RGB32);
  {
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
  }
  writePng(image, path);
}

}  // namespace lanescope::app
