// SPDX-License-Identifier: Apache-2.0
#include "collective/emulated_devices.h"

#include <algorithm>
#include <string>
#include <vector>

#include "collective/device_input.h"
#include "collective/emulated_run.h"
#include "collective/sums_check.h"
#include "values/error.h"

namespace lanescope::collective {

namespace {

using values::HostArray;

void check(const values::AllReduceRequest& request) {
  if (request.algorithm == values::AllReduce::nccl) {
    values::refuse("NCCL reduces between GPUs, and these are emulated devices.");
  }
  if (request.algorithm == values::AllReduce::mpi) {
    values::refuse("MPI reduces between the ranks of an engine, and these are devices of one.");
  }
  if (request.timings != 0) {
    values::refuse("Emulated devices are not timed: their time says nothing of GPUs.");
  }
  checkLimits(request);
}

}  // namespace

values::AllReduceResult allReduce(const values::AllReduceRequest& request) {
  check(request);
  values::AllReduceResult result;
  result.request = request;
  result.device = std::to_string(request.devices) +
                  (request.devices == 1 ? " emulated device" : " emulated devices");
  EmulatedRun run(request);
  run.carryOut();
  result.messages = run.sent();
  result.carried = run.carried();
  result.findings = run.findings();
  result.inputs = joinedInputsOf(request);
  checkSums(run.arrays(), result);
  return result;
}

}  // namespace lanescope::collective
