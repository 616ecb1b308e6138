// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/lab_marks.h"

#include <memory>
#include <vector>

#include "app/text/text.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/result_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/lab/editor/kernel_editor.h"
#include "ui/lab/lab_page.h"
#include "ui/watch/stops.h"

namespace lanescope::ui {

LabMarks::LabMarks(const Pages& pages, QObject* parent) : QObject(parent), m_pages(pages) {
  KernelEditor* editor = &pages.lab.editor();
  StagePage* stage = &pages.stage;
  connect(stage, &StagePage::lineChanged, this, &LabMarks::markLine);
  connect(editor, &CodeView::lineChosen, this, [this, stage](int line) {
    if (showsTextOfScene()) stage->goToLine(line);
  });
  connect(&pages.result, &ResultPanel::lineChosen, this, [this, editor](int line) {
    if (showsTextOfScene()) editor->setCurrentLine(line);
  });
  connect(&pages.controller, &RunController::runFinished, this,
          [this](const std::shared_ptr<const values::RunResult>& run) {
            markFindings();
            if (showsTextOfScene()) m_pages.lab.tellRun(*run);
          });
  connect(editor, &QsciScintilla::textChanged, this, [this] {
    if (!showsTextOfScene()) markLine(0);
    markFindings();
  });
  connect(&pages.stops, &Stops::breakpointsChanged, this, &LabMarks::markBreakpoints);
  connect(editor, &CodeView::breakpointToggled, this, [this](int line) {
    if (isChosen()) m_pages.stops.toggleBreakpoint(line);
  });
}

bool LabMarks::isChosen() const {
  return !m_pages.lab.kernel().isEmpty() && m_pages.catalog.kernel() == m_pages.lab.kernel();
}

bool LabMarks::showsTextOfScene() const {
  const RunController::Shown& shown = m_pages.controller.shown();
  return shown.result != nullptr && toQString(shown.request.kernel) == m_pages.lab.kernel() &&
         toQString(shown.source) == m_pages.lab.editor().text();
}

void LabMarks::markLine(int line) {
  KernelEditor& editor = m_pages.lab.editor();
  if (line == 0 || !showsTextOfScene()) return editor.setCurrentLine(0);
  editor.setCurrentLine(line, m_pages.stage.threadsAtStep());
}

void LabMarks::markFindings() {
  std::vector<int> lines;
  if (showsTextOfScene()) {
    for (const trace::Finding& finding : m_pages.controller.shown().result->findings) {
      lines.push_back(finding.line);
    }
  }
  m_pages.lab.editor().setFindings(lines);
}

void LabMarks::markBreakpoints() {
  m_pages.lab.editor().setBreakpoints(isChosen() ? m_pages.stops.breakpoints()
                                                 : std::vector<int>());
}

}  // namespace lanescope::ui
