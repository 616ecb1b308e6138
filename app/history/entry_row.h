// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include "app/history/entry.h"

namespace lanescope::history {

/// The value of the column `kind`: "run", "times", "errors", "work", "sweep".
[[nodiscard]] QString nameOf(Kind kind);

/// The columns of the table `entries` from which `entryAt` reads.
inline constexpr const char* kEntryColumns =
    "id, kind, date, kernel, machine, device, driver, version, tag, origin, least_n, most_n, "
    "best_ms, complete, "
    // A head that is no JSON is said by whoever reads the entry.
    "CASE WHEN kind = 'run' THEN iif(json_valid(head), json_extract(head, '$.passed'), NULL) "
    // What failed and is not wrong was never checked.
    "ELSE (SELECT min(CASE WHEN NOT json_valid(series.head) THEN NULL "
    "WHEN coalesce(json_extract(series.head, '$.failure'), '') <> '' "
    "THEN nullif(json_extract(series.head, '$.passed'), 1) "
    "ELSE json_extract(series.head, '$.passed') END) FROM series WHERE series.entry = entries.id) "
    "END AS passed";
/// The entry in the query's current row. Throws values::Error (badInput) for an unknown kind.
[[nodiscard]] Entry entryAt(const QSqlQuery& query);

/// A WHERE clause without the keyword, with the values for its placeholders.
struct Condition {
  QString sql;
  QVariantList values;
};
[[nodiscard]] Condition conditionOf(const Search& search);

}  // namespace lanescope::history
