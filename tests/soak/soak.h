// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tests/soak/action.h"
#include "tests/soak/commands.h"
#include "tests/soak/faults.h"
#include "tests/soak/monkey.h"
#include "tests/soak/verdict.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

namespace lanescope::soak {

struct Options {
  std::uint64_t seed = 1;
  double minutes = 60;
  int paceMs = 20;   ///< from one action to the next, in milliseconds
  QString report;    ///< path of the report, a JSON file; empty: none
  QString programs;  ///< the folder of lanescope and its engine
};

/// Uses the window, and command lines beside it, for some minutes, while things go wrong around
/// them. Twice a window is opened and closed, so that what it leaves can be told: the first has an
/// eighth of the time, but no more than five minutes.
class Soak {
 public:
  /// `home`: an empty folder on the disk, where the programs write.
  Soak(Options options, QString home, SmallDisk& disk);
  ~Soak();

  /// Returns whether all went well.
  [[nodiscard]] bool run();
  /// The number of actions so far; a handler of signals reads it.
  [[nodiscard]] static long actions();

 private:
  void live(double untilMinute);
  void act();
  void perform(const Action& action);
  /// Brings the window to rest on the page Kernel, with the same content of its pages each time.
  void rest();
  void forgetWork();
  void judgeSize();
  void showPages();
  void stopWork();
  void sample();
  void closeWindow();
  void judgeRemains(bool isFirst);
  [[nodiscard]] double minute() const;
  /// From one action to the next. While caches are to be filled, nothing is waited for: as many
  /// actions come then as in the rest of an hour.
  [[nodiscard]] int paceMs() const;
  [[nodiscard]] double samplePeriod() const;
  [[nodiscard]] nlohmann::json report(bool isOver) const;
  void writeReport(bool isOver) const;

  Options m_options;
  QString m_home;
  SmallDisk& m_disk;
  Faults m_faults{m_disk};
  Commands m_commands;
  ActionSource m_source;
  QElapsedTimer m_clock;
  ui::Theme m_theme;
  std::unique_ptr<ui::MainWindow> m_window;
  std::unique_ptr<Monkey> m_monkey;
  double m_until = 0;       ///< the minute in which this window's time is over
  double m_nextSample = 0;  ///< in minutes
  int m_depth = 0;          ///< of actions within which others go on
  std::vector<Sample> m_samples;
  Remains m_before;
  std::vector<std::string> m_trouble;
};

}  // namespace lanescope::soak
