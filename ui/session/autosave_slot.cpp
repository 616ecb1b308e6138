// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/autosave_slot.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

#include "app/session/session_file.h"

namespace lanescope::ui {
namespace {

QString pathOf(const QDir& folder, const QString& name) {
  return folder.filePath(name + QLatin1Char('.') + QLatin1String(app::kSessionSuffix));
}

}  // namespace

QString AutosaveSlot::usualFolder() {
  return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
      .filePath(QStringLiteral("autosave"));
}

AutosaveSlot::AutosaveSlot(const QString& path)
    : m_path(path), m_lock(path + QStringLiteral(".lock")) {
  // However long a window is open: its lock is stale only when its process is gone.
  m_lock.setStaleLockTime(0);
}

std::unique_ptr<AutosaveSlot> AutosaveSlot::make(const QString& folder) {
  if (!QDir().mkpath(folder)) return nullptr;
  const QString name = QUuid::createUuid().toString(QUuid::Id128);
  std::unique_ptr<AutosaveSlot> slot(new AutosaveSlot(pathOf(QDir(folder), name)));
  return slot->m_lock.tryLock() ? std::move(slot) : nullptr;
}

std::vector<std::unique_ptr<AutosaveSlot>> AutosaveSlot::abandoned(const QString& folder) {
  const QDir dir(folder);
  QSet<QString> names;
  for (const QFileInfo& file : dir.entryInfoList(QDir::Files | QDir::Hidden)) {
    names += file.baseName();
  }
  std::vector<std::unique_ptr<AutosaveSlot>> found;
  for (const QString& name : names) {
    std::unique_ptr<AutosaveSlot> slot(new AutosaveSlot(pathOf(dir, name)));
    if (!slot->m_lock.tryLock()) continue;
    if (QFileInfo::exists(slot->path())) {
      found.push_back(std::move(slot));
    } else {
      slot->clear();
    }
  }
  std::ranges::sort(found, std::ranges::greater(),
                    [](const auto& slot) { return QFileInfo(slot->path()).lastModified(); });
  return found;
}

void AutosaveSlot::clear() const {
  const QFileInfo file(m_path);
  QDir folder = file.dir();
  // With what had not replaced it yet when its process ended; the lock goes with the slot.
  for (const QString& name :
       folder.entryList({file.fileName() + QStringLiteral("*")}, QDir::Files)) {
    if (!name.endsWith(QLatin1String(".lock"))) folder.remove(name);
  }
}

}  // namespace lanescope::ui
