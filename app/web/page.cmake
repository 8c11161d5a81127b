# SPDX-License-Identifier: GPL-3.0-or-later
# The page: the program, with fonts, and the few files around it. build.sh packs them.
set(fonts Inter-Medium.ttf Inter-SemiBold.ttf Inter-Bold.ttf NotoSerif-Bold.ttf)
list(TRANSFORM fonts PREPEND ${REEVE_FONTS}/)
qt_add_resources(reeve reeve_fonts PREFIX /fonts BASE ${REEVE_FONTS} FILES ${fonts})
target_sources(reeve PRIVATE web/no_sockets.cpp web/screen_reader.cpp)
target_link_options(reeve PRIVATE -sWASMFS -sFORCE_FILESYSTEM -sSTACK_SIZE=4MB -sDEFAULT_PTHREAD_STACK_SIZE=2MB -sMAXIMUM_MEMORY=2GB)
# Few threads wait at the start; page.js adds the others after the first picture.
set_target_properties(reeve PROPERTIES QT_WASM_INITIAL_MEMORY 128MB QT_WASM_PTHREAD_POOL_SIZE 5
    QT_WASM_EXTRA_EXPORTED_METHODS FS,ENV,ccall,PThread)

# The camera, and the modules of Qt's QML that the window imports.
target_link_libraries(reeve PRIVATE Qt6::QWasmMediaPlugin Qt6::QWasmMediaPlugin_init)
foreach(plugin IN ITEMS qmlplugin modelsplugin workerscriptplugin qtquick2plugin quickwindow qquicklayoutsplugin quickmultimedia)
    target_link_libraries(reeve PRIVATE Qt6::${plugin} Qt6::${plugin}_init)
endforeach()
