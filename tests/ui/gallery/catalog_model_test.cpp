// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/catalog_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <algorithm>
#include <set>
#include <string>

#include "ui/gallery/catalog_filter.h"
#include "ui/kernel/catalog_view.h"

namespace lanescope::ui {
namespace {

TEST(CatalogModel, KeepsTheRulesOfModels) {
  CatalogModel model(catalog::kernels());
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setPitfallIcon({});
  EXPECT_GT(model.rowCount({}), 0);
}

TEST(CatalogModel, HoldsEveryKernelOnceUnderItsFamily) {
  const CatalogModel model(catalog::kernels());
  int kernels = 0;
  for (int family = 0; family < model.rowCount({}); ++family) {
    const QModelIndex parent = model.index(family, 0, {});
    EXPECT_FALSE(parent.flags().testFlag(Qt::ItemIsSelectable));
    kernels += model.rowCount(parent);
  }
  EXPECT_EQ(kernels, static_cast<int>(catalog::kernels().size()));
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const QModelIndex index = model.indexOf(QString::fromUtf8(row.id.data()));
    ASSERT_TRUE(index.isValid()) << row.id;
    EXPECT_EQ(index.data(Qt::DecorationRole).isValid(), !row.breaks.empty());
    EXPECT_EQ(index.data(Qt::AccessibleTextRole).toString().toStdString(), row.title);
    EXPECT_FALSE(index.data().toString().isEmpty());
    EXPECT_FALSE(index.data(Qt::ToolTipRole).toString().isEmpty());
  }
  EXPECT_FALSE(model.indexOf(QStringLiteral("no_such_kernel")).isValid());
}

TEST(CatalogModel, AFamilyIsALadderOfNumberedSteps) {
  const CatalogModel model(catalog::kernels());
  const auto stepOf = [&](const char* kernel) {
    const QModelIndex index = model.indexOf(QString::fromUtf8(kernel));
    return index.data(CatalogModel::StepRole).toString() + QLatin1Char(' ') +
           index.data().toString();
  };
  EXPECT_EQ(stepOf("dot_shared"), QStringLiteral("4 Shared-memory tree"));
  EXPECT_EQ(stepOf("reduce_shuffle"), QStringLiteral("8 Warp shuffle"));
  EXPECT_EQ(stepOf("matmul_swapped"), QStringLiteral("1 Swapped: rows along x"));
  // What the steps are measured against is no step, and a pitfall leads nowhere.
  EXPECT_EQ(stepOf("scan_cub"), QStringLiteral(" By CUB, NVIDIA's library"));
  EXPECT_EQ(stepOf("dot_no_bounds"), QStringLiteral(" No bounds check"));
  // The numbers of a ladder go up one by one.
  for (int family = 0; family < model.rowCount({}); ++family) {
    const QModelIndex parent = model.index(family, 0, {});
    int last = 0;
    for (int row = 0; row < model.rowCount(parent); ++row) {
      const QString step = model.index(row, 0, parent).data(CatalogModel::StepRole).toString();
      if (step.isEmpty()) continue;
      EXPECT_TRUE(step.toInt() == last + 1 || (step.toInt() == last && last > 0))
          << parent.data().toString().toStdString() << ": " << step.toStdString();
      last = step.toInt();
    }
  }
}

values::DeviceInfo smallGpu() {
  values::DeviceInfo gpu;
  gpu.backend = values::BackendChoice::cuda;
  gpu.name = "Small GPU";
  gpu.available = true;
  gpu.computeCapability = 75;
  return gpu;
}

TEST(CatalogModel, GreysWhatNoDeviceCanRunAndSaysWhy) {
  CatalogModel model(catalog::kernels());
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  const QModelIndex cluster = model.indexOf(QStringLiteral("reduce_cluster"));
  const auto isGreyed = [&] { return cluster.data(Qt::ForegroundRole).isValid(); };
  EXPECT_FALSE(isGreyed());  // no device is known yet
  const values::DeviceInfo gpu = smallGpu();
  model.setDevices({gpu});
  EXPECT_TRUE(isGreyed());
  const QString reason =
      QStringLiteral("reduce_cluster needs a GPU of compute capability 9.0; Small GPU has 7.5.");
  EXPECT_EQ(cluster.data(CatalogModel::MissingRole).toString(), reason);
  EXPECT_TRUE(cluster.data(Qt::ToolTipRole).toString().endsWith(reason));
  EXPECT_TRUE(cluster.data(Qt::AccessibleDescriptionRole).toString().endsWith(reason));
  EXPECT_TRUE(cluster.flags().testFlag(Qt::ItemIsSelectable));  // its source can be read
  EXPECT_FALSE(model.indexOf(QStringLiteral("dot_shared")).data(Qt::ForegroundRole).isValid());

  values::DeviceInfo emulator;
  emulator.available = true;
  model.setDevices({gpu, emulator});
  EXPECT_FALSE(isGreyed());
}

TEST(CatalogModel, SaysInALineWhatAKernelTeachesOrWhyItIsGrey) {
  CatalogModel model(catalog::kernels());
  const QModelIndex cluster = model.indexOf(QStringLiteral("reduce_cluster")).siblingAtColumn(1);
  EXPECT_EQ(cluster.data().toString().toStdString(), catalog::find("reduce_cluster").summary);
  model.setDevices({smallGpu()});
  EXPECT_EQ(cluster.data(), cluster.data(CatalogModel::MissingRole));
  for (int family = 0; family < model.rowCount({}); ++family) {
    EXPECT_FALSE(model.index(family, 1, {}).data().toString().isEmpty()) << family;
  }
}

std::set<std::string> kernelsFoundBy(const char* words) {
  CatalogModel model(catalog::kernels());
  CatalogFilter filter;
  const QAbstractItemModelTester tester(&filter,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  filter.setSourceModel(&model);
  filter.setWords(QString::fromUtf8(words));
  std::set<std::string> found;
  for (int family = 0; family < filter.rowCount(); ++family) {
    const QModelIndex parent = filter.index(family, 0);
    EXPECT_GT(filter.rowCount(parent), 0) << "a family without kernels";
    for (int row = 0; row < filter.rowCount(parent); ++row) {
      found.insert(
          filter.index(row, 0, parent).data(CatalogModel::KernelIdRole).toString().toStdString());
    }
  }
  return found;
}

TEST(CatalogFilter, FindsByAnyWordOfNameTitleTeachingAndFinding) {
  EXPECT_EQ(kernelsFoundBy("").size(), catalog::kernels().size());
  EXPECT_EQ(kernelsFoundBy("  blelloch PADDED "), (std::set<std::string>{"scan_blelloch_padded"}));
  EXPECT_EQ(kernelsFoundBy("dot_cublas"), (std::set<std::string>{"dot_cublas"}));
  EXPECT_TRUE(kernelsFoundBy("harris").contains("reduce_sequential"));
  EXPECT_TRUE(kernelsFoundBy("shared").contains("dot_shared")) << "a part of its id";
  EXPECT_EQ(kernelsFoundBy("no such words"), std::set<std::string>());
  EXPECT_EQ(kernelsFoundBy("(["), std::set<std::string>()) << "no pattern, but text";

  std::set<std::string> races;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    if (std::ranges::count(row.findings, trace::FindingKind::race) > 0) races.emplace(row.id);
  }
  ASSERT_GE(races.size(), 3U);
  EXPECT_EQ(kernelsFoundBy("race"), races) << "\"trace\" has no race in it";
}

TEST(CatalogView, ChoosingAKernelTellsIt) {
  CatalogView view;
  QSignalSpy chosen(&view, &CatalogView::kernelChosen);
  view.choose(QStringLiteral("dot_global"));
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen[0][0].toString(), QStringLiteral("dot_global"));
  view.choose(QStringLiteral("no_such_kernel"));
  EXPECT_EQ(chosen.count(), 1);
  EXPECT_EQ(view.kernel(), QStringLiteral("dot_global"));
}

}  // namespace
}  // namespace lanescope::ui
