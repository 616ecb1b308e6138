// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/work_panel.h"

#include <QPushButton>

#include "ui/charts/work_chart.h"
#include "ui/kernel/page_context.h"

namespace lanescope::ui {
namespace {

/// As far as one block of every kernel goes.
constexpr std::int64_t kMostElements = 1024;

}  // namespace

ComparisonPage::Words WorkPanel::words() {
  return {
      .begin = tr("Count"),
      .beginHelp =
          tr("Record the kernels in one block, from 2 to 1024 elements, and count from each record "
             "the operations and the longest chain of them."),
      .beginName = tr("Count work and depth"),
      .complaintName = tr("What prevents counting"),
      .viewsName = tr("Views of work and depth"),
      .chartNames = {tr("Chart: work against n; the table has the numbers"),
                     tr("Chart: depth against n; the table has the numbers")},
      .tableName = tr("Work and depth"),
      .sentencesName = tr("Work and depth in words"),
      .savePicture = tr("Save the chart of work"),
      .saveTable = tr("Save work and depth"),
      .file = QStringLiteral("-work"),
  };
}

WorkPanel::WorkPanel(const PageContext& context, QWidget* parent)
    : ComparisonPage(words(), parent) {
  setProperty("manualPage", "numbers.md#work-and-depth");
  connect(&beginButton(), &QPushButton::clicked, this, &WorkPanel::count);
  refresh();
  tellPage(context, this);
  connect(this, &WorkPanel::countRequested, this,
          [this, context](const std::vector<std::int64_t>& sizes) { countOver(context, sizes); });
  connect(this, &WorkPanel::failed, &context.messages, &MessageStrip::sayTrouble);
  connect(&context.controller, &RunController::benchPoint, this,
          [this](const values::BenchSeries& series) {
            if (!series.accuracy && series.work) add(series);
          });
}

void WorkPanel::countOver(const PageContext& context, const std::vector<std::int64_t>& sizes) {
  std::optional<values::BenchRequest> request = benchRequest(context, sizes);
  if (!request) return;
  request->measure = values::Measure::work;
  request->compared = compared(request->parameters);
  emit wanted();
  begin();
  context.controller.measure(*request);
}

void WorkPanel::setKernel(const catalog::KernelRow& row) {
  // The two that every lesson on scans compares.
  if (takeKernel(row, {"scan_hillis_steele", "scan_blelloch"})) begin();
}

void WorkPanel::begin() {
  m_data.clear();
  refresh();
}

void WorkPanel::add(const values::BenchSeries& series) {
  m_data.add(series);
  refresh();
}

ComparisonPage::Shown WorkPanel::shown() const {
  auto [work, depth] = workCharts(m_data);
  QStringList sentences = m_data.sentences();
  if (sentences.isEmpty()) {
    sentences += tr("Count shows how much each algorithm computes, and in how many steps.");
  }
  return {{std::move(work), std::move(depth)}, workTable(m_data), sentences};
}

void WorkPanel::count() {
  if (!beginButton().isEnabled()) return;
  std::vector<std::int64_t> sizes;
  for (std::int64_t n = 2; n <= kMostElements; n *= 2) sizes.push_back(n);
  emit countRequested(sizes);
}

}  // namespace lanescope::ui
