// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFuture>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

#include "app/session/session.h"

namespace lanescope::ui {

class AutosaveSlot;

/// Keeps unsaved work in a file that survives a crash: after a run at once, else at most every half
/// minute. Files are written on a worker thread, one at a time.
class Autosave : public QObject {
  Q_OBJECT

 public:
  /// `capture` gives what is to be kept now; nothing when there is no unsaved work.
  Autosave(QString folder, std::function<std::optional<app::Session>()> capture,
           QObject* parent = nullptr);
  /// Removes the file.
  ~Autosave() override;

  /// Takes over the slot of a window that is gone, with its file.
  void adopt(std::shared_ptr<AutosaveSlot> slot);

 public slots:
  /// Writes soon, since something has changed.
  void note();
  void writeNow();
  /// Removes the file, since all work is saved.
  void clear();

 signals:
  void written();
  /// Emitted once.
  void failed(const QString& sentence);

 private:
  void finish(const QString& sentence);

  QString m_folder;
  std::function<std::optional<app::Session>()> m_capture;
  std::shared_ptr<AutosaveSlot> m_slot;  ///< null until there is something to keep
  QTimer m_timer;
  QElapsedTimer m_sinceLast;  ///< not valid before the first
  QFuture<void> m_written;
  bool m_writing = false;
  bool m_again = false;    ///< more has changed since the writing began
  bool m_cleared = false;  ///< what is being written is not wanted any more
  bool m_hasFailed = false;
};

}  // namespace lanescope::ui
