// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/times_csv.h"

#include <QByteArray>

namespace lanescope::ui {

std::string csvOfTimes(std::span<const std::shared_ptr<const values::AllReduceResult>> results) {
  std::string text = "device,dtype,n,bytes,algorithm,seconds\n";
  for (const auto& result : results) {
    const values::AllReduceRequest& request = result->request;
    for (const double seconds : result->seconds) {
      text += '"' + result->device + "\"," + std::string(values::nameOf(request.dtype)) + ',' +
              std::to_string(request.n) + ',' + std::to_string(values::bytesOf(request)) + ',' +
              std::string(values::nameOf(request.algorithm)) + ',' +
              QByteArray::number(seconds, 'g', 9).toStdString() + '\n';
    }
  }
  return text;
}

std::string csvOfTimes(std::span<const std::shared_ptr<const values::ScalingResult>> results) {
  std::string text = "kernel,device,gpus,n,m,seconds\n";
  for (const auto& result : results) {
    for (const values::ScalingPoint& point : result->points) {
      for (const double seconds : point.seconds) {
        text += result->request.kernel + ",\"" + result->device + "\"," +
                std::to_string(point.gpus) + ',' + std::to_string(point.n) + ',' +
                std::to_string(point.m) + ',' + QByteArray::number(seconds, 'g', 9).toStdString() +
                '\n';
      }
    }
  }
  return text;
}

}  // namespace lanescope::ui
