// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/catalog_view.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "app/text/number_text.h"
#include "app/text/text.h"
#include "ui/gallery/catalog_filter.h"
#include "ui/gallery/catalog_model.h"
#include "ui/gallery/ladder_delegate.h"
#include "ui/gallery/miniature.h"
#include "ui/gallery/miniature_view.h"
#include "ui/kernel/run_controller.h"
#include "ui/theme/icons.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/field_length.h"

namespace lanescope::ui {
namespace {

constexpr int kLinesBelow = 4;

}  // namespace

CatalogView::CatalogView(QWidget* parent)
    : QWidget(parent),
      m_model(new CatalogModel(catalog::kernels(), this)),
      m_shown(new CatalogFilter(this)),
      m_filter(new QLineEdit(this)),
      m_tree(new QTreeView(this)),
      m_ladder(new LadderDelegate(m_tree)),
      m_picture(new MiniatureView(this)),
      m_about(makeWords(this, "muted", tr("About the marked kernel"))),
      m_copy(makeSegment(this,
                         /*: A button: begins on the page Lab with a kernel's text */
                         tr("Edit a copy"),
                         tr("Begins on the page Lab with a copy of the marked kernel"))) {
  setProperty("manualPage", "kernels.md");
  //: Name of the list of kernels for screen readers
  setAccessibleName(tr("Kernels"));
  m_filter->setAccessibleName(tr("Find a kernel"));
  m_filter->setPlaceholderText(tr("Find by any word: tree, shuffle, Harris, race…"));
  m_filter->setClearButtonEnabled(true);
  m_filter->setMaxLength(kLongestSearch);
  m_filter->installEventFilter(this);
  // A file that is dropped here is the window's.
  m_filter->setAcceptDrops(false);
  setFocusProxy(m_filter);
  buildTree();
  m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_about->setMinimumHeight(kLinesBelow * m_about->fontMetrics().lineSpacing());
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  addAll(*layout, {m_filter, m_tree});
  auto* below = new QHBoxLayout;
  below->setSpacing(10);
  below->addWidget(m_picture, 0, Qt::AlignTop);
  below->addWidget(m_about, 1);
  m_copy->setObjectName(QStringLiteral("editCopy"));
  below->addWidget(m_copy, 0, Qt::AlignTop);
  layout->addLayout(below);
  layout->setStretchFactor(m_tree, 1);
  connect(m_filter, &QLineEdit::textChanged, this, &CatalogView::filter);
  connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &CatalogView::showAbout);
  connect(m_tree, &QTreeView::clicked, this, &CatalogView::pick);
  connect(m_tree, &QTreeView::activated, this, &CatalogView::pick);
  connect(m_copy, &QToolButton::clicked, this, [this] {
    emit copyWanted(m_tree->currentIndex().data(CatalogModel::KernelIdRole).toString());
  });
  drawPitfallIcon();
}

CatalogView::CatalogView(const RunController& controller, QWidget* parent) : CatalogView(parent) {
  connect(&controller, &RunController::devicesFound, this, &CatalogView::setDevices);
}

void CatalogView::buildTree() {
  m_shown->setSourceModel(m_model);
  m_tree->setModel(m_shown);
  m_tree->setItemDelegate(m_ladder);
  m_tree->setTextElideMode(Qt::ElideNone);
  m_tree->setIndentation(0);
  m_tree->setRootIsDecorated(false);
  m_tree->setItemsExpandable(false);
  m_tree->setTabKeyNavigation(false);
  m_tree->setAllColumnsShowFocus(true);
  m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // Rows that break into lines would make it come and go.
  m_tree->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  //: Name of the list of kernels for screen readers
  m_tree->setAccessibleName(tr("Kernels"));
  m_tree->setHeaderHidden(true);
  QHeaderView& header = *m_tree->header();
  header.setResizeContentsPrecision(-1);
  header.setStretchLastSection(true);
  header.setSectionResizeMode(0, QHeaderView::ResizeToContents);
  connect(&header, &QHeaderView::sectionResized, m_tree, &QTreeView::doItemsLayout,
          Qt::QueuedConnection);
  m_tree->expandAll();
}

void CatalogView::choose(const QString& kernelId) {
  if (kernelId == m_kernel || !m_model->indexOf(kernelId).isValid()) return;
  m_kernel = kernelId;
  mark(m_kernel);
  emit kernelChosen(m_kernel);
}

void CatalogView::showOwn(const catalog::KernelRow& row) {
  m_model->showOwn(row);
  m_tree->expandAll();
  if (m_kernel != toQString(row.id)) return;
  mark(m_kernel);
  emit kernelChosen(m_kernel);
}

void CatalogView::filter(const QString& words) {
  const QString marked =
      m_tree->currentIndex().siblingAtColumn(0).data(CatalogModel::KernelIdRole).toString();
  if (marked != m_named) m_kept = marked;
  m_named = namedBy(words.simplified(), m_kept);
  m_shown->setWords(words);
  m_tree->expandAll();
  mark(m_named);
  showAbout();
}

QString CatalogView::namedBy(const QString& words, const QString& marked) {
  if (words.isEmpty()) return marked;
  const auto is = [&words](const catalog::KernelRow& row) {
    return toQString(row.id).compare(words, Qt::CaseInsensitive) == 0 ||
           catalogText(row.title).compare(words, Qt::CaseInsensitive) == 0;
  };
  const auto begins = [&words](const catalog::KernelRow& row) {
    return toQString(row.id).startsWith(words, Qt::CaseInsensitive) ||
           catalogText(row.title).startsWith(words, Qt::CaseInsensitive);
  };
  const auto rows = catalog::kernels();
  auto named = std::ranges::find_if(rows, is);
  if (named != rows.end()) return toQString(named->id);
  const catalog::KernelRow* before = catalog::lookUp(marked.toStdString());
  if (before != nullptr && begins(*before)) return marked;
  named = std::ranges::find_if(rows, begins);
  return named == rows.end() ? marked : toQString(named->id);
}

void CatalogView::mark(const QString& kernelId) {
  QModelIndex index = m_shown->mapFromSource(m_model->indexOf(kernelId));
  if (!index.isValid()) index = m_shown->index(0, 0, m_shown->index(0, 0));
  m_tree->setCurrentIndex(index);
  m_tree->scrollTo(index);
}

void CatalogView::pick() {
  const QString id = m_tree->currentIndex().data(CatalogModel::KernelIdRole).toString();
  if (id.isEmpty()) return;
  choose(id);
  emit picked();
}

void CatalogView::setDevices(const QList<values::DeviceInfo>& devices) {
  m_model->setDevices(devices);
  showAbout();
}

void CatalogView::showAbout() {
  const QString id = m_tree->currentIndex().data(CatalogModel::KernelIdRole).toString();
  const catalog::KernelRow* row = catalog::lookUp(id.toStdString());
  m_picture->setVisible(row != nullptr);
  m_copy->setVisible(row != nullptr && row->added == nullptr);
  if (row == nullptr) {
    m_about->setText(m_shown->rowCount() == 0 ? tr("No kernel has all these words.") : QString());
    return;
  }
  m_picture->show(Miniature::shipped(row->id));
  if (row->added != nullptr) {
    m_picture->hide();
    //: %1: the file of a kernel of the user; %2: what it is
    m_about->setText(tr("%1: %2").arg(id, catalogText(row->summary)));
    return;
  }
  //: %1: id of the kernel; %2: what it does; %3: books and courses; %4: what its picture shows
  m_about->setText(
      tr("%1: %2\nTaught in: %3\n%4")
          .arg(id, catalogText(row->summary), catalogText(row->origin), pictureSentence(*row)));
}

QString CatalogView::pictureSentence(const catalog::KernelRow& row) {
  const Miniature* miniature = Miniature::shipped(row.id);
  if (miniature == nullptr) {
    if (row.unrecorded.empty()) return tr("There is no picture, since a run of it never ends.");
    //: %1: the reason, a sentence
    return tr("There is no picture: %1").arg(catalogText(row.unrecorded));
  }
  const QString parameters = toQString(miniature->parameters);
  if (miniature->parts.empty()) {
    //: %1: "n = 8, block = 8"
    return tr("Picture: what block 0 stores, epoch by epoch; recorded on the emulator, %1.")
        .arg(parameters);
  }
  if (miniature->loadsPerResult == 0) {
    //: %1: "n = 8, block = 8"
    return tr("Picture: how often block 0 accesses each element; recorded on the emulator, %1.")
        .arg(parameters);
  }
  //: %1: a number; %2: "m = 128, n = 128, k = 128"
  return tr("Picture: how often block 0 accesses A, B and C, %1 loads per result; recorded on the "
            "emulator, %2.")
      .arg(shownNumber(miniature->loadsPerResult, 'g', 4), parameters);
}

void CatalogView::setTheme(const StageTheme& theme) {
  m_ladder->setTheme(theme);
  m_picture->setTheme(theme);
  m_tree->viewport()->update();
}

bool CatalogView::eventFilter(QObject* field, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    switch (static_cast<const QKeyEvent*>(event)->key()) {
      case Qt::Key_Up:
      case Qt::Key_Down:
      case Qt::Key_PageUp:
      case Qt::Key_PageDown:
        QCoreApplication::sendEvent(m_tree, event);
        return true;
      case Qt::Key_Return:
      case Qt::Key_Enter:
        pick();
        return true;
      default:
        break;
    }
  }
  return QWidget::eventFilter(field, event);
}

void CatalogView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) drawPitfallIcon();
}

void CatalogView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_filter->clear();
  mark(m_kernel);
  // Its rows have no places yet.
  QTimer::singleShot(
      0, m_tree, [this] { m_tree->scrollTo(m_tree->currentIndex(), QTreeView::PositionAtCenter); });
}

void CatalogView::drawPitfallIcon() {
  m_model->setPitfallIcon(warningIcon(palette()));
}

}  // namespace lanescope::ui
