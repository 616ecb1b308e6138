// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/clipped_text.h"

#include <qcustomplot.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollBar>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QStyleOptionViewItem>
#include <QTabBar>
#include <QTableView>
#include <QTextBoundaryFinder>
#include <QTreeView>
#include <algorithm>

namespace lanescope::ui {
namespace {

/// Fractions of pixels are rounded twice on the way.
constexpr int kRounding = 1;

class Search {
 public:
  [[nodiscard]] const TextsInSight& found() const { return m_found; }

  void look(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) lookAt(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) lookAt(*button);
    if (const auto* choice = qobject_cast<const QComboBox*>(&widget)) lookAt(*choice);
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) lookAt(*field);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) lookAt(*tabs);
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) {
      requireWidth(*box, box->title(), advance(*box, box->title()), box->width());
    }
    if (const auto* dock = qobject_cast<const QDockWidget*>(&widget)) lookAt(*dock);
    if (const auto* bar = qobject_cast<const QStatusBar*>(&widget)) {
      requireWidth(*bar, bar->currentMessage(), advance(*bar, bar->currentMessage()), bar->width());
    }
    if (const auto* menus = qobject_cast<const QMenuBar*>(&widget)) lookAt(*menus);
    if (const auto* chart = qobject_cast<const QCustomPlot*>(&widget)) lookAt(*chart);
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
      lookAt(*header);
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
      lookAt(*view);
    }
  }

 private:
  static int advance(const QWidget& widget, const QString& text) {
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
  }

  void add(const QWidget& widget, const QString& text, const QString& why) {
    m_found.clipped += QStringLiteral("%1 %2: \"%3\": %4")
                           .arg(QLatin1String(widget.metaObject()->className()),
                                widget.objectName(), text.simplified(), why);
  }

  /// A text is measured in more than one way, and counts once.
  void read(const QString& text) {
    if (!text.isEmpty() && (m_found.all.isEmpty() || m_found.all.back() != text)) {
      m_found.all += text;
    }
  }

  void requireWidth(const QWidget& widget, const QString& text, int needed, int has) {
    read(text);
    if (text.isEmpty() || needed <= has + kRounding) return;
    add(widget, text, QStringLiteral("%1 wide, needs %2").arg(has).arg(needed));
  }

  void requireHeight(const QWidget& widget, const QString& text, int needed, int has) {
    read(text);
    if (text.isEmpty() || needed <= has + kRounding) return;
    add(widget, text, QStringLiteral("%1 high, needs %2").arg(has).arg(needed));
  }

  /// What stands outside of its parent is cut, unless it can be scrolled there.
  void requireInside(const QWidget& widget, const QString& text) {
    QRect place = widget.rect();
    for (const QWidget* each = &widget; !each->isWindow(); each = each->parentWidget()) {
      const QWidget& parent = *each->parentWidget();
      if (qobject_cast<const QAbstractScrollArea*>(parent.parentWidget()) != nullptr) return;
      place.translate(each->pos());
      if (parent.rect().contains(place)) continue;
      return add(
          widget, text,
          QStringLiteral("outside of its %1").arg(QLatin1String(parent.metaObject()->className())));
    }
  }

  void lookAt(const QLabel& label) {
    if (label.text().isEmpty()) return;
    requireInside(label, label.text());
    if (!label.wordWrap()) {
      requireWidth(label, label.text(), label.minimumSizeHint().width(), label.width());
      return requireHeight(label, label.text(), label.minimumSizeHint().height(), label.height());
    }
    requireHeight(label, label.text(), label.heightForWidth(label.width()), label.height());
    if (Qt::mightBeRichText(label.text())) return;
    // A word ends where a line may end: in Chinese after nearly each character.
    const QString text = label.text().simplified();
    QTextBoundaryFinder ends(QTextBoundaryFinder::Line, text);
    for (qsizetype begin = 0, end = ends.toNextBoundary(); end >= 0;
         begin = end, end = ends.toNextBoundary()) {
      const QString word = text.mid(begin, end - begin).trimmed();
      const int needed = advance(label, word);
      if (needed > label.contentsRect().width() + kRounding)
        add(label, word, QStringLiteral("a word of %1").arg(needed));
    }
  }

  void lookAt(const QAbstractButton& button) {
    if (button.text().isEmpty()) return;
    requireInside(button, button.text());
    const QSize least =
        button.minimumSizeHint().isEmpty() ? button.sizeHint() : button.minimumSizeHint();
    requireWidth(button, button.text(), least.width(), button.width());
    requireHeight(button, button.text(), least.height(), button.height());
  }

  void lookAt(const QComboBox& choice) {
    QStyleOptionComboBox option;
    option.initFrom(&choice);
    option.editable = choice.isEditable();
    const QRect place = choice.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                       QStyle::SC_ComboBoxEditField, &choice);
    requireInside(choice, choice.currentText());
    requireWidth(choice, choice.currentText(), advance(choice, choice.currentText()),
                 place.width());
    requireHeight(choice, choice.currentText(), choice.fontMetrics().height(), choice.height());
  }

  void lookAt(const QLineEdit& field) {
    // A list to choose from and a number have looked at their own.
    if (qobject_cast<const QComboBox*>(field.parentWidget()) != nullptr) return;
    const QString text = field.text().isEmpty() ? field.placeholderText() : field.displayText();
    requireInside(field, text);
    // The margins on both sides of a field's text, as QLineEdit has them.
    constexpr int kMargins = 2 * 2;
    requireWidth(field, text, advance(field, text) + kMargins, field.contentsRect().width());
    requireHeight(field, text, field.fontMetrics().height(), field.height());
  }

  void lookAt(const QTabBar& tabs) {
    for (int i = 0; i < tabs.count(); ++i) {
      if (!tabs.isTabVisible(i)) continue;
      requireWidth(tabs, tabs.tabText(i), advance(tabs, tabs.tabText(i)), tabs.tabRect(i).width());
      requireWidth(tabs, tabs.tabText(i), tabs.tabRect(i).right(), tabs.width());
    }
  }

  /// A menu that has no room is behind an arrow, and the tabs beside them stand over it.
  void lookAt(const QMenuBar& menus) {
    const QWidget* beside = menus.cornerWidget();
    const int room = beside == nullptr ? menus.width() : beside->x();
    for (QAction* menu : menus.actions()) {
      const QRect place = menus.actionGeometry(menu);
      requireWidth(menus, menu->text(),
                   place.isEmpty() ? menus.width() + 1 + kRounding : place.right(), room);
    }
  }

  void lookAt(const QCustomPlot& chart) {
    const QRect room = chart.rect();
    const QRect axes = chart.axisRect()->rect();
    for (const QCPAxis* axis : {chart.xAxis, chart.yAxis, chart.yAxis2}) {
      if (!axis->visible()) continue;
      const int half = QFontMetrics(axis->labelFont()).horizontalAdvance(axis->label()) / 2;
      const bool isLevel = axis->orientation() == Qt::Horizontal;
      const int middle = isLevel ? axes.center().x() : axes.center().y();
      const int side = std::min(middle, (isLevel ? room.width() : room.height()) - middle);
      requireWidth(chart, axis->label(), half, side);
    }
    for (int i = 0; i < chart.itemCount(); ++i) {
      const auto* text = qobject_cast<const QCPItemText*>(chart.item(i));
      if (text == nullptr || !text->visible()) continue;
      requireWithin(chart, text->text(),
                    QRectF(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition()));
    }
    for (int i = 0; i < chart.legend->itemCount() && chart.legend->visible(); ++i) {
      auto* entry = qobject_cast<QCPPlottableLegendItem*>(chart.legend->item(i));
      if (entry == nullptr) continue;
      const QSize least = static_cast<const QCPLayoutElement&>(*entry).minimumOuterSizeHint();
      requireWidth(chart, entry->plottable()->name(), least.width(), entry->outerRect().width());
      requireWithin(chart, entry->plottable()->name(), entry->outerRect());
    }
  }

  void requireWithin(const QWidget& widget, const QString& text, const QRectF& place) {
    const QRectF room =
        QRectF(widget.rect()).adjusted(-kRounding, -kRounding, kRounding, kRounding);
    read(text);
    if (text.isEmpty() || room.contains(place)) return;
    add(widget, text,
        QStringLiteral("from %1 to %2, from %3 to %4")
            .arg(place.left())
            .arg(place.right())
            .arg(place.top())
            .arg(place.bottom()));
  }

  void lookAt(const QDockWidget& dock) {
    int buttons = 0;
    for (const auto* button : dock.findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly)) {
      if (button->isVisible()) buttons += button->width();
    }
    requireWidth(dock, dock.windowTitle(), advance(dock, dock.windowTitle()),
                 dock.width() - buttons);
  }

  void lookAt(const QHeaderView& header) {
    for (int section = 0; section < header.count(); ++section) {
      if (header.isSectionHidden(section)) continue;
      const QString text =
          header.model()->headerData(section, header.orientation(), Qt::DisplayRole).toString();
      const int needed = header.sectionSizeHint(section);
      if (header.orientation() == Qt::Horizontal) {
        requireWidth(header, text, needed, header.sectionSize(section));
        requireHeight(header, text, header.fontMetrics().height(), header.height());
      } else {
        requireHeight(header, text, needed, header.sectionSize(section));
        requireWidth(header, text, advance(header, text), header.width());
      }
    }
  }

  void lookAt(const QAbstractItemView& view) {
    if (view.model() != nullptr) lookAt(view, view.rootIndex());
  }

  void lookAt(const QAbstractItemView& view, const QModelIndex& parent) {
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    for (int row = 0; row < view.model()->rowCount(parent); ++row) {
      for (int column = 0; column < view.model()->columnCount(parent); ++column) {
        lookAtCell(view, view.model()->index(row, column, parent));
      }
      const QModelIndex first = view.model()->index(row, 0, parent);
      if (tree != nullptr && tree->isExpanded(first)) lookAt(view, first);
    }
  }

  void lookAtCell(const QAbstractItemView& view, const QModelIndex& index) {
    const QRect cell = view.visualRect(index);
    const QString text = index.data().toString();
    if (text.isEmpty() || !cell.intersects(view.viewport()->rect())) return;
    QStyleOptionViewItem option;
    option.initFrom(&view);
    option.widget = &view;
    option.font = view.font();
    option.decorationSize = view.iconSize();
    option.rect = cell;
    const QSize needed = view.itemDelegateForIndex(index)->sizeHint(option, index);
    if (isWrapping(view)) {
      option.features |= QStyleOptionViewItem::WrapText;
      const int lines = view.itemDelegateForIndex(index)->sizeHint(option, index).height();
      requireHeight(view, text, lines, cell.height());
    } else {
      requireWidth(view, text, needed.width(), cell.width());
    }
    const bool scrolls = view.horizontalScrollBar()->maximum() > 0 &&
                         view.horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
    if (!scrolls) requireWidth(view, text, cell.right(), view.viewport()->width());
  }

  static bool isWrapping(const QAbstractItemView& view) {
    const auto* table = qobject_cast<const QTableView*>(&view);
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    return (table != nullptr && table->wordWrap()) || (tree != nullptr && tree->wordWrap()) ||
           view.property("wordWrap").toBool();
  }

  TextsInSight m_found;
};

/// A dock behind another one's tab stands outside of the window.
bool isBehindATab(const QWidget& widget) {
  const QWidget* dock = &widget;
  while (dock != nullptr && qobject_cast<const QDockWidget*>(dock) == nullptr) {
    dock = dock->parentWidget();
  }
  return dock != nullptr && !dock->isWindow() &&
         !dock->parentWidget()->rect().intersects(dock->geometry());
}

}  // namespace

TextsInSight textsInSight(const QWidget& window) {
  Search search;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    const bool isSeen = widget->isVisible() && widget->window() == &window;
    if (isSeen && !isBehindATab(*widget)) search.look(*widget);
  }
  return search.found();
}

}  // namespace lanescope::ui
