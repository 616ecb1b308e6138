// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recent_files.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

namespace lanescope::ui {
namespace {

constexpr int kMost = 10;
const QString kRecentSetting = QStringLiteral("recentSessions");

}  // namespace

RecentFiles::RecentFiles(QMenu& menu, QObject* parent) : QObject(parent), m_menu(menu) {
  connect(&m_menu, &QMenu::aboutToShow, this, &RecentFiles::fill);
  fill();
}

QStringList RecentFiles::files() {
  return QSettings().value(kRecentSetting).toStringList();
}

void RecentFiles::add(const QString& file) {
  const QString path = QFileInfo(file).absoluteFilePath();
  QStringList all = files();
  all.removeAll(path);
  all.prepend(path);
  QSettings().setValue(kRecentSetting, all.mid(0, kMost));
}

void RecentFiles::fill() {
  m_menu.clear();
  int number = 0;
  for (const QString& file : files()) {
    QString name = QFileInfo(file).fileName();
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    QAction* action = m_menu.addAction(QStringLiteral("&%1 %2").arg(++number).arg(name));
    action->setStatusTip(file);
    connect(action, &QAction::triggered, this, [this, file] { choose(file); });
  }
  if (number == 0) {
    m_menu.addAction(tr("No session was saved or opened yet"))->setEnabled(false);
    return;
  }
  m_menu.addSeparator();
  connect(m_menu.addAction(tr("&Clear recent files")), &QAction::triggered, this,
          [] { QSettings().remove(kRecentSetting); });
}

void RecentFiles::choose(const QString& file) {
  if (QFileInfo::exists(file)) {
    emit chosen(file);
    return;
  }
  QStringList all = files();
  all.removeAll(file);
  QSettings().setValue(kRecentSetting, all);
  //: %1: path of a file
  emit missing(tr("%1 is not there any more; it was dropped from the recent sessions.").arg(file));
}

}  // namespace lanescope::ui
