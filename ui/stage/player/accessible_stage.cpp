// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/accessible_stage.h"

#include <QAccessibleWidget>
#include <algorithm>
#include <map>
#include <vector>

#include "ui/stage/player/accessible_table.h"
#include "ui/stage/player/stage_widget.h"

namespace lanescope::ui {
namespace {

/// A stage: a group with a name, a description (the step's sentence) and a table for each shown
/// view.
class AccessibleStage : public QAccessibleWidget {
 public:
  explicit AccessibleStage(StageWidget& stage)
      : QAccessibleWidget(&stage, QAccessible::Grouping), m_stage(stage) {}
  ~AccessibleStage() override {
    for (const auto& [view, id] : m_tables) QAccessible::deleteAccessibleInterface(id);
  }
  AccessibleStage(const AccessibleStage&) = delete;
  AccessibleStage& operator=(const AccessibleStage&) = delete;

  [[nodiscard]] int childCount() const override { return static_cast<int>(shown().size()); }

  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    const std::vector<StageView> views = shown();
    const bool isThere = index >= 0 && index < static_cast<int>(views.size());
    return isThere ? tableFor(views[static_cast<std::size_t>(index)]) : nullptr;
  }

  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* table = dynamic_cast<const AccessibleTable*>(child);
    if (table == nullptr || table->parent() != this) return -1;
    const std::vector<StageView> views = shown();
    const auto found = std::ranges::find(views, table->view());
    return found == views.end() ? -1 : static_cast<int>(found - views.begin());
  }

  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
    for (int i = 0; i < childCount(); ++i) {
      QAccessibleInterface* table = child(i);
      if (table->rect().contains(x, y)) return table;
    }
    return nullptr;
  }

 private:
  [[nodiscard]] std::vector<StageView> shown() const {
    std::vector<StageView> views;
    if (m_stage.scene() == nullptr) return views;
    for (const StageViewInfo& info : stageViews()) {
      if (m_stage.look().views.testFlag(info.view)) views.push_back(info.view);
    }
    return views;
  }

  /// The table of a view; it lasts as long as the stage, so that a screen reader can come back.
  [[nodiscard]] QAccessibleInterface* tableFor(StageView view) const {
    const auto found = m_tables.find(view);
    if (found != m_tables.end()) return QAccessible::accessibleInterface(found->second);
    auto* table = new AccessibleTable(m_stage, view);
    m_tables[view] = QAccessible::registerAccessibleInterface(table);
    return table;
  }

  StageWidget& m_stage;
  mutable std::map<StageView, QAccessible::Id> m_tables;
};

QAccessibleInterface* makeAccessibleStage(const QString& /*className*/, QObject* object) {
  auto* stage = qobject_cast<StageWidget*>(object);
  return stage == nullptr ? nullptr : new AccessibleStage(*stage);
}

}  // namespace

void installAccessibleStage() {
  QAccessible::installFactory(&makeAccessibleStage);  // the same one is installed once
}

void tellTablesChanged(StageWidget& stage) {
  if (!QAccessible::isActive()) return;
  QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&stage);
  for (int i = 0; accessible != nullptr && i < accessible->childCount(); ++i) {
    QAccessibleEvent event(accessible->child(i), QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
  }
}

}  // namespace lanescope::ui
