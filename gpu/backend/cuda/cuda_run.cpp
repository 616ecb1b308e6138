// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_run.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>

#include "backend/cuda/hardware_counters.h"
#include "backend/cuda/launch_limits.h"
#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::backend {
namespace {

using Clock = std::chrono::steady_clock;
using values::Error;
using values::ErrorKind;

}  // namespace

DeviceMemory allocate(std::size_t bytes) {
  void* data = nullptr;
  const cudaError_t code = cudaMalloc(&data, std::max<std::size_t>(bytes, 1));
  if (code == cudaErrorMemoryAllocation) {
    static_cast<void>(cudaGetLastError());  // the error is not sticky: clear it for the next call
    std::size_t free = 0;
    std::size_t total = 0;
    check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    values::unavailable("The GPU has no room for " + values::sizeText(bytes) +
                        " more: " + values::sizeText(free) + " of its " + values::sizeText(total) +
                        " are free.");
  }
  check(code, "cudaMalloc of " + values::sizeText(bytes));
  return DeviceMemory(data);
}

CudaRun::CudaRun(const values::Plan& plan, std::stop_token stop)
    : m_plan(plan),
      m_stop(std::move(stop)),
      m_ownStream(makeStream()),
      m_stream(m_ownStream->get()) {
  std::size_t free = 0;
  std::size_t total = 0;
  check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
  if (plan.bytes() > free) {
    values::unavailable("The arrays need " + values::sizeText(plan.bytes()) + " of GPU memory: " +
                        values::sizeText(free) + " of " + values::sizeText(total) + " are free.");
  }
  const auto begin = Clock::now();
  allocateBuffers();
  m_phases.allocate = Clock::now() - begin;
}

CudaRun::CudaRun(const values::Plan& plan, std::stop_token stop, const Workbench& workbench)
    : m_plan(plan),
      m_stop(std::move(stop)),
      m_stream(workbench.stream()),
      m_buffers(workbench.buffersOf(plan)) {}

void CudaRun::allocateBuffers() {
  for (const values::Buffer& buffer : m_plan.buffers) {
    m_memory.push_back(allocate(buffer.bytes()));
    m_buffers.push_back({m_memory.back().get(), buffer.count});
  }
}

void CudaRun::copyIn(const std::vector<values::HostArray>& inputs) {
  const auto begin = Clock::now();
  std::size_t input = 0;
  for (std::size_t i = 0; i < m_buffers.size(); ++i) {
    const values::Buffer& buffer = m_plan.buffers[i];
    if (buffer.role == values::Role::input) {
      check(cudaMemcpyAsync(m_buffers[i].data, inputs[input++].bytes.data(), buffer.bytes(),
                            cudaMemcpyHostToDevice, m_stream),
            "cudaMemcpyAsync of " + buffer.name + " to the GPU");
    }
  }
  clearBuffers();
  check(cudaStreamSynchronize(m_stream), "cudaStreamSynchronize after the copies to the GPU");
  m_phases.hostToDevice = Clock::now() - begin;
}

void CudaRun::copyInputs() {
  for (std::size_t i = 0; i < m_buffers.size(); ++i) {
    const values::Buffer& buffer = m_plan.buffers[i];
    if (!buffer.zeroed || !buffer.copyOf) continue;
    check(cudaMemcpyAsync(m_buffers[i].data, m_buffers[*buffer.copyOf].data, buffer.bytes(),
                          cudaMemcpyDeviceToDevice, m_stream),
          "cudaMemcpyAsync of the start of " + buffer.name);
  }
}

void CudaRun::zeroBuffers() {
  for (std::size_t i = 0; i < m_buffers.size(); ++i) {
    const values::Buffer& buffer = m_plan.buffers[i];
    if (!buffer.zeroed || buffer.copyOf) continue;
    if (buffer.startBits != 0) {
      const values::HostArray start = values::startOf(buffer);
      check(cudaMemcpyAsync(m_buffers[i].data, start.bytes.data(), start.bytes.size(),
                            cudaMemcpyHostToDevice, m_stream),
            "cudaMemcpyAsync of the start of " + buffer.name);
      check(cudaStreamSynchronize(m_stream), "cudaStreamSynchronize");
      continue;
    }
    check(cudaMemsetAsync(m_buffers[i].data, 0, buffer.bytes(), m_stream),
          "cudaMemsetAsync of " + buffer.name);
  }
}

void CudaRun::enqueue(const values::Launch& launch, const Entry& entry,
                      std::span<const DeviceSpan> buffers) {
  checkLaunch(entry.launch(launch, buffers, m_recorder, m_stream), launch);
}

void CudaRun::enqueuePlan(std::span<const DeviceSpan> buffers) {
  for (std::size_t i = 0; i < m_plan.launches.size(); ++i) {
    enqueue(m_plan.launches[i], *m_entries[i], buffers);
  }
}

void CudaRun::enqueueLaunch(std::size_t launch) {
  enqueue(m_plan.launches[launch], *m_entries[launch], m_buffers);
}

void CudaRun::findStampedEntries(std::uint32_t launch) {
  m_entries = entriesFor(launch, stampedEntries());
  constexpr std::uint64_t kLanes = 32;
  const std::uint64_t warps = (m_plan.launches[launch].block.total() + kLanes - 1) / kLanes;
  m_stamps.resize(warps * values::kStampsPerWarp);
  m_recorderMemory.push_back(allocate(m_stamps.size() * sizeof(values::Stamp)));
  m_recorder.stamps = static_cast<values::Stamp*>(m_recorderMemory.back().get());
}

void CudaRun::clearStamps() {
  check(cudaMemsetAsync(m_recorder.stamps, 0, m_stamps.size() * sizeof(values::Stamp), m_stream),
        "cudaMemsetAsync of the stamps");
}

std::vector<std::span<const values::Stamp>> CudaRun::stamps() {
  check(cudaMemcpy(m_stamps.data(), m_recorder.stamps, m_stamps.size() * sizeof(values::Stamp),
                   cudaMemcpyDeviceToHost),
        "cudaMemcpy of the stamps");
  std::vector<std::span<const values::Stamp>> warps;
  for (auto first = m_stamps.begin(); first != m_stamps.end(); first += values::kStampsPerWarp) {
    warps.emplace_back(
        first, std::find_if(first, first + values::kStampsPerWarp, [](const values::Stamp& stamp) {
          return stamp.kind == values::StampKind::none;
        }));
  }
  return warps;
}

template <class EntryType>
DeviceSlots<EntryType> CudaRun::allocateSlots(std::uint64_t perThread) {
  const std::uint64_t threads = recordedThreads();
  m_recorderMemory.push_back(allocate(threads * perThread * sizeof(EntryType)));
  auto* const entries = static_cast<EntryType*>(m_recorderMemory.back().get());
  const std::size_t bytes = threads * sizeof(unsigned long long);
  m_recorderMemory.push_back(allocate(bytes));
  auto* const counts = static_cast<unsigned long long*>(m_recorderMemory.back().get());
  check(cudaMemsetAsync(counts, 0, bytes, m_stream), "cudaMemsetAsync of the recorder's counts");
  return {entries, counts, perThread};
}

void CudaRun::allocateRecorder(const trace::Window& window) {
  m_window = trace::resolve(window, m_plan);
  m_recorder = {};
  m_recorder.firstBlock = m_window.firstBlock;
  m_recorder.blockCount = m_window.blockCount;
  m_recorder.events = allocateSlots<trace::Event>(m_window.eventsPerThread);
  if (m_window.operationsPerThread == 0) return;
  m_recorder.operations = allocateSlots<trace::Operation>(m_window.operationsPerThread);
}

std::vector<const Entry*> CudaRun::entriesFor(std::optional<std::uint32_t> other,
                                              const EntryTable& table) {
  std::vector<const Entry*> entries;
  for (std::size_t i = 0; i < m_plan.launches.size(); ++i) {
    const values::Launch& launch = m_plan.launches[i];
    entries.push_back(&entryOf(i == other ? table : plainEntries(), launch.entry));
    checkLimits(m_plan, launch, *entries.back());
  }
  return entries;
}

void CudaRun::launch(const std::optional<trace::Window>& window) {
  if (window) allocateRecorder(*window);
  m_entries = window ? entriesFor(m_window.launch, recordedEntries())
                     : entriesFor(std::nullopt, plainEntries());

  const Event begin = makeEvent();
  const Event end = makeEvent();
  check(cudaEventRecord(begin.get(), m_stream), "cudaEventRecord");
  enqueuePlan(m_buffers);
  check(cudaEventRecord(end.get(), m_stream), "cudaEventRecord");
  wait(end);
  float milliseconds = 0.0F;
  check(cudaEventElapsedTime(&milliseconds, begin.get(), end.get()), "cudaEventElapsedTime");
  m_phases.kernel = values::Milliseconds(milliseconds);
}

values::HardwareCounters CudaRun::readHardwareCounters(int device, std::uint32_t launch) {
  const Event done = makeEvent();
  const auto finish = [&] {
    check(cudaEventRecord(done.get(), m_stream), "cudaEventRecord");
    wait(done);
  };
  const auto plain = [&](const values::Launch& each) {
    enqueue(each, entryOf(plainEntries(), each.entry), m_buffers);
  };
  MeasuredWork work;
  work.prepare = [&] {
    clearBuffers();
    std::for_each_n(m_plan.launches.begin(), launch, plain);
    finish();
  };
  work.launch = [&] {
    plain(m_plan.launches[launch]);
    finish();
  };
  return backend::readHardwareCounters(device, work);
}

void CudaRun::wait(const Event& done) {
  // Most kernels end within this time.
  constexpr std::chrono::milliseconds kGrace{300};
  const auto begin = Clock::now();
  std::optional<Clock::time_point> stopped;
  for (;;) {
    const cudaError_t code = cudaEventQuery(done.get());
    if (code == cudaSuccess) return;
    if (code != cudaErrorNotReady) {
      deviceAbandoned = isSticky(code);
      checkLaunch(code, m_plan.launches.back());
    }
    if (m_stop.stop_requested() && !stopped) stopped = Clock::now();
    if (stopped && Clock::now() - *stopped > kGrace) {
      deviceAbandoned = true;
      throw Error(ErrorKind::engineLost, "The run was cancelled while " +
                                             describe(m_plan.launches.back()) +
                                             " was still running: only the end of its process "
                                             "stops a kernel, so the engine is started again.");
    }
    // Short kernels are awaited by polling; for a long one the thread sleeps.
    if (Clock::now() - begin > std::chrono::milliseconds(2)) {
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
  }
}

std::vector<values::HostArray> CudaRun::copyOut(std::span<const DeviceSpan> buffers) {
  std::vector<values::HostArray> outputs;
  for (const values::Buffer& buffer : m_plan.buffers) {
    if (buffer.role == values::Role::output) outputs.emplace_back(buffer.type, buffer.count);
  }
  const auto begin = Clock::now();
  std::size_t output = 0;
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    if (m_plan.buffers[i].role != values::Role::output) continue;
    values::HostArray& array = outputs[output++];
    check(cudaMemcpyAsync(array.bytes.data(), buffers[i].data, array.bytes.size(),
                          cudaMemcpyDeviceToHost, m_stream),
          "cudaMemcpyAsync of " + m_plan.buffers[i].name + " from the GPU");
  }
  check(cudaStreamSynchronize(m_stream), "cudaStreamSynchronize after the copies from the GPU");
  m_phases.deviceToHost = Clock::now() - begin;
  return outputs;
}

template <class Entries, class EntryType>
CudaRun::Recorded<Entries> CudaRun::copySlots(const DeviceSlots<EntryType>& slots) const {
  const std::uint64_t threads = recordedThreads();
  std::vector<unsigned long long> counts(threads);
  check(cudaMemcpy(counts.data(), slots.counts, threads * sizeof counts[0], cudaMemcpyDeviceToHost),
        "cudaMemcpy of the recorder's counts");
  Recorded<Entries> recorded;
  std::uint64_t most = 0;
  for (unsigned long long& count : counts) {
    recorded.truncated = recorded.truncated || count > slots.perThread;
    count = std::min(count, slots.perThread);
    most = std::max<std::uint64_t>(most, count);
    recorded.offsets.push_back(recorded.offsets.back() + count);
  }

  // Each thread's slots begin `perThread` apart. The copy takes the used columns; then the gaps are
  // closed.
  Entries columns(threads * most);
  if (most > 0) {
    check(cudaMemcpy2D(columns.data(), most * sizeof(EntryType), slots.entries,
                       slots.perThread * sizeof(EntryType), most * sizeof(EntryType), threads,
                       cudaMemcpyDeviceToHost),
          "cudaMemcpy2D of what the threads recorded");
  }
  recorded.entries.resize(recorded.offsets.back());
  for (std::uint64_t thread = 0; thread < threads; ++thread) {
    std::copy_n(columns.begin() + static_cast<std::ptrdiff_t>(thread * most), counts[thread],
                recorded.entries.begin() + static_cast<std::ptrdiff_t>(recorded.offsets[thread]));
  }
  return recorded;
}

trace::Record CudaRun::record(std::string source) {
  auto events = copySlots<trace::Events>(m_recorder.events);
  trace::Record record =
      trace::buildRecord(m_plan, std::move(source), m_window, std::move(events.offsets),
                         std::move(events.entries), events.truncated);
  if (m_window.operationsPerThread == 0) return record;
  auto operations = copySlots<trace::Operations>(m_recorder.operations);
  record.flow = trace::Flow{.offsets = std::move(operations.offsets),
                            .operations = std::move(operations.entries),
                            .truncated = operations.truncated};
  return record;
}

}  // namespace lanescope::backend
