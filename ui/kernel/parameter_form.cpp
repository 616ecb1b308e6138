// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/parameter_form.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/kernel/parameter_field.h"
#include "ui/widgets/flow_layout.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

constexpr int kGapInRow = 7;

}  // namespace

QFormLayout* makeForm(QWidget* parent) {
  auto* form = new QFormLayout(parent);
  form->setContentsMargins(0, 0, 0, 0);
  form->setHorizontalSpacing(10);
  form->setVerticalSpacing(6);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  return form;
}

ParameterForm::ParameterForm(QWidget* parent) : QWidget(parent), m_form(makeForm(this)) {}

ParameterForm::ParameterForm(std::initializer_list<QWidget*> before,
                             std::initializer_list<QWidget*> after, QWidget* parent)
    : QWidget(parent),
      m_flow(new FlowLayout(this, kGapInRow)),
      m_before(static_cast<int>(before.size())) {
  for (QWidget* control : before) addToRow(control);
  for (QWidget* control : after) addToRow(control);
}

void ParameterForm::addToRow(QWidget* control) {
  m_flow->insertWidget(m_flow->count(), control);
}

void ParameterForm::add(ParameterField* field) {
  if (m_form != nullptr) return m_form->addRow(catalogText(field->spec().title), field);
  auto* pair = new QWidget(this);
  auto* row = new QHBoxLayout(pair);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  auto* name = new QLabel(toQString(field->spec().name), pair);
  name->setBuddy(field);
  name->setToolTip(catalogText(field->spec().help));
  row->addWidget(name);
  row->addWidget(field);
  field->setCompact();
  m_flow->insertWidget(m_before + static_cast<int>(m_fields.size()), pair);
}

void ParameterForm::removeFields() {
  while (m_form != nullptr && m_form->rowCount() > 0) m_form->removeRow(0);
  if (m_flow != nullptr) {
    for (ParameterField* field : m_fields) delete field->parentWidget();
  }
  m_fields.clear();
}

void ParameterForm::setKernel(const catalog::KernelRow& row, QWidget* previous,
                              const Choice& isShown) {
  auto before = texts();
  std::erase_if(before, [this](const auto& each) {
    return each.second == toQString(m_row->parameter(each.first)->defaultValue);
  });
  m_row = &row;
  removeFields();
  for (const catalog::ParameterSpec& spec : row.parameters) {
    if (isShown && !isShown(spec.name)) continue;
    auto* field = new ParameterField(spec, this);
    if (m_offersAutoBlock && spec.name == "block") field->offerAuto();
    for (const auto& [name, text] : before) {
      if (name == spec.name) field->setText(text);
    }
    add(field);
    m_fields.push_back(field);
    // Tab goes to the field, which hands the focus on to its editor.
    if (previous != nullptr) QWidget::setTabOrder(previous, field);
    previous = field;
    connect(field, &ParameterField::edited, this,
            [this, name = toQString(spec.name)] { emit edited(name); });
    connect(field, &ParameterField::submitted, this, &ParameterForm::submitted);
  }
}

bool ParameterForm::isBlockAuto() const {
  return m_offersAutoBlock && std::ranges::any_of(m_fields, [](const ParameterField* field) {
           return field->spec().name == "block" && field->text() == QLatin1String("auto");
         });
}

void ParameterForm::complain(std::string_view parameter, const QString& sentence) {
  for (ParameterField* field : m_fields) {
    if (field->spec().name == parameter) field->setComplaint(sentence);
  }
}

void ParameterForm::setText(std::string_view parameter, const QString& text) {
  for (ParameterField* field : m_fields) {
    if (field->spec().name == parameter) field->setText(text);
  }
}

std::vector<std::pair<std::string_view, QString>> ParameterForm::texts() const {
  std::vector<std::pair<std::string_view, QString>> texts;
  texts.reserve(m_fields.size());
  for (const ParameterField* field : m_fields)
    texts.emplace_back(field->spec().name, field->text());
  return texts;
}

QString ParameterForm::read(values::Parameters& parameters, const Choice& isDecided) {
  QString first;
  for (ParameterField* field : m_fields) {
    const std::string_view name = field->spec().name;
    const bool isFixed = isDecided && isDecided(name);
    field->setEnabled(!isFixed);
    field->setComplaint({});
    if (isFixed || (name == "block" && isBlockAuto())) continue;
    try {
      catalog::assign(*m_row, name, field->text().toStdString(), parameters);
    } catch (const values::Error& error) {
      field->setComplaint(sentenceText(error.what()));
      if (first.isEmpty()) first = sentenceText(error.what());
    }
  }
  return first;
}

void ParameterForm::showDecided(const values::Parameters& parameters, const Choice& isDecided) {
  for (ParameterField* field : m_fields) {
    const std::string_view name = field->spec().name;
    field->showDecided(isDecided(name) ? std::optional(toQString(catalog::textOf(parameters, name)))
                                       : std::nullopt);
  }
}

QString ParameterForm::checkTogether(const values::Parameters& parameters) {
  QString first;
  for (const catalog::Violation& violation : catalog::violations(*m_row, parameters)) {
    const QString sentence = sentenceText(violation.sentence);
    if (first.isEmpty()) first = sentence;
    complain(violation.parameter, sentence);
  }
  return first;
}

}  // namespace lanescope::ui
