// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_page.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/engine/engine_thread.h"
#include "app/text/text.h"
#include "ui/charts/chart_buttons.h"
#include "ui/charts/chart_model.h"
#include "ui/time_line/time_line_view.h"
#include "ui/time_line/time_line_words.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/tab_order.h"

namespace lanescope::ui {

TimeLinePage::TimeLinePage(app::EngineThread& engine, const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_engine(engine),
      m_context(context),
      m_begin(makeButton(this, {},
                         tr("Run the kernel and show what host and device do when, with the "
                            "common ways to time it, or what the warps of one block do within it."),
                         tr("Measure the time line"))),
      m_scope(makeChoice(this, tr("What the time line shows"))),
      m_chunks(makeChoice(this, tr("Chunks of the input"))),
      m_complaint(new ComplaintLabel(tr("What prevents a time line"), this)),
      //: A button: undoes the zoom
      m_all(makeButton(this, tr("Show all"), tr("Shows the whole time line again."))),
      m_save(new ChartButtons(
          {[this] { return sheet(); },
           [this] { return toQString(m_view->line()->kernel) + QStringLiteral("-time-line"); },
           [this] { return csvOf(*m_view->line()); }},
          this)),
      m_view(new TimeLineView(this)),
      m_model(new ChartModel(this)),
      m_pointed(makeWords(this, "", tr("What the pointer is at"))),
      m_words(makeWords(this, "muted", tr("The time line in words"))) {
  setProperty("manualPage", "measuring.md#the-time-line");
  for (std::int64_t chunks = 1; chunks <= values::kMostChunks; chunks *= 2) {
    //: In a list. Parts of the input with a stream each. %n: how many
    m_chunks->addItem(tr("%n chunk(s)", nullptr, static_cast<int>(chunks)),
                      QVariant::fromValue<qint64>(chunks));
  }
  //: In a list: the time line shows what the CPU and the GPU do
  m_scope->addItem(tr("Host and device"));
  //: In a list: the time line shows what the threads do while a kernel runs
  m_scope->addItem(tr("Within the kernel"));
  m_scope->setToolTip(
      tr("What host and device do during a run, or what the warps of the first block do within the "
         "kernel. Kernels that copy tiles in bulk have the latter, such as matmul_tf32."));
  m_chunks->setToolTip(
      tr("Parts of the input, each with a stream of its own and page-locked memory, so that copies "
         "overlap kernels."));
  m_view->setAccessibleName(tr("Time line; the table has the numbers"));
  buildLayout();
  connectAll();
  setMeasuring(0);
  setReady({});
  showNote({});
  showPointed({});
}

QWidget* TimeLinePage::makeViews() {
  auto* tabs = new QTabWidget(this);
  tabs->setDocumentMode(true);
  tabs->setAccessibleName(tr("Views of the time line"));
  //: A tab: the picture, with a lane for the host and one for the device, or one for each warp
  tabs->addTab(m_view, tr("Lanes"));
  tabs->addTab(makeTable(*m_model, tr("The timings and the spans")),
               //: A tab: the numbers of the picture
               tr("Table"));
  return tabs;
}

void TimeLinePage::buildLayout() {
  for (QLabel* label : {m_pointed, m_words}) {
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  }
  m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_begin->setProperty("look", "primary");
  auto* bar = new QHBoxLayout;
  bar->setSpacing(6);
  addAll(*bar, {m_begin, m_scope, m_chunks, nullptr, m_all, m_save});
  // Two lines, so that the picture does not jump.
  m_pointed->setMinimumHeight(2 * m_pointed->fontMetrics().lineSpacing());
  m_pointed->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 4, 10, 8);
  layout->addLayout(bar);
  layout->addWidget(m_complaint);
  QWidget* views = makeViews();
  layout->addWidget(views, 1);
  layout->addWidget(m_pointed);
  layout->addWidget(m_words);
  setTabOrderOf({m_begin, m_scope, m_chunks, m_all, m_save, views});
}

void TimeLinePage::connectAll() {
  m_context.theme.tellColors(m_view);
  m_context.catalog.tellKernel(this);
  const ParameterPanel* parameters = &m_context.parameters;
  connect(parameters, &ParameterPanel::readinessChanged, this,
          [this, parameters] { setReady(parameters->formComplaint()); });
  connect(&m_context.controller, &RunController::devicesFound, this, &TimeLinePage::setDevices);
  connect(m_begin, &QPushButton::clicked, this, &TimeLinePage::start);
  for (const QComboBox* choice : {m_scope, m_chunks}) {
    connect(choice, &QComboBox::currentIndexChanged, this, &TimeLinePage::chosen);
  }
  connect(m_all, &QPushButton::clicked, m_view, &TimeLineView::showAll);
  connect(m_view, &TimeLineView::pointed, this, &TimeLinePage::showPointed);
  connect(m_save, &ChartButtons::failed, m_complaint, &ComplaintLabel::say);
  connect(&m_engine, &app::EngineThread::timeLineMeasured, this,
          [this](quint64 id, std::shared_ptr<const values::TimeLine> line) {
            if (id != m_id) return;
            setMeasuring(0);
            show(std::move(line));
          });
  connect(&m_engine, &app::EngineThread::failed, this,
          [this](quint64 id, values::ErrorKind kind, const QString& sentence) {
            if (id == m_id && m_id != 0) fail(kind, sentence);
          });
}

bool TimeLinePage::isWithinKernel() const {
  return m_scope->currentIndex() == 1;
}

RecordedTimeLine TimeLinePage::recorded() const {
  if (!isWithinKernel()) return recordedTimeLine(m_chunks->currentData().toLongLong());
  return recordedKernelTimeLine(m_row == nullptr ? std::string_view() : m_row->id);
}

void TimeLinePage::chosen() {
  m_chunks->setEnabled(m_id == 0 && !isWithinKernel());
  const auto& measured = m_measured[isWithinKernel() ? 1 : 0];
  if (measured == nullptr) return showNote({});
  m_note.clear();
  showLine(measured, {});
}

void TimeLinePage::setKernel(const catalog::KernelRow& row) {
  if (m_row == &row) return;
  m_row = &row;
  if (m_id != 0) m_engine.cancel(m_id);
  m_measured = {};
  showNote({});
}

void TimeLinePage::setDevices(const QList<values::DeviceInfo>& devices) {
  m_hasGpu = std::ranges::any_of(devices, [](const values::DeviceInfo& device) {
    return device.backend == values::BackendChoice::cuda && device.available;
  });
  if (!m_note.isEmpty()) showNote({});
}

void TimeLinePage::setReady(const QString& complaint) {
  m_begin->setEnabled(m_id != 0 || complaint.isEmpty());
  m_complaint->say(notReady(complaint));
}

void TimeLinePage::setMeasuring(quint64 id) {
  m_id = id;
  //: A button: runs the kernel and takes its times
  m_begin->setText(id == 0 ? tr("Measure") : /*: A button: ends the measurement */ tr("Cancel"));
  m_scope->setEnabled(id == 0);
  m_chunks->setEnabled(id == 0 && !isWithinKernel());
}

void TimeLinePage::show(std::shared_ptr<const values::TimeLine> line) {
  m_measured[line->stamping ? 1 : 0] = line;
  m_note.clear();
  showLine(std::move(line), {});
}

void TimeLinePage::showLine(std::shared_ptr<const values::TimeLine> line,
                            const QStringList& first) {
  m_model->setTable(tableOf(*line));
  m_words->setText((first + sentencesOf(*line)).join(QLatin1Char('\n')));
  m_words->show();
  m_view->setLine(std::move(line));
  m_save->setEnabled(true);
  m_all->setEnabled(true);
}

void TimeLinePage::showNote(const QString& note) {
  const QString ofHost =
      m_hasGpu
          ? tr("Measure runs the kernel once and shows what host and device do when.")
          : tr("The emulator has no time line of host and device: there is no device to time.");
  const QString ofKernel =
      m_hasGpu ? tr("Measure runs the kernel and shows what the warps of its first block do when.")
               : tr("The emulator has no time line within a kernel: there is no device to time.");
  const QString usual = isWithinKernel() ? ofKernel : ofHost;
  m_note = note.isEmpty() ? usual : note;
  if (!m_hasGpu) {
    const RecordedTimeLine shown = recorded();
    if (shown.line != nullptr) return showLine(shown.line, {m_note, sentenceOf(shown)});
  }
  m_view->setNote(m_note);
  m_view->setLine(nullptr);
  m_model->setTable({});
  m_words->hide();
  m_save->setEnabled(false);
  m_all->setEnabled(false);
}

ChartSheet TimeLinePage::sheet() const {
  ChartSheet sheet = m_view->sheet();
  if (!m_note.isEmpty()) sheet.origin = sentenceOf(recorded());
  return sheet;
}

void TimeLinePage::showPointed(const QString& words) {
  if (m_view->line() == nullptr) return m_pointed->clear();
  m_pointed->setText(
      words.isEmpty()
          ? tr("The wheel zooms, dragging moves the lanes, and a double click shows all "
               "of them. The keys +, -, the arrows and Home do the same.")
          : words);
}

void TimeLinePage::fail(values::ErrorKind kind, const QString& sentence) {
  setMeasuring(0);
  if (kind != values::ErrorKind::cancelled) showNote(sentence);
  setReady(m_context.parameters.formComplaint());
}

void TimeLinePage::start() {
  if (m_id != 0) return m_engine.cancel(m_id);
  if (!m_begin->isEnabled() || m_row == nullptr) return;
  values::TimeLineRequest request;
  request.kernel = m_row->id;
  request.parameters = m_context.parameters.parameters();
  request.target = m_context.parameters.target();
  request.withinKernel = isWithinKernel();
  request.chunks = request.withinKernel ? 1 : m_chunks->currentData().toLongLong();
  setMeasuring(m_engine.measureTimeLine(std::move(request)));
}

void TimeLinePage::startInFront() {
  emit wanted();
  start();
}

void TimeLinePage::savePicture() {
  if (m_view->line() != nullptr) m_save->savePicture();
}

void TimeLinePage::saveTable() {
  if (m_view->line() != nullptr) m_save->saveTable();
}

}  // namespace lanescope::ui
