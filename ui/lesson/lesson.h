// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "ui/lesson/question.h"
#include "ui/lesson/score.h"

namespace lanescope::ui {

class Playback;
class QuestionMaker;
class StageScene;

/// Where questions are asked.
enum class QuestionPace { everyStep, everyEpoch, everyChange };

/// Predict, then reveal: while the playback is predicting, going on stops before the steps that are
/// asked about, and what was answered is kept with the score. A step is asked about once; whoever
/// jumps over it is not asked, and nothing is counted.
class Lesson : public QObject {
  Q_OBJECT

 public:
  static constexpr QuestionKinds kAllKinds = QuestionKinds(QuestionKind::value) |
                                             QuestionKind::lanes | QuestionKind::cost |
                                             QuestionKind::left;

  /// `playback` must outlive the lesson.
  explicit Lesson(Playback& playback, QObject* parent = nullptr);
  ~Lesson() override;

  /// The scene that the playback is of; null: none. Another record is another lesson; another block
  /// of the same one goes on with it.
  void setScene(std::shared_ptr<const StageScene> scene);
  [[nodiscard]] bool hasScene() const { return m_scene != nullptr; }

  /// The question that waits for an answer; null: none.
  [[nodiscard]] const Question* open() const { return m_open ? &*m_open : nullptr; }
  /// What was answered to the question about the present step; null: it was not asked about.
  [[nodiscard]] const LessonAnswer* given() const;
  /// The question that `given` answers.
  [[nodiscard]] std::optional<Question> asked() const;
  [[nodiscard]] const std::vector<LessonAnswer>& answers() const { return m_answers; }
  [[nodiscard]] Score score() const { return Score(m_answers); }
  [[nodiscard]] std::uint64_t seed() const { return m_seed; }

  [[nodiscard]] QuestionKinds kinds() const { return m_kinds; }
  [[nodiscard]] QuestionPace pace() const { return m_pace; }

  /// Takes up a lesson that was begun elsewhere. Answers to what the record does not have are left
  /// out; whether they are right is found anew.
  void restore(std::vector<LessonAnswer> answers, std::uint64_t seed);
  /// Whether the open question takes this as an answer: it is a number.
  bool answer(const QString& typed);

 public slots:
  /// Shows the answer, which counts as none.
  void reveal();
  /// On from an answered step, playing if a question had stopped that.
  void goOn();
  /// Other questions, and nothing counted.
  void startOver();
  /// At least one kind; none: as before.
  void setKinds(lanescope::ui::QuestionKinds kinds);
  void setPace(lanescope::ui::QuestionPace pace);

 signals:
  /// Another question, answer, score or scene.
  void changed();
  /// The open question has an answer, or was given up.
  void answered();
  /// A question waits, since the user wanted to go on.
  void waits();
  /// Other kinds or another pace.
  void choiceChanged();

 private:
  [[nodiscard]] std::optional<int> shutBetween(int from, int to);
  [[nodiscard]] bool isPaceOf(int step) const;
  /// The step of an epoch that is asked about; nothing where none is worth it.
  [[nodiscard]] std::optional<int> stepOfEpoch(std::size_t epoch) const;
  [[nodiscard]] const LessonAnswer* answerTo(int step) const;
  /// What was asked last.
  [[nodiscard]] std::optional<Subject> previous() const;
  void settle(const QString& typed, bool isRight);
  void judgeAgain();
  void hold(int step, bool wasPlaying);
  void follow();

  Playback& m_playback;
  std::shared_ptr<const StageScene> m_scene;
  std::unique_ptr<const QuestionMaker> m_maker;  ///< of m_scene
  std::optional<Question> m_next;                ///< that the gate has found
  std::optional<Question> m_open;
  std::vector<LessonAnswer> m_answers;  ///< in the order in which they were given
  QuestionKinds m_kinds = kAllKinds;
  QuestionPace m_pace = QuestionPace::everyStep;
  std::uint64_t m_seed = 1;
  bool m_wasPlaying = false;
};

}  // namespace lanescope::ui
