// SPDX-License-Identifier: Apache-2.0
#include "request/occupancy.h"

#include "values/names.h"

namespace lanescope::values {
namespace {

constexpr Names<Limiter, 4> kLimiters{{{Limiter::registers, "registers"},
                                       {Limiter::sharedMemory, "shared memory"},
                                       {Limiter::blocks, "blocks"},
                                       {Limiter::threads, "threads"}}};

}  // namespace

std::string_view nameOf(Limiter limiter) {
  return nameIn(kLimiters, limiter);
}
Limiter limiterFromName(std::string_view name) {
  return valueIn(kLimiters, name, "a limit of the occupancy");
}

}  // namespace lanescope::values
