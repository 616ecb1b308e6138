// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/lab/assembly.h"
#include "values/device_kernel.h"

class QComboBox;
class QLabel;

namespace lanescope::ui {

class AssemblyView;
class Theme;

/// What a compiler for GPUs made of a kernel of the user: its PTX or its SASS, line for line with
/// the source, and above it what it takes of a multiprocessor.
class AssemblyPanel : public QWidget {
  Q_OBJECT

 public:
  AssemblyPanel(const Theme& theme, QWidget* parent);

  /// What one build of the kernel left on disk.
  struct Build {
    QString ptx;                       ///< a file
    QString cubin;                     ///< a file
    QString name;                      ///< under which the text was compiled
    QString compiler;                  ///< "NVRTC 13.0"
    int capability = 0;                ///< of the GPUs that the code is for: 90 for 9.0
    values::DeviceBuildReport report;  ///< on the plain build of the kernel
  };
  /// Shows a build. Its files are read at once; they may go afterwards.
  void setBuild(const Build& build);
  /// Says why there is no build.
  void setReason(const QString& sentence);
  /// The launch whose blocks are counted on a multiprocessor: its threads a block, and its bytes of
  /// dynamic shared memory.
  void setLaunch(qint64 threads, qint64 dynamicSharedBytes);
  [[nodiscard]] AssemblyView& view() { return *m_view; }

 private:
  void showFacts();
  void showChosen();

  QLabel* m_facts;
  QComboBox* m_choice;
  AssemblyView* m_view;
  Build m_build;  ///< without a compiler: there is none
  app::Assembly m_ptx;
  app::Assembly m_sass;
  QString m_whyNoSass;
  QString m_reason;
  qint64 m_threads = 0;
  qint64 m_dynamicSharedBytes = 0;
};

}  // namespace lanescope::ui
