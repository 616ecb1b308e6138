// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <limits>

#include "app/text/text.h"
#include "ui/kernel/parameter_form.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

using Kind = values::Schedule::Kind;

constexpr int kAsOnTheLeft = -1;

}  // namespace

ComparisonDialog::ComparisonDialog(const values::RunRequest& main,
                                   const catalog::ComparedWith& choice, QWidget* parent)
    : QDialog(parent),
      m_main(main),
      m_kernel(choice.kernel),
      // With a schedule of its own the kernel itself may stand there, too.
      m_alike(catalog::requestCompared(main, {choice.kernel, {}, main.target.schedule}).parameters),
      m_fields(new ParameterForm(this)),
      m_order(makeChoice(this, tr("Thread order of the compared run"))),
      m_seed(new QSpinBox(this)),
      m_complaint(new ComplaintLabel(tr("What prevents the comparison"), this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)) {
  setWindowTitle(tr("Compare with other parameters"));
  m_fields->setKernel(catalog::find(m_kernel), nullptr, &catalog::mayDiffer);
  buildLayout();
  for (const auto& [name, text] : m_fields->texts()) {
    setText(name, toQString(catalog::textOf(m_alike, name)));
  }
  for (const auto& [name, text] : choice.changes) setText(name, toQString(text));
  setSchedule(choice.schedule);
  connect(m_fields, &ParameterForm::edited, this, &ComparisonDialog::validate);
  connect(m_order, &QComboBox::currentIndexChanged, this, &ComparisonDialog::validate);
  connect(m_seed, &QSpinBox::valueChanged, this, &ComparisonDialog::validate);
  validate();
}

void ComparisonDialog::buildLayout() {
  QLabel* title = makeWords(this, "heading");
  title->setText(catalogText(catalog::find(m_kernel).title));
  QLabel* what = makeWords(this, "muted");
  what->setText(tr("The compared run gets the same data. Choose here what differs."));
  const bool mayLose = catalog::find(m_kernel).breaks == m_main.kernel;
  m_order->addItem(mayLose ? tr("the first that loses") : tr("as on the left"), kAsOnTheLeft);
  //: An order in which the emulator runs the threads: by their numbers
  m_order->addItem(tr("in order"), static_cast<int>(Kind::inOrder));
  //: An order in which the emulator runs the threads: from the last to the first
  m_order->addItem(tr("reversed"), static_cast<int>(Kind::reversed));
  //: An order in which the emulator runs the threads: the one that finds most races
  m_order->addItem(tr("adversarial"), static_cast<int>(Kind::adversarial));
  //: An order in which the emulator runs the threads: a warp's lanes access by access, as before
  //: Volta
  m_order->addItem(tr("lockstep"), static_cast<int>(Kind::lockstep));
  //: An order in which the emulator runs the threads
  m_order->addItem(tr("random"), static_cast<int>(Kind::random));
  m_order->setToolTip(
      tr("Only the emulator has a choice of orders, so the compared run runs there."));
  m_seed->setAccessibleName(tr("Seed of the random order"));
  m_seed->setRange(0, std::numeric_limits<int>::max());
  //: Stands before the number of a random order
  m_seed->setPrefix(tr("seed "));
  m_seed->setValue(1);
  auto* both = new QHBoxLayout;
  both->addWidget(m_order, 1);
  both->addWidget(m_seed);
  //: Before a list of orders in which the emulator runs the threads
  m_fields->layoutOfFields().addRow(tr("Thread order"), both);
  //: A button: begins the comparison
  QPushButton* show = m_buttons->addButton(tr("Compare"), QDialogButtonBox::AcceptRole);
  show->setDefault(true);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  addAll(*column, {title, what, m_fields, m_complaint, nullptr, m_buttons});
  constexpr int kWidth = 420;
  setMinimumWidth(kWidth);
}

void ComparisonDialog::setText(std::string_view parameter, const QString& text) {
  m_fields->setText(parameter, text);
}

void ComparisonDialog::setSchedule(const std::optional<values::Schedule>& schedule) {
  m_order->setCurrentIndex(
      m_order->findData(schedule ? static_cast<int>(schedule->kind) : kAsOnTheLeft));
  if (schedule && schedule->kind == Kind::random) {
    constexpr std::uint64_t kMost = std::numeric_limits<int>::max();
    m_seed->setValue(static_cast<int>(std::min(schedule->seed, kMost)));
  }
}

catalog::ComparedWith ComparisonDialog::choice() const {
  catalog::ComparedWith choice{m_kernel};
  for (const auto& [name, text] : m_fields->texts()) {
    if (text.toStdString() != catalog::textOf(m_alike, name)) {
      choice.changes.emplace_back(name, text.toStdString());
    }
  }
  const int kind = m_order->currentData().toInt();
  if (kind != kAsOnTheLeft) {
    choice.schedule = {static_cast<Kind>(kind), 0};
    if (choice.schedule->kind == Kind::random) {
      choice.schedule->seed = static_cast<std::uint64_t>(m_seed->value());
    }
  }
  return choice;
}

void ComparisonDialog::validate() {
  m_seed->setEnabled(m_order->currentData().toInt() == static_cast<int>(Kind::random));
  values::Parameters parameters = m_alike;
  QString complaint = m_fields->read(parameters);
  if (complaint.isEmpty()) complaint = m_fields->checkTogether(parameters);
  const catalog::ComparedWith chosen = choice();
  const bool isAlike = chosen == catalog::ComparedWith{m_kernel};
  if (complaint.isEmpty() && isAlike && m_kernel == m_main.kernel) {
    complaint = tr("Change at least one of them; now both sides are the same.");
  }
  m_complaint->say(complaint);
  for (QAbstractButton* button : m_buttons->buttons()) {
    if (m_buttons->buttonRole(button) == QDialogButtonBox::AcceptRole) {
      button->setEnabled(complaint.isEmpty());
    }
  }
}

}  // namespace lanescope::ui
