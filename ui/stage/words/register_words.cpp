// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/register_words.h"

#include <vector>

#include "app/text/number_text.h"
#include "app/text/text.h"
#include "catalog/catalog.h"
#include "trace/record/access_events.h"
#include "trace/record/math_function.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

using trace::HeldAs;
using trace::Operation;
using trace::OperationKind;
using trace::RegisterGroup;
using trace::ScalarType;
using trace::Source;

/// More digits make an equation hard to read; the value itself has all.
constexpr int kDigits = 6;
/// Intermediate results within intermediate results.
constexpr int kMostInline = 3;
constexpr qsizetype kMostLines = 20;

bool isOperation(Source source) {
  return (source & trace::kOperationMark) != 0;
}

values::Number numberFrom(ScalarType type, std::uint64_t bits) {
  switch (type) {
    case ScalarType::int32:
      return std::int64_t{trace::valueFrom<std::int32_t>(bits)};
    case ScalarType::uint32:
      return std::int64_t{trace::valueFrom<std::uint32_t>(bits)};
    case ScalarType::int64:
      return trace::valueFrom<std::int64_t>(bits);
    case ScalarType::uint64:
      return static_cast<double>(trace::valueFrom<std::uint64_t>(bits));
    case ScalarType::float32:
      return static_cast<double>(trace::valueFrom<float>(bits));
    case ScalarType::float64:
      return trace::valueFrom<double>(bits);
    case ScalarType::uint8:
      return std::int64_t{trace::valueFrom<std::uint8_t>(bits)};
  }
  return 0.0;
}

QString nameOf(ScalarType type) {
  static const char* const kNames[] = {"int32",   "uint32",  "int64", "uint64",
                                       "float32", "float64", "uint8"};
  return QString::fromLatin1(kNames[static_cast<std::size_t>(type)]);
}

/// The sign between two operands; empty for what is written as a function.
QString signOf(OperationKind kind) {
  using enum OperationKind;
  switch (kind) {
    case add:
      return QStringLiteral(" + ");
    case subtract:
      return QStringLiteral(" − ");
    case multiply:
      return QStringLiteral(" × ");
    case divide:
      return QStringLiteral(" / ");
    case remainder:
      return QStringLiteral(" % ");
    case bitAnd:
      return QStringLiteral(" & ");
    case bitOr:
      return QStringLiteral(" | ");
    case bitXor:
      return QStringLiteral(" ^ ");
    case shiftLeft:
      return QStringLiteral(" << ");
    case shiftRight:
      return QStringLiteral(" >> ");
    default:
      return {};
  }
}

QString functionOf(OperationKind kind, const QString& type) {
  using enum OperationKind;
  switch (kind) {
    case fusedMultiplyAdd:
      return QStringLiteral("fma");
    case lesser:
      return QStringLiteral("min");
    case greater:
      return QStringLiteral("max");
    case OperationKind::fmin:
      return QStringLiteral("fmin");
    case OperationKind::fmax:
      return QStringLiteral("fmax");
    case negate:
      return QStringLiteral("−");
    case roundToTf32:
      return QStringLiteral("tf32");
    case convertToNearest:
      return QStringLiteral("round");
    default:
      return type;
  }
}

/// What stands before the operands where an operation has no sign and no function of C++'s: the
/// type, as of a conversion, or CUDA's mathematical function.
QString wordOf(const Operation& operation) {
  if (operation.kind() == OperationKind::function ||
      operation.kind() == OperationKind::functionOfTwo) {
    return QString::fromLatin1(trace::nameOf(static_cast<trace::MathFunction>(operation.detail())));
  }
  return ui::nameOf(operation.type());
}

}  // namespace

trace::SourceNames RegisterWords::sourceNames(const StageModel& model) {
  // A file may hold the run of a kernel that is not in the catalogue.
  const catalog::KernelRow* row = catalog::lookUp(model.record->kernel);
  return row == nullptr ? trace::SourceNames()
                        : trace::SourceNames(catalog::sourceText(row->source));
}

QString RegisterWords::whyMissing(const trace::Record& record) {
  using State = trace::Record::FlowState;
  switch (record.flowState()) {
    case State::whole:
      return {};
    case State::absent:
      if (const auto* row = catalog::lookUp(record.kernel);
          row != nullptr && !row->untraced.empty()) {
        return catalogText(row->untraced);
      }
      return tr(
          "This record does not tell what its values are made of, since it holds no operations: "
          "run the kernel again.");
    case State::truncated:
      return tr(
          "This record does not tell what its values are made of, since it was cut short: run the "
          "kernel on fewer elements.");
  }
  return {};
}

QString RegisterWords::nameOf(const RegisterGroup& group, std::uint32_t position) const {
  const auto open = [&] {
    return QStringLiteral("%1[…]").arg(toQString(m_model.record->arrays[group.array].name));
  };
  switch (group.as) {
    case HeldAs::variable:
      break;
    case HeldAs::element:
      return open();
    case HeldAs::received:
      return tr("from a lane");
    //: What a value in a register is for. %1: an element, "cache[3]"
    case HeldAs::stored:
      return tr("for %1").arg(open());
    //: Where a value in a register was made. %1: number of a line
    case HeldAs::unnamed:
      return tr("line %1").arg(group.line);
  }
  QString name = toQString(group.name);
  if (group.extents.empty()) {
    return position == 0 ? name : QStringLiteral("%1 (%2)").arg(name).arg(position + 1);
  }
  QString subscripts;
  for (auto extent = group.extents.rbegin(); extent != group.extents.rend(); ++extent) {
    const auto length = static_cast<std::uint32_t>(*extent);
    subscripts.prepend(QStringLiteral("[%1]").arg(position % length));
    position /= length;
  }
  return name + subscripts;
}

const Operation* RegisterWords::operationOf(Source source) const {
  return source != trace::kNoSource && isOperation(source)
             ? &m_registers.operations()[source & ~trace::kOperationMark]
             : nullptr;
}

bool RegisterWords::isInline(Source source) const {
  const Operation* operation = operationOf(source);
  if (operation == nullptr || operation->kind() == OperationKind::constant) return false;
  const auto place = m_registers.placeOf(source);
  if (!place) return true;
  const HeldAs as = m_registers.groups()[place->group].as;
  return as == HeldAs::unnamed || as == HeldAs::stored;
}

QString RegisterWords::nameOf(Source source) const {
  if (source == trace::kNoSource) return QStringLiteral("?");
  const Operation* operation = operationOf(source);
  if (operation != nullptr && operation->kind() == OperationKind::constant) return numberOf(source);
  const auto place = m_registers.placeOf(source);
  const RegisterGroup* group = place ? &m_registers.groups()[place->group] : nullptr;
  if (group != nullptr && group->as == HeldAs::variable) return nameOf(*group, place->position);
  if (operation == nullptr) return expression(source, 0);
  if (group != nullptr && group->as == HeldAs::stored) {
    if (const auto by = m_registers.storedBy(source)) {
      const trace::Event& event = m_registers.events()[*by];
      if (trace::isWrite(event.kind())) return m_model.elementName(event.array(), event.index());
    }
  }
  //: Where a value in a register was made. %1: number of a line
  return tr("line %1").arg(operation->line());
}

double RegisterWords::valueOf(Source source) const {
  if (source == trace::kNoSource) return 0;
  const std::uint64_t bits = m_registers.bitsOf(source);
  if (const Operation* operation = operationOf(source)) {
    return values::asDouble(numberFrom(operation->type(), bits));
  }
  const trace::Event& event = m_registers.events()[source];
  if (trace::isRead(event.kind())) return m_model.valueOf(event.array(), bits);
  return values::valueFromBits(static_cast<values::DType>(event.valueType()), bits);
}

QString RegisterWords::numberOf(Source source) const {
  if (source == trace::kNoSource) return QStringLiteral("?");
  const Operation* operation = operationOf(source);
  return numberText(operation == nullptr
                        ? values::Number(valueOf(source))
                        : numberFrom(operation->type(), m_registers.bitsOf(source)),
                    kDigits);
}

QString RegisterWords::join(OperationKind kind, const QString& type, const QStringList& operands,
                            bool areNumbers) {
  QStringList signedOperands = operands;
  for (qsizetype i = 1; i < operands.size() && areNumbers; ++i) {
    if (operands[i].startsWith(u'-')) signedOperands[i] = QStringLiteral("(%1)").arg(operands[i]);
  }
  if (const QString sign = signOf(kind); !sign.isEmpty()) return signedOperands.join(sign);
  if (kind == OperationKind::fusedMultiplyAdd && areNumbers) {
    return QStringLiteral("%1 × %2 + %3")
        .arg(signedOperands[0], signedOperands[1], signedOperands[2]);
  }
  return QStringLiteral("%1(%2)").arg(functionOf(kind, type), operands.join(QStringLiteral(", ")));
}

QString RegisterWords::operand(Source source, int level) const {
  if (!isInline(source)) return nameOf(source);
  if (level >= kMostInline) return QStringLiteral("…");
  const QString made = expression(source, level + 1);
  return signOf(operationOf(source)->kind()).isEmpty() ? made : QStringLiteral("(%1)").arg(made);
}

QString RegisterWords::expression(Source source, int level) const {
  const Operation* operation = operationOf(source);
  if (operation == nullptr) {
    if (source == trace::kNoSource) return QStringLiteral("?");
    const trace::Event& event = m_registers.events()[source];
    if (trace::isRead(event.kind())) return m_model.elementName(event.array(), event.index());
    //: Where a value in a register came from. %1: number of a lane
    return event.kind() == trace::EventKind::shuffle ? tr("from lane %1").arg(event.detail())
                                                     : tr("from all lanes of the warp");
  }
  if (operation->kind() == OperationKind::constant) return numberOf(source);
  QStringList operands;
  for (int i = 0; i < trace::sourceCountOf(operation->kind()); ++i) {
    operands += operand(operation->sources[i], level);
  }
  return join(operation->kind(), wordOf(*operation), operands, false);
}

QString RegisterWords::expressionOf(Source source) const {
  return expression(source, 0);
}

QString RegisterWords::equationOf(Source source) const {
  const Operation* operation = operationOf(source);
  QStringList sides{nameOf(source)};
  if (const QString made = expressionOf(source); made != sides[0]) sides += made;
  if (operation != nullptr && operation->kind() != OperationKind::constant) {
    QStringList numbers;
    for (int i = 0; i < trace::sourceCountOf(operation->kind()); ++i) {
      numbers += numberOf(operation->sources[i]);
    }
    sides += join(operation->kind(), wordOf(*operation), numbers, true);
  }
  if (const QString value = numberOf(source); value != sides.back()) sides += value;
  return sides.join(QStringLiteral(" = "));
}

std::vector<Source> RegisterWords::namedSourcesOf(Source source, int level) const {
  std::vector<Source> named;
  const Operation* operation = operationOf(source);
  if (operation == nullptr) return named;
  for (int i = 0; i < trace::sourceCountOf(operation->kind()); ++i) {
    const Source each = operation->sources[i];
    if (!isInline(each)) {
      named.push_back(each);
    } else if (level < kMostInline) {
      const std::vector<Source> below = namedSourcesOf(each, level + 1);
      named.insert(named.end(), below.begin(), below.end());
    }
  }
  return named;
}

void RegisterWords::explain(Source source, int level, int depth, QStringList& lines) const {
  if (lines.size() >= kMostLines) return;
  constexpr QChar kSpace(0x00a0);  // a tool tip keeps it
  lines += QString(4 * level, kSpace) + equationOf(source);
  if (level + 1 >= depth) return;
  for (const Source each : namedSourcesOf(source, 0)) {
    // The line above has the numbers of constants and elements.
    if (nameOf(each) != expressionOf(each)) explain(each, level + 1, depth, lines);
  }
}

QString RegisterWords::explain(Source source, int depth) const {
  QStringList lines;
  explain(source, 0, depth, lines);
  return lines.join(QLatin1Char('\n'));
}

QString RegisterWords::explainStored(std::uint32_t event, int depth) const {
  const trace::Event& store = m_registers.events()[event];
  const auto source = m_registers.passedTo(event);
  // What an atomic leaves depends on what it found.
  if (!source || store.kind() != trace::EventKind::store) return {};
  const QString element = m_model.elementName(store.array(), store.index());
  const QString made = explain(*source, depth);
  return nameOf(*source) == element || isInline(*source)
             ? made
             : QStringLiteral("%1 = %2").arg(element, made);
}

}  // namespace lanescope::ui
