# SPDX-License-Identifier: GPL-3.0-or-later
# The trained networks as a library of bytes: reeve_models, linked by reeve_vision.
set(reeve_model_names tiles tokens paths spots hexes closeups buildings roads figures harbors table spaces)
# Other networks can be measured by configuring with another folder.
set(REEVE_MODEL_FOLDER ${PROJECT_SOURCE_DIR}/resources/models CACHE PATH "Where the networks to compile in lie")
set(reeve_model_folder ${REEVE_MODEL_FOLDER})
set(reeve_model_out ${CMAKE_CURRENT_BINARY_DIR}/models)
list(TRANSFORM reeve_model_names PREPEND ${reeve_model_folder}/ OUTPUT_VARIABLE reeve_model_files)
list(TRANSFORM reeve_model_files APPEND .onnx)
add_custom_command(
    OUTPUT ${reeve_model_out}/reeve_models.cpp ${reeve_model_out}/reeve_models.h
    COMMAND ${CMAKE_COMMAND} -DOUT=${reeve_model_out} "-DNAMES=${reeve_model_names}" -DFROM=${reeve_model_folder}
            -P ${CMAKE_CURRENT_SOURCE_DIR}/models/embed.cmake
    DEPENDS ${reeve_model_files} ${CMAKE_CURRENT_SOURCE_DIR}/models/embed.cmake
    COMMENT "Embedding the trained networks" VERBATIM)
add_library(reeve_models STATIC ${reeve_model_out}/reeve_models.cpp ${reeve_model_out}/reeve_models.h)
target_include_directories(reeve_models SYSTEM PUBLIC ${reeve_model_out})
set_target_properties(reeve_models PROPERTIES AUTOMOC OFF)
