// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "app/text/text.h"
#include "protocol/json.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

QString limitsOf(const catalog::ParameterSpec& spec) {
  if (spec.type == catalog::ParameterSpec::Type::choice) {
    QStringList choices;
    for (const std::string_view choice : spec.choices) choices << toQString(choice);
    return choices.join(", ");
  }
  QString limits = grouped(spec.minimum) + " to " + grouped(spec.maximum);
  if (spec.powerOfTwo) limits += ", a power of two";
  return limits;
}

}  // namespace

int executeList(const CommandContext& context) {
  if (context.parser.isSet("json")) {
    print(jsonText(engine::toJson(catalog::kernels())));
    return kExitOk;
  }
  QString text;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    text +=
        toQString(row.id) + "  (" + toQString(row.family) + ")  " + catalogText(row.title) + '\n';
    text += "  " + catalogText(row.summary) + '\n';
    text += "  Taught in: " + catalogText(row.origin) + '\n';
    if (!row.unrecorded.empty()) text += "  No record: " + catalogText(row.unrecorded) + '\n';
    if (const int needed = catalog::neededCapability(row); needed > 0) {
      text += "  Needs a GPU of compute capability " + QString::number(needed / 10.0, 'f', 1) +
              (row.callsLibrary ? "\n" : " or the emulator\n");
    }
    Table parameters({"", "", "", ""}, 4);
    for (const catalog::ParameterSpec& spec : row.parameters) {
      parameters.add({"--" + toQString(spec.name), catalogText(spec.title),
                      "usually " + toQString(spec.defaultValue), limitsOf(spec)});
    }
    text += parameters.text() + '\n';
  }
  text.chop(1);
  print(text);
  return kExitOk;
}

}  // namespace lanescope::cli
