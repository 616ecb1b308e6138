// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <vector>

#include "lab/front_end/flow.h"

namespace lanescope::lab {

/// Through which pointers a program may write: what a parameter that is not const is for. What is
/// not understood counts as a store.
class Written {
 public:
  Written(const Program& program, const Flow& flow);

  /// Whether the program may store to what the parameter points to.
  [[nodiscard]] bool isWritten(CXCursor parameter) const;

 private:
  using Path = std::vector<const Node*>;  ///< a node's parents, from the outermost

  void learn(const Node& node, Path& parents);
  /// What becomes of a pointer that the variable at `key` gives.
  void followPointer(std::size_t key, const Node* child, Path parents);
  /// The same for a call that it is an argument of.
  void followArgument(std::size_t key, const Node& call, const Node& argument);
  /// Whether an element is only read in the expressions around it.
  [[nodiscard]] bool isRead(const Node*& child, Path& parents) const;
  void flowsTo(std::size_t key, const Node& place);

  const Program& m_program;
  const Flow& m_flow;
  std::set<std::size_t> m_written;                       ///< variables, by their places in the text
  std::map<std::size_t, std::set<std::size_t>> m_flows;  ///< from a variable to others
};

}  // namespace lanescope::lab
