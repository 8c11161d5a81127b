// SPDX-License-Identifier: GPL-3.0-or-later
// A request with an id is carried out once, whatever happens to the connection.
#include "app/phones/protocol/once.h"

#include <QTest>

using namespace reeve;
using namespace reeve::phones;

namespace {

const Digest kBen = digestOf("ben"), kCleo = digestOf("cleo");

Request endTurn(const std::string& id, int rev = 5) {
    return Do{.id = id, .command = R"({"do":"end-turn"})", .rev = rev};
}
std::string known(const Once& once, const Digest& token, const Request& request) {
    const auto found = once.find(token, request);
    if (std::holds_alternative<Once::New>(found)) return "new";
    if (std::holds_alternative<Once::Conflict>(found)) return "conflict";
    return std::get<Once::Known>(found).answer;
}

} // namespace

class OnceTest : public QObject {
    Q_OBJECT

private slots:
    void theSameQuestionGetsTheSameAnswer() {
        Once once;
        QCOMPARE(known(once, kBen, endTurn("a")), std::string("new"));
        once.keep(kBen, endTurn("a"), "done");
        QCOMPARE(known(once, kBen, endTurn("a")), std::string("done"));
        QCOMPARE(known(once, kBen, endTurn("b")), std::string("new"));
    }

    void anIdWithOtherContentIsAConflict() {
        Once once;
        once.keep(kBen, endTurn("a"), "done");
        QCOMPARE(known(once, kBen, endTurn("a", 6)), std::string("conflict"));
        QCOMPARE(known(once, kBen, Reply{.id = "a", .offer = "1", .say = Say::Agree}), std::string("conflict"));
    }

    void theIdsOfOnePhoneAreNotThoseOfAnother() {
        Once once;
        once.keep(kBen, endTurn("a"), "done");
        QCOMPARE(known(once, kCleo, endTurn("a", 6)), std::string("new"));
    }

    void theLastThirtyTwoAreKept() {
        Once once;
        for (int i = 0; i < 33; ++i) once.keep(kBen, endTurn(std::to_string(i)), "done " + std::to_string(i));
        QCOMPARE(known(once, kBen, endTurn("0")), std::string("new"));
        QCOMPARE(known(once, kBen, endTurn("1")), std::string("done 1"));
        QCOMPARE(known(once, kBen, endTurn("32")), std::string("done 32"));
    }

    void aDeadTokenIsForgotten() {
        Once once;
        once.keep(kBen, endTurn("a"), "done");
        once.keep(kCleo, endTurn("a"), "done");
        once.forget(kBen);
        QCOMPARE(known(once, kBen, endTurn("a")), std::string("new"));
        QCOMPARE(known(once, kCleo, endTurn("a")), std::string("done"));
    }
};

QTEST_GUILESS_MAIN(OnceTest)
#include "once_test.moc"
