// SPDX-License-Identifier: GPL-3.0-or-later
// The page that phones show: one file with style and script in it, joined by the build (join_page.py).
#pragma once

#include <QByteArray>

#include <string>

namespace reeve::phones {

/// The whole page, UTF-8.
QByteArray page();
/// The whole page as gzip: a third of the bytes.
QByteArray packedPage();
/// Its Content-Security-Policy without connect-src, which names the address that is listened at.
QByteArray pagePolicy();
/// Eight hexadecimal digits that change with every change of the page: what its `hello.page` says.
std::string pageId();

} // namespace reeve::phones
