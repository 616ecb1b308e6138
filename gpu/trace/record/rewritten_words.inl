// SPDX-License-Identifier: Apache-2.0
//
// The words that a kernel is rewritten with (lab/front_end), beside those that the catalogue's
// kernels use. Each build of a kernel includes this file in its namespace.

using trace::addressAs;
using trace::addTo;
using trace::bare;
using trace::complementOf;
using trace::component;
using trace::convertTo;
using trace::decrement;
using trace::divideInto;
using trace::increment;
using trace::multiplyInto;
using trace::negativeOf;
using trace::subtractFrom;

/// A reference to an element in memory: what a parameter `float& x` is that is given `a[i]`.
template <class T>
using ElementRef = std::remove_cvref_t<decltype(std::declval<const Address<T>&>()[0])>;
