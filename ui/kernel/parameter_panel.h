// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "catalog/catalog.h"
#include "request/request.h"
#include "request/result.h"
#include "ui/kernel/activity.h"
#include "ui/kernel/input_files.h"

class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace lanescope::ui {

class BreakItBox;
class CatalogView;
class ComplaintLabel;
class ParameterForm;
class RunController;
class TargetChooser;
class TimeLimitField;

/// The page on which a run is prepared, started and stopped. Its form is made from the kernel's
/// catalogue row; what breaks a limit is said in words at once, and until it is mended there is no
/// run.
class ParameterPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterPanel(QWidget* parent = nullptr);
  /// Prepares runs of the kernel that is chosen in `catalog`, for `controller`.
  ParameterPanel(const CatalogView& catalog, RunController& controller, QWidget* parent);

  /// `row` must outlive the panel. Parameters that the last kernel had too keep their text.
  void setKernel(const catalog::KernelRow& row);
  /// The id of the kernel; empty while there is none.
  [[nodiscard]] std::string_view kernel() const;
  void setText(std::string_view parameter, const QString& text);
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
  [[nodiscard]] InputFiles& data() { return *m_data; }
  [[nodiscard]] BreakItBox& breakIt() { return *m_breakIt; }

 public slots:
  /// Asks for a run if the parameters allow one.
  void run();
  /// While something goes on Cancel can be pressed, and the progress is shown.
  void setActivity(lanescope::ui::Activity activity);
  void setCancelling();
  void setProgress(double fraction);
  /// Looks at what the fields say again.
  void validate();
  /// Puts the launch of these parameters into the form. The other fields stay as they are.
  void setLaunch(const values::Parameters& parameters);

 signals:
  /// `arrays`: the user's data, to be put into the request's inputs; empty: the pattern's.
  void runRequested(const values::RunRequest& request, const DataSource::Arrays& arrays);
  void cancelRequested();
  /// The button Run was pressed; Enter in a field runs too, but leaves the focus where it is.
  void runPressed();
  void readinessChanged(bool ready);
  /// Another text stands in the field of this parameter; empty: another target is chosen.
  void edited(const QString& parameter);

 protected:
  /// The panel is never narrower than its fields.
  bool eventFilter(QObject* content, QEvent* event) override;

 private:
  void buildLayout();
  /// Puts the stored launch into the parameters, where the block is auto.
  void takeStored(values::Parameters& parameters);
  void showState();

  const catalog::KernelRow* m_row = nullptr;
  QWidget* m_previousInTabOrder = nullptr;  ///< the fields come after it
  values::Parameters m_parameters;          ///< what the form says, where it is valid
  QString m_complaintText;
  QString m_formComplaint;
  Activity m_activity = Activity::idle;
  bool m_cancelling = false;
  bool m_hardwareCounters = false;

  QScrollArea* m_scroll = nullptr;
  QLabel* m_title;
  ParameterForm* m_fields;
  InputFiles* m_data;
  TargetChooser* m_target;
  QFormLayout* m_limits;
  TimeLimitField* m_timeLimit;
  BreakItBox* m_breakIt;
  QLabel* m_stored;  ///< which stored launch stands for auto
  ComplaintLabel* m_complaint;
  QPushButton* m_run;
  QPushButton* m_cancel;
  QProgressBar* m_progress;
};

}  // namespace lanescope::ui
