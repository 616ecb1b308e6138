// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/recorded_time_line.h"

#include <QCoreApplication>
#include <QFile>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/text/number_text.h"
#include "app/text/text.h"
#include "protocol/json.h"
#include "resources/resources.h"

namespace lanescope::ui {
namespace {

constexpr std::string_view kUsualKernel = "matmul_tf32";

struct RecordedWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::RecordedTimeLine)
};

/// Reads all of them, in the order of their chunks.
std::vector<RecordedTimeLine> readAll() {
  std::vector<RecordedTimeLine> all;
  for (const QString& path : resources::timeLines()) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) continue;
    try {
      const auto json = nlohmann::json::parse(file.readAll().toStdString());
      all.push_back(
          {std::make_shared<const values::TimeLine>(engine::timeLineFromJson(json.at("time_line"))),
           toQString(json.at("date").get<std::string>())});
    } catch (const std::exception& error) {
      qWarning("%s: %s", qUtf8Printable(path), error.what());
    }
  }
  std::ranges::sort(all, {}, [](const RecordedTimeLine& each) { return each.line->chunks; });
  return all;
}

const std::vector<RecordedTimeLine>& all() {
  static const std::vector<RecordedTimeLine> kAll = readAll();
  return kAll;
}

}  // namespace

RecordedTimeLine recordedTimeLine(std::int64_t chunks) {
  RecordedTimeLine found;
  for (const RecordedTimeLine& each : all()) {
    if (!each.line->stamping && each.line->chunks <= chunks) found = each;
  }
  return found;
}

RecordedTimeLine recordedKernelTimeLine(std::string_view kernel) {
  RecordedTimeLine found;
  for (const RecordedTimeLine& each : all()) {
    if (!each.line->stamping) continue;
    if (each.line->kernel == kernel) return each;
    if (each.line->kernel == kUsualKernel) found = each;
  }
  return found;
}

QString sentenceOf(const RecordedTimeLine& recorded) {
  const values::TimeLine& line = *recorded.line;
  if (line.stamping) {
    //: %1: a date; %2: id of the kernel; %3: a size, "2²⁰"; %4: the GPU
    return RecordedWords::tr("Recorded on %1: %2 at n = %3 on %4.")
        .arg(recorded.date, toQString(line.kernel), sizeName(line.n), toQString(line.device));
  }
  //: %1: a date; %2: id of the kernel; %3: a size, "2²⁰"; %n: how many parts of the input; %4: the
  //: GPU
  return RecordedWords::tr("Recorded on %1: %2 at n = %3 in %n chunk(s) on %4.", nullptr,
                           static_cast<int>(line.chunks))
      .arg(recorded.date, toQString(line.kernel), sizeName(line.n), toQString(line.device));
}

}  // namespace lanescope::ui
