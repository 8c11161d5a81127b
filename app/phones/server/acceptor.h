// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTcpServer>

namespace reeve::phones {

/// Accepts connections as bare descriptors, so that excess ones can be closed before any object is created for them.
class Acceptor : public QTcpServer {
    Q_OBJECT

signals:
    void accepted(qintptr descriptor);

protected:
    void incomingConnection(qintptr descriptor) override { emit accepted(descriptor); }
};

} // namespace reeve::phones
