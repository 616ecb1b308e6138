// SPDX-License-Identifier: Apache-2.0
#include "request/request.h"

#include <charconv>

#include "values/error.h"

namespace lanescope::values {

std::string nameOf(BackendChoice choice) {
  switch (choice) {
    case BackendChoice::automatic:
      return "auto";
    case BackendChoice::cuda:
      return "cuda";
    case BackendChoice::emulator:
      return "emulator";
  }
  return "unknown";
}

BackendChoice backendFromName(const std::string& name) {
  for (const auto choice :
       {BackendChoice::automatic, BackendChoice::cuda, BackendChoice::emulator}) {
    if (nameOf(choice) == name) return choice;
  }
  refuse("'" + name + "' is not a backend; the backends are auto, cuda and emulator.");
}

std::string nameOf(const Schedule& schedule) {
  switch (schedule.kind) {
    case Schedule::Kind::inOrder:
      return "in-order";
    case Schedule::Kind::reversed:
      return "reversed";
    case Schedule::Kind::random:
      return "random:" + std::to_string(schedule.seed);
    case Schedule::Kind::adversarial:
      return "adversarial";
    case Schedule::Kind::lockstep:
      return "lockstep";
  }
  return "unknown";
}

Schedule scheduleFromName(const std::string& name) {
  if (name == "in-order") return {};
  if (name == "reversed") return {Schedule::Kind::reversed, 0};
  if (name == "adversarial") return {Schedule::Kind::adversarial, 0};
  if (name == "lockstep") return {Schedule::Kind::lockstep, 0};
  static const std::string kRandom = "random:";
  if (name.starts_with(kRandom)) {
    std::uint64_t seed = 0;
    const char* const begin = name.data() + kRandom.size();
    const char* const end = name.data() + name.size();
    const auto [stop, code] = std::from_chars(begin, end, seed);
    if (code == std::errc{} && stop == end) return {Schedule::Kind::random, seed};
  }
  throw Error(
      ErrorKind::badInput,
      "'" + name +
          "' is not a schedule; the schedules are in-order, reversed, adversarial, lockstep and "
          "random:SEED with a whole number from 0 to 2^64-1.");
}

}  // namespace lanescope::values
