// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "trace/flow/dataflow.h"
#include "trace/flow/rounding.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {

/// What rounding takes from a sum: the exact sum of the terms less the computed one.
struct SumRounding {
  std::uint64_t terms = 0;
  double lost = 0;      ///< as the kernel adds
  double pairwise = 0;  ///< as values::pairwiseSum adds the same terms, in the order of the inputs
  double kahan = 0;     ///< as Kahan's summation adds them (Kahan, Further Remarks on Reducing
                        ///< Truncation Errors, 1965)
};

/// Of a block that reduces: whose threads store float32 or float64 numbers to one element of global
/// memory, of which the last one is a sum of inputs, products or other results. The exact sum holds
/// exact products. Nothing for other blocks, for a record without a whole flow, and for a sum of
/// more than 2^20 terms.
[[nodiscard]] std::optional<SumRounding> sumRoundingOf(const Timeline& timeline,
                                                       const Dataflow& flow);

/// The rounding errors of all recorded blocks.
struct RecordRounding {
  std::string whyUnknown;  ///< as Rounding::whyUnknown
  Rounding::Totals totals;
  /// Of the sums of all blocks; nothing where a block does not reduce, or the record has more than
  /// 2^20 events.
  std::optional<SumRounding> sum;
};
/// Throws values::Error (cancelled) when the monitor asks for it.
[[nodiscard]] RecordRounding roundingOf(const std::shared_ptr<const Record>& record,
                                        const values::ProgressMonitor& monitor = {});

}  // namespace lanescope::trace
