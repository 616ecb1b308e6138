// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfoList>
#include <QString>
#include <functional>

// QDir says "empty" of a folder that it could not read; these functions say why.

namespace lanescope::app {

/// Returns all that is in a folder, hidden entries too, by their names in ascending order. The
/// folder may be one of the program's resources (":/…"). Throws values::Error (unavailable) where
/// it cannot be read, std::bad_alloc where there is no memory for that.
[[nodiscard]] QFileInfoList entriesOf(const QString& folder);

/// Calls `visit` for all that is in a folder, and in those of the folders within it for which it
/// returns true, one after the other, so that a visitor that throws ends it. Links are not
/// followed. Throws what `entriesOf` throws.
void visitEntries(const QString& folder, const std::function<bool(const QFileInfo&)>& visit);

/// Whether listings leave the entry out, by its name: ".name".
[[nodiscard]] bool isHidden(const QFileInfo& entry);

}  // namespace lanescope::app
