// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/parameter_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>
#include <memory>

#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "app/tune/winners.h"
#include "catalog/catalog.h"
#include "request/parameter_table.h"
#include "ui/kernel/break_it_box.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/more_parameters.h"
#include "ui/kernel/parameter_form.h"
#include "ui/kernel/run_controller.h"
#include "ui/kernel/target_chooser.h"
#include "ui/kernel/time_limit_field.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/drop_panel.h"
#include "ui/widgets/fitting_button.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

constexpr int kProgressSteps = 1000;
const QString kBriefCancel = QStringLiteral("✕");

/// Controls that stay side by side where the bar goes on below.
QWidget* sideBySide(QWidget* parent, std::initializer_list<QWidget*> controls) {
  auto* both = new QWidget(parent);
  auto* row = new QHBoxLayout(both);
  row->setContentsMargins(0, 0, 0, 0);
  addAll(*row, controls);
  return both;
}

}  // namespace

ParameterPanel::ParameterPanel(QWidget* parent)
    : QWidget(parent),
      m_kernel(makeSegment(this, {}, tr("Opens the gallery of kernels"))),
      m_moreButton(
          makeSegment(this, {}, {},
                      //: Name for screen readers of a button that shows seldom used parameters
                      tr("More parameters"))),
      //: A button: runs the kernel
      m_run(makeButton(this, tr("Run"), {}, tr("Run the kernel"))),
      //: A button: ends the run
      m_cancel(new FittingButton(tr("Cancel"), kBriefCancel, this)),
      m_breakButton(makeSegment(this, {}, {})),
      m_ofStage(sideBySide(this, {m_breakButton})),
      m_fields(new ParameterForm(
          {m_kernel}, {m_moreButton, sideBySide(this, {m_run, m_cancel}), m_ofStage}, this)),
      m_more(new MoreParameters),
      m_breakIt(new BreakItBox),
      m_stored(makeWords(this, "muted", tr("The stored launch"))),
      m_duration(makeWords(this, "muted", tr("Estimated time of the run"))),
      m_complaint(new ComplaintLabel(tr("What prevents a run"), this)),
      m_progress(makeProgress(this, tr("Progress of the run"), kProgressSteps)) {
  setProperty("manualPage", "first-steps.md#parameters");
  m_fields->offerAutoBlock();
  m_kernel->setObjectName(QStringLiteral("kernel"));
  m_kernel->hide();
  m_moreButton->setObjectName(QStringLiteral("more"));
  m_run->setProperty("look", "primary");
  m_run->setObjectName(QStringLiteral("run"));
  m_cancel->setObjectName(QStringLiteral("cancel"));
  m_cancel->setAccessibleName(tr("Cancel the run"));
  m_cancel->setToolTip(tr("Cancel the run (Escape)"));
  m_breakButton->setObjectName(QStringLiteral("breakIt"));
  new DropPanel(*m_moreButton, *m_more);
  new DropPanel(*m_breakButton, *m_breakIt);
  buildLayout();
  connectAll();
  showState();
}

ParameterPanel::ParameterPanel(CatalogView& catalog, RunController& controller, QWidget* parent)
    : ParameterPanel(parent) {
  m_kernel->setProperty("manualPage", "kernels.md");
  m_kernel->show();
  m_gallery = new DropPanel(*m_kernel, catalog, DropPanel::Extent::large);
  connect(&catalog, &CatalogView::picked, m_gallery, &DropPanel::shut);
  connect(&catalog, &CatalogView::copyWanted, m_gallery, &DropPanel::shut);
  catalog.tellKernel(this);
  connect(this, &ParameterPanel::runRequested, &controller, &RunController::run);
  connect(this, &ParameterPanel::cancelRequested, &controller, &RunController::cancel);
  connect(&controller, &RunController::activityChanged, this, &ParameterPanel::setActivity);
  connect(&controller, &RunController::cancelling, this, &ParameterPanel::setCancelling);
  connect(&controller, &RunController::progressed, this, &ParameterPanel::setProgress);
  connect(&controller, &RunController::devicesFound, this, &ParameterPanel::setDevices);
  connect(&controller, &RunController::ran, this,
          [this](const std::shared_ptr<const values::RunResult>& result) { learn(*result); });
}

void ParameterPanel::connectAll() {
  for (const ParameterForm* form : {m_fields, &m_more->fields()}) {
    connect(form, &ParameterForm::edited, this, &ParameterPanel::validate);
    connect(form, &ParameterForm::edited, this, &ParameterPanel::edited);
    connect(form, &ParameterForm::submitted, this, &ParameterPanel::run);
  }
  connect(&m_more->data(), &InputFiles::changed, this, &ParameterPanel::validate);
  connect(&m_more->target(), &TargetChooser::deviceChanged, this, &ParameterPanel::validate);
  connect(&m_more->target(), &TargetChooser::edited, this, [this] {
    showState();
    emit edited({});
  });
  connect(&m_more->timeLimit(), &TimeLimitField::valueChanged, this, &ParameterPanel::showState);
  connect(&m_more->timeLimit(), &TimeLimitField::submitted, this, &ParameterPanel::run);
  connect(m_run, &QPushButton::clicked, this, &ParameterPanel::run);
  connect(m_run, &QPushButton::clicked, this, &ParameterPanel::runPressed);
  connect(m_cancel, &QPushButton::clicked, this, &ParameterPanel::cancelRequested);
}

void ParameterPanel::buildLayout() {
  QSizePolicy policy = m_progress->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_progress->setSizePolicy(policy);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 6, 6, 2);
  column->setSpacing(2);
  addAll(*column, {m_fields, m_stored, m_duration, m_complaint, m_progress});
  m_stored->hide();
  m_duration->setObjectName(QStringLiteral("duration"));
  m_duration->hide();
}

bool ParameterPanel::event(QEvent* event) {
  const bool isDone = QWidget::event(event);
  if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
    setFixedHeight(layout()->totalHeightForWidth(width()));
  }
  return isDone;
}

void ParameterPanel::addControl(QWidget* control) {
  QWidget::setTabOrder(m_breakButton, control);
  m_ofStage->layout()->addWidget(control);
}

void ParameterPanel::setActsOnStage(bool acts) {
  m_ofStage->setVisible(acts);
}

InputFiles& ParameterPanel::data() {
  return m_more->data();
}

void ParameterPanel::chooseKernel() {
  if (!isVisible()) emit barWanted();
  if (m_gallery != nullptr) m_gallery->open();
}

void ParameterPanel::takeOfSizeKind(const catalog::KernelRow& row) {
  const QSignalBlocker quiet(m_fields);
  const auto& known = m_ofSizeKind[catalog::sizeKindOf(row)];
  for (const auto& each : m_fields->texts()) {
    const std::string_view name = each.first;
    if (const auto last = known.find(name); last != known.end()) {
      m_fields->setText(name, last->second);
    } else if (values::isOf(values::ParameterPart::size, name)) {
      m_fields->setText(name, toQString(row.parameter(name)->defaultValue));
    }
  }
}

void ParameterPanel::setKernel(const catalog::KernelRow& row) {
  const bool isOtherSizeKind =
      m_row != nullptr && catalog::sizeKindOf(*m_row) != catalog::sizeKindOf(row);
  if (isOtherSizeKind) {
    auto& last = m_ofSizeKind[catalog::sizeKindOf(*m_row)];
    for (const auto& [name, text] : m_fields->texts()) last[name] = text;
  }
  m_row = &row;
  //: A button that opens the list of kernels. %1: title of the chosen kernel
  m_kernel->setText(tr("%1 ▾").arg(catalogText(row.title)));
  //: Name of that button for screen readers. %1: title of the chosen kernel
  m_kernel->setAccessibleName(tr("Kernel: %1").arg(catalogText(row.title)));
  m_fields->setKernel(row, m_kernel,
                      [](std::string_view name) { return !MoreParameters::holds(name); });
  if (isOtherSizeKind) takeOfSizeKind(row);
  m_more->setKernel(row);
  m_breakIt->setKernel(row);
  m_breakButton->setVisible(m_breakIt->hasSwitches());
  m_breakButton->setText(
      row.breaks.empty()
          ? tr("Break it ▾")
          : /*: A button that opens the kernel which this wrong one is compared with */ tr(
                "Pitfall ▾"));
  m_breakButton->setToolTip(row.breaks.empty()
                                ? tr("Compares this kernel with one that has one thing wrong.")
                                : tr("Compares this pitfall with the kernel that it breaks."));
  validate();
}

std::string_view ParameterPanel::kernel() const {
  return m_row != nullptr ? m_row->id : std::string_view();
}

void ParameterPanel::setText(std::string_view parameter, const QString& text) {
  m_fields->setText(parameter, text);
  m_more->fields().setText(parameter, text);
}

void ParameterPanel::setLaunch(const values::Parameters& parameters) {
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (info.part != values::ParameterPart::launch) continue;
    setText(info.name, QString::fromStdString(info.text(parameters)));
  }
}

void ParameterPanel::setParameters(const values::Parameters& parameters) {
  const auto table = values::parameterTable();
  for (const auto& [name, text] : texts()) {
    const auto info = std::ranges::find(table, name, &values::ParameterInfo::name);
    if (info != table.end()) setText(name, QString::fromStdString(info->text(parameters)));
  }
}

std::vector<std::pair<std::string_view, QString>> ParameterPanel::texts() const {
  auto texts = m_fields->texts();
  const auto more = m_more->fields().texts();
  texts.insert(texts.end(), more.begin(), more.end());
  return texts;
}

void ParameterPanel::setTarget(const values::Target& target) {
  m_more->target().choose(target);
}

void ParameterPanel::setDevices(const QList<values::DeviceInfo>& devices) {
  m_more->target().setDevices(devices);
}

values::Target ParameterPanel::target() const {
  return m_more->target().target();
}

QString ParameterPanel::read(values::Parameters& parameters) {
  const auto isDecided = [this](std::string_view name) { return data().decides(name); };
  const QString first = m_fields->read(parameters, isDecided);
  const QString second = m_more->fields().read(parameters, isDecided);
  return first.isEmpty() ? second : first;
}

void ParameterPanel::validate() {
  if (m_row == nullptr) return;
  values::Parameters parameters = catalog::defaultsOf(*m_row);
  m_complaintText = read(parameters);
  bool isOfFile = !data().arrays().empty();
  try {
    data().apply(parameters);
  } catch (const values::Error& error) {
    if (m_complaintText.isEmpty()) m_complaintText = sentenceText(error.what());
    isOfFile = false;  // the files do not fit
  }
  m_fields->showDecided(parameters, [isOfFile](std::string_view name) {
    return isOfFile && isOf(values::ParameterPart::size, name);
  });
  takeStored(parameters);
  if (m_complaintText.isEmpty()) {
    m_complaintText = m_fields->checkTogether(parameters);
    (void)m_more->fields().checkTogether(parameters);
  }
  m_formComplaint = m_complaintText;
  if (m_formComplaint.isEmpty()) m_parameters = parameters;
  const auto device = m_more->target().device();
  m_breakIt->setOnGpu(device && device->backend == values::BackendChoice::cuda);
  if (device && m_complaintText.isEmpty()) {
    m_complaintText = sentenceText(catalog::whyNotOn(*device, *m_row).value_or(std::string()));
  }
  showState();
}

void ParameterPanel::takeStored(values::Parameters& parameters) {
  m_stored->hide();
  if (!m_fields->isBlockAuto()) return;
  try {
    const auto device = m_more->target().device();
    if (!device) values::refuse("block = auto: the device is not known yet.");
    m_stored->setText(tune::Winners().take(device->name, *m_row, parameters));
    m_stored->show();
  } catch (const values::Error& error) {
    m_fields->complain("block", sentenceText(error.what()));
    if (m_complaintText.isEmpty()) m_complaintText = sentenceText(error.what());
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
  request.timeLimit = m_more->timeLimit().limit();
  return request;
}

void ParameterPanel::start(Cause cause) {
  if (m_gate && !m_gate(cause)) return;
  if (!m_run->isEnabled()) return;
  values::RunRequest run = request();
  if (cause == Cause::live) {
    run.timeLimit =
        std::min(run.timeLimit.value_or(values::kLiveTimeLimit), values::kLiveTimeLimit);
  }
  emit runRequested(run, m_more->data().arrays());
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

void ParameterPanel::learn(const values::RunResult& result) {
  m_estimate.learn(result);
  showEstimate();
}

void ParameterPanel::showEstimate() {
  const auto device = m_more->target().device();
  const bool isEmulated = device && device->backend == values::BackendChoice::emulator;
  QString sentence;
  if (m_row != nullptr && isEmulated && m_complaintText.isEmpty()) {
    sentence = m_estimate.announcement(*m_row, m_parameters, m_more->timeLimit().limit());
  }
  m_duration->setText(sentence);
  m_duration->setVisible(!sentence.isEmpty());
}

void ParameterPanel::showState() {
  showEstimate();
  const bool ready = m_row != nullptr && m_complaintText.isEmpty() && !m_more->data().isReading();
  m_complaint->say(m_complaintText);
  m_run->setEnabled(ready && m_activity != Activity::running && m_activity != Activity::preparing);
  const bool busy = m_activity != Activity::idle;
  //: A button while the run is being ended
  m_cancel->setTexts(m_cancelling ? tr("Cancelling…") : /*: A button: ends the run */ tr("Cancel"),
                     kBriefCancel);
  m_cancel->setEnabled(busy && !m_cancelling);
  m_progress->setVisible(busy);
  const QStringList changes = m_row == nullptr ? QStringList() : m_more->changes();
  //: A button that shows seldom used parameters
  m_moreButton->setText(
      changes.isEmpty()
          ? tr("More ▾")
          : /*: A button that shows seldom used parameters. %1: how many of them were changed */ tr(
                "More (%1) ▾")
                .arg(changes.size()));
  m_moreButton->setToolTip(
      changes.isEmpty()
          ? tr("Input, seed, data files, where to run, time limit")
          : /*: %1: the parameters that were changed, a line each */ tr("Not as usual: %1")
                .arg(QLatin1Char('\n') + changes.join('\n')));
  emit readinessChanged(m_run->isEnabled());
}

}  // namespace lanescope::ui
