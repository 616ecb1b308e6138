// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_bar.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>

#include "app/text/text.h"
#include "catalog/compared_with.h"
#include "ui/widgets/controls.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

/// The item's kernel; its choice, which can say more, is the item's data.
constexpr int kKernelRole = Qt::UserRole + 1;

}  // namespace

ComparisonBar::ComparisonBar(QWidget* parent)
    : QWidget(parent),
      //: Before a list of kernels; the shown run is compared with the chosen one
      m_label(new QLabel(tr("Compare with"), this)),
      m_kernel(makeChoice(this, tr("Run to compare with"))),
      //: A button: opens a dialog with the parameters of the compared run
      m_parameters(makeSegment(this, tr("Parameters…"),
                               tr("Chooses how the compared run is launched"),
                               tr("Parameters of the compared run"))),
      //: Before a list of ways to keep two animations together: by step, by epoch…
      m_inStepLabel(new QLabel(tr("In step"), this)),
      m_inStep(makeChoice(this, tr("How both are kept in step"))) {
  setProperty("manualPage", "comparing.md#two-kernels");
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  m_kernel->setToolTip(
      tr("Chooses another kernel on the same inputs, or this one with other parameters. It follows "
         "in step."));
  m_kernel->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_parameters->setObjectName(QStringLiteral("comparisonParameters"));
  for (const InStepInfo& info : inSteps()) {
    m_inStep->addItem(info.name, static_cast<int>(info.inStep));
    m_inStep->setItemData(m_inStep->count() - 1, info.help, Qt::ToolTipRole);
  }
  m_label->setBuddy(m_kernel);
  m_inStepLabel->setBuddy(m_inStep);
  grid->addWidget(m_label, 0, 0);
  grid->addWidget(m_kernel, 0, 1);
  grid->addWidget(m_parameters, 0, 2);
  grid->addWidget(m_inStepLabel, 1, 0);
  grid->addWidget(m_inStep, 1, 1);
  grid->setColumnStretch(1, 1);
  setInStep(InStep::input);
  setStands(false);
  connect(m_kernel, &QComboBox::activated, this, &ComparisonBar::activate);
  connect(m_kernel, &QComboBox::currentIndexChanged, this,
          [this] { m_parameters->setEnabled(!choice().empty()); });
  connect(m_parameters, &QToolButton::clicked, this, [this] { emit parametersWanted(choice()); });
  connect(m_inStep, &QComboBox::activated, this, [this] { setInStep(inStep()); });
}

void ComparisonBar::setKernel(const catalog::KernelRow& row) {
  std::string before = choice();
  if (catalog::kernelOf(before) == m_own && m_own != row.id) before.clear();
  m_own = row.id;
  m_kernel->clear();
  const auto add = [this](const QString& text, const QString& choice, std::string_view kernel) {
    m_kernel->addItem(text, choice);
    m_kernel->setItemData(m_kernel->count() - 1, toQString(kernel), kKernelRole);
  };
  //: In the list of kernels to compare with: no comparison
  add(tr("none"), QString(), {});
  if (row.unrecorded.empty()) {
    // Until it is said what differs, it stands for nothing.
    add(tr("this kernel, other parameters…"), QString(), row.id);
    const auto offer = [&](const catalog::KernelRow& other) {
      if (catalog::whyNotComparable(row, other)) return;
      add(catalogText(other.title), toQString(other.id), other.id);
    };
    for (const catalog::KernelRow* own : catalog::addedKernels()) offer(*own);
    for (const catalog::KernelRow& other : catalog::kernels()) offer(other);
  }
  setChoice(before);
}

bool ComparisonBar::offersSomething() const {
  return m_kernel->count() > 1;
}

std::string ComparisonBar::choice() const {
  return m_kernel->currentData().toString().toStdString();
}

void ComparisonBar::resetItems() {
  for (int item = 1; item < m_kernel->count(); ++item) {
    const QString kernel = m_kernel->itemData(item, kKernelRole).toString();
    const bool isOwn = kernel.toStdString() == m_own;
    m_kernel->setItemData(item, isOwn ? QString() : kernel);
    m_kernel->setItemText(item, isOwn ? tr("this kernel, other parameters…")
                                      : catalogText(catalog::find(kernel.toStdString()).title));
  }
}

void ComparisonBar::setChoice(const std::string& choice) {
  resetItems();
  const std::string kernel = catalog::kernelOf(choice);
  int item = kernel.empty() ? 0 : m_kernel->findData(toQString(kernel), kKernelRole);
  const bool isChanged = kernel != choice;
  if (item < 0 || (kernel == m_own && !isChanged)) item = 0;
  if (item > 0 && isChanged) {
    const QString what = toQString(choice.substr(kernel.size() + 1));
    //: In the list of kernels to compare with
    const QString name = kernel == m_own ? tr("this kernel") : m_kernel->itemText(item);
    m_kernel->setItemData(item, toQString(choice));
    //: %1: name of a kernel or "this kernel"; %2: what differs, "block 64"
    m_kernel->setItemText(item, tr("%1: %2").arg(name, what));
  }
  m_kernel->setCurrentIndex(item);
  m_parameters->setEnabled(item > 0);
  m_shown = item;
  emit choiceShown();
}

void ComparisonBar::activate(int item) {
  const std::string kernel = m_kernel->itemData(item, kKernelRole).toString().toStdString();
  if (!kernel.empty() && kernel == m_own) {
    std::string wanted = m_kernel->itemData(item).toString().toStdString();
    if (wanted.empty()) wanted = m_own;
    m_kernel->setCurrentIndex(m_shown);
    emit parametersWanted(wanted);
    return;
  }
  choose(m_kernel->itemData(item).toString().toStdString());
}

void ComparisonBar::choose(const std::string& choice) {
  setChoice(choice);
  emit chosen();
}

InStep ComparisonBar::inStep() const {
  return static_cast<InStep>(m_inStep->currentData().toInt());
}

void ComparisonBar::setInStep(InStep inStep) {
  m_inStep->setCurrentIndex(m_inStep->findData(static_cast<int>(inStep)));
  m_inStep->setToolTip(infoOf(inStep).help);
  emit inStepChanged();
}

void ComparisonBar::setStands(bool stands) {
  m_inStepLabel->setVisible(stands);
  m_inStep->setVisible(stands);
}

}  // namespace lanescope::ui
