// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/run_estimate.h"

#include <QCoreApplication>
#include <algorithm>
#include <thread>

#include "app/engine/time_left.h"
#include "catalog/workload.h"

namespace lanescope::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::RunEstimate)
};

/// The time of one element or product on one core: the kernels take 2 to 12 ns for a product.
constexpr RunEstimate::Seconds kOnOneCore{5e-9};

}  // namespace

void RunEstimate::learn(const values::RunResult& result) {
  constexpr values::Milliseconds kShortest{5};
  if (result.backend != values::BackendChoice::emulator || result.phases.kernel < kShortest) return;
  m_ofOne[result.kernel] =
      result.phases.kernel / catalog::amountOf(catalog::find(result.kernel), result.parameters);
}

RunEstimate::Seconds RunEstimate::expected(const catalog::KernelRow& row,
                                           const values::Parameters& parameters) const {
  const double amount = catalog::amountOf(row, parameters);
  if (const auto known = m_ofOne.find(row.id); known != m_ofOne.end()) {
    return known->second * amount;
  }
  return kOnOneCore / std::max(1U, std::thread::hardware_concurrency()) * amount;
}

QString RunEstimate::announcement(const catalog::KernelRow& row,
                                  const values::Parameters& parameters,
                                  std::optional<values::Milliseconds> limit) const {
  constexpr Seconds kLong{10};
  const Seconds time = expected(row, parameters);
  if (time < kLong) return {};
  if (limit && time > *limit) {
    //: %1, %2: durations, "20 s"
    return Words::tr(
               "The emulator takes about %1 for this run, which stops at its time limit of %2.")
        .arg(app::durationText(time), app::durationText(*limit));
  }
  //: %1: a duration, "20 s"
  return Words::tr("The emulator takes about %1 for this run.").arg(app::durationText(time));
}

}  // namespace lanescope::ui
