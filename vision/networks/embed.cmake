# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DOUT=FOLDER -DNAMES=tiles;tokens -DFROM=FOLDER -P embed.cmake
# Writes the bytes of each FROM/NAME.onnx to OUT/reeve_networks.cpp, and functions that return them to OUT/reeve_networks.h.
set(header "// Written by embed.cmake.\n#pragma once\n#include <cstddef>\n\nnamespace reeve::vision::networks {\n")
string(APPEND header "struct Bytes {\n    const unsigned char* data;\n    std::size_t size;\n    unsigned digest;\n};\n")
set(body "// Written by embed.cmake.\n#include \"reeve_networks.h\"\n\nnamespace reeve::vision::networks {\n")
foreach(name IN LISTS NAMES)
    file(READ ${FROM}/${name}.onnx hex HEX)
    file(SHA256 ${FROM}/${name}.onnx digest)
    string(SUBSTRING ${digest} 0 8 digest)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
    string(APPEND header "Bytes ${name}();\n")
    string(APPEND body "static const unsigned char k_${name}[] = {${bytes}};\n"
                       "Bytes ${name}() { return {k_${name}, sizeof k_${name}, 0x${digest}U}; }\n")
endforeach()
file(WRITE ${OUT}/reeve_networks.h "${header}} // namespace reeve::vision::networks\n")
file(WRITE ${OUT}/reeve_networks.cpp "${body}} // namespace reeve::vision::networks\n")
