// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QUndoStack>
#include <cstdint>

#include "app/history/history.h"

namespace lanescope::ui {

/// What the user changes in the history, in steps that can be undone.
class HistoryChanges {
  Q_DECLARE_TR_FUNCTIONS(HistoryChanges)

 public:
  /// `history` must outlive this object.
  explicit HistoryChanges(history::History& history);

  [[nodiscard]] QUndoStack& stack() { return m_stack; }
  void remove(const history::History::Ids& ids);
  void setTag(std::int64_t id, const QString& before, const QString& after);

 private:
  history::History& m_history;
  QUndoStack m_stack;
};

}  // namespace lanescope::ui
