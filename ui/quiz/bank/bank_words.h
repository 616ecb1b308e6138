// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace lanescope::ui {

/// What stands around a question where the program does not show it.
class BankWords {
  Q_DECLARE_TR_FUNCTIONS(BankWords)

 public:
  /// "dot_shared, step 12": the name of a question on a step, counted from 1.
  [[nodiscard]] static QString nameOf(const QString& kernel, int step) {
    //: Name of a question. %1: name of a kernel; %2: number of a step
    return tr("%1, step %2").arg(kernel).arg(step);
  }
  /// "A tree of sums, page 2, question 1": the name of a question of a lesson, counted from 1.
  [[nodiscard]] static QString nameOf(const QString& lesson, int page, int question) {
    //: Name of a question. %1: title of a lesson; %2: number of a page; %3: of the question there
    return tr("%1, page %2, question %3").arg(lesson).arg(page).arg(question);
  }
  /// What the picture shows once `done` steps are over; not how many there are, which may be asked.
  [[nodiscard]] static QString shown(const QString& kernel, int done) {
    //: %1: name of a kernel; %2: number of a step
    return tr("The picture shows %1 after step %2.").arg(kernel).arg(done);
  }
  /// Why a question of a lesson is not exported.
  [[nodiscard]] static QString leftOut(int page, const QString& reason) {
    //: %1: number of a page of a lesson; %2: a sentence on why
    return tr("A question of page %1 is left out: %2").arg(page).arg(reason);
  }
  /// "It is 28: cache[3] = cache[3] + cache[19] = 6 + 22 = 28."
  [[nodiscard]] static QString why(const QString& answer, const QString& reason) {
    //: %1: the right answer; %2: why, a clause
    return tr("It is %1: %2.").arg(answer, reason);
  }
};

}  // namespace lanescope::ui
