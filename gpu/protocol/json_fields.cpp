// SPDX-License-Identifier: Apache-2.0
#include "protocol/json_fields.h"

#include "values/error.h"

namespace lanescope::engine {

using nlohmann::json;
using values::Error;
using values::ErrorKind;

JsonFields::JsonFields(const json& object, std::string_view what) : m_object(object), m_what(what) {
  if (!object.is_object()) {
    values::refuse("A " + std::string(what) + " is not an object.");
  }
}

double JsonFields::number(const char* key) const {
  const json& value = field(key);
  if (value.is_null()) return std::numeric_limits<double>::quiet_NaN();
  if (!value.is_number()) fail(key, "is not a number");
  return value.get<double>();
}

values::Number JsonFields::wholeOrNot(const char* key) const {
  if (field(key).is_number_integer()) return integer(key);
  return number(key);
}

std::int64_t JsonFields::integer(const char* key, std::int64_t minimum,
                                 std::int64_t maximum) const {
  const json& value = field(key);
  if (!value.is_number_integer()) fail(key, "is not a whole number");
  constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  const bool fits = !value.is_number_unsigned() || value.get<std::uint64_t>() <= kLargest;
  if (!fits || value.get<std::int64_t>() < minimum || value.get<std::int64_t>() > maximum) {
    fail(key, "= " + value.dump() + " is out of range: it must be from " + std::to_string(minimum) +
                  " to " + std::to_string(maximum));
  }
  return value.get<std::int64_t>();
}

std::uint64_t JsonFields::count(const char* key, std::uint64_t maximum) const {
  const json& value = field(key);
  if (!value.is_number_integer()) fail(key, "is not a whole number");
  const bool negative = !value.is_number_unsigned() && value.get<std::int64_t>() < 0;
  if (negative || value.get<std::uint64_t>() > maximum) {
    fail(key,
         "= " + value.dump() + " is out of range: it must be from 0 to " + std::to_string(maximum));
  }
  return value.get<std::uint64_t>();
}

bool JsonFields::flag(const char* key) const {
  const json& value = field(key);
  if (!value.is_boolean()) fail(key, "is neither true nor false");
  return value.get<bool>();
}

const std::string& JsonFields::text(const char* key) const {
  const json& value = field(key);
  if (!value.is_string()) fail(key, "is not a text");
  return value.get_ref<const std::string&>();
}

const json& JsonFields::array(const char* key, std::size_t most) const {
  const json& value = field(key);
  if (!value.is_array()) fail(key, "is not a list");
  if (value.size() > most) fail(key, "has more than " + std::to_string(most) + " items");
  return value;
}

std::string JsonFields::textIfThere(const char* key) const {
  return optional(key) != nullptr ? text(key) : std::string();
}

const json& JsonFields::object(const char* key) const {
  const json& value = field(key);
  if (!value.is_object()) fail(key, "is not an object");
  return value;
}

const json* JsonFields::optional(const char* key) const {
  const auto found = m_object.find(key);
  return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

void JsonFields::fail(const char* key, const std::string& complaint) const {
  values::refuse("The field '" + std::string(key) + "' of a " + std::string(m_what) + " " +
                 complaint + ".");
}

const json& JsonFields::field(const char* key) const {
  const auto found = m_object.find(key);
  if (found == m_object.end()) fail(key, "is missing");
  return *found;
}

}  // namespace lanescope::engine
