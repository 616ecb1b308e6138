// SPDX-License-Identifier: Apache-2.0
#include "request/sampling.h"

#include "values/names.h"

namespace lanescope::values {
namespace {

constexpr Names<Cache, 2> kCaches{{{Cache::hot, "hot"}, {Cache::cold, "cold"}}};

}  // namespace

std::string_view nameOf(Cache cache) {
  return nameIn(kCaches, cache);
}

Cache cacheFromName(std::string_view name) {
  return valueIn(kCaches, name, "a state of the cache");
}

}  // namespace lanescope::values
