// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/watch/stops.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "app/conditions/condition_search.h"
#include "app/engine/background.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/run_controller.h"
#include "ui/kernel/source_view.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/widgets/message_strip.h"

namespace lanescope::ui {
namespace {

/// A watch that is longer than this cannot be read anyway.
constexpr int kLongestText = 4 * app::kLongestCondition;

}  // namespace

Stops::Stops(const Pages& pages, QObject* parent) : QObject(parent), m_pages(pages) {
  pages.catalog.tellKernel(this);
  connect(&pages.source, &SourceView::breakpointToggled, this, &Stops::toggleBreakpoint);
  connect(&pages.controller, &RunController::sceneReady, this, [this] {
    m_watchSteps.clear();
    setStops();
    searchWatches();
  });
}

Stops::~Stops() {
  m_search.request_stop();
}

void Stops::setKernel(const catalog::KernelRow& row) {
  m_source = row.source;
  showBreakpoints();
}

std::vector<int> Stops::breakpoints() const {
  const auto found = m_breakpoints.find(m_source);
  return found == m_breakpoints.end() ? std::vector<int>()
                                      : std::vector(found->second.begin(), found->second.end());
}

void Stops::setBreakpoints(const std::vector<int>& lines) {
  m_breakpoints[m_source] = Lines(lines.begin(), lines.end());
  showBreakpoints();
}

void Stops::toggleBreakpoint(int line) {
  Lines& lines = m_breakpoints[m_source];
  const bool isNew = lines.insert(line).second;
  if (!isNew) lines.erase(line);
  showBreakpoints();
  if (isNew) sayIfNeverReached(line);
}

void Stops::clearBreakpoints() {
  setBreakpoints({});
}

void Stops::showBreakpoints() {
  m_pages.source.setBreakpoints(breakpoints());
  setStops();
  emit breakpointsChanged();
}

const Stops::Lines* Stops::linesOfScene() const {
  const auto& scene = m_pages.stage.stage().scene();
  if (scene == nullptr || !m_pages.controller.showsLinesOfFile()) return nullptr;
  const catalog::KernelRow* row = catalog::lookUp(scene->record().kernel);
  if (row == nullptr) return nullptr;
  const auto found = m_breakpoints.find(std::string(row->source));
  return found == m_breakpoints.end() ? nullptr : &found->second;
}

void Stops::sayIfNeverReached(int line) const {
  const auto& scene = m_pages.stage.stage().scene();
  const Lines* lines = linesOfScene();
  if (lines == nullptr || !lines->contains(line)) return;
  for (int step = 0; step < scene->stepCount(); ++step) {
    if (scene->lineOf(step) == line) return;
  }
  //: %1: number of a line of the source
  m_pages.stage.messages().say(
      tr("No step of this block is on line %1, so playing does not stop there.").arg(line),
      MessageStrip::Tone::note);
}

void Stops::setStops() {
  std::vector<int> steps = m_watchSteps;
  const Lines* lines = linesOfScene();
  if (lines != nullptr && !lines->empty()) {
    const StageScene& scene = *m_pages.stage.stage().scene();
    int before = 0;
    for (int step = 0; step < scene.stepCount(); ++step) {
      const int line = scene.lineOf(step);
      if (line != before && lines->contains(line)) steps.push_back(step);
      before = line;
    }
  }
  m_pages.stage.playback().setStops(std::move(steps));
}

void Stops::setWatches(std::vector<Watch> watches) {
  // A session holds plain text of a limited length.
  for (Watch& watch : watches) {
    watch.text.removeIf([](QChar character) { return !character.isPrint(); });
    watch.text.truncate(kLongestText);
  }
  if (watches == m_watches) return;
  m_watches = std::move(watches);
  searchWatches();
  emit watchesChanged();
}

void Stops::searchWatches() {
  m_search.request_stop();
  m_search = {};
  const std::shared_ptr<const StageScene> scene = m_pages.stage.stage().scene();
  std::vector<QString> texts;
  for (const Watch& watch : m_watches) {
    if (watch.stops) texts.push_back(watch.text);
  }
  if (scene == nullptr || texts.empty()) {
    m_watchSteps.clear();
    return setStops();
  }
  const std::stop_token stop = m_search.get_token();
  const auto search = [scene, texts, stop] {
    std::vector<int> all;
    for (const QString& text : texts) {
      try {
        app::Condition condition(text, {scene->timeline(), scene->model().history});
        std::ranges::copy(app::stepsWhereItBegins(condition, values::ProgressMonitor(stop)),
                          std::back_inserter(all));
      } catch (const app::ConditionError&) {
        // The panel shows what is wrong with it.
      }
    }
    return all;
  };
  //: What is being made: "The watch needs more memory than …"
  app::inBackground(
      this, tr("The watch"), search,
      [this, stop](std::vector<int>& steps) {
        if (stop.stop_requested()) return;
        m_watchSteps = std::move(steps);
        setStops();
      },
      [this, stop](const values::Error& error) {
        if (!stop.stop_requested()) m_pages.stage.messages().sayTrouble(sentenceText(error.what()));
      });
}

}  // namespace lanescope::ui
