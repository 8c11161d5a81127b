// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJSEngine>
#include <QJSValue>
#include <QPointer>
#include <QVariant>

namespace reeve::app {

/// A value of a model as QML reads it. Qt makes a new JavaScript object of a QVariant at every reading, and a window
/// reads the position a hundred times for one word each; here it is made once for each change.
class ScriptValue {
public:
    /// Takes another value. False when it is the same as before; then QML keeps the object that it has.
    bool set(const QVariant& value) {
        if (m_plain == value) return false;
        m_plain = value;
        m_engine.clear();
        return true;
    }
    [[nodiscard]] const QVariant& plain() const { return m_plain; }
    /// As an object of `engine`, shared by all who read it: nobody may change it. Without an engine the plain value.
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
    mutable QVariant m_script;            ///< a QJSValue of `m_engine`
    mutable QPointer<QJSEngine> m_engine; ///< null: not made yet, or its engine has gone
};

} // namespace reeve::app
