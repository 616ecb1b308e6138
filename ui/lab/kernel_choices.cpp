// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/kernel_choices.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/lab/head_choices.h"
#include "app/text/text.h"
#include "ui/kernel/parameter_form.h"
#include "ui/lab/problem_words.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

constexpr int kLeastWidth = 240;
/// Beside a label an expression such as min(32, (n + block - 1) / block) is whole.
constexpr int kLetters = 46;
constexpr int kMargin = 8;
constexpr int kLettersOfAChoice = 10;
constexpr std::array<std::string_view, 4> kReductions{"dot", "sum", "min", "max"};

}  // namespace

KernelChoices::KernelChoices(QWidget* parent) : QScrollArea(parent) {
  setObjectName(QStringLiteral("kernelChoices"));
  setProperty("manualPage", "own-kernels.md#problem-and-launch");
  //: Name for screen readers of the fields beside the editor of a kernel
  setAccessibleName(tr("Problem and launch"));
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setMinimumWidth(kLeastWidth);
  auto* content = new QWidget(this);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  auto* fields = new QWidget(content);
  m_form = makeForm(fields);
  m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
  column->addWidget(fields);
  //: A field: what a kernel computes
  m_problem = addChoice("problem", tr("Problem"),
                        tr("What the kernel computes. Inputs, reference and pictures follow."));
  //: A field: which of a file's kernels is run
  m_kernel = addChoice("kernel", tr("Kernel"), tr("Which of the file's kernels is run"));
  //: A field: what the kernel leaves for the host
  m_output = addChoice("output", tr("Result"),
                       tr("What the kernel leaves, which the host combines into one number"));
  fillProblems();
  fillOutputs();
  //: A field: the threads in a block
  addExpression("block", tr("Block"), tr("Threads in a block, as a number or an expression"),
                tr("256"));
  //: A field: the blocks of a launch
  addExpression("grid", tr("Grid"),
                tr("Blocks, as an expression of n, m, k and block: (n + block - 1) / block"),
                //: The usual number of blocks: as many as the problem needs
                tr("as many as n needs"));
  //: A field: the shared memory of a launch
  addExpression("shared", tr("Shared"), tr("Bytes of dynamic shared memory, as an expression"),
                //: The usual number of bytes
                tr("0 bytes"));
  addArguments();
  column->addWidget(m_arguments);
  column->addStretch(1);
  setWidget(content);
  m_form->setRowVisible(m_kernel, false);
  m_form->setRowVisible(m_output, false);
}

QComboBox* KernelChoices::addChoice(const char* name, const QString& label, const QString& help) {
  QComboBox* choice = makeChoice(this, label, kLettersOfAChoice);
  choice->setToolTip(help);
  addRow(name, label, choice);
  connect(choice, &QComboBox::activated, this, [this, choice, name] {
    emit chosen(QLatin1String(name), choice->currentData().toString());
  });
  return choice;
}

QLineEdit* KernelChoices::addExpression(const char* name, const QString& label, const QString& help,
                                        const QString& usual) {
  auto* field = new QLineEdit(this);
  field->setAccessibleName(label);
  field->setToolTip(help);
  field->setPlaceholderText(usual);
  // A file that is dropped here is the window's.
  field->setAcceptDrops(false);
  addRow(name, label, field);
  m_expressions[name] = field;
  connect(field, &QLineEdit::editingFinished, this, [this, field, name] {
    if (!field->isModified()) return;
    field->setModified(false);
    emit chosen(QLatin1String(name), field->text().simplified());
  });
  return field;
}

void KernelChoices::addRow(const char* name, const QString& label, QWidget* field) {
  field->setObjectName(QLatin1String(name));
  m_form->addRow(label, field);
  //: Name for screen readers. %1: name of a field
  auto* complaint = new ComplaintLabel(tr("What is wrong with %1").arg(label), this);
  m_form->addRow(complaint);
  m_complaints[name] = complaint;
}

void KernelChoices::addArguments() {
  m_arguments = new QWidget(this);
  auto* column = new QVBoxLayout(m_arguments);
  column->setContentsMargins(0, kMargin, 0, 0);
  QLabel* heading = makeWords(m_arguments, "heading");
  //: A heading: what each parameter of a kernel gets
  heading->setText(tr("Arguments"));
  column->addWidget(heading);
  auto* complaint = new ComplaintLabel(tr("What is wrong with the arguments"), m_arguments);
  column->addWidget(complaint);
  m_complaints["arguments"] = complaint;
  m_table = new QGridLayout;
  m_table->setHorizontalSpacing(8);
  m_table->setVerticalSpacing(4);
  m_table->setColumnStretch(2, 1);
  column->addLayout(m_table);
  m_arguments->hide();
}

void KernelChoices::fillProblems() {
  //: In the list of problems: none is chosen yet
  m_problem->addItem(tr("choose…"), QString());
  for (const auto& [problem, name] : values::kNamesOf<catalog::OwnProblem>.names) {
    m_problem->addItem(problemTitle(name), toQString(name));
  }
}

void KernelChoices::fillOutputs() {
  //: What a kernel leaves
  m_output->addItem(tr("one per block"), QStringLiteral("blocks"));
  //: What a kernel leaves
  m_output->addItem(tr("one per element"), QStringLiteral("elements"));
  //: What a kernel leaves
  m_output->addItem(tr("one number"), QStringLiteral("one"));
}

void KernelChoices::select(QComboBox& choice, const std::string& value) {
  const int at = choice.findData(QString::fromStdString(value));
  choice.setCurrentIndex(at < 0 ? 0 : at);
}

void KernelChoices::showText(const std::string& text) {
  const std::string problem = app::headChoiceOf(text, "problem");
  select(*m_problem, problem);
  select(*m_kernel, app::headChoiceOf(text, "kernel"));
  select(*m_output, app::headChoiceOf(text, "output"));
  showOutput(problem);
  for (const auto& [name, field] : m_expressions) {
    const QString value = QString::fromStdString(app::headChoiceOf(text, name));
    if (field->text() != value && !(field->hasFocus() && field->isModified())) {
      field->setText(value);
    }
  }
}

void KernelChoices::showOutput(const std::string& problem) {
  const bool isReduction = std::ranges::find(kReductions, problem) != kReductions.end();
  m_form->setRowVisible(m_output, isReduction);
}

void KernelChoices::showFile(const app::ReadFile& file, const app::DescribedKernel& described) {
  const bool isChosen = !described.kernel.entry.empty();
  m_kernel->clear();
  //: In the list of a file's kernels: none is chosen yet
  if (!isChosen) m_kernel->addItem(tr("choose…"), QString());
  for (const app::ReadKernel& kernel : file.kernels) {
    const QString name = QString::fromStdString(kernel.name);
    m_kernel->addItem(name, name);
  }
  select(*m_kernel, app::headChoiceOf(described.kernel.text, "kernel"));
  m_form->setRowVisible(m_kernel, file.kernels.size() > 1);
  showArguments(isChosen ? argumentRowsOf(described.kernel) : std::vector<ArgumentRow>());
}

void KernelChoices::showArguments(std::vector<ArgumentRow> rows) {
  if (rows == m_rows) return;
  m_rows = std::move(rows);
  while (QLayoutItem* item = m_table->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  int line = 0;
  QWidget* before = m_expressions.at("shared");
  for (const ArgumentRow& row : m_rows) {
    QLabel* name = new QLabel(row.name, m_arguments);
    QLabel* type = new QLabel(row.type, m_arguments);
    type->setProperty("look", "muted");
    QWidget* use = makeUse(row);
    m_table->addWidget(name, line, 0);
    m_table->addWidget(type, line, 1);
    m_table->addWidget(use, line++, 2);
    if (use->focusPolicy() == Qt::NoFocus) continue;
    setTabOrder(before, use);
    before = use;
  }
  m_arguments->setVisible(!m_rows.empty());
}

QWidget* KernelChoices::makeUse(const ArgumentRow& row) {
  //: Name for screen readers. %1: name of a parameter
  const QString name = tr("What %1 gets").arg(row.name);
  const QString choice = QStringLiteral("argument %1").arg(row.name);
  if (row.takesExpression) {
    auto* use = new QLineEdit(row.use, m_arguments);
    use->setAccessibleName(name);
    use->setAcceptDrops(false);
    connect(use, &QLineEdit::editingFinished, this, [this, use, choice] {
      if (!use->isModified()) return;
      use->setModified(false);
      emit chosen(choice, use->text().simplified());
    });
    return use;
  }
  if (row.possible.isEmpty()) {
    auto* use = new QLabel(row.use.isEmpty() ? QStringLiteral("?") : row.use, m_arguments);
    use->setAccessibleName(name);
    return use;
  }
  QComboBox* use = makeChoice(m_arguments, name);
  if (row.use.isEmpty()) use->addItem(QStringLiteral("?"), QString());
  for (const QString& each : row.possible) use->addItem(each, each);
  select(*use, row.use.toStdString());
  connect(use, &QComboBox::activated, this,
          [this, use, choice] { emit chosen(choice, use->currentData().toString()); });
  return use;
}

void KernelChoices::setComplaints(const app::KernelComplaints& complaints) {
  std::map<std::string, QString> sentences;
  for (const app::KernelComplaint& each : complaints) {
    std::string subject = each.subject.starts_with("argument") ? "arguments" : each.subject;
    if (subject.ends_with("-y")) subject.resize(subject.size() - 2);
    QString& sentence = sentences[subject];
    if (sentence.isEmpty()) sentence = each.message;
  }
  for (const auto& [name, label] : m_complaints) {
    const auto found = sentences.find(name);
    label->say(found == sentences.end() ? QString() : found->second);
  }
  for (const auto& [name, field] : m_expressions) {
    field->setProperty("invalid", sentences.contains(name));
    field->setStyleSheet(field->styleSheet());  // Qt looks at the property again
  }
}

QString KernelChoices::complaintOn(const std::string& choice) const {
  const auto found = m_complaints.find(choice);
  return found == m_complaints.end() ? QString() : found->second->text();
}

QSize KernelChoices::sizeHint() const {
  return {std::max(kLeastWidth, kLetters * fontMetrics().averageCharWidth()),
          QScrollArea::sizeHint().height()};
}

}  // namespace lanescope::ui
