// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/lab_page.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSettings>
#include <QToolButton>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/engine/engine_thread.h"
#include "app/engine/time_left.h"
#include "app/lab/head_choices.h"
#include "app/lab/sandbox_check.h"
#include "app/text/number_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "catalog/catalog.h"
#include "catalog/own/own_row.h"
#include "ui/exercise/exercise_panel.h"
#include "ui/kernel/catalog_view.h"
#include "ui/lab/assembly/assembly_panel.h"
#include "ui/lab/assembly/assembly_view.h"
#include "ui/lab/build_note.h"
#include "ui/lab/editor/find_bar.h"
#include "ui/lab/editor/kernel_editor.h"
#include "ui/lab/editor/program_export.h"
#include "ui/lab/kernel_choices.h"
#include "ui/lab/lab_device.h"
#include "ui/lab/lab_exercise.h"
#include "ui/lab/lab_files.h"
#include "ui/lab/lab_layout.h"
#include "ui/lab/lab_start.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/message_strip.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

const QString kRunsLive = QStringLiteral("lab/live");
constexpr int kGap = 6;

}  // namespace

LabPage::LabPage(const Sources& sources, QWidget* parent)
    : QWidget(parent),
      m_sources(sources),
      m_live(this),
      m_title(makeWords(this, "heading")),
      m_start(makeSegment(this, {}, tr("Begins with another text"))),
      m_fileMenu(makeSegment(this, {}, tr("Opens and saves the file of the kernel"))),
      //: A button: each text that compiles runs by itself
      m_runsLive(makeSegment(this, tr("Live"),
                             //: %1: a time, "0.6 s"
                             tr("Runs the kernel after each build, for %1 at most")
                                 .arg(app::secondsText(values::kLiveTimeLimit)))),
      m_showsAssembly(
          makeSegment(this, /*: A button: shows a kernel's assembly, PTX or SASS */ tr("Assembly"),
                      tr("Shows what a compiler for GPUs makes of each line"))),
      m_editor(new KernelEditor(sources.theme, this)),
      m_find(new FindBar(*m_editor, sources.theme, this)),
      m_choices(new KernelChoices(this)),
      m_exercise(new LabExercise(*m_choices, this)),
      m_note(new BuildNote(this)),
      m_assembly(new AssemblyPanel(sources.theme, this)),
      m_device(new LabDevice(sources.engine, *m_assembly, this)),
      m_export(new ProgramExport(*this)) {
  setProperty("manualPage", "own-kernels.md");
  m_layout = new LabLayout(
      {*makeHead(), *m_editor, *m_find, *m_note, m_exercise->side(), *m_assembly}, *this);
  connectAll();
  connectExercise();
  connectAssembly();
  sources.parameters.setGate([this](ParameterPanel::Cause cause) { return prepareRun(cause); });
}

LabPage::~LabPage() = default;

QWidget* LabPage::makeHead() {
  auto* head = new QWidget(this);
  auto* row = new FlowLayout(head, kGap);
  m_title->setWordWrap(false);
  m_title->setTextFormat(Qt::PlainText);
  //: A button: begins with another kernel
  m_start->setText(tr("Start from"));
  m_start->setObjectName(QStringLiteral("startFrom"));
  //: A button: a menu of the kernel's file
  m_fileMenu->setText(tr("File"));
  m_fileMenu->setObjectName(QStringLiteral("kernelFile"));
  m_runsLive->setObjectName(QStringLiteral("live"));
  m_runsLive->setCheckable(true);
  m_runsLive->setChecked(QSettings().value(kRunsLive, false).toBool());
  m_showsAssembly->setObjectName(QStringLiteral("showAssembly"));
  m_showsAssembly->setCheckable(true);
  for (QWidget* each :
       std::initializer_list<QWidget*>{m_title, m_start, m_fileMenu, m_runsLive, m_showsAssembly}) {
    row->insertWidget(row->count(), each);
  }
  row->setContentsMargins(kGap, kGap, kGap, kGap);
  return head;
}

void LabPage::connectAll() {
  connect(m_editor, &KernelEditor::settled, this, &LabPage::build);
  connect(m_editor, &QsciScintilla::textChanged, this, [this] {
    m_choices->showText(this->text());
    if (m_isBeginning) return;
    m_file.setText(m_editor->text());
    emit edited();
  });
  connect(m_editor, &KernelEditor::findWanted, m_find, &FindBar::find);
  connect(m_editor, &KernelEditor::replaceWanted, m_find, &FindBar::replace);
  connect(m_editor, &KernelEditor::findNextWanted, m_find, &FindBar::next);
  connect(m_editor, &KernelEditor::findPreviousWanted, m_find, &FindBar::previous);
  connect(m_choices, &KernelChoices::chosen, this, [this](const QString& name, const QString& to) {
    m_editor->replaceText(QString::fromStdString(
        app::withHeadChoice(this->text(), name.toStdString(), to.toStdString())));
  });
  connect(m_runsLive, &QToolButton::toggled, this, [this](bool isOn) {
    QSettings().setValue(kRunsLive, isOn);
    if (isOn) m_sources.parameters.start(ParameterPanel::Cause::live);
  });
  connect(&m_sources.catalog, &CatalogView::copyWanted, this, &LabPage::copyKernelOf);
  auto* start = new LabStart(*m_start, m_sources.catalog, this);
  connect(start, &LabStart::chosen, this, &LabPage::begin);
  m_files = new LabFiles(*m_fileMenu, m_file, this);
  connect(m_files, &LabFiles::opened, this, [this] { showFile(); });
  connect(m_files, &LabFiles::exportWanted, this, &LabPage::exportProgram);
  connect(&m_file, &app::KernelFile::changedOnDisk, m_editor, &KernelEditor::replaceText);
  const auto showTitle = [this] {
    //: %1: the name of a file whose text was changed
    m_title->setText(m_file.isModified() ? tr("%1 *").arg(m_file.name()) : m_file.name());
  };
  connect(&m_file, &app::KernelFile::modifiedChanged, this, showTitle);
  connect(&m_file, &app::KernelFile::pathChanged, this, [this, showTitle] {
    showTitle();
    build();
  });
  connect(&m_live, &app::LiveKernel::busyChanged, m_note, &BuildNote::setBusy);
  connect(&m_live, &app::LiveKernel::fileRead, this,
          [this](const std::shared_ptr<const app::ReadFile>& file) { takeFile(*file); });
  connect(&m_live, &app::LiveKernel::built, this, &LabPage::takeBuild);
  connect(&m_live, &app::LiveKernel::refused, this, &LabPage::showComplaints);
  connect(&m_live, &app::LiveKernel::unavailable, this, [this](const QString& sentence) {
    m_wanted.reset();
    m_note->complain(sentence);
  });
}

std::string LabPage::text() const {
  return m_editor->text().toStdString();
}

app::OwnKernelText LabPage::toBuild() const {
  return {m_file.name(), text(), app::KernelBuild::traced, m_isUnconfined};
}

QString LabPage::sentence() const {
  return m_note->sentence();
}

LabPage::Content LabPage::content() const {
  if (!m_isUsed) return {};
  return {m_file.name(), m_editor->text(), !m_file.isOwn(), m_exercise->folder()};
}

void LabPage::setMessages(MessageStrip& messages) {
  m_messages = &messages;
  m_files->setMessages(messages);
}

void LabPage::show(const Content& content) {
  m_file.begin(content.name, content.text, !content.isForeign);
  showFile(content.exercise);
}

void LabPage::offer(const Content& content) {
  const auto goOn = [this, content] {
    show(content);
    emit edited();
    emit wanted();
  };
  if (!m_isUsed || !m_file.isModified()) return goOn();
  const auto name = QStringLiteral("unsavedKernel");
  if (findChild<QMessageBox*>(name) != nullptr) return;
  //: Title of a question
  auto* box = new QMessageBox(QMessageBox::Question, tr("Unsaved kernel"),
                              //: %1: name of the file on the page Lab; %2: name of another one
                              tr("%1 has changes that are not saved. Open %2 in its place?")
                                  .arg(m_file.name(), content.name),
                              QMessageBox::Open | QMessageBox::Cancel, window());
  box->setObjectName(name);
  box->setTextFormat(Qt::PlainText);
  box->setDefaultButton(QMessageBox::Cancel);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &QMessageBox::finished, this, [goOn](int answer) {
    if (answer == QMessageBox::Open) goOn();
  });
  box->open();
}

void LabPage::begin(const LabText& text) {
  if (!text.whyNot.isEmpty()) return m_messages->say(text.whyNot, MessageStrip::Tone::note);
  m_file.begin(text.name, text.text, true);
  showFile(text.exercise);
}

void LabPage::copyKernel() {
  copyKernelOf(m_sources.catalog.kernel());
}

void LabPage::copyKernelOf(const QString& kernel) {
  const LabText copy = LabStart::copyOf(kernel);
  begin(copy);
  if (!copy.whyNot.isEmpty()) return;
  emit edited();
  emit wanted();
}

void LabPage::showFile(const QString& exercise) {
  m_live.cancel();
  m_wanted.reset();
  m_isUsed = true;
  m_title->setText(m_file.name());
  showComplaints({});
  m_note->say({});
  try {
    m_exercise->show(exercise);
  } catch (const values::Error& error) {
    m_messages->sayTrouble(sentenceText(error.what()));
  }
  {
    const QScopedValueRollback beginning(m_isBeginning, true);
    m_editor->setText(m_file.text());
    m_editor->setOriginal(LabStart::originalOf(m_file.text()));
  }
  m_choices->showText(text());
  if (m_file.isOwn()) return build();
  m_note->say(m_file.path().isEmpty()
                  ? tr("This kernel came with a session. It is not compiled before you run it.")
                  : /*: %1: name of a file */ tr("%1 is somebody else's. It is not compiled before "
                                                 "you run it.")
                        .arg(m_file.name()));
}

void LabPage::open(const QString& path) {
  m_files->open(path);
  emit wanted();
}

void LabPage::exportProgram() {
  if (m_build == nullptr || m_build->kernel().text != text()) {
    return m_messages->sayTrouble(tr("The kernel has to compile before it can be exported."));
  }
  try {
    m_export->ask(m_build->kernel(), m_sources.parameters.parameters());
  } catch (const values::Error& error) {
    m_messages->sayTrouble(sentenceText(error.what()));
  }
}

void LabPage::connectExercise() {
  ExercisePanel* panel = &m_exercise->panel();
  connect(panel, &ExercisePanel::closed, this, [this] { m_exercise->show({}); });
  connect(panel, &ExercisePanel::checkWanted, this, [this, panel] {
    if (!m_file.isOwn()) return askForTrust();
    if (!app::hasSandbox() && !m_isUnconfined) return askForUnconfined();
    app::SolutionLimits limits;
    limits.isUnconfined = m_isUnconfined;
    limits.hasGpu = m_device->hasGpu();
    panel->check(m_editor->text(), limits);
  });
  connect(panel, &ExercisePanel::runWanted, this,
          [this](const values::RunRequest& request) { runWith(request.parameters); });
  connect(m_editor, &QsciScintilla::textChanged, panel, &ExercisePanel::tellChange);
}

void LabPage::connectAssembly() {
  connect(m_showsAssembly, &QToolButton::toggled, m_layout, &LabLayout::showAssembly);
  connect(m_editor, &QsciScintilla::cursorPositionChanged, this,
          [this](int line, int) { m_assembly->view().setCurrentLine(line + 1); });
  connect(&m_assembly->view(), &AssemblyView::lineChosen, this, [this](int line) {
    m_editor->setCursorPosition(line - 1, 0);
    m_editor->ensureLineVisible(line - 1);
  });
  connect(&m_sources.parameters, &ParameterPanel::edited, this, &LabPage::showLaunch);
  connect(m_device, &LabDevice::ended, this, &LabPage::runIfWanted);
  connect(m_export, &ProgramExport::written, this,
          [this](const QString& sentence) { m_messages->say(sentence, MessageStrip::Tone::note); });
  connect(m_export, &ProgramExport::failed, this,
          [this](const QString& sentence) { m_messages->sayTrouble(sentence); });
}

void LabPage::showLaunch() {
  if (m_build == nullptr || m_sources.catalog.kernel() != m_built) return;
  if (!m_sources.parameters.formComplaint().isEmpty()) return;
  const values::Plan plan =
      catalog::find(m_built.toStdString()).plan(m_sources.parameters.parameters());
  const values::Launch& launch = plan.launches.front();
  m_assembly->setLaunch(static_cast<qint64>(launch.block.total()), launch.dynamicSharedBytes);
}

void LabPage::takeStage(QWidget& stage) {
  m_layout->takeStage(stage);
}

void LabPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_layout->arrange();
  if (!m_isUsed) begin(LabStart::first());
  if (m_build != nullptr) m_sources.catalog.choose(m_built);
}

void LabPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_layout->arrange();
}

// Building

bool LabPage::isCurrent() const {
  return m_build != nullptr && m_build->kernel().text == text() && m_built == m_file.name() &&
         m_sources.catalog.kernel() == m_built;
}

void LabPage::build() {
  if (!m_isUsed || !m_file.isOwn()) return;
  const bool isBuilt = m_build != nullptr && m_build->kernel().text == text();
  if (isBuilt && m_built == m_file.name() && !m_live.isBusy()) {
    showComplaints({});
    if (isVisible()) m_sources.catalog.choose(m_built);
    return runIfWanted();
  }
  if (!app::hasSandbox() && !m_isUnconfined) return askForUnconfined();
  const app::OwnKernelText text = toBuild();
  if (m_live.isBusy() && m_building.name == text.name && m_building.text == text.text) return;
  m_building = text;
  m_live.setText(text);
}

bool LabPage::prepareRun(ParameterPanel::Cause cause) {
  if (!isVisible()) return true;
  const bool isForGpu = m_sources.parameters.target().backend != values::BackendChoice::emulator;
  if (isCurrent() && !(isForGpu && m_device->hasGpu() && m_device->isBusy())) return true;
  m_wanted = WantedRun{cause};
  if (!isCurrent()) buildToRun();  // else the build for the GPU is under way
  return false;
}

void LabPage::runWith(const values::Parameters& parameters) {
  m_wanted = WantedRun{ParameterPanel::Cause::asked, parameters};
  if (isCurrent()) return runIfWanted();
  buildToRun();
}

void LabPage::buildToRun() {
  if (!m_file.isOwn()) return askForTrust();
  build();
}

void LabPage::askForTrust() {
  const auto name = QStringLiteral("foreignKernel");
  if (findChild<QMessageBox*>(name) != nullptr) return;
  auto* box = new QMessageBox(
      QMessageBox::Question, tr("A kernel of somebody else"),
      m_file.path().isEmpty()
          ? tr("This kernel came with a session. Run it in the sandbox?")
          : /*: %1: name of a file */ tr("%1 is somebody else's. Run it in the sandbox?")
                .arg(m_file.name()),
      QMessageBox::Cancel, this);
  //: A button: runs a kernel
  QPushButton* run = box->addButton(tr("Run"), QMessageBox::AcceptRole);
  box->setObjectName(name);
  box->setDefaultButton(QMessageBox::Cancel);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &QMessageBox::buttonClicked, this, [this, run](const QAbstractButton* button) {
    if (button != static_cast<const QAbstractButton*>(run)) return m_wanted.reset();
    if (!m_wanted) m_wanted = WantedRun{};
    m_file.trust();
    build();
  });
  box->open();
}

void LabPage::askForUnconfined() {
  m_note->complain(tr("This system has no sandbox for kernels of your own (Landlock, seccomp)."));
  m_messages->offer(
      tr("This system has no sandbox: a kernel on this page would run with all rights that you "
         "have. Run your own kernels all the same?"),
      {{//: A button: kernels are run without a sandbox
        tr("Run without a sandbox"),
        [this] {
          m_isUnconfined = true;
          build();
        }},
       {//: A button: kernels are not run without a sandbox
        tr("Do not run"), [this] { m_wanted.reset(); }}});
}

void LabPage::takeFile(const app::ReadFile& file) {
  if (app::hasError(file.complaints)) return;
  m_choices->showFile(file, app::describeKernel(toBuild(), file));
}

void LabPage::takeBuild(const std::shared_ptr<const app::OwnKernelBuild>& build,
                        std::chrono::milliseconds time) {
  try {
    const catalog::KernelRow& row = catalog::addOwnKernel(build->kernel());
    const QString id = toQString(row.id);
    m_sources.engine.useOwnKernel(build->folder(), id, m_isUnconfined, build);
    m_build = build;
    m_built = id;
    m_device->setText(toBuild());
    showLaunch();
    showComplaints({});
    m_sources.catalog.showOwn(row);
  } catch (const values::Error& error) {
    return showComplaints({{0, 0, true, sentenceText(error.what()), {}}});
  }
  const double seconds = std::chrono::duration<double>(time).count();
  //: %1: a time in seconds, "0.4"; %2: a compiler, "g++ 12.2.0"
  m_builtIn = tr("Built in %1 s with %2.").arg(shownNumber(seconds, 'f', 1), build->compiler());
  m_note->say(m_builtIn);
  if (isVisible()) m_sources.catalog.choose(m_built);
  emit built();
  if (m_runsLive->isChecked() && isVisible() && !m_wanted) {
    m_wanted = WantedRun{ParameterPanel::Cause::live};
  }
  runIfWanted();
}

void LabPage::tellRun(const values::RunResult& run) {
  if (!isCurrent() || m_live.isBusy() || app::hasError(m_complaints)) return;
  m_note->say(run.passed ? /*: %1: a sentence on the build of a kernel that has run */ tr(
                               "%1 Its result is right.")
                               .arg(m_builtIn)
                         : /*: %1: a sentence on the build of a kernel that has run */ tr(
                               "%1 Its result is wrong.")
                               .arg(m_builtIn));
}

void LabPage::runIfWanted() {
  const std::optional<WantedRun> wanted = std::exchange(m_wanted, std::nullopt);
  if (!wanted || !isCurrent()) return;
  if (wanted->parameters) m_sources.parameters.setParameters(*wanted->parameters);
  m_sources.parameters.start(wanted->cause);
}

void LabPage::showComplaints(const app::KernelComplaints& complaints) {
  m_complaints = complaints;
  m_choices->setComplaints(complaints);
  std::vector<KernelEditor::Complaint> shown;
  for (const app::KernelComplaint& each : complaints) {
    // What is wrong with a choice stands beside its field.
    if (each.line == 0 || !each.subject.empty()) continue;
    shown.push_back({each.line, each.column, 0, each.isError, each.message});
  }
  m_editor->setComplaints(shown);
  const auto first = std::ranges::find(complaints, true, &app::KernelComplaint::isError);
  if (first == complaints.end()) return;
  m_wanted.reset();
  m_note->complain(first->line == 0 || !first->subject.empty()
                       ? first->message
                       : /*: %1: number of a line; %2: what is wrong there */ tr("Line %1: %2")
                             .arg(first->line)
                             .arg(first->message));
}

}  // namespace lanescope::ui
