// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the mocks of tests/qml/mock pass JavaScript objects where the app passes gadgets of Reeve.Values, which Qt 6.4
// does not convert.
#pragma once

#include <QJSValue>
#include <QMetaProperty>
#include <QVariant>

namespace reeve::testing {

/// Gives the gadget of `type` at `gadget` these properties. An unknown key is fatal: the mock would show something that
/// the app does not have.
inline void fill(const QMetaObject& type, void* gadget, const QVariantMap& object) {
    for (auto part = object.begin(); part != object.end(); ++part) {
        const int place = type.indexOfProperty(qPrintable(part.key()));
        if (place < 0) qFatal("a stand-in gives %s of %s", qPrintable(part.key()), type.className());
        if (!part->isNull() && type.property(place).isWritable() && !type.property(place).writeOnGadget(gadget, *part))
            qFatal("a stand-in gives a wrong %s of %s", qPrintable(part.key()), type.className());
    }
}

/// Without templates, which would take the compiler a second for each gadget.
inline void readFromScript(QMetaType gadget) {
    const auto filled = [gadget](const QVariantMap& object, void* to) {
        gadget.destruct(to);
        gadget.construct(to);
        fill(*gadget.metaObject(), to, object);
        return true;
    };
    QMetaType::registerConverterFunction(
        [filled](const void* object, void* to) { return filled(*static_cast<const QVariantMap*>(object), to); },
        QMetaType::fromType<QVariantMap>(), gadget);
    QMetaType::registerConverterFunction(
        [filled](const void* value, void* to) {
            return filled(static_cast<const QJSValue*>(value)->toVariant().toMap(), to);
        },
        QMetaType::fromType<QJSValue>(), gadget);
}

template <typename Value>
void readListFromScript() {
    QMetaType::registerConverterFunction(
        [](const void* list, void* to) {
            auto& values = *static_cast<QList<Value>*>(to);
            values.clear();
            for (const QVariant& value : *static_cast<const QVariantList*>(list)) {
                values.emplaceBack();
                QMetaType::convert(value.metaType(), value.constData(), QMetaType::fromType<Value>(), &values.back());
            }
            return true;
        },
        QMetaType::fromType<QVariantList>(), QMetaType::fromType<QList<Value>>());
}

/// Call once before creating an engine; a gadget's parts come before it.
template <typename... Gadgets>
void readFromScripts() {
    readListFromScript<int>();
    readListFromScript<double>();
    (readFromScript(QMetaType::fromType<Gadgets>()), ...);
    (readListFromScript<Gadgets>(), ...);
}

} // namespace reeve::testing
