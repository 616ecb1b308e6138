// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "app/files/scratch_folder.h"
#include "app/lesson/lesson_library.h"

namespace lanescope::app {

/// A lesson or an exercise as a folder on the disk: the folder that was named, or a scratch folder
/// with the files of an archive or of one that ships. The scratch folder lives as long as this.
class OpenedLesson {
 public:
  /// `name`: a folder, a .lesson or .exercise file, or the name of one that ships. Throws
  /// values::Error with a sentence where it is none, or breaks a limit.
  OpenedLesson(const QString& name, ShippedKind kind);

  [[nodiscard]] const QString& folder() const { return m_folder; }

 private:
  QString makeScratch();
  void copyShipped(const QString& from);

  std::optional<ScratchFolder> m_scratch;
  QString m_folder;
};

}  // namespace lanescope::app
