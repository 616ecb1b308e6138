// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameter_panel.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/parameter_field.h"
#include "ui/target_chooser.h"
#include "ui/text.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

constexpr int kProgressSteps = 1000;

QFormLayout* makeForm(QWidget* parent) {
  auto* form = new QFormLayout(parent);
  form->setContentsMargins(0, 0, 0, 0);
  form->setHorizontalSpacing(10);
  form->setVerticalSpacing(6);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  return form;
}

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

ParameterPanel::ParameterPanel(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_fieldsBox(new QWidget),
      m_form(makeForm(m_fieldsBox)),
      m_data(new InputFiles),
      m_target(new TargetChooser),
      m_complaint(new QLabel(this)),
      m_run(new QPushButton(tr("Run"), this)),
      m_cancel(new QPushButton(tr("Cancel"), this)),
      m_progress(new QProgressBar(this)) {
  m_title->setProperty("look", "heading");
  m_title->setWordWrap(true);
  m_complaint->setProperty("look", "error");
  m_complaint->setWordWrap(true);
  m_complaint->setAccessibleName(tr("What prevents a run"));
  m_run->setProperty("look", "primary");
  m_run->setAccessibleName(tr("Run the kernel"));
  m_run->setObjectName(QStringLiteral("run"));
  m_cancel->setObjectName(QStringLiteral("cancel"));
  m_cancel->setAccessibleName(tr("Cancel the run"));
  m_progress->setRange(0, kProgressSteps);
  m_progress->setTextVisible(false);
  m_progress->setAccessibleName(tr("Progress of the run"));
  buildLayout();
  connect(m_data, &InputFiles::changed, this, &ParameterPanel::validate);
  connect(m_target, &TargetChooser::deviceChanged, this, &ParameterPanel::validate);
  connect(m_target, &TargetChooser::edited, this, [this] { emit edited({}); });
  connect(m_run, &QPushButton::clicked, this, &ParameterPanel::run);
  connect(m_run, &QPushButton::clicked, this, &ParameterPanel::runPressed);
  connect(m_cancel, &QPushButton::clicked, this, &ParameterPanel::cancelRequested);
  showState();
}

void ParameterPanel::buildLayout() {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 4, 10, 4);
  column->setSpacing(8);
  column->addWidget(m_title);
  column->addWidget(m_fieldsBox);
  column->addWidget(m_data);
  column->addWidget(m_target);
  column->addStretch(1);
  auto* scroll = new QScrollArea(this);
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);

  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_run, 2);
  buttons->addWidget(m_cancel, 1);
  auto* footer = new QVBoxLayout;
  footer->setContentsMargins(10, 4, 10, 8);
  footer->addWidget(m_complaint);
  footer->addLayout(buttons);
  footer->addWidget(m_progress);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(scroll, 1);
  layout->addLayout(footer);
}

void ParameterPanel::setKernel(const catalog::KernelRow& row) {
  m_row = &row;
  m_title->setText(catalogText(row.title));
  m_data->setKernel(row);
  rebuildForm();
  validate();
}

void ParameterPanel::rebuildForm() {
  const auto before = texts();
  while (m_form->rowCount() > 0) m_form->removeRow(0);
  m_fields.clear();
  QWidget* previous = m_previousInTabOrder;
  for (const catalog::ParameterSpec& spec : m_row->parameters) {
    auto* field = new ParameterField(spec, m_fieldsBox);
    for (const auto& [name, text] : before) {
      if (name == spec.name) field->setText(text);
    }
    m_form->addRow(catalogText(spec.title), field);
    m_fields.push_back(field);
    if (previous != nullptr) QWidget::setTabOrder(previous, field->focusProxy());
    previous = field->focusProxy();
    connect(field, &ParameterField::edited, this, &ParameterPanel::validate);
    connect(field, &ParameterField::edited, this,
            [this, name = toQString(spec.name)] { emit edited(name); });
    connect(field, &ParameterField::submitted, this, &ParameterPanel::run);
  }
  alignForms({m_form, &m_target->form()});
}

void ParameterPanel::setText(std::string_view parameter, const QString& text) {
  for (ParameterField* field : m_fields) {
    if (field->spec().name == parameter) field->setText(text);
  }
}

std::vector<std::pair<std::string_view, QString>> ParameterPanel::texts() const {
  std::vector<std::pair<std::string_view, QString>> texts;
  texts.reserve(m_fields.size());
  for (const ParameterField* field : m_fields)
    texts.emplace_back(field->spec().name, field->text());
  return texts;
}

void ParameterPanel::setTarget(const values::Target& target) {
  m_target->choose(target);
}

void ParameterPanel::setDevices(const QList<values::DeviceInfo>& devices) {
  m_target->setDevices(devices);
}

values::Target ParameterPanel::target() const {
  return m_target->target();
}

void ParameterPanel::validate() {
  if (m_row == nullptr) return;
  values::Parameters parameters;
  m_complaintText.clear();
  const auto complain = [this](ParameterField* field, const std::string& sentence) {
    field->setComplaint(toQString(sentence));
    if (m_complaintText.isEmpty()) m_complaintText = toQString(sentence);
  };
  for (ParameterField* field : m_fields) {
    const std::string_view name = field->spec().name;
    const bool fromFile = m_data->decides(name);
    field->setEnabled(!fromFile);
    field->setComplaint({});
    if (fromFile) continue;
    try {
      catalog::assign(*m_row, name, field->text().toStdString(), parameters);
    } catch (const values::Error& error) {
      complain(field, error.what());
    }
  }
  try {
    m_data->apply(parameters);
  } catch (const values::Error& error) {
    if (m_complaintText.isEmpty()) m_complaintText = toQString(error.what());
  }
  if (m_complaintText.isEmpty()) {
    for (const catalog::Violation& violation : catalog::violations(*m_row, parameters)) {
      for (ParameterField* field : m_fields) {
        if (field->spec().name == violation.parameter) complain(field, violation.sentence);
      }
    }
  }
  if (m_complaintText.isEmpty()) m_parameters = parameters;
  if (const auto device = m_target->device(); device && m_complaintText.isEmpty()) {
    m_complaintText = toQString(catalog::whyNotOn(*device, *m_row).value_or(std::string()));
  }
  showState();
}

void ParameterPanel::run() {
  if (!m_run->isEnabled()) return;
  values::RunRequest request;
  request.kernel = m_row->id;
  request.parameters = m_parameters;
  request.target = target();
  request.record = true;
  request.hardwareCounters = m_hardwareCounters;
  emit runRequested(request, m_data->arrays());
}

void ParameterPanel::setActivity(Activity activity) {
  m_activity = activity;
  m_cancelling = false;
  m_progress->setValue(0);
  showState();
}

void ParameterPanel::setCancelling() {
  m_cancelling = true;
  showState();
}

void ParameterPanel::setProgress(double fraction) {
  m_progress->setValue(static_cast<int>(fraction * kProgressSteps));
}

void ParameterPanel::showState() {
  const bool ready = m_row != nullptr && m_complaintText.isEmpty() && !m_data->isReading();
  m_complaint->setText(m_complaintText);
  m_complaint->setVisible(!m_complaintText.isEmpty());
  m_run->setEnabled(ready && m_activity != Activity::running && m_activity != Activity::preparing);
  const bool busy = m_activity != Activity::idle;
  m_cancel->setText(m_cancelling ? tr("Cancelling …") : tr("Cancel"));
  m_cancel->setEnabled(busy && !m_cancelling);
  QSizePolicy policy = m_progress->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_progress->setSizePolicy(policy);
  m_progress->setVisible(busy);
  emit readinessChanged(m_run->isEnabled());
}

}  // namespace lanescope::ui
