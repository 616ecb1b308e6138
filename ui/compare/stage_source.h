// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "request/result.h"

namespace lanescope::ui {

class CatalogView;
class ResultPanel;
class RunController;
class SourceView;
class StagePage;

/// Marks in the source the line of the stage's step and the lines of the findings, and takes the
/// stage to the lines that the user chooses.
class StageSource : public QObject {
  Q_OBJECT

 public:
  /// All of them must outlive this object.
  struct Pages {
    const CatalogView& catalog;
    const RunController& controller;
    StagePage& stage;
    SourceView& source;
    const ResultPanel& result;
  };

  StageSource(const Pages& pages, QObject* parent);

 private:
  void markLine(int line);
  void markFindings(const values::RunResult& result);
  /// Whether the scene's lines are those of the source that is shown.
  [[nodiscard]] bool showsSourceOfScene() const;

  Pages m_pages;
};

}  // namespace lanescope::ui
