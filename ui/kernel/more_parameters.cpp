// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/more_parameters.h"

#include <QFormLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>
#include <vector>

#include "app/text/text.h"
#include "request/parameter_table.h"
#include "ui/kernel/input_files.h"
#include "ui/kernel/parameter_form.h"
#include "ui/kernel/target_chooser.h"
#include "ui/kernel/time_limit_field.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

constexpr int kLeastPanelWidth = 380;

/// The fields of forms that stand one above the other begin at the same place.
void alignForms(std::initializer_list<QFormLayout*> forms) {
  std::vector<QWidget*> labels;
  int width = 0;
  for (QFormLayout* form : forms) {
    for (int row = 0; row < form->rowCount(); ++row) {
      QLayoutItem* item = form->itemAt(row, QFormLayout::LabelRole);
      if (item == nullptr || item->widget() == nullptr) continue;
      labels.push_back(item->widget());
      width = std::max(width, item->widget()->sizeHint().width());
    }
  }
  for (QWidget* label : labels) label->setMinimumWidth(width);
}

}  // namespace

MoreParameters::MoreParameters(QWidget* parent)
    : QWidget(parent),
      m_fields(new ParameterForm),
      m_data(new InputFiles),
      m_target(new TargetChooser),
      m_limits(makeForm(nullptr)),
      m_timeLimit(new TimeLimitField) {
  setProperty("manualPage", "first-steps.md#parameters");
  setMinimumWidth(kLeastPanelWidth);
  //: A parameter: how long a run may take
  m_limits->addRow(tr("Time limit"), m_timeLimit);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  addAll(*column, {m_fields, m_data, m_target});
  column->addLayout(m_limits);
}

bool MoreParameters::holds(std::string_view parameter) {
  using enum values::ParameterPart;
  if (parameter == "rule" || parameter == "items") return true;
  return !values::isOf(size, parameter) && !values::isOf(launch, parameter) &&
         !values::isOf(operation, parameter);
}

void MoreParameters::setKernel(const catalog::KernelRow& row) {
  m_row = &row;
  m_data->setKernel(row);
  m_fields->setKernel(row, nullptr, &MoreParameters::holds);
  alignForms({&m_fields->layoutOfFields(), &m_target->form(), m_limits});
  QWidget::setTabOrder(m_target->lastField(), m_timeLimit);
}

QStringList MoreParameters::changes() const {
  QStringList lines;
  const auto add = [&lines](const QString& title, const QString& text) {
    //: A parameter that was changed. %1: its title, "Seed"; %2: its value
    lines += tr("%1: %2").arg(title, text);
  };
  for (const auto& [name, text] : m_fields->texts()) {
    const catalog::ParameterSpec* spec = m_row->parameter(name);
    if (text != toQString(spec->defaultValue)) add(catalogText(spec->title), text);
  }
  if (!m_data->arrays().empty()) lines += tr("Your own numbers");
  if (m_target->target() != values::Target()) lines += tr("Where it runs");
  if (m_timeLimit->limit() != values::kUsualTimeLimit) {
    //: A parameter: how long a run may take
    add(tr("Time limit"), m_timeLimit->text());
  }
  return lines;
}

}  // namespace lanescope::ui
