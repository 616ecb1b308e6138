// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "catalog/catalog.h"

class QLabel;
class QTreeView;

namespace lanescope::ui {

class CatalogModel;
class RunController;

/// The page on which a kernel is chosen: the tree of the catalogue and, under it, what the chosen
/// kernel does and where it is taught.
class CatalogView : public QWidget {
  Q_OBJECT

 public:
  explicit CatalogView(QWidget* parent = nullptr);
  /// Learns of the devices from the controller.
  CatalogView(const RunController& controller, QWidget* parent);

  /// The id of the chosen kernel; empty before the first choice.
  [[nodiscard]] QString kernel() const;
  /// Does nothing when there is no such kernel.
  void choose(const QString& kernelId);
  /// Calls `page->setKernel` with each kernel that is chosen.
  template <class Page>
  void tellKernel(Page* page) const {
    connect(this, &CatalogView::kernelChosen, page,
            [page](const QString& id) { page->setKernel(catalog::find(id.toStdString())); });
  }
  /// Kernels that none of them can run are greyed and say why.
  void setDevices(const QList<values::DeviceInfo>& devices);

 signals:
  void kernelChosen(const QString& kernelId);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void currentChanged();
  void showSummary();
  void drawPitfallIcon();

  CatalogModel* m_model;
  QTreeView* m_tree;
  QLabel* m_summary;
};

}  // namespace lanescope::ui
