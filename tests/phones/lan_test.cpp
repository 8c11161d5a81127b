// SPDX-License-Identifier: GPL-3.0-or-later
// The address in the QR code.
#include "app/phones/protocol/lan.h"

#include <QTest>

using namespace reeve::phones;

namespace {

constexpr std::uint32_t ip(int a, int b, int c, int d) {
    return static_cast<std::uint32_t>(a) << 24U | static_cast<std::uint32_t>(b) << 16U |
           static_cast<std::uint32_t>(c) << 8U | static_cast<std::uint32_t>(d);
}
LanAddress at(const char* interface, LinkKind kind, std::uint32_t ipv4) {
    return {.interface = interface, .kind = kind, .up = true, .running = true, .ipv4 = ipv4};
}
const LanAddress kWifi = at("wlp2s0", LinkKind::Wifi, ip(192, 168, 1, 5));
const LanAddress kCable = at("enp3s0", LinkKind::Ethernet, ip(10, 0, 0, 7));

bool isReachable(std::uint32_t ipv4) { return !reachable(std::vector{at("wlp2s0", LinkKind::Wifi, ipv4)}).empty(); }

} // namespace

class LanTest : public QObject {
    Q_OBJECT

private slots:
    void onlyPrivateAddressesAreOffered() {
        for (const auto ipv4 : {ip(10, 0, 0, 0), ip(10, 255, 255, 255), ip(172, 16, 0, 1), ip(172, 31, 255, 254),
                                ip(192, 168, 0, 1), ip(192, 168, 255, 1), ip(169, 254, 3, 4)})
            QVERIFY2(isReachable(ipv4), text(ipv4).c_str());
        for (const auto ipv4 :
             {ip(9, 255, 255, 255), ip(11, 0, 0, 0), ip(172, 15, 255, 255), ip(172, 32, 0, 0), ip(192, 167, 1, 1),
              ip(192, 169, 1, 1), ip(8, 8, 8, 8), ip(127, 0, 0, 1), ip(100, 64, 0, 1), ip(0, 0, 0, 0)})
            QVERIFY2(!isReachable(ipv4), text(ipv4).c_str());
    }

    void aLinkThatDoesNotWorkIsLeftOut() {
        for (auto change : {+[](LanAddress& a) { a.up = false; }, +[](LanAddress& a) { a.running = false; },
                            +[](LanAddress& a) { a.loopback = true; }, +[](LanAddress& a) { a.pointToPoint = true; }}) {
            LanAddress changed = kWifi;
            change(changed);
            QVERIFY(reachable(std::vector{changed}).empty());
        }
    }

    void wifiComesBeforeCableBeforeOthers() {
        const LanAddress other = at("usb0", LinkKind::Other, ip(192, 168, 42, 1));
        QVERIFY(reachable(std::vector{other, kCable, kWifi}) == (std::vector{kWifi, kCable, other}));
    }

    void selfAssignedAddressesComeLastAndVirtualOnesBehindAll() {
        const LanAddress self = at("wlp2s0", LinkKind::Wifi, ip(169, 254, 3, 4));
        const LanAddress docker = at("docker0", LinkKind::Ethernet, ip(172, 17, 0, 1));
        QVERIFY(reachable(std::vector{docker, self, kCable}) == (std::vector{kCable, self, docker}));
        for (const char* name :
             {"docker0", "br-12ab", "virbr0", "vmnet8", "vboxnet0", "tun0", "tap1", "wg0", "ztabc", "tailscale0"}) {
            const LanAddress fake = at(name, LinkKind::Wifi, ip(10, 1, 1, 1));
            QVERIFY2(reachable(std::vector{fake, self})[0] == self, name);
        }
        // other bridges are not excluded
        QVERIFY(reachable(std::vector{at("br0", LinkKind::Other, ip(10, 1, 1, 1)), self})[1] == self);
    }

    void equalOnesKeepTheirOrder() {
        const LanAddress second = at("wlp3s0", LinkKind::Wifi, ip(192, 168, 2, 5));
        QVERIFY(reachable(std::vector{second, kWifi}) == (std::vector{second, kWifi}));
    }

    void anAddressIsWrittenAsFourNumbers() {
        QCOMPARE(text(ip(192, 168, 1, 5)), std::string("192.168.1.5"));
        QCOMPARE(text(ip(10, 0, 0, 255)), std::string("10.0.0.255"));
    }
};

QTEST_GUILESS_MAIN(LanTest)
#include "lan_test.moc"
