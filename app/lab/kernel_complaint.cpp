// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/kernel_complaint.h"

#include <algorithm>
#include <utility>

namespace lanescope::app {
namespace {

std::string sentenceOf(const QString& name, const KernelComplaints& complaints) {
  const auto first = std::ranges::find(complaints, true, &KernelComplaint::isError);
  if (first == complaints.end()) return {};
  std::string message = first->message.toStdString();
  if (!message.ends_with('.')) message += '.';
  if (first->line == 0) return message;
  return name.toStdString() + ":" + std::to_string(first->line) + ":" +
         std::to_string(first->column) + ": " + message;
}

}  // namespace

KernelRefusal::KernelRefusal(const QString& name, KernelComplaints complaints)
    : Error(values::ErrorKind::badInput, sentenceOf(name, complaints)),
      m_complaints(std::move(complaints)) {}

bool hasError(const KernelComplaints& complaints) {
  return std::ranges::any_of(complaints, &KernelComplaint::isError);
}

}  // namespace lanescope::app
