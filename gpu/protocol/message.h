// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "request/all_reduce.h"
#include "request/occupancy.h"
#include "request/request.h"
#include "request/result.h"
#include "request/scaling.h"
#include "request/time_line.h"
#include "values/error.h"
#include "values/time_line.h"

// The messages between the two programs. The engine sends a Hello first, and the client answers
// with its own. Then the client sends requests, each with an id of its choice above 0. The engine
// answers under the same id: Started as soon as it begins the request; then any number of Progress
// and, for a benchmark, BenchSeries; then exactly one of DeviceList, RunResult, BenchResult,
// Occupancy, TimeLine, AllReduceResult and ScalingResult, as the request asks, or a Failure. A
// Failure may also come without Started. A Ping is answered with a Pong even while a kernel runs.
// Cancel names the request to end. dialogue.h checks that an engine keeps to this order.

namespace lanescope::engine {

/// The most bytes of a sentence in a message.
inline constexpr std::size_t kLongestSentence = 4096;
/// The most bytes of any other text in a message.
inline constexpr std::size_t kLongestName = 256;

struct Hello {
  std::uint32_t protocol = 0;
  std::string version;   ///< version of the program
  std::int64_t pid = 0;  ///< id of the process on its own machine
  bool operator==(const Hello&) const = default;
};

/// Asks whether the engine is alive and still holds a request.
struct Ping {
  std::uint64_t request = 0;  ///< id of that request; 0: none
};
struct Cancel {};
struct DevicesQuery {};

/// From the client to the engine.
struct ToEngine {
  std::uint64_t id = 0;  ///< 0 for Hello
  std::variant<Hello, Ping, Cancel, DevicesQuery, values::RunRequest, values::BenchRequest,
               values::OccupancyRequest, values::TimeLineRequest, values::AllReduceRequest,
               values::ScalingRequest>
      body;
};

struct Pong {
  bool holds = false;  ///< the request that the ping names is waiting or being carried out
};
struct Started {};
struct Progress {
  double fraction = 0;    ///< 0 to 1
  std::string what = {};  ///< for a benchmark, its current item: "dot_shared, n = 2^20"
};
struct DeviceList {
  std::vector<values::DeviceInfo> devices;
};
struct Failure {
  values::ErrorKind kind = values::ErrorKind::badInput;
  std::string sentence;
};

/// From the engine to the client.
struct ToClient {
  std::uint64_t id = 0;  ///< 0 for Hello
  std::variant<Hello, Pong, Started, Progress, DeviceList, values::RunResult, values::BenchSeries,
               values::BenchResult, values::Occupancy, values::TimeLine, values::AllReduceResult,
               values::ScalingResult, Failure>
      body;
};

}  // namespace lanescope::engine
