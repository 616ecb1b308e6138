// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/result_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/engine/background.h"
#include "app/text/result_text.h"
#include "app/text/text.h"
#include "ui/kernel/result_facts.h"
#include "ui/kernel/run_controller.h"
#include "ui/theme/theme.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {

ResultPanel::ResultPanel(QWidget* parent)
    : QWidget(parent),
      m_origin(new Badge(this)),
      m_verdict(new Badge(this)),
      m_title(makeWords(this, "", tr("What ran"))),
      m_tabs(new QTabWidget(this)),
      m_check(new FactsTable(tr("Result and reference"))),
      m_phases(new FactsTable(tr("Phases"))),
      m_counters(new FactsTable(tr("Counters"))),
      m_findings(new QListWidget),
      m_notes(makeWords(this, "muted", tr("Notes on the run"))) {
  setProperty("manualPage", "results.md");
  m_check->setProperty("manualPage", "results.md#check");
  m_phases->setProperty("manualPage", "results.md#phases");
  m_counters->setProperty("manualPage", "results.md#counters");
  m_findings->setProperty("manualPage", "results.md#findings");
  m_check->setObjectName(QStringLiteral("check"));
  m_counters->setObjectName(QStringLiteral("counters"));
  m_notes->setObjectName(QStringLiteral("notes"));
  m_title->setText(tr("Run a kernel to see its result."));
  m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_findings->setAccessibleName(tr("Findings"));
  m_findings->setWordWrap(true);
  m_findings->setFrameShape(QFrame::NoFrame);
  m_findings->setToolTip(tr("Choose a finding to go to its line."));
  m_notes->hide();
  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(tr("Parts of the result"));
  m_tabs->addTab(m_check, tr("Check"));
  m_tabs->addTab(m_phases, tr("Phases"));
  m_tabs->addTab(m_counters, tr("Counters"));
  m_tabs->addTab(m_findings, tr("Findings"));

  auto* badges = new QHBoxLayout;
  badges->setSpacing(6);
  addAll(*badges, {m_verdict, m_origin, nullptr});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 4, 10, 8);
  layout->addLayout(badges);
  layout->addWidget(m_title);
  layout->addWidget(m_tabs, 1);
  layout->addWidget(m_notes);

  const auto chosen = [this](const QListWidgetItem* item) {
    if (item != nullptr) emit lineChosen(item->data(Qt::UserRole).toInt());
  };
  connect(m_findings, &QListWidget::itemClicked, this, chosen);
  connect(m_findings, &QListWidget::itemActivated, this, chosen);
}

ResultPanel::ResultPanel(const RunController& controller, const Theme& theme, QWidget* parent)
    : ResultPanel(parent) {
  theme.tellColors(m_origin);
  theme.tellColors(m_verdict);
  connect(&controller, &RunController::runFinished, this,
          [this](const std::shared_ptr<const values::RunResult>& run) {
            setResult(*run);
            findRounding(run);
          });
}

ResultPanel::~ResultPanel() {
  m_search.request_stop();
}

void ResultPanel::findRounding(const std::shared_ptr<const values::RunResult>& run) {
  m_search.request_stop();
  m_search = {};
  if (!run->record || !run->record->flow) return;
  const std::stop_token stop = m_search.get_token();
  const auto find = [run, stop] {
    const std::shared_ptr<const trace::Record> record(run, &*run->record);
    return trace::roundingOf(record, values::ProgressMonitor(stop));
  };
  app::inBackground(
      this, tr("The rounding"), find,
      [this, stop](const trace::RecordRounding& rounding) {
        if (!stop.stop_requested()) setRounding(rounding);
      },
      [this, stop](const values::Error& error) {
        if (!stop.stop_requested()) setRounding({error.what(), {}, {}});
      });
}

void ResultPanel::setRounding(const trace::RecordRounding& rounding) {
  m_counters->setFacts(m_counterFacts + roundingFacts(rounding));
}

void ResultPanel::setResult(const values::RunResult& result) {
  m_verdict->set(result.passed ? tr("✓ Passed") : tr("✗ Failed"),
                 result.passed ? Badge::Tone::good : Badge::Tone::bad);
  m_origin->set(originText(result), Badge::Tone::accent);
  m_title->setText(toQString(result.kernel) + QStringLiteral(" · ") +
                   parametersText(result.parameters));
  m_check->setFacts(checkFacts(result));
  m_phases->setFacts(phaseFacts(result));
  m_counterFacts = counterFacts(result);
  m_counters->setFacts(m_counterFacts);
  setFindings(result.findings);
  QStringList notes;
  for (const std::string& note : result.notes) notes += toQString(note);
  if (result.backend == values::BackendChoice::cuda && result.hardwareCounters &&
      !result.hardwareCounters->launch) {
    notes += toQString(result.hardwareCounters->reason);
  }
  if (result.backend == values::BackendChoice::emulator) {
    notes += tr("The phases are the emulator's time, which says nothing about a GPU's.");
  }
  m_notes->setText(notes.join(QLatin1Char('\n')));
  m_notes->setVisible(!notes.isEmpty());
}

void ResultPanel::setFindings(const std::vector<trace::Finding>& findings) {
  m_findings->clear();
  for (const trace::Finding& finding : findings) {
    auto* item = new QListWidgetItem(toQString(finding.sentence), m_findings);
    item->setData(Qt::UserRole, finding.line);
    item->setToolTip(tr("Block %1, thread %2, line %3")
                         .arg(finding.block)
                         .arg(finding.thread)
                         .arg(finding.line));
  }
  const int tab = m_tabs->indexOf(m_findings);
  m_tabs->setTabText(tab,
                     findings.empty() ? tr("Findings") : tr("Findings (%1)").arg(findings.size()));
  if (!findings.empty()) {
    m_tabs->setCurrentIndex(tab);
  } else if (m_tabs->currentIndex() == tab) {
    m_tabs->setCurrentIndex(0);
  }
}

}  // namespace lanescope::ui
