// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lanescope::ui {

/// A kernel's small picture in the gallery, without colours and pixels. It holds what one block of
/// a tiny run did, taken from that run's record: the network of the values that it stored, or how
/// often it accessed each part of its arrays.
struct Miniature {
  /// A value that the block stored, or one from before the block that it loaded.
  struct Node {
    int row = 0;
    double column = 0;         ///< of its centre; 0.5 is the centre of the first column
    std::uint32_t thread = 0;  ///< that stored it, or loaded it first
    std::uint32_t merged = 1;  ///< number of loaded values that this node stands for
    bool operator==(const Node&) const = default;
  };
  /// An edge from a value to one made of it; positions in `nodes`.
  struct Edge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    bool operator==(const Edge&) const = default;
  };
  /// The accesses of the block to one array.
  struct Part {
    std::string name;
    bool isWritten = false;
    int rows = 0;
    int columns = 0;
    /// Accesses per element in each of rows × columns equal parts of the array, row by row.
    std::vector<double> perElement;
    bool operator==(const Part&) const = default;
  };

  std::string kernel;
  std::string source;      ///< of the record: "Emulator"
  std::string parameters;  ///< of the run: "n = 8, block = 8"
  /// The network; empty where `parts` are shown.
  int columns = 0;
  std::vector<bool> isInputRow;  ///< one entry a row
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  /// The arrays; empty where a network is shown.
  std::vector<Part> parts;
  double loadsPerResult = 0;  ///< loads of global memory for each element that the block stores

  bool operator==(const Miniature&) const = default;

  /// Reads what `toJson` has written. Throws std::exception for anything else.
  [[nodiscard]] static Miniature fromJson(const std::string& text);
  [[nodiscard]] std::string toJson() const;

  /// The miniature of a kernel that comes with the program. Null where there is none, since the
  /// kernel cannot be recorded.
  [[nodiscard]] static const Miniature* shipped(std::string_view kernel);
};

}  // namespace lanescope::ui
