// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::ui {

class CatalogView;
class RunController;
class SourceView;
class StagePage;

/// An expression whose values are shown for every thread.
struct Watch {
  QString text;
  bool stops = false;  ///< playing stops where it begins to hold
  bool operator==(const Watch&) const = default;
};

/// Decides where playing stops: where a line with a breakpoint begins to run, and where a watched
/// condition begins to hold. Each kernel's source has breakpoints of its own. Conditions are
/// searched for on another thread.
class Stops : public QObject {
  Q_OBJECT

 public:
  /// All of them must outlive this object.
  struct Pages {
    const CatalogView& catalog;
    const RunController& controller;
    StagePage& stage;
    SourceView& source;
  };

  Stops(const Pages& pages, QObject* parent);
  ~Stops() override;

  static constexpr std::size_t kMostWatches = 100;  ///< as many as a session holds
  [[nodiscard]] const std::vector<Watch>& watches() const { return m_watches; }
  void setWatches(std::vector<Watch> watches);
  /// Lines of the chosen kernel's source, from 1, ascending.
  [[nodiscard]] std::vector<int> breakpoints() const;
  void setBreakpoints(const std::vector<int>& lines);
  /// Shows the breakpoints of another kernel's source.
  void setKernel(const catalog::KernelRow& row);

 public slots:
  void toggleBreakpoint(int line);
  void clearBreakpoints();

 signals:
  void watchesChanged();
  void breakpointsChanged();

 private:
  using Lines = std::set<int>;

  void showBreakpoints();
  void searchWatches();
  void setStops();
  /// The breakpoints of the source that the scene's steps are on; null where there are none.
  [[nodiscard]] const Lines* linesOfScene() const;
  /// Says where a line has no step, so that a breakpoint there stops nothing.
  void sayIfNeverReached(int line) const;

  Pages m_pages;
  std::string m_source;  ///< file of the chosen kernel
  std::map<std::string, Lines> m_breakpoints;
  std::vector<Watch> m_watches;
  std::vector<int> m_watchSteps;  ///< steps at which a watched condition begins to hold
  std::stop_source m_search;
};

}  // namespace lanescope::ui
