// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/lab_device.h"

#include <QEvent>
#include <algorithm>
#include <utility>

#include "app/engine/engine_thread.h"
#include "ui/lab/assembly/assembly_panel.h"

namespace lanescope::ui {

LabDevice::LabDevice(app::EngineThread& engine, AssemblyPanel& panel, QObject* parent)
    : QObject(parent), m_engine(engine), m_panel(panel), m_live(this) {
  panel.installEventFilter(this);
  connect(&engine, &app::EngineThread::devicesFound, this,
          [this](quint64, const QList<values::DeviceInfo>& devices) {
            m_hasGpu = m_engine.isLocal() &&
                       std::ranges::any_of(devices, [](const values::DeviceInfo& device) {
                         return device.backend == values::BackendChoice::cuda && device.available;
                       });
            buildIfWanted();
          });
  connect(&m_live, &app::LiveKernel::built, this, &LabDevice::take);
  connect(&m_live, &app::LiveKernel::refused, this,
          [this](const app::KernelComplaints& complaints) { refuse(complaints.front().message); });
  connect(&m_live, &app::LiveKernel::unavailable, this, &LabDevice::refuse);
}

void LabDevice::setText(const app::OwnKernelText& text) {
  clear();
  m_text = text;
  m_text.build = app::KernelBuild::device;
  buildIfWanted();
}

void LabDevice::clear() {
  m_live.cancel();
  m_text = {};
  m_isBuilt = false;
}

void LabDevice::buildIfWanted() {
  const bool isWanted = m_hasGpu || m_panel.isVisible();
  if (m_text.text.empty() || m_isBuilt || m_live.isBusy() || !isWanted) return;
  m_live.setText(m_text);
}

bool LabDevice::eventFilter(QObject* panel, QEvent* event) {
  if (event->type() == QEvent::Show) buildIfWanted();
  return QObject::eventFilter(panel, event);
}

void LabDevice::take(const std::shared_ptr<const app::OwnKernelBuild>& build) {
  m_isBuilt = true;
  showAssembly(*build);
  if (m_hasGpu) {
    m_engine.useOwnDeviceKernel(build->folder(), QString::fromStdString(build->kernel().id), build);
  }
  emit ended();
}

void LabDevice::showAssembly(const app::OwnKernelBuild& build) {
  if (!build.device()) return;
  const auto& functions = build.device()->functions;
  const auto found =
      std::ranges::find(functions, build.kernel().entry, &values::DeviceFunction::entry);
  if (found == functions.end()) return;
  m_panel.setBuild({.ptx = build.folder() + QStringLiteral("/plain.ptx"),
                    .cubin = build.folder() + QStringLiteral("/plain.cubin"),
                    .name = QStringLiteral("kernel.cu"),
                    .compiler = build.compiler(),
                    .capability = build.device()->capability,
                    .report = found->plain});
}

void LabDevice::refuse(const QString& sentence) {
  m_isBuilt = true;
  m_panel.setReason(sentence);
  emit ended();
}

}  // namespace lanescope::ui
