// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/small_run.h"

#include <QCoreApplication>
#include <algorithm>

namespace lanescope::ui {
namespace {

struct SmallRunWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::SmallRun)
};

constexpr std::int64_t kRows = 32;
constexpr std::int64_t kLeastElements = 64;

QString perRequest(const values::WarpCounters& total) {
  const std::uint64_t requests = total.globalLoads.requests + total.globalStores.requests;
  const std::uint64_t sectors = total.globalLoads.sectors + total.globalStores.sectors;
  if (requests == 0) return SmallRunWords::tr("no access to global memory");
  const double each = static_cast<double>(sectors) / static_cast<double>(requests);
  return SmallRunWords::tr("%1 sectors for a warp's access to global memory")
      .arg(QString::number(each, 'f', 1));
}

}  // namespace

values::Parameters smallRunOf(const catalog::KernelRow& row, const values::Parameters& parameters) {
  values::Parameters small = catalog::launchedAs(row, parameters);
  small.grid.reset();
  small.m.reset();
  small.k.reset();
  const std::int64_t wanted =
      row.family == "matmul" ? kRows : std::max(kLeastElements, 2 * small.block);
  small.n = std::min(parameters.n, wanted);
  if (const catalog::ParameterSpec* const spec = row.parameter("n")) {
    small.n = std::clamp(small.n, spec->minimum, spec->maximum);
  }
  if (catalog::violations(row, small).empty()) return small;
  // Not every launch is there at every size.
  values::Parameters usual = catalog::defaultsOf(row);
  usual.op = small.op;
  usual.dtype = small.dtype;
  usual.pattern = small.pattern;
  usual.n = std::min(usual.n, small.n);
  return usual;
}

QString counterSentence(const values::RunResult& result) {
  if (!result.counters) return {};
  const values::WarpCounters& total = result.counters->total;
  const std::uint64_t conflicts =
      total.sharedLoads.conflicts + total.sharedStores.conflicts + total.sharedAtomics.conflicts;
  return SmallRunWords::tr(
             "What explains it, as this record with n = %1 counts: %2 of 32 lanes active, %3, %4 "
             "bank conflicts, %5 arrivals of warps at barriers.")
      .arg(result.parameters.n)
      .arg(QString::number(result.counters->activeLanes, 'f', 1), perRequest(total))
      .arg(conflicts)
      .arg(total.barriers);
}

}  // namespace lanescope::ui
