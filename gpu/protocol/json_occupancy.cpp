// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/json_fields.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;
using values::Multiprocessors;
using values::Residency;

/// Beyond what any GPU has of anything; small enough for products of two.
constexpr std::int64_t kMost = std::int64_t{1} << 31;

template <class Object>
struct Field {
  const char* key;
  std::int64_t Object::*member;
};

constexpr Field<Multiprocessors> kDeviceFields[]{
    {"multiprocessors", &Multiprocessors::count},
    {"threads", &Multiprocessors::threads},
    {"blocks", &Multiprocessors::blocks},
    {"registers", &Multiprocessors::registers},
    {"shared_bytes", &Multiprocessors::sharedBytes},
    {"threads_per_block", &Multiprocessors::threadsPerBlock},
    {"shared_bytes_per_block", &Multiprocessors::sharedBytesPerBlock}};

constexpr Field<Residency> kResidencyFields[]{
    {"registers", &Residency::registers},
    {"static_shared_bytes", &Residency::staticSharedBytes},
    {"blocks", &Residency::blocks},
    {"suggested_block", &Residency::suggestedBlock},
    {"suggested_grid", &Residency::suggestedGrid}};

template <class Object, std::size_t N>
json write(const Object& object, const Field<Object> (&all)[N]) {
  json result = json::object();
  for (const auto& [key, member] : all) result[key] = object.*member;
  return result;
}

template <class Object, std::size_t N>
Object read(const JsonFields& fields, const Field<Object> (&all)[N]) {
  Object object;
  for (const auto& [key, member] : all) object.*member = fields.integer(key, 0, kMost);
  return object;
}

json toJson(const Residency& residency) {
  json object = write(residency, kResidencyFields);
  object["limiters"] = json::array();
  for (const values::Limiter limiter : residency.limiters) {
    object["limiters"].push_back(nameOf(limiter));
  }
  object["device"] = write(residency.device, kDeviceFields);
  return object;
}

Residency residencyFromJson(const json& source) {
  const JsonFields fields(source, "residency object");
  Residency residency = read<Residency>(fields, kResidencyFields);
  for (const json& limiter : fields.array("limiters")) {
    if (!limiter.is_string()) fields.fail("limiters", "holds something that is not a text");
    residency.limiters.push_back(values::limiterFromName(limiter.get<std::string>()));
  }
  const JsonFields device(fields.object("device"), "multiprocessors object");
  residency.device = read<Multiprocessors>(device, kDeviceFields);
  return residency;
}

}  // namespace

json toJson(const values::Occupancy& occupancy) {
  json object{{"kernel", occupancy.kernel},
              {"backend", values::nameOf(occupancy.backend)},
              {"device", occupancy.device},
              {"entry", occupancy.entry},
              {"block", occupancy.block},
              {"grid", occupancy.grid},
              {"dynamic_shared_bytes", occupancy.dynamicSharedBytes},
              {"reason", occupancy.reason}};
  if (occupancy.residency) object["residency"] = toJson(*occupancy.residency);
  return object;
}

values::Occupancy occupancyFromJson(const json& source) {
  const JsonFields fields(source, "launch's occupancy");
  values::Occupancy occupancy;
  occupancy.kernel = fields.text("kernel");
  occupancy.backend = values::backendFromName(fields.text("backend"));
  occupancy.device = fields.text("device");
  occupancy.entry = fields.text("entry");
  occupancy.block = fields.integer("block", 1, kMost);
  occupancy.grid = fields.integer("grid", 1);
  occupancy.dynamicSharedBytes = fields.integer("dynamic_shared_bytes", 0, kMost);
  occupancy.reason = fields.text("reason");
  if (const json* residency = fields.optional("residency")) {
    occupancy.residency = residencyFromJson(*residency);
  }
  return occupancy;
}

}  // namespace lanescope::engine
