// SPDX-License-Identifier: Apache-2.0
#include "runner/filling.h"

#include <algorithm>
#include <utility>

#include "values/error.h"

namespace lanescope::engine {

const values::Launch& largestLaunch(const values::Plan& plan) {
  return *std::ranges::max_element(plan.launches, {}, [](const values::Launch& launch) {
    return launch.grid.total() * launch.block.total();
  });
}

values::Parameters fillingDevice(const catalog::KernelRow& row, values::Parameters parameters,
                                 backend::Backend& backend, const values::Target& target) {
  parameters.filling = 1;
  const values::Dim3 least = largestLaunch(row.plan(parameters)).grid;
  parameters.filling.reset();
  const values::Plan plan = row.plan(parameters);
  const values::Launch& launch = largestLaunch(plan);
  if (launch.grid == least) return parameters;  // it does not depend on the device
  try {
    const auto residency = backend.residency(plan, launch, target);
    if (residency && residency->blocks * residency->device.count > 0) {
      parameters.filling = residency->blocks * residency->device.count;
    }
  } catch (const values::Error& error) {
    // CUDA's calculator may not know a GPU that runs the kernel. If it does not, the run will tell.
    if (error.kind() != values::ErrorKind::unavailable) throw;
  }
  return parameters;
}

}  // namespace lanescope::engine
