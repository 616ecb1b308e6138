// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/memory/memory_painter.h"

#include <QPainter>
#include <algorithm>

#include "trace/flow/lineage.h"
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

MemoryPainter::MemoryPainter(const StageModel& model, const StageTheme& theme, int step,
                             double progress, double scale, std::optional<std::uint32_t> chosen,
                             const trace::Lineage* lineage, bool hidesFuture,
                             const trace::Taint* taint, FillCache* kept)
    : m_model(model),
      m_theme(theme),
      m_step(step),
      m_progress(progress),
      m_scale(scale),
      m_chosen(chosen),
      m_lineage(lineage),
      m_hidesFuture(hidesFuture),
      m_taint(taint),
      m_kept(kept) {
  for (int i = 0; i < static_cast<int>(model.arrays.size()); ++i) {
    m_pages.push_back(model.pageOf(i, step));
  }
  // A stored value is seen in its element once it has arrived there.
  const EventKind kind = model.timeline->step(static_cast<std::size_t>(step)).kind;
  const bool isPending = kind != EventKind::load && kind != EventKind::barrier && progress < 1;
  m_stepsDone = static_cast<std::size_t>(step) + (isPending ? 0 : 1);
}

const ArrayPage& MemoryPainter::pageOf(const CellPanel& panel) const {
  return m_pages[static_cast<std::size_t>(panel.shown)];
}

void MemoryPainter::paint(QPainter& painter, const MemoryLayout& layout, const QRectF& clip) const {
  const trace::Step& step = m_model.timeline->step(static_cast<std::size_t>(m_step));
  const CellPanel* active = nullptr;
  if (step.kind == EventKind::load || step.kind == EventKind::store) {
    active = layout.panelOf(step.array, m_model);
  }
  const ArrayPage page = active != nullptr ? pageOf(*active) : ArrayPage{};
  const AccessLinks links(m_model, layout, page, m_step, m_taint);
  // Between panels that stand side by side, lines pass behind the panels; in a stack, in front of
  // them and behind their cells.
  // Between the matrices of a product, where thousands would cross, there are none: the cells say
  // it.
  const bool hasLines = active != nullptr && !layout.isProduct();
  if (hasLines && !layout.isStacked()) links.paintLines(painter, m_theme, m_scale);
  for (const CellPanel& panel : layout.panels) paintPanel(painter, m_theme, panel.frame, m_scale);
  if (hasLines && layout.isStacked()) links.paintLines(painter, m_theme, m_scale);

  for (const CellPanel& panel : layout.panels) {
    if (!panel.frame.intersects(clip)) continue;
    const ArrayPage none;
    const PanelHeading heading(m_model, panel, panel.isThreads() ? none : pageOf(panel), m_step);
    heading.paint(painter, m_theme, m_scale, layout);
    if (hasTwoRows(panel) || !layout.isStacked()) {
      heading.paintRowLabels(painter, m_theme, m_scale);
    }
    // Between the rows of a matrix, lines would be mere dots.
    if (hasTwoRows(panel)) painter.fillRect(panel.cells(), m_theme.panel);
    if (panel.isThreads()) {
      paintThreads(painter, panel, clip);
    } else {
      paintArray(painter, panel, clip);
    }
  }
  if (step.kind == EventKind::barrier) paintBarrier(painter, layout);
  if (active != nullptr) {
    links.paintValues(painter, m_theme, m_progress, active->cellWidth, active->cellHeight, m_scale);
  }
}

void MemoryPainter::paintArray(QPainter& painter, const CellPanel& panel,
                               const QRectF& clip) const {
  const unsigned array = m_model.arrays[static_cast<std::size_t>(panel.shown)].array;
  const ArrayPage& page = pageOf(panel);
  const trace::Step& step = m_model.timeline->step(static_cast<std::size_t>(m_step));
  const ValueShades shades(m_theme, m_model.history.magnitudes(array));
  struct Accessors {
    std::uint32_t count = 0;
    std::uint32_t thread = 0;  ///< the chosen one, or else the first
  };
  std::vector<Accessors> inStep(static_cast<std::size_t>(page.count()));
  if (step.kind != EventKind::barrier && step.array == array) {
    for (const trace::Access& access :
         m_model.timeline->accesses(static_cast<std::size_t>(m_step))) {
      if (const auto position = page.positionOf(m_model.timeline->event(access).index())) {
        Accessors& who = inStep[static_cast<std::size_t>(*position)];
        if (who.count++ == 0 || access.thread == m_chosen) who.thread = access.thread;
      }
    }
  }
  const std::vector<bool> isOfChosen = ofChosen(array, page);
  const RoleColors& role = step.kind == EventKind::load ? m_theme.read : m_theme.write;
  const bool arrives = step.kind == EventKind::load || m_progress >= 1;
  const QColor untouched = m_theme.onCellUntouched();

  CellPainter cells(painter, m_theme, panel.cellWidth, panel.cellHeight, m_scale, clip,
                    {panel.origin, panel.columns, panel.rows()});
  const auto fillOf = [&](const ElementState& state) {
    return state.origin == ElementState::Origin::unknown
               ? m_theme.cellUnknown
               : shades.of(m_model.valueOf(array, state.bits));
  };
  const int shown = std::min(page.count(), panel.count);
  const bool keeps =
      m_kept != nullptr && cells.isRaster() && m_lineage == nullptr && m_taint == nullptr;
  if (keeps) {
    const auto fills = m_kept->of(m_model, array, page, m_stepsDone, [&](std::int64_t index) {
      return fillOf(m_model.history.at(array, index, m_stepsDone)).rgb();
    });
    cells.fillRaster(fills.first(static_cast<std::size_t>(shown)));
  }
  for (int position = 0; position < shown; ++position) {
    const auto which = static_cast<std::size_t>(position);
    if (keeps && inStep[which].count == 0 && !isOfChosen[which]) continue;
    const QRectF cell = panel.cell(position);
    if (!cells.sees(cell)) continue;
    const std::int64_t index = page.indices[which];
    const ElementState state = m_model.history.at(array, index, m_stepsDone);
    CellLook look;
    look.fill = fillOf(state);
    look.text = m_theme.mutedText;
    look.border = m_theme.border;
    if (state.origin != ElementState::Origin::unknown) {
      look.label =
          cells.showsLabels() ? m_model.textOf(array, state.bits, cells.maxChars()) : QString();
      look.text = state.touched ? m_theme.onCell : untouched;
    }
    const bool isOfThread = isOfChosen[which];
    if (isOfThread) {
      look.fill = mix(look.fill, m_theme.text, m_theme.tint / 2);
      look.text = m_theme.onCell;
      look.border = m_theme.text;
    }
    if (cells.showsCorners()) look.corner = QString::number(index);
    const Accessors& who = inStep[which];
    if (who.count > 0) {
      look.fill = arrives ? role.fill : mix(look.fill, role.fill, m_theme.tint);
      look.border = role.ink;
      look.text = arrives ? role.onFill : m_theme.onCell;
      look.isStrong = true;
      if (who.thread == m_chosen) {
        look.fill = m_theme.text;
        look.text = m_theme.panel;
      }
      // Between the matrices of a product there are no lines that say who it is.
      const bool isMatrix = m_model.arrays[static_cast<std::size_t>(panel.shown)].isMatrix();
      if (isMatrix && cells.showsLabels()) {
        QString& place = cells.showsCorners() ? look.corner : look.label;
        if (who.count == 1 && arrives) place = tr("t%1").arg(who.thread);
        if (who.count > 1 && cells.showsCorners()) place = tr("%1 threads").arg(who.count);
      }
    }
    if (m_taint != nullptr) redden(array, index, look);
    if (m_lineage != nullptr) light(array, index, look);
    cells.paint(cell, look);
  }
}

void MemoryPainter::light(unsigned array, std::int64_t index, CellLook& look) const {
  const auto node = m_model.nodeAt(array, index, m_stepsDone);
  lightLineage(m_theme, node ? m_lineage->partOf(*node) : trace::Lineage::Part::none, look);
  if (node && m_lineage->partOf(*node) == trace::Lineage::Part::ancestor) {
    look.corner = QStringLiteral("↑") + look.corner;
  }
  if (node && m_lineage->partOf(*node) == trace::Lineage::Part::descendant) {
    look.corner = QStringLiteral("↓") + look.corner;
  }
}

void MemoryPainter::redden(unsigned array, std::int64_t index, CellLook& look) const {
  if (m_taint->missingAt(array, index, m_stepsDone) != nullptr) {
    colorWrong(m_theme, trace::Taint::Mark::tainted, look);
    look.label = QStringLiteral("—");
    return;
  }
  const ElementState state = m_model.history.at(array, index, m_stepsDone);
  if (!state.touched) return;
  colorWrong(m_theme, m_taint->markOfVersion(state.step, state.thread, m_stepsDone), look);
}

void MemoryPainter::redden(std::uint32_t thread, CellLook& look) const {
  const std::size_t done =
      m_model.timeline->doneAfter(static_cast<std::size_t>(m_step) + 1, thread);
  if (done == 0) return;
  const trace::Access latest{thread, static_cast<std::uint32_t>(done - 1)};
  const bool isNow = m_model.timeline->stepOf(latest) == static_cast<std::size_t>(m_step);
  trace::Taint::Mark mark = m_taint->markOfThread(latest);
  // What it has stored it has given away; and where it went wrong it did before.
  const bool isStore = trace::isWrite(m_model.timeline->event(latest).kind());
  if (!isNow && mark == trace::Taint::Mark::origin) mark = trace::Taint::Mark::tainted;
  if (!isNow && isStore) mark = trace::Taint::Mark::none;
  colorWrong(m_theme, mark, look);
}

std::vector<bool> MemoryPainter::ofChosen(unsigned array, const ArrayPage& page) const {
  std::vector<bool> touched(static_cast<std::size_t>(page.count()), false);
  if (!m_chosen) return touched;
  const trace::Timeline& timeline = *m_model.timeline;
  const std::uint32_t epoch = timeline.step(static_cast<std::size_t>(m_step)).epoch;
  const std::size_t end = m_hidesFuture
                              ? timeline.doneAfter(static_cast<std::size_t>(m_step) + 1, *m_chosen)
                              : timeline.eventCount(*m_chosen);
  std::uint32_t passed = 0;
  for (std::uint32_t i = 0; i < end && passed <= epoch; ++i) {
    const trace::Event& event = timeline.event({*m_chosen, i});
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

/// What a thread has loaded and not stored yet: the last two values.
QString MemoryPainter::held(std::uint32_t thread, int maxChars) const {
  // A value on its way has not arrived.
  const std::size_t stepsDone = static_cast<std::size_t>(m_step) + (m_progress < 1 ? 0 : 1);
  const std::size_t done = m_model.timeline->doneAfter(stepsDone, thread);
  QString text;
  for (std::size_t i = done, found = 0; i > 0 && found < 2; --i) {
    const trace::Event& event =
        m_model.timeline->event({thread, static_cast<std::uint32_t>(i - 1)});
    if (event.kind() == EventKind::barrier) continue;
    if (event.kind() != EventKind::load) break;
    const QString value = m_model.textOf(event.array(), event.bits, maxChars);
    const QString longer = text.isEmpty() ? value : value + QStringLiteral(" ") + text;
    if (longer.size() > maxChars && found > 0) break;
    text = longer;
    ++found;
  }
  return text;
}

void MemoryPainter::paintThreads(QPainter& painter, const CellPanel& panel,
                                 const QRectF& clip) const {
  const trace::Timeline& timeline = *m_model.timeline;
  const trace::Step& step = timeline.step(static_cast<std::size_t>(m_step));
  std::vector<bool> inStep(timeline.threadCount(), false);
  for (const trace::Access& access : timeline.accesses(static_cast<std::size_t>(m_step))) {
    inStep[access.thread] = true;
  }
  const RoleColors& role = roleOf(step.kind, m_theme);
  CellPainter cells(painter, m_theme, panel.cellWidth, panel.cellHeight, m_scale, clip,
                    {panel.origin, panel.columns, panel.rows()});
  for (int position = 0; position < panel.count; ++position) {
    const QRectF cell = panel.cell(position);
    if (!cells.sees(cell)) continue;
    const auto thread = static_cast<std::uint32_t>(position);
    CellLook look;
    look.fill = m_theme.idle.fill;
    look.text = m_theme.idle.onFill;
    if (inStep[thread]) {
      look.fill = role.fill;
      look.text = role.onFill;
      look.isStrong = true;
    } else if (!m_hidesFuture) {
      const std::size_t done = timeline.doneAfter(static_cast<std::size_t>(m_step) + 1, thread);
      if (done == timeline.eventCount(thread)) {
        look.fill = m_theme.cellUnknown;
        look.border = m_theme.border;
      } else if (timeline.event({thread, static_cast<std::uint32_t>(done)}).kind() ==
                 EventKind::barrier) {
        look.border = m_theme.barrier.ink;
      }
    }
    if (thread == m_chosen) {
      look.fill = m_theme.text;
      look.text = m_theme.panel;
      look.border = m_theme.text;
    }
    if (m_taint != nullptr) redden(thread, look);
    if (cells.showsLabels()) look.label = QString::number(position);
    if (cells.showsCorners()) {
      look.corner = tr("t%1").arg(position);
      look.label = step.kind == EventKind::barrier ? QString() : held(thread, cells.maxChars());
      if (inStep[thread] && step.kind == EventKind::store && m_progress >= 1) look.label.clear();
    }
    cells.paint(cell, look);
  }
}

void MemoryPainter::paintBarrier(QPainter& painter, const MemoryLayout& layout) const {
  const CellPanel& threads = layout.threads();
  const double thickness = std::max(3.0, 5 * m_scale);
  const double done = std::clamp(m_progress, 0.0, 1.0);
  QRectF bar;
  if (layout.isSideBySide()) {
    bar = QRectF(threads.frame.right() + 5 * m_scale, threads.frame.top(), thickness,
                 threads.frame.height() * done);
  } else {
    bar = QRectF(threads.frame.left(), threads.frame.bottom() + 5 * m_scale,
                 threads.frame.width() * done, thickness);
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.barrier.fill);
  painter.drawRoundedRect(bar, thickness / 2, thickness / 2);
  painter.restore();
}

}  // namespace lanescope::ui
