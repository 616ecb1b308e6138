// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart_file.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QSvgGenerator>

#include "app/output_file.h"
#include "ui/text.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

QString saveBytes(const QByteArray& bytes, const QString& path) {
  try {
    app::OutputFile file(path);
    file.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    file.commit();
    return {};
  } catch (const values::Error& error) {
    return toQString(error.what());
  }
}

void paint(QCustomPlot& plot, QPaintDevice& device) {
  QCPPainter painter(&device);
  painter.setMode(QCPPainter::pmVectorized);
  painter.setMode(QCPPainter::pmNoCaching);
  plot.toPainter(&painter, plot.width(), plot.height());
}

QByteArray svgOf(QCustomPlot& plot) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator svg;
  svg.setOutputDevice(&buffer);
  svg.setSize(plot.size());
  svg.setViewBox(plot.rect());
  paint(plot, svg);
  return bytes;
}

QByteArray pdfOf(QCustomPlot& plot) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter pdf(&buffer);
  constexpr int kPointsAnInch = 72;
  pdf.setResolution(kPointsAnInch);
  pdf.setPageSize(QPageSize(QSizeF(plot.size()), QPageSize::Point));
  pdf.setPageMargins({});
  paint(plot, pdf);
  return bytes;
}

QByteArray pngOf(QCustomPlot& plot) {
  constexpr double kScale = 2.0;
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  plot.toPixmap(plot.width(), plot.height(), kScale).save(&buffer, "PNG");
  return bytes;
}

}  // namespace

QString saveChart(QCustomPlot& plot, const QString& file) {
  if (file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
    return saveBytes(svgOf(plot), file);
  if (file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
    return saveBytes(pdfOf(plot), file);
  return saveBytes(pngOf(plot), file);
}

QString saveText(const QString& text, const QString& file) {
  return saveBytes(text.toUtf8(), file);
}

}  // namespace lanescope::ui
