// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include "app/history/entry.h"

namespace lanescope::history {

/// "run", "times", "errors", "work": as the column `kind` holds it.
[[nodiscard]] QString nameOf(Kind kind);

/// The columns of the table `entries` that make an Entry.
inline constexpr const char* kEntryColumns =
    "id, kind, date, kernel, machine, device, driver, version, tag, origin, least_n, most_n, "
    "best_ms, complete";
/// The entry on the row that the query is at. Throws values::Error (badInput) for an unknown kind.
[[nodiscard]] Entry entryAt(const QSqlQuery& query);

/// What follows WHERE, with the values for its question marks.
struct Condition {
  QString sql;
  QVariantList values;
};
[[nodiscard]] Condition conditionOf(const Search& search);

}  // namespace lanescope::history
