// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/stage_request.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

/// Options that are about files.
constexpr std::array<std::string_view, 4> kOfFiles{"input", "columns", "problem", "output"};

std::uint64_t numberOf(const std::string& name, const QString& text) {
  bool isNumber = false;
  const qulonglong number = text.toULongLong(&isNumber);
  constexpr qulonglong kMost = (qulonglong{1} << 31) - 1;
  if (!isNumber || number > kMost) {
    values::refuse(name + " = " + text.toStdString() + " is no whole number.");
  }
  return number;
}

}  // namespace

values::RunRequest stageRequest(const app::LessonStage& stage, const catalog::KernelRow& row) {
  values::RunRequest request;
  request.kernel = row.id;
  request.record = true;
  request.window.flow = true;
  request.timeLimit = values::kUsualTimeLimit;
  // What the text says of the run has to be true on each machine.
  request.target.backend = values::BackendChoice::emulator;
  request.parameters = catalog::defaultsOf(row);
  for (const auto& [option, value] : stage.options) {
    const std::string name = option.toStdString();
    if (std::ranges::find(kOfFiles, name) != kOfFiles.end()) continue;
    if (name == "schedule") {
      request.target.schedule = values::scheduleFromName(value.toStdString());
    } else if (name == "block-index") {
      request.window.firstBlock = numberOf(name, value);
    } else if (name == "launch") {
      const std::uint64_t launch = numberOf(name, value);
      if (launch == 0) values::refuse("launch = 0 is no launch; the first one is 1.");
      request.window.launch = static_cast<std::uint32_t>(launch - 1);
    } else {
      catalog::assign(row, name, value.toStdString(), request.parameters);
    }
  }
  return request;
}

}  // namespace lanescope::ui
