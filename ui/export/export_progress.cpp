// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_progress.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace lanescope::ui {
namespace {

constexpr int kSteps = 1000;
constexpr int kBarWidth = 160;

}  // namespace

ExportProgress::ExportProgress(QWidget* parent)
    : QWidget(parent), m_file(new QLabel(this)), m_bar(new QProgressBar(this)) {
  m_file->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_bar->setRange(0, kSteps);
  m_bar->setTextVisible(false);
  m_bar->setFixedWidth(kBarWidth);
  m_bar->setAccessibleName(tr("Progress of the export"));
  auto* cancel = new QToolButton(this);
  cancel->setText(tr("Cancel e&xport"));
  cancel->setObjectName(QStringLiteral("cancelExport"));
  cancel->setProperty("look", "segment");
  cancel->setFocusPolicy(Qt::StrongFocus);
  cancel->setAccessibleName(tr("Cancel the export"));
  cancel->setToolTip(tr("Stop writing; nothing is left behind"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_file);
  row->addWidget(m_bar);
  row->addWidget(cancel);
  connect(cancel, &QToolButton::clicked, this, &ExportProgress::cancelRequested);
  hide();
}

void ExportProgress::begin(const QString& file) {
  m_file->setText(tr("Writing %1").arg(QFileInfo(file).fileName()));
  m_bar->setValue(0);
  show();
}

void ExportProgress::setProgress(double fraction) {
  m_bar->setValue(static_cast<int>(fraction * kSteps));
}

}  // namespace lanescope::ui
