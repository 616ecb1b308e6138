// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/picture_file.h"

#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "app/files/output_file.h"
#include "ui/picture/outline_device.h"
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
    // One point per pixel keeps the picture's proportions.
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

void writePicture(QSize size, const PictureText& text, const PaintPicture& paint,
                  const QString& path, double scale) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  if (suffix == "svg") return writeSvg(size, text, paint, path);
  if (suffix == "pdf") {
    return writePdf(size, text.title, 1, path, [&](QPainter& painter, int) { paint(painter); });
  }
  QImage image(size * scale, QImage::Format_RGB32);
  {
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    paint(painter);
  }
  writePng(image, path);
}

bool isPictureFile(const QString& path) {
  return QStringList{"png", "svg", "pdf"}.contains(QFileInfo(path).suffix().toLower());
}

}  // namespace lanescope::app
