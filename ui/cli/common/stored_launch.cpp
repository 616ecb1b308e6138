// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/stored_launch.h"

#include "app/tune/winners.h"

namespace lanescope::cli {
namespace {

QString takeWinner(EngineSession& engine, const std::string& kernel, const values::Target& target,
                   values::Parameters& parameters) {
  const std::string device = engine.occupancy({kernel, parameters, target}).device;
  return tune::Winners().take(device, catalog::find(kernel), parameters);
}

}  // namespace

QString takeStored(const QCommandLineParser& parser, EngineSession& engine,
                   values::RunRequest& request) {
  if (!wantsStored(parser)) return {};
  return takeWinner(engine, request.kernel, request.target, request.parameters);
}

QStringList takeStored(const QCommandLineParser& parser, EngineSession& engine,
                       values::BenchRequest& request) {
  if (!wantsStored(parser)) return {};
  QStringList sentences;
  const auto take = [&](const std::string& kernel, values::Parameters& parameters) {
    if (catalog::find(kernel).parameter("block") == nullptr) return;  // a library's
    values::Parameters timed = parameters;
    timed.n = request.sizes.front();
    const QString sentence = takeWinner(engine, kernel, request.target, timed);
    timed.n = parameters.n;
    parameters = timed;
    sentences += QString::fromStdString(kernel) + ", " + sentence;
  };
  take(request.kernel, request.parameters);
  for (std::size_t i = 0; i < request.compared.size(); ++i) {
    take(request.compared[i], request.comparedParameters[i]);
  }
  return sentences;
}

}  // namespace lanescope::cli
