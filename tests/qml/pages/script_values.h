// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the mocks of tests/qml/mock pass JavaScript objects where the app passes gadgets of Reeve.Values, which Qt 6.4
// does not convert.
#pragma once

#include <QJSValue>
#include <QMetaProperty>
#include <QVariant>

namespace reeve::testing {

/// The gadget with these properties. An unknown key is fatal: the mock would show something that the app does not have.
template <typename Gadget>
Gadget fromObject(const QVariantMap& object) {
    Gadget gadget;
    const QMetaObject& type = Gadget::staticMetaObject;
    for (auto part = object.begin(); part != object.end(); ++part) {
        const int place = type.indexOfProperty(qPrintable(part.key()));
        if (place < 0) qFatal("a stand-in gives %s of %s", qPrintable(part.key()), type.className());
        if (!part->isNull() && type.property(place).isWritable() && !type.property(place).writeOnGadget(&gadget, *part))
            qFatal("a stand-in gives a wrong %s of %s", qPrintable(part.key()), type.className());
    }
    return gadget;
}

template <typename Value>
void readListFromScript() {
    QMetaType::registerConverter<QVariantList, QList<Value>>([](const QVariantList& list) {
        QList<Value> values;
        for (const QVariant& value : list) values.append(value.value<Value>());
        return values;
    });
}

/// Call once before creating an engine; a gadget's parts come before it.
template <typename... Gadgets>
void readFromScripts() {
    readListFromScript<int>();
    readListFromScript<double>();
    (QMetaType::registerConverter<QVariantMap, Gadgets>(fromObject<Gadgets>), ...);
    (QMetaType::registerConverter<QJSValue, Gadgets>(
         [](const QJSValue& value) { return fromObject<Gadgets>(value.toVariant().toMap()); }),
     ...);
    (readListFromScript<Gadgets>(), ...);
}

} // namespace reeve::testing
