// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <algorithm>

#include "app/text/text.h"
#include "catalog/catalog.h"
#include "ui/compare/comparison_controller.h"
#include "ui/compare/stage_page.h"
#include "ui/export/stage_exporter.h"
#include "ui/history/history_keeper.h"
#include "ui/history/history_page.h"
#include "ui/image/equalize_job.h"
#include "ui/image/equalize_page.h"
#include "ui/kernel/activity.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/result_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/kernel/source_view.h"
#include "ui/measure/measure_page.h"
#include "ui/measure/point_on_stage.h"
#include "ui/numbers/numbers_panel.h"
#include "ui/numbers/work_panel.h"
#include "ui/session/file_drop.h"
#include "ui/session/session_controller.h"
#include "ui/session/session_menu.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/theme.h"
#include "ui/tune/live_panel.h"
#include "ui/tune/tune_page.h"
#include "ui/widgets/message_strip.h"
#include "ui/window/dock_layout.h"
#include "ui/window/motion_choice.h"
#include "ui/window/presentation.h"
#include "ui/window/progress_note.h"
#include "ui/window/window_menus.h"

namespace lanescope::ui {
namespace {

constexpr QSize kFirstSize(1600, 1000);

}  // namespace

MainWindow::MainWindow(const app::EngineAddress& address, Theme& theme, QWidget* parent)
    : QMainWindow(parent),
      m_theme(theme),
      m_engine(address),
      m_history(history::HistoryFile::usualPath()),
      m_controller(std::make_unique<RunController>(m_engine)),
      m_catalog(new CatalogView(this)),
      m_parameters(new ParameterPanel(this)),
      m_stage(new StagePage(this)),
      m_image(new EqualizePage(
          m_engine, [this] { return m_parameters->target(); }, this)),
      m_measure(new MeasurePage(this)),
      m_tune(new TunePage(
          m_engine, [this] { return m_parameters->target(); }, this)),
      m_historyPage(new HistoryPage(m_history, this)),
      m_pages(new QTabWidget(this)),
      m_source(new SourceView(this)),
      m_result(new ResultPanel(this)),
      m_numbers(new NumbersPanel(this)),
      m_work(new WorkPanel(this)),
      m_export(new StageExporter(*m_stage, *statusBar(), this)),
      m_session(nullptr) {
  // The frame and the desktop's bars take some of the screen.
  resize(kFirstSize.boundedTo(screen()->availableSize() * 0.94));
  m_pages->setDocumentMode(true);
  m_pages->setAccessibleName(tr("What the middle of the window shows"));
  m_pages->tabBar()->setAccessibleName(m_pages->accessibleName());
  m_pages->addTab(m_stage, tr("Kernel"));
  m_pages->addTab(m_image, tr("Image"));
  m_pages->addTab(m_measure, tr("Measure"));
  m_pages->addTab(m_tune, tr("Tune"));
  m_pages->addTab(m_historyPage, tr("History"));
  setCentralWidget(m_pages);
  m_docks = new DockLayout(*this, {m_catalog, m_parameters, m_source, m_result, m_numbers, m_work});
  m_presentation = new Presentation(*this, *m_stage);
  m_motion = new MotionChoice(m_stage->playback(), this);
  m_menus =
      new WindowMenus({*this, *m_docks, *m_parameters, *m_stage, *m_measure, *m_numbers, *m_work,
                       *m_image, *m_historyPage, *m_presentation, *m_motion, m_theme});
  statusBar()->showMessage(tr("Starting the engine …"));
  m_docks->restore();
  connectPages();
  connectController();
  new ComparisonController(*m_stage, *m_parameters, *m_controller, this);
  connectExport();
  connectImage();
  connectMeasure();
  connectTune();
  connectHistory();
  connect(&m_theme, &Theme::changed, this, &MainWindow::applyTheme);
  applyTheme(m_theme.colors());
  m_catalog->choose(QStringLiteral("dot_shared"));
  m_session = new SessionController(*this, {*m_catalog, *m_parameters, *m_stage, *m_controller},
                                    messages());
  connectSession();
  m_engine.queryDevices();
}

MainWindow::~MainWindow() {
  m_presentation->leave();  // the stage goes back to its page, which deletes it
}

MessageStrip& MainWindow::messages() {
  return m_stage->messages();
}

void MainWindow::showTrouble(const QString& sentence) {
  messages().say(sentence, MessageStrip::Tone::trouble);
}

void MainWindow::connectPages() {
  m_parameters->setTabOrderAfter(m_catalog->focusProxy());
  connect(m_catalog, &CatalogView::kernelChosen, this, &MainWindow::chooseKernel);
  connect(m_parameters, &ParameterPanel::runRequested, m_controller.get(), &RunController::run);
  // Whoever pressed Run looks at the stage now: the arrow keys step and Space plays.
  connect(m_parameters, &ParameterPanel::runPressed, m_stage,
          [this] { m_stage->setFocus(Qt::OtherFocusReason); });
  connect(m_parameters, &ParameterPanel::cancelRequested, m_controller.get(),
          &RunController::cancel);
  connect(m_parameters, &ParameterPanel::readinessChanged, m_menus, &WindowMenus::setRunReady);
  connect(m_parameters, &ParameterPanel::readinessChanged, this, &MainWindow::showReadiness);
  connect(&m_parameters->data(), &InputFiles::failed, this, &MainWindow::showTrouble);
  connect(m_numbers, &NumbersPanel::compareRequested, this, &MainWindow::compareErrors);
  connect(m_numbers, &NumbersPanel::failed, this, &MainWindow::showTrouble);
  connect(m_work, &WorkPanel::countRequested, this, &MainWindow::countWork);
  connect(m_work, &WorkPanel::failed, this, &MainWindow::showTrouble);
  connect(m_menus, &WindowMenus::cancelRequested, m_controller.get(), &RunController::cancel);
  connect(m_stage, &StagePage::lineChanged, this, &MainWindow::markLine);
  connect(m_stage, &StagePage::blockRequested, m_controller.get(), &RunController::showBlock);
  connect(m_stage, &StagePage::launchRequested, m_controller.get(), &RunController::showLaunch);
  connect(m_source, &SourceView::lineChosen, m_stage, &StagePage::goToLine);
  m_source->setTeller([this](const SourceWord& word) {
    return showsSourceOfScene() ? m_stage->stage().explainWord(word) : QStringList();
  });
  connect(m_result, &ResultPanel::lineChosen, this, [this](int line) {
    m_source->setCurrentLine(line);
    m_stage->goToLine(line);
  });
}

void MainWindow::connectController() {
  RunController* controller = m_controller.get();
  connect(controller, &RunController::activityChanged, this, &MainWindow::showActivity);
  connect(controller, &RunController::cancelling, m_parameters, &ParameterPanel::setCancelling);
  connect(controller, &RunController::progressed, m_parameters, &ParameterPanel::setProgress);
  new ProgressNote(*controller, *statusBar(), this);
  connect(controller, &RunController::runFinished, this,
          [this](const std::shared_ptr<const values::RunResult>& result) { showResult(*result); });
  connect(controller, &RunController::sceneReady, this,
          [this](const std::shared_ptr<const StageScene>& scene) {
            m_menus->setHasScene(scene != nullptr && scene->stepCount() > 0);
            m_stage->setScene(scene);
          });
  connect(controller, &RunController::benchPoint, this, [this](const values::BenchSeries& series) {
    if (series.accuracy) return m_numbers->add(series);
    series.work ? m_work->add(series) : m_measure->add(series);
  });
  connect(controller, &RunController::failed, this, &MainWindow::showTrouble);
  connect(controller, &RunController::cancelled, this,
          [this] { statusBar()->showMessage(tr("Cancelled.")); });
  connect(controller, &RunController::devicesFound, m_parameters, &ParameterPanel::setDevices);
  connect(controller, &RunController::devicesFound, m_catalog, &CatalogView::setDevices);
  connect(controller, &RunController::devicesFound, m_numbers, &NumbersPanel::setDevices);
  connect(controller, &RunController::engineReady, statusBar(),
          [this](const QString& description) { statusBar()->showMessage(description); });
  connect(&m_engine, &app::EngineThread::engineLost, this, &MainWindow::showTrouble);
}

void MainWindow::connectExport() {
  connect(m_menus, &WindowMenus::exportRequested, m_export, &StageExporter::ask);
  connect(m_export, &StageExporter::written, this, [this](const QString& file) {
    messages().say(tr("Written: %1").arg(file), MessageStrip::Tone::note);
  });
  connect(m_export, &StageExporter::cancelled, this, [this] {
    messages().say(tr("The export was cancelled; nothing was written."), MessageStrip::Tone::note);
  });
  connect(m_export, &StageExporter::failed, this, &MainWindow::showTrouble);
}

void MainWindow::connectImage() {
  connect(m_image, &EqualizePage::wanted, this, [this] { m_pages->setCurrentWidget(m_image); });
  // An image and the history need the room, and nothing in the docks is about them; a chart is of
  // what is chosen.
  connect(m_pages, &QTabWidget::currentChanged, this, [this] {
    const QWidget* shown = m_pages->currentWidget();
    if (shown == m_image || shown == m_historyPage) return m_docks->keepOnly({});
    const bool isOfKernel = shown == m_measure || shown == m_tune;
    isOfKernel ? m_docks->keepOnly({m_catalog, m_parameters}) : m_docks->restoreAll();
  });
}

void MainWindow::connectMeasure() {
  connect(m_measure, &MeasurePage::wanted, this, [this] { m_pages->setCurrentWidget(m_measure); });
  connect(m_measure, &MeasurePage::measureRequested, this, &MainWindow::measure);
  connect(m_measure, &MeasurePage::failed, this, &MainWindow::showTrouble);
  connect(m_controller.get(), &RunController::benchFinished, this,
          [this](const std::shared_ptr<const values::BenchResult>& result) {
            const bool isTime = std::ranges::none_of(
                result->series,
                [](const values::BenchSeries& series) { return series.accuracy || series.work; });
            if (isTime) m_measure->finish(*result);
          });
  auto* opener = new PointOnStage({*m_catalog, *m_parameters, *m_controller, messages()}, this);
  connect(m_measure, &MeasurePage::openRequested, opener, &PointOnStage::open);
  // What runs is to be seen, and so are the docks that tell of it.
  connect(m_parameters, &ParameterPanel::runRequested, this,
          [this] { m_pages->setCurrentWidget(m_stage); });
}

void MainWindow::connectTune() {
  connect(m_tune, &TunePage::useRequested, m_parameters, &ParameterPanel::setLaunch);
  connect(m_tune, &TunePage::stored, m_parameters, &ParameterPanel::validate);
  connect(m_parameters, &ParameterPanel::edited, m_tune, [this](const QString& parameter) {
    if (parameter.isEmpty()) m_tune->live().rerun();  // another target
  });
}

void MainWindow::connectHistory() {
  auto* keeper = new HistoryKeeper(m_history, *m_controller, this);
  connect(
      &m_image->job(), &EqualizeJob::finished, keeper,
      [keeper](const std::shared_ptr<const EqualizedImage>& image) { keeper->store(image->run); });
  connect(m_historyPage, &HistoryPage::wanted, this,
          [this] { m_pages->setCurrentWidget(m_historyPage); });
  connect(&m_history, &history::History::failed, this, &MainWindow::showTrouble);
  connect(&m_history, &history::History::remarked, this, &MainWindow::showTrouble);
  connect(m_historyPage, &HistoryPage::showRequested, this,
          [this](const std::vector<values::BenchResult>& results) {
            m_measure->showStored(results);
            m_pages->setCurrentWidget(m_measure);
          });
}

void MainWindow::connectSession() {
  new SessionMenu(*menuBar(), *m_session);
  connect(new FileDrop(*this), &FileDrop::dropped, m_session, &SessionController::openFiles);
  connect(m_session, &SessionController::imageChosen, m_image, &EqualizePage::open);
  connect(m_session, &SessionController::resultsChosen, m_historyPage, &HistoryPage::importFiles);
  connect(m_session, &SessionController::opened, m_pages,
          [this] { m_pages->setCurrentWidget(m_stage); });
  connect(m_session, &SessionController::saved, this,
          [this](const QString& file) { statusBar()->showMessage(tr("Saved: %1").arg(file)); });
}

void MainWindow::chooseKernel(const QString& id) {
  const catalog::KernelRow& row = catalog::find(id.toStdString());
  m_parameters->setKernel(row);
  m_stage->setKernel(row);
  m_measure->setKernel(row);
  m_tune->setKernel(row);
  m_numbers->setKernel(row);
  m_work->setKernel(row);
  if (m_sourceKernel != id) {
    m_sourceKernel = id;
    m_source->setSource(toQString(catalog::sourceText(row.source)));
  }
}

bool MainWindow::showsSourceOfScene() const {
  // The source of another kernel may have been chosen since the run.
  const std::shared_ptr<const StageScene>& scene = m_stage->stage().scene();
  // What is in a file may have run with a kernel, or a text of it, that is not here.
  const catalog::KernelRow* row =
      scene == nullptr ? nullptr : catalog::lookUp(scene->record().kernel);
  return row != nullptr && m_session->hasLines() &&
         row->source == catalog::find(m_sourceKernel.toStdString()).source;
}

void MainWindow::markLine(int line) {
  if (line == 0 || !showsSourceOfScene()) return m_source->setCurrentLine(0);
  m_source->setCurrentLine(line, m_stage->threadsAtStep());
}

void MainWindow::showExample() {
  m_parameters->setText("n", QStringLiteral("64"));
  m_parameters->setText("block", QStringLiteral("16"));
  connect(
      m_controller.get(), &RunController::sceneReady, this, [this] { m_measure->start(); },
      Qt::SingleShotConnection);
  m_parameters->run();
  m_session->startFresh();
}

void MainWindow::showActivity(Activity activity) {
  m_parameters->setActivity(activity);
  m_menus->setBusy(activity != Activity::idle);
}

void MainWindow::showReadiness() {
  const bool isIdle = !m_controller->isBusy();
  const QString complaint = m_parameters->formComplaint();
  m_measure->setReady(isIdle, complaint);
  m_numbers->setReady(isIdle, complaint);
  m_work->setReady(isIdle, complaint);
}

void MainWindow::showResult(const values::RunResult& result) {
  m_result->setResult(result);
  std::vector<int> lines(m_session->hasLines() ? result.findings.size() : 0);
  std::transform(result.findings.begin(), result.findings.begin() + std::ssize(lines),
                 lines.begin(), [](const trace::Finding& finding) { return finding.line; });
  m_source->setFindings(lines);
  m_stage->setFindings(result.findings);
  const catalog::KernelRow* row = catalog::lookUp(result.kernel);
  if (row != nullptr && !row->unrecorded.empty()) {
    messages().say(tr("There is no record to show: %1").arg(catalogText(row->unrecorded)),
                   MessageStrip::Tone::note);
  }
}

std::optional<values::BenchRequest> MainWindow::comparison(const std::vector<std::int64_t>& sizes) {
  if (const QString complaint = m_parameters->formComplaint(); !complaint.isEmpty()) {
    showTrouble(complaint);
    return {};
  }
  values::BenchRequest request;
  request.kernel = m_catalog->kernel().toStdString();
  request.parameters = m_parameters->parameters();
  request.parameters.grid.reset();
  request.target = m_parameters->target();
  request.sizes = sizes;
  return request;
}

void MainWindow::measure(const std::vector<std::int64_t>& sizes) {
  std::optional<values::BenchRequest> request = comparison(sizes);
  if (!request) return;
  request->compared = m_measure->compared(request->parameters);
  m_measure->begin(*request);
  m_controller->measure(*request);
}

void MainWindow::compareErrors(const std::vector<std::int64_t>& sizes, bool nextOrder) {
  std::optional<values::BenchRequest> request = comparison(sizes);
  if (!request) return;
  request->measure = values::Measure::accuracy;
  if (nextOrder) request->parameters.shuffle = m_numbers->data().parameters().shuffle + 1;
  request->compared = m_numbers->compared(request->parameters);
  m_pages->setCurrentWidget(m_stage);
  m_docks->bringForward(*m_numbers);
  m_numbers->begin(request->parameters);
  m_controller->measure(*request);
}

void MainWindow::countWork(const std::vector<std::int64_t>& sizes) {
  std::optional<values::BenchRequest> request = comparison(sizes);
  if (!request) return;
  request->measure = values::Measure::work;
  request->compared = m_work->compared(request->parameters);
  m_pages->setCurrentWidget(m_stage);
  m_docks->bringForward(*m_work);
  m_work->begin();
  m_controller->measure(*request);
}

void MainWindow::applyTheme(const StageTheme& colors) {
  m_stage->setTheme(colors);
  m_source->setTheme(colors);
  m_result->setTheme(colors);
  m_measure->setTheme(colors);
  m_image->setTheme(colors);
  m_tune->setTheme(colors);
  m_historyPage->setTheme(colors);
  m_numbers->setTheme(colors);
  m_work->setTheme(colors);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  m_presentation->leave();  // whoever is asked sees the question
  if (!m_session->mayClose()) return event->ignore();
  m_docks->save();
  QMainWindow::closeEvent(event);
}

}  // namespace lanescope::ui
