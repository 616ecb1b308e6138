// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/lesson/stage_run.h"

#include <QCommandLineParser>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/render_options.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// The options of the command line that mean the same as the stage. Each is one argument with its
/// value, so that no value can be taken for an option.
QStringList argumentsOf(const app::LessonStage& stage, const QString& folder) {
  const auto option = [](const QString& name, const QString& value) {
    return QStringLiteral("--%1=%2").arg(name, value);
  };
  const auto path = [&](const QString& name) {
    return isOwnKernel(name) ? folder + QLatin1Char('/') + name : name;
  };
  QStringList arguments{QStringLiteral("lanescope"), path(stage.kernel),
                        option(QStringLiteral("backend"), QStringLiteral("emulator"))};
  for (const auto& [name, value] : stage.options) {
    const bool isFile = name == QLatin1String("input");
    arguments += option(name, isFile ? folder + QLatin1Char('/') + value : value);
  }
  if (!stage.views.isEmpty()) {
    arguments += option(QStringLiteral("view"), stage.views.join(QLatin1Char(',')));
  }
  if (stage.follow) {
    arguments += option(QStringLiteral("follow"), QString::number(*stage.follow));
  }
  if (!stage.compare.isEmpty()) arguments += option(QStringLiteral("compare"), stage.compare);
  if (!stage.inStep.isEmpty()) arguments += option(QStringLiteral("in-step"), stage.inStep);
  return arguments;
}

}  // namespace

/// The runs by the arguments, and the engine for the kernels of the catalogue.
class StageRuns::Cache {
 public:
  StageRun& at(const QStringList& arguments) { return m_runs[arguments]; }
  EngineSession& engine(const std::stop_token& stop) {
    if (!m_engine) m_engine.emplace(app::EngineAddress(), stop);
    return *m_engine;
  }

 private:
  std::map<QStringList, StageRun> m_runs;
  std::optional<EngineSession> m_engine;
};

StageRuns::StageRuns(QString folder, std::stop_token stop)
    : m_folder(std::move(folder)), m_stop(std::move(stop)), m_cache(std::make_unique<Cache>()) {}

StageRuns::~StageRuns() = default;

const StageRun& StageRuns::run(const app::LessonStage& stage) {
  const QStringList arguments = argumentsOf(stage, m_folder);
  StageRun& known = m_cache->at(arguments);
  if (known.main.result) return known;
  QCommandLineParser parser;
  parser.addOptions(renderOptions());
  if (!parser.parse(arguments)) values::refuse(parser.errorText().toStdString());
  StageRun made;
  made.look = lookOf(parser);
  made.inStep = inStepOf(parser);
  app::EngineAddress address;
  const OwnKernel own(parser, buildOf(parser));
  own.takeEngine(address);
  RunChoice choice = recordedChoiceOf(parser, m_stop);
  std::optional<EngineSession> ownEngine;
  if (isOwnKernel(stage.kernel)) ownEngine.emplace(address, m_stop);
  EngineSession& engine = ownEngine ? *ownEngine : m_cache->engine(m_stop);
  std::vector<values::RunRequest> tries;
  if (!stage.compare.isEmpty()) tries = comparedTriesOf(stage.compare, choice.request);
  made.main.request = choice.request;
  made.main.request.inputs.clear();
  made.main.result = engine.run(std::move(choice.request));
  if (!tries.empty()) {
    made.compared = runUntilWrong(engine, tries);
    made.compared.request.inputs.clear();
  }
  known = std::move(made);
  return known;
}

}  // namespace lanescope::cli
