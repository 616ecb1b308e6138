// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>

namespace lanescope::app {

/// A piece of a lesson's Markdown as HTML in which everything is escaped: no HTML of the text gets
/// in, and links lead to https: alone; the words of other links stay. `addressOf`: for the file of
/// a picture its address in the page; without one, the picture's words stand there.
[[nodiscard]] QByteArray markdownHtml(const QString& markdown,
                                      const std::function<QByteArray(const QString&)>& addressOf);

}  // namespace lanescope::app
