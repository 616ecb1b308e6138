// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/syntax.h"

#include <array>

#include "lab/front_end/cuda_words.h.inc"
#include "values/error.h"

namespace lanescope::lab {
namespace {

constexpr const char* kFile = "/lanescope/kernel.cu";
constexpr const char* kWordsFile = "/lanescope/cuda_words.h";
/// Templates within templates, and steps of a constant expression.
constexpr std::array kArguments{"-x",
                                "c++",
                                "-std=c++17",
                                "-nostdinc",
                                "-nostdinc++",
                                "-include",
                                kWordsFile,
                                "-ferror-limit=20",
                                "-ftemplate-depth=128",
                                "-fconstexpr-steps=100000",
                                "-fconstexpr-depth=128",
                                "-fbracket-depth=128",
                                "-fno-spell-checking",
                                "-Werror=attributes",
                                "-Wno-unknown-pragmas",
                                "-Wno-undefined-internal",
                                "-Wno-undefined-inline",
                                "-Wno-undefined-var-template"};

std::size_t offsetOf(CXSourceLocation location, CXFile* file = nullptr) {
  unsigned offset = 0;
  clang_getFileLocation(location, file, nullptr, nullptr, &offset);
  return offset;
}

template <class Take>
void forEachChild(CXCursor cursor, Take take) {
  clang_visitChildren(
      cursor,
      [](CXCursor child, CXCursor, CXClientData data) {
        (*static_cast<Take*>(data))(child);
        return CXChildVisit_Continue;
      },
      &take);
}

void collectDeclarations(CXCursor scope, std::vector<CXCursor>& declarations) {
  forEachChild(scope, [&](CXCursor child) {
    if (!isInText(child)) return;
    const CXCursorKind kind = clang_getCursorKind(child);
    if (kind == CXCursor_Namespace || kind == CXCursor_LinkageSpec ||
        kind == CXCursor_UnexposedDecl) {
      declarations.push_back(child);
      collectDeclarations(child, declarations);
    } else {
      declarations.push_back(child);
    }
  });
}

}  // namespace

CXType typeOf(CXCursor cursor) {
  const CXType type = clang_getCanonicalType(clang_getCursorType(cursor));
  const bool isArray = type.kind == CXType_ConstantArray || type.kind == CXType_IncompleteArray ||
                       type.kind == CXType_DependentSizedArray;
  if (!isArray || clang_getCursorKind(cursor) != CXCursor_ParmDecl) return type;
  const CXCursor function = clang_getCursorSemanticParent(cursor);
  const int count = clang_Cursor_getNumArguments(function);
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<unsigned>(i);
    if (clang_equalCursors(clang_Cursor_getArgument(function, at), cursor) == 0) continue;
    // Of other types libclang tells how they are written.
    return clang_getArgType(clang_getCanonicalType(clang_getCursorType(function)), at);
  }
  return type;
}

std::string textOf(CXString text) {
  const char* const characters = clang_getCString(text);
  std::string result = characters == nullptr ? "" : characters;
  clang_disposeString(text);
  return result;
}

std::size_t offsetOf(CXCursor cursor) {
  return offsetOf(clang_getCursorLocation(cursor));
}

bool isInText(CXCursor cursor) {
  return clang_Location_isFromMainFile(clang_getCursorLocation(cursor)) != 0;
}

bool isNull(CXCursor cursor) {
  return clang_Cursor_isNull(cursor) != 0 || clang_isInvalid(clang_getCursorKind(cursor)) != 0;
}

bool isSameExpression(CXCursor a, CXCursor b) {
  return clang_getCursorKind(a) == clang_getCursorKind(b) && a.data[1] == b.data[1];
}

bool isMarked(CXCursor declaration, std::string_view mark) {
  bool found = false;
  const std::string whole = "lanescope:" + std::string(mark);
  forEachChild(declaration, [&](CXCursor child) {
    found =
        found || (clang_getCursorKind(child) == CXCursor_AnnotateAttr && nameOf(child) == whole);
  });
  return found;
}

Node treeOf(CXCursor cursor) {
  const CXSourceRange range = clang_getCursorExtent(cursor);
  Node node{.cursor = cursor,
            .kind = clang_getCursorKind(cursor),
            .begin = offsetOf(clang_getRangeStart(range)),
            .end = offsetOf(clang_getRangeEnd(range)),
            .children = {}};
  forEachChild(cursor, [&](CXCursor child) { node.children.push_back(treeOf(child)); });
  return node;
}

const Node& stripped(const Node& node) {
  const Node* inner = &node;
  while ((inner->kind == CXCursor_UnexposedExpr || inner->kind == CXCursor_ParenExpr) &&
         inner->children.size() == 1) {
    inner = inner->children.data();
  }
  return *inner;
}

Syntax::Syntax(const std::string& text) : m_index(clang_createIndex(0, 0)) {
  const std::string_view words = kCudaWords;
  std::array<CXUnsavedFile, 2> files{
      CXUnsavedFile{kFile, text.data(), text.size()},
      CXUnsavedFile{kWordsFile, words.data(), words.size()},
  };
  const CXErrorCode code = clang_parseTranslationUnit2(
      m_index, kFile, kArguments.data(), static_cast<int>(kArguments.size()), files.data(),
      static_cast<unsigned>(files.size()), CXTranslationUnit_DetailedPreprocessingRecord, &m_unit);
  if (code == CXError_Success) return;
  clang_disposeIndex(m_index);
  values::unavailable(
      "The compiler's front end failed at this text; it may be too large or too deep.");
}

Syntax::~Syntax() {
  clang_disposeTranslationUnit(m_unit);
  clang_disposeIndex(m_index);
}

std::vector<Problem> Syntax::problems(std::size_t length) const {
  std::vector<Problem> problems;
  const unsigned count = clang_getNumDiagnostics(m_unit);
  for (unsigned i = 0; i < count; ++i) {
    const CXDiagnostic diagnostic = clang_getDiagnostic(m_unit, i);
    const CXDiagnosticSeverity severity = clang_getDiagnosticSeverity(diagnostic);
    const CXSourceLocation location = clang_getDiagnosticLocation(diagnostic);
    const std::size_t at =
        clang_Location_isFromMainFile(location) != 0 ? offsetOf(location) : std::size_t{0};
    if (severity >= CXDiagnostic_Warning && at < length) {
      problems.push_back({.at = at,
                          .isError = severity >= CXDiagnostic_Error,
                          .message = textOf(clang_getDiagnosticSpelling(diagnostic))});
    }
    clang_disposeDiagnostic(diagnostic);
  }
  return problems;
}

std::vector<std::pair<std::size_t, std::size_t>> Syntax::skipped() const {
  std::vector<std::pair<std::size_t, std::size_t>> parts;
  CXSourceRangeList* const list = clang_getSkippedRanges(m_unit, clang_getFile(m_unit, kFile));
  for (unsigned i = 0; list != nullptr && i < list->count; ++i) {
    parts.emplace_back(offsetOf(clang_getRangeStart(list->ranges[i])),
                       offsetOf(clang_getRangeEnd(list->ranges[i])));
  }
  if (list != nullptr) clang_disposeSourceRangeList(list);
  return parts;
}

std::vector<CXCursor> Syntax::declarations() const {
  std::vector<CXCursor> declarations;
  collectDeclarations(clang_getTranslationUnitCursor(m_unit), declarations);
  return declarations;
}

std::vector<std::size_t> Syntax::attributes() const {
  struct Found {
    CXFile text;
    std::vector<std::size_t> places;
  };
  Found found{clang_getFile(m_unit, kFile), {}};
  clang_visitChildren(
      clang_getTranslationUnitCursor(m_unit),
      [](CXCursor child, CXCursor, CXClientData data) {
        const CXCursorKind kind = clang_getCursorKind(child);
        if (clang_isAttribute(kind) == 0) return CXChildVisit_Recurse;
        if (kind == CXCursor_AnnotateAttr || kind == CXCursor_AlignedAttr) {
          return CXChildVisit_Continue;
        }
        auto& to = *static_cast<Found*>(data);
        CXFile file = nullptr;
        unsigned offset = 0;
        clang_getExpansionLocation(clang_getRangeStart(clang_getCursorExtent(child)), &file,
                                   nullptr, nullptr, &offset);
        if (clang_File_isEqual(file, to.text) != 0) to.places.push_back(offset);
        return CXChildVisit_Continue;
      },
      &found);
  return found.places;
}

std::vector<std::pair<std::size_t, std::size_t>> Syntax::macroUses() const {
  std::vector<std::pair<std::size_t, std::size_t>> uses;
  forEachChild(clang_getTranslationUnitCursor(m_unit), [&](CXCursor child) {
    if (clang_getCursorKind(child) != CXCursor_MacroExpansion || !isInText(child)) return;
    const CXSourceRange range = clang_getCursorExtent(child);
    uses.emplace_back(offsetOf(clang_getRangeStart(range)), offsetOf(clang_getRangeEnd(range)));
  });
  return uses;
}

}  // namespace lanescope::lab
