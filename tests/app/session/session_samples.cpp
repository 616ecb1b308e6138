// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/session/session_samples.h"

#include <array>

#include "app/session/session_remarks.h"
#include "backend/backend.h"
#include "catalog/catalog.h"
#include "runner/runner.h"
#include "tests/gpu/protocol/sample_messages.h"

namespace lanescope::tests {
namespace {

using Place = app::SessionTable::Place;

app::SharedArray arrayOf(std::initializer_list<float> values) {
  return std::make_shared<const values::HostArray>(
      values::HostArray::of(std::span<const float>(values)));
}

}  // namespace

app::Session sampleSession() {
  app::Session session;
  session.savedBy = "0.1.0";
  session.savedAt = "2026-11-22T08:00:00Z";
  session.form.kernel = "dot_shared";
  session.form.texts = {{"n", "2^10"}, {"block", "many"}, {"pattern", "ones"}};
  session.form.target = {values::BackendChoice::emulator, 2, {values::Schedule::Kind::random, 17}};
  session.form.compared = "dot_shared:block=32,schedule=random:3";
  const app::SharedArray first = arrayOf({1, 2.5F, -3});
  const app::SharedArray second = arrayOf({4, 5, 6});
  session.tables = {{Place::columns, "data.csv: a and b, 3 rows", 3, 2, {first, second}},
                    {Place::a, "a.csv: 2 × 1", 2, 1, {arrayOf({7, 8})}},
                    {Place::b, "b.csv: 1 × 2", 1, 2, {arrayOf({9, 10})}}};
  app::SessionRun& run = session.run.emplace();
  run.request = sampleRunRequest();
  run.request.inputs.clear();
  run.request.window.launch = 0;
  run.inputs = {second, arrayOf({0.5F})};
  run.main.result = std::make_shared<const values::RunResult>(sampleRunResult());
  run.main.sourceHash = app::sourceHashOf("dot_shared");
  values::RunResult compared = sampleRunResult();
  compared.kernel = compared.record->kernel = "dot_global";
  run.compared = {std::make_shared<const values::RunResult>(std::move(compared)),
                  "of another text"};
  run.comparedRequest = run.request;
  run.comparedRequest->kernel = "dot_global";
  run.comparedRequest->target.schedule = {values::Schedule::Kind::adversarial, 0};
  session.view.inStep = "epoch";
  session.view.block = 1;
  session.view.step = 3;
  session.view.chosen = 2;
  session.view.views = {"memory", "one of a later version"};
  session.view.cameras = {{"memory", 2.5, -0.25, 1.0 / 3}};
  session.view.bookmarks = {0, 3, 4000};
  session.view.watches = {{"cache[threadIdx.x]", false}, {"value is nan", true}};
  session.view.breakpoints = {28, 33};
  session.view.showsRounding = true;
  session.ownKernel = {"mine.cu", "// lanescope: problem = dot\n__global__ void dot() {}\t\n",
                       "a mark", "01_bounds"};
  session.quiz.isOn = true;
  session.quiz.seed = 5;
  session.quiz.answers = {{1, 2, "element", 1, 3, "28.5", true},
                          {0, 3, "threads", 0, 0, "−∞", false},
                          {1, 3, "one of a later version", 7, -1, "", false}};
  return session;
}

std::optional<app::Session> sessionOf(std::string_view kernel) {
  const catalog::KernelRow& row = catalog::find(kernel);
  if (!row.unrecorded.empty() || kernel == "dot_endless") return {};
  values::RunRequest request;
  request.kernel = kernel;
  request.parameters = catalog::defaultsOf(row);
  const char* const size = row.parameter("m") != nullptr ? "8" : "64";
  for (const char* name : {"n", "m", "k"}) {
    if (row.parameter(name) != nullptr) catalog::assign(row, name, size, request.parameters);
  }
  if (!catalog::violations(row, request.parameters).empty()) {
    request.parameters = catalog::defaultsOf(row);
  }
  request.target.backend = values::BackendChoice::emulator;
  request.record = true;
  request.window.flow = true;
  engine::Runner runner{backend::makeEmulatorBackend(), backend::makeCudaBackend()};
  app::Session session;
  session.form.kernel = kernel;
  for (const catalog::ParameterSpec& spec : row.parameters) {
    session.form.texts.emplace_back(spec.name, catalog::textOf(request.parameters, spec.name));
  }
  session.form.target = request.target;
  app::SessionRun& run = session.run.emplace();
  run.main.result =
      std::make_shared<const values::RunResult>(runner.run(request, {}, [](double) {}));
  run.main.sourceHash = app::sourceHashOf(kernel);
  run.request = std::move(request);
  session.view.views = {"memory", "space-time"};
  session.view.bookmarks = {1, 2};
  session.quiz.answers = {{0, 1, "element", 0, 1, "2", true},  {0, 1, "lanes", 0, 0, "32", true},
                          {0, 2, "threads", 0, 0, "32", true}, {0, 2, "bank-ways", 0, 0, "1", true},
                          {0, 3, "sectors", 0, 0, "4", true},  {0, 3, "barriers", 0, 0, "", false}};
  return session;
}

}  // namespace lanescope::tests
