// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/cheat_sheet.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMainWindow>
#include <QPushButton>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/chart_view.h"
#include "ui/stage/player/stage_keys.h"
#include "ui/window/menu_actions.h"

namespace lanescope::ui {
namespace {

constexpr int kColumns = 3;

QString textOf(const QList<QKeySequence>& keys) {
  QStringList texts;
  for (const QKeySequence& each : keys) texts += each.toString(QKeySequence::NativeText);
  return texts.join(QStringLiteral(" · "));
}

KeyGroup groupOf(const MenuActions& menu) {
  KeyGroup group{menu.title, {}};
  for (const QAction* action : menu.actions) {
    if (action->shortcuts().isEmpty()) continue;
    group.entries += {action->text().remove(QLatin1Char('&')), textOf(action->shortcuts())};
  }
  return group;
}

bool isHeldElsewhere(const QKeySequence& key, const QList<MenuActions>& menus) {
  return std::ranges::any_of(menus, [&](const MenuActions& menu) {
    return std::ranges::any_of(menu.actions, [&](const QAction* action) {
      return action->isEnabled() && action->shortcuts().contains(key);
    });
  });
}

KeyGroup stageGroup(const QList<MenuActions>& menus) {
  KeyGroup group{CheatSheet::tr("On the stage"), {}};
  for (const StageKey& each : stageKeys()) {
    QList<QKeySequence> keys;
    for (const QKeyCombination key : each.keys) {
      if (!isHeldElsewhere(QKeySequence(key), menus)) keys += QKeySequence(key);
    }
    if (!keys.isEmpty()) group.entries += {each.what, textOf(keys)};
  }
  return group;
}

KeyGroup sourceGroup() {
  const auto textOf = [](Qt::Key key) {
    return QKeySequence(key).toString(QKeySequence::NativeText);
  };
  return {CheatSheet::tr("In the source"),
          {{CheatSheet::tr("Next step of the line"), textOf(Qt::Key_Return)},
           {CheatSheet::tr("What the record tells of the name"), textOf(Qt::Key_F2)}}};
}

KeyGroup chartGroup() {
  KeyGroup group{CheatSheet::tr("On a chart"), {}};
  for (const ChartKey& each : chartKeys()) group.entries += {each.what, each.keys};
  return group;
}

QString htmlOf(const KeyGroup& group) {
  QString html =
      QStringLiteral("<tr><td colspan='2' style='padding-top:12px'><h3>%1</h3></td></tr>")
          .arg(group.title.toHtmlEscaped());
  for (const KeyGroup::Entry& entry : group.entries) {
    html += QStringLiteral(
                "<tr><td style='padding:2px 14px 2px 0'>%1</td>"
                "<td style='padding:2px 0; white-space:nowrap'><b>%2</b></td></tr>")
                .arg(entry.what.toHtmlEscaped(), entry.keys.toHtmlEscaped());
  }
  return html;
}

/// Arranges the groups in columns of about the same length and keeps each group whole.
QString htmlOf(const QList<KeyGroup>& groups) {
  constexpr int kHeading = 3;  // as high as so many lines
  int lines = 0;
  for (const KeyGroup& group : groups) lines += kHeading + static_cast<int>(group.entries.size());
  QString html = QStringLiteral("<table width='100%'><tr>");
  int taken = 0;
  int column = 0;
  const QString open = QStringLiteral("<td valign='top' style='padding-right:22px'><table>");
  const QString close = QStringLiteral("</table></td>");
  html += open;
  for (const KeyGroup& group : groups) {
    const int height = kHeading + static_cast<int>(group.entries.size());
    // A group belongs to the column in which its middle is.
    const int wanted = std::min(kColumns - 1, (taken + height / 2) * kColumns / lines);
    if (wanted > column) html += close + open;
    column = std::max(column, wanted);
    html += htmlOf(group);
    taken += height;
  }
  return html + close + QStringLiteral("</tr></table>");
}

}  // namespace

QList<KeyGroup> keyGroups(const QMainWindow& window) {
  const QList<MenuActions> menus = actionsOfMenus(window);
  QList<KeyGroup> groups{stageGroup(menus), sourceGroup(), chartGroup()};
  for (const MenuActions& menu : menus) groups += groupOf(menu);
  groups.removeIf([](const KeyGroup& group) { return group.entries.isEmpty(); });
  return groups;
}

CheatSheet::CheatSheet(const QList<KeyGroup>& groups, QWidget* parent) : QDialog(parent) {
  setProperty("manualPage", "keyboard.md");
  setAttribute(Qt::WA_DeleteOnClose);
  //: Title of a window: a list of the keys of the keyboard
  setWindowTitle(tr("Keys"));
  auto* page = new QTextBrowser(this);
  //: Title of a window: a list of the keys of the keyboard
  page->setAccessibleName(tr("Keys"));
  page->setFrameShape(QFrame::NoFrame);
  page->setHtml(htmlOf(groups));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setIcon({});  // the style's is dark in any theme
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(page, 1);
  layout->addWidget(buttons);
  constexpr QSize kSize(1080, 760);
  resize(kSize.boundedTo(parent->screen()->availableSize() * 0.94));
  page->setFocus();
}

void CheatSheet::keyPressEvent(QKeyEvent* event) {
  if (event->keyCombination() == (Qt::CTRL | Qt::Key_F1)) {
    close();
  } else {
    QDialog::keyPressEvent(event);
  }
}

void CheatSheet::showOver(QMainWindow& window) {
  if (auto* shown = window.findChild<CheatSheet*>()) {
    shown->close();
    return;
  }
  QWidget* active = QApplication::activeWindow();
  auto* sheet = new CheatSheet(keyGroups(window), active != nullptr ? active : &window);
  sheet->show();
}

}  // namespace lanescope::ui
