// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/comparison_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>
#include <tuple>

#include "app/engine/background.h"
#include "app/results/compared_times.h"
#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/charts/chart_model.h"
#include "ui/history/history_model.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

using results::ComparedTime;

/// "dot_shared, 2026-11-22 14:03, before the change".
QString titleOf(const history::Entry& entry) {
  QStringList parts{entry.kernel, localDate(entry.date)};
  if (!entry.tag.isEmpty()) parts += entry.tag;
  return commaList(parts);
}

QString ratioText(double ratio) {
  return shownNumber(ratio, 'g', 4);
}

QString verdictOf(const ComparedTime& time) {
  if (!time.isClear()) return ComparisonView::tr("no difference shown");
  //: The compared benchmark takes longer
  return time.ratio.value > 1
             ? ComparisonView::tr("slower")
             : /*: The compared benchmark takes less time */ ComparisonView::tr("faster");
}

QStringList cellsOf(const ComparedTime& time, const QStringList& titles) {
  const bool isCold = time.cache == values::Cache::cold;
  return {//: %1: name of a kernel or of a CPU variant that was timed with an empty cache
          sizeName(time.n), isCold ? ComparisonView::tr("%1, cold").arg(time.what) : time.what,
          titles.value(static_cast<qsizetype>(time.other)), timeText(time.before),
          timeText(time.now), ratioText(time.ratio.value),
          //: An interval. %1, %2: its ends, "0.98"
          ComparisonView::tr("%1 to %2")
              .arg(ratioText(time.ratio.interval.low), ratioText(time.ratio.interval.high)),
          verdictOf(time)};
}

/// One row for each size and item. `titles` names the benchmarks.
ChartTable tableOf(const std::vector<ComparedTime>& times, const QStringList& titles) {
  ChartTable table;
  table.columns = {{//: Heading of a column: the size
                    ComparisonView::tr("n"), true},
                   {//: Heading of a column: names of kernels and CPU variants
                    ComparisonView::tr("Variant")},
                   {//: Heading of a column: the benchmark that is compared with the first
                    ComparisonView::tr("Compared")},
                   {//: Heading of a column: the median time of the first benchmark
                    ComparisonView::tr("First median"), true},
                   {//: Heading of a column: the median time of the compared benchmark
                    ComparisonView::tr("Median"), true},
                   {//: Heading of a column: the quotient of the medians
                    ComparisonView::tr("Ratio"), true},
                   {//: Heading of a column: the confidence interval of the ratio
                    ComparisonView::tr("95% interval"), true},
                   {//: Heading of a column: slower, faster, or no difference shown
                    ComparisonView::tr("Verdict")}};
  table.rows = times.size();
  table.text = [times, titles](std::size_t row, std::size_t column) {
    return cellsOf(times[row], titles).value(static_cast<qsizetype>(column));
  };
  return table;
}

}  // namespace

ComparisonView::ComparisonView(QWidget* parent)
    : QWidget(parent),
      m_title(makeWords(this, "heading", tr("What is compared"))),
      m_words(makeWords(this, "muted", tr("The comparison in words"))),
      m_model(new ChartModel(this)) {
  m_title->setTextFormat(Qt::PlainText);
  auto* close = new QPushButton(tr("Close the comparison"), this);
  connect(close, &QPushButton::clicked, this, [this] {
    stop();
    hide();
  });
  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(close, 0, Qt::AlignTop);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 4, 0, 0);
  layout->setSpacing(6);
  layout->addLayout(head);
  //: Name of the table for screen readers
  layout->addWidget(makeTable(*m_model, tr("Comparison")), 1);
  layout->addWidget(m_words);
}

ComparisonView::~ComparisonView() {
  m_stop.request_stop();
}

void ComparisonView::stop() {
  m_stop.request_stop();
  m_stop = std::stop_source();
  ++m_generation;
}

void ComparisonView::compare(std::vector<history::Whole> benchmarks) {
  stop();
  std::ranges::sort(benchmarks, {}, [](const history::Whole& each) {
    return std::tuple(each.entry.date, each.entry.id);
  });
  auto results = std::make_shared<std::vector<values::BenchResult>>();
  QStringList titles;
  for (history::Whole& each : benchmarks) {
    titles += titleOf(each.entry);
    results->push_back(std::move(*each.benchmark));
  }
  //: %1: kernel, date and tag of the first benchmark
  m_title->setText(tr("Compared with %1").arg(titles.front()));
  //: Shown while two benchmarks are compared
  m_words->setText(tr("Comparing…"));
  m_model->setTable(tableOf({}, titles));
  //: What is being made: "The comparison needs more memory than …"
  app::inBackground(
      this, tr("The comparison"),
      [results, stop = m_stop.get_token()] { return results::compareTimes(*results, stop); },
      [this, titles, generation = m_generation](const std::vector<ComparedTime>& times) {
        if (generation == m_generation) showTimes(times, titles);
      },
      [this, generation = m_generation](const values::Error& error) {
        if (generation == m_generation) m_words->setText(sentenceText(error.what()));
      });
}

void ComparisonView::showTimes(const std::vector<ComparedTime>& times, const QStringList& titles) {
  m_model->setTable(tableOf(times, titles));
  m_words->setText(
      times.empty() ? tr("These benchmarks timed nothing in common at any size. The emulator's "
                         "times are not compared.")
                    : tr("The ratio of the medians says how many times as long it takes. The 95% "
                         "interval is from the bootstrap; if it holds 1, no difference is shown."));
  emit compared();
}

}  // namespace lanescope::ui
