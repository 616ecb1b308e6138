// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/lab/live_kernel.h"
#include "app/lab/own_kernel_text.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class AssemblyPanel;

/// The build of the kernel on the page Lab for a GPU. It is made after the one for the emulator,
/// where this machine has a GPU or the panel with its assembly is shown. An engine of its own loads
/// it, so that requests to a GPU find it there.
class LabDevice : public QObject {
  Q_OBJECT

 public:
  /// Both must outlive this object.
  LabDevice(app::EngineThread& engine, AssemblyPanel& panel, QObject* parent);

  /// Builds this text, which the emulator has already, where somebody needs it.
  void setText(const app::OwnKernelText& text);
  /// Drops what is made of an older text.
  void clear();
  [[nodiscard]] bool isBusy() const { return m_live.isBusy(); }
  /// Whether a run may go to a GPU of this machine.
  [[nodiscard]] bool hasGpu() const { return m_hasGpu; }

 signals:
  /// The build has ended, well or not.
  void ended();

 protected:
  /// The panel is shown.
  bool eventFilter(QObject* panel, QEvent* event) override;

 private:
  void buildIfWanted();
  void take(const std::shared_ptr<const app::OwnKernelBuild>& build);
  void showAssembly(const app::OwnKernelBuild& build);
  void refuse(const QString& sentence);

  app::EngineThread& m_engine;
  AssemblyPanel& m_panel;
  app::LiveKernel m_live;
  app::OwnKernelText m_text;  ///< empty: there is none to build
  bool m_isBuilt = false;     ///< the text has been built, well or not
  bool m_hasGpu = false;
};

}  // namespace lanescope::ui
