// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/progress_note.h"

#include <QStatusBar>

#include "ui/kernel/run_controller.h"

namespace lanescope::ui {

ProgressNote::ProgressNote(RunController& controller, QStatusBar& bar, QObject* parent)
    : QObject(parent), m_bar(bar) {
  connect(&controller, &RunController::activityChanged, this, &ProgressNote::follow);
  connect(&controller, &RunController::progressed, this, &ProgressNote::tell);
  connect(&controller, &RunController::cancelled, this, [this] {
    //: A run was cancelled
    show(tr("Cancelled."));
  });
}

void ProgressNote::follow(Activity activity) {
  m_activity = activity;
  m_left = {};
  // What others have said since stays.
  if (m_bar.currentMessage() == m_shown) m_bar.clearMessage();
}

void ProgressNote::tell(double fraction, const QString& what) {
  if (m_activity == Activity::preparing) show(tr("Preparing the picture…"));
  if (m_activity == Activity::measuring) {
    //: Before the progress of a benchmark
    show(app::progressText(what.isEmpty() ? tr("Measuring") : what, fraction,
                           m_left.text(fraction)));
  }
}

void ProgressNote::show(const QString& text) {
  if (text == m_shown && m_bar.currentMessage() == text) return;
  m_shown = text;
  m_bar.showMessage(text);
}

}  // namespace lanescope::ui
