// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/argument_rows.h"

#include <cstddef>
#include <optional>

#include "app/text/text.h"
#include "catalog/own/own_arguments.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

QString typeOf(const catalog::OwnParameter& parameter) {
  if (!parameter.isArray) return QStringLiteral("int");
  const QString element = QString::fromStdString(std::string(values::nameOf(parameter.type)));
  return parameter.isConst ? QStringLiteral("const %1*").arg(element)
                           : QStringLiteral("%1*").arg(element);
}

QString nameOf(catalog::OwnUse use) {
  switch (use) {
    case catalog::OwnUse::firstInput:
      return QStringLiteral("input");
    case catalog::OwnUse::secondInput:
      return QStringLiteral("input 2");
    case catalog::OwnUse::output:
      return QStringLiteral("output");
    case catalog::OwnUse::n:
      return QStringLiteral("n");
    case catalog::OwnUse::m:
      return QStringLiteral("m");
    case catalog::OwnUse::k:
      return QStringLiteral("k");
  }
  return {};
}

}  // namespace

std::vector<ArgumentRow> argumentRowsOf(const catalog::OwnKernel& kernel) {
  std::optional<catalog::OwnArguments> matched;
  try {
    matched = catalog::matchArguments(kernel);
  } catch (const values::Error&) {
    // The page says elsewhere what does not match.
  }
  std::vector<ArgumentRow> rows;
  for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
    const catalog::OwnParameter& parameter = kernel.parameters[i];
    rows.push_back({QString::fromStdString(parameter.name),
                    typeOf(parameter),
                    matched ? nameOf(matched->uses[i]) : QString(),
                    {},
                    false});
  }
  return rows;
}

}  // namespace lanescope::ui
