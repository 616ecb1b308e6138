// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conditions/condition_reader.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/text/matching.h"

namespace lanescope::app {
namespace {

struct ReaderWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::app::ConditionReader)
};

struct Token {
  enum class Kind { number, name, sign };
  Kind kind = Kind::sign;
  QString text;
  int column = 0;  ///< from 1
};

struct Bracket {
  Token opening;
  std::size_t term = 0;     ///< number of characters that the term had before its content
  bool takesComma = false;  ///< it holds the values of min or max
  std::optional<unsigned> array = {};
};

constexpr std::array kFunctions{"abs", "floor", "sqrt", "min", "max"};

[[noreturn]] void fail(int column, const QString& sentence) {
  throw ConditionError(column, sentence);
}

QString textOf(const std::optional<Token>& token) {
  //: Stands for what was found where a condition ends too early: "… is expected, not the end."
  return token ? QStringLiteral("“%1”").arg(token->text) : ReaderWords::tr("the end");
}

[[noreturn]] void failAtCharacter(const QString& text, qsizetype at) {
  const QChar character = text[at];
  const int column = static_cast<int>(at) + 1;
  if (character == QLatin1Char('=')) {
    //: %1: the place in the typed condition, counted from 1
    fail(column, ReaderWords::tr("The = in column %1 would assign; == compares.").arg(column));
  }
  if (character == QLatin1Char('&') || character == QLatin1Char('|')) {
    //: %1: the character & or |, which is typed twice to join conditions; %2: its place
    fail(column, ReaderWords::tr("The %1 in column %2 stands alone; conditions are joined by %1%1.")
                     .arg(character)
                     .arg(column));
  }
  const QString shown = character.isHighSurrogate() ? text.mid(at, 2) : QString(character);
  //: %1: a character or word of the condition; %2: its place, counted from 1
  fail(column,
       ReaderWords::tr("“%1” in column %2 has no meaning in a condition.").arg(shown).arg(column));
}

std::vector<Token> tokensOf(const QString& text) {
  static const QRegularExpression pattern(
      QStringLiteral(R"((?<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?))"
                     R"(|(?<name>[A-Za-z_][A-Za-z_0-9]*(?:\.[A-Za-z_][A-Za-z_0-9]*)?))"
                     R"(|(?<sign>&&|\|\||==|!=|<=|>=|[-+*/%<>!()\[\],]))"));
  std::vector<Token> tokens;
  for (qsizetype at = 0; at < text.size();) {
    if (text[at].isSpace()) {
      ++at;
      continue;
    }
    const auto match = firstMatch(pattern, text, at, QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch()) failAtCharacter(text, at);
    const Token::Kind kind = match.hasCaptured(QStringLiteral("number")) ? Token::Kind::number
                             : match.hasCaptured(QStringLiteral("name")) ? Token::Kind::name
                                                                         : Token::Kind::sign;
    tokens.push_back({kind, match.captured(), static_cast<int>(at) + 1});
    at = match.capturedEnd();
  }
  return tokens;
}

/// Goes over the tokens once. Values and operators alternate; brackets are on a stack. A term ends
/// at each && and || outside of brackets.
class Reader {
 public:
  Reader(const QString& text, const trace::Record& record)
      : m_tokens(tokensOf(text)), m_record(record), m_end(static_cast<int>(text.size()) + 1) {}

  ConditionTerms read() {
    for (; m_at < m_tokens.size(); ++m_at) {
      m_wantsValue ? readValue() : readOperator();
    }
    if (m_wantsValue) failForValue();
    if (!m_brackets.empty()) {
      const Token& open = m_brackets.back().opening;
      //: %1: a bracket or quotation mark of the condition; %2: its place, counted from 1
      fail(open.column,
           ReaderWords::tr("The %1 in column %2 is not closed.").arg(open.text).arg(open.column));
    }
    return std::move(m_terms);
  }

 private:
  [[nodiscard]] const Token& token() const { return m_tokens[m_at]; }
  [[nodiscard]] std::optional<Token> tokenAt(std::size_t at) const {
    return at < m_tokens.size() ? std::optional(m_tokens[at]) : std::nullopt;
  }
  [[nodiscard]] bool isSign(std::size_t at, const char* text) const {
    return at < m_tokens.size() && m_tokens[at].kind == Token::Kind::sign &&
           m_tokens[at].text == QLatin1String(text);
  }
  [[nodiscard]] ConditionTerm& term() { return m_terms.alternatives.back().back(); }

  /// Appends to the term what the token at hand means.
  void append(const std::string& text) {
    term().expression += text;
    term().columns.resize(term().expression.size(), token().column);
  }
  void appendApart(const std::string& text) { append(' ' + text + ' '); }

  [[noreturn]] void failForValue() const {
    const auto found = tokenAt(m_at);
    const int column = found ? found->column : m_end;
    //: %1: the place in the condition; %2: what stands there, in quotation marks, or "the end"
    fail(column, ReaderWords::tr("In column %1 a number or a name is expected, not %2.")
                     .arg(column)
                     .arg(textOf(found)));
  }

  void readValue() {
    const Token& now = token();
    if (now.kind != Token::Kind::sign || now.text == QLatin1String("(")) m_isAfterPrefix = false;
    if (now.kind == Token::Kind::number) return readNumber();
    if (now.kind == Token::Kind::name) return readName();
    if (now.text == QLatin1String("(")) return open({now});
    const bool isPrefix = now.text == QLatin1String("-") || now.text == QLatin1String("+") ||
                          now.text == QLatin1String("!");
    // muParser reads one sign before a value.
    if (!isPrefix || m_isAfterPrefix) failForValue();
    m_isAfterPrefix = true;
    appendApart(now.text.toStdString());
  }

  void readNumber() {
    append(token().text.toStdString());
    m_wantsValue = false;
  }

  void readName() {
    const Token now = token();
    if (isSign(m_at + 1, "[")) return readElement();
    if (isSign(m_at + 1, "(")) return readFunction();
    for (const ConditionNameInfo& info : conditionNames()) {
      if (now.text != QLatin1String(info.text)) continue;
      append('v' + std::to_string(static_cast<int>(info.name)));
      term().scope = std::max(term().scope, info.scope);
      term().namesIndex |= info.name == ConditionName::index;
      if (info.name == ConditionName::value) {
        term().namesValue = true;
        for (const trace::ArrayInfo& array : m_record.arrays) noteIntegers(array);
      }
      m_wantsValue = false;
      return;
    }
    if (const auto kind = kindNumber(now.text)) {
      append(std::to_string(static_cast<int>(*kind)));
      m_wantsValue = false;
      return;
    }
    if (arrayNamed(m_record, now.text)) {
      //: %1: name of the array; %2: its place in the condition
      fail(now.column, ReaderWords::tr("The array %1 in column %2 lacks an index, as in %1[0].")
                           .arg(now.text)
                           .arg(now.column));
    }
    failForUnknown(now);
  }

  [[noreturn]] void failForUnknown(const Token& name) const {
    //: %1: the name that was typed; %2: its place; %3: two sentences that list the names there are
    fail(name.column, ReaderWords::tr("There is no %1 (column %2). %3")
                          .arg(name.text)
                          .arg(name.column)
                          .arg(explainConditionNames(m_record).mid(0, 2).join(QLatin1Char(' '))));
  }

  void readElement() {
    const Token now = token();
    const auto array = arrayNamed(m_record, now.text);
    const bool isNumber = std::ranges::any_of(
        conditionNames(), [&](const auto& info) { return now.text == QLatin1String(info.text); });
    if (!array && isNumber) {
      //: %1: a name for a number, such as "thread"; %2: its place in the condition
      fail(now.column, ReaderWords::tr("%1 in column %2 is one number and takes no index.")
                           .arg(now.text)
                           .arg(now.column));
    }
    if (!array) failForUnknown(now);
    append('a' + std::to_string(*array));
    term().namesArray = true;
    noteIntegers(m_record.arrays[*array]);
    ++m_at;
    open({token(), 0, false, array});
  }

  void readFunction() {
    const Token now = token();
    if (std::ranges::none_of(kFunctions,
                             [&](const char* each) { return now.text == QLatin1String(each); })) {
      //: %1: the name that was typed; %2: its place. The names of the functions stay English
      fail(now.column,
           ReaderWords::tr("There is no function %1 (column %2); there are abs, floor, sqrt, min "
                           "and max.")
               .arg(now.text)
               .arg(now.column));
    }
    append(now.text.toStdString());
    ++m_at;
    open({token(), 0, now.text == QLatin1String("min") || now.text == QLatin1String("max")});
  }

  void open(Bracket bracket) {
    append("(");
    bracket.term = term().expression.size();
    m_brackets.push_back(std::move(bracket));
    m_wantsValue = true;
  }

  void readOperator() {
    const Token& now = token();
    if (now.kind == Token::Kind::name && now.text == QLatin1String("is")) return readIs();
    const bool isSignHere = now.kind == Token::Kind::sign && now.text != QLatin1String("(") &&
                            now.text != QLatin1String("[") && now.text != QLatin1String("!");
    if (!isSignHere) {
      //: %1: the place in the condition; %2: what stands there, in quotation marks, or "the end"
      fail(now.column, ReaderWords::tr("In column %1 an operator is expected, such as == or &&, "
                                       "not %2.")
                           .arg(now.column)
                           .arg(textOf(now)));
    }
    if (now.text == QLatin1String(")") || now.text == QLatin1String("]")) return close();
    m_wantsValue = true;
    if (now.text == QLatin1String(",")) return readComma();
    const bool isOr = now.text == QLatin1String("||");
    if (m_brackets.empty() && (isOr || now.text == QLatin1String("&&"))) {
      if (isOr) m_terms.alternatives.emplace_back();
      m_terms.alternatives.back().emplace_back();
      return;
    }
    appendApart(now.text.toStdString());
  }

  void readComma() {
    if (m_brackets.empty() || !m_brackets.back().takesComma) {
      //: %1: the place of the comma in the condition
      fail(token().column,
           ReaderWords::tr("The comma in column %1 can only stand between the values of min or "
                           "max; decimals have a point.")
               .arg(token().column));
    }
    append(",");
  }

  /// `value is nan` and `value is inf`.
  void readIs() {
    const auto what = tokenAt(m_at + 1);
    const bool isNan = what && what->text == QLatin1String("nan");
    if (!isNan && !(what && what->text == QLatin1String("inf"))) {
      const int column = what ? what->column : m_end;
      //: %1: the place in the condition; %2: what stands there. "is", "nan" and "inf" stay English
      fail(column, ReaderWords::tr("In column %1 nan or inf is expected after “is”, not %2.")
                       .arg(column)
                       .arg(textOf(what)));
    }
    appendApart(isNan ? "~ nan" : "~ inf");
    ++m_at;
  }

  void close() {
    const Token now = token();
    const bool fits =
        !m_brackets.empty() &&
        (m_brackets.back().opening.text == QLatin1String("(")) == (now.text == QLatin1String(")"));
    if (!fits) {
      //: %1: a bracket or quotation mark of the condition; %2: its place, counted from 1
      fail(now.column,
           ReaderWords::tr("The %1 in column %2 closes nothing.").arg(now.text).arg(now.column));
    }
    const Bracket bracket = std::move(m_brackets.back());
    m_brackets.pop_back();
    if (bracket.array) checkIndex(bracket);
    append(")");
  }

  /// An index that is a number is checked here, any other one with each value that it takes.
  void checkIndex(const Bracket& bracket) {
    const QString inside = QString::fromStdString(term().expression.substr(bracket.term));
    bool isNumber = false;
    const double index = inside.simplified().remove(QLatin1Char(' ')).toDouble(&isNumber);
    if (!isNumber) return;
    const trace::ArrayInfo& array = m_record.arrays[*bracket.array];
    const QString name = QString::fromStdString(array.name);
    const int column = bracket.opening.column + 1;
    if (index != std::floor(index)) {
      //: %1: the place in the condition; %2: the number that stands there
      fail(column, ReaderWords::tr("An index is a whole number; in column %1 it is %2.")
                       .arg(column)
                       .arg(index));
    }
    if (index < 0 || index >= static_cast<double>(array.count)) {
      //: %1: name of the array; %2: how many elements; %3: the index it does not have; %4: its
      //: place
      fail(column, ReaderWords::tr("%1 has %2 elements, from %1[0] on; there is no %1[%3] (column "
                                   "%4).")
                       .arg(name)
                       .arg(array.count)
                       .arg(index, 0, 'f', 0)
                       .arg(column));
    }
  }

  void noteIntegers(const trace::ArrayInfo& array) {
    const values::DType type = array.tagged.value_or(array.type);
    if (type == values::DType::int64) m_terms.roundsIntegers = true;
  }

  std::vector<Token> m_tokens;
  const trace::Record& m_record;
  int m_end;  ///< the column behind the text
  std::size_t m_at = 0;
  bool m_wantsValue = true;
  bool m_isAfterPrefix = false;
  std::vector<Bracket> m_brackets;
  ConditionTerms m_terms{{{ConditionTerm()}}};
};

}  // namespace

ConditionTerms readCondition(const QString& text, const trace::Record& record) {
  if (text.trimmed().isEmpty()) {
    //: %1: a condition, "thread == 3 && cache[0] > 10"
    fail(1, ReaderWords::tr("Type a condition, for example %1.").arg(exampleCondition(record)));
  }
  if (text.size() > kLongestCondition) {
    //: %1: the most characters that are allowed; %2: how many were typed
    fail(kLongestCondition + 1,
         ReaderWords::tr("A condition has at most %1 characters; this one has %2.")
             .arg(kLongestCondition)
             .arg(text.size()));
  }
  return Reader(text, record).read();
}

}  // namespace lanescope::app
