// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/parameter_panel.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/text/text.h"
#include "app/tune/winners.h"
#include "request/parameter_table.h"
#include "ui/kernel/break_it_box.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_form.h"
#include "ui/kernel/run_controller.h"
#include "ui/kernel/target_chooser.h"
#include "ui/kernel/time_limit_field.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

constexpr int kProgressSteps = 1000;

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
      m_title(makeWords(this, "heading")),
      m_fields(new ParameterForm),
      m_data(new InputFiles),
      m_target(new TargetChooser),
      m_limits(makeForm(nullptr)),
      m_timeLimit(new TimeLimitField),
      m_breakIt(new BreakItBox),
      m_stored(makeWords(this, "muted", tr("The stored launch"))),
      m_complaint(new ComplaintLabel(tr("What prevents a run"), this)),
      m_run(makeButton(this, tr("Run"), {}, tr("Run the kernel"))),
      m_cancel(makeButton(this, tr("Cancel"), {}, tr("Cancel the run"))),
      m_progress(makeProgress(this, tr("Progress of the run"), kProgressSteps)) {
  setProperty("manualPage", "first-steps.md#parameters");
  m_fields->offerAutoBlock();
  m_run->setProperty("look", "primary");
  m_run->setObjectName(QStringLiteral("run"));
  m_cancel->setObjectName(QStringLiteral("cancel"));
  m_limits->addRow(tr("Time limit"), m_timeLimit);
  buildLayout();
  connect(m_fields, &ParameterForm::edited, this, &ParameterPanel::validate);
  connect(m_fields, &ParameterForm::edited, this, &ParameterPanel::edited);
  connect(m_fields, &ParameterForm::submitted, this, &ParameterPanel::run);
  connect(m_data, &InputFiles::changed, this, &ParameterPanel::validate);
  connect(m_target, &TargetChooser::deviceChanged, this, &ParameterPanel::validate);
  connect(m_target, &TargetChooser::edited, this, [this] { emit edited({}); });
  connect(m_timeLimit, &TimeLimitField::submitted, this, &ParameterPanel::run);
  connect(m_run, &QPushButton::clicked, this, &ParameterPanel::run);
  connect(m_run, &QPushButton::clicked, this, &ParameterPanel::runPressed);
  connect(m_cancel, &QPushButton::clicked, this, &ParameterPanel::cancelRequested);
  QSizePolicy policy = m_progress->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_progress->setSizePolicy(policy);
  showState();
}

ParameterPanel::ParameterPanel(const CatalogView& catalog, RunController& controller,
                               QWidget* parent)
    : ParameterPanel(parent) {
  m_previousInTabOrder = catalog.focusProxy();
  catalog.tellKernel(this);
  connect(this, &ParameterPanel::runRequested, &controller, &RunController::run);
  connect(this, &ParameterPanel::cancelRequested, &controller, &RunController::cancel);
  connect(&controller, &RunController::activityChanged, this, &ParameterPanel::setActivity);
  connect(&controller, &RunController::cancelling, this, &ParameterPanel::setCancelling);
  connect(&controller, &RunController::progressed, this, &ParameterPanel::setProgress);
  connect(&controller, &RunController::devicesFound, this, &ParameterPanel::setDevices);
}

void ParameterPanel::buildLayout() {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 4, 10, 4);
  column->setSpacing(8);
  addAll(*column, {m_title, m_fields, m_data, m_target});
  column->addLayout(m_limits);
  column->addWidget(m_breakIt);
  column->addStretch(1);
  m_scroll = new QScrollArea(this);
  m_scroll->setWidget(content);
  content->installEventFilter(this);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);

  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_run, 2);
  buttons->addWidget(m_cancel, 1);
  auto* footer = new QVBoxLayout;
  footer->setContentsMargins(10, 4, 10, 8);
  addAll(*footer, {m_stored, m_complaint});
  footer->addLayout(buttons);
  footer->addWidget(m_progress);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_scroll, 1);
  layout->addLayout(footer);
}

bool ParameterPanel::eventFilter(QObject* content, QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) {
    // In a narrower panel the fields would be cut off.
    m_scroll->setMinimumWidth(m_scroll->widget()->minimumSizeHint().width() +
                              m_scroll->verticalScrollBar()->sizeHint().width());
  }
  return QWidget::eventFilter(content, event);
}

void ParameterPanel::setKernel(const catalog::KernelRow& row) {
  m_row = &row;
  m_title->setText(catalogText(row.title));
  m_data->setKernel(row);
  m_fields->setKernel(row, m_previousInTabOrder);
  alignForms({&m_fields->layoutOfFields(), &m_target->form(), m_limits});
  QWidget::setTabOrder(m_target->lastField(), m_timeLimit);
  m_breakIt->setKernel(row, m_timeLimit);
  validate();
}

std::string_view ParameterPanel::kernel() const {
  return m_row != nullptr ? m_row->id : std::string_view();
}

void ParameterPanel::setText(std::string_view parameter, const QString& text) {
  m_fields->setText(parameter, text);
}

void ParameterPanel::setLaunch(const values::Parameters& parameters) {
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (info.part != values::ParameterPart::launch) continue;
    setText(info.name, QString::fromStdString(info.text(parameters)));
  }
}

std::vector<std::pair<std::string_view, QString>> ParameterPanel::texts() const {
  return m_fields->texts();
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
  m_complaintText =
      m_fields->read(parameters, [this](std::string_view name) { return m_data->decides(name); });
  try {
    m_data->apply(parameters);
  } catch (const values::Error& error) {
    if (m_complaintText.isEmpty()) m_complaintText = toQString(error.what());
  }
  takeStored(parameters);
  if (m_complaintText.isEmpty()) m_complaintText = m_fields->checkTogether(parameters);
  m_formComplaint = m_complaintText;
  if (m_formComplaint.isEmpty()) m_parameters = parameters;
  const auto device = m_target->device();
  m_breakIt->setOnGpu(device && device->backend == values::BackendChoice::cuda);
  if (device && m_complaintText.isEmpty()) {
    m_complaintText = toQString(catalog::whyNotOn(*device, *m_row).value_or(std::string()));
  }
  showState();
}

void ParameterPanel::takeStored(values::Parameters& parameters) {
  m_stored->hide();
  if (!m_fields->isBlockAuto()) return;
  try {
    const auto device = m_target->device();
    if (!device) values::refuse("block = auto: the device is not known yet.");
    m_stored->setText(tune::Winners().take(device->name, *m_row, parameters));
    m_stored->show();
  } catch (const values::Error& error) {
    m_fields->complain("block", toQString(error.what()));
    if (m_complaintText.isEmpty()) m_complaintText = toQString(error.what());
  }
}

const values::Parameters& ParameterPanel::parameters() const {
  if (!m_formComplaint.isEmpty()) values::refuse(m_formComplaint.toStdString());
  return m_parameters;
}

values::RunRequest ParameterPanel::request() const {
  values::RunRequest request;
  request.kernel = m_row->id;
  request.parameters = parameters();
  request.target = target();
  request.record = true;
  request.window.flow = true;
  request.hardwareCounters = m_hardwareCounters;
  request.timeLimit = m_timeLimit->limit();
  return request;
}

void ParameterPanel::run() {
  if (m_run->isEnabled()) emit runRequested(request(), m_data->arrays());
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
  m_complaint->say(m_complaintText);
  m_run->setEnabled(ready && m_activity != Activity::running && m_activity != Activity::preparing);
  const bool busy = m_activity != Activity::idle;
  m_cancel->setText(m_cancelling ? tr("Cancelling …") : tr("Cancel"));
  m_cancel->setEnabled(busy && !m_cancelling);
  m_progress->setVisible(busy);
  emit readinessChanged(m_run->isEnabled());
}

}  // namespace lanescope::ui
