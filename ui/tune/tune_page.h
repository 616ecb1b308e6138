// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "app/tune/sweep_results.h"
#include "catalog/catalog.h"
#include "request/request.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class LivePanel;
class MessageStrip;
class SweepPanel;
struct PageContext;

/// The page that answers which launch is fastest: above, the launch by hand with its effect at
/// once; below, a sweep over many.
class TunePage : public QWidget {
  Q_OBJECT

 public:
  /// `engine` must outlive the page; `target`: where to run.
  TunePage(app::EngineThread& engine, const std::function<values::Target()>& target,
           QWidget* parent = nullptr);
  /// Runs where the parameters of the window say, and writes a chosen launch into them.
  TunePage(app::EngineThread& engine, const PageContext& context, QWidget* parent);

  /// `row` must outlive the page.
  void setKernel(const catalog::KernelRow& row);
  void setTheme(const StageTheme& theme);
  [[nodiscard]] LivePanel& live() { return *m_live; }
  [[nodiscard]] SweepPanel& sweep() { return *m_sweep; }
  [[nodiscard]] MessageStrip& messages() { return *m_messages; }

 signals:
  /// This launch is to be the kernel's.
  void useRequested(const lanescope::values::Parameters& parameters);
  /// What auto means has changed.
  void stored();

 private:
  void buildLayout();
  /// Tab visits the controls in reading order, also those that were just made.
  void orderTabs();
  void store(const tune::SweepResults& results, quint64 cell);

  MessageStrip* m_messages;
  LivePanel* m_live;
  SweepPanel* m_sweep;
};

}  // namespace lanescope::ui
