// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTableView>
#include <initializer_list>

class QBoxLayout;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;
class QWidget;

// The controls of pages and dialogs. `name` is what a screen reader says, `help` is the tool tip.
namespace lanescope::ui {

/// A label whose text breaks into lines. `look`: "muted", "heading" or "" (style_sheet.h).
[[nodiscard]] QLabel* makeWords(QWidget* parent, const char* look, const QString& name = {});
/// An empty `name`: the text is the name.
[[nodiscard]] QPushButton* makeButton(QWidget* parent, const QString& text, const QString& help,
                                      const QString& name = {});
/// A flat button for a bar, which the Tab key reaches. An empty `name`: the text is the name.
[[nodiscard]] QToolButton* makeSegment(QWidget* parent, const QString& text, const QString& help,
                                       const QString& name = {});
/// A list to choose from. Its width is `letters` letters, whatever it lists; 0: as wide as its
/// widest entry.
[[nodiscard]] QComboBox* makeChoice(QWidget* parent, const QString& name, int letters = 0);
/// A bar without a text, from 0 to `most`.
[[nodiscard]] QProgressBar* makeProgress(QWidget* parent, const QString& name, int most);

/// Adds widgets to a layout one after the other. A null pointer stands for the room that is left.
void addAll(QBoxLayout& layout, std::initializer_list<QWidget*> widgets);

/// A table with a chart's numbers. Its last column takes the remaining width.
[[nodiscard]] QTableView* makeTable(QAbstractItemModel& model, const QString& accessibleName);

}  // namespace lanescope::ui
