// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>

class QFont;
class QPainter;

namespace lanescope::ui {

class SpaceTimeLayout;
struct PaneFrame;
struct SpaceTimeGraph;

/// The line above the space-time diagram: the array, what of it is shown, and what the shades mean.
class SpaceTimeHeading {
  Q_DECLARE_TR_FUNCTIONS(SpaceTimeHeading)

 public:
  /// The arguments must outlive the heading.
  SpaceTimeHeading(const PaneFrame& frame, const SpaceTimeGraph& graph,
                   const SpaceTimeLayout& layout);

  void paint(QPainter& painter) const;

 private:
  /// Whether the diagram is shaded by rounding.
  [[nodiscard]] bool showsShades() const;
  /// The words behind the array's name, the longest first: see fittingText.
  [[nodiscard]] QStringList headingDetails() const;
  /// Paints what the shades mean at the right of a line; returns the left edge.
  [[nodiscard]] double paintShades(QPainter& painter, const QRectF& line, const QFont& font) const;

  const PaneFrame& m_frame;
  const SpaceTimeGraph& m_graph;
  const SpaceTimeLayout& m_layout;
};

}  // namespace lanescope::ui
