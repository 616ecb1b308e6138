// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QUrl>

namespace lanescope::ui {

/// Returns a picture of a text whose pictures are in `folder`; null where it cannot be read. A file
/// on the disk may come from anywhere: it is decoded in a process of its own, once for each change.
[[nodiscard]] QImage textPicture(const QString& folder, const QUrl& name);

}  // namespace lanescope::ui
