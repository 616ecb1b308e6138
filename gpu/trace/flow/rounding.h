// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "trace/record/timeline.h"

namespace lanescope::trace {

/// Returns the rounding error of an operation on float32 or float64, as the exact result less the
/// rounded one. Nothing for an operation other than an addition, a subtraction, a multiplication
/// and a fused multiply-add, for other types, and for a result that is not finite. `sources`,
/// `result`: bits, as `evaluate` takes and makes them.
///
/// The error of a sum is exact, by TwoSum (Knuth, The Art of Computer Programming 2, section 4.2.2,
/// theorem B), and so is that of a product, by a fused multiply-add (TwoProduct in Ogita, Rump and
/// Oishi, Accurate Sum and Dot Product, 2005), unless it is below the least float64. A fused
/// multiply-add's error may need two numbers; the sum of both is returned, rounded once to float64.
/// They come from ErrFma (Boldo and Muller, Exact and Approximated Error of the FMA, 2011), or for
/// float32 from TwoSum in float64, in which the product is exact.
[[nodiscard]] std::optional<double> roundingErrorOf(const Operation& operation,
                                                    const std::array<std::uint64_t, 3>& sources,
                                                    std::uint64_t result);

/// The unit in the last place of a finite float32 or float64: the distance from its magnitude to
/// the next larger number of its type.
[[nodiscard]] double ulpOf(ScalarType type, std::uint64_t bits);

/// The rounding errors of all that one block computes. Additions are subtractions, fused
/// multiply-adds and the sums of atomics, too.
class Rounding {
 public:
  struct Totals {
    double lost = 0;  ///< the sum of the errors, each with its sign
    std::uint64_t additions = 0;
    std::uint64_t multiplications = 0;
    std::uint64_t inexact = 0;  ///< operations with an error

    Totals& operator+=(const Totals& other);
  };
  /// The errors of the operations that made a stored value of what its thread has loaded and
  /// received.
  struct Stored {
    std::uint32_t event = 0;       ///< position among those of the block
    std::uint32_t operations = 0;  ///< that round
    double lost = 0;               ///< the sum of their errors
    double ulps = 0;               ///< its magnitude, in units in the last place of the value
  };

  explicit Rounding(const Timeline& timeline);

  /// Empty where the errors are known, else a sentence that says why they are not. Then there are
  /// no totals and no stored values.
  [[nodiscard]] const std::string& whyUnknown() const { return m_whyUnknown; }
  [[nodiscard]] const Totals& totals() const { return m_totals; }
  /// Of the value that an event stored; null where no operation on its way rounds.
  [[nodiscard]] const Stored* ofEvent(std::uint32_t position) const;
  [[nodiscard]] const std::vector<Stored>& stored() const { return m_stored; }

 private:
  void addThread(const Timeline& timeline, std::uint32_t thread, std::size_t& visits);

  std::string m_whyUnknown;
  Totals m_totals;
  std::vector<Stored> m_stored;  ///< by event
};

}  // namespace lanescope::trace
