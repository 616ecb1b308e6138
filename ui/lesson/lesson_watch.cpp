// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_watch.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <utility>

namespace lanescope::ui {
namespace {

/// Editors write a file in several steps, each of which is told.
constexpr int kLookMs = 80;
/// A lesson has at most so many files; a folder with more is watched in part.
constexpr int kMostFiles = 1000;

}  // namespace

LessonWatch::LessonWatch(QObject* parent) : QObject(parent) {
  m_looking.setSingleShot(true);
  m_looking.setInterval(kLookMs);
  connect(&m_looking, &QTimer::timeout, this, &LessonWatch::look);
  const auto soon = [this] { m_looking.start(); };
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
}

void LessonWatch::watch(const QString& place) {
  const QStringList watched = m_watcher.files() + m_watcher.directories();
  if (!watched.isEmpty()) m_watcher.removePaths(watched);
  m_looking.stop();
  m_place = place;
  m_state = state();
  // What is in the program does not change.
  if (place.isEmpty() || place.startsWith(QLatin1Char(':'))) return;
  const QFileInfo info(place);
  // The folder tells of a file that another one has replaced, which the file's own watch loses.
  m_watcher.addPath(info.isDir() ? place : info.absolutePath());
  const QStringList files = m_state.keys();
  if (!files.isEmpty()) m_watcher.addPaths(files);
}

QHash<QString, QString> LessonWatch::state() const {
  QHash<QString, QString> files;
  if (m_place.isEmpty()) return files;
  const QFileInfo place(m_place);
  const QFileInfoList all = place.isDir()
                                ? QDir(m_place).entryInfoList(QDir::Files).mid(0, kMostFiles)
                                : QFileInfoList{place};
  for (const QFileInfo& each : all) {
    if (!each.exists()) continue;
    files.insert(each.absoluteFilePath(), QString::number(each.lastModified().toMSecsSinceEpoch()) +
                                              QLatin1Char(' ') + QString::number(each.size()));
  }
  return files;
}

void LessonWatch::look() {
  if (m_place.isEmpty()) return;
  const QHash<QString, QString> before = m_state;
  watch(QString(m_place));
  if (m_state != before) emit changed();
}

}  // namespace lanescope::ui
