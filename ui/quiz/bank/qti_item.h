// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "ui/quiz/bank/bank_question.h"

namespace lanescope::ui {

/// The namespace of QTI 2.1, and where its schema is.
inline constexpr const char* kQtiSpace = "http://www.imsglobal.org/xsd/imsqti_v2p1";
inline constexpr const char* kQtiSchema =
    "http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd";

/// Names the namespaces of a document of QTI on its root element, which has been started.
void writeQtiNamespaces(QXmlStreamWriter& writer);

/// A question as a document of QTI 2.1, an assessmentItem. `href`: where its picture is.
[[nodiscard]] QByteArray qtiItem(const BankQuestion& question, const QString& identifier,
                                 const QString& href);

}  // namespace lanescope::ui
