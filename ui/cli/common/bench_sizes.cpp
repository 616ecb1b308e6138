// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/options.h"

#include <QStringList>
#include <set>
#include <string>

#include "request/request.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

std::int64_t sizeOf(const QString& text, const catalog::KernelRow& row) {
  values::Parameters parameters;
  catalog::assign(row, "n", text.trimmed().toStdString(), parameters);
  return parameters.n;
}

}  // namespace

std::vector<std::int64_t> benchSizes(const QString& text, const catalog::KernelRow& row) {
  std::set<std::int64_t> sizes;
  for (const QString& part : text.split(',')) {
    const QStringList ends = part.split("..");
    const std::int64_t first = sizeOf(ends.first(), row);
    const std::int64_t last = ends.size() == 2 ? sizeOf(ends.last(), row) : first;
    if (ends.size() > 2 || last < first) {
      values::refuse("sizes = '" + part.toStdString() +
                     "' is no range; write it as 2^10..2^20, the smaller number first.");
    }
    // `size *= 2` cannot overflow, since n has a limit.
    for (std::int64_t size = first; size <= last; size *= 2) sizes.insert(size);
  }
  if (sizes.size() > values::kMostSizes) {
    values::refuse(std::to_string(sizes.size()) + " sizes are too many: at most " +
                   std::to_string(values::kMostSizes) + " sizes are measured in one benchmark.");
  }
  return {sizes.begin(), sizes.end()};
}

std::vector<std::int64_t> sizesOf(const catalog::PowerRange& range) {
  std::vector<std::int64_t> sizes;
  for (int power = range.first; power <= range.usual; ++power) {
    sizes.push_back(std::int64_t{1} << power);
  }
  return sizes;
}

}  // namespace lanescope::cli
