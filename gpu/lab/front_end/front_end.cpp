// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/front_end.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include "lab/front_end/declarations.h"
#include "lab/front_end/directives.h"
#include "lab/front_end/expressions.h"
#include "lab/front_end/numbers.h"
#include "lab/front_end/text_scan.h"
#include "lab/front_end/tokens.h"

namespace lanescope::lab {
namespace {

bool anyError(const std::vector<Problem>& problems) {
  return std::ranges::any_of(problems, &Problem::isError);
}

/// Whether nothing can change a variable of this type, or the elements of such an array.
bool isConstant(CXType type) {
  while (clang_isConstQualifiedType(type) == 0 && type.kind == CXType_ConstantArray) {
    type = clang_getCanonicalType(clang_getArrayElementType(type));
  }
  return clang_isConstQualifiedType(type) != 0;
}

/// Words of the rewritten text, which a text may not give another meaning.
constexpr std::array<std::string_view, 20> kOwnWords{
    "Element",    "Address",    "Array",        "Table",        "dynamicShared",
    "ElementRef", "Global",     "addressAs",    "addTo",        "bare",
    "component",  "convertTo",  "complementOf", "decrement",    "divideInto",
    "increment",  "negativeOf", "multiplyInto", "subtractFrom", "viewAs"};

class TextRewriter {
 public:
  explicit TextRewriter(const std::string& text) : m_text(text), m_scan(scanText(text)) {}

  Rewritten rewrite() {
    m_result.problems = m_scan.problems;
    if (anyError(m_result.problems)) return finish();
    parse();
    const std::vector<Problem> found = m_syntax->problems(m_text.size());
    m_result.problems.insert(m_result.problems.end(), found.begin(), found.end());
    if (anyError(m_result.problems)) return finish();
    const std::vector<KernelInstance> instances = instancesOf(*m_syntax, m_text.size());
    checkKernels(instances);
    if (anyError(m_result.problems)) return finish();

    std::vector<CXCursor> cursors;
    cursors.reserve(instances.size());
    for (const KernelInstance& instance : instances) cursors.push_back(instance.cursor);
    const Program program(cursors);
    const Flow flow(program, m_text);
    m_result.problems.insert(m_result.problems.end(), flow.problems().begin(),
                             flow.problems().end());
    const Rewriting to{m_text, m_scan.macros, program, flow, m_edits, m_result.problems};
    rewriteFunctions(to);
    rewriteDeclarations(to);
    leaveOutTheRest();
    m_result.kernels =
        describe(instances, program, Written(program, flow), *m_syntax, m_text.size());
    m_result.edits = m_edits.list(m_text);
    addInstances(instances);
    return finish();
  }

 private:
  /// Parses the text with the instances of its kernel templates.
  void parse() {
    std::vector<Span> hidden = m_scan.leftOut;
    hidden.insert(hidden.end(), m_scan.pragmas.begin(), m_scan.pragmas.end());
    const std::string shown = blanked(m_text, hidden);
    m_syntax = std::make_unique<Syntax>(shown);
    std::set<std::size_t> freely;
    for (int attempt = 0; attempt < 2; ++attempt) {
      const std::string lines = instanceLines(*m_syntax, m_scan, m_text, freely);
      if (lines == "\n") return;
      auto withLines = std::make_unique<Syntax>(shown + lines);
      const auto instances = instancesOf(*withLines, m_text.size());
      for (const KernelTemplate& kernel : kernelTemplates(*withLines)) {
        const bool hasInstance = std::ranges::any_of(instances, [&](const KernelInstance& each) {
          return offsetOf(each.cursor) == kernel.at;
        });
        if (!hasInstance) freely.insert(kernel.at);
      }
      m_syntax = std::move(withLines);
      if (freely.empty()) return;
    }
  }

  void refuse(std::size_t at, std::string message) {
    m_result.problems.push_back({.at = at, .message = std::move(message)});
  }

  void checkKernels(const std::vector<KernelInstance>& instances) {
    for (const KernelTemplate& kernel : kernelTemplates(*m_syntax)) {
      if (std::ranges::none_of(instances, [&](const KernelInstance& each) {
            return offsetOf(each.cursor) == kernel.at;
          })) {
        refuse(kernel.at, "It is not known with what the template '" + kernel.name +
                              "' is launched; give its parameters defaults.");
      }
    }
    std::set<std::string> names;
    for (const CXCursor declaration : m_syntax->declarations()) {
      checkDeclaration(declaration);
      if (isMarked(declaration, "global") && clang_isCursorDefinition(declaration) != 0 &&
          !names.insert(nameOf(declaration)).second) {
        refuse(offsetOf(declaration),
               "Two kernels are called '" + nameOf(declaration) + "'; rename one.");
      }
    }
    for (const KernelInstance& instance : instances) checkParameters(instance.cursor);
    checkAttributes();
    if (names.empty()) refuseWithoutKernel();
  }

  /// Says why there is no kernel. The place is that of the macro which makes one, if any does.
  void refuseWithoutKernel() {
    const std::vector<Token> tokens = tokensOf(m_text, 0, m_text.size());
    const std::vector<Span> lines = directiveLines(m_text);
    for (const Span& line : lines) {
      const std::vector<Token> words = tokensOf(m_text, line.begin, line.end);
      if (words.size() < 3 || words[1].text != "define" ||
          std::ranges::find(words, "__global__", &Token::text) == words.end()) {
        continue;
      }
      const std::string& macro = words[2].text;
      const auto use = std::ranges::find_if(tokens, [&](const Token& token) {
        return token.text == macro && std::ranges::none_of(lines, [&](const Span& each) {
                 return token.begin >= each.begin && token.begin < each.end;
               });
      });
      refuse(use == tokens.end() ? line.begin : use->begin,
             "The head of a kernel comes out of the macro '" + macro +
                 "' here, which is not read; write the kernel out.");
      return;
    }
    refuse(0, "This text has no kernel: no function is marked __global__.");
  }

  /// A launch hands over numbers and arrays.
  void checkParameters(CXCursor kernel) {
    const int count = clang_Cursor_getNumArguments(kernel);
    for (int i = 0; i < count; ++i) {
      const CXCursor parameter = clang_Cursor_getArgument(kernel, static_cast<unsigned>(i));
      const CXType type = typeOf(parameter);
      if (isPointer(type) || isNumber(type) || type.kind == CXType_Enum) continue;
      refuse(offsetOf(parameter), "The parameter '" + nameOf(parameter) +
                                      "' of a kernel is neither a number nor a pointer; pass its "
                                      "members one by one.");
    }
  }

  /// An attribute may come out of macros that hide it from the scan of the text.
  void checkAttributes() {
    for (const std::size_t at : m_syntax->attributes()) {
      const std::vector<Token> words = tokensOf(m_text, at, m_text.size());
      if (words.empty() || isKnownAttribute(words.front().text)) continue;
      refuse(at, "Attributes of a compiler are not known here; leave them out.");
    }
  }

  void checkDeclaration(CXCursor declaration) {
    const std::size_t at = offsetOf(declaration);
    if (at >= m_text.size()) return;
    const std::string name = nameOf(declaration);
    if (std::ranges::find(kOwnWords, name) != kOwnWords.end()) {
      refuse(at, "The name '" + name + "' is Lanescope's own; choose another one.");
    }
    if (clang_getCursorKind(declaration) != CXCursor_VarDecl) return;
    const CXType type = typeOf(declaration);
    if (isMarked(declaration, "shared") && type.kind != CXType_IncompleteArray) {
      refuse(at, "Declare the shared array '" + name + "' in its kernel.");
    } else if (isMarked(declaration, "constant")) {
      // It is as constant as its values: no part of the host runs that would copy others.
      if (isNull(clang_Cursor_getVarDeclInitializer(declaration))) {
        refuse(at, "The constant array '" + name +
                       "' has no values, since the host's part does not run here; give it "
                       "initial values, or pass an array to the kernel instead.");
      } else if (isPointer(type)) {
        refuse(at, "The constant pointer '" + name +
                       "' cannot be traced; pass an array to the kernel instead.");
      }
    } else if ((isMarked(declaration, "device") && !isConstant(type)) ||
               isMarked(declaration, "managed")) {
      refuse(at, "The global variable '" + name +
                     "' cannot be traced; pass an array to the kernel instead.");
    }
  }

  void rewriteFunctions(const Rewriting& to) {
    const Declarations declarations(to);
    Expressions expressions(to, declarations, m_syntax->macroUses());
    for (const auto& function : to.program.functions()) {
      declarations.result(function->tree, function->tree.cursor, function->name);
      for (const Node* parameter : function->parameters()) {
        declarations.parameter(*parameter, parameter->cursor);
      }
      expressions.function(*function);
    }
    rewritePrototypes(to, declarations);
  }

  /// A declaration that comes before its function's definition is as the definition is.
  void rewritePrototypes(const Rewriting& to, const Declarations& declarations) {
    for (const CXCursor cursor : m_syntax->declarations()) {
      const CXCursor definition = clang_getCursorDefinition(cursor);
      if (clang_getCursorKind(cursor) != CXCursor_FunctionDecl || isNull(definition) ||
          clang_equalCursors(cursor, definition) != 0 || !to.program.needs(offsetOf(definition))) {
        continue;
      }
      m_prototypes.insert(offsetOf(cursor));
      const Node tree = treeOf(cursor);
      declarations.result(tree, definition, offsetOf(cursor));
      unsigned i = 0;
      for (const Node& child : tree.children) {
        if (child.kind != CXCursor_ParmDecl) continue;
        declarations.parameter(child, clang_Cursor_getArgument(definition, i++));
      }
    }
  }

  void rewriteDeclarations(const Rewriting& to) {
    const Declarations declarations(to);
    for (const CXCursor cursor : m_syntax->declarations()) {
      if (offsetOf(cursor) >= m_text.size()) continue;
      switch (clang_getCursorKind(cursor)) {
        case CXCursor_FunctionDecl:
        case CXCursor_FunctionTemplate:
          if (!to.program.needs(offsetOf(cursor)) && !m_prototypes.contains(offsetOf(cursor))) {
            const Node tree = treeOf(cursor);
            m_edits.leaveOut(tree.begin, tree.end);
          }
          break;
        case CXCursor_StructDecl:
        case CXCursor_ClassDecl:
        case CXCursor_ClassTemplate:
          rewriteFields(treeOf(cursor), declarations);
          break;
        case CXCursor_LinkageSpec:
        case CXCursor_UnexposedDecl:  // the same in older versions of libclang
          leaveOutLinkage(treeOf(cursor));
          break;
        case CXCursor_VarDecl:
          rewriteVariable(cursor);
          break;
        default:
          break;
      }
    }
  }

  void rewriteFields(const Node& type, const Declarations& declarations) {
    declarations.fields(type);
    for (const Node& child : type.children) {
      if (child.kind == CXCursor_CXXMethod && clang_CXXMethod_isVirtual(child.cursor) != 0) {
        refuse(child.begin, "A virtual function cannot be traced; leave 'virtual' out.");
      }
      if (child.kind == CXCursor_StructDecl || child.kind == CXCursor_ClassDecl) {
        rewriteFields(child, declarations);
      }
    }
  }

  /// `extern "C"`: the two builds of a kernel must have two names.
  void leaveOutLinkage(const Node& linkage) {
    if (!std::string_view(m_text).substr(linkage.begin).starts_with("extern")) return;
    const std::size_t quote = m_text.find('"', linkage.begin);
    const std::size_t close = quote == std::string::npos ? quote : m_text.find('"', quote + 1);
    if (close == std::string::npos || close >= linkage.end) return;
    const std::size_t next = m_text.find_first_not_of(" \t\r\n", close + 1);
    const bool isBlock = next != std::string::npos && m_text[next] == '{';
    m_edits.replace(linkage.begin, close + 1, isBlock ? "inline namespace of_c" : "");
  }

  /// Dynamic shared memory that is declared outside of kernels: its name stands for the call.
  void rewriteVariable(CXCursor variable) {
    const CXType type = typeOf(variable);
    if (!isMarked(variable, "shared") || type.kind != CXType_IncompleteArray) return;
    refuse(offsetOf(variable),
           "Declare the array of dynamic shared memory '" + nameOf(variable) + "' in its kernel.");
  }

  void leaveOutTheRest() {
    for (const Span& span : m_scan.leftOut) m_edits.leaveOut(span.begin, span.end);
    for (const Span& span : m_scan.conditions) m_edits.leaveOut(span.begin, span.end);
    for (const auto& [begin, end] : m_syntax->skipped()) {
      if (end <= m_text.size()) m_edits.leaveOut(begin, end);
    }
  }

  void addInstances(const std::vector<KernelInstance>& instances) {
    std::string lines = m_text.ends_with('\n') || m_text.empty() ? "" : "\n";
    int number = 0;
    for (const KernelInstance& instance : instances) {
      const std::string arguments =
          instance.arguments.empty() ? "" : "<" + instance.arguments + ">";
      lines += "LANESCOPE_INSTANCE(\"" + instance.entry + "\", instance" +
               std::to_string(number++) + ", " + instance.name + arguments + ")\n";
    }
    m_result.edits.push_back({m_text.size(), 0, lines});
  }

  Rewritten finish() {
    std::ranges::stable_sort(m_result.problems, {}, &Problem::at);
    if (m_result.hasError()) {
      m_result.edits.clear();
      m_result.kernels.clear();
    } else {
      m_result.text = lab::apply(m_text, m_result.edits);
      m_result.plain = blanked(m_text, m_scan.leftOut);
    }
    return std::move(m_result);
  }

  const std::string& m_text;
  const TextScan m_scan;
  std::unique_ptr<Syntax> m_syntax;
  Edits m_edits;
  std::set<std::size_t> m_prototypes;
  Rewritten m_result;
};

}  // namespace

bool Rewritten::hasError() const {
  return anyError(problems);
}

Rewritten rewrite(const std::string& text) {
  const std::string plain = withPlainSpaces(text);
  return TextRewriter(plain).rewrite();
}

}  // namespace lanescope::lab
