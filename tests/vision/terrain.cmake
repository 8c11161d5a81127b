# SPDX-License-Identifier: GPL-3.0-or-later
reeve_add_test(terrain_test SOURCES ${CMAKE_CURRENT_LIST_DIR}/terrain_test.cpp ${CMAKE_CURRENT_LIST_DIR}/board_label.cpp
    LIBRARIES reeve_vision nlohmann_json::nlohmann_json COST 60 LABEL long)
