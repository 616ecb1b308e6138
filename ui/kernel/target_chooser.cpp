// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/target_chooser.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>

#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/kernel/parameter_form.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

using values::BackendChoice;
using values::DeviceInfo;

/// The seed of the order called random: the order differs from the other two, and is the same every
/// time, so that a class sees what the teacher saw.
constexpr std::uint64_t kOrderSeed = 1;

bool isUsableGpu(const DeviceInfo& device) {
  return device.backend == BackendChoice::cuda && device.available;
}

}  // namespace

TargetChooser::TargetChooser(QWidget* parent)
    : QWidget(parent),
      m_form(makeForm(nullptr)),
      //: Before a list of GPUs and the emulator
      m_device(makeChoice(this, tr("Run on"), 5)),
      m_order(makeChoice(this, tr("Order of the emulator's threads"), 5)),
      m_reason(makeWords(this, "muted")) {
  setProperty("manualPage", "first-steps.md#run-a-kernel");
  m_order->setToolTip(tr("A correct kernel gives the same result in every order."));
  //: An order in which the emulator runs the threads: by their numbers
  m_order->addItem(tr("in order"), static_cast<int>(values::Schedule::Kind::inOrder));
  //: An order in which the emulator runs the threads: from the last to the first
  m_order->addItem(tr("reversed"), static_cast<int>(values::Schedule::Kind::reversed));
  //: An order in which the emulator runs the threads: the one that finds most races
  m_order->addItem(tr("adversarial"), static_cast<int>(values::Schedule::Kind::adversarial));
  //: An order in which the emulator runs the threads: a warp's lanes access by access, as before
  //: Volta
  m_order->addItem(tr("lockstep"), static_cast<int>(values::Schedule::Kind::lockstep));
  //: An order in which the emulator runs the threads
  m_order->addItem(tr("random"), static_cast<int>(values::Schedule::Kind::random));
  //: Before a list of GPUs and the emulator
  m_form->addRow(tr("Run on"), m_device);
  //: Before a list of orders in which the emulator runs the threads
  m_form->addRow(tr("Thread order"), m_order);
  // A form does not give a text of several lines all its height.
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(m_form);
  column->addWidget(m_reason);
  connect(m_device, &QComboBox::currentIndexChanged, this, &TargetChooser::refresh);
  connect(m_device, &QComboBox::activated, this, [this] { m_wanted.reset(); });
  for (const QComboBox* combo : {m_device, m_order}) {
    connect(combo, &QComboBox::activated, this, &TargetChooser::edited);
  }
  setDevices({});
}

QWidget* TargetChooser::lastField() const {
  return m_order;
}

void TargetChooser::setDevices(const QList<DeviceInfo>& devices) {
  const values::Target before = m_wanted.value_or(target());
  m_devices = devices;
  m_device->clear();
  //: In the list of devices: a GPU if there is one, else the emulator
  m_device->addItem(tr("automatic"), -1);
  for (const DeviceInfo& device : devices) addDevice(device);
  select(before);
  refresh();
}

void TargetChooser::choose(const values::Target& target) {
  m_wanted = target;
  m_device->setCurrentIndex(0);
  select(target);
  m_order->setCurrentIndex(std::max(0, m_order->findData(static_cast<int>(target.schedule.kind))));
}

void TargetChooser::select(const values::Target& target) {
  for (int i = 1; i < m_device->count(); ++i) {
    const DeviceInfo& device = m_devices[m_device->itemData(i).toInt()];
    if (device.available && device.backend == target.backend && device.device == target.device) {
      m_device->setCurrentIndex(i);
    }
  }
}

void TargetChooser::addDevice(const DeviceInfo& device) {
  const bool gpu = device.backend == BackendChoice::cuda;
  //: NVIDIA's name; in the list of devices where the GPU has no name
  const QString name = device.name.empty() ? tr("CUDA") : toQString(device.name);
  //: %1: number of the GPU, from 0; %2: its name
  QString text = gpu && device.available ? tr("GPU %1: %2").arg(device.device).arg(name) : name;
  //: %1: a device that cannot be used
  if (!device.available) text = tr("%1 (missing)").arg(text);
  m_device->addItem(text, static_cast<int>(m_device->count()) - 1);
  const int row = m_device->count() - 1;
  m_device->setItemData(row, toQString(device.available ? device.detail : device.reason),
                        Qt::ToolTipRole);
  auto* items = qobject_cast<QStandardItemModel*>(m_device->model());
  if (!device.available && items != nullptr) items->item(row)->setEnabled(false);
}

values::Target TargetChooser::target() const {
  values::Target target;
  if (m_devices.isEmpty() && m_wanted) target = {m_wanted->backend, m_wanted->device, {}};
  const int position = m_device->currentData().toInt();
  if (m_device->currentIndex() > 0 && position < m_devices.size()) {
    target.backend = m_devices[position].backend;
    target.device = m_devices[position].device;
  }
  target.schedule.kind = static_cast<values::Schedule::Kind>(m_order->currentData().toInt());
  if (target.schedule.kind == values::Schedule::Kind::random) target.schedule.seed = kOrderSeed;
  return target;
}

std::optional<DeviceInfo> TargetChooser::device() const {
  const values::Target chosen = target();
  const auto isHeldElsewhere = [&](BackendChoice backend) {
    return [&chosen, backend](const DeviceInfo& device) {
      return device.available && device.backend == backend && device.device == chosen.device;
    };
  };
  const auto pick = [&](BackendChoice backend) {
    const auto found = std::find_if(m_devices.begin(), m_devices.end(), isHeldElsewhere(backend));
    return found == m_devices.end() ? std::nullopt : std::optional(*found);
  };
  if (chosen.backend != BackendChoice::automatic) return pick(chosen.backend);
  if (auto gpu = pick(BackendChoice::cuda)) return gpu;
  return pick(BackendChoice::emulator);
}

void TargetChooser::refresh() {
  const values::Target chosen = target();
  const bool gpu = std::any_of(m_devices.begin(), m_devices.end(), isUsableGpu);
  const bool emulated = chosen.backend == BackendChoice::emulator ||
                        (chosen.backend == BackendChoice::automatic && !gpu);
  m_order->setEnabled(emulated);
  QString reason;
  if (m_devices.isEmpty()) {
    reason = tr("Looking for devices…");
  } else if (m_device->currentIndex() > 0) {
    reason = toQString(m_devices[m_device->currentData().toInt()].detail);
  } else if (!gpu) {
    for (const DeviceInfo& device : m_devices) {
      if (!device.available) reason = sentenceText(device.reason);
    }
    reason = reason.isEmpty()
                 ? tr("No GPU: the emulator runs.")
                 : /*: %1: why no GPU does, a sentence */ tr("The emulator runs: %1").arg(reason);
  }
  m_reason->setText(reason);
  m_reason->setVisible(!reason.isEmpty());
  emit deviceChanged();
}

}  // namespace lanescope::ui
