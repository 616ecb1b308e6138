// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/own_arguments.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "catalog/own/argument_checks.h"
#include "catalog/own/parameter_names.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

using values::DType;

/// Whether sizes beside n may have a meaning.
bool hasMatrices(OwnProblem problem) {
  using enum OwnProblem;
  return problem == matmul || problem == map || problem == stencil || problem == free;
}

/// A use as it is written: "input 2".
struct WrittenUse {
  OwnUse use = OwnUse::input;
  int rank = 0;  ///< of an input among the inputs, from 1; 0: by the order of the parameters
};

WrittenUse useIn(const std::string& text) {
  const std::size_t blank = text.find(' ');
  WrittenUse written{.use = values::fromName<OwnUse>(text.substr(0, blank))};
  if (blank == std::string::npos) return written;
  const char* const end = text.data() + text.size();
  const auto [stop, code] = std::from_chars(text.data() + blank + 1, end, written.rank);
  const bool isRank = code == std::errc{} && stop == end && written.rank > 0;
  if (!isRank || written.use != OwnUse::input) {
    values::refuse("'" + text +
                   "' is no use of an array; write input, input 2, output, in-out or "
                   "scratch.");
  }
  return written;
}

/// Finds what the parameters get.
class Matching {
 public:
  explicit Matching(const OwnKernel& kernel) : m_kernel(kernel) {
    for (std::size_t i = 0; i <= kernel.then.size(); ++i) addStep(functionOf(kernel, i));
    readUses();
    chooseOutput();
    chooseRest();
    sortArrays();
    chooseNumbers();
  }

  [[nodiscard]] OwnArguments take() { return std::move(m_matched); }

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};

  std::vector<OwnArray>& arrays() { return m_matched.arrays; }

  void addStep(OwnFunction function) {
    const std::size_t step = m_functions.size();
    std::vector<OwnArgument> arguments;
    for (const OwnParameter& parameter : function.parameters) {
      OwnArgument argument;
      if (parameter.isArray) {
        argument.array = addArray(parameter, step);
      } else {
        argument.isReal = isReal(parameter.type);
      }
      arguments.push_back(std::move(argument));
    }
    m_matched.steps.push_back(std::move(arguments));
    m_functions.push_back(std::move(function));
  }

  std::size_t addArray(const OwnParameter& parameter, std::size_t step) {
    std::string name = parameter.name;
    if (step > 0) {
      const OwnTexts& chosen = m_kernel.then[step - 1].arguments;
      if (const auto other = chosen.find(name); other != chosen.end()) name = other->second;
    }
    auto found = std::ranges::find(arrays(), name, &OwnArray::name);
    if (found == arrays().end()) {
      arrays().push_back({.name = name, .type = parameter.type, .firstStep = step});
      found = arrays().end() - 1;
    } else if (found->type != parameter.type) {
      values::refuse("The launches of " + m_kernel.id + " take '" + name + "' as an array of " +
                     std::string(nameOf(found->type)) + " and of " +
                     std::string(nameOf(parameter.type)) + ".");
    }
    if (!parameter.isConst) {
      found->isWritten = true;
      found->lastStep = step;
    }
    return static_cast<std::size_t>(found - arrays().begin());
  }

  /// Takes the uses that the file gives.
  void readUses() {
    m_uses.resize(arrays().size());
    for (std::size_t i = 0; i < arrays().size(); ++i) {
      const auto given = m_kernel.arguments.find(arrays()[i].name);
      if (given == m_kernel.arguments.end()) continue;
      m_uses[i] = useIn(given->second);
      if (m_uses[i]->use != OwnUse::input && !arrays()[i].isWritten) {
        values::refuse("The kernel only reads '" + arrays()[i].name + "', which therefore is no " +
                       given->second + ".");
      }
    }
  }

  void chooseOutput() {
    const auto isOutput = [](const auto& use) {
      return use && (use->use == OwnUse::output || use->use == OwnUse::inOut);
    };
    if (std::ranges::any_of(m_uses, isOutput)) return;
    std::size_t best = kNone;
    for (std::size_t i = 0; i < arrays().size(); ++i) {
      if (m_uses[i] || !arrays()[i].isWritten) continue;
      if (best == kNone || isBetterOutput(i, best)) best = i;
    }
    if (best == kNone) return;
    const bool isAlone = arrays().size() == 1 && m_kernel.problem != OwnProblem::free;
    m_uses[best] = {.use = isAlone ? OwnUse::inOut : OwnUse::output};
  }
  [[nodiscard]] bool isBetterOutput(std::size_t one, std::size_t best) {
    const OwnArray& array = arrays()[one];
    const OwnArray& other = arrays()[best];
    if (array.lastStep != other.lastStep) return array.lastStep > other.lastStep;
    const OutputName name = outputNameOf(array.name);
    const OutputName otherName = outputNameOf(other.name);
    if (name != otherName) return name > otherName;
    return name != OutputName::word;  // the first one of those with a word, else the last
  }

  /// Chooses between input and scratch, or output of a free problem.
  void chooseRest() {
    std::size_t readOnly = 0;
    std::size_t open = 0;
    for (std::size_t i = 0; i < arrays().size(); ++i) {
      const bool isInput =
          m_uses[i] && (m_uses[i]->use == OwnUse::input || m_uses[i]->use == OwnUse::inOut);
      if (isInput || (!m_uses[i] && !arrays()[i].isWritten)) ++readOnly;
      if (!m_uses[i] && arrays()[i].isWritten && arrays()[i].firstStep == 0) ++open;
    }
    const InputCount wanted = inputsOf(m_kernel.problem);
    const bool areInputs = readOnly < wanted.least && readOnly + open <= wanted.most;
    for (std::size_t i = 0; i < arrays().size(); ++i) {
      if (m_uses[i]) continue;
      OwnUse use = m_kernel.problem == OwnProblem::free ? OwnUse::output : OwnUse::scratch;
      if (!arrays()[i].isWritten || (areInputs && arrays()[i].firstStep == 0)) use = OwnUse::input;
      m_uses[i] = {.use = use};
    }
  }

  /// Puts the inputs first, then the outputs.
  void sortArrays() {
    std::vector<std::size_t> order(arrays().size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto place = [this](std::size_t i) {
      const WrittenUse& use = *m_uses[i];
      const int part = use.use == OwnUse::input ? 0 : use.use == OwnUse::scratch ? 2 : 1;
      return std::pair(part, use.use == OwnUse::input ? use.rank : 0);
    };
    // An input without a rank takes the first free one.
    int next = 0;
    for (const std::size_t i : order) {
      WrittenUse& use = *m_uses[i];
      if (use.use != OwnUse::input || use.rank > 0) continue;
      const auto isTaken = [&](const auto& other) {
        return other->use == OwnUse::input && other->rank == next;
      };
      do {
        ++next;
      } while (std::ranges::any_of(m_uses, isTaken));
      use.rank = next;
    }
    std::ranges::stable_sort(order, {}, place);
    std::vector<OwnArray> sorted;
    std::vector<std::size_t> now(order.size());
    for (const std::size_t i : order) {
      now[i] = sorted.size();
      sorted.push_back(std::move(arrays()[i]));
      sorted.back().use = m_uses[i]->use;
    }
    arrays() = std::move(sorted);
    for (auto& arguments : m_matched.steps) {
      for (OwnArgument& argument : arguments) {
        if (argument.array) argument.array = now[*argument.array];
      }
    }
  }

  void chooseNumbers() {
    for (std::size_t step = 0; step < m_functions.size(); ++step) {
      const auto& parameters = m_functions[step].parameters;
      const auto whole = std::ranges::count_if(parameters, [](const OwnParameter& parameter) {
        return !parameter.isArray && !isReal(parameter.type);
      });
      const OwnTexts& given = step == 0 ? m_kernel.arguments : m_kernel.then[step - 1].arguments;
      for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].isArray) continue;
        std::string& number = m_matched.steps[step][i].number;
        if (const auto own = given.find(parameters[i].name); own != given.end()) {
          number = own->second;
        } else if (!isReal(parameters[i].type)) {
          number = sizeNamed(m_kernel.problem, parameters[i].name);
          if ((number == "m" || number == "k") && !hasMatrices(m_kernel.problem)) number.clear();
          const bool isOfProblem = number == "bins" || number == "radius";
          if (whole == 1 && !isOfProblem) number = step == 0 ? "n" : "count";
        }
      }
      if (step == 0) m_matched.isSquare = m_kernel.problem == OwnProblem::matmul && whole <= 1;
    }
  }

  const OwnKernel& m_kernel;
  std::vector<OwnFunction> m_functions;
  std::vector<std::optional<WrittenUse>> m_uses;
  OwnArguments m_matched;
};

}  // namespace

std::size_t OwnArguments::count(OwnUse use) const {
  return static_cast<std::size_t>(std::ranges::count(arrays, use, &OwnArray::use));
}

std::vector<std::string> OwnArguments::inputNames() const {
  std::vector<std::string> names;
  for (const OwnArray& array : arrays) {
    if (array.use == OwnUse::input || array.use == OwnUse::inOut) names.push_back(array.name);
  }
  return names;
}

OwnFunction functionOf(const OwnKernel& kernel, std::size_t step) {
  if (step == 0) {
    // The entry has a prefix that no user has written.
    return {nameOf(kernel), kernel.entry, kernel.parameters, kernel.shared};
  }
  const std::string& name = kernel.then[step - 1].function;
  std::string known;
  for (const OwnFunction& function : kernel.functions) {
    if (function.name == name) return function;
    known += (known.empty() ? "" : ", ") + function.name;
  }
  if (name == kernel.entry) return functionOf(kernel, 0);
  values::refuse(kernel.id + " launches '" + name + "', but " +
                 (known.empty() ? "has no other kernel" : "its kernels are " + known) + ".");
}

OwnArguments matchArguments(const OwnKernel& kernel) {
  OwnArguments matched = Matching(kernel).take();
  const auto output = std::ranges::find_if(matched.arrays, [](const OwnArray& array) {
    return array.use == OwnUse::output || array.use == OwnUse::inOut;
  });
  if (output != matched.arrays.end()) matched.type = output->type;
  checkArguments(kernel, matched);
  return matched;
}

std::vector<OwnArgumentRow> argumentTable(const OwnKernel& kernel) {
  OwnArguments matched;
  try {
    matched = Matching(kernel).take();
  } catch (const values::Error&) {
    OwnKernel bare = kernel;  // the sentence is matchArguments' to say
    bare.then.clear();
    bare.arguments.clear();
    matched = Matching(bare).take();
  }
  const std::vector<std::string> inputs = matched.inputNames();
  std::vector<OwnArgumentRow> rows;
  for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
    const OwnParameter& parameter = kernel.parameters[i];
    const OwnArgument& argument = matched.steps.front()[i];
    OwnArgumentRow row{.name = parameter.name, .type = parameter.text, .use = argument.number};
    if (argument.array) {
      const OwnArray& array = matched.arrays[*argument.array];
      const auto ranked = [&](std::size_t rank) {
        return "input" + (rank == 0 ? "" : " " + std::to_string(rank + 1));
      };
      row.use = array.use == OwnUse::input ? ranked(*argument.array)
                                           : std::string(values::nameOf(array.use));
      const std::size_t most = std::max(inputs.size(), inputsOf(kernel.problem).least);
      for (std::size_t rank = 0; rank < most; ++rank) row.possible.push_back(ranked(rank));
      if (array.isWritten) row.possible.insert(row.possible.end(), {"output", "in-out", "scratch"});
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace lanescope::catalog
