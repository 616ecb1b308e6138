// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

// A chart as a value. The drawing, the table, the spreadsheet and what is said at the pointer are
// all made from it.
namespace lanescope::ui {

/// Translates the texts of charts.
struct ChartWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Chart)
};

/// What an axis measures.
enum class Quantity {
  size,        ///< a number of elements, written as a power of two
  time,        ///< milliseconds
  bandwidth,   ///< bytes a second
  operations,  ///< operations a second
  factor,      ///< how many times one time is another
  share,       ///< of all samples or pixels, 0 to 1
  error,       ///< a part of something; 0 is "exact"
  count,       ///< a whole number
  number,      ///< a number without a unit
  place,       ///< 0, 1, …, each of which has a name
};

/// "2^20", "1.25 ms", "3.2 TB/s", "12×". `digits`: how many digits a number has that is not whole.
[[nodiscard]] QString quantityText(Quantity quantity, double value, int digits = 3);

struct ChartAxis {
  QString label;
  Quantity quantity = Quantity::size;
  bool isLogarithmic = true;
  QStringList places = {};  ///< the names, for Quantity::place
  /// Where errors of 0 stand, for which a logarithm has no place. 0: nowhere.
  double exact = 0;
  QList<double> ticks = {};         ///< empty: as many round numbers as there is room for
  std::optional<double> from = {};  ///< where the axis begins; else where the points do
  std::optional<double> to = {};    ///< where it ends

  [[nodiscard]] QString textOf(double value) const;
};

struct ChartPoint {
  double x = 0;
  double y = 0;
  double low = std::numeric_limits<double>::quiet_NaN();  ///< the least that y may be; NaN: unknown
  double high = std::numeric_limits<double>::quiet_NaN();
  std::optional<std::size_t> fact = {};                     ///< a position in Chart::facts
  double shade = std::numeric_limits<double>::quiet_NaN();  ///< of a cell; NaN: unknown
};

/// What series look like; colour, shape and line tell them apart.
struct SeriesLook {
  enum class Hue { kernel, cpu, phase, ceiling, mark };
  Hue hue = Hue::kernel;
  int index = 0;  ///< among those of the same hue
  bool isDashed = false;
  bool isHollow = false;
  bool isBroad = false;  ///< a line that is seen behind another one on the same points
};

struct ChartSeries {
  enum class Kind {
    line,    ///< points, and a line through them
    points,  ///< points alone
    bars,    ///< a bar for each place; the bars of several series are stacked
    bound,   ///< a line without points
    steps,   ///< from each point on to the next
    levels,  ///< a step of width 1 around each x; the area below is filled unless it is hollow
    cells,   ///< a map: a coloured cell for each pair of places
  };
  QString name;  ///< several of one name are shown and hidden together
  Kind kind = Kind::line;
  SeriesLook look;
  std::vector<ChartPoint> points;  ///< x ascends, but for Kind::points and Kind::cells
  bool isDrawn = true;             ///< false: it is in the table alone
  bool isRight = false;            ///< on the axis at the right
};

/// A line across, at one value of x or y, with a word on it.
struct ChartMark {
  double at = 0;
  QString text;
  bool isUpright = true;  ///< whether `at` is an x
};

/// An outline around a cell.
struct ChartFrame {
  double x = 0;
  double y = 0;
  QString text;
};

/// What a point stands for.
struct ChartFact {
  std::optional<std::size_t> item = {};  ///< a position in the data that the chart is of
  QString where;
  QString words;  ///< n, time, quartiles, samples, where
  std::size_t samples = 0;
};

struct Chart {
  ChartAxis x;
  ChartAxis y;
  ChartAxis right;  ///< of the series that are on it
  ChartAxis shade;  ///< of the cells' colours, the least value brightest
  QString range;    ///< what low and high are; empty: there are none
  std::vector<ChartSeries> series;
  std::vector<ChartMark> marks;
  std::vector<ChartFrame> frames;
  std::vector<ChartFact> facts;
  std::function<QString(std::size_t item)> cellWords;  ///< a cell in sentences
  std::optional<std::size_t> cursor;                   ///< the item of the cell at the keyboard
  bool isBrightestMost = false;                        ///< the greatest shade is the brightest
  /// The text behind each bar, by place.
  QStringList barEnds;
  QStringList sentences;
  QString emptyNote;  ///< when there is nothing to draw

  /// Whether its bars lie, each at a place of the vertical axis.
  [[nodiscard]] bool isLying() const;
  /// Whether it has cells.
  [[nodiscard]] bool isMap() const;
  /// Whether any series stands on the axis at the right.
  [[nodiscard]] bool hasRight() const;
  [[nodiscard]] const ChartAxis& upOf(const ChartSeries& of) const {
    return of.isRight ? right : y;
  }
  /// Whether it can stand on the axes: a finite number, positive where the axis is logarithmic.
  [[nodiscard]] bool isDrawable(const ChartPoint& point) const;
  /// Whether there is anything to draw.
  [[nodiscard]] bool isEmpty() const;
  /// The points of drawn series that cannot be drawn.
  [[nodiscard]] std::size_t undrawable() const;
  [[nodiscard]] std::optional<std::size_t> itemOf(const ChartPoint& point) const;
  /// "dot_shared: 2^20, 1.25 ms; …" of a point in words.
  [[nodiscard]] QString wordsOf(const ChartSeries& of, const ChartPoint& point) const;
  /// The points for a spreadsheet, also those that are not drawn.
  [[nodiscard]] QString csv() const;
};

/// Numbers to read in rows and columns. Its texts are made when they are asked for.
struct ChartTable {
  struct Column {
    QString title;
    bool isNumber = false;
  };
  std::vector<Column> columns;
  std::size_t rows = 0;
  std::function<QString(std::size_t row, std::size_t column)> text;
  std::function<QString(std::size_t row)> words = {};                    ///< the row in a sentence
  std::function<std::optional<std::size_t>(std::size_t row)> item = {};  ///< see ChartFact::item
  /// What a cell says: its colour. Its text says it too.
  enum class Tone { plain, better, worse };
  std::function<Tone(std::size_t row, std::size_t column)> tone = {};
};

/// The points of a chart, also those that are not drawn.
[[nodiscard]] ChartTable tableOf(const Chart& chart);

}  // namespace lanescope::ui
