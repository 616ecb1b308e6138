// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/kernel_text.h"

#include <QRegularExpression>
#include <QString>

#include "values/error.h"

namespace lanescope::app {

void checkKernelText(std::string_view text) {
  QString joined = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  static const QRegularExpression kSplice(QStringLiteral(R"(\\[ \t]*\r?\n)"));
  static const QRegularExpression kComment(QStringLiteral(R"(/\*.*?\*/)"),
                                           QRegularExpression::DotMatchesEverythingOption);
  joined.remove(kSplice);
  joined.replace(kComment, QStringLiteral(" "));
  // A directive begins its line; `%:` and `??=` are other ways to write its sign.
  static const QRegularExpression kDirective(
      QStringLiteral(R"(^\s*(?:#|%:|\?\?=)[ \t]*(?!(?:define|undef|line|pragma[ \t]+unroll)\b))"
                     R"(([A-Za-z_]\w*)?)"),
      QRegularExpression::MultilineOption);
  if (const auto match = kDirective.match(joined);
      match.hasMatch() && match.capturedLength(1) > 0) {
    values::refuse("A kernel of your own cannot have the directive #" +
                   match.captured(1).toStdString() + ".");
  }
  static const QRegularExpression kWord(
      QStringLiteral(R"(\b(asm|__asm|__asm__|_Pragma|__pragma)\b)"));
  if (const auto match = kWord.match(joined); match.hasMatch()) {
    values::refuse("A kernel of your own cannot have '" + match.captured(1).toStdString() + "'.");
  }
}

std::string kernelUnit(std::string_view text, const std::string& build, const std::string& name) {
  std::string unit = "namespace lanescope::simt { void onObjectLoaded() noexcept; }\n";
  unit += std::string("extern \"C\" __attribute__((visibility(\"hidden\"))) void ") +
          kFirstFunction + "() { lanescope::simt::onObjectLoaded(); }\n";
  unit += "namespace lanescope::kernels::" + build + "::own {\n#line 1 \"" + name + "\"\n";
  unit += text;
  unit += "\n}\n";
  return unit;
}

}  // namespace lanescope::app
