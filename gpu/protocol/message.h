// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "request/occupancy.h"
#include "request/request.h"
#include "request/result.h"
#include "values/error.h"

// What the two programs say to each other. The engine speaks first, with its Hello; the client
// answers with its own. Then the client sends requests, each with an id of its choice above 0, and
// the engine answers under the same id: Started as soon as it begins the request, any number of
// Progress and, of a benchmark, BenchSeries, then exactly one of DeviceList, RunResult,
// BenchResult, Occupancy, as the request asks, and Failure, which may also come without Started.
// Ping is answered with Pong while a kernel runs. Cancel names the request to end. dialogue.h holds
// the engine to it.

namespace lanescope::engine {

/// In bytes, of any text in a message: a sentence, and a name.
inline constexpr std::size_t kLongestSentence = 4096;
inline constexpr std::size_t kLongestName = 256;

struct Hello {
  std::uint32_t protocol = 0;
  std::string version;   ///< of the program; short
  std::int64_t pid = 0;  ///< of the process, on its own machine
  bool operator==(const Hello&) const = default;
};

/// Does the other side live, and has it not forgotten this request?
struct Ping {
  std::uint64_t request = 0;  ///< 0: none
};
struct Cancel {};
struct DevicesQuery {};

/// From the client to the engine.
struct ToEngine {
  std::uint64_t id = 0;  ///< 0 for Hello
  std::variant<Hello, Ping, Cancel, DevicesQuery, values::RunRequest, values::BenchRequest,
               values::OccupancyRequest>
      body;
};

struct Pong {
  bool holds = false;  ///< the request that the ping names is waiting or being carried out
};
struct Started {};
struct Progress {
  double fraction = 0;    ///< 0 to 1
  std::string what = {};  ///< of a benchmark: "dot_shared, n = 2^20"
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
               values::BenchResult, values::Occupancy, Failure>
      body;
};

}  // namespace lanescope::engine
