# SPDX-License-Identifier: GPL-3.0-or-later
# Installation of the desktop files, and the Debian package: `cmake --install BUILD`, `cpack --config BUILD/CPackConfig.cmake`.
include(GNUInstallDirs)

# app/ installs the programs. The desktop files have the id of the application as name (AppStream, Flatpak).
set(REEVE_APPLICATION app.reeve.Reeve)
set(REEVE_RELEASE_DATE 2026-11-21) # of PROJECT_VERSION
# The addresses are those of the repository that was cloned: there alone the program is published. Without one the metadata name none.
execute_process(COMMAND git remote get-url origin WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE REEVE_HOMEPAGE
                OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
string(REGEX REPLACE "\\.git$" "" REEVE_HOMEPAGE "${REEVE_HOMEPAGE}")
file(READ ${CMAKE_CURRENT_LIST_DIR}/${REEVE_APPLICATION}.metainfo.xml.in metainfo)
if(REEVE_HOMEPAGE MATCHES "^https://[^@]+$")
    set(CPACK_PACKAGE_HOMEPAGE_URL ${REEVE_HOMEPAGE})
else()
    string(REGEX REPLACE "  <url.*</screenshots>\n" "" metainfo "${metainfo}")
endif()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${REEVE_APPLICATION}.metainfo.xml CONTENT "${metainfo}" @ONLY)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/${REEVE_APPLICATION}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/reeve.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${REEVE_APPLICATION}.svg)
install(FILES ${PROJECT_BINARY_DIR}/${REEVE_APPLICATION}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/resources/LICENSES.md ${CMAKE_CURRENT_LIST_DIR}/copyright
        DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME reeve)
set(CPACK_PACKAGE_VENDOR "The Reeve project")
set(CPACK_PACKAGE_CONTACT "The Reeve project <reeve@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "assistant for a real board of Catan")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES TRUE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Reeve runs beside the board and keeps the record of the game: it reads the
board from a photograph, guides through every turn of the base game and of
Cities & Knights, hides hands, and can undo every step.")
# Linked libraries are detected automatically; these are loaded at run time.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "qml6-module-qtqml, qml6-module-qtqml-models, qml6-module-qtqml-workerscript, qml6-module-qtquick, qml6-module-qtquick-window, qml6-module-qtquick-layouts, qml6-module-qtmultimedia, libqt6sql6-sqlite, fonts-inter, fonts-noto-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, libqt6sql6-psql")
include(CPack)
