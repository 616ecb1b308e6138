// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_page.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <vector>

#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "app/tune/winners.h"
#include "ui/kernel/page_context.h"
#include "ui/tune/live_panel.h"
#include "ui/tune/sweep_panel.h"
#include "ui/widgets/message_strip.h"
#include "ui/widgets/tab_order.h"
#include "values/error.h"

namespace lanescope::ui {

TunePage::TunePage(app::EngineThread& engine, const std::function<values::Target()>& target,
                   QWidget* parent)
    : QWidget(parent),
      m_messages(new MessageStrip(this)),
      m_live(new LivePanel(engine, target, this)),
      m_sweep(new SweepPanel(engine, {target, [this] { return m_live->parameters(); }}, this)) {
  setProperty("manualPage", "tuning.md");
  m_messages->hide();
  buildLayout();
  const auto say = [this](const QString& sentence) {
    m_messages->say(sentence, MessageStrip::Tone::trouble);
  };
  connect(m_sweep, &SweepPanel::failed, this, say);
  connect(m_sweep, &SweepPanel::controlsChanged, this, &TunePage::orderTabs);
  connect(&m_sweep->sweep(), &tune::Sweep::started, m_messages, &MessageStrip::retire);
  connect(m_live, &LivePanel::edited, m_sweep,
          [this] { m_sweep->setComplaint(m_live->complaint()); });
  connect(m_sweep, &SweepPanel::storeRequested, this, &TunePage::store);
  connect(m_sweep, &SweepPanel::useRequested, this, [this](const values::Parameters& parameters) {
    m_live->setParameters(parameters);
    emit useRequested(parameters);
  });
}

TunePage::TunePage(app::EngineThread& engine, const PageContext& context, QWidget* parent)
    : TunePage(
          engine, [form = &context.parameters] { return form->target(); }, parent) {
  context.theme.tellColors(this);
  context.catalog.tellKernel(this);
  ParameterPanel* form = &context.parameters;
  connect(this, &TunePage::useRequested, form, &ParameterPanel::setLaunch);
  connect(this, &TunePage::stored, form, &ParameterPanel::validate);
  connect(form, &ParameterPanel::edited, m_live, [this](const QString& parameter) {
    if (parameter.isEmpty()) m_live->rerun();  // another target
  });
}

void TunePage::buildLayout() {
  auto* line = new QFrame(this);
  line->setFrameShape(QFrame::HLine);
  line->setProperty("look", "rule");
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 6, 10, 8);
  column->setSpacing(6);
  column->addWidget(m_live);
  column->addWidget(line);
  column->addWidget(m_sweep, 1);
  // On a low screen the page is scrolled.
  auto* scroll = new QScrollArea(this);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(content);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_messages);
  layout->addWidget(scroll, 1);
}

void TunePage::store(const tune::SweepResults& results, quint64 cell) {
  try {
    const tune::Winner winner = tune::winnerOf(results, cell);
    tune::Winners().store(winner);
    //: %1: name of the device; %2: a launch; %3: id of the kernel; %4, %5: sizes
    m_messages->say(
        tr("Stored: on %1 a block of auto is now %2, for %3 with n from %4 to %5.")
            .arg(toQString(winner.device), toQString(winner.text()), toQString(winner.kernel))
            .arg(winner.from)
            .arg(winner.to),
        MessageStrip::Tone::note);
    emit stored();
  } catch (const values::Error& error) {
    m_messages->say(sentenceText(error.what()), MessageStrip::Tone::trouble);
  }
}

void TunePage::setKernel(const catalog::KernelRow& row) {
  m_messages->retire();  // it is about the kernel before
  m_live->setKernel(row);
  m_sweep->setKernel(row);
  orderTabs();
}

void TunePage::orderTabs() {
  // What was just made is last in the window's order. The messages were made with the page.
  std::vector<QWidget*> controls{m_messages};
  for (QWidget* control : m_live->controls()) controls.push_back(control);
  for (QWidget* control : m_sweep->controls()) controls.push_back(control);
  setTabOrderOf(controls);
}

void TunePage::setTheme(const StageTheme& theme) {
  m_messages->setTheme(theme);
  m_sweep->setTheme(theme);
}

}  // namespace lanescope::ui
