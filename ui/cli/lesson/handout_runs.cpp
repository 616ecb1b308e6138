// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/lesson/handout_runs.h"

#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "app/results/error_data.h"
#include "app/results/work_data.h"
#include "ui/charts/error_chart.h"
#include "ui/charts/work_chart.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/lesson/stage_run.h"
#include "ui/lesson/lesson_charts.h"
#include "ui/lesson/stage_look.h"
#include "ui/stage/scene/stage_scene.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

class HandoutRunner {
 public:
  HandoutRunner(ui::Handout& handout, const app::ExportMonitor& monitor)
      : m_handout(handout), m_monitor(monitor), m_runs(handout.folder, monitor.stop) {}

  void run() {
    std::size_t blocks = 0;
    for (const app::LessonPage& page : m_handout.text.pages) blocks += page.blocks.size();
    std::size_t done = 0;
    for (const app::LessonPage& page : m_handout.text.pages) {
      for (const app::LessonBlock& block : page.blocks) {
        std::visit(*this, block);
        m_monitor.progress(static_cast<double>(++done) / static_cast<double>(blocks));
      }
    }
  }

  template <class Block>
  void operator()(const Block&) {}

  void operator()(const app::LessonStage& stage) {
    const StageRun& run = m_runs.run(stage);
    ui::HandoutStage made{run.main.result, pictureOf(stage, run), 0};
    made.step = ui::stepOf(stage, *made.picture);
    m_handout.stages.emplace(stage.line, std::move(made));
  }

  void operator()(const app::LessonChart& chart) {
    ui::HandoutChart made;
    if (chart.kind == app::LessonChart::Kind::times) {
      ui::ToldChart told = ui::timesChart(chart);
      made.chart = std::move(told.chart);
      made.sentences = std::move(told.sentences);
    } else {
      compute(chart, made);
    }
    m_handout.charts.emplace(chart.line, std::move(made));
  }

 private:
  /// The same picture for the same run with the same marks.
  std::shared_ptr<const ui::StagePicture> pictureOf(const app::LessonStage& stage,
                                                    const StageRun& run) {
    auto& known = m_pictures[{run.main.result.get(), run.compared.result.get(), stage.marks,
                              stage.views, stage.follow}];
    if (known) return known;
    const auto scene = app::sceneOf(run.main.result);
    if (scene->stepCount() == 0) {
      values::refuse(
          "There is nothing to show: no thread of this block did anything that was recorded.");
    }
    ui::StageLook look = run.look;
    look.marks = ui::marksOf(stage, scene->record());
    known = run.compared.result ? comparedPicture(scene, run.main, run.compared, look, run.inStep)
                                : std::make_shared<const ui::StagePicture>(scene, look);
    return known;
  }

  void compute(const app::LessonChart& chart, ui::HandoutChart& made) {
    if (!m_engine) m_engine.emplace(app::EngineAddress(), m_monitor.stop);
    const values::BenchRequest request = ui::chartRequest(chart);
    if (chart.kind == app::LessonChart::Kind::errors) {
      results::ErrorData data;
      data.begin(request.parameters);
      (void)m_engine->bench(request, [&](const values::BenchSeries& series) { data.add(series); });
      made.chart = ui::errorChart(data, results::ErrorScale::result);
      made.sentences = data.sentences();
    } else {
      results::WorkData data;
      (void)m_engine->bench(request, [&](const values::BenchSeries& series) { data.add(series); });
      made.chart = ui::workCharts(data).front();
      made.sentences = data.sentences();
    }
  }

  /// Both results, marks, views and the followed thread.
  using PictureKey = std::tuple<const values::RunResult*, const values::RunResult*, QStringList,
                                QStringList, std::optional<int>>;

  ui::Handout& m_handout;
  const app::ExportMonitor& m_monitor;
  StageRuns m_runs;
  std::map<PictureKey, std::shared_ptr<const ui::StagePicture>> m_pictures;
  std::optional<EngineSession> m_engine;  ///< of the charts
};

}  // namespace

ui::Handout runHandout(app::LessonText text, const QString& folder,
                       const app::ExportMonitor& monitor) {
  ui::Handout handout{std::move(text), folder};
  HandoutRunner(handout, monitor).run();
  return handout;
}

}  // namespace lanescope::cli
