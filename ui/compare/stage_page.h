// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "request/result.h"
#include "trace/check/finding.h"
#include "ui/compare/side_by_side.h"
#include "ui/quiz/quiz.h"
#include "ui/stage/model/in_step.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

class QSplitter;
class QStackedWidget;

namespace lanescope::ui {

class CatalogView;
class ComparisonBar;
class ComparisonPanel;
class MessageStrip;
class ParameterPanel;
class QuestionPanel;
class RunController;
class StageBar;
class StagePicture;
class StageWidget;
class Theme;
class TransportBar;
class WrongBand;
struct ComparisonScene;

/// The page in the middle: messages, the choice of view, launch and block, the stage, and the
/// controls of its playback. Beside the stage another run's can stand, which follows it in step.
class StagePage : public QWidget {
  Q_OBJECT

 public:
  /// What the page shows the runs of. All of it must outlive the page.
  struct Sources {
    const CatalogView& catalog;
    ParameterPanel& parameters;
    RunController& controller;
    const Theme& theme;
  };

  StagePage(const Sources& sources, QWidget* parent);
  ~StagePage() override;

  [[nodiscard]] Playback& playback() { return m_playback; }
  /// The questions of the quiz.
  [[nodiscard]] Quiz& quiz() { return m_quiz; }
  [[nodiscard]] StageWidget& stage() { return *m_stage; }
  /// The picture that is shown, as a value that can be exported; null while there is none.
  [[nodiscard]] std::shared_ptr<const StagePicture> picture() const;
  /// The size of that picture in the window.
  [[nodiscard]] QSize pictureSize() const;
  [[nodiscard]] MessageStrip& messages() { return *m_messages; }
  /// Sets the type size of stages and transport, as a multiple of the usual one.
  void setTypeSize(double factor);
  /// The stages, the comparison and the transport. A presentation moves them into another window
  /// and calls `takeStageBack` at its end. Meanwhile a sentence stands here.
  [[nodiscard]] QWidget& stageArea() { return *m_stageArea; }
  void takeStageBack();
  [[nodiscard]] TransportBar& transport() { return *m_transport; }
  /// Puts a strip above everything else of the page.
  void addAbove(QWidget& strip);
  /// Puts a widget of the stage area below the stages and the comparison, above what is there
  /// already. `escape` is what Escape means in it.
  void addBelow(QWidget& panel, std::function<void()> escape);
  /// Lets Escape act in an open panel below the stages, first in the one that has the focus.
  /// Returns false where none is open.
  bool escapePanel();
  /// How many threads take part in the present step; 0 without a scene.
  [[nodiscard]] int threadsAtStep() const;
  /// The bar on which the comparison is chosen.
  [[nodiscard]] ComparisonBar& comparisonBar() { return *m_compared; }

 public slots:
  /// Shows a scene; null where nothing was recorded.
  void setScene(const std::shared_ptr<const lanescope::ui::StageScene>& scene);
  /// Shows another scene beside the first; null for none.
  void setCompared(const std::shared_ptr<const lanescope::ui::ComparisonScene>& compared);
  /// Shades both space-time diagrams by what rounding took from the values.
  void setShowsRounding(bool shows);
  /// Goes to the next step on this line. After the last one comes the first.
  void goToLine(int line);

 signals:
  void showsRoundingChanged(bool shows);
  /// The line of the present step; 0: none.
  void lineChanged(int line);
  /// Another block of the record is wanted, counted from 0 within the recorded ones.
  void blockRequested(quint64 recordedBlock);
  /// Another launch of the run is wanted, counted from 0.
  void launchRequested(quint32 launch);
  /// The user chose another thread to follow on either stage, or none.
  void chosenChanged();

 private:
  void buildLayout();
  void buildStageArea();
  void connectStages();
  void connectControls();
  void connectSources(const Sources& sources);
  /// Puts the button that opens the choice of the comparison onto the bar.
  void addComparison(ParameterPanel& bar);
  /// The scenes that come next are of this run.
  void takeRun(const values::RunResult& run);
  /// Gives the comparison below both stages the height that it needs.
  void splitStageArea();
  void showInStep();
  void follow();
  /// Marks the steps of the findings, and those in which a wrong value arises.
  void markFindings();

  struct Panel {
    QWidget* widget;
    std::function<void()> escape;
  };

  Playback m_playback;
  Quiz m_quiz;
  std::vector<trace::Finding> m_findings;
  MessageStrip* m_messages;
  QStackedWidget* m_places = nullptr;  ///< the stage area, or a sentence in its place
  QWidget* m_stageArea;
  WrongBand* m_wrong;
  std::vector<Panel> m_panels;  ///< from the lowest to the highest
  StageWidget* m_stage;
  Playback m_comparedPlayback;
  StageWidget* m_comparedStage;
  ComparisonPanel* m_comparison;
  SideBySide m_sideBySide;
  QSplitter* m_split = nullptr;
  QWidget* m_sides = nullptr;                     ///< both stages
  std::shared_ptr<const ComparisonScene> m_both;  ///< null: nothing stands beside
  QuestionPanel* m_questions;
  TransportBar* m_transport;
  StageBar* m_bar;
  ComparisonBar* m_compared;
};

}  // namespace lanescope::ui
