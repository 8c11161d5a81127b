# SPDX-License-Identifier: GPL-3.0-or-later
# The library reeve_networks with the trained networks as bytes, linked by reeve_vision_networks.
set(reeve_network_names tiles tokens places closeups near figures harbors table spaces dice)
# Set another folder to measure other networks.
set(REEVE_NETWORK_FOLDER ${PROJECT_SOURCE_DIR}/resources/models CACHE PATH "Where the networks to compile in lie")
set(reeve_network_folder ${REEVE_NETWORK_FOLDER})
set(reeve_network_out ${CMAKE_CURRENT_BINARY_DIR}/networks)
list(TRANSFORM reeve_network_names PREPEND ${reeve_network_folder}/ OUTPUT_VARIABLE reeve_network_files)
list(TRANSFORM reeve_network_files APPEND .onnx)
add_custom_command(
    OUTPUT ${reeve_network_out}/reeve_networks.cpp ${reeve_network_out}/reeve_networks.h
    COMMAND ${CMAKE_COMMAND} -DOUT=${reeve_network_out} "-DNAMES=${reeve_network_names}" -DFROM=${reeve_network_folder}
            -P ${CMAKE_CURRENT_SOURCE_DIR}/networks/embed.cmake
    DEPENDS ${reeve_network_files} ${CMAKE_CURRENT_SOURCE_DIR}/networks/embed.cmake
    COMMENT "Embedding the trained networks" VERBATIM)
add_library(reeve_networks STATIC ${reeve_network_out}/reeve_networks.cpp ${reeve_network_out}/reeve_networks.h)
target_include_directories(reeve_networks SYSTEM PUBLIC ${reeve_network_out})
set_target_properties(reeve_networks PROPERTIES AUTOMOC OFF)
