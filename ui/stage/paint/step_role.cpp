// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/paint/step_role.h"

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

using trace::EventKind;

const RoleColors& roleOf(EventKind kind, const StageTheme& theme) {
  switch (kind) {
    case EventKind::load:
      return theme.read;
    case EventKind::store:
    case EventKind::atomicRead:
    case EventKind::atomicWrite:
      return theme.write;
    case EventKind::barrier:
    case EventKind::syncwarp:
    case EventKind::fence:
    case EventKind::memoryBarrier:
    case EventKind::asyncGroup:
    case EventKind::namedBarrier:
      return theme.barrier;
    case EventKind::bulkCopy:
      return theme.write;
    case EventKind::shuffle:
    case EventKind::vote:
    case EventKind::reduce:
    case EventKind::tensorProduct:
      return theme.exchange;
    case EventKind::outOfBounds:
      break;
  }
  return theme.finding;
}

QString letterOf(EventKind kind) {
  switch (kind) {
    case EventKind::load:
      return QStringLiteral("R");
    case EventKind::store:
      return QStringLiteral("W");
    case EventKind::atomicRead:
    case EventKind::atomicWrite:
      return QStringLiteral("A");
    case EventKind::barrier:
      return QStringLiteral("B");
    case EventKind::syncwarp:
      return QStringLiteral("Y");
    case EventKind::fence:
      return QStringLiteral("F");
    case EventKind::shuffle:
      return QStringLiteral("S");
    case EventKind::vote:
      return QStringLiteral("V");
    case EventKind::reduce:
      return QStringLiteral("C");
    case EventKind::memoryBarrier:
      return QStringLiteral("M");
    case EventKind::bulkCopy:
      return QStringLiteral("T");
    case EventKind::tensorProduct:
      return QStringLiteral("X");
    case EventKind::asyncGroup:
      return QStringLiteral("G");
    case EventKind::namedBarrier:
      return QStringLiteral("N");
    case EventKind::outOfBounds:
      break;
  }
  return QStringLiteral("!");
}

}  // namespace lanescope::ui
