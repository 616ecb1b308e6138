// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/point_on_stage.h"

#include <utility>

#include "app/text/text.h"
#include "ui/measure/small_run.h"

namespace lanescope::ui {

PointOnStage::PointOnStage(const PageContext& context, QObject* parent)
    : QObject(parent), m_pages(context) {
  const RunController* controller = &context.controller;
  connect(controller, &RunController::runFinished, this,
          [this](const std::shared_ptr<const values::RunResult>& result) { explain(*result); });
  connect(controller, &RunController::failed, this, [this] { m_kernel.clear(); });
  connect(controller, &RunController::cancelled, this, [this] { m_kernel.clear(); });
}

void PointOnStage::open(const QString& kernel, const values::Parameters& parameters,
                        const QString& words) {
  const catalog::KernelRow& row = catalog::find(kernel.toStdString());
  const values::Parameters small = smallRunOf(row, parameters);
  m_pages.catalog.choose(kernel);
  for (const catalog::ParameterSpec& spec : row.parameters) {
    m_pages.parameters.setText(spec.name, toQString(catalog::textOf(small, spec.name)));
  }
  m_kernel = kernel;
  m_words = words;
  m_pages.parameters.run();
}

void PointOnStage::explain(const values::RunResult& result) {
  if (std::exchange(m_kernel, {}) != toQString(result.kernel)) return;
  const QString counters = counterSentence(result);
  // Where there is no record, the window says why.
  if (counters.isEmpty()) return;
  m_pages.messages.say(m_words + QLatin1Char(' ') + counters, MessageStrip::Tone::note);
}

}  // namespace lanescope::ui
