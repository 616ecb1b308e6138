// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "values/number.h"

namespace lanescope::engine {

/// Reads the fields of one JSON object of unknown content. Every member throws values::Error
/// (badInput) with a sentence that names the field when the field is missing, of another type, or
/// out of range.
class JsonFields {
 public:
  /// `what` names the object in sentences: "run result". The object must outlive the reader.
  JsonFields(const nlohmann::json& object, std::string_view what);

  /// Null stands for NaN, which JSON text cannot write.
  [[nodiscard]] double number(const char* key) const;
  /// Returns a whole number exactly, any other number in double.
  [[nodiscard]] values::Number wholeOrNot(const char* key) const;
  [[nodiscard]] std::int64_t integer(
      const char* key, std::int64_t minimum = std::numeric_limits<std::int64_t>::min(),
      std::int64_t maximum = std::numeric_limits<std::int64_t>::max()) const;
  [[nodiscard]] std::uint64_t count(
      const char* key, std::uint64_t maximum = std::numeric_limits<std::uint64_t>::max()) const;
  [[nodiscard]] bool flag(const char* key) const;
  [[nodiscard]] const std::string& text(const char* key) const;
  /// The list has at most `most` items.
  [[nodiscard]] const nlohmann::json& array(
      const char* key, std::size_t most = std::numeric_limits<std::size_t>::max()) const;
  [[nodiscard]] const nlohmann::json& object(const char* key) const;
  /// Reads a field that older versions did not write. It is empty when it is absent or null.
  [[nodiscard]] std::string textIfThere(const char* key) const;
  /// Returns the field, or nothing when it is absent or null.
  [[nodiscard]] const nlohmann::json* optional(const char* key) const;

  [[noreturn]] void fail(const char* key, const std::string& complaint) const;

 private:
  [[nodiscard]] const nlohmann::json& field(const char* key) const;

  const nlohmann::json& m_object;
  std::string_view m_what;
};

}  // namespace lanescope::engine
