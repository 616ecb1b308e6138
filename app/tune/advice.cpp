// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/advice.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/text/number_text.h"
#include "catalog/catalog.h"
#include "values/plan.h"

namespace lanescope::tune {
namespace {

using values::AccessCounters;
using values::WarpCounters;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(lanescope::tune::Advice)
};

constexpr double kWarp = 32;

QString percent(double part) {
  return shownNumber(100 * part, 'f', 0) + QLatin1Char('%');
}

QString oneDigit(double value) {
  return shownNumber(value, 'f', value == std::round(value) ? 0 : 1);
}

/// A kind of access: where its counters are, and its rule's sentences. %1: line, %2: figure.
struct Rule {
  AccessCounters WarpCounters::*access;
  const char* counter;
  QString text;
};

void adviseOnConflicts(const values::LineCounters& line, std::vector<Advice>& advice) {
  constexpr double kMost = 0.2;
  constexpr std::uint64_t kFewest = 8;
  const std::array rules{
      Rule{
          //: %1: number of a line of the source; %2: a part, "93%"
          &WarpCounters::sharedLoads, "shared_loads.conflicts",
          Words::tr("Line %1: %2 of the wavefronts of its shared loads are bank conflicts. Let the "
                    "lanes of a warp take elements of 32 different banks: neighbouring ones, or "
                    "pad each row of the array by one element.")},
      Rule{//: %1: number of a line of the source; %2: a part, "93%"
           &WarpCounters::sharedStores, "shared_stores.conflicts",
           Words::tr("Line %1: %2 of the wavefronts of its shared stores are bank conflicts. Let "
                     "the lanes of a warp take elements of 32 different banks: neighbouring ones, "
                     "or pad each row of the array by one element.")},
      Rule{//: %1: number of a line of the source; %2: a part, "93%"
           &WarpCounters::sharedAtomics, "shared_atomics.conflicts",
           Words::tr("Line %1: %2 of the wavefronts of its shared atomics are bank conflicts. Give "
                     "groups of threads copies of their own, and add the copies at the end.")}};
  for (const Rule& rule : rules) {
    const AccessCounters& access = line.warps.*rule.access;
    if (access.conflicts < kFewest) continue;
    const double part =
        static_cast<double>(access.conflicts) / static_cast<double>(access.wavefronts);
    if (part < kMost) continue;
    advice.push_back({rule.counter, part, line.line, rule.text.arg(line.line).arg(percent(part))});
  }
}

void adviseOnSectors(const values::LineCounters& line, double elementBytes,
                     std::vector<Advice>& advice) {
  constexpr double kLeastUsed = 0.5;
  constexpr double kManySectors = 8;  // of a request: what a warp takes of neighbouring doubles
  constexpr double kSectorBytes = 32;
  const std::array rules{
      Rule{//: %1: number of a line of the source; %2: a part, "25%"; %3: a number, "32"
           &WarpCounters::globalLoads, "global_loads.sectors",
           Words::tr(
               "Line %1: its global loads use %2 of the bytes of the sectors that they touch, "
               "%3 sectors per request. Let neighbouring threads take neighbouring elements, so "
               "that a warp's request touches few sectors.")},
      Rule{//: %1: number of a line of the source; %2: a part, "25%"; %3: a number, "32"
           &WarpCounters::globalStores, "global_stores.sectors",
           Words::tr("Line %1: its global stores use %2 of the bytes of the sectors that they "
                     "touch, %3 sectors per request. Let neighbouring threads take neighbouring "
                     "elements, so that a warp's request touches few sectors.")}};
  for (const Rule& rule : rules) {
    const AccessCounters& access = line.warps.*rule.access;
    if (access.requests == 0) continue;
    const auto sectors = static_cast<double>(access.sectors);
    const double each = sectors / static_cast<double>(access.requests);
    const double used =
        static_cast<double>(access.elements) * elementBytes / (sectors * kSectorBytes);
    if (each < kManySectors || used >= kLeastUsed) continue;
    advice.push_back({rule.counter, used, line.line,
                      rule.text.arg(line.line).arg(percent(used), oneDigit(each))});
  }
}

/// `threads`: of a block. `isChosen`: a parameter says how many.
void adviseOnLanes(const values::Counters& counters, double threads, bool isChosen,
                   std::vector<Advice>& advice) {
  constexpr double kLeast = 12;
  if (threads < kWarp) {
    if (!isChosen) return;
    advice.push_back(
        {//: %1: how many threads a block has
         "active_lanes", threads, 0,
         Words::tr("A block of %1 threads does not fill a warp of 32. Take a multiple of 32.")
             .arg(threads)});
    return;
  }
  if (counters.activeLanes >= kLeast) return;
  advice.push_back(
      {//: %1: a mean of lanes, "12.4"
       "active_lanes", counters.activeLanes, 0,
       Words::tr("On average, %1 of the 32 lanes of a warp are active. Let the threads that still "
                 "have work be neighbours, so that the other warps end.")
           .arg(oneDigit(counters.activeLanes))});
}

void adviseOnRepeatedLoads(const values::Counters& counters, const values::Plan& plan,
                           std::vector<Advice>& advice) {
  constexpr double kFew = 4;
  if (counters.truncated || counters.recordedBlocks == 0 || plan.launches.size() != 1) return;
  double inputs = 0;
  for (const values::Buffer& buffer : plan.buffers) {
    if (buffer.role == values::Role::input) inputs += static_cast<double>(buffer.count);
  }
  if (inputs == 0) return;
  // The other blocks load as much as the recorded ones.
  const double loads = static_cast<double>(counters.total.globalLoads.elements) *
                       static_cast<double>(counters.blocks) /
                       static_cast<double>(counters.recordedBlocks);
  const double each = loads / inputs;
  if (each < kFew) return;
  advice.push_back(
      {//: %1: how often on average, "16.0"
       "global_loads.elements", each, 0,
       Words::tr("Each element of the inputs is loaded from global memory %1 times on "
                 "average. Keep a tile of them, or a larger one, in shared memory or in registers.")
           .arg(oneDigit(each))});
}

}  // namespace

std::vector<Advice> adviceOf(const values::RunResult& result) {
  const catalog::KernelRow* row = catalog::lookUp(result.kernel);
  if (!result.counters || row == nullptr) return {};
  const values::Counters& counters = *result.counters;
  const values::Plan plan = row->plan(result.parameters);
  if (plan.launches.empty()) return {};
  std::vector<Advice> advice;
  for (const values::LineCounters& line : counters.lines) adviseOnConflicts(line, advice);
  std::ranges::stable_sort(advice, std::ranges::greater(), &Advice::figure);
  const auto elementBytes = static_cast<double>(values::sizeOf(result.parameters.dtype));
  for (const values::LineCounters& line : counters.lines) {
    adviseOnSectors(line, elementBytes, advice);
  }
  adviseOnRepeatedLoads(counters, plan, advice);
  adviseOnLanes(counters, static_cast<double>(plan.launches.back().block.total()),
                row->parameter("block") != nullptr, advice);
  return advice;
}

}  // namespace lanescope::tune
