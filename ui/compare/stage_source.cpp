// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/stage_source.h"

#include <memory>
#include <vector>

#include "catalog/catalog.h"
#include "catalog/compared_with.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/result_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/kernel/source_view.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::ui {

StageSource::StageSource(const Pages& pages, QObject* parent) : QObject(parent), m_pages(pages) {
  StagePage* stage = &pages.stage;
  SourceView* source = &pages.source;
  connect(stage, &StagePage::lineChanged, this, &StageSource::markLine);
  connect(source, &SourceView::lineChosen, stage, &StagePage::goToLine);
  connect(&pages.result, &ResultPanel::lineChosen, source,
          [source](int line) { source->setCurrentLine(line); });
  connect(&pages.result, &ResultPanel::lineChosen, stage, &StagePage::goToLine);
  connect(&pages.controller, &RunController::runFinished, this,
          [this](const std::shared_ptr<const values::RunResult>& run) { markFindings(*run); });
  const ComparisonBar* compared = &stage->comparisonBar();
  connect(compared, &ComparisonBar::choiceShown, source, [source, compared] {
    source->setBeside(catalog::lookUp(catalog::kernelOf(compared->choice())));
  });
  source->setTeller([this](const SourceWord& word) {
    return showsSourceOfScene() ? m_pages.stage.stage().explainWord(word) : QStringList();
  });
}

bool StageSource::showsSourceOfScene() const {
  const std::shared_ptr<const StageScene>& scene = m_pages.stage.stage().scene();
  if (scene == nullptr || !m_pages.controller.showsLinesOfFile()) return false;
  // A file may hold the run of a kernel that is not in the catalogue.
  const catalog::KernelRow* row = catalog::lookUp(scene->record().kernel);
  // Another kernel may have been chosen since the run.
  const std::string chosen = m_pages.catalog.kernel().toStdString();
  return row != nullptr && row->source == catalog::find(chosen).source;
}

void StageSource::markLine(int line) {
  if (line == 0 || !showsSourceOfScene()) return m_pages.source.setCurrentLine(0);
  m_pages.source.setCurrentLine(line, m_pages.stage.threadsAtStep());
}

void StageSource::markFindings(const values::RunResult& result) {
  std::vector<int> lines;
  if (m_pages.controller.showsLinesOfFile()) {
    lines.reserve(result.findings.size());
    for (const trace::Finding& finding : result.findings) lines.push_back(finding.line);
  }
  m_pages.source.setFindings(lines);
}

}  // namespace lanescope::ui
