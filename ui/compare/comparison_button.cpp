// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_button.h"

#include <QMenu>
#include <algorithm>

#include "app/text/text.h"
#include "request/parameter_table.h"

namespace lanescope::ui {

ComparisonButton::ComparisonButton(QWidget* parent) : QToolButton(parent) {
  //: A button that opens a list of kernels
  setText(tr("Compare with"));
  setToolTip(tr("Offers more kernels that get the same inputs."));
  setAccessibleName(tr("Kernels to compare with the chosen one"));
  setMenu(new QMenu(this));
  setPopupMode(QToolButton::InstantPopup);
  setProperty("look", "segment");
  setFocusPolicy(Qt::StrongFocus);
  setEnabled(false);
}

void ComparisonButton::setKernel(const catalog::KernelRow& row,
                                 const std::vector<std::string>& ticked) {
  menu()->clear();
  const auto addAll = [this](const QString& text, bool ticks) {
    connect(menu()->addAction(text), &QAction::triggered, this, [this, ticks] {
      for (QAction* action : menu()->actions()) action->setChecked(ticks && action->isCheckable());
    });
  };
  addAll(tr("All of the family"), true);
  //: In the list of kernels to compare with: no kernel
  addAll(tr("None"), false);
  menu()->addSeparator();
  const auto before = menu()->actions().size();
  for (const catalog::KernelRow& other : catalog::kernels()) {
    const bool fits = catalog::solveSameProblem(row, other);
    if (!fits || other.id == row.id || !other.breaks.empty()) continue;
    QAction* action = menu()->addAction(catalogText(other.title));
    action->setCheckable(true);
    action->setChecked(std::ranges::find(ticked, other.id) != ticked.end());
    action->setData(toQString(other.id));
  }
  setEnabled(menu()->actions().size() > before);
}

std::vector<std::string> ComparisonButton::kernels(const values::Parameters& parameters) const {
  std::vector<std::string> kernels;
  for (const QAction* action : menu()->actions()) {
    if (!action->isChecked()) continue;
    std::string id = action->data().toString().toStdString();
    const auto wrong = catalog::violations(catalog::find(id), parameters);
    const bool otherProblem = std::ranges::any_of(wrong, [](const catalog::Violation& violation) {
      using enum values::ParameterPart;
      const std::string& name = violation.parameter;
      return isOf(elements, name) || isOf(operation, name) || isOf(pattern, name);
    });
    if (!otherProblem) kernels.push_back(std::move(id));
  }
  return kernels;
}

}  // namespace lanescope::ui
