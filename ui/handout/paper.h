// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPdfWriter>
#include <QString>
#include <QTextDocument>
#include <functional>
#include <memory>

#include "app/markdown/markdown.h"

class QIODevice;

namespace lanescope::ui {

/// Pages of A4 with their numbers, on which pieces stand one below the other. Distances are in
/// points.
class Paper {
 public:
  /// `title` stands at the foot of each page.
  Paper(QIODevice& device, const QString& title);

  /// The width of all pieces.
  [[nodiscard]] double width() const { return m_area.width(); }
  /// A text, laid out in a width. `folder`: that of its pictures.
  [[nodiscard]] std::unique_ptr<QTextDocument> textOf(const app::MarkdownParts& parts, double width,
                                                      const QString& folder = {},
                                                      double size = kTextSize);
  /// Paints a text in the colours of paper, at the painter's origin.
  static void paintText(QPainter& painter, const QTextDocument& text);

  /// Adds a text, which goes on on the next page between two of its lines.
  void addText(const QTextDocument& text);
  /// Adds a piece that stays whole, made smaller where it is higher than a page. `paint` paints at
  /// the painter's origin.
  void addWhole(double height, const std::function<void(QPainter&)>& paint);
  void addSpace(double height) { m_top += height; }
  /// Begins a page, unless so much room is left.
  void need(double height);
  void beginPage();

  static constexpr double kTextSize = 10.5;

 private:
  void paintFoot();
  [[nodiscard]] double room() const { return m_area.bottom() - m_top; }
  /// Calls `paint` with the origin at the place of the next piece.
  void paintHere(const std::function<void(QPainter&)>& paint);

  QString m_title;
  QPdfWriter m_writer;
  QPainter m_painter;
  QRectF m_area;  ///< of a page, without its margins
  double m_top = 0;
  int m_page = 1;
};

}  // namespace lanescope::ui
