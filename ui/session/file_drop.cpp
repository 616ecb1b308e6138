// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace lanescope::ui {
namespace {

QStringList filesIn(const QMimeData& data) {
  QStringList files;
  for (const QUrl& url : data.urls()) {
    if (url.isLocalFile()) files += url.toLocalFile();
  }
  return files;
}

}  // namespace

FileDrop::FileDrop(QWidget& target) : QObject(&target) {
  target.setAcceptDrops(true);
  target.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* target, QEvent* event) {
  const bool isEnter = event->type() == QEvent::DragEnter;
  const bool isDrop = event->type() == QEvent::Drop;
  if (!isEnter && !isDrop) return QObject::eventFilter(target, event);
  auto* drop = static_cast<QDropEvent*>(event);
  const QStringList files = filesIn(*drop->mimeData());
  if (files.isEmpty()) return QObject::eventFilter(target, event);
  // The file stays where it is, whatever the drag proposes.
  drop->setDropAction(Qt::CopyAction);
  drop->accept();
  if (isDrop) emit dropped(files);
  return true;
}

}  // namespace lanescope::ui
