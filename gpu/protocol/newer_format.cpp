// SPDX-License-Identifier: Apache-2.0
#include "protocol/newer_format.h"

#include <nlohmann/json.hpp>

#include "protocol/json_fields.h"
#include "protocol/version.h"
#include "values/newer_format.h"

namespace lanescope::engine {

std::string newerFormatSentence(const std::string& subject, std::int64_t format, std::int64_t known,
                                std::string_view writer) {
  return values::newerFormatSentence(subject, format, known, {writer, programVersion()});
}

void checkFormat(const nlohmann::json& object, const std::string& subject, std::int64_t known) {
  const JsonFields fields(object, "file");
  if (fields.optional(kFormatKey) == nullptr) return;
  const std::int64_t format = fields.integer(kFormatKey, 1);
  if (format <= known) return;
  throw NewerFormat(values::ErrorKind::badInput,
                    newerFormatSentence(subject, format, known, fields.textIfThere(kWriterKey)));
}

}  // namespace lanescope::engine
