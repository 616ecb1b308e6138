// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conditions/condition.h"

#include <muParser.h>

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "trace/flow/element_value.h"
#include "values/host_array.h"

namespace lanescope::app {
namespace {

using trace::EventKind;

struct ConditionWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::app::Condition)
};

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

double isOfClass(double number, double which) {
  return (std::isnan(which) ? std::isnan(number) : std::isinf(number)) ? 1 : 0;
}

double negation(double number) {
  return number == 0 ? 1 : 0;
}

double remainder(double number, double divisor) {
  return std::fmod(number, divisor);
}

double absolute(double number) {
  return std::abs(number);
}

double roundedDown(double number) {
  return std::floor(number);
}

/// The number that an event loads, stores or receives; NaN for one without a number.
double valueOfEvent(const trace::Record& record, const trace::Event& event) {
  switch (event.kind()) {
    case EventKind::load:
    case EventKind::store:
    case EventKind::atomicRead:
    case EventKind::atomicWrite:
      return trace::numberOf(record.arrays[event.array()], event.bits);
    case EventKind::shuffle:
    case EventKind::reduce:
      return event.valueType() <= static_cast<unsigned>(values::kLastDType)
                 ? values::valueFromBits(static_cast<values::DType>(event.valueType()), event.bits)
                 : kNothing;
    case EventKind::barrier:
    case EventKind::vote:
    case EventKind::memoryBarrier:
    case EventKind::asyncGroup:
      return static_cast<double>(event.bits);
    default:
      return kNothing;
  }
}

bool hasValue(EventKind kind) {
  return kind != EventKind::syncwarp && kind != EventKind::fence &&
         kind != EventKind::outOfBounds && kind != EventKind::bulkCopy &&
         kind != EventKind::tensorProduct && kind != EventKind::namedBarrier;
}

}  // namespace

struct Condition::State {
  /// What a condition asked for in vain.
  struct Missing {
    enum class What { nothing, element, fraction, unknown, index, value };
    What what = What::nothing;
    unsigned array = 0;
    double index = 0;
  };
  /// The function that muParser calls for the elements of an array.
  struct Array {
    State* state = nullptr;
    unsigned number = 0;
  };
  /// One term with its parser.
  struct Term {
    Term(ConditionTerm itsText, State& state) : text(std::move(itsText)) {
      parser.ClearFun();
      parser.ClearConst();
      parser.DefineConst("nan", kNothing);
      parser.DefineConst("inf", std::numeric_limits<double>::infinity());
      parser.DefineOprt("~", isOfClass, mu::prCMP);
      parser.DefineOprt("%", remainder, mu::prMUL_DIV);
      parser.DefineInfixOprt("!", negation);
      parser.DefineFun("abs", absolute);
      parser.DefineFun("floor", roundedDown);
      parser.DefineFun("sqrt", static_cast<double (*)(double)>(std::sqrt));
      parser.DefineFun("min", least);
      parser.DefineFun("max", greatest);
      for (std::size_t i = 0; i < kConditionNames; ++i) {
        parser.DefineVar('v' + std::to_string(i), &state.values[i]);
      }
      constexpr bool kMayBeComputedOnce = false;
      for (Array& array : state.arrays) {
        parser.DefineFunUserData('a' + std::to_string(array.number), elementOf, &array,
                                 kMayBeComputedOnce);
      }
      parser.SetExpr(text.expression);
      parse();
    }

    /// muParser reads an expression when it first computes it. The reader leaves it no error that
    /// is known.
    void parse() {
      try {
        parser.Eval();
      } catch (const mu::ParserError& error) {
        const auto last = static_cast<int>(text.columns.size()) - 1;
        const int column =
            text.columns[static_cast<std::size_t>(std::clamp(error.GetPos(), 0, last))];
        //: %1: the place in the typed condition, counted from 1
        throw ConditionError(
            column,
            ConditionWords::tr("The condition cannot be read from column %1 on.").arg(column));
      }
    }
    static double least(const double* numbers, int count) {
      return *std::min_element(numbers, numbers + count);
    }
    static double greatest(const double* numbers, int count) {
      return *std::max_element(numbers, numbers + count);
    }

    ConditionTerm text;
    mu::Parser parser;
  };
  using Alternative = std::vector<std::unique_ptr<Term>>;  ///< in ascending order of cost

  explicit State(const ConditionBlock& itsBlock) : block(itsBlock) {
    for (unsigned i = 0; i < record().arrays.size(); ++i) arrays.push_back({this, i});
    const values::Dim3 grid = record().grid;
    const std::uint64_t number = block.timeline.block();
    set(ConditionName::block, number);
    set(ConditionName::blockX, number % grid.x);
    set(ConditionName::blockY, number / grid.x % grid.y);
    set(ConditionName::blockZ, number / grid.x / grid.y);
  }

  [[nodiscard]] const trace::Record& record() const { return block.timeline.record(); }
  template <class Number>
  void set(ConditionName name, Number number) {
    values[static_cast<std::size_t>(name)] = static_cast<double>(number);
  }

  static double elementOf(void* array, double index) {
    const auto& source = *static_cast<const Array*>(array);
    return source.state->element(source.number, index);
  }

  double element(unsigned array, double index) {
    using What = Missing::What;
    const trace::ArrayInfo& info = record().arrays[array];
    const auto give = [&](What what) {
      isMissing = true;
      missing = {what, array, index};
      return kNothing;
    };
    if (index != std::floor(index)) return give(What::fraction);
    if (index < 0 || index >= static_cast<double>(info.count)) return give(What::element);
    const auto whole = static_cast<std::int64_t>(index);
    const trace::ElementState state = block.history.at(array, whole, stepsDone);
    if (state.origin == trace::ElementState::Origin::unknown) return give(What::unknown);
    return trace::numberOf(info, state.bits);
  }

  void goToStep(std::size_t number) {
    const trace::Step& step = block.timeline.step(number);
    stepsDone = number + 1;
    set(ConditionName::step, number + 1);
    set(ConditionName::epoch, step.epoch);
    set(ConditionName::line, step.line);
    set(ConditionName::kind, app::numberOf(step.kind));
  }

  void goToThread(std::uint32_t thread) {
    const values::Dim3 extent = record().block;
    set(ConditionName::thread, thread);
    set(ConditionName::lane, thread % trace::kWarpSize);
    set(ConditionName::warp, thread / trace::kWarpSize);
    set(ConditionName::threadX, thread % extent.x);
    set(ConditionName::threadY, thread / extent.x % extent.y);
    set(ConditionName::threadZ, thread / extent.x / extent.y);
  }

  /// Null: the thread takes no part in the step.
  void goToEvent(const trace::Event* event) {
    hasIndex = event != nullptr && trace::namesElement(event->kind());
    hasNumber = event != nullptr && hasValue(event->kind());
    set(ConditionName::index, !hasIndex ? kNothing
                              : event->kind() == EventKind::outOfBounds
                                  ? static_cast<double>(static_cast<std::int64_t>(event->bits))
                                  : static_cast<double>(event->index()));
    set(ConditionName::value, hasNumber ? valueOfEvent(record(), *event) : kNothing);
  }

  /// The term's number, or nothing where it needs what is not there.
  std::optional<double> numberOf(Term& term) {
    const auto lacks = [&](Missing::What what) {
      missing.what = what;
      return std::nullopt;
    };
    if (term.text.namesIndex && !hasIndex) return lacks(Missing::What::index);
    if (term.text.namesValue && !hasNumber) return lacks(Missing::What::value);
    isMissing = false;
    const double number = term.parser.Eval();
    if (isMissing) return std::nullopt;
    return number;
  }

  /// Whether those terms hold that depend on at least `from` and at most `to`.
  bool hold(const Alternative& terms, ConditionScope from, ConditionScope to) {
    return std::ranges::all_of(terms, [&](const std::unique_ptr<Term>& term) {
      if (term->text.scope < from || term->text.scope > to) return true;
      return numberOf(*term).value_or(0) != 0;
    });
  }

  void read(const ConditionTerms& terms) {
    for (const std::vector<ConditionTerm>& source : terms.alternatives) {
      Alternative& alternative = alternatives.emplace_back();
      for (const ConditionTerm& term : source) {
        alternative.push_back(std::make_unique<Term>(term, *this));
      }
      // What is cheap and what excludes most comes first.
      std::ranges::stable_sort(alternative, {}, [](const std::unique_ptr<Term>& term) {
        return std::pair(term->text.scope, term->text.namesArray);
      });
    }
    roundsIntegers = terms.roundsIntegers;
    missing = {};
  }

  ConditionBlock block;
  std::array<double, kConditionNames> values{};
  std::vector<Array> arrays;
  std::vector<Alternative> alternatives;
  std::vector<const Alternative*> open;  ///< those that a thread of the step may still satisfy
  std::size_t stepsDone = 0;
  bool hasIndex = false;
  bool hasNumber = false;
  bool roundsIntegers = false;
  bool isMissing = false;  ///< the term at hand asked for an element in vain
  Missing missing;         ///< what some term asked for in vain
};

Condition::Condition(const QString& text, const ConditionBlock& block)
    : m_state(std::make_unique<State>(block)) {
  m_state->read(readCondition(text, m_state->record()));
}

Condition::~Condition() = default;
Condition::Condition(Condition&&) noexcept = default;

const trace::Timeline& Condition::timeline() const {
  return m_state->block.timeline;
}

bool Condition::roundsIntegers() const {
  return m_state->roundsIntegers;
}

bool Condition::holdsAt(std::size_t step) {
  using Scope = ConditionScope;
  State& state = *m_state;
  state.missing = {};
  state.goToStep(step);
  state.open.clear();
  for (const State::Alternative& terms : state.alternatives) {
    if (!state.hold(terms, Scope::step, Scope::step)) continue;
    // The terms are in the order of their scopes.
    if (terms.back()->text.scope == Scope::step) return true;
    state.open.push_back(&terms);
  }
  if (state.open.empty()) return false;
  const trace::Timeline& timeline = state.block.timeline;
  for (const trace::Access& access : timeline.accesses(step)) {
    state.goToThread(access.thread);
    state.goToEvent(&timeline.event(access));
    for (const State::Alternative* terms : state.open) {
      if (state.hold(*terms, Scope::thread, Scope::event)) return true;
    }
  }
  return false;
}

std::optional<double> Condition::valueOf(std::size_t step, std::uint32_t thread) {
  State& state = *m_state;
  state.missing = {};
  state.goToStep(step);
  state.goToThread(thread);
  const auto access = state.block.timeline.accessOf(step, thread);
  state.goToEvent(access ? &state.block.timeline.event(*access) : nullptr);
  const State::Alternative& first = state.alternatives.front();
  if (state.alternatives.size() == 1 && first.size() == 1) return state.numberOf(*first.front());
  const bool holds = std::ranges::any_of(state.alternatives, [&](const auto& terms) {
    return state.hold(terms, ConditionScope::step, ConditionScope::event);
  });
  if (!holds && state.missing.what != State::Missing::What::nothing) return std::nullopt;
  return holds ? 1 : 0;
}

QString Condition::missing() const {
  using What = State::Missing::What;
  const State::Missing& missing = m_state->missing;
  if (missing.what == What::nothing) return {};
  if (missing.what == What::index) {
    return ConditionWords::tr("The event names no element, so it has no index.");
  }
  if (missing.what == What::value) return ConditionWords::tr("The event has no value.");
  const trace::ArrayInfo& array = m_state->record().arrays[missing.array];
  const QString name = QString::fromStdString(array.name);
  const QString index = QString::number(missing.index, 'g', 15);
  if (missing.what == What::fraction) {
    //: %1: name of the array, "cache"; %2: the index, a number that is not whole
    return ConditionWords::tr("An index is a whole number; for %1 it is %2.").arg(name, index);
  }
  if (missing.what == What::element) {
    //: %1: name of the array; %2: how many elements; %3: the index that it does not have
    return ConditionWords::tr("%1 has %2 elements; there is no %1[%3].")
        .arg(name)
        .arg(array.count)
        .arg(index);
  }
  //: %1[%2]: an element of an array, "cache[3]"
  return ConditionWords::tr("The record does not tell the value of %1[%2] here.").arg(name, index);
}

}  // namespace lanescope::app
