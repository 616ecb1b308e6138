// SPDX-License-Identifier: Apache-2.0
#include "engine/timing_ranks.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <span>
#include <sstream>

#include "cpu/cpu_info.h"
#include "platform/process.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using collective::Communicator;

std::string textOf(const RankPlace& place) {
  std::string text = place.host + '\n' + place.machine;
  for (const std::string& gpu : place.gpus) text += '\n' + gpu;
  return text;
}

RankPlace placeFrom(const std::vector<std::byte>& bytes) {
  std::string text(bytes.size(), '\0');
  std::memcpy(text.data(), bytes.data(), bytes.size());
  std::istringstream lines(text);
  lines.exceptions(std::ios::badbit);  // otherwise std::getline keeps std::bad_alloc to itself
  RankPlace place;
  std::getline(lines, place.host);
  std::getline(lines, place.machine);
  for (std::string gpu; std::getline(lines, gpu);) place.gpus.push_back(gpu);
  return place;
}

std::string gpuOf(const RankPlace& place, std::int64_t number) {
  return number < std::ssize(place.gpus) ? place.gpus[static_cast<std::size_t>(number)]
                                         : std::string();
}

std::ptrdiff_t busyOf(const std::vector<std::int64_t>& devices) {
  return std::ssize(devices) - std::ranges::count(devices, TimingRanks::kIdle);
}

}  // namespace

RankPlace placeHere(const std::vector<values::DeviceInfo>& devices) {
  RankPlace place;
  place.host = platform::hostIdentity();
  place.machine = cpu::describeCpu();
  for (const values::DeviceInfo& device : devices) {
    if (device.backend != values::BackendChoice::cuda || !device.available) continue;
    place.gpus.resize(std::max(place.gpus.size(), static_cast<std::size_t>(device.device) + 1));
    place.gpus[static_cast<std::size_t>(device.device)] = device.name;
  }
  return place;
}

TimingRanks chooseRanks(const std::vector<RankPlace>& places, int device, bool isOnGpu) {
  const RankPlace& first = places.front();
  std::map<std::string, std::int64_t> busy;  // ranks of a host that time
  TimingRanks ranks;
  for (const RankPlace& place : places) {
    std::int64_t& before = busy[place.host];
    const std::int64_t number = isOnGpu ? device + before : 0;
    const bool isAlike = place.machine == first.machine &&
                         (!isOnGpu || gpuOf(place, number) == gpuOf(first, device));
    const bool isFirst = isAlike && before == 0;
    const bool isNext = isAlike && isOnGpu;
    ranks.ofHosts.push_back(isFirst ? number : TimingRanks::kIdle);
    ranks.ofGpus.push_back(isFirst || isNext ? number : TimingRanks::kIdle);
    if (isFirst || isNext) ++before;
  }
  return ranks;
}

TimingRanks agreeOnRanks(const RankPlace& own, int device, bool isOnGpu,
                         Communicator& communicator) {
  communicator.setLimit(std::nullopt);  // a driver may take seconds to tell of its GPUs
  const std::string text = textOf(own);
  std::vector<RankPlace> places;
  for (const auto& bytes : communicator.gather(std::as_bytes(std::span(text)))) {
    places.push_back(placeFrom(bytes));
  }
  TimingRanks ranks;
  if (communicator.rank() == 0) ranks = chooseRanks(places, device, isOnGpu);
  for (std::vector<std::int64_t>* const devices : {&ranks.ofHosts, &ranks.ofGpus}) {
    devices->resize(static_cast<std::size_t>(communicator.size()));
    communicator.broadcast(std::as_writable_bytes(std::span(*devices)), 0);
  }
  return ranks;
}

std::string describe(const TimingRanks& ranks) {
  const std::string all = std::to_string(ranks.ofHosts.size());
  const std::string hosts = std::to_string(busyOf(ranks.ofHosts));
  if (ranks.ofGpus == ranks.ofHosts) {
    return "Timed by " + hosts + " of " + all + " ranks, one of each host like the first.";
  }
  return "Timed by " + std::to_string(busyOf(ranks.ofGpus)) + " of " + all + " ranks on " + hosts +
         " of their hosts: kernels on a GPU for each rank at once, all else by one rank of each "
         "host.";
}

}  // namespace lanescope::engine
