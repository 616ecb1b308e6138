// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/recorded_times.h"

#include <QCoreApplication>
#include <QFile>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/text/number_text.h"
#include "app/text/text.h"
#include "protocol/json.h"
#include "resources/resources.h"
#include "ui/devices/device_words.h"

namespace lanescope::ui {
namespace {

struct RecordedTimesWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::RecordedTimes)
};

/// Appends what a file has: all all-reduces on the same devices as one entry.
void append(const nlohmann::json& file, std::vector<RecordedTimes>& all) {
  RecordedTimes empty;
  empty.date = toQString(file.at("date").get<std::string>());
  empty.driver = toQString(file.at("driver").get<std::string>());
  RecordedTimes* last = nullptr;
  for (const nlohmann::json& source : file.at("all_reduces")) {
    auto result =
        std::make_shared<const values::AllReduceResult>(engine::allReduceResultFromJson(source));
    if (last == nullptr || last->allReduces.front()->device != result->device) {
      last = &all.emplace_back(empty);
    }
    last->allReduces.push_back(std::move(result));
  }
  for (const nlohmann::json& source : file.at("scalings")) {
    all.emplace_back(empty).scaling =
        std::make_shared<const values::ScalingResult>(engine::scalingResultFromJson(source));
  }
}

std::vector<RecordedTimes> readAll() {
  std::vector<RecordedTimes> all;
  for (const QString& path : resources::deviceTimes()) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) continue;
    try {
      append(nlohmann::json::parse(file.readAll().toStdString()), all);
    } catch (const std::exception& error) {
      qWarning("%s: %s", qUtf8Printable(path), error.what());
    }
  }
  return all;
}

QString devicesOf(const RecordedTimes& recorded) {
  return recorded.scaling ? toQString(recorded.scaling->device)
                          : deviceNames(*recorded.allReduces.front());
}

}  // namespace

const std::vector<RecordedTimes>& recordedTimes() {
  static const std::vector<RecordedTimes> kAll = readAll();
  return kAll;
}

QString titleOf(const RecordedTimes& recorded) {
  if (!recorded.scaling) {
    //: In a list of recorded times. %1: devices, "2 × NVIDIA H200"
    return RecordedTimesWords::tr("All-reduce on %1").arg(devicesOf(recorded));
  }
  const values::ScalingRequest& request = recorded.scaling->request;
  const QString kernel = toQString(request.kernel);
  const QString size = sizeName(request.parameters.n);
  if (request.isWeak) {
    //: In a list of recorded times. %1: id of a kernel; %2: a size, "2³⁰"
    return RecordedTimesWords::tr("%1, n = %2 for each GPU").arg(kernel, size);
  }
  //: In a list of recorded times. %1: id of a kernel; %2: a size, "2³⁰"
  return RecordedTimesWords::tr("%1, n = %2 for all GPUs").arg(kernel, size);
}

QString sentenceOf(const RecordedTimes& recorded) {
  //: %1: a date; %2: devices, "4 × NVIDIA H200"; %3: version of a driver
  return RecordedTimesWords::tr("Recorded on %1 on %2 with driver %3.")
      .arg(recorded.date, devicesOf(recorded), recorded.driver);
}

}  // namespace lanescope::ui
