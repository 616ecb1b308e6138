// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/memory/memory_painter.h"

#include <QPainter>
#include <algorithm>

#include "trace/flow/lineage.h"
#include "ui/picture/picture_group.h"
#include "ui/stage/memory/access_links.h"
#include "ui/stage/memory/fill_cache.h"
#include "ui/stage/memory/memory_layout.h"
#include "ui/stage/memory/panel_heading.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/paint/cell_painter.h"
#include "ui/stage/paint/panel.h"
#include "ui/stage/paint/step_role.h"
#include "ui/stage/paint/value_shades.h"
#include "ui/stage/paint/wrong_mark.h"
#include "ui/theme/stage_theme.h"
#include "values/host_array.h"

namespace lanescope::ui {
namespace {

using trace::ElementState;
using trace::EventKind;

bool hasTwoRows(const CellPanel& panel) {
  return panel.rows() > 1;
}

}  // namespace

MemoryPainter::MemoryPainter(const PaneFrame& frame) : m_frame(frame) {
  const StageModel& model = frame.model;
  m_pages.reserve(model.arrays.size());
  for (int i = 0; i < static_cast<int>(model.arrays.size()); ++i) {
    m_pages.push_back(model.pageOf(i, frame.step));
  }
  // A stored value appears in its element once it has arrived there.
  const EventKind kind = model.timeline->step(static_cast<std::size_t>(frame.step)).kind;
  const bool isPending =
      kind != EventKind::load && kind != EventKind::barrier && frame.progress < 1;
  m_stepsDone = static_cast<std::size_t>(frame.step) + (isPending ? 0 : 1);
}

const ArrayPage& MemoryPainter::pageOf(const CellPanel& panel) const {
  return m_pages[static_cast<std::size_t>(panel.shown)];
}

QString MemoryPainter::nameOf(const CellPanel& panel) const {
  if (panel.isThreads()) return QStringLiteral("threads");
  const unsigned array = m_frame.model.arrays[static_cast<std::size_t>(panel.shown)].array;
  return QString::fromStdString(m_frame.model.record->arrays[array].name);
}

void MemoryPainter::paintFrames(QPainter& painter, const MemoryLayout& layout) const {
  const app::PictureGroup group(painter, QStringLiteral("frames"));
  for (const CellPanel& panel : layout.panels) {
    paintPanel(painter, m_frame.theme, panel.frame, m_frame.scale);
  }
}

void MemoryPainter::paint(QPainter& painter, const MemoryLayout& layout) const {
  const trace::Step& step = m_frame.model.timeline->step(static_cast<std::size_t>(m_frame.step));
  const CellPanel* active = nullptr;
  if (step.kind == EventKind::load || step.kind == EventKind::store) {
    active = layout.panelOf(step.array, m_frame.model);
  }
  const ArrayPage page = active != nullptr ? pageOf(*active) : ArrayPage{};
  const AccessLinks links(m_frame.model, layout, page, m_frame.step, m_frame.taint);
  // Lines pass behind panels that stand side by side; in a stack they pass in front of the panels
  // and behind the cells. A product would have thousands of lines and has none: the colours of its
  // cells suffice.
  const bool hasLines = active != nullptr && !layout.isProduct();
  if (hasLines && !layout.isStacked()) links.paintLines(painter, m_frame.theme, m_frame.scale);
  paintFrames(painter, layout);
  if (hasLines && layout.isStacked()) links.paintLines(painter, m_frame.theme, m_frame.scale);

  for (const CellPanel& panel : layout.panels) {
    if (!panel.frame.intersects(m_frame.area)) continue;
    const app::PictureGroup group(painter, nameOf(panel));
    const ArrayPage none;
    const PanelHeading heading(m_frame.model, panel, panel.isThreads() ? none : pageOf(panel),
                               m_frame.step);
    heading.paint(painter, m_frame.theme, m_frame.scale, layout);
    if (hasTwoRows(panel) || !layout.isStacked()) {
      heading.paintRowLabels(painter, m_frame.theme, m_frame.scale);
    }
    // Between the rows of a matrix, lines would shrink to dots.
    if (hasTwoRows(panel)) painter.fillRect(panel.cells(), m_frame.theme.panel);
    if (panel.isThreads()) {
      paintThreads(painter, panel);
    } else {
      paintArray(painter, panel);
    }
  }
  paintMarks(painter, layout);
  if (step.kind == EventKind::barrier) paintBarrier(painter, layout);
  if (hasLines) links.paintHeads(painter, m_frame.theme, m_frame.scale);
  if (active != nullptr) {
    links.paintValues(painter, m_frame.theme, m_frame.progress, active->cellWidth,
                      active->cellHeight, m_frame.scale);
  }
}

std::vector<MemoryPainter::Accessors> MemoryPainter::accessorsOf(unsigned array,
                                                                 const ArrayPage& page) const {
  const trace::Timeline& timeline = *m_frame.model.timeline;
  const auto now = static_cast<std::size_t>(m_frame.step);
  std::vector<Accessors> accessors(static_cast<std::size_t>(page.count()));
  if (timeline.step(now).kind == EventKind::barrier || timeline.step(now).array != array) {
    return accessors;
  }
  for (const trace::Access& access : timeline.accesses(now)) {
    if (const auto position = page.positionOf(timeline.event(access).index())) {
      Accessors& who = accessors[static_cast<std::size_t>(*position)];
      if (who.count++ == 0 || access.thread == m_frame.chosen) who.thread = access.thread;
    }
  }
  return accessors;
}

void MemoryPainter::showAccess(const Accessors& accessors, bool isMatrix, const CellPainter& cells,
                               CellLook& look) const {
  const EventKind kind = m_frame.model.timeline->step(static_cast<std::size_t>(m_frame.step)).kind;
  const RoleColors& role = kind == EventKind::load ? m_frame.theme.read : m_frame.theme.write;
  const bool arrives = kind == EventKind::load || m_frame.progress >= 1;
  look.fill = arrives ? role.fill : mix(look.fill, role.fill, m_frame.theme.tint);
  look.border = role.ink;
  look.text = arrives ? role.onFill : m_frame.theme.onCell;
  look.isStrong = true;
  if (accessors.thread == m_frame.chosen) {
    look.fill = m_frame.theme.text;
    look.text = m_frame.theme.panel;
  }
  // The matrices of a product have no lines, so each accessed cell names its thread.
  if (!isMatrix || !cells.showsLabels()) return;
  QString& place = cells.showsCorners() ? look.corner : look.label;
  //: t: thread; in a cell, so as short as possible. %1: its number
  if (accessors.count == 1 && arrives) place = tr("t%1").arg(accessors.thread);
  //: In a cell: so many threads access the element. %1: a number
  if (accessors.count > 1 && cells.showsCorners()) place = tr("%1 threads").arg(accessors.count);
}

void MemoryPainter::paintArray(QPainter& painter, const CellPanel& panel) const {
  const unsigned array = m_frame.model.arrays[static_cast<std::size_t>(panel.shown)].array;
  const ArrayPage& page = pageOf(panel);
  const bool isMatrix = m_frame.model.arrays[static_cast<std::size_t>(panel.shown)].isMatrix();
  const ValueShades shades(m_frame.theme, m_frame.model.history.magnitudes(array));
  const std::vector<Accessors> accessors = accessorsOf(array, page);
  const std::vector<bool> isOfChosen = ofChosen(array, page);
  const QColor untouched = m_frame.theme.onCellUntouched();

  CellPainter cells(painter, m_frame.theme, panel.cellWidth, panel.cellHeight, m_frame.scale,
                    m_frame.area, {panel.origin, panel.columns, panel.rows()});
  const auto fillOf = [&](const ElementState& state) {
    return state.origin == ElementState::Origin::unknown
               ? m_frame.theme.cellUnknown
               : shades.of(m_frame.model.valueOf(array, state.bits));
  };
  const int shown = std::min(page.count(), panel.count);
  const bool keeps = m_frame.fillCache != nullptr && cells.isRaster() &&
                     m_frame.lineage == nullptr && m_frame.taint == nullptr;
  if (keeps) {
    const auto fills =
        m_frame.fillCache->of(m_frame.model, array, page, m_stepsDone, [&](std::int64_t index) {
          return fillOf(m_frame.model.history.at(array, index, m_stepsDone)).rgb();
        });
    cells.fillRaster(fills.first(static_cast<std::size_t>(shown)));
  }
  for (int position = 0; position < shown; ++position) {
    const auto which = static_cast<std::size_t>(position);
    if (keeps && accessors[which].count == 0 && !isOfChosen[which]) continue;
    const QRectF cell = panel.cell(position);
    if (!cells.sees(cell)) continue;
    const std::int64_t index = page.indices[which];
    const ElementState state = m_frame.model.history.at(array, index, m_stepsDone);
    CellLook look;
    look.fill = fillOf(state);
    look.text = m_frame.theme.mutedText;
    look.border = m_frame.theme.border;
    if (state.origin != ElementState::Origin::unknown) {
      look.label = cells.showsLabels() ? m_frame.model.textOf(array, state.bits, cells.maxChars())
                                       : QString();
      look.text = state.touched ? m_frame.theme.onCell : untouched;
    }
    if (isOfChosen[which]) {
      look.fill = mix(look.fill, m_frame.theme.text, m_frame.theme.tint / 2);
      look.text = m_frame.theme.onCell;
      look.border = m_frame.theme.text;
    }
    if (cells.showsCorners()) look.corner = QString::number(index);
    if (accessors[which].count > 0) showAccess(accessors[which], isMatrix, cells, look);
    if (m_frame.taint != nullptr) redden(array, index, look);
    if (m_frame.lineage != nullptr) light(array, index, look);
    cells.paint(cell, look);
  }
}

void MemoryPainter::paintMarks(QPainter& painter, const MemoryLayout& layout) const {
  constexpr double kPen = 3.0;
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_frame.theme.accent, kPen * m_frame.scale));
  for (const CellPanel& panel : layout.panels) {
    if (panel.isThreads()) continue;
    const unsigned array = m_frame.model.arrays[static_cast<std::size_t>(panel.shown)].array;
    const QString name = QString::fromStdString(m_frame.model.record->arrays[array].name);
    for (const ElementMark& mark : m_frame.marks) {
      if (mark.array != name) continue;
      const auto position = pageOf(panel).positionOf(mark.index);
      if (!position || *position >= panel.count) continue;
      const double out = kPen * m_frame.scale;
      painter.drawRoundedRect(
          panel.cell(static_cast<int>(*position)).adjusted(-out, -out, out, out), 2 * out, 2 * out);
    }
  }
  painter.restore();
}

void MemoryPainter::light(unsigned array, std::int64_t index, CellLook& look) const {
  const auto node = m_frame.model.nodeAt(array, index, m_stepsDone);
  lightLineage(m_frame.theme, node ? m_frame.lineage->partOf(*node) : trace::Lineage::Part::none,
               look);
  if (node && m_frame.lineage->partOf(*node) == trace::Lineage::Part::ancestor) {
    look.corner = QStringLiteral("↑") + look.corner;
  }
  if (node && m_frame.lineage->partOf(*node) == trace::Lineage::Part::descendant) {
    look.corner = QStringLiteral("↓") + look.corner;
  }
}

void MemoryPainter::redden(unsigned array, std::int64_t index, CellLook& look) const {
  if (m_frame.taint->missingAt(array, index, m_stepsDone) != nullptr) {
    colorWrong(m_frame.theme, trace::Taint::Mark::tainted, look);
    look.label = QStringLiteral("—");
    return;
  }
  const ElementState state = m_frame.model.history.at(array, index, m_stepsDone);
  if (!state.touched) return;
  colorWrong(m_frame.theme, m_frame.taint->markOfVersion(state.step, state.thread, m_stepsDone),
             look);
}

void MemoryPainter::redden(std::uint32_t thread, CellLook& look) const {
  const std::size_t done =
      m_frame.model.timeline->doneAfter(static_cast<std::size_t>(m_frame.step) + 1, thread);
  if (done == 0) return;
  const trace::Access latest{thread, static_cast<std::uint32_t>(done - 1)};
  const bool isNow =
      m_frame.model.timeline->stepOf(latest) == static_cast<std::size_t>(m_frame.step);
  trace::Taint::Mark mark = m_frame.taint->markOfThread(latest);
  // A thread that has stored its wrong value no longer holds it; the error arose before.
  const bool isStore = trace::isWrite(m_frame.model.timeline->event(latest).kind());
  if (!isNow && mark == trace::Taint::Mark::origin) mark = trace::Taint::Mark::tainted;
  if (!isNow && isStore) mark = trace::Taint::Mark::none;
  colorWrong(m_frame.theme, mark, look);
}

std::vector<bool> MemoryPainter::ofChosen(unsigned array, const ArrayPage& page) const {
  std::vector<bool> touched(static_cast<std::size_t>(page.count()), false);
  if (!m_frame.chosen) return touched;
  const trace::Timeline& timeline = *m_frame.model.timeline;
  const std::uint32_t epoch = timeline.step(static_cast<std::size_t>(m_frame.step)).epoch;
  const std::size_t end =
      m_frame.hidesFuture
          ? timeline.doneAfter(static_cast<std::size_t>(m_frame.step) + 1, *m_frame.chosen)
          : timeline.eventCount(*m_frame.chosen);
  std::uint32_t passed = 0;
  for (std::uint32_t i = 0; i < end && passed <= epoch; ++i) {
    const trace::Event& event = timeline.event({*m_frame.chosen, i});
    if (event.kind() == EventKind::barrier) ++passed;
    if (passed != epoch || (event.kind() != EventKind::load && event.kind() != EventKind::store))
      continue;
    if (event.array() != array) continue;
    if (const auto position = page.positionOf(event.index())) {
      touched[static_cast<std::size_t>(*position)] = true;
    }
  }
  return touched;
}

/// The text of the last two values that a thread has loaded and not yet stored.
QString MemoryPainter::held(std::uint32_t thread, int maxChars) const {
  // A value still on its way has not arrived.
  const std::size_t stepsDone =
      static_cast<std::size_t>(m_frame.step) + (m_frame.progress < 1 ? 0 : 1);
  const std::size_t done = m_frame.model.timeline->doneAfter(stepsDone, thread);
  QString text;
  for (std::size_t i = done, found = 0; i > 0 && found < 2; --i) {
    const trace::Event& event =
        m_frame.model.timeline->event({thread, static_cast<std::uint32_t>(i - 1)});
    if (event.kind() == EventKind::barrier) continue;
    if (event.kind() != EventKind::load) break;
    const QString value = m_frame.model.textOf(event.array(), event.bits, maxChars);
    const QString longer = text.isEmpty() ? value : value + QStringLiteral(" ") + text;
    if (longer.size() > maxChars && found > 0) break;
    text = longer;
    ++found;
  }
  return text;
}

void MemoryPainter::paintThreads(QPainter& painter, const CellPanel& panel) const {
  const trace::Timeline& timeline = *m_frame.model.timeline;
  const trace::Step& step = timeline.step(static_cast<std::size_t>(m_frame.step));
  std::vector<bool> inStep(timeline.threadCount(), false);
  for (const trace::Access& access : timeline.accesses(static_cast<std::size_t>(m_frame.step))) {
    inStep[access.thread] = true;
  }
  const RoleColors& role = roleOf(step.kind, m_frame.theme);
  CellPainter cells(painter, m_frame.theme, panel.cellWidth, panel.cellHeight, m_frame.scale,
                    m_frame.area, {panel.origin, panel.columns, panel.rows()});
  for (int position = 0; position < panel.count; ++position) {
    const QRectF cell = panel.cell(position);
    if (!cells.sees(cell)) continue;
    const auto thread = static_cast<std::uint32_t>(position);
    CellLook look;
    look.fill = m_frame.theme.idle.fill;
    look.text = m_frame.theme.idle.onFill;
    if (inStep[thread]) {
      look.fill = role.fill;
      look.text = role.onFill;
      look.isStrong = true;
    } else if (!m_frame.hidesFuture) {
      const std::size_t done =
          timeline.doneAfter(static_cast<std::size_t>(m_frame.step) + 1, thread);
      if (done == timeline.eventCount(thread)) {
        look.fill = m_frame.theme.cellUnknown;
        look.border = m_frame.theme.border;
      } else if (timeline.event({thread, static_cast<std::uint32_t>(done)}).kind() ==
                 EventKind::barrier) {
        look.border = m_frame.theme.barrier.ink;
      }
    }
    if (thread == m_frame.chosen) {
      look.fill = m_frame.theme.text;
      look.text = m_frame.theme.panel;
      look.border = m_frame.theme.text;
    }
    if (m_frame.taint != nullptr) redden(thread, look);
    if (cells.showsLabels()) look.label = QString::number(position);
    if (cells.showsCorners()) {
      //: t: thread; in a cell, so as short as possible. %1: its number
      look.corner = tr("t%1").arg(position);
      look.label = step.kind == EventKind::barrier ? QString() : held(thread, cells.maxChars());
      if (inStep[thread] && step.kind == EventKind::store && m_frame.progress >= 1)
        look.label.clear();
    }
    cells.paint(cell, look);
  }
}

void MemoryPainter::paintBarrier(QPainter& painter, const MemoryLayout& layout) const {
  const app::PictureGroup group(painter, QStringLiteral("barrier"));
  const CellPanel& threads = layout.threads();
  const double thickness = std::max(3.0, 5 * m_frame.scale);
  const double done = std::clamp(m_frame.progress, 0.0, 1.0);
  QRectF bar;
  if (layout.isSideBySide()) {
    bar = QRectF(threads.frame.right() + 5 * m_frame.scale, threads.frame.top(), thickness,
                 threads.frame.height() * done);
  } else {
    bar = QRectF(threads.frame.left(), threads.frame.bottom() + 5 * m_frame.scale,
                 threads.frame.width() * done, thickness);
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_frame.theme.barrier.fill);
  painter.drawRoundedRect(bar, thickness / 2, thickness / 2);
  painter.restore();
}

}  // namespace lanescope::ui
