// SPDX-License-Identifier: GPL-3.0-or-later
// The window for a screen reader: the objects of Qt's accessibility tree in reading order, which page.js lays over the
// window as elements with ARIA roles. Qt's own elements carry names as HTML and are never removed.
#include <QAccessible>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

#include <utility>

#include <emscripten.h>

namespace reeve::app {
namespace {

using namespace Qt::StringLiterals;

constexpr int kLook = 300; ///< ms between two looks at the objects: what scrolls or slides tells no event

/// The ARIA role; empty: plain text.
QString roleOf(QAccessible::Role role) {
    switch (role) {
    case QAccessible::Button:
    case QAccessible::ButtonMenu:
    case QAccessible::MenuItem: return u"button"_s;
    case QAccessible::CheckBox: return u"checkbox"_s;
    case QAccessible::RadioButton: return u"radio"_s;
    case QAccessible::PageTab: return u"tab"_s;
    case QAccessible::EditableText: return u"textbox"_s;
    case QAccessible::Slider: return u"slider"_s;
    case QAccessible::SpinBox: return u"spinbutton"_s;
    case QAccessible::ProgressBar: return u"progressbar"_s;
    case QAccessible::Heading: return u"heading"_s;
    case QAccessible::AlertMessage: return u"alert"_s;
    case QAccessible::Graphic:
    case QAccessible::Chart: return u"img"_s;
    case QAccessible::StaticText: return {};
    default: return u"group"_s;
    }
}

QJsonObject described(QAccessibleInterface& object) {
    const QAccessible::State state = object.state();
    const QRect place = object.rect();
    const QString role = roleOf(object.role());
    QJsonObject aria{{u"disabled"_s, bool(state.disabled)}, {u"description"_s, object.text(QAccessible::Description)}};
    if (state.checkable) aria[role == u"button"_s ? u"pressed"_s : u"checked"_s] = bool(state.checked);
    if (state.expandable) aria[u"expanded"_s] = bool(state.expanded);
    if (state.selectable) aria[u"selected"_s] = bool(state.selected);
    if (const auto* value = object.valueInterface()) aria[u"valuenow"_s] = value->currentValue().toString();
    QString name = object.text(QAccessible::Name);
    if (role == u"textbox"_s) name += u": "_s + object.text(QAccessible::Value);
    return {{u"id"_s, static_cast<qint64>(QAccessible::uniqueId(&object))},
            {u"role"_s, role},
            {u"name"_s, name},
            {u"aria"_s, aria},
            {u"place"_s, QJsonArray{place.x(), place.y(), place.width(), place.height()}}};
}

/// Adds the visible objects with names below an object.
void add(QJsonArray& all, QAccessibleInterface& parent) {
    for (int i = 0; i < parent.childCount(); ++i) {
        QAccessibleInterface* object = parent.child(i);
        if (object == nullptr || !object->isValid() || object->state().invisible) continue;
        if (!object->text(QAccessible::Name).isEmpty() && object->role() != QAccessible::Window)
            all.append(described(*object));
        add(all, *object);
    }
}

/// Hands the objects to the page if they are others than before.
void look() {
    static QByteArray before;
    QJsonArray all;
    if (QAccessibleInterface* root = QAccessible::queryAccessibleInterface(qApp)) add(all, *root);
    QByteArray text = QJsonDocument(all).toJson(QJsonDocument::Compact);
    if (text == before) return;
    before = std::move(text);
    EM_ASM({ Module.reeve.readable(JSON.parse(UTF8ToString($0))); }, before.constData());
}

/// A change of the focus is said aloud.
void hear(QAccessibleEvent* event) {
    QAccessibleInterface* object = event->type() == QAccessible::Focus ? event->accessibleInterface() : nullptr;
    if (object == nullptr) return;
    const QByteArray name = object->text(QAccessible::Name).toUtf8();
    EM_ASM({ Module.reeve.speak(UTF8ToString($0)); }, name.constData());
}

} // namespace
} // namespace reeve::app

/// Called by the page when a person asks for it, once.
extern "C" EMSCRIPTEN_KEEPALIVE void reeveScreenReader() {
    static QTimer again;
    if (again.isActive()) return;
    QAccessible::setActive(true);
    QAccessible::installUpdateHandler(reeve::app::hear);
    again.callOnTimeout(reeve::app::look);
    again.start(reeve::app::kLook);
    reeve::app::look();
}

/// Called by the page: an action ("Press", "Increase", "Decrease") of the object with this ID.
extern "C" EMSCRIPTEN_KEEPALIVE void reeveAct(unsigned id, const char* name) {
    QAccessibleInterface* object = QAccessible::accessibleInterface(id);
    if (object == nullptr || !object->isValid() || object->actionInterface() == nullptr) return;
    const QStringList offered = object->actionInterface()->actionNames();
    QString action = QString::fromLatin1(name);
    if (action == QAccessibleActionInterface::pressAction() && !offered.contains(action))
        action = offered.contains(QAccessibleActionInterface::toggleAction())
                     ? QAccessibleActionInterface::toggleAction()
                     : QAccessibleActionInterface::setFocusAction();
    object->actionInterface()->doAction(action);
}
