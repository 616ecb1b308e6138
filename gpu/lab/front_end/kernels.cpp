// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/kernels.h"

#include <algorithm>
#include <array>
#include <map>

#include "lab/front_end/numbers.h"
#include "lab/front_end/tokens.h"

namespace lanescope::lab {
namespace {

constexpr std::string_view kInstance = "lanescope_instance_";
constexpr std::string_view kBound = "lanescope_bound_";
/// Instances of one kernel that are made at most.
constexpr std::size_t kMostInstances = 24;

bool isDefinition(CXCursor function) {
  return clang_isCursorDefinition(function) != 0;
}

std::string qualifiedName(CXCursor declaration) {
  std::string name = nameOf(declaration);
  for (CXCursor scope = clang_getCursorSemanticParent(declaration);
       clang_getCursorKind(scope) == CXCursor_Namespace;
       scope = clang_getCursorSemanticParent(scope)) {
    name.insert(0, nameOf(scope) + "::");
  }
  return name;
}

std::vector<std::string> splitAtCommas(std::string_view text) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const char c : text) {
    if (c == '<' || c == '(') ++depth;
    if (c == '>' || c == ')') --depth;
    if (c == ',' && depth == 0) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

struct TemplateParameter {
  bool isType = false;
  bool hasDefault = false;
};

std::vector<TemplateParameter> templateParameters(CXCursor kernel, std::string_view text) {
  std::vector<TemplateParameter> parameters;
  for (const Node& child : treeOf(kernel).children) {
    const bool isType = child.kind == CXCursor_TemplateTypeParameter;
    if (!isType && child.kind != CXCursor_NonTypeTemplateParameter) continue;
    const std::string_view part = text.substr(child.begin, child.end - child.begin);
    parameters.push_back({isType, part.find('=') != std::string_view::npos});
  }
  return parameters;
}

/// The arguments that the host's part gives a kernel template. `isFree`: with float for each type,
/// since the host's names may be those of a template of its own.
std::vector<std::string> launchedArguments(const std::string& name, const TextScan& scan,
                                           const std::vector<TemplateParameter>& parameters,
                                           bool isFree) {
  std::vector<std::string> lists;
  for (const HostLaunch& launch : scan.launches) {
    if (launch.kernel != name || launch.arguments.find_first_of("\n#;{}") != std::string::npos) {
      continue;
    }
    std::string list;
    const std::vector<std::string> given = splitAtCommas(launch.arguments);
    for (std::size_t i = 0; i < given.size() && !launch.arguments.empty(); ++i) {
      const bool isType = i < parameters.size() && parameters[i].isType;
      list += (i == 0 ? "" : ", ") + (isFree && isType ? "float" : given[i]);
    }
    if (list.empty() || std::ranges::find(lists, list) != lists.end()) continue;
    if (lists.size() < kMostInstances) lists.push_back(list);
  }
  return lists;
}

/// float for each type without a default; nothing where a number has none.
std::optional<std::string> defaultArguments(const std::vector<TemplateParameter>& parameters) {
  std::string list;
  for (const TemplateParameter& parameter : parameters) {
    if (parameter.hasDefault) break;
    if (!parameter.isType) return std::nullopt;
    list += list.empty() ? "float" : ", float";
  }
  return list;
}

/// The limit in `__launch_bounds__(limit, …)` before the kernel's name.
std::string boundOf(CXCursor kernel, std::string_view text) {
  const std::size_t name = offsetOf(kernel);
  const std::size_t begin = text.rfind("__launch_bounds__", name);
  if (begin == std::string_view::npos ||
      text.substr(begin, name - begin).find_first_of(";{}") != std::string_view::npos) {
    return {};
  }
  const std::size_t open = text.find('(', begin);
  if (open >= name) return {};
  int depth = 0;
  for (std::size_t i = open; i < name; ++i) {
    if (text[i] == '(') ++depth;
    const bool isEnd = (text[i] == ')' && --depth == 0) || (text[i] == ',' && depth == 1);
    if (isEnd) return std::string(text.substr(open + 1, i - open - 1));
  }
  return {};
}

/// A type as the rewritten text spells it.
std::string elementSpelling(CXType type) {
  const std::string number = numberName(type);
  if (!number.empty()) return number == "bool" ? number : "Element<" + number + ">";
  const std::string vector = vectorName(type);
  if (!vector.empty()) return "Element<" + vector + ">";
  const int count = clang_Type_getNumTemplateArguments(type);
  if (count <= 0) return textOf(clang_getTypeSpelling(type));
  std::string text = qualifiedName(clang_getTypeDeclaration(type)) + "<";
  for (int i = 0; i < count; ++i) {
    const CXType argument = clang_Type_getTemplateArgumentAsType(type, static_cast<unsigned>(i));
    if (argument.kind == CXType_Invalid) return textOf(clang_getTypeSpelling(type));
    text += (i == 0 ? "" : ", ") + elementSpelling(argument);
  }
  return text + ">";
}

KernelInstance templateInstance(CXCursor kernel) {
  KernelInstance instance{
      .cursor = kernel, .name = qualifiedName(kernel), .entry = {}, .arguments = {}};
  std::string listed;
  std::vector<CXType> parameters;  // of the template; those of types have none
  for (const Node& child : treeOf(clang_getSpecializedCursorTemplate(kernel)).children) {
    if (child.kind == CXCursor_TemplateTypeParameter ||
        child.kind == CXCursor_NonTypeTemplateParameter) {
      parameters.push_back(child.type());
    }
  }
  const int count = clang_Cursor_getNumTemplateArguments(kernel);
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<unsigned>(i);
    const bool isType =
        clang_Cursor_getTemplateArgumentKind(kernel, at) == CXTemplateArgumentKind_Type;
    const CXType type = clang_Cursor_getTemplateArgumentType(kernel, at);
    const long long number = clang_Cursor_getTemplateArgumentValue(kernel, at);
    const bool isDecision = at < parameters.size() && isBool(parameters[at]);
    const std::string value = !isDecision ? std::to_string(number) : number != 0 ? "true" : "false";
    const bool isEnumerator = at < parameters.size() && parameters[at].kind == CXType_Enum;
    const std::string cast =
        isEnumerator ? "(" + qualifiedName(clang_getTypeDeclaration(parameters[at])) + ")" : "";
    listed += (i == 0 ? "" : ",") + (isType ? recordName(type) : value);
    instance.arguments += (i == 0 ? "" : ", ") + (isType ? elementSpelling(type) : cast + value);
  }
  instance.entry = instance.name + "<" + listed + ">";
  return instance;
}

/// The shared arrays of a function and of those that it calls.
void collectShared(const Node& node, const Program& program, std::set<const Function*>& visited,
                   std::vector<SharedArray>& arrays) {
  const Function* const called = program.calledBy(node);
  if (called != nullptr && visited.insert(called).second) {
    collectShared(called->tree, program, visited, arrays);
  }
  const CXCursor declaration =
      node.kind == CXCursor_DeclRefExpr ? clang_getCursorReferenced(node.cursor) : node.cursor;
  if ((node.kind == CXCursor_VarDecl || node.kind == CXCursor_DeclRefExpr) &&
      isMarked(declaration, "shared")) {
    const std::size_t at = offsetOf(declaration);
    if (std::ranges::find(arrays, at, &SharedArray::at) == arrays.end()) {
      CXType type = typeOf(declaration);
      SharedArray array{.name = nameOf(declaration),
                        .type = recordName(elementType(type)),
                        .count = std::uint64_t{1},
                        .at = at};
      if (type.kind == CXType_IncompleteArray) array.count.reset();
      for (; type.kind == CXType_ConstantArray;
           type = clang_getCanonicalType(clang_getArrayElementType(type))) {
        *array.count *= static_cast<std::uint64_t>(clang_getArraySize(type));
      }
      arrays.push_back(std::move(array));
    }
  }
  for (const Node& child : node.children) collectShared(child, program, visited, arrays);
}

}  // namespace

std::vector<KernelTemplate> kernelTemplates(const Syntax& syntax) {
  std::vector<KernelTemplate> templates;
  for (const CXCursor declaration : syntax.declarations()) {
    if (clang_getCursorKind(declaration) == CXCursor_FunctionTemplate &&
        isMarked(declaration, "global") && isDefinition(declaration)) {
      templates.push_back({declaration, nameOf(declaration), offsetOf(declaration)});
    }
  }
  return templates;
}

std::string instanceLines(const Syntax& syntax, const TextScan& scan, std::string_view text,
                          const std::set<std::size_t>& freely) {
  std::string lines = "\n";
  int number = 0;
  for (const KernelTemplate& kernel : kernelTemplates(syntax)) {
    const auto parameters = templateParameters(kernel.cursor, text);
    std::vector<std::string> lists =
        launchedArguments(kernel.name, scan, parameters, freely.contains(kernel.at));
    if (lists.empty()) {
      if (const auto list = defaultArguments(parameters)) lists.push_back(*list);
    }
    for (const std::string& list : lists) {
      lines += "static auto* const " + std::string(kInstance) + std::to_string(number++) + " = &" +
               qualifiedName(kernel.cursor) + "<" + list + ">;\n";
    }
  }
  for (const CXCursor declaration : syntax.declarations()) {
    if (!isMarked(declaration, "global")) continue;
    const std::string bound = boundOf(declaration, text);
    if (bound.empty() || bound.find('#') != std::string::npos) continue;
    lines += "constexpr long long " + std::string(kBound) + std::to_string(offsetOf(declaration)) +
             " = (" + bound + ");\n";
  }
  return lines;
}

std::vector<KernelInstance> instancesOf(const Syntax& syntax, std::size_t length) {
  std::vector<KernelInstance> instances;
  std::set<std::string> known;
  const auto add = [&](KernelInstance instance) {
    if (known.insert(instance.entry).second) instances.push_back(std::move(instance));
  };
  for (const CXCursor declaration : syntax.declarations()) {
    const CXCursorKind kind = clang_getCursorKind(declaration);
    if (kind == CXCursor_FunctionDecl && isMarked(declaration, "global") &&
        isDefinition(declaration)) {
      const std::string name = qualifiedName(declaration);
      add({.cursor = declaration, .name = name, .entry = name, .arguments = {}});
    }
    if (kind != CXCursor_VarDecl || offsetOf(declaration) < length ||
        !nameOf(declaration).starts_with(kInstance)) {
      continue;
    }
    const Node variable = treeOf(declaration);
    for (const Node* node = &variable; node != nullptr;
         node = node->children.empty() ? nullptr : &node->children.back()) {
      if (node->kind != CXCursor_DeclRefExpr) continue;
      const CXCursor kernel = clang_getCursorReferenced(node->cursor);
      if (clang_getCursorKind(kernel) == CXCursor_FunctionDecl) add(templateInstance(kernel));
      break;
    }
  }
  // The only instance of a template has the template's name.
  std::map<std::string, int> counts;
  for (const KernelInstance& instance : instances) ++counts[instance.name];
  for (KernelInstance& instance : instances) {
    if (counts[instance.name] == 1) instance.entry = instance.name;
    instance.entry = kOwnPrefix + instance.entry;
  }
  return instances;
}

std::vector<Kernel> describe(const std::vector<KernelInstance>& instances, const Program& program,
                             const Written& written, const Syntax& syntax, std::size_t length) {
  std::vector<Kernel> kernels;
  for (const KernelInstance& instance : instances) {
    const auto known = std::ranges::find(kernels, instance.name, &Kernel::name);
    if (known != kernels.end()) {
      known->entries.push_back(instance.entry);
      continue;
    }
    Kernel kernel{.name = instance.name,
                  .at = offsetOf(instance.cursor),
                  .entries = {instance.entry},
                  .parameters = {},
                  .shared = {},
                  .block = {}};
    const Node tree = treeOf(instance.cursor);
    for (const Node& child : tree.children) {
      if (child.kind != CXCursor_ParmDecl) continue;
      const CXType type = child.type();
      const CXType element = elementType(type);
      const bool isConst = clang_isConstQualifiedType(element) != 0;
      kernel.parameters.push_back(
          {.name = nameOf(child.cursor),
           .type = recordName(element),
           .isPointer = isPointer(type),
           .isConst = isConst,
           .isWritten = isPointer(type) && !isConst && written.isWritten(child.cursor)});
    }
    // While it is being written, a kernel stores nothing yet.
    if (std::ranges::none_of(kernel.parameters, &KernelParameter::isWritten)) {
      for (KernelParameter& each : kernel.parameters) {
        each.isWritten = each.isPointer && !each.isConst;
      }
    }
    std::set<const Function*> visited;
    collectShared(tree, program, visited, kernel.shared);
    kernels.push_back(std::move(kernel));
  }
  for (const CXCursor declaration : syntax.declarations()) {
    const std::string name = nameOf(declaration);
    if (offsetOf(declaration) < length || !name.starts_with(kBound)) continue;
    const std::size_t at = std::stoull(name.substr(kBound.size()));
    const auto kernel = std::ranges::find(kernels, at, &Kernel::at);
    const CXEvalResult value = clang_Cursor_Evaluate(declaration);
    if (value == nullptr) continue;
    if (kernel != kernels.end() && clang_EvalResult_getKind(value) == CXEval_Int) {
      kernel->block = clang_EvalResult_getAsLongLong(value);
    }
    clang_EvalResult_dispose(value);
  }
  return kernels;
}

}  // namespace lanescope::lab
