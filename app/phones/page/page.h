// SPDX-License-Identifier: GPL-3.0-or-later
// The web page for phones: one HTML file with inline style and scripts, assembled by the build (join_page.py).
#pragma once

#include <QByteArray>

#include <string>

namespace reeve::phones {

/// The page as UTF-8.
QByteArray page();
/// The page compressed with gzip, about a third of the size.
QByteArray packedPage();
/// Its icon, a PNG.
QByteArray pageIcon();
/// Content-Security-Policy of the page, without connect-src, which depends on the address.
QByteArray pagePolicy();
/// Version of the page, eight hexadecimal digits; phones send it as `hello.page`.
std::string pageId();

} // namespace reeve::phones
