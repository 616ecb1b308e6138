// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_file.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QSvgGenerator>

#include "app/files/output_file.h"
#include "app/text/text.h"
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

QByteArray bytesOf(QCustomPlot& plot, const QString& file) {
  if (file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) return svgOf(plot);
  if (file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) return pdfOf(plot);
  return pngOf(plot);
}

struct ChartFileWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::ChartFile)
};

}  // namespace

QString askAndSave(QWidget& parent, const QString& title, const QString& name, QCustomPlot& plot) {
  const QString file =
      QFileDialog::getSaveFileName(&parent, title, name + QStringLiteral(".png"),
                                   ChartFileWords::tr("Pictures (*.png *.svg *.pdf)"));
  return file.isEmpty() ? QString() : saveBytes(bytesOf(plot, file), file);
}

QString askAndSave(QWidget& parent, const QString& title, const QString& name, const QString& csv) {
  const QString file = QFileDialog::getSaveFileName(&parent, title, name + QStringLiteral(".csv"),
                                                    ChartFileWords::tr("Tables (*.csv)"));
  return file.isEmpty() ? QString() : saveBytes(csv.toUtf8(), file);
}

}  // namespace lanescope::ui
