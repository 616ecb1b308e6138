// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/gpu_devices.h"

#include <optional>

#include "collective/cuda/gpu_arrays.h"
#include "collective/cuda/gpu_names.h"
#include "collective/cuda/gpu_timer.h"
#include "collective/cuda/nccl.h"
#include "collective/cuda/peer_group.h"
#include "collective/device_input.h"
#include "collective/schedule.h"
#include "collective/sums_check.h"
#include "values/error.h"

namespace lanescope::collective {

values::AllReduceResult allReduceOnGpus(const values::AllReduceRequest& request) {
  checkLimits(request);
  checkGpus(request.gpus);
  if (request.pitfall != values::MessagePitfall::none) {
    values::refuse("The pitfalls of messages run on emulated devices and ranks only.");
  }
  if (request.algorithm == values::AllReduce::mpi) {
    values::refuse("MPI reduces between the ranks of an engine, and these are GPUs of one.");
  }
  values::AllReduceResult result;
  result.request = request;
  result.device = gpuNames(request.gpus);
  result.messages = messagesOf(request.algorithm, request.devices, request.n);
  result.inputs = joinedInputsOf(request);
  GpuArrays arrays(request.gpus, inputsOf(request));
  std::optional<NcclGroup> nccl;
  std::optional<PeerGroup> peers;
  if (request.algorithm == values::AllReduce::nccl) {
    nccl.emplace(arrays);
  } else {
    peers.emplace(arrays.gpus(), request.dtype, request.n, result.messages);
  }
  const auto enqueue = [&] { nccl ? nccl->enqueue() : peers->enqueue(arrays.elements()); };
  enqueue();
  for (const GpuStream& gpu : arrays.gpus()) wait(gpu);
  if (peers) peers->requireArrived();
  result.carried = values::HostArray(request.dtype, 0);
  if (values::totalsOf(result.messages).sent <= values::kMostCarried && peers) {
    result.carried = peers->carried();
  }
  checkSums(arrays.download(), result);
  if (request.timings > 0) {
    constexpr int kMostCalls = 100;
    GpuTimer timer(
        arrays.gpus(), [&](int /*call*/) { enqueue(); }, kMostCalls);
    for (std::int64_t i = 0; i < request.timings; ++i) result.seconds.push_back(timer.take());
    if (peers) peers->requireArrived();
  }
  return result;
}

}  // namespace lanescope::collective
