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
#include "app/text/text.h"
#include "ui/history/comparison_model.h"
#include "ui/history/history_model.h"
#include "ui/widgets/number_table.h"

namespace lanescope::ui {
namespace {

/// "dot_shared, 2026-11-22 14:03, before the change".
QString titleOf(const history::Entry& entry) {
  QStringList parts{entry.kernel, localDate(entry.date)};
  if (!entry.tag.isEmpty()) parts += entry.tag;
  return parts.join(QStringLiteral(", "));
}

}  // namespace

ComparisonView::ComparisonView(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_words(new QLabel(this)),
      m_model(new ComparisonModel(this)) {
  m_title->setProperty("look", "heading");
  m_title->setTextFormat(Qt::PlainText);
  m_title->setWordWrap(true);
  m_title->setAccessibleName(tr("What is compared"));
  m_words->setProperty("look", "muted");
  m_words->setWordWrap(true);
  m_words->setAccessibleName(tr("The comparison in words"));
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
  m_title->setText(tr("Compared with %1").arg(titles.front()));
  m_words->setText(tr("Comparing …"));
  m_model->setTimes({}, titles);
  app::inBackground(
      this, tr("The comparison"),
      [results, stop = m_stop.get_token()] { return compareTimes(*results, stop); },
      [this, titles, generation = m_generation](const std::vector<ComparedTime>& times) {
        if (generation == m_generation) showTimes(times, titles);
      },
      [this, generation = m_generation](const values::Error& error) {
        if (generation == m_generation) m_words->setText(toQString(error.what()));
      });
}

void ComparisonView::showTimes(const std::vector<ComparedTime>& times, const QStringList& titles) {
  m_model->setTimes(times, titles);
  m_words->setText(times.empty() ? tr("They have timed nothing at the same size. The emulator's "
                                      "times are not compared.")
                                 : tr("Ratio: how many times as long it takes, of the medians, "
                                      "with the bootstrap's 95% "
                                      "interval. Where that holds 1, no difference is shown."));
  emit compared();
}

}  // namespace lanescope::ui
