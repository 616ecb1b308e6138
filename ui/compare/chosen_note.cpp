// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/chosen_note.h"

#include <QEvent>
#include <QStringList>
#include <algorithm>

#include "app/text/list_text.h"
#include "app/text/text.h"
#include "request/parameter_table.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/stage/player/stage_widget.h"

namespace lanescope::ui {
namespace {

constexpr int kBelowTheTitle = 36;
constexpr int kToTheEdges = 12;

/// "n = 64" or "Seed 7"
QString textOf(const values::ParameterInfo& info, const values::Parameters& parameters) {
  const QString value = QString::fromStdString(info.text(parameters));
  //: A parameter. %1: its title, "Thread order"; %2: its value, "random"
  if (info.summary.empty()) return ChosenNote::tr("%1 %2").arg(catalogText(info.title), value);
  return catalogText(info.summary).arg(value);
}

}  // namespace

ChosenNote::ChosenNote(StageWidget& stage, const ParameterPanel& parameters,
                       const RunController& controller)
    : QLabel(&stage), m_stage(stage), m_parameters(parameters), m_controller(controller) {
  setProperty("look", "note");
  setAccessibleName(tr("What is chosen and not shown"));
  setWordWrap(true);
  setAlignment(Qt::AlignCenter);
  setTextFormat(Qt::PlainText);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
  stage.installEventFilter(this);
  connect(&parameters, &ParameterPanel::readinessChanged, this, &ChosenNote::follow);
  connect(&controller, &RunController::sceneReady, this, &ChosenNote::follow);
  connect(&controller, &RunController::activityChanged, this, &ChosenNote::follow);
}

void ChosenNote::follow() {
  const QString text = sentence();
  m_stage.setOld(!text.isEmpty());
  setText(text);
  place();
  setVisible(!text.isEmpty() && !m_controller.isBusy());
}

QString ChosenNote::sentence() const {
  const RunController::Shown& shown = m_controller.shown();
  if (shown.result == nullptr || m_stage.scene() == nullptr) return {};
  if (m_parameters.kernel().empty() || !m_parameters.formComplaint().isEmpty()) return {};
  const values::Parameters& before = shown.request.parameters;
  const values::Parameters& now = m_parameters.parameters();
  const QString kernel = toQString(shown.request.kernel);
  if (shown.request.kernel != m_parameters.kernel()) {
    //: %1: the kernel that is shown; %2: its size; %3: the kernel that is chosen
    return tr("%1, n = %2. Press Run to show %3.")
        .arg(kernel, QString::number(before.n), toQString(m_parameters.kernel()));
  }
  QStringList old;
  QStringList chosen;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (info.text(before) == info.text(now)) continue;
    old += textOf(info, before);
    chosen += textOf(info, now);
  }
  if (old.isEmpty()) return {};
  //: %1: the kernel; %2: parameters that are shown, "n = 64, block 32"; %3: those that are chosen
  return tr("%1, %2. Press Run to show %3.").arg(kernel, commaList(old), commaList(chosen));
}

void ChosenNote::place() {
  const int room = m_stage.width() - 2 * kToTheEdges;
  ensurePolished();
  const int padding = 2 * margin() + contentsMargins().left() + contentsMargins().right() + 26;
  const int width = std::min(fontMetrics().horizontalAdvance(text()) + padding, room);
  setGeometry((m_stage.width() - width) / 2, kBelowTheTitle, width, heightForWidth(width));
}

bool ChosenNote::eventFilter(QObject* stage, QEvent* event) {
  if (event->type() == QEvent::Resize) place();
  return QLabel::eventFilter(stage, event);
}

}  // namespace lanescope::ui
