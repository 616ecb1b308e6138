// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include "app/cli/options.h"
#include "app/csv_reader.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {}  // namespace

UserInput inputOf(const QCommandLineParser& parser, const catalog::KernelRow& row,
                  values::Parameters& parameters, std::stop_token stop) {
  UserInput user;
  if (!parser.isSet("input")) {
    if (parser.isSet("columns"))
      values::refuse("--columns chooses columns of --input, which is not given.");
    return user;
  }
  for (const char* const name : {"pattern", "seed"}) {
    if (parser.isSet(name)) {
      values::refuse(std::string("--") + name +
                     " makes inputs and --input reads them; give one of the two.");
    }
  }
  app::CsvOptions options;
  for (const QString& column : parser.value("columns").split(',', Qt::SkipEmptyParts)) {
    options.columns.push_back(column.toStdString());
  }
  user.file = parser.value("input");
  app::CsvData data = app::readCsv(user.file.toStdString(), options, std::move(stop));
  const auto rows = static_cast<std::int64_t>(data.rows());
  if (!parser.isSet("n")) {
    parameters.n = rows;
  } else if (parameters.n > rows) {
    values::refuse("n = " + std::to_string(parameters.n) + " is more than the " +
                   std::to_string(rows) + " rows of " + user.file.toStdString() + ".");
  }
  const auto bytes = static_cast<std::size_t>(parameters.n) * sizeof(float);
  for (std::size_t i = 0; i < data.columns.size() && i < row.inputs.size(); ++i) {
    data.columns[i].bytes.resize(bytes);
    user.inputs.push_back(std::move(data.columns[i]));
    user.columns << QString::fromStdString(data.names[i]);
  }
  while (user.inputs.size() < row.inputs.size()) {
    values::HostArray ones(values::DType::float32, static_cast<std::size_t>(parameters.n));
    std::ranges::fill(ones.as<float>(), 1.0F);
    user.inputs.push_back(std::move(ones));
    user.columns << "ones";
  }
  return user;
}

}  // namespace lanescope::cli
