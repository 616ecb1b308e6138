// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/stage_scene.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>
#include <span>
#include <vector>

#include "app/text/number_text.h"
#include "trace/count/step_facts.h"
#include "trace/flow/lineage.h"
#include "trace/flow/running_sum.h"
#include "ui/picture/picture_group.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/model/stage_pane.h"
#include "ui/stage/paint/fitting_text.h"
#include "ui/stage/scene/legend.h"
#include "ui/stage/scene/panes.h"
#include "ui/stage/words/async_words.h"
#include "ui/stage/words/register_words.h"
#include "ui/stage/words/step_sentence.h"
#include "ui/stage/words/word_sentence.h"
#include "ui/stage/words/wrong_sentence.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr int kNameChars = 9;

/// Divides an area among panes, row by row.
void arrange(std::span<StageScene::Pane> panes, const QRectF& area, std::size_t columns) {
  const std::size_t rows = (panes.size() + columns - 1) / columns;
  const double height = area.height() / static_cast<double>(rows);
  for (std::size_t i = 0; i < panes.size(); ++i) {
    const std::size_t row = i / columns;
    const std::size_t inRow = std::min(columns, panes.size() - row * columns);
    const double width = area.width() / static_cast<double>(inRow);
    panes[i].area = {area.left() + static_cast<double>(i % columns) * width,
                     area.top() + static_cast<double>(row) * height, width, height};
  }
}

/// The theme for what is placed and not painted: places depend on the type alone, which all themes
/// share.
const StageTheme& themeOfSizes() {
  static const StageTheme theme = StageTheme::light();
  return theme;
}

double headerHeight(double scale) {
  return 44 * scale;
}
/// Breaks text into lines of at most this width.
QStringList linesOf(const QString& text, const QFont& font, double width) {
  QTextLayout layout(text, font);
  QStringList lines;
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    lines += text.mid(line.textStart(), line.textLength()).trimmed();
  }
  layout.endLayout();
  return lines;
}

/// Paints text on as many lines as it needs, in a smaller type where the area is too low for them.
/// `font` has its size in pixels. Only what has no room in the smallest type is elided.
void paintWrapped(QPainter& painter, const QString& text, QFont font, const QRectF& area) {
  constexpr int kSmallest = 11;
  QStringList lines = linesOf(text, font, area.width());
  const auto fits = [&] {
    return QFontMetricsF(font).lineSpacing() * static_cast<double>(lines.size()) <= area.height();
  };
  while (!fits() && font.pixelSize() > kSmallest) {
    font.setPixelSize(font.pixelSize() - 1);
    lines = linesOf(text, font, area.width());
  }
  const QFontMetricsF metrics(font);
  const int most = std::max(1, static_cast<int>(area.height() / metrics.lineSpacing()));
  if (lines.size() > most) {
    const QString rest = lines.mid(most - 1).join(QLatin1Char(' '));
    lines = lines.first(most - 1) << metrics.elidedText(rest, Qt::ElideRight, area.width());
  }
  painter.setFont(font);
  const double height = metrics.lineSpacing() * static_cast<double>(lines.size());
  double y = area.top() + std::max(0.0, (area.height() - height) / 2);
  for (const QString& line : lines) {
    painter.drawText(QRectF(area.left(), y, area.width(), metrics.lineSpacing()),
                     Qt::AlignLeft | Qt::AlignVCenter, line);
    y += metrics.lineSpacing();
  }
}

}  // namespace

StageScene::StageScene(std::shared_ptr<const trace::Record> record, std::uint64_t recordedBlock,
                       const values::ProgressMonitor& monitor)
    : m_model(std::make_unique<const StageModel>(std::move(record), recordedBlock, monitor)) {}
StageScene::~StageScene() = default;

const trace::Record& StageScene::record() const {
  return *m_model->record;
}
const trace::Timeline& StageScene::timeline() const {
  return *m_model->timeline;
}
std::uint64_t StageScene::recordedBlock() const {
  return m_model->timeline->recordedBlock();
}
int StageScene::stepCount() const {
  return m_model->stepCount();
}
double StageScene::scaleOf(const QRectF& bounds, double typeSize) {
  return std::clamp(std::min(bounds.width() / 1600, bounds.height() / 900), 0.62, 3.0) * typeSize;
}
int StageScene::epochCount() const {
  return static_cast<int>(m_model->timeline->epochCount());
}

std::size_t StageScene::nearest(int step) const {
  return static_cast<std::size_t>(std::clamp(step, 0, std::max(0, stepCount() - 1)));
}

int StageScene::epochOf(int step) const {
  if (stepCount() == 0) return 0;
  return static_cast<int>(m_model->timeline->step(nearest(step)).epoch);
}

int StageScene::firstStepOfEpoch(int epoch) const {
  return static_cast<int>(m_model->timeline->firstStepOf(static_cast<std::size_t>(epoch)));
}

int StageScene::lineOf(int step) const {
  if (stepCount() == 0) return 0;
  return m_model->timeline->step(nearest(step)).line;
}

QString StageScene::explain(int step) const {
  if (stepCount() == 0) return tr("The threads of this block read and wrote nothing.");
  const std::size_t which = nearest(step);
  const trace::Event& event = m_model->timeline->event(m_model->timeline->accesses(which).front());
  const trace::StepFacts facts = trace::factsOf(*m_model->timeline, m_model->flow, which);
  if (isAsync(event.kind())) return StepSentence::ofAsync(record(), facts, event.bits);
  double value = 0;
  if (event.kind() == trace::EventKind::outOfBounds) {
    value = static_cast<double>(static_cast<std::int64_t>(event.bits));
  } else if (event.kind() != trace::EventKind::barrier) {
    value = m_model->valueOf(event.array(), event.bits);
  }
  QString sentence = StepSentence::compose(record(), facts, value);
  if (!trace::isWrite(event.kind()) || record().hasWholeFlow()) return sentence;
  return sentence + QLatin1Char(' ') + RegisterWords::whyMissing(record());
}

QString StageScene::explainThread(std::uint32_t thread, int step) const {
  const trace::RunningSum sum = trace::runningSumOf(record(), recordedBlock(), thread);
  const std::size_t done = m_model->timeline->doneAfter(nearest(step) + 1, thread);
  const std::size_t products = sum.productsAfter(done);
  //: %1: number of a thread
  if (sum.values.empty()) return tr("Thread %1 is marked.").arg(thread);
  //: %1: number of a thread
  if (products == 0) return tr("Thread %1 has added nothing yet.").arg(thread);
  const QString value = shownNumber(sum.values[products - 1].sum, 'g', 7);
  //: %1: number of a thread; %2: a number
  if (products == 1) return tr("Thread %1: sum %2 after 1 product.").arg(thread).arg(value);
  //: %1: number of a thread; %2: a number; %3: how many products
  return tr("Thread %1: sum %2 after %3 products.").arg(thread).arg(value).arg(products);
}

QString StageScene::explainWrong(const trace::Taint& taint, int step) const {
  return stepCount() == 0 ? QString() : WrongSentence(*m_model, taint).here(nearest(step));
}

QString StageScene::verdictOf(const trace::Taint& taint) const {
  return WrongSentence(*m_model, taint).verdict();
}

QStringList StageScene::explainWord(const SourceWord& word, int step, Chosen chosen,
                                    bool hidesFuture) const {
  if (stepCount() == 0) return {};
  return WordSentence(*m_model, static_cast<int>(nearest(step)), chosen, hidesFuture).compose(word);
}

QString StageScene::badge() const {
  return QString::fromStdString(record().source);
}

QString StageScene::title() const {
  const auto block = static_cast<qint64>(m_model->timeline->block());
  const auto blocks = static_cast<qint64>(record().grid.total());
  const auto threads = m_model->timeline->threadCount();
  //: %1: id of the kernel; %2: "0" or "1 of 0..3"; %3: "64 threads"
  return tr("%1 · block %2 · %3")
      .arg(QString::fromStdString(record().kernel), indexText(block, blocks),
           //: Ends the title of a picture
           threads == 1
               ? tr("1 thread")
               : /*: Ends the title of a picture. %1: how many */ tr("%1 threads").arg(threads));
}

std::vector<StageScene::Pane> StageScene::panesOf(const QRectF& bounds, StageViews views,
                                                  double typeSize) const {
  // The first view gets this share of the width or height; the others share the rest.
  constexpr double kFirst = 0.56;
  const double scale = scaleOf(bounds, typeSize);
  const double margin = 8 * scale;
  const QRectF area =
      bounds.adjusted(margin, headerHeight(scale), -margin,
                      -Legend(themeOfSizes(), bounds, scale, {}, *m_model).footer().height());
  std::vector<Pane> panes;
  for (const StageViewInfo& info : stageViews()) {
    if (views.testFlag(info.view)) panes.push_back({info.view, area});
  }
  if (panes.size() < 2) return panes;
  // Blocks of one or two warps make long rows: they take the whole width and little height.
  constexpr std::uint32_t kNarrow = 16;
  constexpr std::uint32_t kFlat = 64;
  const std::uint32_t threads = m_model->timeline->threadCount();
  const bool isFlat = threads > kNarrow && threads <= kFlat && area.height() > 420 * scale &&
                      panes.size() <= 3;  // else too little height is left
  const bool isWide = area.width() > 1.15 * area.height() && !isFlat;
  if (!isWide) {
    const double split = area.top() + area.height() * (panes.size() > 3 ? 0.42 : kFirst);
    panes.front().area.setBottom(split);
    // The other views stand below side by side, in two rows where there are more than two.
    const std::size_t others = panes.size() - 1;
    const std::size_t columns = others > 2 ? (others + 1) / 2 : others;
    const QRectF rest(area.left(), split, area.width(), area.bottom() - split);
    arrange(std::span(panes).subspan(1), rest, columns);
    return panes;
  }
  const double split = area.left() + area.width() * kFirst;
  const QRectF left(area.left(), area.top(), split - area.left(), area.height());
  const QRectF right(split, area.top(), area.right() - split, area.height());
  // At the right there is room for two views; of four or more, the last one stands below the first.
  const std::size_t atRight = panes.size() > 3 ? panes.size() - 2 : panes.size() - 1;
  panes.front().area = panes.back().area = left;
  if (panes.size() > 3) {
    const double below = left.top() + left.height() * 0.7;
    panes.front().area.setBottom(below);
    panes.back().area.setTop(below);
  }
  arrange(std::span(panes).subspan(1, atRight), right, 1);
  return panes;
}

void StageScene::paint(QPainter& painter, const QRectF& bounds, const StageLook& look, int step,
                       double progress, const StageTheme& theme, FillCache* fillCache) const {
  const double scale = scaleOf(bounds, look.typeSize);
  step = static_cast<int>(nearest(step));
  painter.save();
  painter.setClipRect(bounds, Qt::IntersectClip);
  painter.fillRect(bounds, theme.background);
  painter.setRenderHint(QPainter::TextAntialiasing);
  const app::PictureGroup group(painter, QString::fromStdString(record().kernel));
  paintHeader(painter, {bounds.left(), bounds.top(), bounds.width(), headerHeight(scale)}, step,
              theme, look);
  paintFooter(painter, bounds, scale, step, theme, look);
  if (stepCount() > 0) {
    for (const Pane& pane : panesOf(bounds, look.views, look.typeSize)) {
      const app::PictureGroup paneGroup(painter, idOf(pane.view));
      painter.save();
      painter.setClipRect(pane.area, Qt::IntersectClip);
      makePane(pane.view, {*m_model, theme, step, progress, pane.area, look.cameraOf(pane.view),
                           scale, look.chosen, look.lineage.get(), look.hidesFuture,
                           look.taint.get(), look.showsRounding, fillCache, look.marks})
          ->paint(painter);
      painter.restore();
    }
  }
  painter.restore();
}

void StageScene::paintHeader(QPainter& painter, const QRectF& area, int step,
                             const StageTheme& theme, const StageLook& look) const {
  const app::PictureGroup group(painter, QStringLiteral("title"));
  const double scale = area.height() / headerHeight(1);
  const double margin = 18 * scale;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);

  const QFont badgeFont = theme.sansFont(15 * scale, QFont::DemiBold);
  const QString badgeText = badge();
  const double badgeWidth = QFontMetricsF(badgeFont).horizontalAdvance(badgeText) + 26 * scale;
  const QRectF pill(area.right() - margin - badgeWidth, area.top() + 10 * scale, badgeWidth,
                    area.height() - 16 * scale);
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.isOld ? theme.border : theme.accent);
  painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  painter.setFont(badgeFont);
  painter.setPen(look.isOld ? theme.text : theme.onAccent);
  painter.drawText(pill, Qt::AlignCenter, badgeText);

  const QFont titleFont = theme.sansFont(19 * scale, QFont::DemiBold);
  const QFont placeFont = theme.sansFont(17 * scale);
  QRectF line(area.left() + margin, area.top() + 4 * scale, pill.left() - area.left() - 2 * margin,
              area.height() - 4 * scale);
  painter.setFont(titleFont);
  painter.setPen(theme.text);
  line.setLeft(line.left() + paintWhole(painter, line, {title()}) + 22 * scale);
  if (stepCount() > 0 && line.width() > 60 * scale) {
    const QStringList place = placesOf(step, look.hidesFuture);
    painter.setFont(placeFont);
    painter.setPen(theme.mutedText);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     fittingText(QFontMetricsF(placeFont), line.width(), place));
  }
  painter.restore();
}

QString StageScene::placeOf(int step, bool hidesFuture) const {
  return placesOf(step, hidesFuture).front();
}

QStringList StageScene::placesOf(int step, bool hidesFuture) const {
  if (hidesFuture) {
    return {//: %1, %2, %3: numbers
            tr("epoch %1 · step %2 · line %3").arg(epochOf(step)).arg(step + 1).arg(lineOf(step)),
            //: %1: number of a step
            tr("step %1").arg(step + 1)};
  }
  //: %1: number of a step; %2: how many there are
  const QString ofAll = tr("step %1 of %2").arg(step + 1).arg(stepCount());
  //: %1: "step 5 of 30"; %2: number of a line of the source
  const QString withLine = tr("%1 · line %2").arg(ofAll).arg(lineOf(step));
  return {
      //: %1: "1 of 0..5"; %2: "step 5 of 30 · line 28"
      tr("epoch %1 · %2").arg(indexText(epochOf(step), epochCount()), withLine), withLine, ofAll};
}

void StageScene::paintFooter(QPainter& painter, const QRectF& bounds, double scale, int step,
                             const StageTheme& theme, const StageLook& look) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const Legend legend(theme, bounds, scale, look, *m_model);
  legend.paint(painter);
  const app::PictureGroup group(painter, QStringLiteral("sentence"));
  painter.setPen(theme.text);
  const QString wrong = look.taint ? explainWrong(*look.taint, step) : QString();
  const QString sentence =
      look.lineage       ? explainLineage(*look.lineage, look.hidesFuture)
      : !wrong.isEmpty() ? wrong
      : look.chosen      ? explain(step) + QLatin1Char(' ') + explainThread(*look.chosen, step)
                         : explain(step);
  paintWrapped(painter, sentence, theme.sansFont(22 * scale, QFont::Medium), legend.sentence());
  painter.restore();
}

std::unique_ptr<const StagePane> StageScene::paneAt(QPointF point, const QRectF& bounds,
                                                    const StageLook& look, int step,
                                                    const StageTheme& theme) const {
  if (stepCount() == 0) return nullptr;
  for (const Pane& pane : panesOf(bounds, look.views, look.typeSize)) {
    if (!pane.area.contains(point)) continue;
    return makePane(pane.view,
                    {*m_model, theme, static_cast<int>(nearest(step)), 1.0, pane.area,
                     look.cameraOf(pane.view), scaleOf(bounds, look.typeSize), look.chosen,
                     look.lineage.get(), look.hidesFuture, look.taint.get(), look.showsRounding});
  }
  return nullptr;
}

Chosen StageScene::threadAt(QPointF point, const QRectF& bounds, const StageLook& look,
                            int step) const {
  const StageTheme& theme = themeOfSizes();
  const auto pane = paneAt(point, bounds, look, step, theme);
  return pane == nullptr ? Chosen() : pane->threadAt(point);
}

std::optional<std::uint64_t> StageScene::blockAt(QPointF point, const QRectF& bounds,
                                                 const StageLook& look, int step) const {
  const StageTheme& theme = themeOfSizes();
  const auto pane = paneAt(point, bounds, look, step, theme);
  return pane == nullptr ? std::nullopt : pane->blockAt(point);
}

std::shared_ptr<const trace::Lineage> StageScene::lineageAt(QPointF point, const QRectF& bounds,
                                                            const StageLook& look, int step) const {
  const StageTheme& theme = themeOfSizes();
  const auto pane = paneAt(point, bounds, look, step, theme);
  const auto node = pane == nullptr ? std::nullopt : pane->valueAt(point);
  if (!node) return nullptr;
  // The pointer mostly rests on the same value.
  if (look.lineage && look.lineage->node() == *node) return look.lineage;
  return std::make_shared<const trace::Lineage>(m_model->flow, *node);
}

QString StageScene::explainLineage(const trace::Lineage& lineage, bool hidesFuture) const {
  const trace::DataNode& node = m_model->flow.nodes()[lineage.node()];
  const QString name =
      node.array == trace::DataNode::kNoArray
          ? tr("A lane's value")
          : QStringLiteral("%1 = %2").arg(m_model->elementName(node.array, node.index),
                                          m_model->textOf(node.array, node.bits, kNameChars));
  if (!record().hasWholeFlow()) {
    //: %1: a value, "cache[3] = 5"; %2: why nothing more is known, a sentence
    return tr("%1. %2").arg(name, RegisterWords::whyMissing(record()));
  }
  //: %1: a value, "cache[3] = 5"
  const QString origin =
      node.isInput ? tr("%1 is an input").arg(name)
      : /*: %1: a value, "cache[3] = 5" */ lineage.inputs() == 1
          ? tr("%1 is made of 1 input").arg(name)
      : lineage.inputs() == 0
          //: %1: a value, "cache[3] = 5"
          ? tr("%1 is made of no input").arg(name)
          : /*: %1: a value, "cache[3] = 5"; %2: how many */ tr("%1 is made of %2 inputs")
                .arg(name)
                .arg(lineage.inputs());
  //: Ends a sentence. %1: "cache[3] = 5 is an input"
  if (hidesFuture) return tr("%1.").arg(origin);
  const QString use = lineage.descendants() == 0 ? tr("nothing in this block is made of it")
                      : lineage.descendants() == 1
                          ? tr("1 value of this block is made of it")
                          : /*: Behind "cache[3] = 5 is an input; ". %1: how many */ tr(
                                "%1 values of this block are made of it")
                                .arg(lineage.descendants());
  //: %1: "cache[3] = 5 is an input"; %2: "1 value of this block is made of it"
  return tr("%1; %2.").arg(origin, use);
}

QString StageScene::describeAt(QPointF point, const QRectF& bounds, const StageLook& look,
                               int step) const {
  const StageTheme& theme = themeOfSizes();
  const auto pane = paneAt(point, bounds, look, step, theme);
  if (pane != nullptr) return pane->describeAt(point);
  return Legend(theme, bounds, scaleOf(bounds, look.typeSize), look, *m_model).describeAt(point);
}

std::optional<Term> StageScene::termAt(QPointF point, const QRectF& bounds,
                                       const StageLook& look) const {
  return Legend(themeOfSizes(), bounds, scaleOf(bounds, look.typeSize), look, *m_model)
      .termAt(point);
}

}  // namespace lanescope::ui
