# SPDX-License-Identifier: Apache-2.0
"""Compares equalised images with OpenCV's.

The file holds images one behind the other: width and height (int32, little-endian), the pixels, the pixels
equalised. Prints "N images, M differ".
"""
import sys

import cv2
import numpy

data = numpy.fromfile(sys.argv[1], numpy.uint8)
at = images = differ = 0
while at < data.size:
    width, height = data[at : at + 8].view(numpy.int32)
    size = int(width) * int(height)
    pixels = data[at + 8 : at + 8 + size].reshape(height, width)
    ours = data[at + 8 + size : at + 8 + 2 * size].reshape(height, width)
    differ += not numpy.array_equal(cv2.equalizeHist(pixels), ours)
    images += 1
    at += 8 + 2 * size
print(images, "images,", differ, "differ")
