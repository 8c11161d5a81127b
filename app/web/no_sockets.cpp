// SPDX-License-Identifier: GPL-3.0-or-later
// Qt's event loop asks to be told of sockets. WasmFS has none, so it is never told.
#include <emscripten.h>

extern "C" {

void emscripten_set_socket_error_callback(void*, em_socket_error_callback) {}
void emscripten_set_socket_open_callback(void*, em_socket_callback) {}
void emscripten_set_socket_listen_callback(void*, em_socket_callback) {}
void emscripten_set_socket_connection_callback(void*, em_socket_callback) {}
void emscripten_set_socket_message_callback(void*, em_socket_callback) {}
void emscripten_set_socket_close_callback(void*, em_socket_callback) {}

} // extern "C"
