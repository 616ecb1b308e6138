// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "request/request.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/theme/theme.h"
#include "ui/widgets/message_strip.h"

namespace lanescope::ui {

/// What the pages of a window share. All of it must outlive the pages.
struct PageContext {
  CatalogView& catalog;        ///< the kernel is chosen here
  ParameterPanel& parameters;  ///< says what the kernel runs with, and where
  RunController& controller;   ///< runs and measures
  MessageStrip& messages;      ///< shows sentences to the user
  const Theme& theme;
};

/// Keeps a page of benchmarks up to date about the chosen kernel, the colours, and whether a
/// benchmark can begin.
template <class Page>
void tellPage(const PageContext& context, Page* page) {
  context.theme.tellColors(page);
  context.catalog.tellKernel(page);
  QObject::connect(&context.parameters, &ParameterPanel::readinessChanged, page, [context, page] {
    page->setReady(!context.controller.isBusy(), context.parameters.formComplaint());
  });
}

/// The chosen kernel over sizes, on the chosen target. Returns nothing while the form has a
/// complaint, and shows that.
[[nodiscard]] std::optional<values::BenchRequest> benchRequest(
    const PageContext& context, const std::vector<std::int64_t>& sizes);

}  // namespace lanescope::ui
