// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the stand-ins of tests/qml/mock give objects of JavaScript where the app gives gadgets of Reeve.Values. Qt 6.4
// does not turn one into the other by itself.
#pragma once

#include <QJSValue>
#include <QMetaProperty>
#include <QVariant>

namespace reeve::testing {

/// The gadget with these properties. A key that the gadget does not have ends the program: the stand-in shows something
/// that the app does not.
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

/// Once, before there is an engine; what a gadget consists of comes before it.
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
