// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "app/lesson/complaint.h"

namespace lanescope::app {

/// A line `key = value` of a directive, or `key: value` of the front matter.
struct KeyLine {
  int line = 0;
  QString key;
  QString value;
};

/// A fenced block whose info string is the name of a directive.
struct Directive {
  int line = 0;  ///< of the opening fence
  QString name;
  std::vector<KeyLine> lines;
};

/// A heading of the second level, which begins a page.
struct Heading {
  int line = 0;
  QString text;
};

/// Markdown between headings and directives.
struct Markdown {
  int line = 0;
  QString text;
};

using MarkedPart = std::variant<Heading, Markdown, Directive>;

/// The text of a lesson or an exercise in its parts: the one place that knows where the front
/// matter ends, where a page begins, and what is a directive.
struct MarkedText {
  int frontLine = 0;  ///< of the first line of the front matter; 0: there is none
  std::vector<KeyLine> front;
  std::vector<MarkedPart> parts;
};

/// What a text may hold.
struct MarkedTextRules {
  QStringList directives;  ///< the names of the directives
  /// Why a picture may not be shown, as a sentence; nothing where it may.
  std::function<std::optional<QString>(const QString& picture)> refusePicture;
};

inline constexpr qint64 kMostLessonBytes = qint64{1} << 20;
inline constexpr int kMostLessonPages = 200;
inline constexpr int kMostLessonDirectives = 1000;
inline constexpr int kLongestLessonLine = 10'000;  ///< in characters

/// Splits a text and checks its Markdown: no HTML, links only to https and to pages of the manual,
/// pictures only as the rules allow. Complains with the line of what is wrong, and reads on.
[[nodiscard]] MarkedText readMarkedText(const QByteArray& bytes, const MarkedTextRules& rules,
                                        LessonComplaints& complaints);

}  // namespace lanescope::app
