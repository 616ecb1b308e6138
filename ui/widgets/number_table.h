// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTableView>

namespace lanescope::ui {

/// A chart's numbers as a table to read; the last column takes what room is left.
[[nodiscard]] QTableView* makeTable(QAbstractItemModel& model, const QString& accessibleName);

}  // namespace lanescope::ui
