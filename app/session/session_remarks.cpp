// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_remarks.h"

#include <QCryptographicHash>
#include <algorithm>

#include "catalog/catalog.h"

namespace lanescope::app {
namespace {

/// A file may contain a text of any length in place of a name.
std::string nameIn(std::string_view text) {
  constexpr std::size_t kMost = 60;
  return text.size() <= kMost ? std::string(text) : "(a long name)";
}

void remarkOnForm(const Session& session, std::vector<std::string>& remarks) {
  const SessionForm& form = session.form;
  const catalog::KernelRow* row = catalog::lookUp(form.kernel);
  if (row == nullptr) {
    const bool isOwn = session.ownKernel && session.ownKernel->name == form.kernel;
    if (form.kernel.empty() || isOwn) return;
    remarks.push_back("This Lanescope has no kernel " + nameIn(form.kernel) +
                      ": what was recorded of it is shown, but it cannot be run.");
    return;
  }
  for (const auto& [name, text] : form.texts) {
    const catalog::ParameterSpec* spec = row->parameter(name);
    if (spec == nullptr) {
      remarks.push_back("The kernel " + form.kernel + " has no parameter " + nameIn(name) +
                        " here; it was left out.");
    } else if (spec->type == catalog::ParameterSpec::Type::choice &&
               std::ranges::find(spec->choices, text) == spec->choices.end()) {
      remarks.push_back("The parameter " + name + " of " + form.kernel + " cannot be " +
                        nameIn(text) + " here; it is as usual.");
    }
  }
}

void remarkOnSource(const Session& session, const SessionResult& result,
                    std::vector<std::string>& remarks) {
  const auto& own = session.ownKernel;
  const bool isOwn = own && own->name == result.result->kernel;
  if (hasSameSource(result) || (isOwn && textHashOf(own->text) == result.sourceHash)) return;
  const std::string kernel = nameIn(result.result->kernel);
  if (catalog::lookUp(result.result->kernel) != nullptr) {
    remarks.push_back("The source of " + kernel +
                      " has changed since it was recorded; its lines are not marked.");
  } else {
    remarks.push_back("This Lanescope does not have the source of " + kernel + ".");
  }
}

}  // namespace

std::string sourceHashOf(std::string_view kernel) {
  const catalog::KernelRow* row = catalog::lookUp(kernel);
  if (row == nullptr) return {};
  return textHashOf(catalog::sourceText(row->source));
}

std::string textHashOf(std::string_view text) {
  return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                  QCryptographicHash::Sha256)
      .toHex()
      .toStdString();
}

bool hasSameSource(const SessionResult& result) {
  return !result.sourceHash.empty() && result.sourceHash == sourceHashOf(result.result->kernel);
}

std::vector<std::string> remarksOn(const Session& session) {
  std::vector<std::string> remarks;
  remarkOnForm(session, remarks);
  if (!session.run) return remarks;
  remarkOnSource(session, session.run->main, remarks);
  if (session.run->compared) remarkOnSource(session, *session.run->compared, remarks);
  return remarks;
}

}  // namespace lanescope::app
