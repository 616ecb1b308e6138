// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

#include "app/archive/archive_reader.h"
#include "app/markdown/marked_text.h"

namespace lanescope::app {

inline constexpr qint64 kMostLessonFolderBytes = kMostArchiveBytes;
inline constexpr int kMostLessonFolderFiles = kMostArchiveEntries;

/// Why a path within a lesson may not be used, as a sentence: it is absolute, leads out of the
/// folder, or has characters that are none of a file's name. `isFolder`: it may end in '/'.
[[nodiscard]] std::optional<QString> whyNoPath(const QString& path);

/// Why a lesson's text may not name this file of its folder, as a sentence. `suffixes`: those
/// allowed, "png". Links are refused, since a lesson from outside could point anywhere with them.
[[nodiscard]] std::optional<QString> whyNoFile(const QString& folder, const QString& path,
                                               const QStringList& suffixes);

/// Returns the rule for the pictures of a text in this folder (marked_text.h).
[[nodiscard]] std::function<std::optional<QString>(const QString& picture)> pictureRule(
    const QString& folder);

/// Reads a text of a folder: in a decoder's process, unless it is one of the program's own. Throws
/// values::Error where there is none, where it is a link, or where the decoder gives no answer.
[[nodiscard]] MarkedText markedTextIn(const QString& folder, const QString& file,
                                      const QStringList& directives);

/// Checks the files of a folder against the limits. Throws values::Error with a sentence that names
/// the limit.
void checkLessonFolder(const QString& folder);

/// The files of a lesson's folder, relative to it, in ascending order; links are left out.
[[nodiscard]] QStringList lessonFilesOf(const QString& folder);

/// The texts of a folder by their names: `first`, as "lesson.md", whether there is one or not, and
/// those in other languages, as "lesson.sl.md".
[[nodiscard]] QStringList textsIn(const QString& folder, const QString& first);

}  // namespace lanescope::app
