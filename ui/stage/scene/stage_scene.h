// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "trace/record/record.h"
#include "ui/stage/model/stage_view.h"
#include "ui/stage/words/glossary.h"
#include "values/progress_monitor.h"

class QPainter;

namespace lanescope::trace {
class Timeline;
}

namespace lanescope::ui {

class FillCache;
class StagePane;
struct SourceWord;
struct StageTheme;
struct StageModel;

/// The stage of one recorded block: an immutable value, computed from the record alone, that paints
/// any step on any device. The widget and the command line's renderer use the same class. Member
/// functions clip a step out of range to the nearest one.
class StageScene {
  Q_DECLARE_TR_FUNCTIONS(StageScene)

 public:
  /// `recordedBlock` counts from 0 within the recorded blocks. Throws std::out_of_range when there
  /// is no such block, and values::Error (cancelled) when `monitor` cancels.
  StageScene(std::shared_ptr<const trace::Record> record, std::uint64_t recordedBlock,
             const values::ProgressMonitor& monitor = {});
  ~StageScene();
  StageScene(const StageScene&) = delete;
  StageScene& operator=(const StageScene&) = delete;

  [[nodiscard]] const StageModel& model() const { return *m_model; }
  [[nodiscard]] const trace::Record& record() const;
  [[nodiscard]] const trace::Timeline& timeline() const;
  [[nodiscard]] std::uint64_t recordedBlock() const;

  /// 0 for a block without recorded events.
  [[nodiscard]] int stepCount() const;
  [[nodiscard]] int epochCount() const;
  [[nodiscard]] int epochOf(int step) const;
  [[nodiscard]] int firstStepOfEpoch(int epoch) const;
  /// The source line of the step, from 1.
  [[nodiscard]] int lineOf(int step) const;
  /// One sentence for a student on what happens in the step.
  [[nodiscard]] QString explain(int step) const;
  /// One sentence on what goes wrong in the step; empty where nothing does. `taint` must belong to
  /// this block.
  [[nodiscard]] QString explainWrong(const trace::Taint& taint, int step) const;
  /// A sentence on the block's final result (rich text).
  [[nodiscard]] QString verdictOf(const trace::Taint& taint) const;
  /// The origin of the record: "Emulator", "GPU: NVIDIA H200".
  [[nodiscard]] QString badge() const;
  /// "dot_shared · block 1 of 0..4 · 256 threads".
  [[nodiscard]] QString title() const;
  /// "epoch 2 of 0..9 · step 14 of 60 · line 31", without the totals where the future is hidden.
  [[nodiscard]] QString placeOf(int step, bool hidesFuture) const;

  /// Factor of fonts and fixed distances in a picture with these bounds: 1 for 1600 × 900 at type
  /// size 1.
  [[nodiscard]] static double scaleOf(const QRectF& bounds, double typeSize = 1.0);

  /// Paints the step with title, badge, legend and explanation into `bounds`, and nothing outside.
  /// `progress`: see PaneFrame. The painter's state is restored. `fillCache` holds fills of the
  /// frame before, for the same scene and theme; the pixels are the same without it.
  void paint(QPainter& painter, const QRectF& bounds, const StageLook& look, int step,
             double progress, const StageTheme& theme, FillCache* fillCache = nullptr) const;

  /// The thread at a point of a picture painted with the same arguments: see StagePane::threadAt.
  [[nodiscard]] Chosen threadAt(QPointF point, const QRectF& bounds, const StageLook& look,
                                int step) const;
  /// The recorded block at a point of such a picture: see StagePane::blockAt.
  [[nodiscard]] std::optional<std::uint64_t> blockAt(QPointF point, const QRectF& bounds,
                                                     const StageLook& look, int step) const;
  /// The lineage of the value at a point of such a picture; null where there is none.
  [[nodiscard]] std::shared_ptr<const trace::Lineage> lineageAt(QPointF point, const QRectF& bounds,
                                                                const StageLook& look,
                                                                int step) const;
  /// A sentence on where a value comes from and where it goes.
  [[nodiscard]] QString explainLineage(const trace::Lineage& lineage,
                                       bool hidesFuture = false) const;
  /// A sentence on a thread: its number and its running sum.
  [[nodiscard]] QString explainThread(std::uint32_t thread, int step) const;

  /// Explains a word of the kernel's source at a step: a heading and sentences below it; see
  /// WordSentence. Empty where the record tells nothing.
  [[nodiscard]] QStringList explainWord(const SourceWord& word, int step, Chosen chosen,
                                        bool hidesFuture) const;

  /// A view and the area where `paint` with the same bounds paints it.
  struct Pane {
    StageView view = StageView::memory;
    QRectF area;
  };
  /// The panes in the order of `stageViews()`. `typeSize`: see StageLook.
  [[nodiscard]] std::vector<Pane> panesOf(const QRectF& bounds, StageViews views,
                                          double typeSize = 1.0) const;

  /// A sentence on what is under `point` in a picture painted with the same arguments: element,
  /// thread, index and value, or the meaning of a word in the legend. Empty where there is nothing.
  [[nodiscard]] QString describeAt(QPointF point, const QRectF& bounds, const StageLook& look,
                                   int step) const;
  /// The term of the glossary whose word is under `point`, in the legend.
  [[nodiscard]] std::optional<Term> termAt(QPointF point, const QRectF& bounds,
                                           const StageLook& look) const;

 private:
  /// `placeOf` and briefer texts, the longest first: see fittingText.
  [[nodiscard]] QStringList placesOf(int step, bool hidesFuture) const;
  [[nodiscard]] std::size_t nearest(int step) const;
  /// The view under a point, laid out as at the end of the step; null where there is none.
  [[nodiscard]] std::unique_ptr<const StagePane> paneAt(QPointF point, const QRectF& bounds,
                                                        const StageLook& look, int step,
                                                        const StageTheme& theme) const;
  void paintHeader(QPainter& painter, const QRectF& area, int step, const StageTheme& theme,
                   const StageLook& look) const;
  void paintFooter(QPainter& painter, const QRectF& bounds, double scale, int step,
                   const StageTheme& theme, const StageLook& look) const;

  std::unique_ptr<const StageModel> m_model;
};

}  // namespace lanescope::ui
