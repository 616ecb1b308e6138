// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace lanescope::ui {

class CatalogView;
class LabPage;
class ResultPanel;
class RunController;
class StagePage;
class Stops;

/// Marks in the editor the line of the stage's step, the lines of the findings and the breakpoints,
/// and takes the stage to the lines that the user chooses. A text that was changed since the run
/// has other lines, so that none is marked in it.
class LabMarks : public QObject {
  Q_OBJECT

 public:
  /// All of them must outlive this object.
  struct Pages {
    LabPage& lab;
    const CatalogView& catalog;
    const RunController& controller;
    StagePage& stage;
    Stops& stops;
    const ResultPanel& result;
  };

  LabMarks(const Pages& pages, QObject* parent);

 private:
  /// Whether the lines of the scene are those of the text.
  [[nodiscard]] bool showsTextOfScene() const;
  [[nodiscard]] bool isChosen() const;
  void markLine(int line);
  void markFindings();
  void markBreakpoints();

  Pages m_pages;
};

}  // namespace lanescope::ui
