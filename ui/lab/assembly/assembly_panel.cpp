// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/assembly/assembly_panel.h"

#include <QComboBox>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <cmath>
#include <exception>

#include "app/lab/occupancy.h"
#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "ui/lab/assembly/assembly_view.h"

namespace lanescope::ui {
namespace {

enum Choice { ptx, sass };
constexpr int kPerCapability = 10;

/// Both assemblies of a build, or why there is no SASS.
struct Read {
  app::Assembly ptx;
  app::Assembly sass;
  QString whyNoSass;
};

Read read(const AssemblyPanel::Build& build) {
  Read all;
  QFile file(build.ptx);
  if (file.open(QIODevice::ReadOnly)) {
    all.ptx = app::assemblyOfPtx(QString::fromUtf8(file.readAll()), build.name);
  }
  try {
    all.sass = app::Disassembler().read(build.cubin, build.name);
  } catch (const std::exception& error) {
    all.whyNoSass = QString::fromUtf8(error.what());
  }
  return all;
}

}  // namespace

AssemblyPanel::AssemblyPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_facts(new QLabel),
      m_choice(new QComboBox),
      m_view(new AssemblyView(theme, this)) {
  m_facts->setWordWrap(true);
  m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_facts->setAccessibleName(tr("What the kernel takes of a multiprocessor"));
  m_choice->addItem(QStringLiteral("PTX"));
  m_choice->addItem(QStringLiteral("SASS"));
  m_choice->setItemData(ptx, tr("The instructions of the virtual machine that CUDA compiles to"),
                        Qt::ToolTipRole);
  m_choice->setItemData(sass, tr("The instructions of the GPU itself"), Qt::ToolTipRole);
  m_choice->setAccessibleName(tr("Which assembly is shown"));
  auto* top = new QHBoxLayout;
  top->addWidget(m_choice, 0, Qt::AlignTop);
  top->addWidget(m_facts, 1);
  auto* layout = new QVBoxLayout(this);
  constexpr int kMargin = 4;
  layout->setContentsMargins(kMargin, kMargin, kMargin, 0);
  layout->addLayout(top);
  layout->addWidget(m_view, 1);
  connect(m_choice, &QComboBox::currentIndexChanged, this, &AssemblyPanel::showChosen);
}

void AssemblyPanel::setBuild(const Build& build) {
  const Read all = read(build);
  m_build = build;
  m_ptx = all.ptx;
  m_sass = all.sass;
  m_whyNoSass = all.whyNoSass;
  m_reason.clear();
  showFacts();
  showChosen();
}

void AssemblyPanel::setReason(const QString& sentence) {
  m_build = {};
  m_reason = sentence;
  showFacts();
  showChosen();
}

void AssemblyPanel::setLaunch(qint64 threads, qint64 dynamicSharedBytes) {
  m_threads = threads;
  m_dynamicSharedBytes = dynamicSharedBytes;
  showFacts();
}

void AssemblyPanel::showFacts() {
  const values::DeviceBuildReport& plain = m_build.report;
  m_facts->setVisible(!m_build.compiler.isEmpty());
  if (m_build.compiler.isEmpty()) return;
  const qint64 sharedBytes = plain.sharedBytes + m_dynamicSharedBytes;
  QStringList sentences;
  //: %1: the compiler, as in NVRTC 13.0; %2: the GPUs that it compiled for, as in 9.0; %3 to %5:
  //: numbers
  sentences << tr("%1 for compute capability %2. Registers a thread: %3, of which %4 bytes are "
                  "spilled to memory. Shared memory a block: %5 bytes.")
                   .arg(m_build.compiler, QStringLiteral("%1.%2")
                                              .arg(m_build.capability / kPerCapability)
                                              .arg(m_build.capability % kPerCapability))
                   .arg(plain.registers)
                   .arg(groupedNumber(plain.spilledBytes))
                   .arg(groupedNumber(sharedBytes));
  const auto held = app::blocksHeld(
      m_build.capability,
      {.threads = m_threads, .registers = plain.registers, .sharedBytes = sharedBytes});
  if (held) {
    //: %1 to %3: numbers; the last % belongs to the last number
    sentences << tr("A multiprocessor holds %1 blocks of %2 threads: an occupancy of %3%.")
                     .arg(held->blocks)
                     .arg(m_threads)
                     .arg(std::lround(100 * held->part));
  }
  m_facts->setText(paragraph(sentences));
}

void AssemblyPanel::showChosen() {
  m_choice->setEnabled(!m_build.compiler.isEmpty());
  if (m_build.compiler.isEmpty()) {
    m_view->setReason(m_reason);
  } else if (m_choice->currentIndex() == ptx) {
    m_view->setAssembly(m_ptx);
  } else if (!m_whyNoSass.isEmpty()) {
    m_view->setReason(m_whyNoSass);
  } else {
    m_view->setAssembly(m_sass);
  }
}

}  // namespace lanescope::ui
