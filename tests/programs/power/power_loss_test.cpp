// SPDX-License-Identifier: GPL-3.0-or-later
//
// The power fails while a file is written, at each change of the disk: the file is there whole, as
// it was before or as it shall be, and as it shall be once the program has ended. With
// LANESCOPE_POWER_LOSSES=N each file loses power N times.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <regex>
#include <string>
#include <vector>

#include "tests/programs/power/recorded_program.h"
#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

struct Saving {
  std::string name;
  QString program;
  QStringList arguments;
  QString file;  ///< that it writes, or folder
  /// Whether the new one is on the disk when the program has ended; QSettings leaves this open.
  bool isSynced = true;
};

void PrintTo(const Saving& saving, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << saving.name;
}

const QString kFormats = QStringLiteral(LANESCOPE_FORMATS) + "/0.1";

std::vector<Saving> savings() {
  const QStringList few{"--backend", "emulator", "--n", "64", "--block", "32"};
  const auto command = [&](const std::string& name, const QStringList& words,
                           const QString& file) -> Saving {
    return {name, LANESCOPE_PROGRAM, words + QStringList{"--out", file} + few, file};
  };
  const QStringList render{"render", "dot_shared", "--size", "320x240"};
  const QStringList trace{"trace", "dot_shared"};
  return {
      command("RunCsv", {"run", "dot_shared"}, "r.csv"),
      command("TraceJson", trace, "t.json"),
      command("TracePerfetto", trace, "t.perfetto.json"),
      command("RenderPng", render, "p.png"),
      command("RenderSvg", render, "p.svg"),
      command("RenderGif", render, "p.gif"),
      command("RenderMp4", render + QStringList{"--steps", "1..3"}, "p.mp4"),
      command("RenderFolder", render + QStringList{"--steps", "1..3"}, "frames"),
      {"BenchCsv",
       LANESCOPE_PROGRAM,
       {"bench", "dot_shared", "--samples", "3", "--max-time", "0", "--sizes", "256", "--backend",
        "emulator", "--out", "b.csv"},
       "b.csv"},
      {"HistoryExport",
       LANESCOPE_PROGRAM,
       {"history", "export", "1", "--out", "e.recording.json", "--history", "h.sqlite"},
       "e.recording.json"},
      {"Equalize",
       LANESCOPE_PROGRAM,
       {"equalize", "in.png", "out.png", "--backend", "emulator"},
       "out.png"},
      {"Session",
       LANESCOPE_POWER_WRITER,
       {"session", kFormats + "/session.lanescope", "s.lanescope"},
       "s.lanescope"},
      {"Settings", LANESCOPE_POWER_WRITER, {"settings", "s.conf"}, "s.conf", false},
  };
}

/// What belongs to the file, or to the folder.
FolderContent partOf(const FolderContent& all, const std::string& file) {
  FolderContent part;
  for (const auto& [name, content] : all) {
    if (name == file || name.starts_with(file + "/")) part[name] = content;
  }
  return part;
}

class PowerLoss : public testing::TestWithParam<Saving> {
 protected:
  /// What the programs read.
  void SetUp() override {
    QFile::copy(kFormats + "/history.sqlite", m_folder.filePath("h.sqlite"));
    QImage image(16, 16, QImage::Format_Grayscale8);
    image.fill(Qt::gray);
    ASSERT_TRUE(image.save(m_folder.filePath("in.png")));
  }

  void expectWhole() {
    const Saving& saving = GetParam();
    const std::string file = saving.file.toStdString();
    const FolderContent allBefore = content(m_folder);
    RecordedProgram program(saving.program, saving.arguments, m_folder.path());
    const FolderContent before = partOf(allBefore, file);
    const FolderContent after = partOf(content(m_folder), file);
    EXPECT_TRUE(before != after);
    EXPECT_FALSE(after.empty());
    // A name that nobody takes for the file's; a scratch folder is removed by the next command.
    const std::regex temporary(R"(\.lanescope-\w{6}/.*|[^/]+\.(\w{6}|lock)|h\.sqlite-(shm|wal))");
    const int losses = qEnvironmentVariableIsSet("LANESCOPE_POWER_LOSSES")
                           ? qEnvironmentVariableIntValue("LANESCOPE_POWER_LOSSES")
                           : kLosses;
    int unchanged = 0;
    program.losePower(losses, [&](const RecordedProgram::Loss& loss) {
      const FolderContent left = content(loss.folder);
      const FolderContent now = partOf(left, file);
      if (now == before) ++unchanged;
      EXPECT_TRUE(now == after || (now == before && !(loss.isAtEnd && saving.isSynced)))
          << file << " is not whole";
      for (const auto& [name, bytes] : left) {
        EXPECT_TRUE(now.contains(name) || allBefore.contains(name) ||
                    std::regex_match(name, temporary))
            << name << " is left";
      }
    });
    RecordProperty("losses", losses);
    RecordProperty("unchanged", unchanged);
  }

  static FolderContent content(const QTemporaryDir& folder) {
    return contentOfFolder(folder.path().toStdString());
  }

  QTemporaryDir m_folder;

 private:
  static constexpr int kLosses = 25;
};

TEST_P(PowerLoss, LeavesANewFileWholeOrAbsent) {
  expectWhole();
}

TEST_P(PowerLoss, LeavesTheOldFileOrTheNewOneWhole) {
  const QString path = m_folder.filePath(GetParam().file);
  if (QFileInfo(path).suffix().isEmpty()) {
    QDir().mkdir(path);
  } else {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("[window]\ntheme=light\n");
  }
  expectWhole();
}

INSTANTIATE_TEST_SUITE_P(Every, PowerLoss, testing::ValuesIn(savings()),
                         [](const auto& each) { return each.param.name; });

}  // namespace
}  // namespace lanescope::tests
