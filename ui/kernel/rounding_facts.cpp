// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLocale>

#include "app/text/number_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/kernel/result_facts.h"

#include "app/text/list_text.h"

namespace lanescope::ui {
namespace {

QString lostText(double lost) {
  //: How much was lost in rounding: the results are exact
  return lost == 0 ? ResultWords::tr("nothing") : shownNumber(lost, 'g', 3);
}

}  // namespace

QList<Fact> roundingFacts(const trace::RecordRounding& rounding) {
  const QString help = ResultWords::tr(
      "The exact results less the rounded ones, summed over all floating-point additions and "
      "multiplications of the recorded blocks. A fused multiply-add is an addition.");
  const QString name = ResultWords::tr("Lost in rounding");
  if (!rounding.whyUnknown.empty()) {
    return {{//: How much was lost in rounding cannot be said
             name, ResultWords::tr("unknown"), sentenceText(rounding.whyUnknown)}};
  }
  const trace::Rounding::Totals& totals = rounding.totals;
  if (totals.additions + totals.multiplications == 0) return {};
  const auto counted = [](std::uint64_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
  };
  const QString lost = lostText(totals.lost);
  const QString additions = counted(totals.additions);
  //: %1: how much was lost in rounding; %2, %3: how many operations
  const QString value =
      totals.multiplications > 0
          ? ResultWords::tr("%1 in %2 additions and %3 products")
                .arg(lost, additions, counted(totals.multiplications))
          : /*: %1: how much was lost in rounding; %2: how many operations */ ResultWords::tr(
                "%1 in %2 additions")
                .arg(lost, additions);
  QList<Fact> facts{{name, value, help},
                    {//: A fact: how many operations rounded their result
                     ResultWords::tr("Inexact operations"), counted(totals.inexact),
                     ResultWords::tr("Those of them that rounded.")}};
  if (!rounding.sum) return facts;
  //: %1: how many numbers are added
  const QString terms =
      ResultWords::tr("The %1 terms are added in the order of the inputs, block by block.")
          .arg(counted(rounding.sum->terms));
  facts += {ResultWords::tr("Lost by the sum"), lostText(rounding.sum->lost),
            ResultWords::tr("The exact sum less the computed one. It is not that of all operations "
                            "where threads add what is used by none, as in a shuffle.")};
  facts += {ResultWords::tr("Pairwise would lose"), lostText(rounding.sum->pairwise),
            paragraph({ResultWords::tr("The sum in halves of halves, down to loops of 32 terms."),
                       terms})};
  facts +=
      {ResultWords::tr("Kahan would lose"), lostText(rounding.sum->kahan),
       paragraph({ResultWords::tr("The sum that adds what the addition before has lost."), terms})};
  return facts;
}

}  // namespace lanescope::ui
