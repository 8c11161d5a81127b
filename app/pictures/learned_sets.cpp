// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/learned_sets.h"

#include "app/store/file_thread.h"
#include "app/store/local_path.h"
#include "app/store/private_files.h"
#include "app/store/settings_file.h"
#include "app/store/usual_folder.h"
#include "app/values/name_length.h"
#include "app/window/games.h"
#include "vision/set/summary.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>
#include <variant>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

const QString kWayKey = u"sets/way"_s;
const QString kChosenKey = u"sets/chosen"_s;

// The settings file contains ASCII only.
QString stored(const QString& name) { return QString::fromLatin1(name.toUtf8().toPercentEncoding()); }

/// Why a file was not imported. `read`: without anything that can be used.
ImportFault::Why whyNotTaken(const std::variant<vision::LearnedSet, SetFault>& read) {
    if (const auto* fault = std::get_if<SetFault>(&read))
        return *fault == SetFault::Newer ? ImportFault::Why::Newer : ImportFault::Why::NoSet;
    const auto& outdated = std::get<vision::LearnedSet>(read).outdated;
    return std::ranges::find(outdated, true) != outdated.end() ? ImportFault::Why::Outdated : ImportFault::Why::NoSet;
}

} // namespace

LearnedSets::LearnedSets(Games& games, QString folder, QObject* parent)
    : QObject(parent), m_games(games), m_folder(std::move(folder)), m_readOnly(games.readOnly()) {
    m_pool.setMaxThreadCount(1);
    connect(&games, &Games::changed, this, [this] {
        // The other Reeve has ended and may have changed the sets.
        if (!std::exchange(m_readOnly, m_games.readOnly()) || m_readOnly) return;
        m_read = m_refused = false;
        m_sets.clear();
        emit changed();
    });
}

LearnedSets::Sets& LearnedSets::sets() {
    if (std::exchange(m_read, true)) return m_sets;
    makePrivate(m_folder, {u"*"_s});
    SetsRead read = readSets(m_folder);
    m_damaged = read.damaged;
    m_newer = read.newer;
    for (KeptSet& kept : read.sets) m_sets.push_back(std::make_shared<const UsableSet>(kept.name, std::move(kept.set)));
    sortByName(); // files are sorted differently: "Home 2" before "Home"
    return m_sets;
}

void LearnedSets::sortByName() {
    QCollator order; // of the user's language: "Ärger" before "Zu Hause"
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    std::ranges::sort(m_sets,
                      [&order](const auto& a, const auto& b) { return order.compare(a->name(), b->name()) < 0; });
}

LearnedSets::Sets::iterator LearnedSets::at(const QString& name) {
    return std::ranges::find_if(sets(), [name = name.simplified()](const auto& set) {
        return set->name().compare(name, Qt::CaseInsensitive) == 0;
    });
}

bool LearnedSets::taken(const QString& name) {
    return at(name) != m_sets.end() || m_newer.contains(name.simplified(), Qt::CaseInsensitive);
}

LearnedSets::~LearnedSets() {
    m_pool.clear();
    m_pool.waitForDone();
}

const LearnedSets::Figures& LearnedSets::figuresOf(const std::shared_ptr<const UsableSet>& set) {
    std::erase_if(m_figures,
                  [&](const Figures& known) { return std::ranges::find(m_sets, known.set) == m_sets.end(); });
    const auto known = std::ranges::find(m_figures, set, &Figures::set);
    if (known != m_figures.end()) return *known;
    m_pool.start([this, set] {
        QMetaObject::invokeMethod(this, [this, set, alike = set->model()->alike()] {
            const auto waiting = std::ranges::find(m_figures, set, &Figures::set);
            if (waiting == m_figures.end() || alike.empty()) return; // the set has changed meanwhile
            waiting->alike = alike;
            emit changed();
        });
    });
    return m_figures.emplace_back(Figures{.set = set,
                                          .summary = vision::summaryOf(set->set()),
                                          .pictures = static_cast<int>(vision::lessonsLeft(set->set()).size()),
                                          .kilobytes = static_cast<int>(vision::toBytes(set->set()).size() / 1000),
                                          .alike = {}});
}

QList<LearnedSetFacts> LearnedSets::list() {
    QList<LearnedSetFacts> list;
    for (const auto& set : sets()) {
        const Figures& figures = figuresOf(set);
        LearnedSetFacts facts;
        facts.name = set->name();
        facts.pictures = figures.pictures;
        facts.knows = knownText(figures.summary);
        facts.lacks = lackingText(figures.summary);
        facts.alike = alikeText(figures.alike);
        facts.kilobytes = figures.kilobytes;
        list.append(facts);
    }
    return list;
}

QString LearnedSets::alike(const QString& name) {
    const auto found = at(name);
    return found == m_sets.end() ? QString() : alikeText(figuresOf(*found).alike);
}

QString LearnedSets::way() {
    const QString way = SettingsFile().value(kWayKey, u"auto"_s).toString();
    if (way == "one"_L1) return chosen().isEmpty() ? u"auto"_s : way;
    return way == "none"_L1 ? way : u"auto"_s;
}

QString LearnedSets::chosen() {
    const SettingsFile settings;
    if (settings.value(kWayKey).toString() != "one"_L1) return {};
    const auto found = at(QUrl::fromPercentEncoding(settings.value(kChosenKey).toString().toLatin1()));
    return found == m_sets.end() ? QString() : (*found)->name();
}

void LearnedSets::choose(const QString& way, const QString& name) {
    SettingsFile settings;
    settings.set(kWayKey, way);
    if (way == "one"_L1)
        settings.set(kChosenKey, stored(name));
    else
        settings.remove(kChosenKey);
    emit changed();
}

SetsInUse LearnedSets::inUse() {
    const QString way = this->way();
    if (way == "none"_L1) return {};
    if (way == "one"_L1) return {{*at(chosen())}, true};
    return {sets(), false};
}

QString LearnedSets::notice() {
    if (m_refused) return m_games.notice();
    static_cast<void>(sets()); // reads the sets, to find damaged ones
    return setsText({.damaged = m_damaged, .newer = m_newer, .notTaken = m_notTaken, .unsaved = m_unsaved});
}

bool LearnedSets::refused() {
    m_refused = m_games.readOnly();
    if (m_refused) emit changed();
    return m_refused;
}

const vision::LearnedSet* LearnedSets::find(const QString& name) {
    const auto found = at(name);
    return found == m_sets.end() ? nullptr : &(*found)->set();
}

QString LearnedSets::freeName(const QString& wish) {
    const QString whole = tidyName(wish);
    const QString beforeNumber = shortened(whole, kLongestName - 3);
    QString name = whole;
    for (int number = 2; taken(name); ++number) name = u"%1 %2"_s.arg(beforeNumber).arg(number);
    return name;
}

void LearnedSets::write(std::function<bool(const QString& folder)> job) {
    emit changed();
    onFileThread([folder = m_folder, job = std::move(job)] { return job(folder); }).then(this, [this](bool done) {
        if (std::exchange(m_unsaved, !done) == done) emit changed();
    });
}

bool LearnedSets::keep(const QString& name, const vision::LearnedSet& set) {
    if (refused()) return false;
    const auto found = at(name);
    const QString kept = found == m_sets.end() ? tidyName(name) : (*found)->name();
    if (kept.isEmpty() || (found == m_sets.end() && (full() || set.empty() || taken(kept)))) return false;
    if (set.empty()) {
        m_sets.erase(found);
        write([kept](const QString& in) { return removeSet(in, kept); });
        return true;
    }
    auto usable = std::make_shared<const UsableSet>(kept, set);
    if (found == m_sets.end())
        m_sets.push_back(std::move(usable));
    else
        *found = std::move(usable);
    sortByName();
    write([kept, set](const QString& in) { return writeSet(in, kept, set); });
    return true;
}

bool LearnedSets::rename(const QString& name, const QString& to) {
    const QString tidy = tidyName(to);
    const auto found = at(name);
    const auto other = at(tidy);
    if (found == m_sets.end() || tidy.isEmpty() || (taken(tidy) && other != found) || refused()) return false;
    const vision::LearnedSet set = (*found)->set();
    const QString before = (*found)->name();
    if (before == tidy) return true;
    const bool wasChosen = chosen() == before;
    *found = std::make_shared<const UsableSet>(tidy, set);
    sortByName();
    if (wasChosen) choose(u"one"_s, tidy);
    if (m_undo && m_undo->forgotten && m_undo->name == before) m_undo->name = tidy;
    // The old file is removed after the new one is written, so that a power failure or a full disk leaves two rather
    // than none.
    write([=](const QString& in) { return writeSet(in, tidy, set) && removeSet(in, before); });
    return true;
}

void LearnedSets::remove(const QString& name) {
    const auto found = at(name);
    if (found == m_sets.end() || refused()) return;
    m_undo = Undo{.name = (*found)->name(), .set = (*found)->set(), .forgotten = false};
    m_sets.erase(found);
    write([gone = m_undo->name](const QString& in) { return removeSet(in, gone); });
}

void LearnedSets::restore() {
    if (!m_undo || refused() || (!m_undo->forgotten && full())) return;
    const Undo back = *std::exchange(m_undo, std::nullopt);
    keep(back.forgotten ? back.name : freeName(back.name), back.set); // the name of a deleted set may be taken
}

void LearnedSets::confirmRemoval() {
    if (!m_undo && !m_notTaken) return;
    m_undo.reset();
    m_notTaken.reset();
    emit changed();
}

void LearnedSets::forgetLast(const QString& name) {
    const vision::LearnedSet* set = find(name);
    if (set == nullptr || refused()) return;
    const auto lessons = vision::lessonsLeft(*set);
    const vision::LearnedSet less = lessons.empty() ? *set : vision::withoutLesson(*set, lessons.back());
    if (less.empty()) return remove(name);
    m_undo = Undo{.name = (*at(name))->name(), .set = *set, .forgotten = true};
    keep(name, less);
}

QUrl LearnedSets::suggestedFile(const QString& name) const {
    return QUrl::fromLocalFile(setFile(documentsFolder(), name));
}

QString LearnedSets::saveTo(const QString& name, const QUrl& file) {
    const vision::LearnedSet* set = find(name);
    const QString path = localPath(file);
    const UsualMode forOthers;
    return set != nullptr && writeSetFile(path, *set) ? QDir::toNativeSeparators(path) : QString();
}

QString LearnedSets::takeFrom(const QUrl& file) {
    if (refused() || full()) return {};
    const QString path = localPath(file);
    auto read = readSetFile(path);
    const auto* set = std::get_if<vision::LearnedSet>(&read);
    m_notTaken.reset();
    if (set == nullptr || set->empty()) {
        m_notTaken = ImportFault{.file = QFileInfo(path).fileName(), .why = whyNotTaken(read)};
        emit changed();
        return {};
    }
    const auto same = std::ranges::find_if(sets(), [set](const auto& known) { return known->set() == *set; });
    if (same != m_sets.end()) {
        emit changed();
        return (*same)->name();
    }
    const QString name = freeName(QUrl::fromPercentEncoding(QFileInfo(path).completeBaseName().toUtf8()).simplified());
    return keep(name, *set) ? name : QString();
}

} // namespace reeve::app

#include "moc_learned_sets.cpp"
