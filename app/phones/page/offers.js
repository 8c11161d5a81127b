// SPDX-License-Identifier: GPL-3.0-or-later
// Trades between players and with the bank: composing, answering, countering, settling, withdrawing.

function standingOffers() { return app.state.offers || []; }
function ownOffer() { return standingOffers().filter(function (offer) { return offer.from === mySeat(); })[0] || null; }
function askedOf(offer) { return offer.to.indexOf(mySeat()) >= 0; }
function hasAgreed(offer, seat) { return (offer.agreed || []).indexOf(seat) >= 0; }
function hasDeclined(offer, seat) { return (offer.declined || []).indexOf(seat) >= 0; }
/** Offers that wait for a word of this seat. */
function openOffers() {
    return standingOffers().filter(function (offer) { return askedOf(offer) && !hasAgreed(offer, mySeat()) && !hasDeclined(offer, mySeat()); });
}

function reply(offer, say_, seat, then) {
    var message = {t: "reply", offer: offer.id, say: say_};
    if (seat) message["with"] = seat;
    request(message, then);
}

/** Two rows of cards beside each other: what is given and what comes back. */
function exchange(give, take, need) {
    function side(label, counts) { return el("div", {class: "side"}, el("small", {}, label), cardChips(counts, 42), el("span", {class: "strong"}, amountsText(counts))); }
    return el("section", {class: "panel exchange" + (need ? " need" : "")}, side(say("you-give"), give), glyph("trade", 26, "var(--muted)"), side(say("you-get"), take));
}

function answerRow(offer, seat, chosen, choose) {
    var agreed = hasAgreed(offer, seat), declined = hasDeclined(offer, seat), phone = player(seat).phone;
    var text = agreed ? say("agrees") : declined ? say("says-no") : phone === "none" ? say("answers-at-table") : say("thinks");
    var inner = [pin(seat, 38), el("span", {class: "grow"}, el("span", {class: "strong"}, seatNamed(seat)), el("small", {class: agreed ? "success strong-line" : declined ? "danger strong-line" : ""}, text)),
        agreed ? glyph("check", 26, "var(--success)") : declined ? glyph("cross", 26, "var(--danger)") : glyph("hourglass", 22, "var(--muted)")];
    if (choose && agreed)
        return el("li", {}, el("button", {type: "button", class: "choice-row" + (chosen ? " on" : ""), "aria-pressed": chosen ? "true" : "false", tap: choose}, inner));
    return el("li", {class: "choice-row still"}, inner);
}

function handStrip() {
    var hand = app.state.you.hand;
    return hand ? el("section", {}, el("div", {class: "head"}, el("h2", {}, say("your-hand")), el("small", {}, say("of-limit", {n: total(hand), limit: app.state.you.limit}))),
        el("ul", {class: "plain panel strip"}, kinds.filter(function (kind) { return hand[kind]; }).map(function (kind) {
            return el("li", {}, chip(kind, 34), el("span", {class: "unseen"}, say("card-count", {name: say(kind), n: hand[kind]})), el("span", {class: "fig", "aria-hidden": "true"}, hand[kind]));
        }))) : null;
}

// --- The own offer ---------------------------------------------------------------------------------------------------

/** The hand has changed by just this since the offer was seen: somebody has taken it. */
function isTraded(offer, before) {
    var hand = app.state.you.hand;
    return !!hand && !!before && kinds.every(function (kind) { return (hand[kind] || 0) - (before[kind] || 0) === (offer.take[kind] || 0) - (offer.give[kind] || 0); });
}

function offerGone(page) {
    // Judged once: later changes of the hand are others.
    if (page && page.traded === undefined) page.traded = isTraded(page.seen, page.hand);
    var traded = page && page.traded, text = say(traded ? "traded" : "offer-gone");
    return {title: text, top: pageTop(say("your-offer"), "", true), main: traded ? el("main", {class: "roomy"}, el("p", {class: "strong centre"}, text), exchange(page.seen.give, page.seen.take), handStrip()) :
        el("main", {class: "middle"}, glyph("trade", 56, "var(--muted)"), el("p", {class: "strong"}, text)),
        foot: button("primary", closePages, el("span", {}, say("back")), glyph("back", 26))};
}

pageViews["my-offer"] = function (page) {
    var offer = ownOffer();
    if (!offer) return page.seen ? offerGone(page) : {title: say("your-offer"), top: pageTop(say("your-offer"), "", true), main: el("main", {class: "middle"}, el("p", {class: "muted"}, say("sending"))), foot: null};
    page.seen = offer;
    page.hand = app.state.you.hand;
    var agreed = offer.to.filter(function (seat) { return hasAgreed(offer, seat); });
    if (agreed.indexOf(page.chosen) < 0) page.chosen = agreed[0] || null;
    var others = without(opponents(), offer.to).map(seatNamed), foot = [];
    if (sent) foot.push(waitButton(say("sending")));
    else if (isOnTurn() && page.chosen)
        foot.push(button("primary", function () { reply(offer, "settle", page.chosen, closePages); },
            el("span", {}, say("trade-with", {name: seatNamed(page.chosen)}), el("small", {}, say("gives-for", {give: amountsText(offer.give), take: amountsText(offer.take)}))),
            el("span", {class: "row"}, pin(page.chosen, 34), glyph("check", 26))));
    else foot.push(waitButton(isOnTurn() ? say("wait-answers") : say("wait-for", {name: seatNamed(app.state.game.on)})));
    if (!sent) foot.push(el("div", {class: "pair"},
        button("", function () { openPage("trade", {draft: {give: offer.give, take: offer.take, to: offer.to}}); }, glyph("pencil", 20), say("change")),
        button("no", function () { reply(offer, "withdraw", null, closePages); }, glyph("cross", 20), say("withdraw"))));
    return {title: say("your-offer"), top: pageTop(say("your-offer")),
        main: el("main", {class: "roomy"}, notice(), exchange(offer.give, offer.take),
            el("ul", {class: "plain"}, offer.to.map(function (seat) { return answerRow(offer, seat, page.chosen === seat, isOnTurn() ? function () { page.chosen = seat; render(); } : null); })),
            el("p", {class: "muted"}, (others.length ? say("not-asked", {name: listText(others), n: others.length}) + " " : "") + say("table-shows-offer")), handStrip()), foot: foot};
};

// --- An offer of somebody else ---------------------------------------------------------------------------------------

function afterwards(offer) {
    var hand = app.state.you.hand;
    if (!hand) return null;
    var after = {}, before = total(hand), count = 0;
    kinds.forEach(function (kind) { after[kind] = (hand[kind] || 0) - (offer.take[kind] || 0) + (offer.give[kind] || 0); count += after[kind]; });
    var limit = app.state.you.limit, lacks = lack(offer.take);
    return [el("section", {}, el("div", {class: "head"}, el("h2", {}, say("afterwards")), el("small", {}, say("instead-of", {n: count, before: before, limit: limit}))),
        el("ul", {class: "plain cards five"}, kinds.filter(function (kind) { return after[kind] > 0 || hand[kind]; }).map(function (kind) {
            return handCard(kind, Math.max(0, after[kind]), (offer.give[kind] || 0) - (offer.take[kind] || 0));
        }))),
        total(lacks) ? el("p", {class: "notice"}, glyph("warning", 22), el("span", {}, say("lacks", {what: amountsText(lacks)}))) :
            limit && count > limit ? el("p", {class: "row warning strong-line"}, glyph("warning", 22), el("span", {}, say("would-discard"))) : null];
}

function offerView(offer) {
    var name = seatNamed(offer.from), lacks = total(lack(offer.take)) > 0, onTurn = isOnTurn(), agreed = hasAgreed(offer, mySeat()), foot = [];
    var line = say("gives-for", {give: amountsText(offer.take), take: amountsText(offer.give)});
    if (sent) foot.push(waitButton(say("sending")));
    else if (lacks) foot.push(waitButton(say("cards-lacking")));
    else if (agreed) foot.push(waitButton(say("you-agreed", {name: name})));
    else foot.push(button("primary", function () { reply(offer, onTurn ? "settle" : "agree", onTurn ? offer.from : null, onTurn ? closePages : null); },
        el("span", {}, say(onTurn ? "trade-now" : "agree"), el("small", {}, line)), glyph("check", 26)));
    if (!sent) foot.push(el("div", {class: "pair"},
        button("", function () { openPage("trade", {draft: {give: offer.take, take: offer.give, to: [offer.from]}}); }, glyph("pencil", 20), say("counter")),
        button("no", function () { reply(offer, "decline", null, closePages); }, glyph("cross", 20), say("no"))));
    var others = without(offer.to, [mySeat()]);
    return {title: seatNamed(mySeat()) + ": " + say("offers-you", {name: name}), top: seatTop(mySeat(), turnLine(), "", ownPoints()),
        main: el("main", {class: "roomy"}, notice(), el("div", {class: "row"}, pin(offer.from, 40), el("h1", {class: "grow"}, say("offers-you", {name: name}))),
            exchange(offer.take, offer.give, true), afterwards(offer), el("ul", {class: "plain"}, others.map(function (seat) { return answerRow(offer, seat); }))), foot: foot};
}

views.offer = {
    when: function () { return app.link === "open" && role() === "seat" && app.state && app.state.you && cardsOpen() && openOffers().length > 0; },
    show: function () {
        var offer = openOffers()[0], view = offerView(offer);
        view.id = "offer" + offer.id;
        return view;
    }
};
pageViews.offer = function (page) {
    var offer = standingOffers().filter(function (one) { return one.id === page.offer; })[0];
    if (!offer) return offerGone();
    var view = offerView(offer);
    view.top = pageTop(say("offer-of", {name: seatNamed(offer.from)}));
    return view;
};

/** Lines in the hand: the own offer, and what this seat has answered. */
function offerLines() {
    return standingOffers().filter(function (offer) { return offer.from === mySeat() || askedOf(offer); }).map(function (offer) {
        var own = offer.from === mySeat(), text = own ? say("your-offer") : say("offer-of", {name: seatNamed(offer.from)});
        var state = own ? (offer.agreed || []).length ? say("agree-count", {n: offer.agreed.length}) : say("wait-answers") :
            hasAgreed(offer, mySeat()) ? say("you-agreed-short") : hasDeclined(offer, mySeat()) ? say("you-declined") : say("needs-answer");
        return el("button", {type: "button", class: "choice-row", tap: function () { if (own) openPage("my-offer"); else openPage("offer", {offer: offer.id}); }},
            pin(offer.from, 32), el("span", {class: "grow"}, el("span", {class: "strong"}, text),
                el("small", {}, say("gives-for", {give: amountsText(own ? offer.give : offer.take), take: amountsText(own ? offer.take : offer.give)}) + " · " + state)), glyph("right", 22, "var(--muted)"));
    });
}

/** Offers lie open: those of others to others, as lines. */
function othersOffers() {
    return standingOffers().filter(function (offer) { return offer.from !== mySeat() && !askedOf(offer); }).map(function (offer) {
        var said = offer.to.filter(function (seat) { return hasAgreed(offer, seat) || hasDeclined(offer, seat); }).map(function (seat) {
            return seatNamed(seat) + " " + say(hasAgreed(offer, seat) ? "agrees" : "says-no");
        });
        return el("p", {class: "panel row"}, pin(offer.from, 28), el("span", {class: "grow"},
            el("span", {}, say("offers-others", {name: seatNamed(offer.from), to: listText(offer.to.map(seatNamed)), give: amountsText(offer.give), take: amountsText(offer.take)})),
            said.length ? el("small", {}, said.join(" · ")) : null), glyph("trade", 20, "var(--muted)"));
    });
}

// --- Composing -------------------------------------------------------------------------------------------------------

var mostOffered = 9;

/** What the bank would do with this: {give, take} where it trades, {text} where it does not, null where it is not asked. */
function bankDeal(give, take) {
    var rates = app.state.you.rates, hand = app.state.you.hand, gets = total(take), given = Object.keys(give);
    if (!rates || !isOnTurn() || !can().trade || !gets || !given.length) return null;
    var whole = given.every(function (kind) { return rates[kind] && give[kind] % rates[kind] === 0; });
    if (whole && given.reduce(function (sum, kind) { return sum + give[kind] / rates[kind]; }, 0) === gets) return {give: give, take: take};
    if (given.length > 1 || !rates[given[0]]) return {text: say("bank-whole")};
    var need = withCard({}, given[0], rates[given[0]] * gets), has = hand[given[0]] || 0;
    if (has >= need[given[0]]) return {give: need, take: take};
    return {text: say("bank-lacks", {take: amountsText(take), give: amountsText(need), n: has})};
}

function tradeTile(key, kind, held, chosen, rate, action) {
    var text = say(kind) + (held === null ? "" : ": " + held) + (chosen ? ", " + say("chosen-n", {n: chosen}) : "") + (action ? ", " + say("tap-more") : "");
    return el("button", {type: "button", key: key + kind, class: "tile small" + (chosen ? " on" : "") + (held === 0 && !chosen ? " none" : ""), "aria-label": text, disabled: !action, tap: action || function () { }},
        chip(kind, 38), chosen ? el("span", {class: "badge count"}, chosen) : held === null ? null : el("span", {class: "held"}, held),
        el("span", {class: "t"}, say(kind)), rate ? el("small", {}, rate + ":1") : null);
}

pageViews.trade = function (page) {
    var hand = app.state.you.hand, onTurn = isOnTurn(), on = app.state.game.on, mayOffer = onTurn ? app.state.game.phase === "main" : true;
    if (!hand) return {title: say("trade"), top: pageTop(say("trade")), main: el("main", {class: "middle"}, el("p", {class: "muted"}, say("trade-at-table"))), foot: null};
    if (!page.draft) page.draft = {give: {}, take: {}, to: page.to || opponents()};
    var draft = page.draft;
    if (!onTurn) draft.to = [on];
    function change(side, kind, by) { return function () { draft[side] = withCard(draft[side], kind, by); app.refusal = null; render(); }; }
    var giveGrid = gameKinds().map(function (kind) {
        var has = hand[kind] || 0, n = draft.give[kind] || 0;
        return tradeTile("give-", kind, has - n, n, onTurn && app.state.you.rates ? app.state.you.rates[kind] : 0, n < has && total(draft.give) < mostOffered && !draft.take[kind] ? change("give", kind, 1) : null);
    });
    var takeGrid = gameKinds().map(function (kind) {
        return tradeTile("take-", kind, null, draft.take[kind] || 0, 0, total(draft.take) < mostOffered && !draft.give[kind] ? change("take", kind, 1) : null);
    });
    function taken(side) {
        return kinds.filter(function (kind) { return draft[side][kind]; }).map(function (kind) {
            return el("button", {type: "button", class: "undo", "aria-label": say("take-back", {what: say("amount-" + kind, {n: draft[side][kind]})}), tap: change(side, kind, -1)},
                chip(kind, 36), draft[side][kind] > 1 ? el("span", {class: "strong", "aria-hidden": "true"}, "×" + draft[side][kind]) : null, el("span", {class: "undo-cross"}, glyph("cross", 12)));
        });
    }
    var whom = onTurn && mayOffer ? el("section", {}, el("div", {class: "head"}, el("h2", {}, say("from-whom")), el("small", {}, say("pick-later"))), el("div", {class: "grid three", role: "group", "aria-label": say("from-whom")}, opponents().map(function (seat) {
        var chosen = draft.to.indexOf(seat) >= 0;
        return el("button", {type: "button", class: "btn choice" + (chosen ? " on" : ""), "aria-pressed": chosen ? "true" : "false", tap: function () {
            draft.to = chosen ? without(draft.to, [seat]) : draft.to.concat(seat);
            render();
        }}, pin(seat, 30), seatNamed(seat));
    }))) : null;
    var whole = total(draft.give) && total(draft.take), deal = bankDeal(draft.give, draft.take), foot = [];
    if (sent) foot.push(waitButton(say("sending")));
    else if (!whole) foot.push(waitButton(say(total(draft.give) ? "choose-get" : "choose-give")));
    else if (mayOffer && draft.to.length) foot.push(button("primary", function () {
        if (request({t: "offer", rev: app.state.rev, to: draft.to, give: draft.give, take: draft.take}, function () { app.pages = []; openPage("my-offer"); })) render();
    }, el("span", {}, say("offer-for", {give: amountsText(draft.give), take: amountsText(draft.take)}), el("small", {}, say("to-whom", {name: listText(draft.to.map(seatNamed))}))), glyph("trade", 26)));
    else if (mayOffer) foot.push(waitButton(say("choose-partner")));
    if (deal && !sent) foot.push(deal.give ? button(mayOffer ? "" : "primary", function () { perform({"do": "trade-bank", give: deal.give, take: deal.take}, null, closePages); },
        glyph("bank", 22), say("bank-deal", {take: amountsText(deal.take), give: amountsText(deal.give)})) : put(button("dashed", function () { }, glyph("bank", 22), deal.text), {disabled: true}));
    return {title: say("offer-trade"), top: pageTop(say(onTurn ? "offer-trade" : "offer-to", {name: seatNamed(on)})), main: el("main", {class: "two"}, notice(),
        el("section", {}, el("div", {class: "head"}, el("h2", {}, say("you-give")), el("small", {}, say("tap-more"))), el("div", {class: "grid four"}, giveGrid)),
        el("section", {}, el("div", {class: "head"}, el("h2", {}, say("you-get")), el("small", {}, say("tap-more"))), el("div", {class: "grid four"}, takeGrid)),
        whom, total(draft.give) || total(draft.take) ? el("section", {class: "panel"}, el("div", {class: "undos"}, taken("give"), glyph("next", 24, "var(--muted)"), taken("take")), el("small", {class: "centre"}, say("tap-takes-back"))) : null,
        specialTrades()), foot: foot};
};
