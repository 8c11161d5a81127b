# SPDX-License-Identifier: GPL-3.0-or-later
reeve_add_test(tiles_test SOURCES ${CMAKE_CURRENT_LIST_DIR}/tiles_test.cpp ${CMAKE_CURRENT_LIST_DIR}/tiles_label.cpp
    LIBRARIES reeve_vision nlohmann_json::nlohmann_json TIMEOUT 300 LABEL long)
