// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "ui/quiz/bank/bank_question.h"

namespace lanescope::ui {

/// The questions as a file of Moodle XML, in UTF-8, with the pictures in it: see
/// https://docs.moodle.org/en/Moodle_XML_format. Equal questions give equal bytes. Throws
/// values::Error for a question with more right or wrong choices than Moodle can count.
[[nodiscard]] QByteArray moodleXml(const QuestionBank& bank);

}  // namespace lanescope::ui
