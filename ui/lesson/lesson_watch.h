// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>

namespace lanescope::ui {

/// Watches the files of a lesson: those of its folder, or the one file that it is packed in.
class LessonWatch : public QObject {
  Q_OBJECT

 public:
  explicit LessonWatch(QObject* parent = nullptr);

  /// Watches a folder or a file in place of the one before; empty: nothing.
  void watch(const QString& place);

 signals:
  /// Another program has written, added or removed a file.
  void changed();

 private:
  /// The files with the time and the size that they have now.
  [[nodiscard]] QHash<QString, QString> state() const;
  void look();

  QString m_place;
  QHash<QString, QString> m_state;
  QFileSystemWatcher m_watcher;
  QTimer m_looking;
};

}  // namespace lanescope::ui
