// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/text_picture.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QPixmapCache>

#include "app/image/image_file.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

QImage decoded(const QString& file) {
  constexpr std::chrono::seconds kMost{2};  // the window waits
  try {
    return app::readImage(file, kMost).image;
  } catch (const values::Error&) {
    return {};  // the text goes without it
  }
}

}  // namespace

QImage textPicture(const QString& folder, const QUrl& name) {
  const QString file = name.isLocalFile()
                           ? name.toLocalFile()
                           : QDir::cleanPath(folder + QLatin1Char('/') + name.path());
  if (file.startsWith(QLatin1Char(':'))) return QImage(file);
  const QFileInfo info(file);
  const QString key = file + QLatin1Char('|') + QString::number(info.size()) + QLatin1Char('|') +
                      QString::number(info.lastModified().toMSecsSinceEpoch());
  QPixmap kept;
  if (QPixmapCache::find(key, &kept)) return kept.toImage();
  QImage picture = decoded(file);
  QPixmapCache::insert(key, QPixmap::fromImage(picture));
  return picture;
}

}  // namespace lanescope::ui
