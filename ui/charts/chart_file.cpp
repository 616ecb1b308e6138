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

constexpr auto kVectors = QCPPainter::pmVectorized | QCPPainter::pmNoCaching;

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

/// Where the plots lie in the widget that holds them.
QRect boundsOf(const QList<QCustomPlot*>& plots) {
  QRect bounds;
  for (const QCustomPlot* plot : plots) bounds |= plot->geometry();
  return bounds;
}

void paint(const QList<QCustomPlot*>& plots, QPaintDevice& device, double scale,
           const QFlags<QCPPainter::PainterMode>& modes) {
  const QPoint origin = boundsOf(plots).topLeft();
  for (QCustomPlot* plot : plots) {
    QCPPainter painter(&device);
    painter.setModes(modes);
    painter.scale(scale, scale);
    painter.translate(plot->pos() - origin);
    plot->toPainter(&painter, plot->width(), plot->height());
  }
}

QByteArray svgOf(const QList<QCustomPlot*>& plots) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator svg;
  svg.setOutputDevice(&buffer);
  svg.setSize(boundsOf(plots).size());
  svg.setViewBox(QRect(QPoint(), boundsOf(plots).size()));
  paint(plots, svg, 1.0, kVectors);
  return bytes;
}

QByteArray pdfOf(const QList<QCustomPlot*>& plots) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter pdf(&buffer);
  constexpr int kPointsAnInch = 72;
  pdf.setResolution(kPointsAnInch);
  pdf.setPageSize(QPageSize(QSizeF(boundsOf(plots).size()), QPageSize::Point));
  pdf.setPageMargins({});
  paint(plots, pdf, 1.0, kVectors);
  return bytes;
}

QByteArray pngOf(const QList<QCustomPlot*>& plots) {
  constexpr double kScale = 2.0;
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QImage image(boundsOf(plots).size() * kScale, QImage::Format_RGB32);
  image.fill(Qt::white);
  paint(plots, image, kScale, QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray bytesOf(const QList<QCustomPlot*>& plots, const QString& file) {
  if (file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) return svgOf(plots);
  if (file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) return pdfOf(plots);
  return pngOf(plots);
}

struct ChartFileWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::ChartFile)
};

}  // namespace

QString askAndSave(QWidget& parent, const QString& title, const QString& name,
                   const QList<QCustomPlot*>& plots) {
  const QString file =
      QFileDialog::getSaveFileName(&parent, title, name + QStringLiteral(".png"),
                                   ChartFileWords::tr("Pictures (*.png *.svg *.pdf)"));
  return file.isEmpty() ? QString() : saveBytes(bytesOf(plots, file), file);
}

QString askAndSave(QWidget& parent, const QString& title, const QString& name, const QString& csv) {
  const QString file = QFileDialog::getSaveFileName(&parent, title, name + QStringLiteral(".csv"),
                                                    ChartFileWords::tr("Tables (*.csv)"));
  return file.isEmpty() ? QString() : saveBytes(csv.toUtf8(), file);
}

}  // namespace lanescope::ui
