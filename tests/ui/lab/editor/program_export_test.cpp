// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/program_export.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWidget>

#include "catalog/own/own_row.h"

namespace lanescope::ui {
namespace {

catalog::OwnKernel kernelOf(const std::string& text) {
  catalog::OwnKernel kernel;
  kernel.id = "sum.cu";
  kernel.text = text;
  kernel.entry = "sum";
  kernel.problem = catalog::OwnProblem::sum;
  kernel.parameters = {{"in", true, values::DType::float32, true},
                       {"out", true, values::DType::float32, false},
                       {"n", false, values::DType::int32, false}};
  catalog::addOwnKernel(kernel);
  return kernel;
}

TEST(ProgramExport, WritesTheProgramAndSaysHowToBuildIt) {
  const QTemporaryDir folder;
  QWidget window;
  ProgramExport exporter(window);
  QSignalSpy written(&exporter, &ProgramExport::written);
  QSignalSpy failed(&exporter, &ProgramExport::failed);
  const QString path = folder.filePath("sum_program.cu");
  exporter.write(kernelOf("__global__ void sum(const float* in, float* out, int n) {}\n"), {},
                 path);
  ASSERT_EQ(written.count(), 1);
  EXPECT_TRUE(written[0][0].toString().contains("nvcc -O3 -arch=native sum_program.cu"));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_TRUE(file.readAll().contains("::sum<<<"));
  exporter.write(kernelOf("int x;\n"), {}, folder.filePath("no/folder.cu"));
  EXPECT_EQ(failed.count(), 1);
  EXPECT_EQ(written.count(), 1);
}

TEST(ProgramExport, SaysWhyThereIsNoProgramBeforeItAsksForAFile) {
  QWidget window;
  ProgramExport exporter(window);
  QSignalSpy failed(&exporter, &ProgramExport::failed);
  exporter.ask(kernelOf("int main() { return 0; }\n"), {});
  ASSERT_EQ(failed.count(), 1);
  EXPECT_TRUE(failed[0][0].toString().contains("main"));
}

}  // namespace
}  // namespace lanescope::ui
