// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_page.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/message_strip.h"
#include "ui/tune/live_panel.h"
#include "ui/tune/sweep_panel.h"

namespace lanescope::ui {

TunePage::TunePage(app::EngineThread& engine, const std::function<values::Target()>& target,
                   QWidget* parent)
    : QWidget(parent),
      m_messages(new MessageStrip(this)),
      m_live(new LivePanel(engine, target, this)),
      m_sweep(new SweepPanel(engine, {target, [this] { return m_live->parameters(); }}, this)) {
  m_messages->hide();
  buildLayout();
  const auto say = [this](const QString& sentence) {
    m_messages->say(sentence, MessageStrip::Tone::trouble);
  };
  connect(m_sweep, &SweepPanel::failed, this, say);
  connect(m_sweep, &SweepPanel::useRequested, this, [this](const values::Parameters& parameters) {
    m_live->setParameters(parameters);
    emit useRequested(parameters);
  });
}

void TunePage::buildLayout() {
  auto* line = new QFrame(this);
  line->setFrameShape(QFrame::HLine);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 6, 10, 8);
  layout->setSpacing(6);
  layout->addWidget(m_messages);
  layout->addWidget(m_live);
  layout->addWidget(line);
  layout->addWidget(m_sweep, 1);
}

void TunePage::setKernel(const catalog::KernelRow& row) {
  m_live->setKernel(row);
  m_sweep->setKernel(row);
}

void TunePage::setTheme(const StageTheme& theme) {
  m_messages->setTheme(theme);
  m_sweep->setTheme(theme);
}

}  // namespace lanescope::ui
