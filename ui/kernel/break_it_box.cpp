// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/break_it_box.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/text/number_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "catalog/compared_with.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

constexpr int kLeastBoxWidth = 360;
constexpr int kDigits = 9;  ///< as many as tell two float32 apart

/// "Pitfall: no barrier after the load" without its first word.
QString nameOf(const catalog::KernelRow& pitfall) {
  QString name = catalogText(pitfall.title);
  name = name.mid(name.indexOf(QLatin1Char(':')) + 1).trimmed();
  if (!name.isEmpty()) name[0] = name[0].toUpper();
  return name;
}

/// How a run of a pitfall has ended: "random:4: 496 instead of 528".
QString sentenceOn(const values::RunRequest& request, const values::RunResult& result) {
  const QString schedule = toQString(values::nameOf(request.target.schedule));
  if (!catalog::isWrong(result)) {
    //: %1: the order of the threads, "Random order 3"
    return result.findings.empty()
               ? BreakItBox::tr("%1: right; nothing is wrong in this launch.").arg(schedule)
               : /*: %1: the order of the threads, "Random order 3" */ BreakItBox::tr(
                     "%1: right by luck.")
                     .arg(schedule);
  }
  const QString is = numberText(result.result, kDigits);
  const QString should = numberText(result.reference, kDigits);
  if (is == should && result.element) {
    //: %1: the order of the threads; %2: index of the element; %3: a number
    return BreakItBox::tr("%1: element %2 is wrong by %3.")
        .arg(schedule, groupedNumber(*result.element), shownNumber(result.error, 'g', 3));
  }
  //: %1: the order of the threads, "Random order 3"; %2: the wrong result; %3: the right one
  return BreakItBox::tr("%1: %2 instead of %3.").arg(schedule, is, should);
}

}  // namespace

BreakItBox::BreakItBox(QWidget* parent)
    : QWidget(parent),
      m_column(new QVBoxLayout(this)),
      m_heading(makeWords(this, "heading")),
      m_words(makeWords(this, "", tr("How the last try ended"))),
      m_tally(makeWords(this, "muted", tr("How many tries lost"))),
      m_onEmulator(makeWords(this, "muted")),
      m_again(makeButton(this, tr("Try another thread order"),
                         tr("Runs the pitfall again, its threads in the next random order."))) {
  setProperty("manualPage", "comparing.md#a-pitfall-and-the-kernel-that-it-breaks");
  m_column->setContentsMargins(0, 0, 0, 0);
  setMinimumWidth(kLeastBoxWidth);
  m_column->setSpacing(4);
  m_onEmulator->setText(
      tr("A GPU has no thread order to choose: the pitfall runs on the emulator."));
  m_again->setObjectName(QStringLiteral("anotherSchedule"));
  for (QLabel* label : {m_words, m_tally, m_onEmulator}) {
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  addAll(*m_column, {m_heading, m_words, m_tally, m_onEmulator, m_again});
  connect(m_again, &QPushButton::clicked, this, &BreakItBox::anotherScheduleWanted);
  showState();
}

void BreakItBox::addSwitch(const catalog::KernelRow& other, const QString& text) {
  const QString help = catalogText(other.summary);
  auto* line = new QWidget(this);
  auto* box = new QCheckBox(line);
  box->setObjectName(toQString(other.id));
  box->setAccessibleName(text);
  box->setAccessibleDescription(help);
  // A check box does not break its text into lines.
  QLabel* name = makeWords(line, "");
  name->setText(text);
  name->setBuddy(box);
  name->installEventFilter(this);
  line->setToolTip(help);
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(box, 0, Qt::AlignTop);
  row->addWidget(name, 1);
  connect(box, &QCheckBox::toggled, this,
          [this, id = toQString(other.id)](bool isOn) { emit wanted(isOn ? id : QString()); });
  m_column->insertWidget(1 + static_cast<int>(m_switches.size()), line);
  m_switches += box;
}

bool BreakItBox::eventFilter(QObject* name, QEvent* event) {
  if (event->type() == QEvent::MouseButtonRelease) {
    static_cast<QLabel*>(name)->buddy()->setFocus(Qt::MouseFocusReason);
    static_cast<QCheckBox*>(static_cast<QLabel*>(name)->buddy())->click();
    return true;
  }
  return QWidget::eventFilter(name, event);
}

void BreakItBox::setKernel(const catalog::KernelRow& row) {
  if (m_row == &row) return;
  m_row = &row;
  for (QCheckBox* box : m_switches) delete box->parentWidget();
  m_switches.clear();
  m_compared.clear();
  forgetTries();
  if (!row.breaks.empty()) {
    const catalog::KernelRow& broken = catalog::find(row.breaks);
    //: %1: title of the kernel that is right
    addSwitch(broken, tr("Compare with what it breaks: %1").arg(catalogText(broken.title)));
  }
  for (const catalog::KernelRow& other : catalog::kernels()) {
    if (other.breaks == row.id) addSwitch(other, nameOf(other));
  }
  for (QCheckBox* box : m_switches) QWidget::setTabOrder(box, m_again);
  //: Above a list of mistakes that can be switched on
  m_heading->setText(
      row.breaks.empty()
          ? tr("Break it")
          : /*: Above the kernel that a wrong kernel is compared with */ tr("A pitfall"));
  showState();
}

void BreakItBox::setCompared(const std::string& choice) {
  const std::string kernel = catalog::kernelOf(choice);
  if (kernel != m_compared) forgetTries();
  m_compared = kernel;
  showState();
}

void BreakItBox::setReady(bool ready) {
  m_isReady = ready;
  showState();
}

void BreakItBox::setOnGpu(bool isOnGpu) {
  m_isOnGpu = isOnGpu;
  showState();
}

void BreakItBox::forgetTries() {
  m_tries = m_losses = 0;
  m_words->clear();
  showState();
}

void BreakItBox::addTry(const values::RunRequest& request, const values::RunResult& result) {
  const catalog::KernelRow* row = catalog::lookUp(request.kernel);
  if (m_row == nullptr || row == nullptr || row->breaks != m_row->id) return;
  ++m_tries;
  m_losses += catalog::isWrong(result) ? 1 : 0;
  QStringList sentences{sentenceOn(request, result)};
  // What ends a run early is more than a wrong number.
  for (const trace::Finding& finding : result.findings) {
    if (finding.kind == trace::FindingKind::race) continue;
    sentences += sentenceText(finding.sentence);
    break;
  }
  m_words->setText(sentences.join(QLatin1Char(' ')));
  showState();
}

void BreakItBox::showState() {
  bool isBroken = false;
  for (QCheckBox* box : m_switches) {
    const bool isOn = box->objectName().toStdString() == m_compared;
    const QSignalBlocker quiet(box);  // nobody wants anything else now
    box->setChecked(isOn);
    isBroken = isBroken || isOn;
  }
  isBroken = isBroken && m_row->breaks.empty();
  m_words->setVisible(isBroken && !m_words->text().isEmpty());
  //: Thread order: in which the emulator runs the threads. %1, %2: numbers
  m_tally->setText(tr("Thread orders tried: %1; lost in: %2.").arg(m_tries).arg(m_losses));
  m_tally->setVisible(isBroken && m_tries > 1);
  m_onEmulator->setVisible(m_isOnGpu && m_row != nullptr && m_row->breaks.empty());
  m_again->setVisible(m_row != nullptr && m_row->breaks.empty());
  m_again->setEnabled(isBroken && m_isReady);
}

}  // namespace lanescope::ui
