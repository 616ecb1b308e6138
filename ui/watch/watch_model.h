// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "app/conditions/condition.h"
#include "ui/watch/stops.h"

namespace lanescope::ui {

class StageScene;

/// The values of watched expressions in each thread of the shown block: a row for each warp, a
/// column for each lane. An expression that cannot be read has one row with a sentence.
class WatchModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { expression, warp, firstLane };

  /// `stops` holds the expressions and must outlive the model.
  explicit WatchModel(Stops& stops, QObject* parent = nullptr);

  /// Null: nothing was recorded.
  void setScene(std::shared_ptr<const StageScene> scene);
  void setStep(int step);

  /// The rows of one expression.
  struct Rows {
    int first = 0;
    int count = 1;
    bool areValues = false;  ///< false: the row has a sentence
  };
  [[nodiscard]] std::vector<Rows> watchRows() const;
  /// The number of the expression in a row.
  [[nodiscard]] int watchAt(int row) const;
  /// Says why an expression cannot be read; empty where it can, and without a scene.
  [[nodiscard]] QString complaintOn(const QString& text) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 private:
  /// An expression as the scene's record reads it.
  struct Reading {
    std::unique_ptr<app::Condition> condition;
    QString complaint;
  };

  void readAll();
  [[nodiscard]] Reading read(const QString& text) const;
  [[nodiscard]] QVariant ofExpression(int watch, int role) const;
  [[nodiscard]] QVariant ofLane(const QModelIndex& index, int role) const;
  [[nodiscard]] int rowsOf(const Reading& reading) const;

  Stops& m_stops;
  std::shared_ptr<const StageScene> m_scene;
  std::vector<Reading> m_readings;  ///< one for each expression
  int m_step = 0;
};

}  // namespace lanescope::ui
