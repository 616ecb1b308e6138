// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qscilexercpp.h>

namespace lanescope::ui {

struct StageTheme;

/// Colours CUDA C++: C++ with CUDA's own qualifiers, variables and functions as a second set.
class CudaLexer : public QsciLexerCPP {
  Q_OBJECT

 public:
  explicit CudaLexer(QObject* parent = nullptr);

  [[nodiscard]] const char* keywords(int set) const override;
  void setTheme(const StageTheme& theme);
};

}  // namespace lanescope::ui
