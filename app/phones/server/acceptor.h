// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTcpServer>

namespace reeve::phones {

/// Accepts sockets without making objects for them: whoever is too many is closed before that.
class Acceptor : public QTcpServer {
    Q_OBJECT

signals:
    void accepted(qintptr descriptor);

protected:
    void incomingConnection(qintptr descriptor) override { emit accepted(descriptor); }
};

} // namespace reeve::phones
