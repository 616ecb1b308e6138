// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "trace/compare/taint.h"
#include "trace/count/lane_states.h"
#include "trace/record/event.h"

class QPainter;

namespace lanescope::ui {

struct StageTheme;

/// Paints lanes as equal cells: each state has its fill and its outline, where there is room a
/// letter too, and lanes that have nothing to do in the whole block are hatched. Painted is all at
/// once, state by state, when this object goes.
class LanePainter {
 public:
  /// `kind`: what the lanes that take part do. `scale`: see PaneFrame.
  LanePainter(QPainter& painter, const StageTheme& theme, trace::EventKind kind, double width,
              double height, double scale);
  ~LanePainter();
  LanePainter(const LanePainter&) = delete;
  LanePainter& operator=(const LanePainter&) = delete;

  void add(const QRectF& cell, trace::LaneState state);
  /// A lane that loads or stores a wrong value.
  void addWrong(const QRectF& cell, trace::Taint::Mark mark);
  /// A cell that gets a frame.
  void setChosen(const QRectF& cell) { m_chosen = cell; }

  /// How a state looks.
  struct Look {
    QColor fill;     ///< invalid: none
    QColor outline;  ///< invalid: none
    QColor mark;     ///< of the letter, or of the hatching
    QString letter;
    bool isHatched = false;
    bool isDotted = false;  ///< where there is no room for the letter
  };
  [[nodiscard]] static Look lookOf(trace::LaneState state, trace::EventKind kind,
                                   const StageTheme& theme);

 private:
  void paintAreas(const QList<QRectF>& areas, const Look& look);
  void paintLetters(const QList<QRectF>& areas, const Look& look);
  void hatch(const QList<QRectF>& areas, const QColor& color);
  void paintDots(const QList<QRectF>& areas, const Look& look);
  void paintWrong();
  void paintChosen();
  /// What of a cell is painted.
  [[nodiscard]] QRectF insideOf(const QRectF& cell) const;

  QPainter& m_painter;
  const StageTheme& m_theme;
  trace::EventKind m_kind;
  std::array<QList<QRectF>, trace::kLaneStates> m_areas;
  std::vector<std::pair<QRectF, trace::Taint::Mark>> m_wrong;
  QRectF m_chosen;
  double m_gap = 0;
  double m_radius = 0;
  std::optional<QFont> m_font;  ///< of the letters, where there is room for them
};

}  // namespace lanescope::ui
