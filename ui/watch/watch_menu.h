// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QKeySequence;
class QMenu;
class QString;

namespace lanescope::ui {

class CodeView;
class GoToBar;
class Playback;
class SourceView;
class Stops;
class WatchPanel;

/// What the menu of breakpoints and watches acts on.
struct WatchTargets {
  Playback& playback;
  SourceView& source;
  CodeView& editor;  ///< of a kernel of the user
  Stops& stops;
  GoToBar& goTo;
  WatchPanel& watches;
};

/// The menu of what goes to steps by a condition: the bar, breakpoints, stops, watches.
class WatchMenu : public QObject {
  Q_OBJECT

 public:
  WatchMenu(QMenu& menu, const WatchTargets& targets);

 private:
  template <class Receiver, class Slot>
  static QAction* add(QMenu& menu, const QString& text, const QKeySequence& keys,
                      Receiver& receiver, Slot slot);
};

}  // namespace lanescope::ui
