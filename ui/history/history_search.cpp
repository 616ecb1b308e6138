// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_search.h"

#include <QComboBox>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/widgets/controls.h"
#include "ui/widgets/field_length.h"

namespace lanescope::ui {
namespace {

constexpr int kShownLetters = 10;  // of a name, for small screens

/// The first item stands for all and has no data.
void setNames(QComboBox& box, const QStringList& names) {
  const QSignalBlocker blocker(box);
  const QString chosen = box.currentData().toString();
  while (box.count() > 1) box.removeItem(1);
  for (const QString& name : names) {
    box.addItem(name, name);
    box.setItemData(box.count() - 1, name, Qt::ToolTipRole);
  }
  // The user's choice stays, even where no entry has it now.
  if (!chosen.isEmpty() && box.findData(chosen) < 0) box.addItem(chosen, chosen);
  box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

}  // namespace

HistorySearch::HistorySearch(QWidget* parent)
    : QWidget(parent),
      m_text(new QLineEdit(this)),
      m_kernel(makeChoice(this, tr("Kernel to show"), kShownLetters)),
      m_machine(makeChoice(this, tr("Machine to show"), kShownLetters)),
      m_days(makeChoice(this, tr("Time to show"))) {
  m_text->setPlaceholderText(tr("Search kernel, machine, GPU, tag, version"));
  m_text->setAccessibleName(tr("Search the history"));
  m_text->setClearButtonEnabled(true);
  m_text->setMaxLength(kLongestSearch);
  m_text->setMinimumWidth(120);
  //: In a list of kernels: whatever the kernel
  m_kernel->addItem(tr("All kernels"));
  //: In a list of machines: whatever the machine
  m_machine->addItem(tr("All machines"));
  for (const auto& [title, days] : {std::pair{//: In a list of times: entries of whatever day
                                              tr("Any time"), 0},
                                    {//: In a list of times: entries of this day
                                     tr("Today"), 1},
                                    {//: In a list of times: entries of the last week
                                     tr("7 days"), 7},
                                    {//: In a list of times: entries of the last month
                                     tr("30 days"), 30}}) {
    m_days->addItem(title, days);
  }
  // Names may be cut, with a tool tip; the text that stands for all of them is not.
  for (QComboBox* box : {m_kernel, m_machine}) {
    const int all = static_cast<int>(box->itemText(0).size());
    box->setMinimumContentsLength(std::max(kShownLetters, all));
  }
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(6);
  layout->addWidget(m_text, 1);
  for (QComboBox* box : {m_kernel, m_machine, m_days}) {
    layout->addWidget(box);
    connect(box, &QComboBox::currentIndexChanged, this, &HistorySearch::changed);
  }
  connect(m_text, &QLineEdit::textChanged, this, &HistorySearch::changed);
  setFocusProxy(m_text);
}

history::Search HistorySearch::search() const {
  history::Search search;
  search.text = m_text->text();
  search.kernel = m_kernel->currentData().toString();
  search.machine = m_machine->currentData().toString();
  if (const int days = m_days->currentData().toInt(); days > 0) {
    search.from = QDateTime::currentDateTimeUtc().date().addDays(1 - days).toString(Qt::ISODate);
  }
  return search;
}

void HistorySearch::setChoices(const QStringList& kernels, const QStringList& machines) {
  setNames(*m_kernel, kernels);
  setNames(*m_machine, machines);
}

}  // namespace lanescope::ui
