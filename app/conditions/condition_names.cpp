// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conditions/condition_names.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/text/list_text.h"

namespace lanescope::app {
namespace {

using trace::EventKind;

struct NameWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::app::ConditionNames)
};

struct KindName {
  const char* text;
  EventKind kind;
};
constexpr std::array kKinds{KindName{"load", EventKind::load},
                            KindName{"store", EventKind::store},
                            KindName{"atomic", EventKind::atomicRead},
                            KindName{"barrier", EventKind::barrier},
                            KindName{"shuffle", EventKind::shuffle},
                            KindName{"vote", EventKind::vote},
                            KindName{"reduce", EventKind::reduce},
                            KindName{"syncwarp", EventKind::syncwarp},
                            KindName{"fence", EventKind::fence},
                            KindName{"outOfBounds", EventKind::outOfBounds},
                            KindName{"memoryBarrier", EventKind::memoryBarrier},
                            KindName{"bulkCopy", EventKind::bulkCopy},
                            KindName{"tensorProduct", EventKind::tensorProduct},
                            KindName{"asyncGroup", EventKind::asyncGroup},
                            KindName{"namedBarrier", EventKind::namedBarrier}};

template <class Table>
QString joined(const Table& table) {
  QStringList texts;
  for (const auto& each : table) texts += QString::fromLatin1(each.text);
  return commaList(texts);
}

}  // namespace

std::span<const ConditionNameInfo> conditionNames() {
  using Name = ConditionName;
  using Scope = ConditionScope;
  static constexpr std::array<ConditionNameInfo, kConditionNames> kNames{{
      {Name::thread, "thread", Scope::thread},
      {Name::threadX, "threadIdx.x", Scope::thread},
      {Name::threadY, "threadIdx.y", Scope::thread},
      {Name::threadZ, "threadIdx.z", Scope::thread},
      {Name::lane, "lane", Scope::thread},
      {Name::warp, "warp", Scope::thread},
      {Name::block, "block", Scope::step},
      {Name::blockX, "blockIdx.x", Scope::step},
      {Name::blockY, "blockIdx.y", Scope::step},
      {Name::blockZ, "blockIdx.z", Scope::step},
      {Name::step, "step", Scope::step},
      {Name::epoch, "epoch", Scope::step},
      {Name::line, "line", Scope::step},
      {Name::kind, "kind", Scope::step},
      {Name::index, "index", Scope::event},
      {Name::value, "value", Scope::event},
  }};
  return kNames;
}

double numberOf(EventKind kind) {
  return static_cast<double>(kind == EventKind::atomicWrite ? EventKind::atomicRead : kind);
}

std::optional<double> kindNumber(const QString& name) {
  const auto found = std::ranges::find_if(
      kKinds, [&](const KindName& each) { return name == QLatin1String(each.text); });
  if (found == kKinds.end()) return std::nullopt;
  return numberOf(found->kind);
}

std::optional<unsigned> arrayNamed(const trace::Record& record, const QString& name) {
  const std::string text = name.toStdString();
  std::optional<unsigned> found;
  for (unsigned i = 0; i < record.arrays.size(); ++i) {
    if (record.arrays[i].name != text) continue;
    if (!record.arrays[i].remote) return i;
    if (!found) found = i;
  }
  return found;
}

QStringList explainConditionNames(const trace::Record& record) {
  QStringList arrays;
  for (const trace::ArrayInfo& info : record.arrays) {
    const QString text =
        QStringLiteral("%1[%2]").arg(QString::fromStdString(info.name)).arg(info.count);
    if (!arrays.contains(text)) arrays += text;
  }
  return {//: What a condition may name. %1: a list, "cache[64], c[1]"; the number is that of the
          //: elements
          NameWords::tr("Arrays: %1.").arg(commaList(arrays)),
          //: What a condition may name. %1: a list of words that stay English, "thread, block,
          //: line"
          NameWords::tr("Numbers: %1.").arg(joined(conditionNames())),
          //: What a condition may name. "kind" and %1, a list of words such as "load, store", stay
          //: English
          NameWords::tr("Kinds, as in kind == load: %1.").arg(joined(kKinds)),
          NameWords::tr("Operators: && || ! == != < <= > >= + - * / %, is nan, is inf; functions: "
                        "abs, floor, sqrt, min, max.")};
}

QString exampleCondition(const trace::Record& record) {
  const auto shared =
      std::ranges::find(record.arrays, trace::Space::shared, &trace::ArrayInfo::space);
  const auto array = shared == record.arrays.end() ? record.arrays.begin() : shared;
  if (array == record.arrays.end()) return QStringLiteral("thread == 3 && line == 28");
  return QStringLiteral("thread == 3 && %1[0] > 10").arg(QString::fromStdString(array->name));
}

}  // namespace lanescope::app
