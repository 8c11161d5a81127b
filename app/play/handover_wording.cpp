// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/handover_wording.h"

#include "app/words/names.h"

#include <QCoreApplication>

#include <cstdlib>

namespace reeve::app {
namespace {

struct HandoverWording {
    Q_DECLARE_TR_FUNCTIONS(HandoverWording)
};

QString cardsSentence(const Handover& one, const QString& who) {
    if (one.takes.empty()) return HandoverWording::tr("%1 gives back %2.").arg(who, names::cards(one.gives));
    if (one.gives.empty()) return HandoverWording::tr("%1 takes %2.").arg(who, names::cards(one.takes));
    return HandoverWording::tr("%1 gives back %2 and takes %3.")
        .arg(who, names::cards(one.gives), names::cards(one.takes));
}

} // namespace

QStringList handoverSentences(const std::vector<Handover>& handovers, const SeatNames& names) {
    QStringList sentences;
    for (const Handover& one : handovers) {
        const QString who = names.of(one.player);
        QStringList said;
        if (!one.gives.empty() || !one.takes.empty()) said.append(cardsSentence(one, who));
        if (one.unseen > 0)
            said.append(HandoverWording::tr("%1 takes %n card(s) unseen.", nullptr, one.unseen).arg(who));
        if (one.unseenBack > 0)
            said.append(HandoverWording::tr("%1 puts %n card(s) back unseen.", nullptr, one.unseenBack).arg(who));
        for (const Track track : kAllTracks) {
            const int cards = one.progress[index(track)];
            if (cards > 0)
                said.append(HandoverWording::tr("%1 draws %n progress card(s) (%2).", nullptr, cards)
                                .arg(who, names::track(track)));
            if (cards < 0)
                said.append(HandoverWording::tr("%1 puts %n progress card(s) back (%2).", nullptr, std::abs(cards))
                                .arg(who, names::track(track)));
        }
        sentences.append(said.join(QLatin1Char(' ')));
    }
    return sentences;
}

QString countText(const GameState& state, PlayerId player, const SeatNames& names) {
    return HandoverWording::tr("By Reeve's count %1 has %n card(s).", nullptr, state.player(player).hand.total())
        .arg(names.of(player));
}

QString beyondCountText(const GameState& state, PlayerId player, const SeatNames& names) {
    return countText(state, player, names) + QLatin1Char(' ') +
           HandoverWording::tr("At the table it can be booked all the same.");
}

QString alreadySoText() { return HandoverWording::tr("If that is already so, leave the cards."); }

} // namespace reeve::app
