// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/devices/message_words.h"

namespace lanescope::ui {
namespace {

using values::AllReduce;
using values::DeviceMessage;

struct DeviceWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Devices)
};

/// The messages of a step that were received.
std::vector<DeviceMessage> messagesAt(const DeviceReplay& replay, int step) {
  std::vector<DeviceMessage> messages;
  const auto [first, behind] = replay.messagesOf(step);
  std::ranges::copy_if(std::span(replay.result().messages).subspan(first, behind - first),
                       std::back_inserter(messages), [&](const DeviceMessage& message) {
                         return replay.mistake().isReceived(message);
                       });
  return messages;
}

/// "2 elements", or "up to 3 elements" where the messages differ.
QString elementsEach(std::span<const DeviceMessage> messages) {
  const auto [least, most] =
      std::ranges::minmax(messages, {}, [](const DeviceMessage& message) { return message.count; });
  const int count = static_cast<int>(most.count);
  //: In a sentence: what a device sends. %n: how many
  if (least.count == most.count) return DeviceWords::tr("%n element(s)", nullptr, count);
  //: In a sentence: what a device sends. %n: how many
  return DeviceWords::tr("up to %n element(s)", nullptr, count);
}

bool allGoToTheNext(std::span<const DeviceMessage> messages, std::int64_t devices) {
  return std::ssize(messages) == devices && devices > 2 &&
         std::ranges::all_of(messages, [&](const DeviceMessage& message) {
           return message.to == (message.from + 1) % devices;
         });
}

bool areExchanged(std::span<const DeviceMessage> messages) {
  std::set<std::pair<std::int64_t, std::int64_t>> ways;
  for (const DeviceMessage& message : messages) ways.insert({message.from, message.to});
  return std::ranges::all_of(messages, [&](const DeviceMessage& message) {
    return message.isAdded && ways.contains({message.to, message.from});
  });
}

// What the messages of a step do, behind "Step 3 of 14:".

QString fromOne(const DeviceMessage& message, const QString& elements) {
  //: Behind "Step 3 of 6:". %1, %3: numbers of devices; %2: "2 elements"
  const QString added = DeviceWords::tr("device %1 sends %2 to device %3, which adds them.");
  //: Behind "Step 3 of 6:". %1, %3: numbers of devices; %2: "2 elements"
  const QString copied = DeviceWords::tr("device %1 sends %2 to device %3, which copies them.");
  return (message.isAdded ? added : copied)
      .arg(QString::number(message.from), elements, QString::number(message.to));
}

QString toTheNext(bool isAdded, const QString& elements) {
  //: Behind "Step 3 of 14:". %1: "2 elements"
  const QString added = DeviceWords::tr("each device sends %1 to the next one, which adds them.");
  //: Behind "Step 3 of 14:". %1: "2 elements"
  const QString copied =
      DeviceWords::tr("each device sends %1 to the next one, which copies them.");
  return (isAdded ? added : copied).arg(elements);
}

QString inPairs(int devices, const QString& elements) {
  //: Behind "Step 3 of 4:". %n: how many devices; %1: "16 elements"
  return DeviceWords::tr("%n devices exchange %1 in pairs, and add what they receive.", nullptr,
                         devices)
      .arg(elements);
}

QString fromSeveral(int devices, bool isAdded, const QString& elements) {
  //: Behind "Step 3 of 6:". %n: how many devices; %1: "16 elements"
  const QString added =
      DeviceWords::tr("%n devices send %1 each to another one, which adds them.", nullptr, devices);
  //: Behind "Step 3 of 6:". %n: how many devices; %1: "16 elements"
  const QString copied = DeviceWords::tr(
      "%n devices send %1 each to another one, which copies them.", nullptr, devices);
  return (isAdded ? added : copied).arg(elements);
}

QString whatIsSent(std::span<const DeviceMessage> messages, std::int64_t devices) {
  if (messages.empty()) return DeviceWords::tr("no device receives anything.");
  const QString elements = elementsEach(messages);
  const DeviceMessage& first = messages.front();
  const int count = static_cast<int>(messages.size());
  if (count == 1) return fromOne(first, elements);
  if (allGoToTheNext(messages, devices)) return toTheNext(first.isAdded, elements);
  if (areExchanged(messages)) return inPairs(count, elements);
  return fromSeveral(count, first.isAdded, elements);
}

/// Why the busiest device sends or receives so much. p: devices; n: elements of each.
QString formulaOf(AllReduce algorithm) {
  switch (algorithm) {
    case AllReduce::ring:
      return DeviceWords::tr(
          "2(p − 1)/p · n, since each of p devices sends 2(p − 1) parts of n/p elements.");
    case AllReduce::tree:
      return DeviceWords::tr(
          "⌈log₂ p⌉ · n, since device 0 gets all elements once in each level of the tree.");
    case AllReduce::recursiveDoubling:
      return DeviceWords::tr(
          "⌊log₂ p⌋ · n, and n more where p is no power of two, since all elements go over in each "
          "step.");
    case AllReduce::allToOne:
      return DeviceWords::tr(
          "(p − 1) · n, since device 0 gets all elements of every other device.");
    case AllReduce::nccl:
    case AllReduce::mpi:
      break;
  }
  return {};
}

/// Why a device goes no further; empty where it does.
QString stopAt(const DeviceReplay& replay, const DeviceCell& cell) {
  if (!replay.mistake().isStopped(cell.row, cell.device)) return {};
  return cell.device == replay.mistake().device()
             ? DeviceWords::tr("It takes no part any more.")
             : DeviceWords::tr("It waits for ever for a message that is not sent.");
}

QString valuesAt(const DeviceReplay& replay, const DeviceCell& cell, std::int64_t first,
                 std::int64_t behind) {
  if (!replay.hasValues()) return {};
  std::vector<values::Number> numbers;
  for (std::int64_t i = first; i < std::min(behind, first + kMostValuesSaid + 1); ++i) {
    numbers.push_back(replay.value(cell.row, cell.device, i));
  }
  return valuesText(numbers, replay.result().request.dtype);
}

}  // namespace

QString nameOf(AllReduce algorithm) {
  switch (algorithm) {
    case AllReduce::ring:
      //: A way of an all-reduce: around a ring of devices
      return DeviceWords::tr("Ring");
    case AllReduce::tree:
      //: A way of an all-reduce: along a tree of devices
      return DeviceWords::tr("Tree");
    case AllReduce::recursiveDoubling:
      //: A way of an all-reduce
      return DeviceWords::tr("Recursive doubling");
    case AllReduce::allToOne:
      //: A way of an all-reduce: one device adds up everything
      return DeviceWords::tr("All to one");
    case AllReduce::nccl:
      return QStringLiteral("NCCL");
    case AllReduce::mpi:
      return QStringLiteral("MPI");
  }
  return {};
}

QString titleOf(const DeviceReplay& replay) {
  const values::MessageTotals totals = values::totalsOf(replay.result().messages);
  //: In "Ring on 8 devices". %n: how many
  const QString devices = DeviceWords::tr("%n device(s)", nullptr, replay.devices());
  //: %n: how many
  const QString steps = DeviceWords::tr("%n step(s)", nullptr, replay.steps());
  //: Between devices. %n: how many
  const QString messages =
      DeviceWords::tr("%n message(s)", nullptr, static_cast<int>(totals.messages));
  //: Above a picture. %1: "Ring"; %2: "8 devices"; %3: "14 steps"; %4: "112 messages"
  return DeviceWords::tr("%1 on %2: %3, %4")
      .arg(nameOf(replay.result().request.algorithm), devices, steps, messages);
}

QString stepSentence(const DeviceReplay& replay, int step) {
  if (step < 1) return DeviceWords::tr("Before the first step: each device has its own elements.");
  //: %1: number of the step; %2: number of steps; %3: "each device sends 2 elements to …"
  QString sentence = DeviceWords::tr("Step %1 of %2: %3")
                         .arg(QString::number(step), QString::number(replay.steps()),
                              whatIsSent(messagesAt(replay, step), replay.devices()));
  const int lost = replay.mistake().lost(step);
  if (lost == 0) return sentence;
  //: Of a step of an all-reduce. %n: how many
  const QString more = DeviceWords::tr("%n message(s) are never received.", nullptr, lost);
  return paragraph({sentence, more});
}

QString busiestSentence(const DeviceReplay& replay) {
  const values::AllReduceResult& result = replay.result();
  const std::int64_t most = values::totalsOf(result.messages).most;
  const QString factor =
      shownNumber(static_cast<double>(most) / static_cast<double>(replay.n()), 'f', 2);
  // The formula is of all messages that are planned.
  if (replay.mistake().exists()) {
    //: %1: a factor, "1.75"; %2: bytes, "112 B"
    return DeviceWords::tr("The busiest device sends or receives %1 · n elements, %2.")
        .arg(factor, bytesText(replay, most));
  }
  //: %1: a factor, "1.75"; %2: bytes, "112 B"; %3: a formula and its reason
  return DeviceWords::tr("The busiest device sends or receives %1 · n elements, %2: %3")
      .arg(factor, bytesText(replay, most), formulaOf(result.request.algorithm));
}

QString sumsSentence(const DeviceReplay& replay) {
  const values::AllReduceResult& result = replay.result();
  if (!result.passed) return DeviceWords::tr("The sums are wrong.");
  return result.isSame
             ? DeviceWords::tr("All devices end with the same bits, and the sums are right.")
             : DeviceWords::tr("The sums are right, but not of the same bits on all devices.");
}

QString wordsOf(const DeviceReplay& replay, const DeviceCell& cell) {
  const int part = replay.partOf(cell.element);
  const std::int64_t first = replay.firstOf(part);
  const std::int64_t behind = replay.firstOf(part + 1);
  //: %1: number of the step
  const QString after = DeviceWords::tr("after step %1");
  const QString when =
      cell.row == 0 ? DeviceWords::tr("before the first step") : after.arg(cell.row);
  const QString sums =
      //: %n: how many devices; %1: how many there are
      DeviceWords::tr("sums of %n of %1 devices", nullptr,
                      replay.summed(cell.row, cell.device, part))
          .arg(replay.devices());
  //: %1: a device's number; %2: "after step 3"; %3: elements, "4..5"; %4: "sums of 3 of 8 devices"
  const QString words =
      DeviceWords::tr("Device %1 %2, elements %3: %4")
          .arg(QString::number(cell.device), when, rangeText(first, behind - first), sums);
  const QString values = valuesAt(replay, cell, first, behind);
  //: %1: a sentence on elements; %2: their values, "12, 15"
  const QString all = values.isEmpty() ? words : DeviceWords::tr("%1: %2").arg(words, values);
  const QString stop = stopAt(replay, cell);
  return stop.isEmpty() ? all : paragraph({all + QLatin1Char('.'), stop});
}

QString findingSentences(const DeviceReplay& replay) {
  QStringList sentences;
  for (const std::string& finding : replay.result().findings) sentences << sentenceText(finding);
  return paragraph(sentences);
}

QString deviceNames(const values::AllReduceResult& result) {
  if (!result.request.gpus.empty()) return toQString(result.device);
  const int devices = static_cast<int>(result.request.devices);
  if (!result.device.ends_with("MPI")) {
    //: On a badge: what has carried out an all-reduce. %n: how many
    return DeviceWords::tr("%n emulated device(s)", nullptr, devices);
  }
  //: On a badge: what has carried out an all-reduce. %n: how many
  return DeviceWords::tr("%n emulated device(s), MPI", nullptr, devices);
}

}  // namespace lanescope::ui
