// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/comparison.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>
#include <optional>
#include <utility>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "catalog/compared_with.h"
#include "trace/flow/work.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/stage/words/glossary.h"

namespace lanescope::ui {
namespace {

using Better = ComparisonRow::Better;
using values::AccessCounters;
using values::Counters;
using values::WarpCounters;

struct ComparisonWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Comparison)
};

/// Says which of two numbers is the better one.
enum class Goal : std::uint8_t { less, more };

/// Text such as "16× fewer (right)": by how much a side is less or more, and which one.
QString verdictOn(double main, double compared, Goal goal) {
  const bool isRight = (compared < main) == (goal == Goal::less);
  //: The picture on the right is the better one
  QString side = isRight
                     ? ComparisonWords::tr("right")
                     : /*: The picture on the left is the better one */ ComparisonWords::tr("left");
  const double less = std::min(main, compared);
  const double more = std::max(main, compared);
  if (!std::isfinite(more)) return side;
  //: One side has none of what is counted. %1: which side, "right"
  if (less <= 0) return goal == Goal::less ? ComparisonWords::tr("none (%1)").arg(side) : side;
  constexpr double kInPercent = 1.1;
  const double factor = more / less;
  const double tenths = std::round(10 * factor) / 10;
  const bool isWhole = factor >= 100 || tenths == std::round(tenths);
  //: By how much a side has less or more. %1: a number; % is percent
  const QString by =
      factor < kInPercent
          ? ComparisonWords::tr("%1 %").arg((factor - 1) * 100, 0, 'f', 1)
          : /*: How many times less or more a side has. %1: a number */ ComparisonWords::tr("%1×")
                .arg(factor, 0, 'f', isWhole ? 0 : 1);
  //: %1: by how much, "5×"; %2: which side, "right"
  return goal == Goal::less
             ? ComparisonWords::tr("%1 fewer (%2)").arg(by, side)
             : /*: %1: by how much, "5×"; %2: which side, "right" */ ComparisonWords::tr(
                   "%1 more (%2)")
                   .arg(by, side);
}

/// What a row is about, and where the manual tells more.
struct Help {
  QString text;
  QString place = {};
};

/// Help on a term of the glossary. `more`: a further sentence.
Help about(Term term, const QString& more = {}) {
  return {paragraph({meaningOf(term), more}), placeOf(term)};
}

class Rows {
 public:
  Rows(const Comparison::Side& main, const Comparison::Side& compared, QList<ComparisonRow>& rows)
      : m_main(main), m_compared(compared), m_rows(rows) {}

  void addAll();

 private:
  using Number = std::optional<double>;
  static constexpr int kWhole = -1;  ///< digits for a whole number

  /// `digits` counts those after the point. `withUnit`: the text with the number as %1. An
  /// unknown number is shown as a dash.
  void add(const QString& name, const Help& help, Number main, Number compared, int digits = kWhole,
           Goal goal = Goal::less, const QString& withUnit = QStringLiteral("%1"));
  template <class Count>
  void addCount(const QString& name, const Help& help, Count count) {
    add(name, help, count(m_main), count(m_compared));
  }
  /// Leaves the row out where both sides are zero.
  template <class Count>
  void addCountIfAny(const QString& name, const Help& help, Count count) {
    if (count(m_main).value_or(0) > 0 || count(m_compared).value_or(0) > 0) {
      addCount(name, help, count);
    }
  }
  void addWork();
  void addAccesses();
  void addTraffic();
  void addOutcome();

  const Comparison::Side& m_main;
  const Comparison::Side& m_compared;
  QList<ComparisonRow>& m_rows;
};

void Rows::add(const QString& name, const Help& help, Number main, Number compared, int digits,
               Goal goal, const QString& withUnit) {
  const auto text = [&](Number number) {
    if (!number) return QStringLiteral("—");
    return withUnit.arg(digits == kWhole ? groupedNumber(std::llround(*number))
                                         : shownNumber(*number, 'f', digits));
  };
  ComparisonRow row{name, text(main), text(compared), {}, help.text};
  row.place = help.place;
  if (main && compared && row.main == row.compared) {
    //: Both sides have the same number
    row.verdict = ComparisonWords::tr("the same");
  } else if (main && compared) {
    row.verdict = verdictOn(*main, *compared, goal);
    // No side is better when one result is wrong.
    if (!catalog::isWrong(*m_main.run.result) && !catalog::isWrong(*m_compared.run.result)) {
      row.better = (*compared < *main) == (goal == Goal::less) ? Better::compared : Better::main;
    }
  }
  m_rows += row;
}

/// Returns a counter of the run; nothing where it was not counted.
template <class Get>
auto counted(Get get) {
  return [get](const Comparison::Side& side) -> std::optional<double> {
    const std::optional<Counters>& counters = side.run.result->counters;
    return counters ? std::optional(static_cast<double>(get(counters->total))) : std::nullopt;
  };
}

std::optional<double> operations(const Comparison::Side& side) {
  const auto& counters = side.run.result->counters;
  if (counters && counters->work) return static_cast<double>(counters->work->operations);
  const auto found = trace::operationsOf(*side.run.record());
  return found ? std::optional(static_cast<double>(*found)) : std::nullopt;
}

void Rows::addWork() {
  //: Name of a row: how many steps the animation has
  addCount(ComparisonWords::tr("Steps"),
           Help{ComparisonWords::tr(
                    "Steps of the shown block: each is one access of threads that run together."),
                placeOf(Term::step)},
           [](const auto& side) { return Number(side.scene.stepCount()); });
  //: Name of a row: how many epochs there are. An epoch lies between two barriers
  addCount(ComparisonWords::tr("Epochs"), about(Term::epoch),
           [](const auto& side) { return Number(side.scene.epochCount()); });
  addCount(ComparisonWords::tr("Adds and products"),
           Help{ComparisonWords::tr(
                    "Operations on two values of all recorded blocks; a fused multiply-add is "
                    "two. Not known where the record has no flow."),
                placeInGlossary("work")},
           operations);
  //: Name of a row: how often warps arrived at a barrier
  addCount(ComparisonWords::tr("Barriers"),
           about(Term::barrier, ComparisonWords::tr("Each arrival of a warp counts once.")),
           counted([](const WarpCounters& warps) { return warps.barriers; }));
}

void Rows::addAccesses() {
  const auto elements = [](AccessCounters WarpCounters::*access) {
    return counted([access](const WarpCounters& warps) { return (warps.*access).elements; });
  };
  //: Name of a row: accesses of global memory
  addCount(ComparisonWords::tr("Global loads"), about(Term::globalMemory),
           elements(&WarpCounters::globalLoads));
  //: Name of a row: accesses of global memory
  addCount(ComparisonWords::tr("Global stores"), about(Term::globalMemory),
           elements(&WarpCounters::globalStores));
  //: Name of a row: accesses of global memory
  addCountIfAny(ComparisonWords::tr("Global atomics"), about(Term::atomic),
                elements(&WarpCounters::globalAtomics));
  //: Name of a row: pieces of 32 bytes of global memory
  addCount(
      ComparisonWords::tr("Sectors"), about(Term::sector), counted([](const WarpCounters& warps) {
        return warps.globalLoads.sectors + warps.globalStores.sectors + warps.globalAtomics.sectors;
      }));
  //: Name of a row: loads, stores and atomic operations on shared memory
  addCountIfAny(ComparisonWords::tr("Shared accesses"), about(Term::sharedMemory),
                counted([](const WarpCounters& warps) {
                  return warps.sharedLoads.elements + warps.sharedStores.elements +
                         warps.sharedAtomics.elements;
                }));
  //: Name of a row
  addCount(ComparisonWords::tr("Bank conflicts"), about(Term::bankConflict),
           counted([](const WarpCounters& warps) {
             return warps.sharedLoads.conflicts + warps.sharedStores.conflicts +
                    warps.sharedAtomics.conflicts;
           }));
  const auto lanes = [](const Comparison::Side& side) {
    const auto& counters = side.run.result->counters;
    return counters ? Number(counters->activeLanes) : Number();
  };
  //: Name of a row: how many of a warp's 32 lanes take part on average
  add(ComparisonWords::tr("Active lanes"),
      about(Term::lane, ComparisonWords::tr("This is the mean over the accesses of warps.")),
      lanes(m_main), lanes(m_compared), 1, Goal::more,
      //: A mean of lanes of a warp. %1: a number, "12.4"
      ComparisonWords::tr("%1 of 32"));
}

void Rows::addTraffic() {
  const auto part = [](std::uint64_t a, std::uint64_t b) {
    return b == 0 ? Number() : Number(static_cast<double>(a) / static_cast<double>(b));
  };
  const auto each = [&](const Comparison::Side& side) {
    return part(side.traffic.loads, side.traffic.stored);
  };
  const auto again = [&](const Comparison::Side& side) {
    return part(side.traffic.loads, side.traffic.loaded);
  };
  add(ComparisonWords::tr("Loads per result"),
      Help{ComparisonWords::tr("Loads from global memory for each element that is stored there.")},
      each(m_main), each(m_compared), 1);
  add(ComparisonWords::tr("Loads per input"),
      Help{ComparisonWords::tr(
          "How often each element that is needed is loaded from global memory.")},
      again(m_main), again(m_compared), 1);
}

/// Writes enough digits to tell two float32 values apart.
QString valueText(const values::RunResult& result) {
  const QString text = numberText(result.result, 9);
  //: %1: a result that is not right
  return catalog::isWrong(result) ? ComparisonWords::tr("%1, wrong").arg(text) : text;
}

void Rows::addOutcome() {
  const values::RunResult& main = *m_main.run.result;
  const values::RunResult& compared = *m_compared.run.result;
  m_rows += ComparisonRow{//: Name of a row: what the kernel computed
                          ComparisonWords::tr("Result"),
                          valueText(main),
                          valueText(compared),
                          {},
                          ComparisonWords::tr("What the kernel computed.")};
  ComparisonRow error{//: Name of a row: the distance between result and reference
                      ComparisonWords::tr("Error"),
                      shownNumber(main.error, 'g', 3),
                      shownNumber(compared.error, 'g', 3),
                      {},
                      ComparisonWords::tr("The distance between result and reference.")};
  if (error.main == error.compared) {
    //: Both sides have the same number
    error.verdict = ComparisonWords::tr("the same");
  } else {
    // NaN compares false, so it is tested for.
    const bool isRight = compared.error < main.error || std::isnan(main.error);
    //: The picture on the right is the better one
    error.verdict =
        isRight ? ComparisonWords::tr("right")
                : /*: The picture on the left is the better one */ ComparisonWords::tr("left");
    error.better = isRight ? Better::compared : Better::main;
  }
  m_rows += error;
  //: Name of a row: mistakes that the record shows
  addCount(
      ComparisonWords::tr("Findings"),
      Help{ComparisonWords::tr("What the record shows to be wrong: races, barriers that not every "
                               "thread reaches, accesses out of bounds."),
           placeInGlossary("finding")},
      [](const auto& side) {
        return Number(static_cast<double>(side.run.result->findings.size()));
      });
}

void Rows::addAll() {
  addWork();
  addAccesses();
  addTraffic();
  addOutcome();
}

QString scopeOf(const trace::Record& record) {
  const auto whole = static_cast<qint64>(record.grid.total());
  const auto recorded = static_cast<qint64>(record.blockCount);
  QString scope = whole == 1 ? ComparisonWords::tr("the one block")
                  : recorded == whole
                      //: What was counted. %1: how many
                      ? ComparisonWords::tr("all %1 blocks").arg(groupedNumber(whole))
                      : /*: What was counted. %1: how many; %2: of how many */ ComparisonWords::tr(
                            "%1 recorded of %2 blocks")
                            .arg(groupedNumber(recorded), groupedNumber(whole));
  if (!record.truncated) return scope;
  //: %1: what was counted, "all 4 blocks"
  return ComparisonWords::tr("%1, cut off where the record was full").arg(scope);
}

/// The sentence on which blocks of the two sides were counted.
QString countedText(const QString& left, const QString& right) {
  //: %1: what was counted, "all 4 blocks"
  return left == right ? ComparisonWords::tr("Counted: %1.").arg(left)
                       : /*: %1, %2: what was counted, "all 4 blocks" */ ComparisonWords::tr(
                             "Counted: left %1, right %2.")
                             .arg(left, right);
}

QString cellOf(const QString& text, const char* align, bool isBold) {
  const QString shown =
      isBold ? QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()) : text.toHtmlEscaped();
  return QStringLiteral("<td align='%1'>%2</td>").arg(QLatin1String(align), shown);
}

/// The cells above one table.
QString headCells() {
  return cellOf({}, "left", false) +
         //: Heading of a column: the run on the left
         cellOf(ComparisonWords::tr("left"), "right", true) +
         //: Heading of a column: the run on the right
         cellOf(ComparisonWords::tr("right"), "right", true) +
         //: Heading of a column: which side has less or more, and how much
         cellOf(ComparisonWords::tr("difference"), "right", true);
}

/// Which run is on which side, and what was counted.
QString titleOf(const Comparison& comparison) {
  //: Before the name of the run on the left
  return QStringLiteral("<b>%1</b>: %2 &nbsp; <b>%3</b>: %4 &nbsp; %5")
      .arg(ComparisonWords::tr("Left"), comparison.mainLabel.toHtmlEscaped(),
           //: Before the name of the run on the right, behind that of the run on the left
           ComparisonWords::tr("right"), comparison.comparedLabel.toHtmlEscaped(),
           comparison.scope.toHtmlEscaped());
}

}  // namespace

Comparison::Comparison(const Side& main, const Side& compared)
    : mainLabel(main.run.label),
      comparedLabel(compared.run.label),
      scope(countedText(scopeOf(main.scene.record()), scopeOf(compared.scene.record()))) {
  Rows(main, compared, rows).addAll();
}

QString Comparison::html(int columns) const {
  const QString gap = QStringLiteral("<td>&nbsp;&nbsp;&nbsp;</td>");
  const auto lines = (rows.size() + columns - 1) / columns;
  QString table = QStringLiteral("<table width='100%' cellspacing='0' cellpadding='1'><tr>");
  for (int column = 0; column < columns; ++column) {
    if (column > 0) table += gap;
    table += headCells();
  }
  for (qsizetype line = 0; line < lines; ++line) {
    table += QLatin1String("</tr><tr>");
    for (int column = 0; column < columns; ++column) {
      if (column > 0) table += gap;
      const qsizetype at = column * lines + line;
      if (at >= rows.size()) continue;
      const ComparisonRow& row = rows[at];
      table += cellOf(row.name, "left", false) +
               cellOf(row.main, "right", row.better == Better::main) +
               cellOf(row.compared, "right", row.better == Better::compared) +
               cellOf(row.verdict, "right", false);
    }
  }
  table += QLatin1String("</tr></table>");
  return titleOf(*this) + (verdict.isEmpty() ? QString() : QStringLiteral("<br>") + verdict) +
         table;
}

}  // namespace lanescope::ui
