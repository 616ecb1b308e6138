// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_tree.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

namespace lanescope::structure {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> kLayers{"gpu", "app", "ui"};
constexpr std::size_t kMostSources = 25;
constexpr const char* kMain = "app/main.cpp";

struct Include {
  std::string file;  ///< from the root: "ui/stage/model/stage_model.h"
  int line = 0;
  std::string path;    ///< as it is written
  std::string folder;  ///< of the file that is included, from the root
};

std::string folderOf(const std::string& file) {
  return fs::path(file).parent_path().generic_string();
}

/// The folder with at most `depth` names.
std::string upTo(const std::string& folder, int depth) {
  fs::path result;
  for (const fs::path& name : fs::path(folder)) {
    if (depth-- == 0) break;
    result /= name;
  }
  return result.generic_string();
}

bool isSource(const fs::path& file) {
  const auto extension = file.extension();
  return extension == ".cpp" || extension == ".cu";
}

bool isHeader(const fs::path& file) {
  const auto extension = file.extension();
  return extension == ".h" || extension == ".cuh" || extension == ".inl";
}

/// All sources and headers of the layers, from the root.
std::set<std::string> codeFiles(const fs::path& root) {
  std::set<std::string> files;
  for (const std::string_view layer : kLayers) {
    if (!fs::exists(root / layer)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root / layer)) {
      const fs::path& file = entry.path();
      if (entry.is_regular_file() && (isSource(file) || isHeader(file))) {
        files.insert(fs::relative(file, root).generic_string());
      }
    }
  }
  return files;
}

/// The includes of own files. Both the root and `gpu` are on the search path.
std::vector<Include> includesOf(const fs::path& root, const std::set<std::string>& files) {
  static const std::regex pattern(R"re(^\s*#\s*include\s+"([^"]+)")re");
  std::vector<Include> includes;
  for (const std::string& file : files) {
    std::ifstream in(root / file);
    std::string text;
    std::smatch match;
    for (int line = 1; std::getline(in, text); ++line) {
      if (!std::regex_search(text, match, pattern)) continue;
      const std::string path = match[1];
      for (const std::string& candidate : {"gpu/" + path, path}) {
        if (!files.contains(candidate)) continue;
        includes.push_back({file, line, path, folderOf(candidate)});
        break;
      }
    }
  }
  return includes;
}

std::string at(const Include& include) {
  return include.file + ":" + std::to_string(include.line) + ": #include \"" + include.path + "\"";
}

void findUpward(const std::vector<Include>& includes, std::vector<std::string>& broken) {
  const auto heightOf = [](const std::string& folder) {
    return std::ranges::find(kLayers, upTo(folder, 1)) - kLayers.begin();
  };
  for (const Include& include : includes) {
    if (include.file == kMain) continue;
    const std::string from = upTo(include.file, 1);
    const std::string to = upTo(include.folder, 1);
    if (heightOf(to) > heightOf(from)) {
      std::string sentence = at(include);
      sentence.append(" goes up: ").append(from).append(" must not know ").append(to).append(".");
      broken.push_back(std::move(sentence));
    }
  }
}

/// One circle, if there is one, as its includes: one for each step.
void findCircle(const std::vector<Include>& includes, int depth, std::vector<std::string>& broken) {
  std::map<std::string, std::map<std::string, const Include*>> arrows;
  for (const Include& include : includes) {
    if (include.file == kMain) continue;
    const std::string from = upTo(folderOf(include.file), depth);
    const std::string to = upTo(include.folder, depth);
    if (from != to) arrows[from].emplace(to, &include);
  }
  std::set<std::string> done;
  std::vector<std::string> way;
  const std::function<bool(const std::string&)> visit = [&](const std::string& folder) {
    const auto begin = std::ranges::find(way, folder);
    if (begin != way.end()) {
      std::ostringstream sentence;
      sentence << "Folders include each other in a circle:";
      for (auto step = begin; step != way.end(); ++step) {
        const std::string& next = std::next(step) == way.end() ? *begin : *std::next(step);
        sentence << "\n  " << at(*arrows[*step][next]);
      }
      broken.push_back(sentence.str());
      return true;
    }
    if (done.contains(folder)) return false;
    way.push_back(folder);
    for (const auto& [to, include] : arrows[folder]) {
      if (visit(to)) return true;
    }
    way.pop_back();
    done.insert(folder);
    return false;
  };
  const auto copy = arrows;
  for (const auto& [folder, to] : copy) {
    if (visit(folder)) return;
  }
}

/// The libraries that a folder's target links.
struct Links {
  std::set<std::string> publicOnes;
  std::set<std::string> all;
};

/// Nothing where the folder has no single library of the usual name.
std::optional<Links> linksOf(const fs::path& root, const std::string& folder,
                             const std::string& target) {
  std::ifstream in(root / folder / "CMakeLists.txt");
  const std::string text(std::istreambuf_iterator<char>(in), {});
  const auto begin = text.find("lanescope_library(" + target);
  if (begin == std::string::npos) return std::nullopt;
  std::istringstream words(text.substr(begin, text.find(')', begin) - begin));
  Links links;
  enum { other, isPublic, isPrivate } part = other;
  for (std::string word; words >> word;) {
    if (word == "PUBLIC") {
      part = isPublic;
    } else if (word == "PRIVATE") {
      part = isPrivate;
    } else if (part != other) {
      links.all.insert(word);
      if (part == isPublic) links.publicOnes.insert(word);
    }
  }
  return links;
}

/// "lanescope_ui_stage_model" of "ui/stage/model", "lanescope_trace_record" of "gpu/trace/record".
std::string targetOf(std::string folder) {
  if (folder.starts_with("gpu/")) folder.erase(0, 4);
  std::ranges::replace(folder, '/', '_');
  return "lanescope_" + folder;
}

void findUnlinked(const fs::path& root, const std::vector<Include>& includes,
                  std::vector<std::string>& broken) {
  std::map<std::string, std::optional<Links>> known;
  for (const Include& include : includes) {
    const std::string folder = folderOf(include.file);
    if (include.folder == folder) continue;
    const std::string target = targetOf(folder);
    const auto [place, isNew] = known.try_emplace(folder);
    if (isNew) place->second = linksOf(root, folder, target);
    if (!place->second) continue;
    const bool mustBePublic = isHeader(include.file);
    const auto& links = mustBePublic ? place->second->publicOnes : place->second->all;
    if (!links.contains(targetOf(include.folder))) {
      broken.push_back(at(include) + ", but " + target + " does not link " +
                       targetOf(include.folder) + (mustBePublic ? " PUBLIC." : "."));
    }
  }
}

void findLargeFolders(const std::set<std::string>& files, std::vector<std::string>& broken) {
  std::map<std::string, std::size_t> sources;
  for (const std::string& file : files) {
    if (isSource(file)) ++sources[folderOf(file)];
  }
  for (const auto& [folder, count] : sources) {
    if (count > kMostSources) {
      broken.push_back(folder + " holds " + std::to_string(count) + " sources, more than " +
                       std::to_string(kMostSources) + ".");
    }
  }
}

}  // namespace

std::vector<std::string> brokenRules(const fs::path& root) {
  const std::set<std::string> files = codeFiles(root);
  const std::vector<Include> includes = includesOf(root, files);
  std::vector<std::string> broken;
  findUpward(includes, broken);
  findCircle(includes, 2, broken);
  findCircle(includes, 9, broken);
  findUnlinked(root, includes, broken);
  findLargeFolders(files, broken);
  return broken;
}

}  // namespace lanescope::structure
