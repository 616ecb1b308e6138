// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTableView>

namespace lanescope::ui {

/// A table with a chart's numbers. Its last column takes the remaining width.
[[nodiscard]] QTableView* makeTable(QAbstractItemModel& model, const QString& accessibleName);

}  // namespace lanescope::ui
