// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/chart_job.h"

#include <utility>

#include "app/engine/background.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"

namespace lanescope::ui {

ChartJob::ChartJob(std::function<ChartOrder()> order, QObject* parent, Make make)
    : QObject(parent), m_order(std::move(order)), m_make(std::move(make)) {}

void ChartJob::start() {
  m_isOld = m_isMaking;
  if (std::exchange(m_isMaking, true)) return;
  const ChartOrder order = m_order();
  //: What is being made: "The chart needs more memory than …"
  app::inBackground(
      this, tr("The chart"),
      [make = m_make, order] { return make(order.kind, order.data, order.choice); },
      [this, order](const Chart& chart) {
        emit made(chart, order);
        end();
      },
      [this](const values::Error& error) {
        emit failed(sentenceText(error.what()));
        end();
      });
}

void ChartJob::end() {
  m_isMaking = false;
  if (m_isOld) start();
}

}  // namespace lanescope::ui
