// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/question_words.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "app/text/list_text.h"
#include "trace/count/bank_use.h"
#include "trace/count/sector_use.h"
#include "trace/count/step_facts.h"
#include "ui/quiz/question.h"
#include "ui/stage/banks/lane_list.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/words/async_words.h"

namespace lanescope::ui {

using trace::Computation;
using trace::DataNode;
using trace::EventKind;

namespace {

constexpr const char* kEquals = " = ";
/// A value with more sources is not written out as a formula.
constexpr std::size_t kMostSources = 4;

}  // namespace

QString QuestionWords::number(values::DType type, std::uint64_t bits) {
  switch (type) {
    case values::DType::float32:
    case values::DType::float64: {
      const double value = values::valueFromBits(type, bits);
      if (std::isnan(value)) return QStringLiteral("NaN");
      if (std::isinf(value)) return value > 0 ? QStringLiteral("∞") : QStringLiteral("-∞");
      constexpr int kOfFloat = 7;
      constexpr int kOfDouble = 12;
      return QString::number(value, 'g', type == values::DType::float32 ? kOfFloat : kOfDouble);
    }
    case values::DType::int64:
      return QString::number(static_cast<qint64>(bits));
    default:  // a double holds it exactly
      return QString::number(values::valueFromBits(type, bits), 'f', 0);
  }
}

QString QuestionWords::deed(const StageModel& model, const trace::Step& step) {
  const auto array = [&] { return QString::fromStdString(model.record->arrays[step.array].name); };
  switch (step.kind) {
    //: Ends "Line 30 comes next: …". %1: name of an array, "cache"
    case EventKind::load:
      return tr("a load from %1").arg(array());
    //: Ends "Line 30 comes next: …". %1: name of an array, "cache"
    case EventKind::store:
      return tr("a store to %1").arg(array());
    //: Ends "Line 30 comes next: …". %1: name of an array, "cache"
    case EventKind::atomicRead:
    case EventKind::atomicWrite:
      return tr("an atomic operation on %1").arg(array());
    //: Ends "Line 30 comes next: …". %1: name of an array, "cache"
    case EventKind::outOfBounds:
      return tr("an access to %1").arg(array());
    //: Ends "Line 30 comes next: …"
    case EventKind::barrier:
      return tr("a barrier");
    case EventKind::syncwarp:
      return tr("a barrier of the warp");
    //: Ends "Line 30 comes next: …". A fence orders accesses to memory
    case EventKind::fence:
      return tr("a fence");
    //: Ends "Line 30 comes next: …". Lanes of a warp hand each other values
    case EventKind::shuffle:
      return tr("a shuffle");
    //: Ends "Line 30 comes next: …". Lanes of a warp learn how all of them decide
    case EventKind::vote:
      return tr("a vote");
    case EventKind::reduce:
      return tr("a reduction by the warp");
    default:
      return AsyncWords::deed(step.kind);
  }
}

QString QuestionWords::ask(const StageModel& model, const Question& question) {
  const trace::Timeline& timeline = *model.timeline;
  const auto next = static_cast<std::size_t>(question.step);
  const trace::Step& step = timeline.step(next);
  const Subject& subject = question.subject;
  //: %1: number of a line of the source; %2: what it does, "a load from cache"
  const QString line = tr("Line %1 comes next: %2.").arg(step.line).arg(deed(model, step));
  const auto afterLine = [&line](const QString& asked) { return paragraph({line, asked}); };
  switch (subject.what) {
    //: %1[%2]: an element of an array, "cache[3]"; "then": after the step
    case Subject::What::element:
      return afterLine(tr("What does %1[%2] hold then?")
                           .arg(QString::fromStdString(model.record->arrays[subject.array].name))
                           .arg(subject.index));
    //: %1: number of a warp
    case Subject::What::lanesOfWarp:
      return afterLine(tr("How many lanes of warp %1 take part?").arg(subject.index));
    //: %1: how many threads the block has
    case Subject::What::threadsOfBlock:
      return afterLine(
          tr("How many of the block's %1 threads take part?").arg(timeline.threadCount()));
    //: %1: number of a warp
    case Subject::What::bankWays:
      return afterLine(tr("How many ways does the bank conflict of warp %1 have (1: no conflict)?")
                           .arg(subject.index));
    //: %1: number of a warp
    case Subject::What::sectors:
      return afterLine(tr("How many sectors of 32 bytes does warp %1 access?").arg(subject.index));
    case Subject::What::stepsLeft:
      return tr("How many steps are left, the next one included?");
    case Subject::What::barriersLeft:
      return tr("How many barriers are still to come?");
    //: %1: number of an epoch. An epoch lies between two barriers
    case Subject::What::epochsLeft:
      return tr("How many epochs come after epoch %1?").arg(timeline.step(next - 1).epoch);
  }
  return {};
}

QString QuestionWords::element(const StageModel& model, const DataNode& node) {
  if (node.array == DataNode::kNoArray) return tr("a lane's value");
  return QStringLiteral("%1[%2]")
      .arg(QString::fromStdString(model.record->arrays[node.array].name))
      .arg(node.index);
}

QString QuestionWords::formula(const StageModel& model, const DataNode& node) {
  const QString equals = QLatin1String(kEquals);
  const QString name = element(model, node);
  const QString value = number(node.type, node.bits);
  const auto sources = model.flow.sourcesOf(node);
  if (sources.empty()) {
    //: %1 = %2: an element and its value, "cache[3] = 5"
    return node.computations.contains(Computation::constant)
               ? tr("%1 = %2, a value that no load fed").arg(name, value)
               : name + equals + value;
  }
  if (sources.size() > kMostSources) {
    //: %1 = %2: an element and its value, "cache[3] = 5"; %3: a number
    return tr("%1 = %2, made of %3 loaded values").arg(name, value).arg(sources.size());
  }
  QStringList names;
  QStringList numbers;
  for (const std::uint32_t source : sources) {
    const DataNode& from = model.flow.nodes()[source];
    names += element(model, from);
    numbers += number(from.type, from.bits);
  }
  // The element itself stands first, whatever the order of the loads.
  if (sources.size() == 2 && names[1] == name) {
    names.swapItemsAt(0, 1);
    numbers.swapItemsAt(0, 1);
  }
  const auto written = [&](const auto& pattern) {
    return name + equals + pattern(names) + equals + pattern(numbers) + equals + value;
  };
  switch (node.computations.plainest()) {
    case Computation::copy:
    case Computation::received:
      return name + equals + names[0] + equals + value;
    case Computation::sum:
      return written([](const QStringList& of) { return of.join(QStringLiteral(" + ")); });
    case Computation::product:
      return written([](const QStringList& of) { return of.join(QStringLiteral(" · ")); });
    case Computation::dotProduct:
      if (sources.size() != kMostSources) break;
      return written([](const QStringList& of) {
        return QStringLiteral("%1 · %2 + %3 · %4").arg(of[0], of[1], of[2], of[3]);
      });
    case Computation::least:
      return written([](const QStringList& of) {
        return QStringLiteral("min(%1)").arg(of.join(QStringLiteral(", ")));
      });
    case Computation::greatest:
      return written([](const QStringList& of) {
        return QStringLiteral("max(%1)").arg(of.join(QStringLiteral(", ")));
      });
    default:
      break;
  }
  QStringList parts;
  for (qsizetype i = 0; i < names.size(); ++i) parts += names[i] + equals + numbers[i];
  //: %1 = %2: an element and its value, "cache[3] = 5"; %3: values that it is made of, a list
  return tr("%1 = %2, made of %3").arg(name, value, commaList(parts));
}

QString QuestionWords::whoTakesPart(const StageModel& model, const Question& question,
                                    std::span<const std::uint32_t> threads) {
  if (question.subject.what == Subject::What::lanesOfWarp) {
    std::uint32_t lanes = 0;
    for (const std::uint32_t thread : threads) lanes |= 1U << thread % trace::kWarpSize;
    const QString warp = QString::number(question.subject.index);
    //: %1: number of a warp
    return lanes == 0
               ? tr("no lane of warp %1 takes part").arg(warp)
               : /*: %1: "lane 3" or "lanes 0–15"; %2: number of the warp */ tr("%1 of warp %2")
                     .arg(laneList(lanes), warp);
  }
  const QString first = QString::number(threads.front());
  const QString last = QString::number(threads.back());
  //: %1: number of a thread
  if (threads.size() == 1) return tr("thread %1 alone takes part").arg(first);
  if (threads.size() == model.timeline->threadCount()) return tr("all threads take part");
  // Names the rule that the threads follow, where there is one.
  const std::uint32_t stride = threads[1] - threads[0];
  bool isRegular = true;
  for (std::size_t i = 2; i < threads.size(); ++i) {
    isRegular = isRegular && threads[i] - threads[i - 1] == stride;
  }
  //: %1, %2: numbers of threads
  if (!isRegular) return tr("some of the threads %1 to %2 take part").arg(first, last);
  //: %1, %2: numbers of threads
  if (stride == 1) return tr("threads %1 to %2 take part").arg(first, last);
  //: %1, %2, %3: numbers of threads at the same distance
  return tr("threads %1, %2 … %3 take part").arg(first, QString::number(threads[1]), last);
}

QString QuestionWords::banks(const trace::BankUse& use) {
  const auto worst = std::ranges::max_element(use.parts(), {}, &trace::BankUse::Part::passes);
  if (worst->passes < 2) return tr("no bank has to give two different words at a time");
  std::map<unsigned, QStringList> wordsOf;
  for (const trace::BankWord& word : use.wordsOf(*worst)) {
    wordsOf[word.bank()] += QString::number(word.word);
  }
  const auto most =
      std::ranges::max_element(wordsOf, {}, [](const auto& each) { return each.second.size(); });
  QStringList words = most->second;
  constexpr qsizetype kShown = 4;
  if (words.size() > kShown) {
    words = QStringList{words[0], words[1]} + QStringList{QStringLiteral("…"), words.back()};
  }
  //: %1: number of a bank of shared memory; %2: how many; %3: elements, a list
  return tr("bank %1 has to give %2 different words (%3)")
      .arg(most->first)
      .arg(worst->passes)
      .arg(commaList(words));
}

QString QuestionWords::sectors(const trace::ArrayInfo& array, const trace::SectorUse& use) {
  const auto sectors = use.sectors();
  const QString name = QString::fromStdString(array.name);
  const std::int64_t first = sectors.front().number;
  const std::int64_t last = sectors.back().number;
  //: %1: number of a sector; %2: name of an array
  if (first == last) return tr("all is in sector %1 of %2").arg(first).arg(name);
  const bool isWhole = last - first + 1 == std::ssize(sectors);
  //: %1, %2: numbers of sectors; %3: name of an array
  return isWhole ? tr("sectors %1 to %2 of %3").arg(first).arg(last).arg(name)
                 : /*: %1: how many; %2: name of an array; %3, %4: numbers of sectors */ tr(
                       "%1 different sectors of %2, between %3 and %4")
                       .arg(std::ssize(sectors))
                       .arg(name)
                       .arg(first)
                       .arg(last);
}

QString QuestionWords::whatIsLeft(const StageModel& model, const Question& question) {
  const trace::Timeline& timeline = *model.timeline;
  switch (question.subject.what) {
    //: %1: how many steps; %2: number of a step
    case Subject::What::stepsLeft:
      return tr("the block has %1 steps, and step %2 comes next")
          .arg(timeline.stepCount())
          .arg(question.step + 1);
    //: %1: number of an epoch
    case Subject::What::epochsLeft:
      return tr("the block's last epoch is epoch %1").arg(timeline.epochCount() - 1);
    default:
      if (question.bits == 1) {
        //: %1: number of a step
        return tr("from step %1 on the block meets at one barrier").arg(question.step + 1);
      }
      //: %1: number of a step; %2: how many barriers
      return tr("from step %1 on the block meets at %2 barriers")
          .arg(question.step + 1)
          .arg(question.bits);
  }
}

}  // namespace lanescope::ui
