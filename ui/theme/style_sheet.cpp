// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_sheet.h"

#include <utility>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

QString styleSheetOf(const StageTheme& theme) {
  QString sheet = QStringLiteral(R"(
QMainWindow::separator { background: @background; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: @accent; }
QDockWidget { font-weight: 600; }
QDockWidget::title { background: @background; padding: 7px 8px 5px 10px; text-align: left; }
QToolTip { background: @panel; color: @text; border: 1px solid @border; padding: 4px; }
QLabel[look="muted"] { color: @muted; }
QLabel[look="heading"] { font-weight: 600; }
QLabel[look="error"] { color: @error; }
QLabel[look="note"] { background: @panel; color: @text; border: 2px solid @accent; border-radius: 6px; padding: 6px 10px; font-weight: 600; }
QLabel[look="wrong"] { background: @wrong; color: @onWrong; padding: 5px 10px; font-weight: 600; }
QFrame[look="drop"] { background: @background; border: 1px solid @line; border-radius: 6px; }
QFrame[look="lessonBox"] { background: @panel; border: 1px solid @line; border-radius: 6px; }
QTextBrowser[look="lesson"] { border: 2px solid transparent; background: transparent; }
QTextBrowser[look="lesson"]:focus, QScrollArea[look="lesson"]:focus { border: 2px solid @accent; }
QScrollArea[look="lesson"] { border: 2px solid transparent; }
QFrame[look="rule"] { border: none; background: @border; max-height: 1px; }
QPushButton { padding: 5px 14px; border: 1px solid @line; border-radius: 5px; background: @panel; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @border; }
QPushButton:focus { border: 2px solid @accent; padding: 4px 13px; }
QPushButton:disabled { color: @faint; border-color: @border; }
QPushButton[look="primary"] { background: @accent; color: @onAccent; border-color: @accent; font-weight: 600; }
QPushButton[look="primary"]:hover { background: @accentHover; }
QPushButton[look="primary"]:focus { border: 5px double @onAccent; padding: 1px 10px; }
QPushButton[look="primary"]:disabled { background: @border; color: @faint; border-color: @border; }
QToolButton[look="segment"] { padding: 4px 7px; border: 1px solid @line; border-radius: 5px; background: @panel; }
QToolButton[look="segment"]:hover { background: @hover; }
QToolButton[look="segment"]:checked { background: @selected; border-color: @accent; color: @text; }
QToolButton[look="segment"]:focus { border: 2px solid @accent; padding: 3px 6px; }
QToolButton[look="segment"]:checked:focus { border-color: @text; }
QToolButton[look="icon"] { border: 2px solid transparent; border-radius: 5px; padding: 2px; background: transparent; }
QToolButton[look="icon"]:hover { background: @hover; }
QToolButton[look="icon"]:checked, QToolButton[look="icon"]:pressed { background: @selected; }
QToolButton[look="icon"]:focus { border-color: @accent; }
QToolButton[look="segment"][popupMode="2"] { padding: 4px 16px 4px 5px; }
QToolButton[look="segment"][popupMode="2"]:focus { padding: 3px 15px 3px 4px; }
QToolButton::menu-indicator, QPushButton::menu-indicator { subcontrol-origin: border; subcontrol-position: right center; right: 4px; }
QCheckBox::indicator:unchecked { width: 12px; height: 12px; border: 1px solid @muted; border-radius: 3px; background: @panel; }
QCheckBox::indicator:unchecked:focus { border-color: @accent; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid @muted; border-radius: 7px; background: @panel; }
QRadioButton::indicator:focus { border: 2px solid @accent; width: 10px; height: 10px; }
QRadioButton::indicator:checked { border: 4px solid @accent; width: 6px; height: 6px; background: @onAccent; }
QRadioButton::indicator:checked:focus { border-color: @text; }
QLineEdit, QPlainTextEdit { border: 1px solid @line; border-radius: 4px; padding: 3px 4px; background: @panel; }
QLineEdit:focus { border: 2px solid @accent; padding: 2px 3px; }
QLineEdit:disabled { color: @faint; border-color: @border; }
QLineEdit[invalid="true"] { border: 2px solid @error; padding: 2px 3px; }
QComboBox QLineEdit, QComboBox QLineEdit:focus { border: none; padding: 0px; background: transparent; }
QComboBox[invalid="true"] { color: @error; }
QTreeView, QTableView, QListView { border: 1px solid @edge; border-radius: 4px; }
QsciScintilla { border: 2px solid transparent; }
QsciScintilla:focus { border-color: @accent; }
QTreeView:focus, QTableView:focus, QListView:focus { border: 2px solid @accent; }
QTreeView::item { padding: 3px 0px; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected { background: @accent; color: @onAccent; }
QHeaderView::section { background: @panel; color: @muted; border: none; border-bottom: 1px solid @border; padding: 4px 6px; }
QTabWidget::pane { border: none; border-top: 1px solid @border; }
QTabBar::tab { padding: 6px 8px; color: @muted; background: transparent; border: none; border-bottom: 2px solid transparent; }
QTabBar#pages::tab { padding: 6px 5px; }
QTabBar#pages[isTight="true"]::tab { padding: 6px 3px; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
QTabBar::tab:hover { color: @text; }
QTabBar:focus { outline: none; }
QTabBar::tab:focus { color: @accent; border: 2px solid @accent; border-radius: 4px; padding: 4px 6px 6px 6px; }
QTabBar#pages::tab:focus { padding: 4px 3px 6px 3px; }
QTabBar#pages[isTight="true"]::tab:focus { padding: 4px 1px 6px 1px; }
QProgressBar { border: none; border-radius: 3px; background: @border; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { border-radius: 3px; background: @accent; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }
QMenuBar { background: @background; }
QMenuBar::item { padding: 7px 7px; background: transparent; }
QMenuBar[isTight="true"]::item { padding: 7px 4px; }
QMenuBar::item:selected { background: @hover; border-radius: 4px; }
QToolBar { background: @background; border: none; spacing: 4px; }
QStatusBar { color: @muted; }
QStatusBar::item { border: none; }
)");
  const std::pair<const char*, QColor> colors[] = {
      {"@background", theme.background},
      {"@panel", theme.panel},
      {"@border", theme.border},
      // Where borders are bright, that of the focus would look alike.
      {"@edge",
       theme.id == ThemeId::highContrast ? mix(theme.panel, theme.border, 0.5) : theme.border},
      {"@line", mix(theme.border, theme.text, 0.25)},
      {"@hover", mix(theme.panel, theme.text, 0.07)},
      {"@text", theme.text},
      {"@selected", theme.marked()},
      {"@muted", theme.mutedText},
      {"@faint", mix(theme.mutedText, theme.background, 0.35)},
      {"@accentHover", mix(theme.accent, theme.text, 0.15)},
      {"@accent", theme.accent},
      {"@onAccent", theme.onAccent},
      {"@error", theme.finding.ink},
      {"@wrong", theme.wrong.fill},
      {"@onWrong", theme.wrong.onFill},
  };
  for (const auto& [name, color] : colors) sheet.replace(QLatin1String(name), color.name());
  return sheet;
}

}  // namespace lanescope::ui
