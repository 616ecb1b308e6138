// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "ui/charts/chart_sheet.h"

namespace lanescope::ui {

/// The row of buttons that every chart has: save it as an image, as a drawing or as a table, or
/// copy it.
class ChartButtons : public QWidget {
  Q_OBJECT

 public:
  /// What is saved, asked for when it is.
  struct Source {
    std::function<ChartSheet()> sheet;
    std::function<QString()> name;  ///< of a file, without its ending
    std::function<QString()> csv;
  };

  ChartButtons(Source source, QWidget* parent);
  /// From left to right.
  [[nodiscard]] QList<QWidget*> buttons() const { return m_buttons; }

 public slots:
  // The first four ask for a file, which is written whole or not at all.
  void saveImage();    ///< .png, with twice the pixels of the screen
  void saveVector();   ///< .svg or .pdf
  void savePicture();  ///< any of the three
  void saveTable();    ///< .csv
  /// As an image and as an SVG.
  void copy();

 signals:
  /// A file could not be written; in one sentence.
  void failed(const QString& sentence);

 private:
  void add(const QString& text, const QString& help, const QString& name,
           void (ChartButtons::*action)());
  void ask(const QString& filter, const QString& ending);

  Source m_source;
  QList<QWidget*> m_buttons;
};

}  // namespace lanescope::ui
