// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/catalog.h"
#include "request/request.h"
#include "request/result.h"
#include "ui/kernel/activity.h"
#include "ui/kernel/input_files.h"
#include "ui/kernel/run_estimate.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace lanescope::ui {

class BreakItBox;
class CatalogView;
class ComplaintLabel;
class DropPanel;
class FittingButton;
class MoreParameters;
class ParameterForm;
class RunController;

/// The bar on which a run is prepared, started and stopped: the kernel's name, which opens the
/// gallery, the parameters that matter, and buttons that open the rest of them and the pitfalls.
/// Its fields are made from the kernel's catalogue row; what breaks a limit is said in words at
/// once, and until it is mended there is no run.
class ParameterPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterPanel(QWidget* parent = nullptr);
  /// Prepares runs of the kernel that is chosen in `catalog`, for `controller`.
  ParameterPanel(CatalogView& catalog, RunController& controller, QWidget* parent);

  /// Puts a further control at the end of the bar, which acts on the stage.
  void addControl(QWidget* control);
  /// Why a kernel runs: somebody asked for it, or its text has changed.
  enum class Cause { asked, live };
  /// Asks `gate` before each run, which refuses it by false. It may ask for the run again later.
  void setGate(std::function<bool(Cause)> gate) { m_gate = std::move(gate); }
  /// Whether the controls are there that act on the stage.
  void setActsOnStage(bool acts);

  /// `row` must outlive the panel. See ParameterForm::setKernel.
  void setKernel(const catalog::KernelRow& row);
  /// The id of the kernel; empty while there is none.
  [[nodiscard]] std::string_view kernel() const;
  void setText(std::string_view parameter, const QString& text);
  /// Shows parameters in every field that there is.
  void setParameters(const values::Parameters& parameters);
  /// What each field says, valid or not.
  [[nodiscard]] std::vector<std::pair<std::string_view, QString>> texts() const;
  void setTarget(const values::Target& target);
  /// Whether runs also read the GPU's own counters.
  void setHardwareCounters(bool wanted) { m_hardwareCounters = wanted; }
  void setDevices(const QList<values::DeviceInfo>& devices);

  /// The first complaint; empty when the kernel can be run.
  [[nodiscard]] QString complaint() const { return m_complaintText; }
  /// The first one about what the form says, whether or not the device can run it.
  [[nodiscard]] QString formComplaint() const { return m_formComplaint; }
  /// What the form says. Throws values::Error (badInput) with `formComplaint` where there is one.
  /// Earlier parameters are never returned instead.
  [[nodiscard]] const values::Parameters& parameters() const;
  [[nodiscard]] values::Target target() const;
  /// The run that the form describes. Throws as `parameters` does.
  [[nodiscard]] values::RunRequest request() const;
  /// As `run`. A live run has the time limit of a run that nobody has asked for.
  void start(Cause cause);
  [[nodiscard]] InputFiles& data();
  [[nodiscard]] BreakItBox& breakIt() { return *m_breakIt; }

 public slots:
  /// Opens the gallery of kernels.
  void chooseKernel();
  /// Asks for a run if the parameters allow one.
  void run() { start(Cause::asked); }
  /// While something goes on Cancel can be pressed, and the progress is shown.
  void setActivity(lanescope::ui::Activity activity);
  void setCancelling();
  void setProgress(double fraction);
  /// Remembers how long a run took, for the estimate of the next one.
  void learn(const lanescope::values::RunResult& result);
  /// Looks at what the fields say again.
  void validate();
  /// Puts the launch of these parameters into the form. The other fields stay as they are.
  void setLaunch(const values::Parameters& parameters);

 signals:
  /// `arrays`: the user's data, to be put into the request's inputs; empty: the pattern's.
  void runRequested(const values::RunRequest& request, const DataSource::Arrays& arrays);
  void cancelRequested();
  /// The gallery is to be opened, and the bar is not shown.
  void barWanted();
  /// The button Run was pressed; Enter in a field runs too, but leaves the focus where it is.
  void runPressed();
  void readinessChanged(bool ready);
  /// Another text stands in the field of this parameter; empty: another target is chosen.
  void edited(const QString& parameter);

 protected:
  /// The bar is as high as its rows are in this width.
  bool event(QEvent* event) override;

 private:
  /// Puts into the fields what they said last for kernels of this kind of sizes. Where it is new
  /// the sizes are the usual ones.
  void takeOfSizeKind(const catalog::KernelRow& row);
  void buildLayout();
  void connectAll();
  /// Reads all fields. Returns the first complaint.
  [[nodiscard]] QString read(values::Parameters& parameters);
  /// Puts the stored launch into the parameters, where the block is auto.
  void takeStored(values::Parameters& parameters);
  /// Announces a long run on the emulator.
  void showEstimate();
  void showState();

  const catalog::KernelRow* m_row = nullptr;
  std::map<catalog::SizeKind, std::map<std::string_view, QString>>
      m_ofSizeKind;                 ///< what the bar says
  values::Parameters m_parameters;  ///< what the form says, where it is valid
  QString m_complaintText;
  QString m_formComplaint;
  Activity m_activity = Activity::idle;
  bool m_cancelling = false;
  bool m_hardwareCounters = false;
  RunEstimate m_estimate;
  std::function<bool(Cause)> m_gate;  ///< empty: every run is permitted

  QToolButton* m_kernel;
  QToolButton* m_moreButton;
  QPushButton* m_run;
  FittingButton* m_cancel;
  QToolButton* m_breakButton;
  QWidget* m_ofStage;  ///< the controls that act on the stage
  ParameterForm* m_fields;
  MoreParameters* m_more;
  BreakItBox* m_breakIt;
  DropPanel* m_gallery = nullptr;  ///< null without a catalogue
  QLabel* m_stored;                ///< which stored launch stands for auto
  QLabel* m_duration;              ///< announces a long run
  ComplaintLabel* m_complaint;
  QProgressBar* m_progress;
};

}  // namespace lanescope::ui
