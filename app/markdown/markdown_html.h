// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <functional>

#include "app/markdown/markdown.h"

namespace lanescope::app {

/// A text as HTML in which everything is escaped: no HTML of the text gets in, and links lead to
/// https: alone; the words of other links stay. `addressOf`: for the file of a picture its address
/// in the page; without one, the picture's words stand there.
[[nodiscard]] QByteArray markdownHtml(const MarkdownParts& parts,
                                      const std::function<QByteArray(const QString&)>& addressOf);

}  // namespace lanescope::app
