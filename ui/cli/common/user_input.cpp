// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "app/files/csv_matrix.h"
#include "app/files/input_memory.h"
#include "app/files/table_decoder.h"
#include "app/text/text.h"
#include "request/parameter_table.h"
#include "ui/cli/common/options.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// Throws where an option of these parts is given beside --input.
void refuseOptions(const QCommandLineParser& parser,
                   std::initializer_list<values::ParameterPart> parts) {
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (std::ranges::find(parts, info.part) == parts.end()) continue;
    if (!parser.isSet(toQString(info.name))) continue;
    values::refuse("--" + std::string(info.name) +
                   " makes inputs and --input reads them; give one of the two.");
  }
}

UserInput matricesOf(const QCommandLineParser& parser, const catalog::KernelRow& row,
                     values::Parameters& parameters, const std::stop_token& stop) {
  UserInput user;
  user.files = parser.values("input");
  const bool isProduct = row.inputs.size() > 1;
  if (!isProduct && user.files.size() != 1) {
    values::refuse(std::string(row.id) + " takes one matrix: give one file, --input A.csv, not " +
                   std::to_string(user.files.size()) + ".");
  }
  if (isProduct && user.files.size() != 2) {
    values::refuse(std::string(row.id) +
                   " multiplies two matrices: give two files, --input A.csv --input B.csv, not " +
                   std::to_string(user.files.size()) + ".");
  }
  refuseOptions(parser, {values::ParameterPart::size, values::ParameterPart::pattern});
  if (parser.isSet("columns")) {
    values::refuse("--columns chooses columns of a table, but " + std::string(row.id) +
                   " takes whole matrices.");
  }
  std::vector<app::CsvMatrix> matrices;
  for (const QString& file : user.files) {
    matrices.push_back(app::readMatrix(file.toStdString(), stop));
  }
  const app::CsvMatrix& a = matrices.front();
  if (isProduct) {
    const app::CsvMatrix& b = matrices.back();
    app::takeShape(parameters, a.rows, a.columns, b.rows, b.columns);
  } else {
    parameters.m = a.rows;
    parameters.n = a.columns;
  }
  std::uint64_t bytes = 0;
  for (const app::CsvMatrix& matrix : matrices) bytes += matrix.values.bytes.size();
  app::checkInputsFit(bytes, bytes);
  for (app::CsvMatrix& matrix : matrices) {
    user.columns << QString::fromStdString(app::sizeText(matrix.rows, matrix.columns));
    user.inputs.push_back(std::move(matrix.values));
  }
  return user;
}

}  // namespace

UserInput inputOf(const QCommandLineParser& parser, const catalog::KernelRow& row,
                  values::Parameters& parameters, std::stop_token stop) {
  UserInput user;
  if (!parser.isSet("input")) {
    if (parser.isSet("columns"))
      values::refuse("--columns chooses columns of --input, which is not given.");
    return user;
  }
  if (catalog::takesMatrices(row)) return matricesOf(parser, row, parameters, stop);
  user.files = parser.values("input");
  if (user.files.size() > 1) {
    values::refuse(std::string(row.id) + " takes one file, but " +
                   std::to_string(user.files.size()) + " are given.");
  }
  refuseOptions(parser, {values::ParameterPart::pattern});
  app::CsvOptions options;
  for (const QString& column : parser.value("columns").split(',', Qt::SkipEmptyParts)) {
    options.columns.push_back(column.toStdString());
  }
  const std::string file = user.files.first().toStdString();
  app::CsvData data = app::readTable(file, options, std::move(stop));
  user.remark = QString::fromStdString(data.remark);
  const auto rows = static_cast<std::int64_t>(data.rows());
  if (!parser.isSet("n")) {
    parameters.n = rows;
  } else if (parameters.n > rows) {
    values::refuse("n = " + std::to_string(parameters.n) + " is more than the " +
                   std::to_string(rows) + " rows of " + file + ".");
  }
  const auto bytes = static_cast<std::size_t>(parameters.n) * sizeof(float);
  app::checkInputsFit(row.inputs.size() * bytes,
                      std::min(data.columns.size(), row.inputs.size()) * bytes);
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
