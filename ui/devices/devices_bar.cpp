// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devices_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "app/text/text.h"
#include "ui/devices/device_words.h"
#include "ui/widgets/controls.h"
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

}  // namespace

DevicesBar::DevicesBar(QWidget* parent)
    : QWidget(parent),
      m_run(makeButton(this, {}, tr("Run the all-reduce on emulated devices."),
                       tr("Run the all-reduce"))),
      m_algorithm(makeChoice(this, tr("Algorithm of the all-reduce"))),
      m_beside(makeChoice(this, tr("Algorithm beside it"))),
      m_devices(new QSpinBox(this)),
      m_n(new QLineEdit(QStringLiteral("16"), this)),
      m_type(makeChoice(this, tr("Type of the elements"))),
      m_pattern(makeChoice(this, tr("Pattern of the elements"))) {
  m_run->setProperty("look", "primary");
  m_devices->setRange(2, kMostShown);
  m_devices->setValue(kUsualDevices);
  //: Name of a field: how many devices there are
  m_devices->setAccessibleName(tr("Devices"));
  m_devices->setToolTip(tr("How many devices there are, from 2 to 16."));
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
  layout->addWidget(labelled(QStringLiteral("n"), m_n));
  layout->addWidget(m_type);
  layout->addWidget(m_pattern);
  connect(m_run, &QPushButton::clicked, this, &DevicesBar::runWanted);
  connect(m_n, &QLineEdit::returnPressed, this, [this] {
    if (isReady()) emit runWanted();
  });
  connect(m_n, &QLineEdit::textChanged, this, &DevicesBar::changed);
  connect(m_devices, &QSpinBox::valueChanged, this, &DevicesBar::changed);
  setRunning(false);
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
  return request;
}

std::optional<values::AllReduce> DevicesBar::beside() const {
  const int chosen = m_beside->currentData().toInt();
  if (chosen == kNoAlgorithm) return std::nullopt;
  return static_cast<values::AllReduce>(chosen);
}

QString DevicesBar::complaint() const {
  const qint64 most = values::kMostDeviceElements / m_devices->value();
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
  return {m_run, m_algorithm, m_beside, m_devices, m_n, m_type, m_pattern};
}

bool DevicesBar::isReady() const {
  return m_run->isEnabled();
}

}  // namespace lanescope::ui
