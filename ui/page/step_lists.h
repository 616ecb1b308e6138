// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QList>
#include <span>
#include <vector>

#include "ui/picture/paint_commands.h"

namespace lanescope::app {

/// Keeps the commands of many pictures compactly: each command once for all steps and themes, a
/// picture as a list of their ids, and a list as what differs from the list before.
class StepLists {
 public:
  using Ids = std::vector<int>;

  /// The ids of a picture that was painted once for each theme, always in the same order of themes.
  /// A command that all of them share is kept with a colour for each theme.
  [[nodiscard]] Ids add(std::span<const std::vector<PaintCommand>> themes);

  /// What leads from a list to another, as JSON: pairs of numbers. (-1 - s, n): skip s ids of the
  /// list before, then copy n. (id, n): n ids from this one on.
  [[nodiscard]] static QByteArray changeOf(const Ids& before, const Ids& after);

  /// Each command without its colours, as JSON: the kind and the other numbers, see
  /// PaintCommand::numbers, as differences from the form before of the same kind. Cells in a row
  /// differ by the same distance, which is packed well.
  [[nodiscard]] QList<QByteArray> forms() const;
  /// Each command as JSON: its form as an index into `forms`, counted from that of the command
  /// before, then its colours as indices into `colors`.
  [[nodiscard]] QList<QByteArray> commands() const;
  /// Each colour as JSON: "#rrggbbaa" for all themes, "" for none, or a list of them by theme.
  [[nodiscard]] QList<QByteArray> colors() const;

 private:
  /// `themes`: the command in each theme; null where a theme does not have it.
  int idOf(const PaintCommand& command, std::span<const PaintCommand* const> themes);

  // Each text is the bytes of numbers, which are quicker to compare than JSON.
  InternedTexts m_forms;     ///< PaintCommand::numbers
  InternedTexts m_commands;  ///< a form and its colours, as indices
  InternedTexts m_colors;    ///< a QRgb for each theme
};

}  // namespace lanescope::app
