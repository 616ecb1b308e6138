// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/point_on_stage.h"

#include <algorithm>
#include <utility>

#include "app/text/number_text.h"
#include "app/text/text.h"

namespace lanescope::ui {
namespace {

QString perRequest(const values::WarpCounters& total) {
  const std::uint64_t requests = total.globalLoads.requests + total.globalStores.requests;
  const std::uint64_t sectors = total.globalLoads.sectors + total.globalStores.sectors;
  if (requests == 0) return PointOnStage::tr("no access to global memory");
  const double each = static_cast<double>(sectors) / static_cast<double>(requests);
  //: Within a list of counters. %1: a mean, "4.0"
  return PointOnStage::tr("%1 sectors for a warp's access to global memory")
      .arg(shownNumber(each, 'f', 1));
}

/// The same kernel and parameters with so few elements that the stage shows each of them: two
/// blocks' worth of an array, matrices of 32 rows.
values::Parameters smallRunOf(const catalog::KernelRow& row, const values::Parameters& parameters) {
  constexpr std::int64_t kRows = 32;
  constexpr std::int64_t kLeastElements = 64;
  values::Parameters small = catalog::launchedAs(row, parameters);
  small.grid.reset();
  small.m.reset();
  small.k.reset();
  const std::int64_t wanted =
      catalog::takesMatrices(row) ? kRows : std::max(kLeastElements, 2 * small.block);
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

/// The counters of a record that explain a time: lanes, sectors, bank conflicts, barriers. Empty
/// where nothing was recorded.
QString counterSentence(const values::RunResult& result) {
  if (!result.counters) return {};
  const values::WarpCounters& total = result.counters->total;
  const std::uint64_t conflicts =
      total.sharedLoads.conflicts + total.sharedStores.conflicts + total.sharedAtomics.conflicts;
  //: %1: size; %2: a mean, "31.5"; %3: a count of sectors, "4.0 sectors for a warp's access to
  //: global memory"; %4, %5: numbers
  return PointOnStage::tr(
             "The counters of this record with n = %1 explain it: %2 of 32 lanes active, %3, %4 "
             "bank conflicts, %5 arrivals of warps at barriers.")
      .arg(result.parameters.n)
      .arg(shownNumber(result.counters->activeLanes, 'f', 1), perRequest(total))
      .arg(conflicts)
      .arg(total.barriers);
}

}  // namespace

PointOnStage::PointOnStage(const PageContext& context, QObject* parent)
    : QObject(parent), m_pages(context) {
  const RunController* controller = &context.controller;
  connect(controller, &RunController::runFinished, this,
          [this](const std::shared_ptr<const values::RunResult>& result) { explain(*result); });
  connect(controller, &RunController::failed, this, [this] { m_kernel.clear(); });
  connect(controller, &RunController::cancelled, this, [this] { m_kernel.clear(); });
}

void PointOnStage::open(const catalog::KernelRow& row, const values::Parameters& parameters,
                        const QString& words) {
  const values::Parameters small = smallRunOf(row, parameters);
  m_pages.catalog.choose(toQString(row.id));
  for (const catalog::ParameterSpec& spec : row.parameters) {
    m_pages.parameters.setText(spec.name, toQString(catalog::textOf(small, spec.name)));
  }
  m_kernel = toQString(row.id);
  m_words = words;
  m_pages.parameters.run();
}

void PointOnStage::explain(const values::RunResult& result) {
  if (std::exchange(m_kernel, {}) != toQString(result.kernel)) return;
  const QString counters = counterSentence(result);
  // The window says why there is no record.
  if (counters.isEmpty()) return;
  m_pages.messages.say(m_words + QLatin1Char(' ') + counters, MessageStrip::Tone::note);
}

}  // namespace lanescope::ui
