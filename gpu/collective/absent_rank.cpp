// SPDX-License-Identifier: Apache-2.0
#include "collective/absent_rank.h"

#include <chrono>
#include <span>
#include <vector>

namespace lanescope::collective {

namespace {

using std::chrono::milliseconds;

constexpr std::int64_t kReportStep = Communicator::kMostSteps - 1;
/// Ranks notice an absence one after the other, some milliseconds apart.
constexpr milliseconds kReportLimit{1000};
constexpr milliseconds kMoreLimit{100};

/// For whom a rank waits, and in which step.
struct Report {
  std::int64_t awaited = 0;
  std::int64_t step = 0;
};

/// The reports of the ranks that answer, and the first rank that does not.
struct Reports {
  std::vector<Report> each;
  std::int64_t silent = Communicator::kNobody;
};

Reports collect(const Report& own, Communicator& communicator) {
  Reports reports{{own}, Communicator::kNobody};
  communicator.setLimit(kReportLimit);
  for (std::int64_t rank = 1; rank < communicator.size(); ++rank) {
    Report report;
    try {
      communicator.exchange(kReportStep, Communicator::kNobody, {}, rank,
                            std::as_writable_bytes(std::span(&report, 1)));
      reports.each.push_back(report);
    } catch (const RankAbsent&) {
      if (reports.silent == Communicator::kNobody) reports.silent = rank;
      communicator.setLimit(kMoreLimit);
    }
  }
  return reports;
}

/// What belongs to no step comes after all steps.
std::int64_t orderOf(const Report& report) {
  return report.step == kNoStep ? Communicator::kMostSteps : report.step;
}

/// Chooses among the reports that one of which the others are consequences.
Report causeOf(const Reports& reports) {
  const bool isAnySilent = reports.silent != Communicator::kNobody;
  Report cause = reports.each.front();
  bool isFound = false;
  for (const Report& report : reports.each) {
    if (isAnySilent && report.awaited != reports.silent) continue;
    if (!isFound || orderOf(report) < orderOf(cause)) cause = report;
    isFound = true;
  }
  if (!isFound) cause = {reports.silent, kNoStep};
  return cause;
}

}  // namespace

void explainAbsence(const RankAbsent& absent, Communicator& communicator) {
  const milliseconds limit = communicator.limit().value_or(milliseconds(0));
  const Report own{absent.rank(), absent.step()};
  if (communicator.rank() != 0) {
    communicator.setLimit(kReportLimit);
    communicator.exchange(kReportStep, 0, std::as_bytes(std::span(&own, 1)), Communicator::kNobody,
                          {});
    throw values::Error(values::ErrorKind::engineLost, absent.what());
  }
  const Report cause = causeOf(collect(own, communicator));
  const RankAbsent sentence(cause.awaited, communicator.size(), cause.step, limit);
  throw values::Error(values::ErrorKind::engineLost, sentence.what());
}

}  // namespace lanescope::collective
