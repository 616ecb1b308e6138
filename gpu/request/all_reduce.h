// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "request/request.h"
#include "values/host_array.h"
#include "values/names.h"

namespace lanescope::values {

/// How the devices of an all-reduce exchange their elements, so that each ends with all sums.
enum class AllReduce : std::uint8_t {
  /// Reduce-scatter, then all-gather, around a ring: in each of 2(p - 1) steps every device sends
  /// one of p parts to the next one. Patarasuk and Yuan, "Bandwidth optimal all-reduce algorithms
  /// for clusters of workstations", Journal of Parallel and Distributed Computing 69 (2009).
  ring,
  /// A binomial tree to device 0 and back, ceil(log2 p) steps each way.
  tree,
  /// In ceil(log2 p) steps each device exchanges all elements with the one whose number differs in
  /// one bit. Devices beyond the last power of two add theirs to another's before, and get the sums
  /// from it behind. Thakur, Rabenseifner and Gropp, "Optimization of Collective Communication
  /// Operations in MPICH", International Journal of High Performance Computing Applications 19
  /// (2005).
  recursiveDoubling,
  /// All devices send to device 0, one after the other, which sends the sums back likewise.
  allToOne,
  nccl,  ///< ncclAllReduce, between GPUs; its messages are not known
  mpi,   ///< MPI_Allreduce, between ranks; its messages are not known
};

template <>
inline constexpr auto kNamesOf<AllReduce> =
    NameTable<AllReduce, 6>{"an algorithm",
                            {{{AllReduce::ring, "ring"},
                              {AllReduce::tree, "tree"},
                              {AllReduce::recursiveDoubling, "recursive-doubling"},
                              {AllReduce::allToOne, "all-to-one"},
                              {AllReduce::nccl, "nccl"},
                              {AllReduce::mpi, "mpi"}}}};

/// Those that are not a library's own, so that their messages are known.
inline constexpr std::array kAllReducesWithMessages{
    AllReduce::ring, AllReduce::tree, AllReduce::recursiveDoubling, AllReduce::allToOne};

/// A mistake that people make with messages, for an all-reduce to show. The last device makes it.
enum class MessagePitfall : std::uint8_t {
  none,
  absentRank,        ///< from the middle on it takes no part: the others wait for ever
  mismatchedCounts,  ///< it sends one element less than the receiver expects
  earlyRead,         ///< it reads its sums before the all-reduce is over
  reusedBuffer,      ///< it overwrites a message before that is sent
};

template <>
inline constexpr auto kNamesOf<MessagePitfall> =
    NameTable<MessagePitfall, 5>{"a pitfall of messages",
                                 {{{MessagePitfall::none, "none"},
                                   {MessagePitfall::absentRank, "absent-rank"},
                                   {MessagePitfall::mismatchedCounts, "mismatched-counts"},
                                   {MessagePitfall::earlyRead, "early-read"},
                                   {MessagePitfall::reusedBuffer, "reused-buffer"}}}};

/// The most elements of all GPUs together.
inline constexpr std::int64_t kMostGpuElements = std::int64_t{1} << 32;
/// The most times that an all-reduce is timed.
inline constexpr std::int64_t kMostTimings = 10'000;

/// The most sentences on mistakes.
inline constexpr std::size_t kMostFindings = 16;
/// The longest wait of a rank for another.
inline constexpr std::int64_t kMostWaitSeconds = 600;

/// The most elements of all emulated devices together.
inline constexpr std::int64_t kMostDeviceElements = std::int64_t{1} << 26;
/// The most elements of each array that a result carries along.
inline constexpr std::int64_t kMostCarried = std::int64_t{1} << 20;

/// Asks for an all-reduce: each device has an array of `n` elements, and gets the sums of all.
struct AllReduceRequest {
  AllReduce algorithm = AllReduce::ring;
  std::int64_t devices = 4;  ///< from 1 to kMostDevices
  std::int64_t n = 1024;     ///< elements of each device, from 1; devices · n is limited, too
  DType dtype = DType::float32;
  std::string pattern = "random";  ///< as of a kernel's input; the seed of device d is `seed` + d
  std::uint64_t seed = 1;
  /// Numbers of the GPUs that take part, `devices` of them; empty: the ranks of an engine of
  /// several, otherwise emulated devices.
  std::vector<std::int64_t> gpus;
  std::int64_t timings = 0;      ///< how often it is timed, after a run that is checked
  std::int64_t waitSeconds = 3;  ///< how long a rank waits for another, from 1 to kMostWaitSeconds
  MessagePitfall pitfall = MessagePitfall::none;
  bool operator==(const AllReduceRequest&) const = default;
};

/// What one device sends to another.
struct DeviceMessage {
  std::int64_t step = 0;  ///< from 0; messages of a step carry what their senders held before it
  std::int64_t from = 0;  ///< device
  std::int64_t to = 0;
  std::int64_t first = 0;  ///< element
  std::int64_t count = 0;  ///< elements, at least one
  bool isAdded = false;    ///< the receiver adds them to its own; otherwise they replace them
  bool operator==(const DeviceMessage&) const = default;
};

struct AllReduceResult {
  AllReduceRequest request;
  std::string device;                   ///< "4 emulated devices"
  std::vector<DeviceMessage> messages;  ///< in the order of steps and of senders; none of a library
  /// The elements of all devices before the first step, one device after the other; empty where
  /// they are more than kMostCarried.
  HostArray inputs;
  /// What the messages carried, one after the other; empty where it is more than kMostCarried
  /// elements.
  HostArray carried;
  HostArray sums;               ///< of device 0; empty likewise, where n is more
  double error = 0;             ///< the largest difference of any device's sum from that in double
  double tolerance = 0;         ///< what rounding explains at that element
  bool isSame = false;          ///< all devices have the same bits
  bool passed = false;          ///< no difference is larger than rounding explains
  std::vector<double> seconds;  ///< each timing's, of the slowest device
  std::vector<std::string> findings;  ///< a sentence on each mistake and what came of it
  bool operator==(const AllReduceResult&) const = default;
};

/// What the messages cost.
struct MessageTotals {
  std::int64_t steps = 0;
  std::int64_t messages = 0;
  std::int64_t sent = 0;  ///< elements, by all devices
  std::int64_t most = 0;  ///< sent or received, by the device with the most of either
  bool operator==(const MessageTotals&) const = default;
};

[[nodiscard]] MessageTotals totalsOf(const std::vector<DeviceMessage>& messages);

/// Bytes of a device's elements.
[[nodiscard]] std::uint64_t bytesOf(const AllReduceRequest& request);

/// The median of timings; NaN without any.
[[nodiscard]] double medianSeconds(std::vector<double> seconds);

/// Bytes per second that each link carries at least, whatever the algorithm: 2(p - 1)/p of a
/// device's bytes, by the median time. It is called bus bandwidth in nccl-tests, PERFORMANCE.md.
[[nodiscard]] double busBandwidth(const AllReduceResult& result);

}  // namespace lanescope::values
