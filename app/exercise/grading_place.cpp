// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/grading_place.h"

#include "app/engine/host_file.h"
#include "request/request.h"
#include "values/error.h"

namespace lanescope::app {

std::vector<GradingPlace> GradingPlaces::parse(const QString& text) {
  constexpr std::size_t kUsually = 2;
  if (text == QLatin1String("local")) return std::vector<GradingPlace>(kUsually);
  const QString begin = QStringLiteral("mpi:");
  if (!text.startsWith(begin) || text == begin) {
    //: %1: what was typed; "local", "mpi:N" and "mpi:HOSTFILE" are typed as they stand
    values::refuse(tr("Submissions are not graded on '%1'; write local, mpi:N or mpi:HOSTFILE.")
                       .arg(text)
                       .toStdString());
  }
  bool isNumber = false;
  const qlonglong count = text.mid(begin.size()).toLongLong(&isNumber);
  if (isNumber) {
    if (count < 1 || count > values::kMostDevices) {
      //: %1: a number that was typed; %2: a number
      values::refuse(tr("%1 submissions at a time are not from 1 to %2.")
                         .arg(count)
                         .arg(values::kMostDevices)
                         .toStdString());
    }
    return std::vector<GradingPlace>(static_cast<std::size_t>(count));
  }
  const HostFile file(text.mid(begin.size()));
  std::vector<GradingPlace> places;
  for (const HostFile::Host& host : file.hosts()) {
    const bool isHere = host.name == QLatin1String("localhost");
    places.insert(places.end(), static_cast<std::size_t>(host.ranks),
                  {isHere ? QString() : host.name});
  }
  return places;
}

}  // namespace lanescope::app
