// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

// A chart as a value: the drawing, its table, its spreadsheet and what is told at the pointer are
// all made from it.
namespace lanescope::ui {

/// What an axis measures.
enum class Quantity {
  size,        ///< elements, in powers of two
  time,        ///< milliseconds
  bandwidth,   ///< bytes a second
  operations,  ///< a second
  factor,      ///< of one time in another
  intensity,   ///< operations for a byte
  share,       ///< of all samples, 0 to 1
  error,       ///< a part of something; 0 is "exact"
  place,       ///< a name each: 0, 1, …
};

/// "2^20", "1.25 ms", "3.2 TB/s", "12×"; so many digits where it is no whole number.
[[nodiscard]] QString quantityText(Quantity quantity, double value, int digits = 3);

struct ChartAxis {
  QString label;
  Quantity quantity = Quantity::size;
  bool isLogarithmic = true;
  QStringList places = {};  ///< of Quantity::place
  /// Of errors: where those that are 0 stand, for which a logarithm has no place; 0: nowhere.
  double exact = 0;

  [[nodiscard]] QString textOf(double value) const;
};

struct ChartPoint {
  double x = 0;
  double y = 0;
  double low = std::numeric_limits<double>::quiet_NaN();  ///< of what y may be; NaN: not known
  double high = std::numeric_limits<double>::quiet_NaN();
  std::optional<std::size_t> fact = {};  ///< in Chart::facts
};

/// What series look like; colour, shape and line tell them apart.
struct SeriesLook {
  enum class Hue { kernel, cpu, phase, ceiling };
  Hue hue = Hue::kernel;
  int index = 0;  ///< among those of the same hue
  bool isDashed = false;
  bool isHollow = false;
};

struct ChartSeries {
  enum class Kind {
    line,    ///< points, and a line through them
    points,  ///< points alone
    bars,    ///< one for each place; of several series they are stacked
    bound,   ///< a line without points
    steps,   ///< from each point on to the next
  };
  QString name;  ///< several of one name are shown and hidden together
  Kind kind = Kind::line;
  SeriesLook look;
  std::vector<ChartPoint> points;  ///< x ascends, but for Kind::points
  bool isDrawn = true;             ///< else in the table alone
};

/// A line across, at one value of x or y, with a word on it.
struct ChartMark {
  double at = 0;
  QString text;
  bool isUpright = true;  ///< at an x
};

/// What a point stands for.
struct ChartFact {
  std::optional<std::size_t> timing = {};  ///< in TimingData::points()
  QString where;
  QString words;  ///< n, time, quartiles, samples, where
  std::size_t samples = 0;
};

struct Chart {
  QString title;
  ChartAxis x;
  ChartAxis y;
  QString range;  ///< what low and high are; empty: there are none
  std::vector<ChartSeries> series;
  std::vector<ChartMark> marks;
  std::vector<ChartFact> facts;
  /// Behind each bar, by place.
  QStringList barEnds;
  QStringList sentences;
  QString emptyNote;  ///< when there is nothing to draw

  /// Whether it can stand on the axes: a finite number, positive where the axis is logarithmic.
  [[nodiscard]] bool isDrawable(const ChartPoint& point) const;
  /// Whether there is anything to draw.
  [[nodiscard]] bool isEmpty() const;
  /// The points of drawn series that cannot be drawn.
  [[nodiscard]] std::size_t undrawable() const;
  /// "dot_shared: 2^20, 1.25 ms; …" of a point in words.
  [[nodiscard]] QString wordsOf(const ChartSeries& of, const ChartPoint& point) const;
  /// All points, also those that are not drawn, for a spreadsheet.
  [[nodiscard]] QString csv() const;
};

}  // namespace lanescope::ui
