# SPDX-License-Identifier: GPL-3.0-or-later
# The rooms of engine, vision and app as libraries. A room names the rooms that it knows; they must be there already, so that
# the rooms have an order and no circle. tests/architecture/check_rooms.py holds every include against it.

# reeve_room(TOP ROOM [KNOWS rooms...] [SOURCES files...] [LINKS libraries...] [LIBRARY target])
#
# Makes reeve_TOP_ROOM of SOURCES, linked with the rooms that it knows; without a file to compile it holds headers only.
# LIBRARY: the room has been made already, by a folder with settings of its own. The global property REEVE_ROOMS_TOP lists
# the libraries in this order.
function(reeve_room top room)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "LIBRARY" "KNOWS;SOURCES;LINKS")
    set(target reeve_${top}_${room})
    foreach(name IN LISTS arg_KNOWS)
        if(NOT TARGET reeve_${top}_${name})
            message(FATAL_ERROR "${top}/${room} knows ${name}, which does not stand before it")
        endif()
    endforeach()
    list(TRANSFORM arg_KNOWS PREPEND reeve_${top}_)
    if(arg_LIBRARY)
        add_library(${target} ALIAS ${arg_LIBRARY})
        get_target_property(type ${arg_LIBRARY} TYPE)
        if(type STREQUAL "STATIC_LIBRARY")
            set_property(GLOBAL APPEND PROPERTY REEVE_ROOMS_${top} ${arg_LIBRARY})
        endif()
    elseif(arg_SOURCES MATCHES "\\.cpp")
        add_library(${target} STATIC ${arg_SOURCES})
        set_property(GLOBAL APPEND PROPERTY REEVE_ROOMS_${top} ${target})
        target_link_libraries(${target} PUBLIC reeve_options ${arg_KNOWS} ${arg_LINKS})
    else()
        add_library(${target} INTERFACE)
        target_link_libraries(${target} INTERFACE reeve_options ${arg_KNOWS} ${arg_LINKS})
    endif()
endfunction()
