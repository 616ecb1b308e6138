// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/catalog_view.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

#include "app/text/text.h"
#include "ui/kernel/catalog_model.h"
#include "ui/kernel/run_controller.h"
#include "ui/theme/icons.h"

namespace lanescope::ui {

CatalogView::CatalogView(QWidget* parent)
    : QWidget(parent),
      m_model(new CatalogModel(catalog::kernels(), this)),
      m_tree(new QTreeView(this)),
      m_summary(new QLabel(this)) {
  setProperty("manualPage", "kernels.md");
  m_tree->setModel(m_model);
  m_tree->setHeaderHidden(true);
  m_tree->setTextElideMode(Qt::ElideRight);
  m_tree->setIndentation(14);
  m_tree->setTabKeyNavigation(false);
  m_tree->setAccessibleName(tr("Kernels"));
  m_tree->expandAll();
  setFocusProxy(m_tree);
  m_summary->setWordWrap(true);
  m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_summary->setAccessibleName(tr("About the chosen kernel"));

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 6, 8, 8);
  layout->addWidget(m_tree, 1);
  layout->addWidget(m_summary);

  connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &CatalogView::currentChanged);
  drawPitfallIcon();
}

CatalogView::CatalogView(const RunController& controller, QWidget* parent) : CatalogView(parent) {
  connect(&controller, &RunController::devicesFound, this, &CatalogView::setDevices);
}

QString CatalogView::kernel() const {
  return m_tree->currentIndex().data(CatalogModel::KernelIdRole).toString();
}

void CatalogView::choose(const QString& kernelId) {
  const QModelIndex index = m_model->indexOf(kernelId);
  if (index.isValid()) m_tree->setCurrentIndex(index);
}

void CatalogView::currentChanged() {
  const QString id = kernel();
  if (id.isEmpty()) return;
  showSummary();
  emit kernelChosen(id);
}

void CatalogView::setDevices(const QList<values::DeviceInfo>& devices) {
  m_model->setDevices(devices);
  showSummary();
}

void CatalogView::showSummary() {
  const QModelIndex index = m_tree->currentIndex();
  if (kernel().isEmpty()) return;
  const QString missing = index.data(CatalogModel::MissingRole).toString();
  const QString summary = catalogText(catalog::find(kernel().toStdString()).summary);
  m_summary->setText(missing.isEmpty() ? summary : summary + QStringLiteral("\n\n") + missing);
}

void CatalogView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) drawPitfallIcon();
}

void CatalogView::drawPitfallIcon() {
  m_model->setPitfallIcon(warningIcon(palette()));
}

}  // namespace lanescope::ui
