// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/argument_rows.h"

#include "app/text/text.h"
#include "catalog/own/own_arguments.h"

namespace lanescope::ui {

std::vector<ArgumentRow> argumentRowsOf(const catalog::OwnKernel& kernel) {
  std::vector<ArgumentRow> rows;
  for (const catalog::OwnArgumentRow& row : catalog::argumentTable(kernel)) {
    QStringList possible;
    for (const std::string& each : row.possible) possible << toQString(each);
    const bool isArray = row.type.find('*') != std::string::npos;
    rows.push_back({toQString(row.name), toQString(row.type), toQString(row.use), possible,
                    possible.isEmpty() && !isArray});
  }
  return rows;
}

}  // namespace lanescope::ui
