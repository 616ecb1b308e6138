// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_buttons.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>

#include "app/files/output_file.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/picture/picture_clipboard.h"
#include "ui/widgets/controls.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

constexpr double kScale = 2.0;

}  // namespace

ChartButtons::ChartButtons(Source source, QWidget* parent)
    : QWidget(parent), m_source(std::move(source)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins({});
  layout->setSpacing(6);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  //: A button: saves the chart as pixels
  add(tr("Image"), tr("Saves the chart as .png, with twice the pixels of the screen."),
      tr("Save the chart as an image"), &ChartButtons::saveImage);
  //: A button: saves the chart as a drawing of lines and texts
  add(tr("Vector"), tr("Saves the chart as .svg or .pdf, with texts that can be edited."),
      tr("Save the chart as a drawing"), &ChartButtons::saveVector);
  //: A button: saves the numbers of the chart
  add(tr("Table"), tr("Saves the numbers of the chart as .csv."), tr("Save the chart's table"),
      &ChartButtons::saveTable);
  //: A button: copies the chart into the clipboard
  add(tr("Copy"), tr("Copies the chart into the clipboard, as an image and as a drawing."),
      tr("Copy the chart"), &ChartButtons::copy);
}

void ChartButtons::add(const QString& text, const QString& help, const QString& name,
                       void (ChartButtons::*action)()) {
  QPushButton* button = makeButton(this, text, help, name);
  layout()->addWidget(button);
  connect(button, &QPushButton::clicked, this, action);
  m_buttons << button;
}

void ChartButtons::saveImage() {
  //: A kind of files in the dialog of files; what stands in brackets stays as it is
  ask(tr("Images (*.png)"), QStringLiteral(".png"));
}

void ChartButtons::saveVector() {
  //: A kind of files in the dialog of files; what stands in brackets stays as it is
  ask(tr("Drawings (*.svg *.pdf)"), QStringLiteral(".svg"));
}

void ChartButtons::savePicture() {
  //: A kind of files in the dialog of files; what stands in brackets stays as it is
  ask(tr("Pictures (*.png *.svg *.pdf)"), QStringLiteral(".png"));
}

void ChartButtons::ask(const QString& filter, const QString& ending) {
  QString file =
      QFileDialog::getSaveFileName(this, tr("Save the chart"), m_source.name() + ending, filter);
  if (file.isEmpty()) return;
  if (!app::isPictureFile(file)) file += ending;
  const ChartSheet sheet = m_source.sheet();
  try {
    app::writePicture(
        sheet.size, {sheet.title, sheet.origin},
        [&](QPainter& painter) { paintSheet(sheet, painter); }, file, kScale);
  } catch (const values::Error& error) {
    emit failed(sentenceText(error.what()));
  }
}

void ChartButtons::saveTable() {
  const QString file =
      QFileDialog::getSaveFileName(this, tr("Save the table of the chart"),
                                   //: A kind of files in the dialog of files; what stands in
                                   //: brackets stays as it is
                                   m_source.name() + QStringLiteral(".csv"), tr("Tables (*.csv)"));
  if (file.isEmpty()) return;
  try {
    app::writeFile(file, m_source.csv().toStdString());
  } catch (const values::Error& error) {
    emit failed(sentenceText(error.what()));
  }
}

void ChartButtons::copy() {
  const ChartSheet sheet = m_source.sheet();
  app::copyPicture(
      sheet.size, {sheet.title, sheet.origin},
      [&](QPainter& painter) { paintSheet(sheet, painter); }, kScale);
}

}  // namespace lanescope::ui
