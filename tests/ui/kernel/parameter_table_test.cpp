// SPDX-License-Identifier: GPL-3.0-or-later
#include "request/parameter_table.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QFormLayout>
#include <QLabel>
#include <QRegularExpression>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/session/session_file.h"
#include "app/text/result_text.h"
#include "app/text/text.h"
#include "app/tune/sweep_space.h"
#include "catalog/compared_with.h"
#include "protocol/json.h"
#include "ui/cli/help.h"
#include "ui/kernel/parameter_field.h"
#include "ui/kernel/parameter_form.h"
#include "values/error.h"

// No parameter is named here: each test takes the rows of the table as they are.

namespace lanescope::values {
namespace {

using catalog::KernelRow;
using catalog::ParameterSpec;

/// The first kernel that takes the parameter. A row that no kernel takes is of no use.
const KernelRow& kernelWith(const ParameterInfo& info) {
  const auto found = std::ranges::find_if(catalog::kernels(), [&](const KernelRow& row) {
    return row.parameter(info.name) != nullptr;
  });
  if (found == catalog::kernels().end()) refuse("No kernel takes " + std::string(info.name) + ".");
  return *found;
}

/// A value that the kernel takes and that is not the usual one.
std::string otherValue(const KernelRow& row, const ParameterInfo& info) {
  const ParameterSpec& spec = *row.parameter(info.name);
  if (spec.type == ParameterSpec::Type::integer) return spec.defaultValue == "64" ? "32" : "64";
  return std::string(spec.choices.back() == spec.defaultValue ? spec.choices.front()
                                                              : spec.choices.back());
}

Parameters withOtherValue(const ParameterInfo& info) {
  const KernelRow& row = kernelWith(info);
  Parameters parameters = catalog::defaultsOf(row);
  catalog::assign(row, info.name, otherValue(row, info), parameters);
  return parameters;
}

/// All parameters differ from the usual ones.
Parameters allOtherValues() {
  Parameters all;
  for (const ParameterInfo& info : parameterTable()) info.copy(withOtherValue(info), all);
  return all;
}

TEST(ParameterTable, EachRowIsWhole) {
  for (const ParameterInfo& info : parameterTable()) {
    SCOPED_TRACE(info.name);
    EXPECT_EQ(parameterNamed(info.name), &info) << "The name stands twice.";
    EXPECT_FALSE(info.title.empty());
    EXPECT_TRUE(info.help.ends_with('.'));
    EXPECT_EQ(info.text(Parameters()), info.usual);
    EXPECT_NE(info.choices.empty(), info.limits.last == 0) << "Choices or limits, one of the two.";
    for (const std::string_view choice : info.choices) {
      Parameters parameters;
      info.setText(parameters, choice);
      EXPECT_EQ(info.text(parameters), choice);
    }
  }
}

TEST(ParameterTable, AKernelTakesEachValueAndRefusesOthersByName) {
  for (const ParameterInfo& info : parameterTable()) {
    SCOPED_TRACE(info.name);
    const KernelRow& row = kernelWith(info);
    Parameters parameters = withOtherValue(info);
    EXPECT_EQ(catalog::textOf(parameters, info.name), otherValue(row, info));
    EXPECT_TRUE(catalog::violations(row, parameters).empty());
    try {
      catalog::assign(row, info.name, "no value", parameters);
      ADD_FAILURE() << "It takes anything.";
    } catch (const Error& error) {
      EXPECT_NE(std::string_view(error.what()).find(info.name), std::string_view::npos);
    }
  }
}

TEST(ParameterTable, TheHelpOfTheCommandLineListsEach) {
  for (const char* const command : {"run", "trace", "render"}) {
    const QString help = cli::helpFor(*cli::findCommand(command)).simplified();
    for (const ParameterInfo& info : parameterTable()) {
      const QString option = QStringLiteral("--%1 VALUE %2. %3 Usually %4.")
                                 .arg(toQString(info.name), toQString(info.title),
                                      toQString(info.help), toQString(info.usual));
      EXPECT_TRUE(help.contains(option)) << option.toStdString();
    }
  }
}

TEST(ParameterTable, TheFormHasALabelledFieldForEach) {
  for (const ParameterInfo& info : parameterTable()) {
    SCOPED_TRACE(info.name);
    const KernelRow& row = kernelWith(info);
    ui::ParameterForm form;
    form.setKernel(row, nullptr);
    const auto fields = form.findChildren<ui::ParameterField*>();
    const auto field = std::ranges::find_if(
        fields, [&](const ui::ParameterField* each) { return each->spec().name == info.name; });
    ASSERT_NE(field, fields.end());
    const auto* label = qobject_cast<QLabel*>(form.layoutOfFields().labelForField(*field));
    ASSERT_NE(label, nullptr);
    EXPECT_EQ(label->text(), catalogText(row.parameter(info.name)->title));
    form.setText(info.name, QString::fromStdString(otherValue(row, info)));
    Parameters parameters;
    EXPECT_EQ(form.read(parameters), QString());
    EXPECT_EQ(info.text(parameters), otherValue(row, info));
  }
}

TEST(ParameterTable, TheJsonHasAFieldForEach) {
  const Parameters all = allOtherValues();
  const nlohmann::json json = engine::toJson(all);
  EXPECT_EQ(json.size(), parameterTable().size());
  EXPECT_EQ(engine::parametersFromJson(json), all);
  for (const ParameterInfo& info : parameterTable()) {
    SCOPED_TRACE(info.name);
    nlohmann::json without = json;
    ASSERT_EQ(without.erase(std::string(info.name)), 1U);
    if (info.isInEveryFile) {
      EXPECT_THROW(static_cast<void>(engine::parametersFromJson(without)), Error);
    } else {
      EXPECT_EQ(info.text(engine::parametersFromJson(without)), info.usual);
    }
  }
}

TEST(ParameterTable, ASessionKeepsEach) {
  app::Session session;
  session.form.kernel = "dot_shared";
  app::SessionRun& run = session.run.emplace();
  run.request.kernel = session.form.kernel;
  run.request.parameters = allOtherValues();
  for (const ParameterInfo& info : parameterTable()) {
    session.form.texts.emplace_back(info.name, info.text(run.request.parameters));
  }
  RunResult result;
  result.kernel = session.form.kernel;
  result.parameters = run.request.parameters;
  run.main.result = std::make_shared<const RunResult>(std::move(result));
  const std::vector<std::byte> bytes = app::sessionBytes(session);
  QBuffer file;
  file.setData(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const app::Session read = app::readSession(file, QStringLiteral("s.lanescope"));
  EXPECT_EQ(read.form, session.form);
  ASSERT_TRUE(read.run.has_value());
  EXPECT_EQ(read.run->request.parameters, run.request.parameters);
  EXPECT_EQ(read.run->main.result->parameters, run.request.parameters);
}

TEST(ParameterTable, AComparisonTakesEachAsNameAndValueOrSaysThatItIsOfTheData) {
  for (const ParameterInfo& info : parameterTable()) {
    const KernelRow& row = kernelWith(info);
    const std::string part = std::string(info.name) + "=" + otherValue(row, info);
    SCOPED_TRACE(part);
    RunRequest main;
    main.kernel = row.id;
    main.parameters = catalog::defaultsOf(row);
    const catalog::ComparedWith compared =
        catalog::comparedWithFromText(std::string(row.id) + ":" + part);
    EXPECT_EQ(catalog::textOf(compared), std::string(row.id) + ":" + part);
    if (catalog::mayDiffer(info.name)) {
      const RunRequest request = catalog::requestCompared(main, compared);
      EXPECT_EQ(info.text(request.parameters), otherValue(row, info));
      EXPECT_EQ(
          catalog::labelsOf(main, request).compared,
          std::string(row.id) + " · " + std::string(info.name) + " = " + otherValue(row, info));
    } else {
      EXPECT_THROW(static_cast<void>(catalog::requestCompared(main, compared)), Error);
    }
  }
}

TEST(ParameterTable, ASweepIsOverEachThatHasARange) {
  const QStringList names =
      QString::fromStdString(tune::namesOfSwept()).split(QRegularExpression("\\W+"));
  for (const ParameterInfo& info : parameterTable()) {
    SCOPED_TRACE(info.name);
    const KernelRow& row = kernelWith(info);
    EXPECT_EQ(std::ranges::count(tune::sweptParameters(row), info.name), info.isSwept() ? 1 : 0);
    EXPECT_EQ(names.contains(toQString(info.name)), info.isSwept());
    if (!info.isSwept()) continue;
    const tune::Axis axis =
        tune::axisFromText(row, std::string(info.name),
                           std::to_string(info.sweep.first) + ".." + otherValue(row, info));
    ASSERT_FALSE(axis.values.empty());
    const tune::SweepSpace space(row, catalog::defaultsOf(row), {axis});
    EXPECT_EQ(info.number(space.at(space.size() - 1)), axis.values.back());
  }
}

TEST(ParameterTable, ASummaryMentionsEachThatHasWordsForIt) {
  for (const ParameterInfo& info : parameterTable()) {
    if (info.summary.empty()) continue;
    const Parameters parameters = withOtherValue(info);
    const QString phrase =
        toQString(info.summary).arg(QString::fromStdString(info.text(parameters)));
    EXPECT_TRUE(parametersText(parameters).split(QStringLiteral(" · ")).contains(phrase))
        << phrase.toStdString();
    EXPECT_EQ(info.isInSummary(Parameters()), info.isInEverySummary) << info.name;
  }
}

}  // namespace
}  // namespace lanescope::values
