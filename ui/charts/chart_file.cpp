// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_file.h"

#include <qcustomplot.h>

#include <QFileDialog>

#include "app/files/output_file.h"
#include "app/text/text.h"
#include "ui/picture/picture_file.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

/// Calls `write` and returns what went wrong in one sentence.
template <class Write>
QString saved(Write write) {
  try {
    write();
    return {};
  } catch (const values::Error& error) {
    return toQString(error.what());
  }
}

}  // namespace

void paintPlot(QCustomPlot& plot, const QRect& bounds, QPainter& painter) {
  // QCustomPlot paints only with its own painter, so it paints into a QPicture that is played back
  // here.
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
  // A QPicture is played back in inches, not in pixels.
  painter.scale(static_cast<double>(picture.logicalDpiX()) / painter.device()->logicalDpiX(),
                static_cast<double>(picture.logicalDpiY()) / painter.device()->logicalDpiY());
  painter.drawPicture(0, 0, picture);
  painter.restore();
}

QString askAndSave(QWidget& parent, const QString& title, const QString& name,
                   const QList<QCustomPlot*>& plots) {
  const QString file = QFileDialog::getSaveFileName(&parent, title, name + QStringLiteral(".png"),
                                                    ChartWords::tr("Pictures (*.png *.svg *.pdf)"));
  if (file.isEmpty()) return {};
  QRect all;  // where the plots lie in the widget that holds them
  for (const QCustomPlot* plot : plots) all |= plot->geometry();
  const auto paint = [&](QPainter& painter) {
    for (QCustomPlot* plot : plots) {
      paintPlot(*plot, plot->geometry().translated(-all.topLeft()), painter);
    }
  };
  constexpr double kScale = 2.0;
  return saved([&] { app::writePicture(all.size(), {name}, paint, file, kScale); });
}

QString askAndSave(QWidget& parent, const QString& title, const QString& name, const QString& csv) {
  const QString file = QFileDialog::getSaveFileName(&parent, title, name + QStringLiteral(".csv"),
                                                    ChartWords::tr("Tables (*.csv)"));
  return file.isEmpty() ? QString() : saved([&] { app::writeFile(file, csv.toStdString()); });
}

}  // namespace lanescope::ui
