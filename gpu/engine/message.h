// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "values/error.h"
#include "values/occupancy.h"
#include "values/request.h"
#include "values/result.h"

// What the two programs say to each other. The engine speaks first, with its Hello; the client
// answers with its own. Then the client sends requests, each with an id of its choice above 0, and
// the engine answers under the same id: any number of Progress and BenchSeries, then exactly one of
// DeviceList, RunResult, BenchResult, Occupancy and Failure. Ping is answered with Pong while a
// kernel runs. Cancel names the request to end.

namespace lanescope::engine {

struct Hello {
  std::uint32_t protocol = 0;
  std::string version;   ///< of the program
  std::int64_t pid = 0;  ///< of the process, on its own machine
  bool operator==(const Hello&) const = default;
};

struct Ping {};
struct Cancel {};
struct DevicesQuery {};

/// From the client to the engine.
struct ToEngine {
  std::uint64_t id = 0;  ///< 0 for Hello
  std::variant<Hello, Ping, Cancel, DevicesQuery, values::RunRequest, values::BenchRequest,
               values::OccupancyRequest>
      body;
};

struct Pong {};
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
  std::variant<Hello, Pong, Progress, DeviceList, values::RunResult, values::BenchSeries,
               values::BenchResult, values::Occupancy, Failure>
      body;
};

}  // namespace lanescope::engine
