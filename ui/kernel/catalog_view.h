// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "catalog/catalog.h"

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace lanescope::ui {

class CatalogFilter;
class CatalogModel;
class LadderDelegate;
class MiniatureView;
class RunController;
struct StageTheme;

/// The gallery in which a kernel is chosen: a field that filters by any word, the families with
/// their kernels, step by step with a small picture each, and below them the marked one's picture
/// and where it is taught. Enter or a click chooses, a button begins with a copy of its text. What
/// is named by the words is marked.
class CatalogView : public QWidget {
  Q_OBJECT

 public:
  explicit CatalogView(QWidget* parent = nullptr);
  /// Learns of the devices from the controller.
  CatalogView(const RunController& controller, QWidget* parent);

  /// The id of the chosen kernel; empty before the first choice.
  [[nodiscard]] const QString& kernel() const { return m_kernel; }
  /// Does nothing when there is no such kernel.
  void choose(const QString& kernelId);
  /// Shows a kernel of the user, in place of the row that it had before. Where it is the chosen
  /// one, the pages are told of the new row.
  void showOwn(const catalog::KernelRow& row);
  /// Calls `page->setKernel` with each kernel that is chosen.
  template <class Page>
  void tellKernel(Page* page) const {
    connect(this, &CatalogView::kernelChosen, page,
            [page](const QString& id) { page->setKernel(catalog::find(id.toStdString())); });
  }
  /// Kernels that none of them can run are greyed and say why.
  void setDevices(const QList<values::DeviceInfo>& devices);
  /// The pictures are drawn in these colours.
  void setTheme(const StageTheme& theme);

 signals:
  void kernelChosen(const QString& kernelId);
  /// The user has chosen a kernel, perhaps the same one again.
  void picked();
  /// The user wants to change a copy of this kernel's text.
  void copyWanted(const QString& kernelId);

 protected:
  /// The keys that move in the list do so from the field, too.
  bool eventFilter(QObject* field, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  /// All kernels are there again, and the chosen one is marked.
  void showEvent(QShowEvent* event) override;

 private:
  void buildTree();
  void filter(const QString& words);
  /// The id of the kernel whose id or title the words are, or begin; the marked one where there is
  /// none.
  [[nodiscard]] static QString namedBy(const QString& words, const QString& marked);
  /// Marks a kernel; the first one where there is none of this id.
  void mark(const QString& kernelId);
  void pick();
  void showAbout();
  /// What the picture shows, and of which run it is; or why there is none.
  [[nodiscard]] static QString pictureSentence(const catalog::KernelRow& row);
  void drawPitfallIcon();

  CatalogModel* m_model;
  CatalogFilter* m_shown;
  QLineEdit* m_filter;
  QTreeView* m_tree;
  LadderDelegate* m_ladder;
  MiniatureView* m_picture;
  QLabel* m_about;
  QToolButton* m_copy;
  QString m_kernel;
  QString m_named;  ///< marked for the words in the field
  QString m_kept;   ///< marked before that, and again where the words name none
};

}  // namespace lanescope::ui
