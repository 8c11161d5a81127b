// SPDX-License-Identifier: GPL-3.0-or-later
// A companion that dies must not take the evening with it: what stands on the pages is typed in again.
#include "app/play/on_paper.h"
#include "engine/record/position.h"
#include "engine/record/words.h"
#include "engine/tables/box.h"
#include "tests/support/kinds_of_games.h"

#include <QMap>
#include <QTest>

using namespace reeve;
using namespace reeve::app;
using record::Json;

namespace {

constexpr PlayerId kAnna{0}, kBen{1};

SeatNames people() {
    SeatNames names;
    const QStringList all{"Anna", "Ben", "Clara", "Dora", "Emil", "Fritz"};
    for (int p = 0; p < all.size(); ++p) names.set(static_cast<PlayerId>(p), all[p]);
    return names;
}

/// The parts of `text` between `separator`, which does not count within parentheses.
QStringList split(const QString& text, const QString& separator) {
    QStringList parts{QString()};
    int depth = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (depth == 0 && QStringView(text).mid(i).startsWith(separator)) {
            parts.append(QString());
            i += separator.size() - 1;
            continue;
        }
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        parts.back().append(text[i]);
    }
    return parts;
}

/// Types the lines in again. `like`: a position of the same shape, of which keys and kinds of values are used, and no
/// value.
class Typist {
public:
    Typist(const GameState& state) : m_view(viewOf(state, Viewer::table())), m_like(record::toJson(state)) {
        const auto know = [&](std::span<const std::string_view> words) {
            for (const std::string_view word : words)
                if (!word.empty()) m_words.insert(say(word), QString::fromUtf8(word.data(), qsizetype(word.size())));
        };
        // Names of things before the words of the rules, colours last: a player's name means the player.
        know(record::words<Edition>()), know(record::words<GameKind>()), know(record::words<Option>());
        know(record::words<Scenario>()), know(record::words<Resolving>()), know(record::words<DecisionKind>());
        know(record::words<Phase>()), know(record::words<Piece>()), know(record::words<EventFace>());
        know(record::words<HarborKind>()), know(record::words<Terrain>()), know(record::words<Card>());
        know(record::words<Track>()), know(record::words<ProgressCard>()), know(record::words<DevelopmentCard>());
        know(record::words<Color>());
        if (m_like["board"].contains("areas"))
            for (const auto& [area, hexes] : m_like["board"]["areas"].items()) know(std::array{std::string_view(area)});
        for (const auto& module : fan::kModuleInfos) know({&module.word, 1});
        position = {{"format", "reeve-position/1"}};
    }

    void table(const QStringList& lines) {
        for (const QString& line : lines) {
            const qsizetype end = line.indexOf(": ");
            QVERIFY2(end > 0, qPrintable(line));
            QString label = line.left(end), value = line.mid(end + 2);
            if (label == "Development cards out of the game") {
                for (const QString& kind : value.split("; "))
                    m_played[kind.section(' ', 0, -2)] += kind.section(' ', -1).toInt();
                continue;
            }
            std::string color;
            for (std::size_t p = 0; p < m_view.seatCount && color.empty(); ++p)
                if (const QString name = people().of(static_cast<PlayerId>(p)) + ", "; label.startsWith(name)) {
                    color = record::wordOf(m_view.colors[p]);
                    label = label.mid(name.size());
                }
            QVERIFY2(color.empty() ? game(label, value) : seat(label, value, color), qPrintable(line));
        }
    }
    void player(PlayerId id, const QStringList& lines) {
        const std::string color(record::wordOf(m_view.colors[index(id)]));
        for (const QString& line : lines) {
            const QString label = line.section(": ", 0, 0), value = line.section(": ", 1);
            if (label == "Cards in hand") position["hands"][color] = parsed(value, m_like["hands"][color], "hands");
            if (label == "Progress cards in hand") position["progress"][color]["hand"] = list(value);
            if (label == "Development cards") position["development"][color]["hand"] = list(value);
            if (label == "Development cards bought this turn") position["development"][color]["new"] = list(value);
        }
    }
    /// The development cards that nobody holds and nobody has played, in any order.
    void deck(const GameState& box) {
        if (!m_view.rules.developmentCards()) return;
        auto left = box.box().development;
        const auto take = [&](const Json& cards) {
            for (const auto& card : cards) --left[index(*record::named<DevelopmentCard>(card.get<std::string>()))];
        };
        if (position.contains("development"))
            for (const auto& own : position["development"])
                for (const auto& cards : own) take(cards);
        Json deck = Json::array();
        for (std::size_t c = 0; c < left.size(); ++c) {
            const auto word = record::wordOf(static_cast<DevelopmentCard>(c));
            for (int n = m_played.value(say(word)); n < left[c]; ++n) deck.push_back(word);
        }
        position["decks"]["development"] = deck;
    }

    Json position;

private:
    [[nodiscard]] QString say(std::string_view word, std::string_view whole = {}) const {
        return paperWord(word, whole, m_view, people());
    }
    [[nodiscard]] Json scalar(const QString& text) const {
        bool number = false;
        const int n = text.toInt(&number);
        return number ? Json(n) : Json(m_words.value(text, text).toStdString());
    }
    [[nodiscard]] Json list(const QString& text) const {
        Json all = Json::array();
        for (const QString& part : split(text, ", ")) all.push_back(scalar(part));
        return all;
    }
    static Json rest(Json decision) {
        for (const char* key : {"player", "decide", "at"}) decision.erase(key);
        return decision;
    }
    [[nodiscard]] Json item(const QString& text, const Json& like, const std::string& key) const {
        if (!like.is_structured()) return scalar(text);
        if (text == "(none)") return Json::array();
        QString inner = text, at;
        if (like.is_object() && like.contains("decide")) {
            Json decision{{"player", scalar(text.section(' ', 0, 0))},
                          {"decide", scalar(text.section(' ', 1).section(" (", 0, 0))}};
            if (text.endsWith(')')) decision.update(item(text.mid(text.indexOf(" (") + 1), rest(like), key));
            return decision;
        }
        if (like.is_object() && like.contains("at")) {
            at = text.section(" (", 0, 0);
            inner = text.mid(at.size()).trimmed();
        }
        if (inner.startsWith('(') && inner.endsWith(')')) inner = inner.mid(1, inner.size() - 2);
        Json value = inner.isEmpty() ? Json::object() : parsed(inner, like, key);
        if (!at.isEmpty()) value["at"] = scalar(at);
        return value;
    }
    [[nodiscard]] Json parsed(const QString& text, const Json& like, const std::string& key) const {
        if (!like.is_structured()) return scalar(text);
        Json value = like.is_array() ? Json::array() : Json::object();
        if (like.is_array()) {
            const QStringList parts = split(text, ", ");
            for (qsizetype i = 0; i < parts.size(); ++i)
                value.push_back(item(parts[i], like[std::min(std::size_t(i), like.size() - 1)], key));
        } else if (key == "hexes" || key == "control") {
            for (const QString& part : split(text, ", ")) {
                const std::string place = part.section(' ', 0, 0).toStdString();
                value[place] = item(part.section(' ', 1), like[place], {});
            }
        } else {
            for (const QString& part : split(text, "; ")) {
                std::string found;
                qsizetype length = 0; // one name may begin another one
                for (const auto& [name, one] : like.items()) {
                    const bool bare = name == "terrain" || name == "gives" || name == "number";
                    if (bare && (name == "number" ? scalar(part).is_number() : scalar(part) == one))
                        value[name] = scalar(part);
                    if (const QString said = say(name, key) + ' ';
                        !bare && said.size() > length && (part + ' ').startsWith(said)) {
                        found = name;
                        length = said.size();
                    }
                }
                if (!found.empty())
                    value[found] = like[found].is_boolean() ? Json(true) : item(part.mid(length), like[found], found);
            }
        }
        return value;
    }
    /// The key of `like` that has this label, with its value; nullopt: there is none.
    [[nodiscard]] std::optional<Json> typedAs(const QString& label, const QString& value, const Json& like,
                                              const std::string& whole) const {
        for (const auto& [key, one] : like.items())
            if (say(key, whole).compare(label, Qt::CaseInsensitive) == 0)
                return Json{{key, one.contains("at") ? item(value, one, key) : parsed(value, one, key)}};
        return std::nullopt;
    }
    bool game(const QString& label, const QString& value) {
        for (const char* whole : {"turn", "barbarians", "board"})
            if (m_like.contains(whole))
                if (const auto typed = typedAs(label, value, m_like[whole], whole)) {
                    position[whole].update(*typed);
                    return true;
                }
        const auto typed = typedAs(label, value, m_like, {});
        if (typed) position.update(*typed);
        return typed.has_value();
    }
    bool seat(const QString& label, const QString& value, const std::string& color) {
        for (const char* whole : {"pieces", "progress", "development"})
            if (m_like.contains(whole) && m_like[whole].contains(color))
                if (const auto typed = typedAs(label, value, m_like[whole][color], whole)) {
                    position[whole][color].update(*typed);
                    return true;
                }
        for (const auto& [key, one] : m_like.items())
            if (one.is_object() && one.contains(color) && say(key).compare(label, Qt::CaseInsensitive) == 0) {
                if (key != "points") position[key][color] = parsed(value, one[color], key); // computed
                return true;
            }
        return false;
    }

    GameView m_view;
    Json m_like;
    QMap<QString, QString> m_words;
    QMap<QString, int> m_played;
};

/// A position without what no paper has: the generator, and the order of the decks.
Json comparable(Json position) {
    position.erase("seed");
    position.erase("draws");
    for (auto& deck : position["decks"]) std::sort(deck.begin(), deck.end());
    return position;
}

} // namespace

class OnPaperTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void whatStandsOnThePagesIsTheSamePositionWhenTypedInAgain_data() {
        QTest::addColumn<int>("kind");
        const auto kinds = testing::kindsOfGames();
        for (std::size_t k = 0; k < kinds.size(); ++k) QTest::newRow(kinds[k].name.c_str()) << int(k);
    }
    void whatStandsOnThePagesIsTheSamePositionWhenTypedInAgain() {
        QFETCH(int, kind);
        const auto kinds = testing::kindsOfGames();
        int typed = 0;
        for (std::uint64_t seed = 1; typed < 1000 / int(kinds.size()) + 1; ++seed) {
            GameState state = kinds[std::size_t(kind)].start(seed);
            Chance chance(seed);
            for (int step = 0; step < 40 + int(seed * 37 % 400); ++step) {
                const auto command = testing::randomCommand(state, chance);
                if (!command) break;
                if (const auto decided = decide(state, *command)) state = applied(state, decided.value());
            }
            Typist typist(state);
            QStringList lines = paperLines(viewOf(state, Viewer::table()), {}, people());
            if (const QString played = playedLine(state); !played.isEmpty()) lines.append(played);
            typist.table(lines);
            for (std::size_t p = 0; p < state.playerCount; ++p)
                typist.player(static_cast<PlayerId>(p),
                              paperLines(viewOf(state, Viewer::seat(static_cast<PlayerId>(p))), {}, people()));
            typist.deck(state);
            const auto read = record::readPosition(typist.position);
            const auto* fault = std::get_if<record::Fault>(&read);
            QVERIFY2(fault == nullptr,
                     fault ? (record::sentence(*fault) + '\n' + lines.join('\n').toStdString()).c_str() : "");
            const Json before = comparable(record::toJson(state)),
                       after = comparable(record::toJson(std::get<GameState>(read)));
            QVERIFY2(before == after,
                     (Json::diff(before, after).dump() + '\n' + lines.join('\n').toStdString()).c_str());
            ++typed;
        }
    }

    void nobodysPageTellsWhatItsReaderMayNotKnow() {
        // PROD-11: hands are hidden. Two games that differ in a hidden hand alone give the others the same pages.
        GameState one = testing::kindsOfGames()[3].start(4);
        one.player(kAnna).hand.add(Card::Ore, 2);
        GameState two = one;
        two.player(kAnna).hand.add(Card::Ore, -2);
        two.player(kAnna).hand.add(Card::Wool, 2);
        QCOMPARE(paperLines(viewOf(one, Viewer::table()), {}, people()),
                 paperLines(viewOf(two, Viewer::table()), {}, people()));
        QCOMPARE(paperLines(viewOf(one, Viewer::seat(kBen)), {}, people()),
                 paperLines(viewOf(two, Viewer::seat(kBen)), {}, people()));
        QVERIFY(paperLines(viewOf(one, Viewer::seat(kAnna)), {}, people()) !=
                paperLines(viewOf(two, Viewer::seat(kAnna)), {}, people()));
    }

    void aHandOfRealCardsIsNotOnThePage() {
        GameState state = testing::kindsOfGames()[0].start(2);
        state.player(kAnna).hand.add(Card::Ore, 2);
        const auto page = [&](const Components& components) {
            return paperLines(viewOf(state, Viewer::seat(kAnna)), components, people()).join('\n');
        };
        QVERIFY(page({}).contains("Cards in hand: "));
        QVERIFY(!page({.realHands = true}).contains("Cards in hand"));
    }
};

QTEST_MAIN(OnPaperTest)
#include "on_paper_test.moc"
