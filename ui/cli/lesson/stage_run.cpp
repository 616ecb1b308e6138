// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/lesson/stage_run.h"

#include <QCommandLineParser>
#include <QMap>
#include <optional>
#include <utility>

#include "catalog/compared_with.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/render_options.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using Result = std::shared_ptr<const values::RunResult>;

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

void runCompared(const app::LessonStage& stage, const values::RunRequest& main,
                 EngineSession& engine) {
  catalog::ComparedWith other = catalog::comparedWithFromText(stage.compare.toStdString());
  other.kernel = rowNamed(QString::fromStdString(other.kernel)).id;
  for (const values::RunRequest& request : catalog::comparedTries(main, other)) {
    if (catalog::isWrong(*engine.run(request))) return;
  }
}

}  // namespace

/// The results by the arguments, and the engine for the kernels of the catalogue.
class StageRuns::Cache {
 public:
  Result& at(const QStringList& arguments) { return m_results[arguments]; }
  EngineSession& engine(const std::stop_token& stop) {
    if (!m_engine) m_engine.emplace(app::EngineAddress(), stop);
    return *m_engine;
  }

 private:
  QMap<QStringList, Result> m_results;
  std::optional<EngineSession> m_engine;
};

StageRuns::StageRuns(QString folder, std::stop_token stop)
    : m_folder(std::move(folder)), m_stop(std::move(stop)), m_cache(std::make_unique<Cache>()) {}

StageRuns::~StageRuns() = default;

Result StageRuns::run(const app::LessonStage& stage) {
  const QStringList arguments = argumentsOf(stage, m_folder);
  Result& known = m_cache->at(arguments);
  if (known) return known;
  QCommandLineParser parser;
  parser.addOptions(renderOptions());
  if (!parser.parse(arguments)) values::refuse(parser.errorText().toStdString());
  (void)lookOf(parser);
  (void)inStepOf(parser);
  app::EngineAddress address;
  const OwnKernel own(parser, buildOf(parser));
  own.takeEngine(address);
  RunChoice choice = recordedChoiceOf(parser, m_stop);
  std::optional<EngineSession> ownEngine;
  if (isOwnKernel(stage.kernel)) ownEngine.emplace(address, m_stop);
  EngineSession& engine = ownEngine ? *ownEngine : m_cache->engine(m_stop);
  const values::RunRequest request = choice.request;
  known = engine.run(std::move(choice.request));
  try {
    if (!stage.compare.isEmpty()) runCompared(stage, request, engine);
  } catch (const values::Error&) {
    known.reset();
    throw;
  }
  return known;
}

}  // namespace lanescope::cli
