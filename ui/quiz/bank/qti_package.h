// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/lesson/zip_writer.h"
#include "ui/quiz/bank/bank_question.h"

namespace lanescope::ui {

/// The files of a content package of IMS Question and Test Interoperability 2.1: a manifest, a test
/// that has all questions in their order, and a file for each question and each picture. Equal
/// questions give equal bytes. Write them with app::writeZip. See
/// https://www.imsglobal.org/question/qtiv2p1/imsqti_implv2p1.html.
[[nodiscard]] std::vector<app::ZipEntry> qtiPackage(const QuestionBank& bank);

}  // namespace lanescope::ui
