// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/picture_clipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <memory>

namespace lanescope::app {

void copyPicture(QSize size, const PictureText& text, const PaintPicture& paint, double scale) {
  auto data = std::make_unique<QMimeData>();
  data->setImageData(imageOf(size, paint, scale));
  data->setData(QStringLiteral("image/svg+xml"), svgOf(size, text, paint));
  QGuiApplication::clipboard()->setMimeData(data.release());
}

}  // namespace lanescope::app
