// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/manual/manual.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace lanescope::ui {

class ManualBrowser;

/// The place of the manual that is about a widget: the property "manualPage" of the widget, or of
/// the nearest one around it, as in setProperty("manualPage", "stage.md#the-quiz"). Empty where
/// none has the property.
[[nodiscard]] QString manualPlaceOf(const QWidget* widget);

/// The manual in a window of its own: the pages on the left, or what a search has found, and the
/// page on the right. It does not keep the program running.
class ManualWindow : public QWidget {
  Q_OBJECT

 public:
  explicit ManualWindow(QWidget* parent = nullptr);

  /// Brings the window forward, at the page of the widget that has the focus.
  void openForFocus();
  /// Brings the window forward, at a place of the manual.
  void openAt(const QString& place);
  /// Shows a place of the manual, "stage.md#the-quiz", or the contents where there is no such page.
  void open(const QString& place);
  [[nodiscard]] QString place() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build();
  void addKeys();
  void search();
  void listPages();
  void listHits();
  void choosePage();
  void goTo(const QListWidgetItem* item);
  void leave();

  Manual m_manual;
  QLineEdit* m_search;
  QLabel* m_found;  ///< how many, in words
  QListWidget* m_list;
  QToolButton* m_back;
  QToolButton* m_forward;
  QToolButton* m_contents;
  ManualBrowser* m_browser;
};

}  // namespace lanescope::ui
