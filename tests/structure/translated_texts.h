// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lanescope::structure {

/// What the texts that users see in the sources below `root` (in `app` and `ui`) do against the
/// rules for translators, a sentence each with file and line; empty if they keep them all. A text
/// is the argument of `tr()` or `translate()`. The rules:
/// - A text with placeholders (%1, %n) has a comment of its own, `//: …` or `/*: … */`, that names
///   each, and a text of one word has one: a translator sees neither what stands for a placeholder
///   nor where the word stands. As lupdate has it, the comment belongs to the next text of its
///   statement, and is read at the beginning of a statement and behind a bracket, a comma, `=`, `?`
///   or `:`.
/// - A text is whole. It neither begins nor ends with a space, does not begin with a comma or the
///   like, and nothing is added to it with `+`. A prefix or suffix of a spin box may have spaces.
/// - What is translated is written there: lupdate finds no text in a variable. Exceptions are the
///   functions that translate the texts of the catalogue, of the engine and of the command line,
///   which stand in `resources/translations`.
[[nodiscard]] std::vector<std::string> brokenTextRules(const std::filesystem::path& root);

}  // namespace lanescope::structure
