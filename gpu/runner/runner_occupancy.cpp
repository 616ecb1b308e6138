// SPDX-License-Identifier: Apache-2.0
#include "runner/filling.h"
#include "runner/runner.h"
#include "values/error.h"

namespace lanescope::engine {

values::Occupancy Runner::occupancy(const values::OccupancyRequest& request) {
  const catalog::KernelRow& row = catalog::find(request.kernel);
  const auto wrong = catalog::violations(row, request.parameters);
  if (!wrong.empty()) values::refuse(wrong.front().sentence);
  const values::DeviceInfo device = chooseFor(row, request.target);
  const values::Plan plan =
      row.plan(fillingDevice(row, request.parameters, backendOf(device), request.target));
  const values::Launch& launch = largestLaunch(plan);

  values::Occupancy occupancy;
  occupancy.kernel = row.id;
  occupancy.backend = device.backend;
  occupancy.device = device.name;
  occupancy.entry = launch.entry;
  occupancy.block = static_cast<std::int64_t>(launch.block.total());
  occupancy.grid = static_cast<std::int64_t>(launch.grid.total());
  occupancy.dynamicSharedBytes = launch.dynamicSharedBytes;
  occupancy.residency = backendOf(device).residency(plan, launch, request.target);
  if (!occupancy.residency) {
    occupancy.reason = device.backend == values::BackendChoice::emulator
                           ? "The emulator has neither registers nor multiprocessors, so that it "
                             "says nothing of a GPU's occupancy."
                           : "A library makes the launches of " + occupancy.kernel +
                                 ", so that nothing is known of their occupancy.";
  }
  return occupancy;
}

}  // namespace lanescope::engine
