// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <tuple>
#include <type_traits>

#include "protocol/json_fields.h"
#include "values/names.h"

// One table of fields defines the JSON of a struct; the writer and the reader both follow it:
//
//   template <>
//   inline constexpr auto kForm<values::Work> = Table{
//       "work object",
//       field("operations", &values::Work::operations),
//       field("depth", &values::Work::depth),
//   };
//
// Then writeJson(work) returns {"operations": 7, "depth": 3}, and readJson<values::Work>(json)
// checks presence, type and range (field_json.h). Fields are read in the order of the table.

namespace lanescope::engine {

/// The form of a type in JSON. A specialisation is one of these:
///   a Table: the type is an object with the fields of the table;
///   values::Names: the type is an enumeration, and its JSON is the name;
///   a function that makes a value of a name: `nameOf` is the reverse;
///   ByHand: two functions.
/// Texts, numbers, flags, durations and enumerations with values::kNamesOf need no specialisation,
/// nor do vectors and optionals.
template <class Value>
inline constexpr auto kForm = nullptr;

/// `write(value)` returns JSON. An object has `read(json)`, any other type `read(fields, key,
/// rules)`.
template <class Write, class Read>
struct ByHand {
  Write write;
  Read read;
  constexpr ByHand(Write writer, Read reader) : write(writer), read(reader) {}
};

/// The rules for one field of an object.
struct Rules {
  std::int64_t least = std::numeric_limits<std::int64_t>::min();   ///< least whole number
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();  ///< greatest, or most list items
  bool isNewer = false;             ///< it may be absent, as in older files, and keeps its default
  bool isLeftOut = false;           ///< the same, and one that is empty or 0 is not written
  const char* with = nullptr;       ///< it is present only where this field of a row above is
  bool (*holds)(double) = nullptr;  ///< whether a number that is not whole is permitted
  const char* complaint = nullptr;  ///< the predicate where `holds` is false: "is no rate"
};
inline constexpr Rules kNewer{.isNewer = true};
inline constexpr Rules kLeftOut{.isLeftOut = true};

/// One row of a table. `Form` is Rules, or a Table for this member alone, which replaces the form
/// of its type. Without a key, the fields of that Table are fields of the owner's object.
template <class Owner, class Member, class Form>
struct Field {
  const char* key;
  Member Owner::*member;
  Form form;
};
template <class Owner, class Member>
constexpr Field<Owner, Member, Rules> field(const char* key, Member Owner::*member,
                                            const Rules& rules = {}) {
  return {key, member, rules};
}
template <class Owner, class Member, class Form>
constexpr Field<Owner, Member, Form> part(const char* key, Member Owner::*member, Form table) {
  return {key, member, table};
}

/// A row that checks several fields together. A reader calls the function with the JsonFields and
/// with the value, in which the rows above are set. The function calls JsonFields::fail.
template <class Function>
struct Check {
  Function function;
  constexpr explicit Check(Function check) : function(check) {}
};

template <class... Fields>
struct Table {
  const char* what;  ///< the object in sentences: "work object"
  std::tuple<Fields...> fields;
  constexpr explicit Table(const char* name, Fields... all) : what(name), fields(all...) {}
};

}  // namespace lanescope::engine
