// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "lab/front_end/syntax.h"

namespace lanescope::lab {

/// A function of the text that some kernel calls, or a kernel. Of a template it is one instance,
/// with the template's places in the text.
struct Function {
  Node tree;
  std::size_t name = 0;  ///< offset of its name in the text
  bool isKernel = false;

  [[nodiscard]] const Node* body() const;
  [[nodiscard]] std::vector<const Node*> parameters() const;
};

/// The functions that kernels need.
class Program {
 public:
  /// `kernels`: kernels that are no templates, and instances of those that are.
  explicit Program(const std::vector<CXCursor>& kernels);

  [[nodiscard]] const std::vector<std::unique_ptr<Function>>& functions() const {
    return m_functions;
  }
  /// The function of the text that a call calls; null for CUDA's and for none.
  [[nodiscard]] const Function* calledBy(const Node& call) const;
  /// What a call calls, as CUDA's words declare it where it is one of them.
  [[nodiscard]] static CXCursor calledCursor(const Node& call);
  /// The arguments of a call, the object of a method left out.
  [[nodiscard]] static std::vector<const Node*> argumentsOf(const Node& call);
  /// Whether the function whose name stands there is needed.
  [[nodiscard]] bool needs(std::size_t name) const { return m_names.contains(name); }

 private:
  void add(CXCursor function, bool isKernel);
  void addCalled(const Node& node);

  std::vector<std::unique_ptr<Function>> m_functions;
  std::map<std::string, const Function*> m_byUsr;
  std::set<std::size_t> m_names;
};

}  // namespace lanescope::lab
