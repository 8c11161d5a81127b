// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJSEngine>
#include <QJSValue>
#include <QPointer>
#include <QVariant>

namespace reeve::app {

/// Caches the JavaScript object of a property. Qt would convert the QVariant at every read, and the window reads the
/// position about a hundred times per change.
class ScriptValue {
public:
    /// Replaces the value. False: it is equal to the present one, and QML keeps its object.
    bool set(const QVariant& value) {
        if (m_plain == value) return false;
        m_plain = value;
        m_engine.clear();
        return true;
    }
    [[nodiscard]] const QVariant& plain() const { return m_plain; }
    /// The value as an object of `engine`, shared by all readers, which must not modify it. `engine` nullptr: the plain
    /// value.
    [[nodiscard]] QVariant in(QJSEngine* engine) const {
        if (engine == nullptr) return m_plain;
        if (m_engine != engine) {
            m_script = QVariant::fromValue(engine->toScriptValue(m_plain));
            m_engine = engine;
        }
        return m_script;
    }

private:
    QVariant m_plain;
    mutable QVariant m_script;            ///< QJSValue of `m_engine`
    mutable QPointer<QJSEngine> m_engine; ///< null: not converted yet, or the engine was destroyed
};

} // namespace reeve::app
