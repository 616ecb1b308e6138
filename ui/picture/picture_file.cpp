// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/picture_file.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <cerrno>
#include <new>

#include "app/files/output_file.h"
#include "ui/picture/svg_engine.h"
#include "values/error.h"

namespace lanescope::app {

void writePng(const QImage& image, const QString& path) {
  OutputFile file(path);
  errno = 0;
  if (!image.save(&file.device(), "PNG")) {
    if (errno == ENOMEM) throw std::bad_alloc();
    throw values::Error(values::ErrorKind::unavailable,
                        path.toStdString() + " cannot be written: the picture is too large.");
  }
  file.commit();
}

QImage blankImage(QSize size) {
  QImage image(size, QImage::Format_RGB32);
  if (image.isNull() && !size.isEmpty()) throw std::bad_alloc();
  return image;
}

QByteArray pngOf(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  if (!image.save(&buffer, "PNG")) throw std::bad_alloc();
  return bytes;
}

QImage imageOf(QSize size, const PaintPicture& paint, double scale) {
  QImage image = blankImage(size * scale);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(scale, scale);
  paint(painter);
  return image;
}

QByteArray svgOf(QSize size, const PictureText& text, const PaintPicture& paint) {
  SvgDevice device(size);
  QPainter painter(&device);
  paint(painter);
  painter.end();
  return device.document(text.title, text.description);
}

void writeSvg(QSize size, const PictureText& text, const PaintPicture& paint, const QString& path) {
  OutputFile file(path);
  file.write(svgOf(size, text, paint).toStdString());
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
  writePng(imageOf(size, paint, scale), path);
}

bool isPictureFile(const QString& path) {
  return QStringList{"png", "svg", "pdf"}.contains(QFileInfo(path).suffix().toLower());
}

}  // namespace lanescope::app
