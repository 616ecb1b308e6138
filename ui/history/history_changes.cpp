// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_changes.h"

#include <QUndoCommand>

namespace lanescope::ui {
namespace {

constexpr int kMostSteps = 100;

class Removal : public QUndoCommand {
 public:
  Removal(history::History& history, history::History::Ids ids)
      : m_history(history), m_ids(std::move(ids)) {}
  void redo() override { m_history.remove(m_ids); }
  void undo() override { m_history.restore(m_ids); }

 private:
  history::History& m_history;
  history::History::Ids m_ids;
};

class TagChange : public QUndoCommand {
 public:
  TagChange(history::History& history, std::int64_t id, QString before, QString after)
      : m_history(history), m_id(id), m_before(std::move(before)), m_after(std::move(after)) {}
  void redo() override { m_history.setTag(m_id, m_after); }
  void undo() override { m_history.setTag(m_id, m_before); }

 private:
  history::History& m_history;
  std::int64_t m_id;
  QString m_before;
  QString m_after;
};

}  // namespace

HistoryChanges::HistoryChanges(history::History& history) : m_history(history) {
  m_stack.setUndoLimit(kMostSteps);
}

void HistoryChanges::remove(const history::History::Ids& ids) {
  auto* command = new Removal(m_history, ids);
  //: In the menu: Undo Delete entries
  command->setText(tr("Delete entries"));
  m_stack.push(command);
}

void HistoryChanges::setTag(std::int64_t id, const QString& before, const QString& after) {
  auto* command = new TagChange(m_history, id, before, after);
  //: In the menu: Undo Edit the tag
  command->setText(tr("Edit the tag"));
  m_stack.push(command);
}

}  // namespace lanescope::ui
