// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/names.h"

#include <QCoreApplication>

#include <array>

namespace reeve::app::names {
namespace {

struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

template <typename Word, std::size_t N>
QString said(const std::array<const char*, N>& words, Word word) {
    return Names::tr(words[index(word)]);
}

constexpr std::array<const char*, kColors> kColorNames{
    QT_TRANSLATE_NOOP("Names", "Red"),    QT_TRANSLATE_NOOP("Names", "Blue"),  QT_TRANSLATE_NOOP("Names", "White"),
    QT_TRANSLATE_NOOP("Names", "Orange"), QT_TRANSLATE_NOOP("Names", "Green"), QT_TRANSLATE_NOOP("Names", "Brown")};

constexpr std::array<const char*, kCards> kCardNames{
    QT_TRANSLATE_NOOP("Names", "brick"), QT_TRANSLATE_NOOP("Names", "lumber"), QT_TRANSLATE_NOOP("Names", "wool"),
    QT_TRANSLATE_NOOP("Names", "grain"), QT_TRANSLATE_NOOP("Names", "ore"),    QT_TRANSLATE_NOOP("Names", "cloth"),
    QT_TRANSLATE_NOOP("Names", "coin"),  QT_TRANSLATE_NOOP("Names", "paper")};

constexpr std::array<const char*, kAllTerrains> kTerrainNames{
    QT_TRANSLATE_NOOP("Names", "hills"),     QT_TRANSLATE_NOOP("Names", "forest"),
    QT_TRANSLATE_NOOP("Names", "pasture"),   QT_TRANSLATE_NOOP("Names", "fields"),
    QT_TRANSLATE_NOOP("Names", "mountains"), QT_TRANSLATE_NOOP("Names", "desert"),
    QT_TRANSLATE_NOOP("Names", "gold hex"),  QT_TRANSLATE_NOOP("Names", "sea")};

constexpr std::array<const char*, kTracks> kTrackNames{
    QT_TRANSLATE_NOOP("Names", "Trade"), QT_TRANSLATE_NOOP("Names", "Politics"), QT_TRANSLATE_NOOP("Names", "Science")};

/// A text and its comment for translators.
struct Said {
    const char* text;
    const char* comment = "";
    [[nodiscard]] QString operator()() const { return Names::tr(text, comment); }
};
/// A level as a name, as the subject of a sentence and as its object.
struct LevelWords {
    Said name, subject, object;
};
// clang-format off
// IMPR table 15.1 by rows: trade, politics, science.
constexpr std::array<std::array<LevelWords, 5>, kTracks> kLevels{{
    {{{{QT_TRANSLATE_NOOP("Names", "Market")}, QT_TRANSLATE_NOOP3("Names", "the Market", "subject"), QT_TRANSLATE_NOOP3("Names", "the Market", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Merchant Guild")}, QT_TRANSLATE_NOOP3("Names", "the Merchant Guild", "subject"), QT_TRANSLATE_NOOP3("Names", "the Merchant Guild", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Trading House")}, QT_TRANSLATE_NOOP3("Names", "the Trading House", "subject"), QT_TRANSLATE_NOOP3("Names", "the Trading House", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Bank")}, QT_TRANSLATE_NOOP3("Names", "the Bank", "subject"), QT_TRANSLATE_NOOP3("Names", "the Bank", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Great Exchange")}, QT_TRANSLATE_NOOP3("Names", "the Great Exchange", "subject"), QT_TRANSLATE_NOOP3("Names", "the Great Exchange", "object")}}},
    {{{{QT_TRANSLATE_NOOP("Names", "Town Hall")}, QT_TRANSLATE_NOOP3("Names", "the Town Hall", "subject"), QT_TRANSLATE_NOOP3("Names", "the Town Hall", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Church")}, QT_TRANSLATE_NOOP3("Names", "the Church", "subject"), QT_TRANSLATE_NOOP3("Names", "the Church", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Fortress")}, QT_TRANSLATE_NOOP3("Names", "the Fortress", "subject"), QT_TRANSLATE_NOOP3("Names", "the Fortress", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Cathedral")}, QT_TRANSLATE_NOOP3("Names", "the Cathedral", "subject"), QT_TRANSLATE_NOOP3("Names", "the Cathedral", "object")},
      {{QT_TRANSLATE_NOOP("Names", "High Assembly")}, QT_TRANSLATE_NOOP3("Names", "the High Assembly", "subject"), QT_TRANSLATE_NOOP3("Names", "the High Assembly", "object")}}},
    {{{{QT_TRANSLATE_NOOP("Names", "Abbey")}, QT_TRANSLATE_NOOP3("Names", "the Abbey", "subject"), QT_TRANSLATE_NOOP3("Names", "the Abbey", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Library")}, QT_TRANSLATE_NOOP3("Names", "the Library", "subject"), QT_TRANSLATE_NOOP3("Names", "the Library", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Aqueduct")}, QT_TRANSLATE_NOOP3("Names", "the Aqueduct", "subject"), QT_TRANSLATE_NOOP3("Names", "the Aqueduct", "object")},
      {{QT_TRANSLATE_NOOP("Names", "Theater")}, QT_TRANSLATE_NOOP3("Names", "the Theater", "subject"), QT_TRANSLATE_NOOP3("Names", "the Theater", "object")},
      {{QT_TRANSLATE_NOOP("Names", "University")}, QT_TRANSLATE_NOOP3("Names", "the University", "subject"), QT_TRANSLATE_NOOP3("Names", "the University", "object")}}},
}};
// The 3D edition has different names for three levels.
constexpr LevelWords kGuild2005{QT_TRANSLATE_NOOP3("Names", "Guild", "trade, level 2"), QT_TRANSLATE_NOOP3("Names", "the Guild", "subject"), QT_TRANSLATE_NOOP3("Names", "the Guild", "object")};
constexpr LevelWords kMerchantGuild2005{QT_TRANSLATE_NOOP3("Names", "Merchant Guild", "trade, level 3"), QT_TRANSLATE_NOOP3("Names", "the Merchant Guild", "trade, level 3, subject"), QT_TRANSLATE_NOOP3("Names", "the Merchant Guild", "trade, level 3, object")};
constexpr LevelWords kTheatre2005{QT_TRANSLATE_NOOP3("Names", "Theatre", "science, level 4"), QT_TRANSLATE_NOOP3("Names", "the Theatre", "subject"), QT_TRANSLATE_NOOP3("Names", "the Theatre", "object")};
// clang-format on

const LevelWords& levelWords(Track track, int level, Edition edition) {
    if (edition == Edition::Collectors2005 && track == Track::Trade && level == 2) return kGuild2005;
    if (edition == Edition::Collectors2005 && track == Track::Trade && level == 3) return kMerchantGuild2005;
    if (edition == Edition::Collectors2005 && track == Track::Science && level == 4) return kTheatre2005;
    return kLevels[index(track)][static_cast<std::size_t>(level - 1)];
}

constexpr std::array<const char*, 3> kKnightNames{QT_TRANSLATE_NOOP("Names", "basic knight"),
                                                  QT_TRANSLATE_NOOP("Names", "strong knight"),
                                                  QT_TRANSLATE_NOOP("Names", "mighty knight")};

constexpr std::array<const char*, 6> kPieceNames{
    QT_TRANSLATE_NOOP("Names", "road"),   QT_TRANSLATE_NOOP("Names", "settlement"),
    QT_TRANSLATE_NOOP("Names", "city"),   QT_TRANSLATE_NOOP("Names", "city wall"),
    QT_TRANSLATE_NOOP("Names", "knight"), QT_TRANSLATE_NOOP("Names", "ship")};

// clang-format off
constexpr std::array<const char*, kProgressCards> kProgressNames{
    QT_TRANSLATE_NOOP("Names", "Alchemist"),         QT_TRANSLATE_NOOP("Names", "Crane"),
    QT_TRANSLATE_NOOP("Names", "Engineer"),          QT_TRANSLATE_NOOP("Names", "Inventor"),
    QT_TRANSLATE_NOOP("Names", "Irrigation"),        QT_TRANSLATE_NOOP("Names", "Medicine"),
    QT_TRANSLATE_NOOP("Names", "Mining"),            QT_TRANSLATE_NOOP("Names", "Printer"),
    QT_TRANSLATE_NOOP("Names", "Road Building"),     QT_TRANSLATE_NOOP("Names", "Smith"),
    QT_TRANSLATE_NOOP("Names", "Bishop"),            QT_TRANSLATE_NOOP("Names", "Constitution"),
    QT_TRANSLATE_NOOP("Names", "Deserter"),          QT_TRANSLATE_NOOP("Names", "Diplomat"),
    QT_TRANSLATE_NOOP("Names", "Intrigue"),          QT_TRANSLATE_NOOP("Names", "Saboteur"),
    QT_TRANSLATE_NOOP("Names", "Spy"),               QT_TRANSLATE_NOOP("Names", "Warlord"),
    QT_TRANSLATE_NOOP("Names", "Wedding"),           QT_TRANSLATE_NOOP("Names", "Commercial Harbor"),
    QT_TRANSLATE_NOOP("Names", "Master Merchant"),   QT_TRANSLATE_NOOP("Names", "Merchant"),
    QT_TRANSLATE_NOOP("Names", "Merchant Fleet"),    QT_TRANSLATE_NOOP("Names", "Resource Monopoly"),
    QT_TRANSLATE_NOOP("Names", "Trade Monopoly")};
// The English edition of 2025 renames these; what its German edition prints is not known.
constexpr std::array<std::pair<ProgressCard, const char*>, 12> kRenamed2025{{
    {ProgressCard::Alchemist, QT_TRANSLATE_NOOP("Names", "Alchemy")}, {ProgressCard::Engineer, QT_TRANSLATE_NOOP("Names", "Engineering")},
    {ProgressCard::Inventor, QT_TRANSLATE_NOOP("Names", "Invention")}, {ProgressCard::Printer, QT_TRANSLATE_NOOP("Names", "Printing")},
    {ProgressCard::Smith, QT_TRANSLATE_NOOP("Names", "Smithing")}, {ProgressCard::Bishop, QT_TRANSLATE_NOOP("Names", "Taxation")},
    {ProgressCard::Deserter, QT_TRANSLATE_NOOP("Names", "Treason")}, {ProgressCard::Diplomat, QT_TRANSLATE_NOOP("Names", "Diplomacy")},
    {ProgressCard::Saboteur, QT_TRANSLATE_NOOP("Names", "Sabotage")}, {ProgressCard::Spy, QT_TRANSLATE_NOOP("Names", "Espionage")},
    {ProgressCard::Warlord, QT_TRANSLATE_NOOP("Names", "Encouragement")}, {ProgressCard::MasterMerchant, QT_TRANSLATE_NOOP("Names", "Guild Dues")}}};
// clang-format on

constexpr std::array<const char*, kDevelopmentCards> kDevelopmentNames{
    QT_TRANSLATE_NOOP("Names", "Knight"), QT_TRANSLATE_NOOP("Names", "Road Building"),
    QT_TRANSLATE_NOOP("Names", "Year of Plenty"), QT_TRANSLATE_NOOP("Names", "Monopoly"),
    QT_TRANSLATE_NOOP("Names", "Victory Point")};

} // namespace

QString color(Color color) { return said(kColorNames, color); }
QString card(Card card) { return said(kCardNames, card); }
QString terrain(Terrain terrain) { return said(kTerrainNames, terrain); }
QString track(Track track) { return said(kTrackNames, track); }
QString piece(Piece piece) { return said(kPieceNames, piece); }
QString progressCard(ProgressCard card, Edition edition) {
    if (edition == Edition::En2025)
        for (const auto& [renamed, name] : kRenamed2025)
            if (renamed == card) return Names::tr(name);
    return said(kProgressNames, card);
}
QString developmentCard(DevelopmentCard card) { return said(kDevelopmentNames, card); }
QString knight(int level) { return Names::tr(kKnightNames[static_cast<std::size_t>(level - 1)]); }
QString cardCount(int count) { return Names::tr("%n card(s)", nullptr, count); }

QString cards(Card card, int count) {
    // Only coins have a plural; other cards are uncountable.
    if (card == Card::Coin) return Names::tr("%n coin(s)", nullptr, count);
    return Names::tr("%L1 %2", "so many cards of a kind: 2 ore").arg(count).arg(names::card(card));
}

QString area(std::string_view name) {
    constexpr std::string_view kIsle = "isle-";
    if (name == "home") return Names::tr("Main island");
    if (name == "strip") return Names::tr("Strip beyond the desert");
    const auto own = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    if (name.starts_with(kIsle)) return Names::tr("Island %1").arg(own.mid(static_cast<qsizetype>(kIsle.size())));
    return own;
}

QString cards(const Hand& hand) {
    QStringList parts;
    for (const Card card : kAllCards)
        if (hand[card] > 0) parts << cards(card, hand[card]);
    return parts.isEmpty() ? Names::tr("nothing") : list(parts);
}

QString level(Track track, int level, Edition edition) { return levelWords(track, level, edition).name(); }
QString levelAsSubject(Track track, int level, Edition edition) { return levelWords(track, level, edition).subject(); }
QString levelAsObject(Track track, int level, Edition edition) { return levelWords(track, level, edition).object(); }

QString capitalized(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString sentence(QString text) {
    if (text.endsWith(QLatin1String("..")) && !text.endsWith(QLatin1String("..."))) text.chop(1);
    return text;
}

QString list(const QStringList& items) {
    if (items.size() < 2) return items.join(QString());
    QString text = items.front();
    for (qsizetype i = 1; i + 1 < items.size(); ++i)
        text = Names::tr("%1, %2", "a list goes on: A, B").arg(text, items[i]);
    return Names::tr("%1 and %2", "a list ends: A and B").arg(text, items.back());
}

} // namespace reeve::app::names
