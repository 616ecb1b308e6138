// SPDX-License-Identifier: Apache-2.0
#include "collective/ranks.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "collective/absent_rank.h"
#include "collective/device_input.h"
#include "collective/rank_work.h"
#include "collective/sums_check.h"

namespace lanescope::collective {

namespace {

using values::DeviceMessage;
using values::HostArray;
using Bytes = std::vector<std::byte>;

/// Reads what a rank sent as the elements of a type that lies in memory as it was sent.
template <class T>
std::vector<T> elementsOf(const Bytes& bytes) {
  std::vector<T> elements(bytes.size() / sizeof(T));
  if (!elements.empty()) std::memcpy(elements.data(), bytes.data(), elements.size() * sizeof(T));
  return elements;
}

/// Makes the work of this rank, on all ranks or on none.
std::unique_ptr<RankWork> allocate(const values::AllReduceRequest& request,
                                   Communicator& communicator) {
  std::unique_ptr<RankWork> work;
  try {
    work = std::make_unique<RankWork>(request, communicator);
  } catch (const std::bad_alloc&) {
    work.reset();  // all ranks hear of it below
  }
  const std::byte isMade{static_cast<unsigned char>(work != nullptr)};
  const std::vector<Bytes> each = communicator.gather(std::span(&isMade, 1));
  const auto missing =
      std::ranges::find_if(each, [](const Bytes& own) { return own.front() == std::byte{0}; });
  std::int64_t without = missing == each.end() ? Communicator::kNobody : missing - each.begin();
  communicator.broadcast(std::as_writable_bytes(std::span(&without, 1)), 0);
  if (without == Communicator::kNobody) return work;
  values::unavailable("Rank " + std::to_string(without) + " of " +
                      std::to_string(communicator.size()) +
                      " has not enough memory for this all-reduce.");
}

/// Whether this rank's elements have the bits of rank 0's, which come a part at a time.
bool isSameAsFirst(const HostArray& elements, Communicator& communicator) {
  constexpr std::size_t kPart = std::size_t{1} << 20;
  const std::span<const std::byte> own(elements.bytes);
  Bytes part;
  bool isSame = true;
  for (std::size_t first = 0; first < own.size(); first += kPart) {
    const auto mine = own.subspan(first, std::min(kPart, own.size() - first));
    part.assign(mine.begin(), mine.end());
    communicator.broadcast(part, 0);
    isSame = isSame && std::ranges::equal(part, mine);
  }
  return isSame;
}

/// Puts the messages of all ranks into the order of steps and of senders, with what they carried.
void collectMessages(const RankWork& work, Communicator& communicator,
                     values::AllReduceResult& result) {
  const std::vector<Bytes> sent = communicator.gather(std::as_bytes(std::span(work.sent())));
  const std::vector<Bytes> carried = communicator.gather(work.carried());
  if (communicator.rank() != 0) return;
  struct Sent {
    DeviceMessage message;
    std::span<const std::byte> carried;
  };
  const std::size_t size = values::sizeOf(result.request.dtype);
  std::vector<Sent> all;
  for (std::size_t rank = 0; rank < sent.size(); ++rank) {
    std::span<const std::byte> rest(carried[rank]);
    for (const DeviceMessage& message : elementsOf<DeviceMessage>(sent[rank])) {
      const std::size_t bytes =
          work.isCarried() ? static_cast<std::size_t>(message.count) * size : 0;
      all.push_back({message, rest.first(bytes)});
      rest = rest.subspan(bytes);
    }
  }
  std::ranges::stable_sort(all, {}, [](const Sent& one) { return one.message.step; });
  result.carried = HostArray(result.request.dtype, 0);
  for (const Sent& one : all) {
    result.messages.push_back(one.message);
    result.carried.bytes.insert(result.carried.bytes.end(), one.carried.begin(), one.carried.end());
  }
}

/// What each rank tells of its sums.
struct Verdict {
  Difference difference;
  bool isSame = true;
  std::int64_t early = -1;  ///< elements that it has read too early; below 0: it has not
};

void checkSums(const RankWork& work, Communicator& communicator, values::AllReduceResult& result) {
  const HostArray& elements = work.elements();
  Verdict own;
  own.early = work.early();
  own.difference = differencesOf(result.request, std::span(&elements, 1)).front();
  own.isSame = isSameAsFirst(elements, communicator);
  std::vector<Difference> differences;
  result.isSame = true;
  result.findings = work.pitfall().findings();
  for (const Bytes& bytes : communicator.gather(std::as_bytes(std::span(&own, 1)))) {
    const Verdict verdict = elementsOf<Verdict>(bytes).front();
    differences.push_back(verdict.difference);
    result.isSame = result.isSame && verdict.isSame;
    if (verdict.early >= 0) {
      result.findings.push_back(work.pitfall().findingOnRead(verdict.early));
    }
  }
  summarize(differences, result);
}

/// Times it `timings` times, each from a barrier to the end of the slowest rank.
void measure(RankWork& work, Communicator& communicator, values::AllReduceResult& result) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> own;
  own.reserve(static_cast<std::size_t>(result.request.timings));
  for (std::int64_t i = 0; i < result.request.timings; ++i) {
    work.restore();
    communicator.barrier();
    const Clock::time_point begin = Clock::now();
    work.carryOut();
    own.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
  }
  result.seconds.assign(own.size(), 0);
  for (const Bytes& bytes : communicator.gather(std::as_bytes(std::span(own)))) {
    const std::vector<double> each = elementsOf<double>(bytes);
    for (std::size_t i = 0; i < result.seconds.size(); ++i) {
      result.seconds[i] = std::max(result.seconds[i], each[i]);
    }
  }
}

}  // namespace

void checkRequest(const values::AllReduceRequest& request, std::int64_t size) {
  if (request.algorithm == values::AllReduce::nccl) {
    values::refuse("NCCL reduces between GPUs, and these are emulated devices.");
  }
  if (request.devices != size) {
    values::refuse("devices = " + std::to_string(request.devices) +
                   " is not the number of the engine's ranks, " + std::to_string(size) + ".");
  }
  checkLimits(request);
  if (request.pitfall != values::MessagePitfall::none &&
      (request.algorithm == values::AllReduce::mpi || request.timings > 0)) {
    values::refuse("A pitfall is one of known messages, and is not timed.");
  }
}

std::optional<values::AllReduceResult> allReduce(const values::AllReduceRequest& request,
                                                 Communicator& communicator) {
  checkRequest(request, communicator.size());
  communicator.setLimit(std::chrono::seconds(request.waitSeconds));
  values::AllReduceResult result;
  result.request = request;
  result.device = std::to_string(request.devices) +
                  (request.devices == 1 ? " emulated device, MPI" : " emulated devices, MPI");
  // It outlives the search for an absent rank: a message under way is read from it and written
  // into it.
  std::unique_ptr<RankWork> work;
  try {
    work = allocate(request, communicator);
    work->carryOutAndNote();
    collectMessages(*work, communicator, result);
    checkSums(*work, communicator, result);
    result.inputs = joinedInputsOf(request);
    result.sums = HostArray(request.dtype, 0);
    if (request.n <= values::kMostCarried) result.sums = work->elements();
    measure(*work, communicator, result);
  } catch (const RankAbsent& absent) {
    explainAbsence(absent, communicator);
  }
  if (communicator.rank() != 0) return std::nullopt;
  return result;
}

void checkVersions(Communicator& communicator, std::string_view version) {
  const std::vector<Bytes> each = communicator.gather(std::as_bytes(std::span(version)));
  for (std::size_t rank = 0; rank < each.size(); ++rank) {
    const std::vector<char> text = elementsOf<char>(each[rank]);
    const std::string own(text.begin(), text.end());
    if (own == version) continue;
    values::unavailable("Rank " + std::to_string(rank) + " of " + std::to_string(each.size()) +
                        " is Lanescope " + own + ", and rank 0 is " + std::string(version) +
                        ": install the same version on all hosts.");
  }
}

}  // namespace lanescope::collective
