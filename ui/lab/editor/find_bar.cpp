// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/find_bar.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>

#include "ui/lab/editor/kernel_editor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/field_length.h"

namespace lanescope::ui {
namespace {

constexpr int kFrame = 12;  ///< number of the indicator, behind those of complaint_marks.cpp
using Scintilla = QsciScintilla;

}  // namespace

FindBar::FindBar(KernelEditor& editor, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_editor(editor),
      m_field(new QLineEdit(this)),
      m_replacement(new QLineEdit(this)),
      //: A check box: capital and small letters are different
      m_case(new QCheckBox(tr("Match &case"), this)),
      //: A check box: only whole words are found
      m_word(new QCheckBox(tr("Whole &words"), this)),
      m_note(makeWords(this, "muted", tr("What was found"))),
      m_second(new QWidget(this)) {
  setProperty("manualPage", "own-kernels.md");
  //: Name of the bar for screen readers
  setAccessibleName(tr("Find and replace"));
  m_field->setMaxLength(kLongestLine);
  m_replacement->setMaxLength(kLongestLine);
  m_field->setAccessibleName(tr("Text to find"));
  //: In an empty field: the text to find is typed here
  m_field->setPlaceholderText(tr("Find"));
  m_field->setClearButtonEnabled(true);
  m_replacement->setAccessibleName(tr("Text that replaces it"));
  m_replacement->setPlaceholderText(tr("Replace with"));
  makeRows();
  connect(m_field, &QLineEdit::textChanged, this, &FindBar::lookAgain);
  connect(m_case, &QCheckBox::toggled, this, &FindBar::lookAgain);
  connect(m_word, &QCheckBox::toggled, this, &FindBar::lookAgain);
  connect(&editor, &KernelEditor::settled, this, [this] {
    if (isVisible()) lookAgain();
  });
  connect(&editor, &KernelEditor::findWanted, this, &FindBar::find);
  connect(&editor, &KernelEditor::replaceWanted, this, &FindBar::replace);
  connect(&editor, &KernelEditor::findNextWanted, this, &FindBar::next);
  connect(&editor, &KernelEditor::findPreviousWanted, this, &FindBar::previous);
  editor.indicatorDefine(Scintilla::StraightBoxIndicator, kFrame);
  editor.setIndicatorDrawUnder(true, kFrame);
  theme.tellColors(this);
  hide();
}

void FindBar::makeRows() {
  auto* previous =
      //: A button: selects the place before
      makeButton(this, tr("Previous"), tr("Select the place before (Shift+Return, Shift+F3)"));
  //: A button: selects the next place
  auto* next = makeButton(this, tr("Next"), tr("Select the next place (Return, F3)"));
  auto* one =
      //: A button: replaces the text that is found
      makeButton(this, tr("Replace"), tr("Replace the selected place and go to the next one"));
  //: A button: replaces the text at all places
  auto* all = makeButton(this, tr("Replace all"), tr("Replace all places in one step"));
  //: Name of the button for screen readers
  const QString closing = tr("Close");
  auto* close = makeSegment(this, QStringLiteral("×"), tr("Close (Escape)"), closing);
  connect(previous, &QPushButton::clicked, this, &FindBar::previous);
  connect(next, &QPushButton::clicked, this, &FindBar::next);
  connect(one, &QPushButton::clicked, this, &FindBar::replaceOne);
  connect(all, &QPushButton::clicked, this, &FindBar::replaceAll);
  connect(close, &QToolButton::clicked, this, &FindBar::dismiss);
  m_actions = {previous, next, one, all};
  auto* first = new QHBoxLayout;
  addAll(*first, {m_field, previous, next, close});
  first->setStretch(0, 1);
  auto* second = new QHBoxLayout(m_second);
  second->setContentsMargins(0, 0, 0, 0);
  addAll(*second, {m_replacement, one, all});
  second->setStretch(0, 1);
  auto* choices = new QHBoxLayout;
  addAll(*choices, {m_case, m_word, m_note});
  choices->setStretch(2, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 4, 6, 4);
  column->setSpacing(4);
  column->addLayout(first);
  column->addWidget(m_second);
  column->addLayout(choices);
}

void FindBar::setTheme(const StageTheme& theme) {
  constexpr double kFilled = 0.15;
  QColor inside = theme.accent;
  inside.setAlphaF(kFilled);
  m_editor.setIndicatorForegroundColor(inside, kFrame);
  m_editor.setIndicatorOutlineColor(theme.accent, kFrame);
}

void FindBar::find() {
  open(false);
}

void FindBar::replace() {
  open(true);
}

void FindBar::open(bool withReplacement) {
  const QString selected = m_editor.selectedText();
  if (!selected.isEmpty() && !selected.contains(QLatin1Char('\n'))) m_field->setText(selected);
  m_second->setVisible(withReplacement);
  show();
  m_field->setFocus(Qt::ShortcutFocusReason);
  m_field->selectAll();
  lookAgain();
}

void FindBar::dismiss() {
  hide();
  frame({});
  m_editor.setFocus(Qt::OtherFocusReason);
}

std::vector<FindBar::Place> FindBar::places() const {
  const QByteArray wanted = m_field->text().toUtf8();
  std::vector<Place> found;
  if (wanted.isEmpty()) return found;
  const unsigned long flags = (m_case->isChecked() ? unsigned{Scintilla::SCFIND_MATCHCASE} : 0U) |
                              (m_word->isChecked() ? unsigned{Scintilla::SCFIND_WHOLEWORD} : 0U);
  m_editor.SendScintilla(Scintilla::SCI_SETSEARCHFLAGS, flags);
  const long end = m_editor.SendScintilla(Scintilla::SCI_GETLENGTH);
  for (long from = 0; from < end; from = found.back().end) {
    m_editor.SendScintilla(Scintilla::SCI_SETTARGETRANGE, static_cast<unsigned long>(from), end);
    const long at =
        m_editor.SendScintilla(Scintilla::SCI_SEARCHINTARGET,
                               static_cast<unsigned long>(wanted.size()), wanted.constData());
    if (at < 0) break;
    found.push_back({at, m_editor.SendScintilla(Scintilla::SCI_GETTARGETEND)});
  }
  return found;
}

void FindBar::frame(const std::vector<Place>& places) {
  m_editor.SendScintilla(Scintilla::SCI_SETINDICATORCURRENT, kFrame);
  m_editor.SendScintilla(Scintilla::SCI_INDICATORCLEARRANGE, 0UL,
                         m_editor.SendScintilla(Scintilla::SCI_GETLENGTH));
  for (const Place& place : places) {
    m_editor.SendScintilla(Scintilla::SCI_INDICATORFILLRANGE,
                           static_cast<unsigned long>(place.begin), place.end - place.begin);
  }
}

void FindBar::lookAgain() {
  const std::vector<Place> all = places();
  frame(all);
  const auto count = static_cast<int>(all.size());
  for (QWidget* action : m_actions) action->setEnabled(count > 0);
  if (m_field->text().isEmpty()) return note({});
  if (count == 0) return note(tr("Not found."));
  //: %n: number of places at which a text stands
  note(tr("Found %n place(s).", nullptr, count));
}

void FindBar::select(const std::vector<Place>& places, std::size_t i) {
  m_editor.SendScintilla(Scintilla::SCI_SETSEL, static_cast<unsigned long>(places[i].begin),
                         places[i].end);
  m_editor.SendScintilla(Scintilla::SCI_SCROLLCARET);
  frame(places);
  //: %1 and %2: numbers; the place that is selected, and how many there are
  note(tr("%1 of %2").arg(i + 1).arg(places.size()));
}

void FindBar::next() {
  const std::vector<Place> all = places();
  if (all.empty()) return m_field->text().isEmpty() ? find() : lookAgain();
  const long from = m_editor.SendScintilla(Scintilla::SCI_GETSELECTIONSTART);
  const bool hasSelection = m_editor.hasSelectedText();
  const auto behind = std::ranges::find_if(all, [&](const Place& place) {
    return hasSelection ? place.begin > from : place.begin >= from;
  });
  select(all, behind == all.end() ? 0 : static_cast<std::size_t>(behind - all.begin()));
}

void FindBar::previous() {
  const std::vector<Place> all = places();
  if (all.empty()) return m_field->text().isEmpty() ? find() : lookAgain();
  const long from = m_editor.SendScintilla(Scintilla::SCI_GETSELECTIONSTART);
  const auto before =
      std::ranges::count_if(all, [from](const Place& place) { return place.begin < from; });
  select(all, before == 0 ? all.size() - 1 : static_cast<std::size_t>(before - 1));
}

void FindBar::replaceOne() {
  const std::vector<Place> all = places();
  const long begin = m_editor.SendScintilla(Scintilla::SCI_GETSELECTIONSTART);
  const long end = m_editor.SendScintilla(Scintilla::SCI_GETSELECTIONEND);
  const bool isSelected = std::ranges::any_of(
      all, [&](const Place& place) { return place.begin == begin && place.end == end; });
  if (isSelected) {
    const QByteArray text = m_replacement->text().toUtf8();
    m_editor.SendScintilla(Scintilla::SCI_SETTARGETRANGE, static_cast<unsigned long>(begin), end);
    m_editor.SendScintilla(Scintilla::SCI_REPLACETARGET, static_cast<unsigned long>(text.size()),
                           text.constData());
    const long behind = begin + text.size();
    m_editor.SendScintilla(Scintilla::SCI_SETSEL, static_cast<unsigned long>(behind), behind);
  }
  next();
}

void FindBar::replaceAll() {
  std::vector<Place> all = places();
  if (all.empty()) return lookAgain();
  const QByteArray text = m_replacement->text().toUtf8();
  m_editor.beginUndoAction();
  // From the last one on, so that the places before stay where they are.
  for (auto place = all.rbegin(); place != all.rend(); ++place) {
    m_editor.SendScintilla(Scintilla::SCI_SETTARGETRANGE, static_cast<unsigned long>(place->begin),
                           place->end);
    m_editor.SendScintilla(Scintilla::SCI_REPLACETARGET, static_cast<unsigned long>(text.size()),
                           text.constData());
  }
  m_editor.endUndoAction();
  lookAgain();
  //: %n: number of places
  note(tr("Replaced %n place(s).", nullptr, static_cast<int>(all.size())));
}

void FindBar::note(const QString& sentence) {
  m_note->setText(sentence);
}

void FindBar::keyPressEvent(QKeyEvent* event) {
  const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
  if (event->key() == Qt::Key_Escape) return dismiss();
  if (isReturn && m_replacement->hasFocus()) return replaceOne();
  if ((isReturn && m_field->hasFocus()) || event->key() == Qt::Key_F3) {
    return isShifted ? previous() : next();
  }
  QWidget::keyPressEvent(event);
}

}  // namespace lanescope::ui
