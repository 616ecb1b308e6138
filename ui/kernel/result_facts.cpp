// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/result_facts.h"

#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/text.h"
#include "ui/stage/words/glossary.h"

namespace lanescope::ui {
namespace {

QString number(double value, int digits) {
  return shownNumber(value, 'g', digits);
}

}  // namespace

QList<Fact> checkFacts(const values::RunResult& result) {
  if (result.isUnchecked) {
    return {{//: A fact: the number that the kernel computed
             ResultWords::tr("Result"), numberText(result.result, 9),
             ResultWords::tr("What the kernel computed.")},
            {//: A fact: the result that the CPU computed
             ResultWords::tr("Reference"),
             //: In place of the reference: there is nothing to compare the result with
             ResultWords::tr("not checked: no reference"),
             ResultWords::tr("The kernel's file does not say what is right."),
             {},
             placeInGlossary("reference")}};
  }
  QList<Fact> facts{
      {//: A fact: the number that the kernel computed
       ResultWords::tr("Result"), numberText(result.result, 9),
       ResultWords::tr("What the kernel computed.")},
      {//: A fact: the result that the CPU computed
       ResultWords::tr("Reference"),
       numberText(result.reference, 12),
       ResultWords::tr("The same on the CPU, in double precision, exactly for integers."),
       {},
       placeInGlossary("reference")},
  };
  if (result.element) {
    facts += {//: A fact: index of the element with the largest error
              ResultWords::tr("Worst element"), QString::number(*result.element),
              ResultWords::tr("Every element of the output is checked; error and tolerance are of "
                              "the one that is worst against its bound.")};
  }
  if (result.closedForm) {
    facts += {//: A fact: the result by a formula, such as n(n - 1)
              ResultWords::tr("Closed form"),
              number(*result.closedForm, 12),
              ResultWords::tr("What the pattern's formula gives."),
              {},
              placeInGlossary("closed-form")};
  }
  facts += {//: A fact: the distance between result and reference
            ResultWords::tr("Error"),
            number(result.error, 3),
            ResultWords::tr("The distance between result and reference."),
            {},
            placeInGlossary("error")};
  facts +=
      {//: A fact: the largest error that is accepted
       ResultWords::tr("Tolerance"),
       number(result.tolerance, 3),
       ResultWords::tr("The largest error that rounding explains for this order of additions."),
       {},
       placeInGlossary("tolerance")};
  return facts;
}

QList<Fact> phaseFacts(const values::RunResult& result) {
  const values::Phases& phases = result.phases;
  return {
      {//: A phase of the run: memory is allocated on the GPU
       ResultWords::tr("Allocate"), timeText(phases.allocate),
       ResultWords::tr("Memory on the device.")},
      {ResultWords::tr("Host to device"), timeText(phases.hostToDevice),
       ResultWords::tr("Copy the inputs.")},
      {//: A phase of the run: the launch alone
       ResultWords::tr("Kernel"), timeText(phases.kernel), ResultWords::tr("The launch alone.")},
      {ResultWords::tr("Device to host"), timeText(phases.deviceToHost),
       ResultWords::tr("Copy the outputs.")},
      {//: A phase of the run: what the CPU computes from the outputs
       ResultWords::tr("Host finish"), timeText(phases.hostFinish),
       ResultWords::tr("What the host computes from the outputs.")},
      {//: The sum of all phases
       ResultWords::tr("Total"), timeText(phases.total()),
       ResultWords::tr("The sum of the phases.")},
  };
}

}  // namespace lanescope::ui
