// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/wrong_band.h"

#include <cmath>

#include "app/text/number_text.h"
#include "app/text/text.h"
#include "catalog/compared_with.h"

namespace lanescope::ui {
namespace {

constexpr int kDigits = 9;  ///< as many as tell two float32 apart

/// Empty where the run is right, or nothing says what is right.
QString sentenceOn(const values::RunResult& run) {
  if (run.isUnchecked) return {};
  const QString is = numberText(run.result, kDigits);
  const QString should = numberText(run.reference, kDigits);
  if (!catalog::isWrong(run)) {
    //: %1: a number
    return run.findings.empty() ? QString()
                                : WrongBand::tr("%1 is right by luck: see Findings.").arg(is);
  }
  //: %1: a number
  if (std::isnan(run.error)) return WrongBand::tr("Wrong: not a number, expected %1").arg(should);
  if (is == should && run.element) {
    //: %1: an index; %2: a number
    return WrongBand::tr("Wrong: element %1 is off by %2")
        .arg(groupedNumber(*run.element), shownNumber(run.error, 'g', 3));
  }
  //: %1, %2: numbers
  return WrongBand::tr("Wrong: %1, expected %2").arg(is, should);
}

}  // namespace

WrongBand::WrongBand(QWidget* parent) : QLabel(parent) {
  setProperty("look", "wrong");
  setProperty("manualPage", "results.md#check");
  setAccessibleName(tr("What is wrong"));
  setTextFormat(Qt::PlainText);
  setWordWrap(true);
  setAlignment(Qt::AlignCenter);
  hide();
}

WrongBand::Side WrongBand::sideOf(const values::RunResult* run) {
  return run == nullptr ? Side() : Side{toQString(run->kernel), sentenceOn(*run)};
}

void WrongBand::setRun(const values::RunResult* run) {
  m_run = sideOf(run);
  m_compared = {};
  follow();
}

void WrongBand::setCompared(const values::RunResult* run) {
  m_compared = sideOf(run);
  follow();
}

void WrongBand::setTypeSize(double factor) {
  QFont font = parentWidget()->font();
  font.setPointSizeF(font.pointSizeF() * factor);
  setFont(font);
}

void WrongBand::follow() {
  QStringList sentences;
  // The band is over both stages, so that the kernel has to be named where there are two.
  const bool names = !m_compared.kernel.isEmpty();
  for (const Side& side : {m_run, m_compared}) {
    if (side.sentence.isEmpty()) continue;
    //: %1: a kernel; %2: a sentence: "Wrong: 1218, expected 4032"
    sentences += names ? tr("%1 – %2").arg(side.kernel, side.sentence) : side.sentence;
  }
  setText(sentences.join(QLatin1Char('\n')));
  setVisible(!sentences.isEmpty());
}

}  // namespace lanescope::ui
