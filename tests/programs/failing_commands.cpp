// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/programs/failing_commands.h"

namespace lanescope::tests {
namespace {

const QStringList kFew{"--backend", "emulator", "--n", "64", "--block", "32"};
const QStringList kOneSize{"--backend", "emulator", "--sizes", "64"};

/// The arguments of a command that writes `file`.
QStringList writing(const QString& file, const QStringList& arguments) {
  return arguments + QStringList{"--out", file};
}

void addRuns(std::vector<FailingCommand>& all) {
  const auto add = [&](const char* name, const char* file, const QStringList& arguments,
                       bool isFileTheSame = true) {
    all.push_back({name, writing(file, arguments), file, isFileTheSame});
  };
  all.push_back({"list", {"list"}, {}, true, true});
  all.push_back({"devices", {"devices"}});
  add("run", "r.csv", QStringList{"run", "dot_shared"} + kFew);
  add("trace", "t.json", QStringList{"trace", "dot_shared"} + kFew);
  add("render", "p.png", QStringList{"render", "dot_shared", "--size", "320x240"} + kFew);
  all.back().hasLetters = true;
  add("quiz", "q.xml",
      QStringList{"quiz", "dot_shared", "--questions", "2", "--size", "64x64"} + kFew);
  all.back().hasLetters = true;
  add("bench", "b.csv",
      QStringList{"bench", "dot_shared", "--samples", "3", "--max-time", "0"} + kOneSize, false);
  add("bench sweep", "s.csv",
      QStringList{"bench", "dot_shared", "--sweep", "block=32:64"} + kOneSize, false);
  add("errors", "e.csv", QStringList{"errors", "dot_shared"} + kOneSize);
  all.back().hasOpenBlas = true;
  add("work", "w.csv", QStringList{"work", "scan_blelloch"} + kOneSize);
  add("allreduce", "m.csv", {"allreduce", "ring", "--ranks", "3", "--n", "6"});
  // `timeline` and `scaling` end where there is no GPU, before they do anything.
}

void addFiles(std::vector<FailingCommand>& all, const QString& formats, const QString& photograph) {
  const QString lesson = formats + "/0.1/lesson";
  const QString exercise = formats + "/0.1/exercise";
  const auto add = [&](const char* name, const char* file, const QStringList& arguments,
                       bool isFileTheSame = true) {
    all.push_back({name, writing(file, arguments), file, isFileTheSame});
  };
  all.push_back({"equalize", {"equalize", photograph, "q.png", "--backend", "emulator"}, "q.png"});
  add("program", "p.cu", {"program", "dot_shared"});
  all.back().isOfLab = true;
  all.push_back({"lesson check", {"lesson", "check", lesson}, {}, true, true});
  all.push_back({"lesson list", {"lesson", "list"}, {}, true, true});
  add("lesson export", "l.html", {"lesson", "export", lesson});
  all.back().hasLetters = true;
  add("lesson pack", "l.lesson", {"lesson", "pack", lesson});
  all.push_back({"exercise check", {"exercise", "check", "bounds"}, {}, true, true});
  all.back().isOfLab = true;
  all.push_back({"exercise list", {"exercise", "list"}, {}, true, true});
  add("exercise pack", "x.exercise", {"exercise", "pack", exercise});
  // The folder of the exercise has one submission, its skeleton.
  add("grade", "g.csv", {"grade", exercise, exercise});
  all.back().isOfLab = true;
  add("board", "c.csv", {"board", formats + "/0.1"});
  // Its pictures have the times of the benchmark in them, and how long it takes.
  all.push_back({"demo", {"demo", "--backend", "emulator"}, "lanescope-demo", false});
}

void addHistory(std::vector<FailingCommand>& all, const QString& formats) {
  const auto add = [&](const char* action, const QStringList& operands) {
    const std::string name = std::string("history ") + action;
    const QStringList arguments = QStringList{"history", action} + operands;
    all.push_back({name, arguments + QStringList{"--history", kHistory}, {}, true, true, true});
  };
  add("list", {});
  add("show", {"1"});
  add("compare", {"1", "2"});
  add("tag", {"1", "slow"});
  add("delete", {"1"});
  const QStringList deletion = all.back().arguments;
  add("import", {formats + "/0.1/benchmark.csv"});
  all.back().before = deletion;  // the file is what entry 1 was exported to
  add("export", writing("e.json", {"1"}));
  all.back().file = "e.json";
}

}  // namespace

std::vector<FailingCommand> failingCommands(const QString& formats, const QString& photograph) {
  std::vector<FailingCommand> all;
  addRuns(all);
  addFiles(all, formats, photograph);
  addHistory(all, formats);
  return all;
}

}  // namespace lanescope::tests
