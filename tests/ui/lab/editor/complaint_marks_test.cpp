// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/editor/complaint_marks.h"

#include "tests/ui/annotation.h"
#include "tests/ui/lab/editor/editor_fixture.h"

namespace lanescope::ui {
namespace {

using tests::annotationAt;

class ComplaintTest : public EditorTest {
 protected:
  /// The underlined texts, line by line.
  [[nodiscard]] QStringList underlined() const {
    QStringList texts;
    for (const int wave : {10, 11}) {
      const long end = m_editor->SendScintilla(QsciScintilla::SCI_GETLENGTH);
      const QByteArray bytes = m_editor->text().toUtf8();
      QByteArray text;
      for (long at = 0; at <= end; ++at) {
        const bool isMarked = m_editor->SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT,
                                                      static_cast<unsigned long>(wave), at) != 0;
        if (isMarked && at < end) {
          text += bytes[static_cast<qsizetype>(at)];
        } else if (!text.isEmpty()) {
          texts += QString::fromUtf8(text);
          text.clear();
        }
      }
    }
    return texts;
  }
};

TEST_F(ComplaintTest, TheWordIsUnderlinedAndTheSentenceStandsBelowItsLine) {
  m_editor->setComplaints({{5, 3, 0, true, QStringLiteral("use of undeclared 'cache'")},
                           {4, 7, 1, false, QStringLiteral("i may be too large")}});
  EXPECT_EQ(underlined(), QStringList({QStringLiteral("cache"), QStringLiteral("i")}));
  EXPECT_EQ(annotationAt(*m_editor, 4), QStringLiteral("Error: use of undeclared 'cache'"));
  EXPECT_EQ(annotationAt(*m_editor, 3), QStringLiteral("Warning: i may be too large"));
  EXPECT_TRUE(m_editor->accessibleDescription().contains(QLatin1String("Line 5: use of")))
      << m_editor->accessibleDescription().toStdString();
  picture(QStringLiteral("errors_light"));
  m_theme->use(Theme::Choice::dark);
  picture(QStringLiteral("errors_dark"));
  m_theme->use(Theme::Choice::highContrast);
  picture(QStringLiteral("errors_contrast"));
  m_editor->setComplaints({});
  EXPECT_TRUE(underlined().isEmpty());
  EXPECT_TRUE(annotationAt(*m_editor, 4).isEmpty());
  EXPECT_TRUE(m_editor->accessibleDescription().isEmpty());
}

TEST_F(ComplaintTest, ThePointerOverTheWaveTellsTheSentence) {
  m_editor->setComplaints({{6, 3, 0, true, QStringLiteral("expected '<'")}});
  EXPECT_TRUE(tipAt(pointOf(QStringLiteral("__syncthreads")) + QPoint(3, 4))
                  .contains(QLatin1String("expected '&lt;'")));
  EXPECT_FALSE(tipAt(pointOf(QStringLiteral("for (int")) + QPoint(3, 4))
                   .contains(QLatin1String("expected")));
}

TEST_F(ComplaintTest, WhatIsMissingAtALinesEndIsMarkedAtItsLastLetter) {
  m_editor->setComplaints({{6, 99, 0, true, QStringLiteral("expected ';'")}});
  EXPECT_EQ(underlined(), QStringList(QStringLiteral(";")));
}

TEST_F(ComplaintTest, PlacesThatTheTextDoesNotHaveDoNoHarm) {
  m_editor->setComplaints({{0, 0, 0, true, QStringLiteral("a")},
                           {999, 1, 5, true, QStringLiteral("b")},
                           {1, -5, 999, true, QStringLiteral("c")}});
  EXPECT_EQ(underlined().size(), 1);
  m_editor->setText(QString());
  m_editor->setComplaints({{1, 1, 3, true, QStringLiteral("no kernel")}});
  EXPECT_TRUE(underlined().isEmpty());
  EXPECT_EQ(annotationAt(*m_editor, 0), QStringLiteral("Error: no kernel"));
}

TEST_F(ComplaintTest, SeveralOfALineStandBelowEachOther) {
  m_editor->setComplaints({{7, 3, 0, true, QStringLiteral("first")},
                           {7, 8, 0, true, QStringLiteral("second")},
                           {7, 8, 0, true, QStringLiteral("second")}});
  EXPECT_EQ(annotationAt(*m_editor, 6), QStringLiteral("Error: first\nError: second"));
}

TEST_F(ComplaintTest, OneGoesFromComplaintToComplaintAndAround) {
  m_editor->setComplaints(
      {{9, 5, 0, true, QStringLiteral("b")}, {3, 3, 0, true, QStringLiteral("a")}});
  const auto lineAfter = [this] {
    m_editor->goToNextComplaint();
    int line = 0;
    int column = 0;
    m_editor->getCursorPosition(&line, &column);
    return line + 1;
  };
  EXPECT_EQ(lineAfter(), 3);
  EXPECT_EQ(lineAfter(), 9);
  EXPECT_EQ(lineAfter(), 3);
}

}  // namespace
}  // namespace lanescope::ui
