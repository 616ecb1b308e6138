// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devices_page.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/engine/engine_thread.h"
#include "app/text/text.h"
#include "ui/charts/chart_buttons.h"
#include "ui/devices/device_pane.h"
#include "ui/devices/device_sheet.h"
#include "ui/devices/device_words.h"
#include "ui/devices/devices_bar.h"
#include "ui/devices/message_model.h"
#include "ui/devices/message_words.h"
#include "ui/devices/step_bar.h"
#include "ui/devices/times_pane.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/tab_order.h"

namespace lanescope::ui {

DevicesPage::DevicesPage(app::EngineThread& engine, std::int64_t ranks, const PageContext& context,
                         QWidget* parent)
    : QWidget(parent),
      m_engine(engine),
      m_context(context),
      m_bar(new DevicesBar(ranks, this)),
      m_complaint(new ComplaintLabel(tr("What prevents an all-reduce"), this)),
      m_save(makeSave()),
      m_tabs(new QTabWidget(this)),
      m_badge(new Badge(this)),
      m_panes{new DevicePane(this), new DevicePane(this)},
      m_model(new MessageModel(this)),
      m_table(makeTable(*m_model, tr("The messages between the devices"))),
      m_times(new TimesPane(
          engine, ranks, [this] { return m_bar->request(); }, context.theme, this)),
      m_steps(new StepBar(this)),
      m_pointed(makeWords(this, "", tr("What the pointer is at"))) {
  setProperty("manualPage", "devices.md");
  buildLayout();
  connectAll();
  show({});
}

ChartButtons* DevicesPage::makeSave() {
  return new ChartButtons(
      {[this] { return isOnTimes() ? m_times->sheet() : sheet(); },
       [this] { return isOnTimes() ? m_times->fileName() : QStringLiteral("all-reduce"); },
       [this] { return isOnTimes() ? m_times->csv() : toQString(csvOf(m_results)); }},
      this);
}

void DevicesPage::buildLayout() {
  auto* pictures = new QWidget(this);
  auto* beside = new QHBoxLayout(pictures);
  beside->setContentsMargins({});
  beside->setSpacing(12);
  for (DevicePane* pane : m_panes) beside->addWidget(pane, 1);
  m_tabs->setDocumentMode(true);
  m_tabs->setAccessibleName(tr("Views of the all-reduce"));
  //: A tab: the picture, with a column for each device
  m_tabs->addTab(pictures, tr("Devices"));
  //: A tab: a table of the messages between devices
  m_tabs->addTab(m_table, tr("Messages"));
  //: A tab: charts of the times of devices
  m_tabs->addTab(m_times, tr("Charts"));
  m_tabs->setCornerWidget(m_badge);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  // Two lines, so that the picture does not jump.
  m_pointed->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_pointed->setMinimumHeight(2 * m_pointed->fontMetrics().lineSpacing());
  m_pointed->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 4, 10, 8);
  layout->setSpacing(4);
  layout->addWidget(m_bar);
  layout->addWidget(m_complaint);
  layout->addWidget(m_tabs, 1);
  auto* below = new QHBoxLayout;
  below->setSpacing(12);
  below->addWidget(m_steps, 1);
  below->addWidget(m_save, 0, Qt::AlignRight);
  layout->addLayout(below);
  layout->addWidget(m_pointed);
  std::vector<QWidget*> order = m_bar->controls();
  m_tabs->setFocusPolicy(Qt::NoFocus);  // it would hand the focus back to its tabs
  order.insert(order.end(), {m_tabs->tabBar(), pictures, m_table, m_times, m_steps, m_save});
  setTabOrderOf(order);
}

void DevicesPage::connectAll() {
  m_context.theme.tellColors(m_steps);
  m_context.theme.tellColors(m_badge);
  for (std::size_t i = 0; i < m_panes.size(); ++i) connectPane(i);
  connect(m_bar, &DevicesBar::runWanted, this, &DevicesPage::start);
  connect(m_bar, &DevicesBar::changed, this, &DevicesPage::showReadiness);
  connect(m_bar, &DevicesBar::changed, m_times, &TimesPane::showDevices);
  connect(m_tabs, &QTabWidget::currentChanged, this, &DevicesPage::showTab);
  connect(m_times, &TimesPane::changed, this, &DevicesPage::showTab);
  connect(m_times, &TimesPane::pointed, m_pointed, &QLabel::setText);
  connect(m_steps, &StepBar::stepChanged, this, &DevicesPage::setStep);
  connect(m_save, &ChartButtons::failed, m_complaint, &ComplaintLabel::say);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& row) {
            if (row.isValid()) chooseMessage(row.row());
          });
  connect(&m_engine, &app::EngineThread::allReduceFinished, this, &DevicesPage::receive);
  connect(&m_context.controller, &RunController::devicesFound, this, &DevicesPage::setDevices);
  connect(&m_engine, &app::EngineThread::failed, this, &DevicesPage::fail);
}

void DevicesPage::connectPane(std::size_t index) {
  DeviceView& view = m_panes[index]->view();
  m_context.theme.tellColors(&view);
  connect(&view, &DeviceView::pointed, this, &DevicesPage::showPointed);
  connect(&view, &DeviceView::stepWanted, m_steps, &StepBar::setStep);
  connect(&view, &DeviceView::messageWanted, this, [this, index](std::size_t message) {
    m_table->selectRow(m_model->rowOf({index, message}));
  });
}

void DevicesPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!m_hasBegun) start();
}

void DevicesPage::setDevices(const QList<values::DeviceInfo>& devices) {
  std::vector<std::int64_t> gpus;
  for (const values::DeviceInfo& device : devices) {
    if (device.backend != values::BackendChoice::cuda || !device.available) continue;
    gpus.push_back(device.device);
  }
  m_bar->setGpus(std::move(gpus));
}

void DevicesPage::start() {
  m_hasBegun = true;
  if (isRunning()) return forgetAsked();
  showReadiness();
  if (!m_bar->isReady()) return;
  if (isOnTimes()) m_tabs->setCurrentIndex(0);  // a run shows messages
  values::AllReduceRequest request = m_bar->request();
  m_asked.push_back({m_engine.allReduce(request), request.pitfall, {}});
  if (const auto beside = m_bar->beside()) {
    request.algorithm = *beside;
    m_asked.push_back({m_engine.allReduce(request), request.pitfall, {}});
  }
  m_bar->setRunning(true);
}

void DevicesPage::startInFront() {
  m_hasBegun = true;
  emit wanted();
  start();
}

void DevicesPage::receive(quint64 id, const DeviceReplay::Result& result) {
  const auto asked = std::ranges::find(m_asked, id, &Asked::id);
  if (asked == m_asked.end()) return;
  asked->result = result;
  std::vector<DeviceReplay::Result> results;
  for (const Asked& each : m_asked) {
    if (each.result == nullptr) return;
    results.push_back(each.result);
  }
  forgetAsked();
  show(std::move(results));
}

void DevicesPage::fail(quint64 id, values::ErrorKind kind, const QString& sentence) {
  const auto asked = std::ranges::find(m_asked, id, &Asked::id);
  if (asked == m_asked.end()) return;
  const bool isOfMistake = asked->mistake != values::MessagePitfall::none;
  forgetAsked();
  if (kind == values::ErrorKind::cancelled) return;
  // Nothing is shown of what came of a mistake, least of all what came without it.
  if (isOfMistake) show({});
  m_complaint->say(sentence);
}

void DevicesPage::forgetAsked() {
  for (const Asked& asked : std::exchange(m_asked, {})) {
    if (asked.result == nullptr) m_engine.cancel(asked.id);
  }
  m_bar->setRunning(false);
  showReadiness();
}

void DevicesPage::showReadiness() {
  const QString complaint = m_bar->complaint();
  m_bar->setReady(isRunning() || complaint.isEmpty());
  m_complaint->say(notReady(complaint));
}

void DevicesPage::show(std::vector<DeviceReplay::Result> results) {
  MessageModel::Replays replays;
  int steps = 0;
  for (const DeviceReplay::Result& result : results) {
    replays.push_back(std::make_shared<const DeviceReplay>(result));
    steps = std::max(steps, replays.back()->steps());
  }
  for (std::size_t i = 0; i < m_panes.size(); ++i) {
    m_panes[i]->setVisible(i < replays.size());
    if (i < replays.size()) m_panes[i]->setReplay(replays[i]);
  }
  m_badge->set(results.empty() ? QString() : deviceNames(*results.front()), Badge::Tone::accent);
  m_results = std::move(results);
  m_model->setReplays(std::move(replays));
  m_steps->setSteps(steps);
  showTab();
}

bool DevicesPage::isOnTimes() const {
  return m_tabs->currentWidget() == m_times;
}

void DevicesPage::showTab() {
  m_save->setEnabled(isOnTimes() ? m_times->hasTimes() : hasResult());
  m_steps->setVisible(!isOnTimes());
  showPointed({});
}

void DevicesPage::setStep(int step) {
  for (std::size_t i = 0; i < m_results.size(); ++i) m_panes[i]->setStep(step);
}

void DevicesPage::chooseMessage(int row) {
  const MessageModel::Place place = m_model->placeAt(row);
  m_steps->setStep(static_cast<int>(m_results[place.replay]->messages[place.message].step) + 1);
  for (std::size_t i = 0; i < m_results.size(); ++i) {
    const bool isOf = i == place.replay;
    m_panes[i]->view().setMessage(isOf ? std::optional(place.message) : std::nullopt);
  }
  showPointed(wordsOf(*m_panes[place.replay]->view().replay(), place.message));
}

void DevicesPage::showPointed(const QString& words) {
  if (isOnTimes() || !hasResult()) return m_pointed->clear();
  m_pointed->setText(
      words.isEmpty()
          ? tr("Left and Right go from step to step, and a click on a message or a device goes to "
               "its step. The keys + and - zoom; with more room, the values are seen.")
          : words);
}

ChartSheet DevicesPage::sheet() const {
  std::vector<const DeviceView*> views;
  for (std::size_t i = 0; i < m_results.size(); ++i) views.push_back(&m_panes[i]->view());
  return sheetOf(views, m_context.theme.colors());
}

void DevicesPage::savePicture() {
  if (m_save->isEnabled()) m_save->savePicture();
}

void DevicesPage::saveTable() {
  if (m_save->isEnabled()) m_save->saveTable();
}

}  // namespace lanescope::ui
