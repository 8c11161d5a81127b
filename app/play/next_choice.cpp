// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/next_choice.h"

#include <algorithm>

namespace reeve::app {
namespace {

using WordList = std::vector<std::string>;

/// A legal command that fits the answers so far.
struct Fitting {
    const Command* command;
    Choices choices;
};

/// The words of a hole; a declined robbery has none.
WordList wordsOf(const Fitting& fitting, const Hole& hole) {
    WordList words = app::wordsOf(fitting.choices, hole.key);
    std::erase(words, kDeclined);
    return words;
}

/// What remains of the words of a hole; nullopt: they do not contain all that was given.
std::optional<WordList> without(WordList words, const WordList& given) {
    for (const std::string& word : given) {
        const auto found = std::ranges::find(words, word);
        if (found == words.end()) return std::nullopt;
        words.erase(found);
    }
    return words;
}

bool contains(const WordList& words, std::string_view word) { return std::ranges::find(words, word) != words.end(); }
void addOnce(WordList& words, const std::string& word) {
    if (!contains(words, word)) words.push_back(word);
}
std::string pathOf(const std::string& word) { return word.starts_with(kShip) ? word.substr(kShip.size()) : word; }

class Search {
public:
    Search(const Prompt& prompt, const GameState& state, std::span<const std::string> answers) : m_answers(answers) {
        std::vector<Choices> all;
        for (const Command& answer : prompt.answers) {
            if (declines(answer.action)) {
                m_next.pass = answer;
                continue;
            }
            Choices choices = choicesOf(answer, state);
            // To spare a victim is no choice on the board.
            if (prompt.manner != Manner::Led && contains(app::wordsOf(choices, "victim"), kDeclined)) continue;
            m_fitting.push_back({&answer, choices});
            all.push_back(std::move(choices));
        }
        m_holes = holesOf(prompt, all);
        // A ship is laid instead of the road: where none can be, no building is placed.
        if (prompt.manner == Manner::Placing)
            std::erase_if(m_fitting, [&](const Fitting& one) { return wordsOf(one, m_holes.back()).empty(); });
    }

    NextChoice ask() {
        for (std::size_t hole = 0; hole < m_holes.size(); ++hole)
            if (!fill(hole)) return std::move(m_next);
        if (!m_answers.empty()) m_fitting.clear();
        m_next.total = static_cast<int>(m_fitting.size());
        if (!m_fitting.empty()) m_next.command = *m_fitting.front().command;
        return std::move(m_next);
    }

private:
    /// Fills a hole with answers. False: it is asked for, or nothing fits.
    bool fill(std::size_t at) {
        const Hole& hole = m_holes[at];
        WordList given;
        for (;;) {
            WordList choices;
            bool enough = false;
            for (const Fitting& one : m_fitting) {
                const auto more = *without(wordsOf(one, hole), given);
                enough = enough || more.empty();
                for (const std::string& word : more) addOnce(choices, word);
            }
            if (choices.empty()) return true;
            std::string word = answered(hole, choices);
            if (m_piece) return false;
            if (word.empty() && choices.size() == 1 && !enough && hole.optional) {
                word = choices.front();
                if (hole.kind == HoleKind::Player) m_next.meant = word;
            }
            if (word.empty()) return openAt(at, given, choices);
            if (at == 0 && given.empty() && isPlace(hole.kind)) m_next.chosen = word;
            given.push_back(word);
            std::erase_if(m_fitting, [&](const Fitting& one) { return !without(wordsOf(one, hole), given); });
        }
    }
    /// Takes the next answer if it is among the choices; empty: it is not. Sets m_piece if a road and a ship fit.
    std::string answered(const Hole& hole, const WordList& choices) {
        if (m_answers.empty()) return {};
        const std::string& answer = m_answers.front();
        const std::string ship = std::string(kShip) + answer;
        const bool asRoad = contains(choices, answer), asShip = contains(choices, ship);
        if (!asRoad && !asShip) return {};
        const bool named = m_answers.size() > 1 && (m_answers[1] == "road" || m_answers[1] == "ship");
        if (asRoad && asShip && !named) {
            m_piece = true;
            m_next.key = hole.key;
            m_next.kind = HoleKind::Piece;
            m_next.choices = {"road", "ship"};
            m_next.total = static_cast<int>(m_fitting.size());
            return {};
        }
        const bool afloat = asShip && (!asRoad || m_answers[1] == "ship");
        const std::string word = afloat ? ship : answer;
        m_answers = m_answers.subspan(asRoad && asShip ? 2 : 1);
        return word;
    }
    bool openAt(std::size_t at, const WordList& given, const WordList& choices) {
        if (!m_answers.empty()) return false; // no command fits
        const Hole& hole = m_holes[at];
        m_next.key = hole.key;
        m_next.kind = hole.kind;
        m_next.ask = hole.ask;
        m_next.total = static_cast<int>(m_fitting.size());
        for (const std::string& word : choices) {
            addOnce(m_next.choices, pathOf(word));
            const bool free = std::ranges::any_of(m_fitting, [&](const Fitting& one) {
                return extraOf(one.choices).empty() && contains(wordsOf(one, hole), word);
            });
            if (!free) m_next.dear.push_back(word);
        }
        const auto complete = std::ranges::find_if(m_fitting, [&](const Fitting& one) {
            bool none = wordsOf(one, hole).size() == given.size();
            for (std::size_t later = at + 1; later < m_holes.size(); ++later)
                none = none && wordsOf(one, m_holes[later]).empty();
            return none;
        });
        if (complete != m_fitting.end()) m_next.command = *complete->command;
        return false;
    }

    std::span<const std::string> m_answers; ///< not yet used
    std::vector<Fitting> m_fitting;
    std::vector<Hole> m_holes;
    NextChoice m_next;
    bool m_piece = false;
};

} // namespace

std::vector<Hole> holesOf(const Prompt& prompt, std::span<const Choices> commands) {
    std::vector<Hole> holes = prompt.holes;
    if (prompt.manner != Manner::Led || !holes.empty()) return holes;
    for (const Choices& command : commands)
        for (const Choice& choice : command)
            if (!prompt.command.contains(std::string(choice.key)) &&
                std::ranges::find(holes, choice.key, &Hole::key) == holes.end())
                holes.push_back({choice.key, choice.kind, {}, !isPlace(choice.kind)});
    return holes;
}

NextChoice nextChoice(const Prompt& prompt, const GameState& state, std::span<const std::string> answers) {
    return Search(prompt, state, answers).ask();
}

} // namespace reeve::app
