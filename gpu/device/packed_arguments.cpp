// SPDX-License-Identifier: Apache-2.0
#include "device/packed_arguments.h"

#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>
#include <variant>

#include "trace/record/address.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

/// What a pointer is in every recorded build: its class has the same members for all types of
/// elements.
using RawAddress = trace::Address<float, void>;
static_assert(std::is_trivially_copyable_v<RawAddress>);

/// Fills the bytes of one parameter.
class Parameter {
 public:
  Parameter(const values::DeviceParameter& parameter, std::uint32_t bytes, std::span<std::byte> to)
      : m_parameter(parameter), m_bytes(bytes), m_to(to) {}

  void setArray(const DeviceSpan& buffer, std::uint32_t index, bool isRecorded) {
    if (isRecorded) {
      set(RawAddress(buffer.data, static_cast<std::int64_t>(buffer.count), index, 0));
    } else {
      set(buffer.data);
    }
  }
  template <class Number>
  void setNumber(Number value) {
    const std::string& type = m_parameter.type;
    if (type == "f32") return set(static_cast<float>(value));
    if (type == "f64") return set(static_cast<double>(value));
    switch (m_parameter.plainBytes) {
      case 1:
        return setWhole<std::int8_t, std::uint8_t>(value);
      case 2:
        return setWhole<std::int16_t, std::uint16_t>(value);
      case 4:
        return setWhole<std::int32_t, std::uint32_t>(value);
      case 8:
        return set(static_cast<std::int64_t>(value));
      default:
        values::refuse("A parameter of " + std::to_string(m_parameter.plainBytes) +
                       " bytes takes no number.");
    }
  }

 private:
  template <class Value>
  void set(const Value& value) {
    if (sizeof value > m_bytes) {
      values::refuse("An argument of " + std::to_string(sizeof value) +
                     " bytes is too large for its parameter, which has " + std::to_string(m_bytes) +
                     ".");
    }
    std::memcpy(m_to.data(), &value, sizeof value);
  }
  /// PTX does not tell whether a whole number has a sign.
  template <class Signed, class Unsigned, class Number>
  void setWhole(Number value) {
    if (value < static_cast<Number>(std::numeric_limits<Signed>::min()) ||
        value > static_cast<Number>(std::numeric_limits<Unsigned>::max())) {
      values::refuse("The argument " + std::to_string(value) + " does not fit into " +
                     std::to_string(sizeof(Signed)) + " bytes.");
    }
    set(static_cast<Unsigned>(static_cast<std::int64_t>(value)));
  }

  const values::DeviceParameter& m_parameter;
  std::uint32_t m_bytes;
  std::span<std::byte> m_to;
};

}  // namespace

PackedArguments::PackedArguments(const values::DeviceFunction& function, bool isRecorded,
                                 const values::Launch& launch,
                                 std::span<const DeviceSpan> buffers) {
  if (launch.arguments.size() != function.parameters.size()) {
    values::refuse("The kernel " + function.entry + " takes " +
                   std::to_string(function.parameters.size()) + " arguments, not " +
                   std::to_string(launch.arguments.size()) + ".");
  }
  m_storage.resize(function.parameters.size());
  for (std::size_t i = 0; i < m_storage.size(); ++i) {
    const values::DeviceParameter& described = function.parameters[i];
    const std::uint32_t bytes = isRecorded ? described.recordedBytes : described.plainBytes;
    if (bytes > kMostBytes) {
      values::refuse("A parameter of " + function.entry + " has " + std::to_string(bytes) +
                     " bytes; the most is " + std::to_string(kMostBytes) + ".");
    }
    Parameter parameter(described, bytes, m_storage[i]);
    const auto take = [&]<class Argument>(const Argument& argument) {
      if constexpr (std::is_same_v<Argument, values::BufferIndex>) {
        parameter.setArray(buffers[argument.index], argument.index, isRecorded);
      } else if constexpr (std::is_arithmetic_v<Argument>) {
        parameter.setNumber(argument);
      } else {
        values::refuse("A kernel of your own takes no matrix for bulk copies.");
      }
    };
    std::visit(take, launch.arguments[i]);
    m_addresses.push_back(m_storage[i].data());
  }
}

}  // namespace lanescope::backend
