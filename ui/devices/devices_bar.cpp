// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devices_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <utility>

#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/devices/device_words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/field_length.h"
#include "ui/widgets/flow_layout.h"

namespace lanescope::ui {
namespace {

constexpr int kUsualDevices = 8;
constexpr int kNoAlgorithm = -1;

/// Reads "1000" or "2^10". Nothing where it is no whole number above 0.
std::optional<std::int64_t> elementsIn(const QString& text) {
  const QString trimmed = text.trimmed();
  const bool isPower = trimmed.startsWith(QLatin1String("2^"));
  bool ok = false;
  const qint64 number = (isPower ? trimmed.mid(2) : trimmed).toLongLong(&ok);
  constexpr qint64 kMostPower = 62;
  if (!ok || number < (isPower ? 0 : 1) || (isPower && number > kMostPower)) return std::nullopt;
  return isPower ? qint64{1} << number : number;
}

/// The mistakes, each as it is listed.
std::vector<std::pair<values::MessagePitfall, QString>> pitfalls() {
  using values::MessagePitfall;
  return {{MessagePitfall::none, DevicesBar::tr("no mistake")},
          {MessagePitfall::absentRank, DevicesBar::tr("absent device")},
          {MessagePitfall::mismatchedCounts, DevicesBar::tr("mismatched counts")},
          {MessagePitfall::earlyRead, DevicesBar::tr("early read")},
          {MessagePitfall::reusedBuffer, DevicesBar::tr("reused buffer")}};
}

}  // namespace

DevicesBar::DevicesBar(std::int64_t ranks, QWidget* parent)
    : QWidget(parent),
      m_ranks(ranks),
      m_emulated(ranks > 0 ? static_cast<int>(ranks) : kUsualDevices),
      m_run(makeButton(this, {}, tr("Run the all-reduce on these devices."),
                       tr("Run the all-reduce"))),
      m_algorithm(makeChoice(this, tr("Algorithm of the all-reduce"))),
      m_beside(makeChoice(this, tr("Algorithm beside it"))),
      m_where(makeChoice(this, tr("Kind of the devices"))),
      m_devices(new QSpinBox(this)),
      m_n(new QLineEdit(QStringLiteral("16"), this)),
      m_type(makeChoice(this, tr("Type of the elements"))),
      m_pattern(makeChoice(this, tr("Pattern of the elements"))),
      m_pitfall(makeChoice(this, tr("Mistake to make"))) {
  m_run->setProperty("look", "primary");
  //: Name of a field: how many devices there are
  m_devices->setAccessibleName(tr("Devices"));
  m_n->setMaxLength(kLongestNumber);
  m_n->setAccessibleName(tr("Elements of each device"));
  m_n->setToolTip(tr("How many elements each device has, as 16 or 2^10."));
  m_n->setFixedWidth(m_n->fontMetrics().averageCharWidth() * 14);
  fillChoices();
  auto* layout = new FlowLayout(this, 6);
  layout->addWidget(m_run);
  layout->addWidget(m_algorithm);
  //: Before a list of algorithms: the one whose picture is beside the first one's
  layout->addWidget(labelled(tr("beside"), m_beside));
  //: Before a number: how many devices
  layout->addWidget(labelled(tr("devices"), m_devices));
  layout->addWidget(m_where);
  layout->addWidget(labelled(QStringLiteral("n"), m_n));
  layout->addWidget(m_type);
  layout->addWidget(m_pattern);
  layout->addWidget(m_pitfall);
  connect(m_run, &QPushButton::clicked, this, &DevicesBar::runWanted);
  connect(m_n, &QLineEdit::returnPressed, this, [this] {
    if (isReady()) emit runWanted();
  });
  connect(m_n, &QLineEdit::textChanged, this, &DevicesBar::changed);
  connect(m_devices, &QSpinBox::valueChanged, this, [this](int devices) {
    if (!isOnGpus()) m_emulated = devices;
    emit changed();
  });
  connect(m_where, &QComboBox::currentIndexChanged, this, &DevicesBar::showDevices);
  m_where->hide();
  showDevices();
  setRunning(false);
}

bool DevicesBar::isOnGpus() const {
  return m_where->currentIndex() > 0;
}

void DevicesBar::setGpus(std::vector<std::int64_t> gpus) {
  if (gpus == m_gpus) return;
  m_gpus = std::move(gpus);
  const bool areSeveral = m_gpus.size() > 1;
  if (!areSeveral) m_where->setCurrentIndex(0);
  m_where->setVisible(areSeveral);
  showDevices();
}

void DevicesBar::showDevices() {
  const int most = std::min(static_cast<int>(m_gpus.size()), kMostShown);
  const bool isFixed = !isOnGpus() && m_ranks > 0;
  const int devices = isOnGpus() ? most : m_emulated;
  // Another range changes the value.
  const QSignalBlocker quiet(m_devices);
  if (isFixed) {
    m_devices->setRange(devices, devices);
    //: %n: how many ranks there are
    m_devices->setToolTip(tr(
        "The engine has %n rank(s), each of which is a device. --engine mpi: sets how many there "
        "are.",
        nullptr, devices));
  } else {
    m_devices->setRange(2, isOnGpus() ? most : kMostShown);
    m_devices->setToolTip(
        //: %1: the largest number
        tr("How many devices there are, from 2 to %1.").arg(m_devices->maximum()));
  }
  m_devices->setValue(devices);
  m_devices->setDisabled(isFixed);
  m_pitfall->setDisabled(isOnGpus());
  m_pitfall->setToolTip(
      isOnGpus() ? sentenceText("The pitfalls of messages run on emulated devices and ranks only.")
                 : tr("A mistake of message passing that the last device makes."));
  emit changed();
}

void DevicesBar::fillChoices() {
  //: In the list of algorithms beside the first one: only one picture is shown
  m_beside->addItem(tr("none"), kNoAlgorithm);
  for (const values::AllReduce algorithm : values::kAllReducesWithMessages) {
    for (QComboBox* list : {m_algorithm, m_beside}) {
      list->addItem(nameOf(algorithm), static_cast<int>(algorithm));
    }
  }
  m_beside->setCurrentIndex(m_beside->findData(static_cast<int>(values::AllReduce::tree)));
  for (const values::DType type : {values::DType::float32, values::DType::float64,
                                   values::DType::int32, values::DType::int64}) {
    m_type->addItem(toQString(values::nameOf(type)), static_cast<int>(type));
  }
  m_where->addItems({//: In a list of kinds of devices
                     tr("emulated"),
                     //: In a list of kinds of devices
                     tr("GPUs")});
  for (const auto& [pitfall, text] : pitfalls()) {
    m_pitfall->addItem(text, static_cast<int>(pitfall));
  }
  for (const char* pattern : {"count", "ones", "random", "random-01"}) {
    m_pattern->addItem(QLatin1String(pattern));
  }
  m_pattern->setToolTip(tr(
      "count: 1, 2, 3, … on each device; ones: all 1; random: from -1 to 1; random-01: from 0 to "
      "1."));
}

QWidget* DevicesBar::labelled(const QString& text, QWidget* field) {
  auto* both = new QWidget(this);
  auto* row = new QHBoxLayout(both);
  row->setContentsMargins({});
  row->setSpacing(4);
  auto* label = new QLabel(text, both);
  label->setBuddy(field);
  addAll(*row, {label, field});
  return both;
}

values::AllReduceRequest DevicesBar::request() const {
  values::AllReduceRequest request;
  request.algorithm = static_cast<values::AllReduce>(m_algorithm->currentData().toInt());
  request.devices = m_devices->value();
  request.n = elementsIn(m_n->text()).value_or(0);
  request.dtype = static_cast<values::DType>(m_type->currentData().toInt());
  request.pattern = m_pattern->currentText().toStdString();
  if (isOnGpus()) {
    request.gpus.assign(m_gpus.begin(), m_gpus.begin() + request.devices);
  } else {
    request.pitfall = static_cast<values::MessagePitfall>(m_pitfall->currentData().toInt());
  }
  return request;
}

std::optional<values::AllReduce> DevicesBar::beside() const {
  const int chosen = m_beside->currentData().toInt();
  if (chosen == kNoAlgorithm) return std::nullopt;
  return static_cast<values::AllReduce>(chosen);
}

QString DevicesBar::complaint() const {
  const qint64 all = isOnGpus() ? values::kMostGpuElements : values::kMostDeviceElements;
  const qint64 most = all / m_devices->value();
  if (const auto n = elementsIn(m_n->text()); n && *n <= most) return {};
  //: %1: what was typed; %2: the largest number of elements
  return tr("n = %1 is no whole number from 1 to %2.").arg(m_n->text()).arg(most);
}

void DevicesBar::setRunning(bool on) {
  //: A button: ends the all-reduce
  m_run->setText(on ? tr("Cancel") : /*: A button: runs the all-reduce */ tr("Run"));
}

void DevicesBar::setReady(bool on) {
  m_run->setEnabled(on);
}

std::vector<QWidget*> DevicesBar::controls() const {
  return {m_run, m_algorithm, m_beside, m_devices, m_where, m_n, m_type, m_pattern, m_pitfall};
}

bool DevicesBar::isReady() const {
  return m_run->isEnabled();
}

}  // namespace lanescope::ui
