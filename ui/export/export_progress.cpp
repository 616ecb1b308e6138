// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_progress.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

constexpr int kSteps = 1000;
constexpr int kBarWidth = 160;

}  // namespace

ExportProgress::ExportProgress(QWidget* parent)
    : QWidget(parent),
      m_file(new QLabel(this)),
      m_bar(makeProgress(this, tr("Progress of the export"), kSteps)) {
  setProperty("manualPage", "stage.md#export");
  m_file->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_bar->setFixedWidth(kBarWidth);
  //: A button: ends the writing of a file
  QToolButton* cancel =
      makeSegment(this, tr("Cancel e&xport"), tr("Stop the export; no file is left behind"),
                  tr("Cancel the export"));
  cancel->setObjectName(QStringLiteral("cancelExport"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  addAll(*row, {m_file, m_bar, cancel});
  connect(cancel, &QToolButton::clicked, this, &ExportProgress::cancelRequested);
  hide();
}

void ExportProgress::begin(const QString& file) {
  //: %1: name of the file
  m_file->setText(tr("Writing %1").arg(QFileInfo(file).fileName()));
  m_bar->setValue(0);
  show();
}

void ExportProgress::setProgress(double fraction) {
  m_bar->setValue(static_cast<int>(fraction * kSteps));
}

}  // namespace lanescope::ui
