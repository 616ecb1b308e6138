// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

namespace lanescope::app {

/// A file of an archive.
struct ZipEntry {
  QString path;  ///< relative, with '/'
  QByteArray bytes;
};

/// Writes files as a zip file, in their order. The same files give the same bytes. Throws
/// values::Error as OutputFile does, and unavailable where they cannot be packed.
void writeZip(const std::vector<ZipEntry>& files, const QString& archive);

}  // namespace lanescope::app
