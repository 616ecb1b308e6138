// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/watch/watch_menu.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

#include "ui/kernel/source_view.h"
#include "ui/stage/player/playback.h"
#include "ui/watch/go_to_bar.h"
#include "ui/watch/stops.h"
#include "ui/watch/watch_panel.h"

namespace lanescope::ui {

template <class Receiver, class Slot>
QAction* WatchMenu::add(QMenu& menu, const QString& text, const QKeySequence& keys,
                        Receiver& receiver, Slot slot) {
  QAction* action = menu.addAction(text);
  action->setShortcut(keys);
  connect(action, &QAction::triggered, &receiver, slot);
  return action;
}

WatchMenu::WatchMenu(QMenu& menu, const WatchTargets& targets) : QObject(&menu) {
  //: In the menu Playback: opens a field for a condition
  add(menu, tr("&Go to…"), Qt::CTRL | Qt::Key_G, targets.goTo, &GoToBar::open)
      ->setStatusTip(tr("Goes to the steps at which a condition holds"));
  menu.addSeparator();
  const auto toggle = [source = &targets.source, editor = &targets.editor] {
    CodeView* view = editor->hasFocus() ? editor : static_cast<CodeView*>(source);
    view->toggleBreakpoint();
  };
  add(menu, tr("Set or clear a &breakpoint"), Qt::Key_F9, targets.source, toggle)
      ->setStatusTip(
          tr("Playing stops at the line: that of the cursor in the source, or else the line that "
             "runs"));
  QAction* clear =
      add(menu, tr("&Clear all breakpoints"), {}, targets.stops, &Stops::clearBreakpoints);
  menu.addSeparator();
  const QList<QAction*> ofStops{
      //: In the menu Playback: goes to the next step at which playing stops
      add(menu, tr("&Next stop"), Qt::CTRL | Qt::Key_F9, targets.playback, &Playback::nextStop),
      //: In the menu Playback: goes to the last step before at which playing stops
      add(menu, tr("&Previous stop"), Qt::CTRL | Qt::SHIFT | Qt::Key_F9, targets.playback,
          &Playback::previousStop)};
  menu.addSeparator();
  add(menu, tr("&Watch an expression…"), Qt::CTRL | Qt::SHIFT | Qt::Key_W, targets.watches,
      &WatchPanel::open);
  const Playback* playback = &targets.playback;
  const Stops* stops = &targets.stops;
  const auto enable = [playback, stops, clear, ofStops] {
    clear->setEnabled(!stops->breakpoints().empty());
    for (QAction* action : ofStops) action->setEnabled(!playback->stops().empty());
  };
  connect(playback, &Playback::marksChanged, this, enable);
  connect(stops, &Stops::breakpointsChanged, this, enable);
  enable();
}

}  // namespace lanescope::ui
