// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace lanescope::cli {

// Pages of one file, which need no script, no network and no other file. They are well-formed XML,
// too.

/// A text of whoever wrote it: escaped, also for an attribute in double quotes. What cannot be
/// printed, as a sign that turns the direction of writing, becomes U+FFFD.
[[nodiscard]] QByteArray htmlText(const QString& text);
/// An element with a text. `opening`: its name, and its attributes as they are.
[[nodiscard]] QByteArray htmlElement(const QByteArray& opening, const QString& text);
/// A row of heads of columns.
[[nodiscard]] QByteArray htmlHeads(const QStringList& texts);
/// A whole page, which begins with its title as a heading. `body`: HTML.
[[nodiscard]] QByteArray htmlPage(const QString& title, const QByteArray& body);

}  // namespace lanescope::cli
