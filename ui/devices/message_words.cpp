// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/message_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "app/text/text.h"
#include "values/size_text.h"

namespace lanescope::ui {
namespace {

using values::DeviceMessage;

struct MessageWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Devices)
};

}  // namespace

QString rangeText(std::int64_t first, std::int64_t count) {
  if (count == 1) return groupedNumber(first);
  return groupedNumber(first) + QStringLiteral("..") + groupedNumber(first + count - 1);
}

QString bytesText(const DeviceReplay& replay, std::int64_t elements) {
  const std::size_t each = values::sizeOf(replay.result().request.dtype);
  return toQString(values::sizeText(static_cast<std::uint64_t>(elements) * each));
}

QString valuesText(std::span<const values::Number> numbers, values::DType type) {
  QStringList texts;
  const std::size_t most = std::min(numbers.size(), static_cast<std::size_t>(kMostValuesSaid));
  for (const values::Number& number : numbers.first(most)) texts << numberText(number, type);
  if (most < numbers.size()) texts << QStringLiteral("…");
  return commaList(texts);
}

QString whatBecomes(const DeviceReplay& replay, const DeviceMessage& message) {
  //: What becomes of a message: its receiver does not take it
  if (!replay.mistake().isReceived(message)) return MessageWords::tr("never received");
  //: What the receiver of a message does: it adds the elements to its own
  const QString added = MessageWords::tr("added");
  //: What the receiver of a message does: it puts the elements in place of its own
  const QString copied = MessageWords::tr("copied");
  return message.isAdded ? added : copied;
}

QString carriedText(const DeviceReplay& replay, std::size_t message) {
  return valuesText(replay.carried(message, kMostValuesSaid + 1), replay.result().request.dtype);
}

QString wordsOf(const DeviceReplay& replay, std::size_t message) {
  const DeviceMessage& sent = replay.result().messages[message];
  const QString words =
      //: %1: number of the step; %2, %4: numbers of devices; %3: elements, "4..5"; %5: bytes; %6:
      //: "added"
      MessageWords::tr("Step %1: device %2 sends elements %3 to device %4, %5, %6")
          .arg(QString::number(sent.step + 1), QString::number(sent.from),
               rangeText(sent.first, sent.count), QString::number(sent.to),
               bytesText(replay, sent.count), whatBecomes(replay, sent));
  const QString values = carriedText(replay, message);
  //: %1: a sentence on a message; %2: the values that it carried
  return values.isEmpty() ? words : MessageWords::tr("%1: %2").arg(words, values);
}

std::string csvOf(std::span<const DeviceReplay::Result> results) {
  std::string text = "n,algorithm,step,from,to,first,count,added\n";
  for (const DeviceReplay::Result& result : results) {
    for (const DeviceMessage& message : result->messages) {
      text += std::to_string(result->request.n) + ',' +
              std::string(values::nameOf(result->request.algorithm));
      for (const std::int64_t number :
           {message.step, message.from, message.to, message.first, message.count}) {
        text += ',' + std::to_string(number);
      }
      text += message.isAdded ? ",1\n" : ",0\n";
    }
  }
  return text;
}

}  // namespace lanescope::ui
