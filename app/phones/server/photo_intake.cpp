// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/server/photo_intake.h"

namespace reeve::phones {

PhotoIntake::Taken PhotoIntake::take(std::string_view part) {
    using namespace std::string_view_literals;
    const auto most = static_cast<std::size_t>(m_announced.bytes);
    if (part.empty() || part.size() > most - m_bytes.size()) return Taken::TooMuch;
    const bool first = m_bytes.empty();
    m_bytes.append(part);
    const std::string_view magic = m_announced.type == PhotoType::Jpeg ? "\xFF\xD8\xFF"sv : "\x89PNG\r\n\x1A\n"sv;
    if (first && !m_bytes.starts_with(magic)) return Taken::WrongType;
    return m_bytes.size() == most ? Taken::Whole : Taken::More;
}

} // namespace reeve::phones
