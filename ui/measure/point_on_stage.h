// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "request/result.h"
#include "ui/kernel/page_context.h"

namespace lanescope::ui {

/// Brings a point of a chart onto the stage: the same kernel and parameters at a small n are run,
/// and a sentence above the stage tells the counters that explain the point.
class PointOnStage : public QObject {
  Q_OBJECT

 public:
  PointOnStage(const PageContext& context, QObject* parent);

  /// Runs this kernel. `words`: a sentence on the point.
  void open(const catalog::KernelRow& row, const values::Parameters& parameters,
            const QString& words);

 private:
  void explain(const values::RunResult& result);

  PageContext m_pages;
  QString m_kernel;  ///< whose run is waited for; empty: none
  QString m_words;
};

}  // namespace lanescope::ui
