// SPDX-License-Identifier: Apache-2.0
#include "lab/device_compiler/units.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstddef>

namespace lanescope::lab {
namespace {

constexpr std::string_view kInstance = "LANESCOPE_INSTANCE(";

bool isWordPart(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Returns the end of the word that begins at `at`.
std::size_t endOfWord(std::string_view text, std::size_t at) {
  while (at < text.size() && isWordPart(text[at])) ++at;
  return at;
}

std::size_t behindSpaces(std::string_view text, std::size_t at) {
  const std::size_t found = text.find_first_not_of(" \t\r\n", at);
  return found == std::string_view::npos ? text.size() : found;
}

/// Returns the place behind the bracket that closes the one at `at`.
std::size_t behindBracket(std::string_view text, std::size_t at) {
  int depth = 0;
  for (; at < text.size(); ++at) {
    if (text[at] == '(') ++depth;
    if (text[at] == ')' && --depth == 0) return at + 1;
  }
  return at;
}

/// Makes a function of the device of every other kernel, which the compiler then leaves out. No
/// column changes.
std::string onlyKernels(std::string_view text, const std::vector<DeviceInstance>& instances) {
  constexpr std::string_view kKernel = "__global__";
  constexpr std::string_view kDevice = "__device__";
  static_assert(kKernel.size() == kDevice.size());
  std::string result(text);
  for (std::size_t at = result.find(kKernel); at != std::string::npos;
       at = result.find(kKernel, at + kKernel.size())) {
    // The name is the word before the list of parameters; attributes have lists of their own.
    std::vector<std::pair<std::size_t, std::size_t>> attributes;
    std::size_t next = at + kKernel.size();
    std::string_view name;
    while (next < result.size()) {
      next = behindSpaces(result, next);
      const std::size_t end = endOfWord(result, next);
      if (end == next) break;
      const std::string_view word = std::string_view(result).substr(next, end - next);
      const std::size_t open = behindSpaces(result, end);
      if (open < result.size() && result[open] == '(') {
        if (!word.starts_with("__")) {
          name = word;
          break;
        }
        attributes.emplace_back(next, behindBracket(result, open));
        next = attributes.back().second;
      } else {
        next = end;
      }
    }
    if (name.empty() || std::ranges::count(instances, name, &DeviceInstance::function) > 0)
      continue;
    result.replace(at, kKernel.size(), kDevice);
    for (const auto& [begin, end] : attributes) {
      std::replace_if(
          result.begin() + static_cast<std::ptrdiff_t>(begin),
          result.begin() + static_cast<std::ptrdiff_t>(end), [](char c) { return c != '\n'; }, ' ');
    }
  }
  return result;
}

/// Returns the place behind the angle that closes the one at `at`.
std::size_t behindAngle(std::string_view text, std::size_t at) {
  int depth = 0;
  int round = 0;
  for (; at < text.size(); ++at) {
    if (text[at] == '(') ++round;
    if (text[at] == ')') --round;
    if (round > 0) continue;
    if (text[at] == '<') ++depth;
    if (text[at] == '>' && --depth == 0) return at + 1;
  }
  return at;
}

/// Tells arrays of shared memory that one line declares apart, as the emulator does
/// (simt::SharedMemory): each has a declaration of its own, and all but the first another word.
std::string withNumberedArrays(std::string_view text) {
  constexpr std::string_view kShared = "__shared__";
  std::string result;
  int count = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\n') count = 0;
    if (!text.substr(at).starts_with(kShared)) {
      result += text[at++];
      continue;
    }
    const std::size_t open = text.find_first_of("<;\n", at);
    const std::string_view words =
        text.substr(at, open == std::string_view::npos ? open : open - at);
    const std::size_t size = std::string_view("Array").size();  // and of Table
    const bool isArray = words.ends_with("Array") || words.ends_with("Table");
    if (!isArray || text[open] != '<') {
      result += kShared;
      at += kShared.size();
      continue;
    }
    const std::size_t names = behindAngle(text, open);
    const std::string_view type = text.substr(open, names - open);
    at = std::min(text.find(';', names), text.size());
    std::string_view list = text.substr(names, at - names);
    for (bool isFirst = true; isFirst || !list.empty(); isFirst = false) {
      const std::string_view name = list.substr(0, list.find(','));
      list.remove_prefix(std::min(name.size() + 1, list.size()));
      if (!isFirst) result += "; ";
      result += words.substr(0, words.size() - size);
      const std::string word(words.substr(words.size() - size));
      result +=
          count == 0 ? word : "LANESCOPE_NUMBERED(" + std::to_string(count) + ")::" + word + "_";
      result += type;
      result += name;
      ++count;
    }
  }
  return result;
}

/// Leaves `Element<` and what closes it out of a template's arguments.
std::string withoutElements(std::string_view arguments) {
  constexpr std::string_view kElement = "Element<";
  std::string result;
  std::vector<bool> isElement;
  for (std::size_t at = 0; at < arguments.size();) {
    const bool isWord = at == 0 || !isWordPart(arguments[at - 1]);
    if (isWord && arguments.substr(at).starts_with(kElement)) {
      isElement.push_back(true);
      at += kElement.size();
      continue;
    }
    const char c = arguments[at++];
    if (c == '<') isElement.push_back(false);
    if (c == '>' && !isElement.empty()) {
      const bool isOurs = isElement.back();
      isElement.pop_back();
      if (isOurs) continue;
    }
    result += c;
  }
  return result;
}

}  // namespace

std::vector<DeviceInstance> deviceInstancesOf(std::string_view rewritten) {
  std::vector<DeviceInstance> instances;
  for (std::size_t begin = 0; begin < rewritten.size();) {
    const std::size_t end = std::min(rewritten.find('\n', begin), rewritten.size());
    const std::string_view line = rewritten.substr(begin, end - begin);
    begin = end + 1;
    if (!line.starts_with(kInstance) || !line.ends_with(')')) continue;
    const std::size_t open = line.find('"');
    const std::size_t close = line.find('"', open + 1);
    const std::size_t symbol = line.find(", instance", close);
    const std::size_t comma = line.find(", ", symbol + 2);
    if (comma == std::string_view::npos) continue;
    const std::string_view function = line.substr(comma + 2, line.size() - comma - 3);
    const std::size_t angle = std::min(function.find('<'), function.size());
    DeviceInstance instance;
    instance.entry = line.substr(open + 1, close - open - 1);
    instance.function = function.substr(0, angle);
    if (angle < function.size()) {
      instance.arguments = function.substr(angle + 1, function.size() - angle - 2);
    }
    instances.push_back(std::move(instance));
  }
  return instances;
}

std::string plainUnit(std::string_view text, const std::vector<DeviceInstance>& instances) {
  std::string unit = "#include \"device/standard.cuh\"\n";
  // The Toolkit's own header takes half a second, and is not there without the Toolkit.
  if (text.find("cooperative_groups") != std::string_view::npos) {
    unit += "#include \"device/plain_groups.cuh\"\n";
  }
  unit += std::string("#line 1 \"") + kPlainName + "\"\n";
  return unit + onlyKernels(text, instances) + "\n";
}

std::string recordedUnit(std::string_view rewritten, const std::vector<DeviceInstance>& instances) {
  std::string unit =
      "#define LANESCOPE_RECORDED\n"
      "#define LANESCOPE_TRACED\n"
      "#include \"device/recorded_kernel.cuh\"\n"
      "#define LANESCOPE_INSTANCE(...)\n"
      // The expression that names the kernel stands outside of the namespaces. This is before the
      // text, whose macros may have any name.
      "namespace lanescope::kernels::recorded::own {}\n"
      "using namespace lanescope::kernels::recorded::own;\n"
      "template <class T>\n"
      "using Element = lanescope::kernels::Element<T>;\n"
      "namespace lanescope::kernels::recorded::own {\n";
  unit += std::string("#line 1 \"") + kRecordedName + "\"\n";
  return unit + onlyKernels(withNumberedArrays(rewritten), instances) + "\n}\n";
}

std::string plainExpression(const DeviceInstance& instance) {
  if (instance.arguments.empty()) return instance.function;
  return instance.function + "<" + withoutElements(instance.arguments) + ">";
}

std::string recordedExpression(const DeviceInstance& instance) {
  const std::string name = "lanescope::kernels::recorded::own::" + instance.function;
  return instance.arguments.empty() ? name : name + "<" + instance.arguments + ">";
}

std::vector<PtxParameter> parametersOf(std::string_view ptx, std::string_view function) {
  std::vector<PtxParameter> parameters;
  const std::string begin = ".entry " + std::string(function) + "(";
  const std::size_t found = ptx.find(begin);
  if (found == std::string_view::npos) return parameters;
  std::string_view list = ptx.substr(found + begin.size());
  list = list.substr(0, list.find(')'));
  while (list.find(".param") != std::string_view::npos) {
    std::string_view one = list.substr(0, list.find(','));
    list.remove_prefix(std::min(one.size() + 1, list.size()));
    PtxParameter parameter;
    // ".param .u64 .ptr .align 1 name" or ".param .align 8 .b8 name[32]"
    for (const std::string_view type : {"u8", "s8", "b8", "u16", "s16", "b16", "u32", "s32", "b32",
                                        "f32", "u64", "s64", "b64", "f64"}) {
      if (one.find("." + std::string(type) + " ") == std::string_view::npos) continue;
      parameter.type = type;
      unsigned bits = 0;
      std::from_chars(type.data() + 1, type.data() + type.size(), bits);
      parameter.bytes = bits / 8;
    }
    if (const std::size_t open = one.find('['); open != std::string_view::npos) {
      std::from_chars(one.data() + open + 1, one.data() + one.size(), parameter.bytes);
    }
    parameters.push_back(std::move(parameter));
  }
  return parameters;
}

}  // namespace lanescope::lab
