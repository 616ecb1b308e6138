// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_pane.h"

#include <QLabel>
#include <QVBoxLayout>
#include <utility>

#include "app/text/list_text.h"
#include "ui/devices/device_words.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {

DevicePane::DevicePane(QWidget* parent)
    : QWidget(parent),
      m_title(makeWords(this, "heading", tr("The all-reduce"))),
      m_view(new DeviceView(this)),
      m_step(makeWords(this, "", tr("What the step does"))),
      m_findings(new ComplaintLabel(tr("What went wrong"), this)),
      m_totals(makeWords(this, "muted", tr("What the messages cost"))) {
  for (QLabel* label : {m_title, m_step, m_totals, static_cast<QLabel*>(m_findings)}) {
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  // Two lines, so that the picture does not jump.
  m_step->setMinimumHeight(2 * m_step->fontMetrics().lineSpacing());
  m_step->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_totals->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->setSpacing(4);
  layout->addWidget(m_title);
  layout->addWidget(m_view, 1);
  layout->addWidget(m_step);
  layout->addWidget(m_findings);
  layout->addWidget(m_totals);
}

void DevicePane::setReplay(std::shared_ptr<const DeviceReplay> replay) {
  m_title->setText(titleOf(*replay));
  m_findings->say(findingSentences(*replay));
  m_totals->setText(paragraph({busiestSentence(*replay), sumsSentence(*replay)}));
  //: Name of a picture for screen readers. %1: "Ring on 8 devices: 14 steps, 112 messages"
  m_view->setAccessibleName(tr("%1; the table has the messages").arg(titleOf(*replay)));
  const int last = replay->steps();
  m_view->setReplay(std::move(replay));
  setStep(last);
}

void DevicePane::setStep(int step) {
  m_view->setStep(step);
  m_step->setText(stepSentence(*m_view->replay(), m_view->step()));
}

}  // namespace lanescope::ui
