// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "ui/quiz/question.h"
#include "ui/quiz/score.h"

namespace lanescope::ui {

class Playback;
class QuestionMaker;
class StageScene;

/// How often questions are asked.
enum class QuestionPace { everyStep, everyEpoch, everyChange };

/// Predict, then reveal: while predicting, the playback stops before the steps that have a
/// question, and answers are kept with the score. Each step has at most one question. A jump over a
/// step skips its question, and nothing is counted.
class Quiz : public QObject {
  Q_OBJECT

 public:
  static constexpr QuestionKinds kAllKinds = QuestionKinds(QuestionKind::value) |
                                             QuestionKind::lanes | QuestionKind::cost |
                                             QuestionKind::left;

  /// `playback` must outlive the quiz.
  explicit Quiz(Playback& playback, QObject* parent = nullptr);
  ~Quiz() override;

  /// The scene of the playback; null for none. Another record starts a new quiz; another block of
  /// the same record continues it.
  void setScene(std::shared_ptr<const StageScene> scene);
  [[nodiscard]] bool hasScene() const { return m_scene != nullptr; }

  /// The question that waits for an answer; null for none.
  [[nodiscard]] const Question* open() const { return m_open ? &*m_open : nullptr; }
  /// The answer to the question on the current step; null when it has none.
  [[nodiscard]] const QuizAnswer* given() const;
  /// The question that `given` answers.
  [[nodiscard]] std::optional<Question> asked() const;
  [[nodiscard]] const std::vector<QuizAnswer>& answers() const { return m_answers; }
  [[nodiscard]] Score score() const { return Score(m_answers); }
  [[nodiscard]] std::uint64_t seed() const { return m_seed; }

  [[nodiscard]] QuestionKinds kinds() const { return m_kinds; }
  [[nodiscard]] QuestionPace pace() const { return m_pace; }

  /// Continues a quiz from a file. Answers to steps that the record does not have are dropped;
  /// the others are marked again.
  void restore(std::vector<QuizAnswer> answers, std::uint64_t seed);
  /// Asks one question: goes to the step before, predicts, and ends that with `goOn`. An answer
  /// that the step had is forgotten. Returns false where the step has no such subject.
  bool ask(int step, const Subject& subject);
  /// Takes an answer to the open question. Returns false when it is no number.
  bool answer(const QString& typed);

 public slots:
  /// Shows the answer without counting one.
  void reveal();
  /// Goes on from an answered step, playing if the question had stopped that.
  void goOn();
  /// Clears the score and draws other questions.
  void startOver();
  /// At least one kind; an empty set changes nothing.
  void setKinds(lanescope::ui::QuestionKinds kinds);
  void setPace(lanescope::ui::QuestionPace pace);

 signals:
  /// Emitted on another question, answer, score or scene.
  void changed();
  /// The open question was answered or revealed.
  void answered();
  /// A question waits because the user wanted to go on.
  void waits();
  /// Emitted on other kinds or another pace.
  void choiceChanged();

 private:
  [[nodiscard]] std::optional<int> shutBetween(int from, int to);
  [[nodiscard]] bool isPaceOf(int step) const;
  /// The step of an epoch that gets the question; nothing where no step is worth one.
  [[nodiscard]] std::optional<int> stepOfEpoch(std::size_t epoch) const;
  [[nodiscard]] const QuizAnswer* answerTo(int step) const;
  /// The subject of the last question.
  [[nodiscard]] std::optional<Subject> previous() const;
  void settle(const QString& typed, bool isRight);
  void judgeAgain();
  void hold(int step, bool wasPlaying);
  void follow();

  Playback& m_playback;
  std::shared_ptr<const StageScene> m_scene;
  std::unique_ptr<const QuestionMaker> m_maker;  ///< for m_scene
  std::optional<Question> m_next;                ///< found by the gate
  std::optional<Question> m_open;
  std::vector<QuizAnswer> m_answers;  ///< in the order given
  QuestionKinds m_kinds = kAllKinds;
  QuestionPace m_pace = QuestionPace::everyStep;
  std::uint64_t m_seed = 1;
  bool m_wasPlaying = false;
  bool m_isSingle = false;  ///< the predicting ends after this question
};

}  // namespace lanescope::ui
