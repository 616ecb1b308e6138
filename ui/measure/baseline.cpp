// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/baseline.h"

#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <optional>

#include "app/engine/background.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/text.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

using results::ComparedTime;

/// "12% less time", "8% more time".
QString changeText(const ComparedTime& time) {
  if (!time.isClear()) return Baseline::tr("no difference shown");
  const double percent = 100 * std::abs(time.ratio.value - 1);
  const QString figure = shownNumber(percent, 'g', percent < 10 ? 2 : 3);
  //: How a time has changed. %1: a number
  return time.ratio.value < 1
             ? Baseline::tr("%1% less time").arg(figure)
             : /*: How a time has changed. %1: a number */ Baseline::tr("%1% more time")
                   .arg(figure);
}

const ComparedTime* changeOf(const std::vector<ComparedTime>& changes,
                             const results::TimingPoint& point) {
  if (point.recorded) return nullptr;
  const std::string name = point.onCpu ? point.name.toStdString() : point.kernel;
  const auto found = std::ranges::find_if(changes, [&](const ComparedTime& change) {
    return change.n == point.n && change.cache == point.cache && change.onCpu == point.onCpu &&
           change.subject == name;
  });
  return found == changes.end() ? nullptr : &*found;
}

}  // namespace

Baseline::Baseline(QWidget* page)
    : QObject(page),
      //: A button: keeps what was measured, so that later measurements are compared with it
      m_button(makeSegment(page, tr("Baseline"),
                           tr("Keeps what was measured. Later measurements of the same problem are "
                              "compared with it, in the chart and in the table."),
                           tr("Keep as baseline"))) {
  m_button->setCheckable(true);
  m_button->setEnabled(false);
  connect(m_button, &QToolButton::toggled, this, &Baseline::keep);
}

void Baseline::keep(bool wanted) {
  m_kept = wanted ? m_measured : nullptr;
  m_button->setEnabled(m_kept != nullptr || m_measured != nullptr);
  compare();
}

void Baseline::clearMeasured() {
  m_measured.reset();
  m_button->setEnabled(m_kept != nullptr);
  m_changes.clear();
  ++m_comparison;
}

void Baseline::setMeasured(const values::BenchResult& result) {
  m_measured = std::make_shared<const values::BenchResult>(result);
  m_button->setEnabled(true);
  compare();
}

void Baseline::compare() {
  m_changes.clear();
  const int comparison = ++m_comparison;
  emit changed();
  if (m_kept == nullptr || m_measured == nullptr || m_kept == m_measured ||
      !results::areOfSameProblem(m_kept->kernel, m_kept->parameters, m_measured->kernel,
                                 m_measured->parameters)) {
    return;
  }
  const auto show = [this, comparison](std::vector<ComparedTime> changes) {
    if (comparison != m_comparison) return;
    m_changes = std::move(changes);
    emit changed();
  };
  app::inBackground(
      this, tr("The comparison with the baseline"),
      [kept = m_kept, measured = m_measured] {
        return results::compareTimes({*kept, *measured});
      },
      show, [show](const values::Error&) { show({}); });
}

void Baseline::addTo(const std::string& kernel, const values::Parameters& parameters,
                     results::TimingData& data) const {
  if (m_kept == nullptr || m_kept == m_measured) return;
  if (!results::areOfSameProblem(m_kept->kernel, m_kept->parameters, kernel, parameters)) return;
  data.addRecorded(*m_kept, results::TimingData::Part::all);
}

ChartTable Baseline::withChanges(ChartTable table, const results::TimingData& shown) const {
  if (m_changes.empty()) return table;
  constexpr std::size_t kColumn = 3;  // behind the value
  table.columns.insert(table.columns.begin() + kColumn, {tr("Against the baseline"), true});
  const auto changeOfRow = [changes = m_changes, points = shown.points(),
                            item = table.item](std::size_t row) -> std::optional<ComparedTime> {
    const auto index = item ? item(row) : std::nullopt;
    if (!index || *index >= points.size()) return std::nullopt;
    const ComparedTime* change = changeOf(changes, points[*index]);
    return change != nullptr ? std::optional(*change) : std::nullopt;
  };
  table.text = [changeOfRow, text = table.text](std::size_t row, std::size_t column) {
    if (column != kColumn) return text(row, column > kColumn ? column - 1 : column);
    const std::optional<ComparedTime> change = changeOfRow(row);
    return change ? changeText(*change) : QString();
  };
  table.tone = [changeOfRow](std::size_t row, std::size_t column) {
    const auto change = column == kColumn ? changeOfRow(row) : std::nullopt;
    if (!change || !change->isClear()) return ChartTable::Tone::plain;
    return change->ratio.value < 1 ? ChartTable::Tone::better : ChartTable::Tone::worse;
  };
  return table;
}

QStringList Baseline::sentences() const {
  if (m_kept == nullptr) return {};
  QStringList sentences{
      //: %1: id of the kernel; %2: a date
      tr("The baseline is %1, measured %2. The table says what changes against it.")
          .arg(toQString(m_kept->kernel), localDate(toQString(m_kept->date)))};
  for (const ComparedTime& change : m_changes) {
    if (change.onCpu || change.n != m_changes.back().n) continue;
    //: %1: name of what was timed; %2: a size, "2²⁰"; %3: how it has changed, "12.0% less time"
    sentences += tr("%1 against the baseline at n = %2: %3.")
                     .arg(change.what, sizeName(change.n), changeText(change));
  }
  return sentences;
}

}  // namespace lanescope::ui
