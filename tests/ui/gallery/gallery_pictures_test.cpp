// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every kernel's picture in the gallery is made again from a run. Where the shipped one differs or
// is missing, the new one lies in the folder that the test names; copied to resources/gallery, it
// ships.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>

#include "app/text/text.h"
#include "resources/resources.h"
#include "tests/ui/gallery/miniature_maker.h"

namespace lanescope::ui {
namespace {

std::string write(const Miniature& miniature) {
  const QString folder = QDir::temp().filePath(QStringLiteral("lanescope_gallery"));
  QDir().mkpath(folder);
  const QString path = QStringLiteral("%1/%2.json").arg(folder, toQString(miniature.kernel));
  QFile file(path);
  if (file.open(QIODevice::WriteOnly)) file.write(QByteArray::fromStdString(miniature.toJson()));
  return path.toStdString();
}

TEST(GalleryPictures, EachIsWhatARunOnTheEmulatorDoes) {
  for (const catalog::KernelRow& row : catalog::kernels()) {
    SCOPED_TRACE(row.id);
    const Miniature* shipped = Miniature::shipped(row.id);
    if (!row.unrecorded.empty() || row.id == "dot_endless") {
      EXPECT_EQ(shipped, nullptr) << "a picture of a run that cannot have been";
      continue;
    }
    const Miniature made = tests::makeMiniature(row);
    EXPECT_TRUE(!made.nodes.empty() || !made.parts.empty()) << "it shows nothing";
    EXPECT_EQ(made.source, "Emulator");
    if (shipped == nullptr || *shipped != made) {
      ADD_FAILURE() << (shipped == nullptr ? "none ships" : "the one that ships is not of this run")
                    << "; it should be " << write(made);
    }
  }
}

TEST(GalleryPictures, AreOfKernelsThatThereAre) {
  const QDir folder(QFileInfo(resources::miniatureOf(QStringLiteral("x"))).path());
  const QStringList files = folder.entryList({QStringLiteral("*.json")});
  EXPECT_FALSE(files.isEmpty());
  for (const QString& file : files) {
    EXPECT_NE(catalog::lookUp(QFileInfo(file).baseName().toStdString()), nullptr)
        << file.toStdString();
  }
}

TEST(GalleryPictures, AProductsStepsLoadLessForEachResult) {
  const auto loads = [](const char* kernel) { return Miniature::shipped(kernel)->loadsPerResult; };
  EXPECT_EQ(loads("matmul_naive"), 256) << "a row of A and a column of B, 128 elements each";
  EXPECT_EQ(loads("matmul_tiled"), 16) << "each element once for a tile of 16 × 16";
  EXPECT_LT(loads("matmul_register_square"), loads("matmul_register_column"));
}

TEST(GalleryPictures, AMalformedOneIsRefused) {
  const Miniature* shipped = Miniature::shipped("dot_shared");
  ASSERT_NE(shipped, nullptr);
  EXPECT_EQ(Miniature::fromJson(shipped->toJson()), *shipped);
  Miniature broken = *shipped;
  broken.edges.push_back({0, 1'000'000});
  EXPECT_ANY_THROW((void)Miniature::fromJson(broken.toJson()));
  broken = *shipped;
  broken.isInputRow.clear();
  EXPECT_ANY_THROW((void)Miniature::fromJson(broken.toJson()));
  EXPECT_ANY_THROW((void)Miniature::fromJson("{}"));
  EXPECT_ANY_THROW((void)Miniature::fromJson("no JSON"));
}

}  // namespace
}  // namespace lanescope::ui
