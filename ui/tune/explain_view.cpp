// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/explain_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/engine/engine_thread.h"
#include "app/text/list_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/charts/chart_model.h"
#include "ui/tune/tune_words.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

using tune::Metric;
using tune::MetricWords;

/// A smaller ratio tells nothing.
constexpr double kNotable = 1.1;

/// Each row says what is compared, and its value in A and in B.
ChartTable tableFrom(const QStringList& titles, std::vector<QStringList> rows) {
  ChartTable table;
  for (const QString& title : titles) table.columns.push_back({title, !table.columns.empty()});
  table.rows = rows.size();
  table.text = [rows = std::move(rows)](std::size_t row, std::size_t column) {
    return rows[row][static_cast<qsizetype>(column)];
  };
  return table;
}

QString occupancyText(const tune::SweepCell& cell) {
  //: The occupancy is not known
  if (!cell.occupancy || !cell.occupancy->residency) return ExplainView::tr("not known");
  //: %1: a number; % is percent
  const QString part = ExplainView::tr("%1%").arg(100 * cell.occupancy->part(), 0, 'f', 0);
  const QString limits = limitersText(*cell.occupancy);
  //: An occupancy. %1: "50%"; %2: what limits it, "registers and shared memory"
  return limits.isEmpty() ? part : ExplainView::tr("%1, limited by %2").arg(part, limits);
}

}  // namespace

ExplainView::ExplainView(app::EngineThread& engine, QWidget* parent)
    : QWidget(parent),
      m_engine(engine),
      m_words(makeWords(this, "", tr("What tells the launches apart"))),
      m_model(new ChartModel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 6, 0, 0);
  layout->addWidget(m_words);
  QTableView* table = makeTable(*m_model, tr("Two launches compared"));
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  layout->addWidget(table, 1);
  clear();
  using Engine = app::EngineThread;
  connect(&engine, &Engine::runFinished, this,
          [this](quint64 id, const std::shared_ptr<const values::RunResult>& result) {
            if (id != 0 && id == m_id) take(*result);
          });
  connect(&engine, &Engine::failed, this,
          [this](quint64 id, values::ErrorKind kind, const QString& why) {
            if (id == 0 || id != m_id) return;
            m_id = 0;
            if (kind == values::ErrorKind::cancelled) return;
            m_words->setText(why);
            emit failed(why);
          });
}

void ExplainView::clear() {
  if (m_id != 0) m_engine.cancel(std::exchange(m_id, 0));
  m_model->setTable(tableFrom(
      {//: Heading of a column: names of counters
       tr("Counter"),
       //: Heading of a column: the first of two launches
       tr("A"),
       //: Heading of a column: the second of two launches
       tr("B")},
      {}));
  m_words->setText(
      tr("Choose two cells of the heat map, with a click or with Space, and press "
         "Explain."));
}

void ExplainView::compare(const tune::SweepResults& results, std::size_t a, std::size_t b,
                          const values::Target& target) {
  clear();
  m_kernel = results.space.kernel();
  m_target = target;
  m_recordedSize = 0;
  for (const auto& [side, at] : {std::pair(0U, a), std::pair(1U, b)}) {
    m_sides[side] = {launchText(results, at), results.cells[at], {}};
  }
  m_words->setText(tr("Recording both launches…"));
  recordNext();
}

void ExplainView::recordNext() {
  const auto next = std::ranges::find_if(
      m_sides, [](const Side& side) { return !side.cell.counters.has_value(); });
  if (next == m_sides.end()) {
    m_words->setText(sentence());
    return m_model->setTable(table());
  }
  values::RunRequest request;
  request.kernel = m_kernel;
  request.parameters = next->cell.parameters;
  const bool isOfMatrices = catalog::takesMatrices(catalog::find(m_kernel));
  if (!isOfMatrices) request.parameters.n = std::min(request.parameters.n, kMostRecorded);
  m_recordedSize = request.parameters.n;
  request.target = m_target;
  request.record = true;
  request.hardwareCounters = true;
  m_id = m_engine.run(std::move(request));
}

void ExplainView::take(const values::RunResult& result) {
  m_id = 0;
  const auto next = std::ranges::find_if(
      m_sides, [](const Side& side) { return !side.cell.counters.has_value(); });
  if (!result.counters) {
    m_words->setText(tr("There is no record of this kernel, so that nothing can be counted."));
    return;
  }
  next->cell.counters = result.counters;
  next->cell.state = tune::SweepCell::State::measured;
  next->hardware = result.hardwareCounters;
  recordNext();
}

QString ExplainView::sentence() const {
  const tune::SweepCell& a = m_sides[0].cell;
  const tune::SweepCell& b = m_sides[1].cell;
  QStringList sentences;
  const auto timeA = a.value(Metric::time);
  const auto timeB = b.value(Metric::time);
  if (timeA && timeB) {
    const bool isFaster = *timeA <= *timeB;
    //: A, B: two launches. %1: a number, "1.25"
    sentences +=
        (isFaster
             ? tr("B takes %1 times as long as A.")
             : /*: A, B: two launches. %1: a number, "1.25" */ tr("A takes %1 times as long as B."))
            .arg(isFaster ? *timeB / *timeA : *timeA / *timeB, 0, 'f', 2);
  }
  std::vector<std::pair<double, QString>> differences;
  for (const MetricWords& words : tune::kMetrics) {
    if (words.metric == Metric::time) continue;
    const double first = a.value(words.metric).value_or(0);
    const double second = b.value(words.metric).value_or(0);
    const double less = std::min(first, second);
    const double more = std::max(first, second);
    if (more <= 0 || more < kNotable * less) continue;
    //: In a list. A, B: two launches. %1: name of a counter; %2, %3: numbers
    differences.emplace_back(less > 0 ? more / less : HUGE_VAL, tr("%1 (%2 in A, %3 in B)")
                                                                    .arg(metricTitle(words.metric))
                                                                    .arg(first, 0, 'f', 2)
                                                                    .arg(second, 0, 'f', 2));
  }
  std::ranges::sort(differences, std::greater(), [](const auto& each) { return each.first; });
  QStringList parts;
  for (const auto& [factor, text] : differences) parts += text;
  sentences += parts.isEmpty() ? tr("The record counts the same for a warp and for a request.")
                               : /*: %1: names of counters with their numbers, a list */ tr(
                                     "These differ, the largest difference first: %1.")
                                     .arg(commaList(parts));
  if (a.occupancy && b.occupancy && std::abs(a.occupancy->part() - b.occupancy->part()) > 0.01) {
    //: A, B: two launches. %1, %2: "50%, limited by registers"
    sentences +=
        tr("The occupancy is %1 in A and %2 in B.").arg(occupancyText(a), occupancyText(b));
  }
  //: %L1: a number
  if (m_recordedSize > 0) sentences += tr("Recorded with n = %L1.").arg(m_recordedSize);
  for (const Side& side : m_sides) {
    if (!side.hardware || side.hardware->launch || side.hardware->reason.empty()) continue;
    sentences += sentenceText(side.hardware->reason);
    break;
  }
  return sentences.join(QLatin1Char(' '));
}

ChartTable ExplainView::table() const {
  std::vector<QStringList> rows;
  const tune::SweepCell& a = m_sides[0].cell;
  const tune::SweepCell& b = m_sides[1].cell;
  for (const MetricWords& words : tune::kMetrics) {
    if (words.metric == Metric::time && a.samples.empty() && b.samples.empty()) continue;
    rows.push_back(
        {metricTitle(words.metric), valueText(a, words.metric), valueText(b, words.metric)});
  }
  if (a.occupancy || b.occupancy) {
    rows.push_back({//: Name of a row: how many warps a multiprocessor keeps ready
                    tr("Occupancy"), occupancyText(a), occupancyText(b)});
  }
  for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
    const auto read = [&](const Side& side) {
      if (!side.hardware || !side.hardware->launch) return QString();
      return QLocale().toString(
          static_cast<qulonglong>((*side.hardware->launch).*(metric.access).*(metric.counter)));
    };
    const QStringList row{
        //: Name of a row: a counter that the GPU has counted itself. %1: its name
        tr("GPU: %1").arg(toQString(metric.title)), read(m_sides[0]), read(m_sides[1])};
    if (!row[1].isEmpty() || !row[2].isEmpty()) rows.push_back(row);
  }
  return tableFrom(
      {//: Heading of a column: names of counters
       tr("Counter"),
       //: Heading of a column. %1: a launch, "block 256"
       tr("A: %1").arg(m_sides[0].name),
       //: Heading of a column. %1: a launch, "block 256"
       tr("B: %1").arg(m_sides[1].name)},
      std::move(rows));
}

}  // namespace lanescope::ui
