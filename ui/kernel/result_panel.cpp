// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/result_panel.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>
#include <initializer_list>

#include "app/engine/background.h"
#include "app/text/result_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "app/tune/advice.h"
#include "ui/kernel/result_facts.h"
#include "ui/kernel/run_controller.h"
#include "ui/theme/theme.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/controls.h"
#include "values/plain_text.h"

namespace lanescope::ui {
namespace {

constexpr int kLeastLines = 3;

}  // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : QWidget(parent),
      m_origin(new Badge(this)),
      m_verdict(new Badge(this)),
      //: Name for screen readers of the line with kernel and parameters
      m_title(makeWords(this, "", tr("What ran"))),
      m_tabs(new QTabWidget(this)),
      m_check(new FactsTable(tr("Result and reference"))),
      //: A tab: the times of a run's parts
      m_phases(new FactsTable(tr("Phases"))),
      //: A tab: what was counted
      m_counters(new FactsTable(tr("Counters"))),
      //: A tab: what could be better in the kernel
      m_advice(makeSentences(tr("Advice"), tr("Choose a sentence to go to its line."))),
      //: A tab: mistakes that the record shows, such as races
      m_findings(makeSentences(tr("Findings"), tr("Choose a finding to go to its line."))),
      m_printed(new QPlainTextEdit),
      m_notes(makeWords(this, "muted", tr("Notes on the run"))) {
  setProperty("manualPage", "results.md");
  m_check->setProperty("manualPage", "results.md#check");
  m_phases->setProperty("manualPage", "results.md#phases");
  m_counters->setProperty("manualPage", "results.md#counters");
  m_advice->setProperty("manualPage", "results.md#advice");
  m_findings->setProperty("manualPage", "results.md#findings");
  m_advice->setObjectName(QStringLiteral("advice"));
  m_check->setObjectName(QStringLiteral("check"));
  m_counters->setObjectName(QStringLiteral("counters"));
  m_notes->setObjectName(QStringLiteral("notes"));
  m_title->setText(tr("Run a kernel to see its result."));
  m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_notes->hide();
  // On a low screen the source has more need of room than the lists, which scroll.
  for (QWidget* each : std::initializer_list<QWidget*>{m_check, m_phases, m_counters, m_advice}) {
    each->setMinimumHeight(kLeastLines * each->fontMetrics().lineSpacing());
  }
  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(tr("Parts of the result"));
  //: A tab: result and reference
  m_tabs->addTab(makeCheck(), tr("Check"));
  //: A tab: the times of a run's parts
  m_tabs->addTab(m_phases, tr("Phases"));
  //: A tab: what was counted
  m_tabs->addTab(makeCounters(), tr("Counters"));
  //: A tab: mistakes that the record shows, such as races
  m_tabs->addTab(m_findings, tr("Findings"));
  m_printed->setObjectName(QStringLiteral("printed"));
  m_printed->setReadOnly(true);
  m_printed->setTabChangesFocus(true);
  m_printed->setFrameShape(QFrame::NoFrame);
  m_printed->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  //: Name for screen readers of what a kernel's threads have printed
  m_printed->setAccessibleName(tr("Printed by the kernel"));
  m_printed->setProperty("manualPage", "results.md#printed");
  //: A tab: what a kernel's threads have printed
  m_tabs->setTabVisible(m_tabs->addTab(m_printed, tr("Printed")), false);

  auto* badges = new QHBoxLayout;
  badges->setSpacing(6);
  addAll(*badges, {m_verdict, m_origin, nullptr});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->addLayout(badges);
  layout->addWidget(m_title);
  layout->addWidget(m_tabs, 1);
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

QListWidget* ResultPanel::makeSentences(const QString& name, const QString& help) {
  auto* sentences = new QListWidget;
  sentences->setAccessibleName(name);
  sentences->setWordWrap(true);
  sentences->setFrameShape(QFrame::NoFrame);
  sentences->setToolTip(help);
  const auto chosen = [this](const QListWidgetItem* item) {
    if (item == nullptr) return;
    const int line = item->data(Qt::UserRole).toInt();
    if (line > 0) emit lineChosen(line);
  };
  connect(sentences, &QListWidget::itemClicked, this, chosen);
  connect(sentences, &QListWidget::itemActivated, this, chosen);
  return sentences;
}

QWidget* ResultPanel::makeCheck() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins({});
  layout->addWidget(m_check, 1);
  layout->addWidget(m_notes);
  return page;
}

QWidget* ResultPanel::makeCounters() {
  auto* page = new QSplitter(Qt::Vertical);
  page->setChildrenCollapsible(false);
  page->addWidget(m_advice);
  page->addWidget(m_counters);
  m_advice->hide();
  return page;
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
  //: What is being made: "The rounding needs more memory than …"
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
  if (result.passed && result.isUnchecked) {
    //: There is nothing to compare the result with
    m_verdict->set(tr("Not checked"), Badge::Tone::neutral);
  } else {
    //: The result is right
    m_verdict->set(result.passed ? tr("✓ Passed") : /*: The result is wrong */ tr("✗ Failed"),
                   result.passed ? Badge::Tone::good : Badge::Tone::bad);
  }
  m_origin->set(originText(result), Badge::Tone::accent);
  m_title->setText(toQString(result.kernel) + QStringLiteral(" · ") +
                   parametersText(result.parameters));
  m_check->setFacts(checkFacts(result));
  m_phases->setFacts(phaseFacts(result));
  m_counterFacts = counterFacts(result);
  m_counters->setFacts(m_counterFacts);
  setAdvice(result);
  setFindings(result.findings);
  m_printed->setPlainText(toQString(values::plainText(result.printed.value_or(""))));
  m_tabs->setTabVisible(m_tabs->indexOf(m_printed), !result.printed.value_or("").empty());
  QStringList notes;
  for (const std::string& note : result.notes) notes += sentenceText(note);
  if (result.backend == values::BackendChoice::cuda && result.hardwareCounters &&
      !result.hardwareCounters->launch) {
    notes += sentenceText(result.hardwareCounters->reason);
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
    auto* item = new QListWidgetItem(sentenceText(finding.sentence), m_findings);
    item->setData(Qt::UserRole, finding.line);
    //: Where a mistake was found. %1 to %3: numbers
    item->setToolTip(tr("Block %1, thread %2, line %3")
                         .arg(finding.block)
                         .arg(finding.thread)
                         .arg(finding.line));
  }
  const int tab = m_tabs->indexOf(m_findings);
  //: A tab: mistakes that the record shows, such as races
  m_tabs->setTabText(
      tab, findings.empty()
               ? tr("Findings")
               : /*: A tab: mistakes that the record shows. %1: how many */ tr("Findings (%1)")
                     .arg(findings.size()));
  if (!findings.empty()) {
    m_tabs->setCurrentIndex(tab);
  } else if (m_tabs->currentIndex() == tab) {
    m_tabs->setCurrentIndex(0);
  }
}

void ResultPanel::setAdvice(const values::RunResult& result) {
  m_advice->clear();
  for (const tune::Advice& advice : tune::adviceOf(result)) {
    auto* item = new QListWidgetItem(advice.text, m_advice);
    item->setData(Qt::UserRole, advice.line);
  }
  m_advice->setVisible(m_advice->count() > 0);
}

}  // namespace lanescope::ui
