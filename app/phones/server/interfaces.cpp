// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/server/interfaces.h"

#include <QNetworkInterface>

namespace reeve::phones {
namespace {

LinkKind kindOf(QNetworkInterface::InterfaceType type) {
    switch (type) {
    case QNetworkInterface::Wifi: return LinkKind::Wifi;
    case QNetworkInterface::Ethernet: return LinkKind::Ethernet;
    default: return LinkKind::Other;
    }
}

} // namespace

std::vector<LanAddress> machineAddresses() {
    std::vector<LanAddress> addresses;
    for (const QNetworkInterface& link : QNetworkInterface::allInterfaces()) {
        const auto flags = link.flags();
        for (const QNetworkAddressEntry& entry : link.addressEntries()) {
            bool isIpv4 = false;
            const std::uint32_t ipv4 = entry.ip().toIPv4Address(&isIpv4);
            if (!isIpv4) continue;
            addresses.push_back({.interface = link.name().toStdString(),
                                 .kind = kindOf(link.type()),
                                 .up = flags.testFlag(QNetworkInterface::IsUp),
                                 .running = flags.testFlag(QNetworkInterface::IsRunning),
                                 .loopback = flags.testFlag(QNetworkInterface::IsLoopBack),
                                 .pointToPoint = flags.testFlag(QNetworkInterface::IsPointToPoint),
                                 .ipv4 = ipv4});
        }
    }
    return addresses;
}

} // namespace reeve::phones
