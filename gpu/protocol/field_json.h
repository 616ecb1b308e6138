// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <chrono>
#include <concepts>
#include <optional>
#include <vector>

#include "protocol/field_table.h"

// The writer and the reader for the tables of field_table.h. The reader throws values::Error
// (badInput) as JsonFields does.

namespace lanescope::engine {

template <class Value, template <class...> class Of>
inline constexpr bool kIs = false;
template <class... Arguments, template <class...> class Of>
inline constexpr bool kIs<Of<Arguments...>, Of> = true;

template <class Value>
using FormOf = std::remove_const_t<decltype(kForm<Value>)>;
template <class Value>
concept WithTable = kIs<FormOf<Value>, Table>;
template <class Value>
concept WithNames = requires {
  kForm<Value>.front().second;
};
template <class Value>
concept WithFunction = std::is_pointer_v<FormOf<Value>>;
template <class Value>
concept WithHands = kIs<FormOf<Value>, ByHand>;
template <class Value>
concept Object = WithTable<Value> || requires(nlohmann::json json) {
  kForm<Value>.read(json);
};

template <class Value, class... Fields>
void writeFields(const Table<Fields...>& table, const Value& value, nlohmann::json& object);

template <class Value>
[[nodiscard]] nlohmann::json writeJson(const Value& value) {
  nlohmann::json json;
  if constexpr (WithTable<Value>) {
    writeFields(kForm<Value>, value, json = nlohmann::json::object());
  } else if constexpr (WithHands<Value>) {
    json = kForm<Value>.write(value);
  } else if constexpr (WithNames<Value>) {
    json = values::nameIn(kForm<Value>, value);
  } else if constexpr (WithFunction<Value>) {
    json = nameOf(value);
  } else if constexpr (values::Named<Value>) {
    json = values::nameOf(value);
  } else if constexpr (kIs<Value, std::optional>) {
    if (value) json = writeJson(*value);
  } else if constexpr (kIs<Value, std::vector>) {
    json = nlohmann::json::array();
    for (const auto& item : value) json.push_back(writeJson(item));
  } else if constexpr (kIs<Value, std::chrono::duration>) {
    json = value.count();
  } else if constexpr (std::same_as<Value, values::Number>) {
    std::visit([&](auto number) { json = number; }, value);
  } else {
    json = value;
  }
  return json;
}

template <class Owner, class Member, class Form>
void writeField(const Field<Owner, Member, Form>& field, const Owner& owner,
                nlohmann::json& object) {
  const Member& member = owner.*field.member;
  if constexpr (std::same_as<Form, Rules>) {
    const bool isOthers = field.form.with != nullptr && !object.contains(field.form.with);
    bool isEmpty = false;
    if constexpr (kIs<Member, std::optional>) isEmpty = !member;
    if constexpr (std::same_as<Member, std::string>) isEmpty = member.empty();
    if constexpr (std::integral<Member>) isEmpty = member == Member{};
    if (!isOthers && !(field.form.isLeftOut && isEmpty)) object[field.key] = writeJson(member);
  } else {
    writeFields(field.form, member, field.key != nullptr ? object[field.key] : object);
  }
}

template <class Function, class Owner>
void writeField(const Check<Function>& /*check*/, const Owner& /*owner*/,
                nlohmann::json& /*object*/) {}

template <class Value, class... Fields>
void writeFields(const Table<Fields...>& table, const Value& value, nlohmann::json& object) {
  std::apply([&](const auto&... field) { (writeField(field, value, object), ...); }, table.fields);
}

template <class Value, class... Fields>
void readFields(const Table<Fields...>& table, const JsonFields& fields, Value& value);

template <Object Value>
[[nodiscard]] Value readJson(const nlohmann::json& source) {
  if constexpr (WithTable<Value>) {
    Value value;
    readFields(kForm<Value>, JsonFields(source, kForm<Value>.what), value);
    return value;
  } else {
    return kForm<Value>.read(source);
  }
}

template <class Value>
[[nodiscard]] Value readItem(const nlohmann::json& item, const JsonFields& fields,
                             const char* key) {
  const auto expect = [&](bool isOne, const char* what) {
    if (!isOne) fields.fail(key, std::string("holds something that is not a ") + what);
  };
  if constexpr (Object<Value>) {
    return readJson<Value>(item);
  } else if constexpr (WithFunction<Value>) {
    expect(item.is_string(), "text");
    return kForm<Value>(item.get<std::string>());
  } else if constexpr (values::Named<Value>) {
    expect(item.is_string(), "text");
    return values::fromName<Value>(item.get<std::string>());
  } else if constexpr (std::same_as<Value, std::string>) {
    expect(item.is_string(), "text");
    return item.get<std::string>();
  } else if constexpr (std::integral<Value>) {
    expect(item.is_number_integer(), "whole number");
    return item.get<Value>();
  } else {
    expect(item.is_number(), "number");
    return Value(item.get<double>());
  }
}

template <class Value>
[[nodiscard]] Value readValue(const JsonFields& fields, const char* key, const Rules& rules) {
  using Limits = std::numeric_limits<Value>;
  if constexpr (Object<Value>) {
    return readJson<Value>(fields.object(key));
  } else if constexpr (WithHands<Value>) {
    return kForm<Value>.read(fields, key, rules);
  } else if constexpr (kIs<Value, std::vector>) {
    Value list;
    for (const nlohmann::json& item : fields.array(key, rules.most)) {
      list.push_back(readItem<typename Value::value_type>(item, fields, key));
    }
    return list;
  } else if constexpr (WithNames<Value>) {
    const std::string& text = fields.text(key);
    for (const auto& [value, name] : kForm<Value>) {
      if (name == text) return value;
    }
    fields.fail(key, "= '" + text + "' is not known");
  } else if constexpr (WithFunction<Value>) {
    return kForm<Value>(fields.text(key));
  } else if constexpr (values::Named<Value>) {
    return values::fromName<Value>(fields.text(key));
  } else if constexpr (std::same_as<Value, std::string>) {
    return fields.text(key);
  } else if constexpr (std::same_as<Value, bool>) {
    return fields.flag(key);
  } else if constexpr (std::same_as<Value, values::Number>) {
    return fields.wholeOrNot(key);
  } else if constexpr (std::integral<Value>) {
    const std::uint64_t most = std::min<std::uint64_t>(rules.most, Limits::max());
    if constexpr (std::is_unsigned_v<Value>) return static_cast<Value>(fields.count(key, most));
    const std::int64_t least = std::max<std::int64_t>(rules.least, Limits::min());
    return static_cast<Value>(fields.integer(key, least, static_cast<std::int64_t>(most)));
  } else {
    const double number = fields.number(key);
    if (rules.holds != nullptr && !rules.holds(number)) fields.fail(key, rules.complaint);
    return Value(number);
  }
}

template <class Owner, class Member, class Form>
void readField(const Field<Owner, Member, Form>& field, const JsonFields& fields, Owner& owner) {
  Member& member = owner.*field.member;
  if constexpr (!std::same_as<Form, Rules>) {
    if (field.key == nullptr) return readFields(field.form, fields, member);
    readFields(field.form, JsonFields(fields.object(field.key), field.form.what), member);
  } else {
    constexpr bool kIsOptional = kIs<Member, std::optional>;
    using Value =
        typename std::conditional_t<kIsOptional, Member, std::optional<Member>>::value_type;
    const Rules& rules = field.form;
    const bool mayLack = kIsOptional || rules.isNewer || rules.isLeftOut;
    const nlohmann::json* const there = fields.optional(field.key);
    if (mayLack && there == nullptr) return;
    if (rules.with != nullptr && fields.optional(rules.with) == nullptr) return;
    if constexpr (Object<Value>) {
      if (mayLack) {
        member = readJson<Value>(*there);
        return;
      }
    }
    member = readValue<Value>(fields, field.key, rules);
  }
}

template <class Function, class Owner>
void readField(const Check<Function>& check, const JsonFields& fields, const Owner& owner) {
  check.function(owner, fields);
}

template <class Value, class... Fields>
void readFields(const Table<Fields...>& table, const JsonFields& fields, Value& value) {
  std::apply([&](const auto&... field) { (readField(field, fields, value), ...); }, table.fields);
}

}  // namespace lanescope::engine
