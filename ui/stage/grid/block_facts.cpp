// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/grid/block_facts.h"

#include <QStringList>
#include <algorithm>

#include "app/text/list_text.h"
#include "app/text/number_text.h"

namespace lanescope::ui {

BlockFacts::BlockFacts(const StageModel& model, int step, bool hidesFuture,
                       const trace::Taint* taint)
    : m_model(model), m_step(step), m_hidesFuture(hidesFuture), m_taint(taint) {
  m_foundSoFar = static_cast<std::uint64_t>(std::ranges::count_if(
      model.blockLinks.into(shownBlock()), [this](const trace::BlockLink& link) {
        const When when = whenFound(link);
        return when == When::before || when == When::now;
      }));
}

std::uint64_t BlockFacts::shownBlock() const {
  return m_model.timeline->recordedBlock();
}

std::optional<std::uint64_t> BlockFacts::recordedAs(std::uint64_t block) const {
  if (block < record().firstBlock || block - record().firstBlock >= record().blockCount) {
    return std::nullopt;
  }
  return block - record().firstBlock;
}

BlockFacts::When BlockFacts::whenAt(trace::Access access) const {
  const auto step = static_cast<int>(m_model.timeline->stepOf(access));
  return step < m_step ? When::before : step == m_step ? When::now : When::later;
}

BlockFacts::When BlockFacts::whenFound(const trace::BlockLink& link) const {
  return link.to == shownBlock() ? whenAt(link.found) : When::elsewhere;
}

BlockFacts::When BlockFacts::whenStored(const trace::BlockLink& link) const {
  return link.from == shownBlock() ? whenAt(link.stored) : When::elsewhere;
}

bool BlockFacts::isHidden(const trace::BlockLink& link) const {
  return m_hidesFuture && (whenFound(link) == When::later || whenStored(link) == When::later);
}

bool BlockFacts::isWrongNow(std::uint64_t recordedBlock) const {
  if (m_taint == nullptr) return false;
  return recordedBlock == shownBlock()
             ? m_taint->hasReachedResult(static_cast<std::size_t>(m_step) + 1)
             : m_taint->isWrongBlock(recordedBlock);
}

QString BlockFacts::numberOf(std::uint64_t block) const {
  const values::Dim3& grid = record().grid;
  if (grid.y == 1 || grid.z > 1) return QString::number(block);
  return QStringLiteral("%1,%2").arg(block % grid.x).arg(block / grid.x);
}

QString BlockFacts::size() const {
  const std::uint64_t total = record().grid.total();
  //: Behind "grid": it has one block
  if (total == 1) return tr("one block");
  const QString blocks = groupedNumber(static_cast<qint64>(total));
  //: %1: a number
  if (record().blockCount == total) return tr("%1 blocks, all recorded").arg(blocks);
  //: %1, %2: numbers
  return tr("%1 blocks, %2 of them recorded")
      .arg(blocks, groupedNumber(static_cast<qint64>(record().blockCount)));
}

QString BlockFacts::sentence() const {
  const auto all = m_model.blockLinks.into(shownBlock()).size();
  if (m_model.blockLinks.all().empty()) {
    return tr("No block here reads what another one stored.");
  }
  if (m_hidesFuture) {
    //: %1: how many values
    return tr("This block has read %1 values of other blocks so far.").arg(m_foundSoFar);
  }
  if (all == 0) return tr("This block reads nothing that another one stored.");
  //: %1, %2: how many values
  QString text =
      tr("This block has read %1 of its %2 values from other blocks.").arg(m_foundSoFar).arg(all);
  const std::uint64_t ambiguous = m_model.blockLinks.ambiguous();
  if (ambiguous == 0) return text;
  return paragraph(
      {//: %1: how many values
       text, tr("Of %1 values in the grid several blocks could be the source.").arg(ambiguous)});
}

QStringList BlockFacts::deedsOf(std::uint64_t recordedBlock) const {
  QStringList deeds;
  for (const trace::BlockOutput& output : m_model.blockLinks.outputsOf(recordedBlock)) {
    const bool isLater = recordedBlock == shownBlock() && whenAt(output.stored) == When::later;
    if (isLater && m_hidesFuture) continue;
    //: What a block does. %1: "partial[3]"; %2: its value
    deeds += tr("stores %1 = %2")
                 .arg(m_model.elementName(output.array, output.index),
                      m_model.fullTextOf(output.array, output.bits));
  }
  for (const trace::BlockLink& link : m_model.blockLinks.into(shownBlock())) {
    if (link.from != recordedBlock || isHidden(link)) continue;
    //: %1: a block's number; %2: "partial[3]", an element that the described block stored; %3: its
    //: value; %4: a step's number
    deeds += tr("block %1 reads its %2 = %3 in step %4")
                 .arg(numberOf(record().firstBlock + link.to),
                      m_model.elementName(link.array, link.index),
                      m_model.fullTextOf(link.array, link.bits))
                 .arg(m_model.timeline->stepOf(link.found) + 1);
  }
  if (isWrongNow(recordedBlock)) deeds += tr("what it stores is wrong");
  return deeds;
}

QString BlockFacts::describe(std::uint64_t block, const QString& hint) const {
  //: %1: a block's number
  const QString name = tr("Block %1").arg(numberOf(block));
  const auto recorded = recordedAs(block);
  //: %1: "Block 3"
  if (!recorded) return tr("%1 ran, but is not recorded").arg(name);
  QStringList parts = deedsOf(*recorded);
  if (*recorded == shownBlock()) {
    parts.prepend(tr("on the stage"));
  } else if (!hint.isEmpty()) {
    parts.append(hint);
  }
  //: Behind "Block 3: ": nothing else is known of it
  if (parts.isEmpty()) parts.append(tr("recorded"));
  //: %1: "Block 3"; %2: clauses on what it does
  return tr("%1: %2").arg(name, parts.join(QStringLiteral("; ")));
}

}  // namespace lanescope::ui
