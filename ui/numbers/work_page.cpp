// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/work_page.h"

#include "app/text/text.h"
#include "ui/charts/work_chart.h"

namespace lanescope::ui {
namespace {

/// One block of every kernel can take so many elements.
constexpr std::int64_t kMostElements = 1024;

}  // namespace

ComparisonPage::Words WorkPage::words() {
  return {
      //: A button: counts operations and steps
      .begin = tr("Count"),
      .beginHelp =
          tr("Record the kernels in one block, from 2 to 1024 elements, and count from each record "
             "the operations and the longest chain of them."),
      .beginName = tr("Count work and depth"),
      .complaintName = tr("What prevents counting"),
      //: A tab with charts: against the size of the inputs
      .chartsTitle = tr("Over n"),
      .viewsName = tr("Views of work and depth"),
      .chartNames = {tr("Chart: work against n; the table has the numbers"),
                     tr("Chart: depth against n; the table has the numbers")},
      .tableName = tr("Work and depth"),
      .sentencesName = tr("Work and depth in words"),
  };
}

WorkPage::WorkPage(const PageContext& context, QWidget* parent)
    : ComparisonPage(context, values::Measure::work, words(), parent) {
  setProperty("manualPage", "numbers.md#work-and-depth");
  refresh();
}

void WorkPage::setKernel(const catalog::KernelRow& row) {
  // Every lesson on scans compares these two.
  if (!takeKernel(row, row.comparedSizes, {"scan_hillis_steele", "scan_blelloch"})) return;
  m_data.clear();
  refresh();
}

void WorkPage::begin(const values::BenchRequest&) {
  m_data.clear();
  refresh();
}

std::vector<std::int64_t> WorkPage::sizes() const {
  std::vector<std::int64_t> sizes;
  for (std::int64_t n = 2; n <= kMostElements; n *= 2) sizes.push_back(n);
  return sizes;
}

void WorkPage::add(const values::BenchSeries& series) {
  m_data.add(series);
  refresh();
}

void WorkPage::refresh() {
  auto [work, depth] = workCharts(m_data);
  QStringList sentences = m_data.sentences();
  if (sentences.isEmpty()) {
    sentences += tr("Count shows how much each algorithm computes, and in how many steps.");
  }
  show({std::move(work), std::move(depth)}, workTable(m_data), sentences);
}

QString WorkPage::title() const {
  //: Title of the saved charts. %1: id of the kernel
  return tr("Work and depth of %1").arg(toQString(kernel()->id));
}

QString WorkPage::fileName() const {
  return toQString(kernel()->id) + QStringLiteral("-work");
}

}  // namespace lanescope::ui
