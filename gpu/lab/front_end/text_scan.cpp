// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/text_scan.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "lab/front_end/directives.h"
#include "lab/front_end/host_parts.h"
#include "lab/front_end/tokens.h"

namespace lanescope::lab {
namespace {

struct Refused {
  std::string_view word;
  std::string_view why;
};
/// Words by which a text makes a compiler read files or assemble something, or that no emulator
/// can follow.
constexpr std::array kRefused{
    Refused{"asm", "Inline assembly cannot be traced; leave it out."},
    Refused{"__asm", "Inline assembly cannot be traced; leave it out."},
    Refused{"__asm__", "Inline assembly cannot be traced; leave it out."},
    Refused{"_Pragma", "The word _Pragma is not known here; write #pragma unroll."},
    Refused{"__attribute__", "Attributes of a compiler are not known here; leave them out."},
    Refused{"__attribute", "Attributes of a compiler are not known here; leave them out."},
    Refused{"__declspec", "Attributes of a compiler are not known here; leave them out."},
    Refused{"__has_include", "No file can be included here; leave __has_include out."},
    Refused{"__has_include_next", "No file can be included here; leave __has_include_next out."},
    Refused{"__has_embed", "No file can be included here; leave __has_embed out."},
    Refused{"cudaTextureObject_t", "Textures and surfaces cannot be traced; use an array."},
    Refused{"cudaSurfaceObject_t", "Textures and surfaces cannot be traced; use an array."},
    Refused{"__half", "Numbers of 16 bits are not known here; use float."},
    Refused{"__nv_bfloat16", "Numbers of 16 bits are not known here; use float."},
    Refused{"tex1D", "Textures and surfaces cannot be traced; use an array."},
    Refused{"tex1Dfetch", "Textures and surfaces cannot be traced; use an array."},
    Refused{"tex2D", "Textures and surfaces cannot be traced; use an array."},
    Refused{"tex3D", "Textures and surfaces cannot be traced; use an array."},
    Refused{"surf2Dread", "Textures and surfaces cannot be traced; use an array."},
    Refused{"surf2Dwrite", "Textures and surfaces cannot be traced; use an array."},
    Refused{"cudaLaunchDevice",
            "A kernel cannot launch kernels here; launch them from the host's part."},
    Refused{"cudaDeviceSynchronize",
            "A kernel cannot wait for the device; leave cudaDeviceSynchronize to the host."},
    Refused{"curand_init",
            "The library cuRAND is not known here; pass random numbers in an array."},
    Refused{"curandState",
            "The library cuRAND is not known here; pass random numbers in an array."},
    Refused{"thread_local", "A variable of a kernel is its thread's own; leave thread_local out."},
    Refused{"import", "No module can be imported here; leave the import out."},
};
/// The names of libraries whose device functions no record shows.
constexpr std::array<std::string_view, 5> kLibraries{"cuda", "thrust", "cub", "nvcuda", "wmma"};
/// The attributes that say nothing to a linker and nothing of the processor.
constexpr std::array<std::string_view, 6> kAttributes{"maybe_unused", "nodiscard",   "likely",
                                                      "unlikely",     "fallthrough", "noreturn"};
constexpr std::string_view kOwnPrefix = "LANESCOPE";

void refuseWords(std::string_view text, TextScan& scan) {
  const std::vector<Token> tokens = tokensOf(text, 0, text.size());
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    const auto refuse = [&](std::string_view why) {
      scan.problems.push_back({.at = token.begin, .message = std::string(why)});
    };
    if (token.kind == Token::Kind::word) {
      const auto* const refused = std::ranges::find(kRefused, token.text, &Refused::word);
      if (refused != kRefused.end()) refuse(refused->why);
      if ((token.text == "texture" || token.text == "surface") && i + 1 < tokens.size() &&
          tokens[i + 1].text == "<") {
        refuse("Textures and surfaces cannot be traced; use an array.");
      }
      const bool isScope = i + 1 < tokens.size() && tokens[i + 1].text == ":";
      const auto* const library = std::ranges::find(kLibraries, token.text);
      if (isScope && library != kLibraries.end()) {
        refuse("The library " + std::string(*library) +
               ":: is not known here; a kernel has CUDA's own functions, such as atomicAdd, "
               "__syncthreads and __pipeline_memcpy_async.");
      }
      if (token.text.starts_with(kOwnPrefix) || token.text == "lanescope") {
        refuse("The name '" + token.text + "' is Lanescope's own; choose another one.");
      }
      // Also past a joint of two lines, and past blanks, where none is needed.
      if (i + 1 < tokens.size() && tokens[i + 1].text == "\"" &&
          (token.text == "R" || token.text == "LR" || token.text == "uR" || token.text == "UR" ||
           token.text == "u8R")) {
        refuse("Raw strings are not known here; a kernel needs none.");
      }
    } else if (token.text == "<" && i + 2 < tokens.size() && tokens[i + 1].text == "<" &&
               tokens[i + 2].text == "<") {
      refuse("A kernel cannot launch kernels here; launch them from the host's part.");
      i += 2;
    } else if (token.text == "`" || token.text == "@" || token.text == "$" ||
               static_cast<unsigned char>(token.text.front()) >= 0x80 ||
               token.text.front() == '\0') {
      refuse("This character stands outside of a comment; C++ does not know it there.");
    }
  }
}

/// Refuses `[[…]]` but for a list of known names, and the other way to write a bracket.
void refuseAttributes(std::string_view text, TextScan& scan) {
  const std::vector<Token> tokens = tokensOf(text, 0, text.size());
  const auto is = [&](std::size_t i, std::string_view mark) {
    return i < tokens.size() && tokens[i].text == mark;
  };
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (is(i, "<") && is(i + 1, ":") && !is(i + 2, ":")) {
      scan.problems.push_back({.at = tokens[i].begin, .message = "Write '[' instead of '<:'."});
    }
    if (is(i, "define") && i + 1 < tokens.size() && isKnownAttribute(tokens[i + 1].text)) {
      scan.problems.push_back(
          {.at = tokens[i + 1].begin,
           .message = "'" + tokens[i + 1].text + "' is an attribute of C++; choose another name."});
    }
    if (!is(i, "[") || !is(i + 1, "[")) continue;
    std::size_t last = i + 2;
    while (last < tokens.size() && (isKnownAttribute(tokens[last].text) || is(last, ","))) ++last;
    if (is(last, "]") && is(last + 1, "]")) continue;
    scan.problems.push_back({.at = tokens[i].begin,
                             .message = "Attributes of a compiler are not known here; leave them "
                                        "out."});
  }
}

/// The most words and marks of a statement. A compiler reads operators, `if` and the like one
/// within the other, for which its stack would not last; brackets it counts itself.
constexpr std::size_t kMostOfStatement = 1500;

void refuseLongStatements(std::string_view text, TextScan& scan) {
  const std::vector<Token> tokens = tokensOf(text, 0, text.size());
  std::string open;  // the brackets around
  std::size_t count = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string& mark = tokens[i].text;
    const bool isInList = open.empty() || open.back() == '{';
    if (mark == "(" || mark == "[" || mark == "{") open += mark;
    if ((mark == ")" || mark == "]" || mark == "}") && !open.empty()) open.pop_back();
    const bool isElse = mark == "}" && i + 1 < tokens.size() && tokens[i + 1].text == "else";
    const bool isEnd = mark == "{" || (mark == "}" && !isElse);
    if (isEnd || ((mark == ";" || mark == ",") && isInList && !open.empty())) count = 0;
    if (mark == ";" && isInList) count = 0;
    if (++count <= kMostOfStatement) continue;
    scan.problems.push_back(
        {.at = tokens[i].begin, .message = "The statement here is too long; make several of it."});
    return;
  }
}

/// A `#` that begins no line would begin one when what stands before it is left out.
void refuseStrayMarks(std::string_view text, TextScan& scan) {
  const std::vector<Span> lines = directiveLines(text);
  const std::vector<Token> tokens = tokensOf(text, 0, text.size());
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    const bool isDigraph = token.text == "%" && i + 1 < tokens.size() && tokens[i + 1].text == ":";
    if (token.text != "#" && !isDigraph) continue;
    const auto line = std::ranges::upper_bound(lines, token.begin, {}, &Span::begin);
    if (line != lines.begin() && std::prev(line)->end > token.begin) continue;
    scan.problems.push_back({.at = token.begin, .message = "This '#' does not begin a line."});
  }
  // Some compilers end a line at a carriage return alone, others do not.
  for (std::size_t at = 0; (at = text.find('\r', at)) != std::string_view::npos; ++at) {
    if (at + 1 < text.size() && text[at + 1] == '\n') continue;
    scan.problems.push_back({.at = at, .message = "A carriage return stands alone here."});
    break;
  }
  // They are blanks to some compilers where a backslash is to join lines, and to others not.
  for (const char blank : {'\f', '\v'}) {
    const std::size_t at = text.find(blank);
    if (at == std::string_view::npos) continue;
    scan.problems.push_back(
        {.at = at, .message = "A form feed or a vertical tab stands here; leave it out."});
  }
  for (const std::string_view trigraph : {"?"
                                          "?=",
                                          "?"
                                          "?/"}) {
    const std::size_t at = text.find(trigraph);
    if (at == std::string_view::npos) continue;
    scan.problems.push_back({.at = at, .message = "Trigraphs are not known here."});
  }
}

void sortSpans(std::vector<Span>& spans) {
  std::ranges::sort(spans, {}, &Span::begin);
  std::vector<Span> joined;
  for (const Span& span : spans) {
    if (!joined.empty() && span.begin < joined.back().end) {
      joined.back().end = std::max(joined.back().end, span.end);
    } else {
      joined.push_back(span);
    }
  }
  spans = std::move(joined);
}

}  // namespace

bool isKnownAttribute(std::string_view name) {
  return std::ranges::find(kAttributes, name) != kAttributes.end();
}

TextScan scanText(std::string_view text) {
  TextScan scan;
  scanDirectives(text, scan);
  std::erase_if(scan.macros, [](const auto& macro) {
    return !macro.second.isForDevice && !macro.second.isAlone;
  });
  findHostParts(text, scan);
  sortSpans(scan.leftOut);
  // What is left out may hold any words.
  const std::string shown = blanked(text, scan.leftOut);
  refuseWords(shown, scan);
  refuseAttributes(shown, scan);
  refuseLongStatements(shown, scan);
  std::erase_if(scan.problems, [&](const Problem& problem) {
    return std::ranges::any_of(scan.leftOut, [&](const Span& span) {
      return problem.at > span.begin && problem.at < span.end;
    });
  });
  refuseStrayMarks(text, scan);
  std::ranges::stable_sort(scan.problems, {}, &Problem::at);
  return scan;
}

std::string withPlainSpaces(std::string_view text) {
  // U+00A0 no-break, U+2007 figure, U+2009 thin, U+200B of no width, U+202F narrow no-break,
  // U+3000 ideographic, U+FEFF byte order mark.
  constexpr std::array<std::string_view, 7> kSpaces{"\xC2\xA0",     "\xE2\x80\x87", "\xE2\x80\x89",
                                                    "\xE2\x80\x8B", "\xE2\x80\xAF", "\xE3\x80\x80",
                                                    "\xEF\xBB\xBF"};
  std::string result(text);
  for (const std::string_view space : kSpaces) {
    for (std::size_t at = result.find(space); at != std::string::npos;
         at = result.find(space, at)) {
      result.replace(at, space.size(), space.size(), ' ');
    }
  }
  return result;
}

std::string blanked(std::string_view text, const std::vector<Span>& spans) {
  std::string result(text);
  for (const Span& span : spans) {
    for (std::size_t i = span.begin; i < span.end && i < result.size(); ++i) {
      if (result[i] != '\n') result[i] = ' ';
    }
  }
  return result;
}

}  // namespace lanescope::lab
