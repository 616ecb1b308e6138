// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/picture_file.h"

#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "app/files/output_file.h"
#include "ui/export/outline_device.h"
#include "values/error.h"

namespace lanescope::app {
void writePng(const QImage& image, const QString& path) {
  OutputFile file(path);
  if (!image.save(&file.device(), "PNG")) {
    throw values::Error(values::ErrorKind::unavailable,
                        path.toStdString() + " cannot be written: the picture is too large.");
  }
  file.commit();
}

void writeSvg(QSize size, const PictureText& text, const PaintPicture& paint, const QString& path) {
  OutputFile file(path);
  QSvgGenerator generator;
  generator.setOutputDevice(&file.device());
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  generator.setTitle(text.title);
  generator.setDescription(text.description);
  generator.setResolution(kDotsPerInch);
  {
    QPainter painter(&generator);
    OutlineDevice device(painter, size);
    QPainter outliner(&device);
    paint(outliner);
  }
  file.commit();
}

void writePdf(QSize size, const QString& title, int pages, const QString& path,
              const PaintPage& paint) {
  OutputFile file(path);
  {
    // One point a pixel, so that the page has the picture's proportions.
    constexpr int kPointsPerInch = 72;
    QPdfWriter writer(&file.device());
    writer.setResolution(kPointsPerInch);
    writer.setPageSize(QPageSize(QSizeF(size), QPageSize::Point));
    writer.setPageMargins({});
    writer.setTitle(title);
    QPainter painter(&writer);
    for (int page = 0; page < pages; ++page) {
      if (page > 0) writer.newPage();
      paint(painter, page);
    }
  }
  file.commit();
}

}  // namespace lanescope::app
