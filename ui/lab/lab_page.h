// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "app/lab/kernel_file.h"
#include "app/lab/live_kernel.h"
#include "request/result.h"
#include "ui/kernel/parameter_panel.h"

class QLabel;
class QToolButton;

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class AssemblyPanel;
class BuildNote;
class CatalogView;
class FindBar;
class KernelChoices;
class KernelEditor;
class LabDevice;
class LabExercise;
class LabFiles;
class LabLayout;
struct LabText;
class MessageStrip;
class ProgramExport;
class Theme;

/// The page on which one writes a kernel of one's own: the editor, what the kernel computes and how
/// it is launched, and the stage beside it, which is the very one of the page Kernel. The text is
/// compiled as it is typed. Each build that succeeds takes the place of the kernel in the catalogue
/// and of its engine, so that the bar, the stage and all other pages run it like any other.
class LabPage : public QWidget {
  Q_OBJECT

 public:
  /// The text that the page has, to be kept and shown again.
  struct Content {
    QString name;            ///< of the file
    QString text;            ///< empty: the page was not used
    bool isForeign = false;  ///< somebody else's: it is not run before the user has agreed
    QString exercise = {};   ///< the folder of the exercise that it is for; empty: none
  };

  /// What the page works with. All of it must outlive the page.
  struct Sources {
    app::EngineThread& engine;
    CatalogView& catalog;
    ParameterPanel& parameters;
    const Theme& theme;
  };

  LabPage(const Sources& sources, QWidget* parent);
  ~LabPage() override;

  [[nodiscard]] KernelEditor& editor() { return *m_editor; }
  [[nodiscard]] LabExercise& exercise() { return *m_exercise; }
  /// The id that the kernel has in the catalogue: the name of its file.
  [[nodiscard]] QString kernel() const { return m_isUsed ? m_file.name() : QString(); }
  [[nodiscard]] Content content() const;
  void show(const Content& content);
  /// Shows it and brings the page forward, after a question where a text is not saved.
  void offer(const Content& content);
  /// Where the page says what is not about its text. The strip comes with the stage, which in the
  /// order of Tab is behind this page.
  void setMessages(MessageStrip& messages);
  /// Takes the stage of the page Kernel, until that takes it back.
  void takeStage(QWidget& stage);
  /// Says whether the result of a run of the kernel is right.
  void tellRun(const values::RunResult& run);
  /// What stands below the editor.
  [[nodiscard]] QString sentence() const;

 public slots:
  /// Opens a file with CUDA.
  void open(const QString& path);
  /// Begins with a copy of the catalogue's chosen kernel, or of another one.
  void copyKernel();
  void copyKernelOf(const QString& kernel);

 signals:
  /// The page has something to show.
  void wanted();
  /// The user has changed the text.
  void edited();
  /// A build has taken the kernel's place in the catalogue.
  void built();

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct WantedRun {
    ParameterPanel::Cause cause = ParameterPanel::Cause::asked;
    std::optional<values::Parameters> parameters = {};  ///< nothing: those of the panel
  };

  QWidget* makeHead();
  void connectAll();
  [[nodiscard]] std::string text() const;
  [[nodiscard]] app::OwnKernelText toBuild() const;
  /// Whether the kernel of the catalogue is that of the present text.
  [[nodiscard]] bool isCurrent() const;
  void begin(const LabText& text);
  /// Shows the text of the file and the exercise of a folder, if it is for one, and builds it.
  void showFile(const QString& exercise = {});
  void connectExercise();
  void exportProgram();
  /// Asked before each run: builds the text first where it has changed. Returns whether the run may
  /// begin now.
  [[nodiscard]] bool prepareRun(ParameterPanel::Cause cause);
  /// Runs the text with these parameters, once it is built.
  void runWith(const values::Parameters& parameters);
  /// Builds the text for a run, after a question where it is somebody else's.
  void buildToRun();
  void askForTrust();
  void askForUnconfined();
  /// Builds the text, unless that has been done or has to be asked for.
  void build();
  void takeFile(const app::ReadFile& file);
  void takeBuild(const std::shared_ptr<const app::OwnKernelBuild>& build,
                 std::chrono::milliseconds time);
  void runIfWanted();
  void showComplaints(const app::KernelComplaints& complaints);
  void connectAssembly();
  /// Says with which launch the kernel runs.
  void showLaunch();

  Sources m_sources;
  MessageStrip* m_messages = nullptr;
  app::LiveKernel m_live;
  app::KernelFile m_file;
  app::OwnKernelText m_building;                       ///< what is compiled while it is busy
  QString m_built;                                     ///< the id of the build
  std::shared_ptr<const app::OwnKernelBuild> m_build;  ///< the last that succeeded; null: none
  app::KernelComplaints m_complaints;                  ///< on the present text
  QString m_builtIn;                                   ///< the sentence on that build
  /// The run that begins once the text is built; nothing: none does.
  std::optional<WantedRun> m_wanted;
  bool m_isUsed = false;       ///< there is a text
  bool m_isBeginning = false;  ///< the text changes because another one is shown
  bool m_isUnconfined = false;

  QLabel* m_title;
  QToolButton* m_start;
  QToolButton* m_fileMenu;
  LabFiles* m_files = nullptr;
  QToolButton* m_runsLive;
  QToolButton* m_showsAssembly;
  LabLayout* m_layout = nullptr;
  KernelEditor* m_editor;
  FindBar* m_find;
  KernelChoices* m_choices;
  LabExercise* m_exercise;
  BuildNote* m_note;
  AssemblyPanel* m_assembly;
  LabDevice* m_device;
  ProgramExport* m_export;
};

}  // namespace lanescope::ui
