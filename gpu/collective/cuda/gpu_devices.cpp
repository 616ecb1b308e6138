// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/gpu_devices.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backend/cuda/stream_gate.h"
#include "collective/cuda/gpu_arrays.h"
#include "collective/cuda/nccl.h"
#include "collective/cuda/peer_group.h"
#include "collective/device_input.h"
#include "collective/schedule.h"
#include "collective/sums_check.h"
#include "device/cuda_check.h"
#include "values/error.h"

namespace lanescope::collective {

namespace {

using backend::check;

/// Throws where a GPU is missing or named twice.
void checkGpus(const std::vector<std::int64_t>& gpus) {
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess) count = 0;
  static_cast<void>(cudaGetLastError());
  for (std::size_t i = 0; i < gpus.size(); ++i) {
    if (gpus[i] < 0 || gpus[i] >= count) {
      values::unavailable("There is no GPU " + std::to_string(gpus[i]) + "; this machine has " +
                          std::to_string(count) + (count == 1 ? " GPU." : " GPUs."));
    }
    if (std::count(gpus.begin(), gpus.begin() + static_cast<std::ptrdiff_t>(i), gpus[i]) > 0) {
      values::refuse("GPU " + std::to_string(gpus[i]) + " is named twice.");
    }
  }
}

/// Returns for example "2 × NVIDIA H200", or the names one by one where they differ.
std::string nameOf(const std::vector<std::int64_t>& gpus) {
  std::vector<std::string> names;
  for (const std::int64_t gpu : gpus) {
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, static_cast<int>(gpu)), "cudaGetDeviceProperties");
    names.emplace_back(properties.name);
  }
  if (std::ranges::count(names, names.front()) == std::ssize(names)) {
    return std::to_string(names.size()) + " × " + names.front();
  }
  std::string all = names.front();
  for (std::size_t i = 1; i < names.size(); ++i) all += " + " + names[i];
  return all;
}

/// Times calls that `enqueue` puts on the streams of all GPUs.
class Timer {
 public:
  Timer(GpuArrays& arrays, std::function<void()> enqueue)
      : m_arrays(arrays), m_enqueue(std::move(enqueue)) {
    for (std::size_t gpu = 0; gpu < arrays.gpus(); ++gpu) {
      arrays.select(gpu);
      m_gates.push_back(std::make_unique<backend::StreamGate>());
      m_events.push_back({backend::makeEvent(), backend::makeEvent()});
    }
    constexpr double kSampleSeconds = 1e-3;
    constexpr double kMostCalls = 100;
    m_calls = static_cast<int>(std::clamp(kSampleSeconds / take(), 1.0, kMostCalls));
  }

  /// Returns the seconds of a call on the slowest GPU: several in a row, divided by their number.
  /// All are enqueued before the first begins.
  double take() {
    std::vector<std::optional<backend::StreamGate::Closed>> closed(m_arrays.gpus());
    for (std::size_t gpu = 0; gpu < m_arrays.gpus(); ++gpu) {
      m_arrays.select(gpu);
      closed[gpu].emplace(*m_gates[gpu], m_arrays.stream(gpu));
      check(cudaEventRecord(m_events[gpu][0].get(), m_arrays.stream(gpu)), "cudaEventRecord");
    }
    for (int call = 0; call < m_calls; ++call) m_enqueue();
    for (std::size_t gpu = 0; gpu < m_arrays.gpus(); ++gpu) {
      m_arrays.select(gpu);
      check(cudaEventRecord(m_events[gpu][1].get(), m_arrays.stream(gpu)), "cudaEventRecord");
    }
    closed.clear();
    m_arrays.wait();
    float slowest = 0;
    for (std::size_t gpu = 0; gpu < m_arrays.gpus(); ++gpu) {
      float milliseconds = 0;
      m_arrays.select(gpu);
      check(cudaEventElapsedTime(&milliseconds, m_events[gpu][0].get(), m_events[gpu][1].get()),
            "cudaEventElapsedTime");
      slowest = std::max(slowest, milliseconds);
    }
    constexpr double kMilliseconds = 1e-3;
    return slowest * kMilliseconds / m_calls;
  }

 private:
  GpuArrays& m_arrays;
  std::function<void()> m_enqueue;
  std::vector<std::unique_ptr<backend::StreamGate>> m_gates;
  std::vector<std::array<backend::Event, 2>> m_events;
  int m_calls = 1;
};

}  // namespace

values::AllReduceResult allReduceOnGpus(const values::AllReduceRequest& request) {
  checkLimits(request);
  checkGpus(request.gpus);
  if (request.algorithm == values::AllReduce::mpi) {
    values::refuse("MPI reduces between the ranks of an engine, and these are GPUs of one.");
  }
  values::AllReduceResult result;
  result.request = request;
  result.device = nameOf(request.gpus);
  result.messages = messagesOf(request.algorithm, request.devices, request.n);
  result.inputs = joinedInputsOf(request);
  GpuArrays arrays(request.gpus, inputsOf(request));
  std::optional<NcclGroup> nccl;
  std::optional<PeerGroup> peers;
  if (request.algorithm == values::AllReduce::nccl) {
    nccl.emplace(arrays);
  } else {
    peers.emplace(arrays, result.messages);
  }
  const auto enqueue = [&] { nccl ? nccl->enqueue() : peers->enqueue(); };
  enqueue();
  arrays.wait();
  if (peers) peers->requireArrived();
  result.carried = values::HostArray(request.dtype, 0);
  if (values::totalsOf(result.messages).sent <= values::kMostCarried && peers) {
    result.carried = peers->carried();
  }
  checkSums(arrays.download(), result);
  if (request.timings > 0) {
    Timer timer(arrays, enqueue);
    for (std::int64_t i = 0; i < request.timings; ++i) result.seconds.push_back(timer.take());
    if (peers) peers->requireArrived();
  }
  return result;
}

}  // namespace lanescope::collective
