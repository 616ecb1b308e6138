// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/problem_words.h"

#include <QCoreApplication>

#include "app/text/text.h"

namespace lanescope::ui {
namespace {

struct ProblemWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::ProblemWords)
};

}  // namespace

QString problemTitle(std::string_view name) {
  //: A problem: what a kernel computes
  if (name == "dot") return ProblemWords::tr("Dot product");
  //: A problem: what a kernel computes
  if (name == "sum") return ProblemWords::tr("Sum");
  //: A problem: what a kernel computes
  if (name == "min") return ProblemWords::tr("Minimum");
  //: A problem: what a kernel computes
  if (name == "max") return ProblemWords::tr("Maximum");
  //: A problem: what a kernel computes
  if (name == "scan") return ProblemWords::tr("Inclusive scan");
  //: A problem: what a kernel computes
  if (name == "exclusive-scan") return ProblemWords::tr("Exclusive scan");
  //: A problem: what a kernel computes
  if (name == "matmul") return ProblemWords::tr("Matrix product");
  //: A problem: each element is made of those at its place
  if (name == "map") return ProblemWords::tr("Map");
  //: A problem: what a kernel computes
  if (name == "histogram") return ProblemWords::tr("Histogram");
  //: A problem: each element is made of its neighbours
  if (name == "stencil") return ProblemWords::tr("Stencil");
  //: A problem: none of those that are known
  if (name == "free") return ProblemWords::tr("Free");
  return toQString(name);
}

}  // namespace lanescope::ui
