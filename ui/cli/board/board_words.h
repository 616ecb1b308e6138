// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace lanescope::cli {

/// The words of the class board.
class BoardWords {
  Q_DECLARE_TR_FUNCTIONS(BoardWords)
};

}  // namespace lanescope::cli
