// SPDX-License-Identifier: GPL-3.0-or-later
// The club's password in the system's keyring: any program that implements org.freedesktop.secrets on the session bus
// (GNOME Keyring, KWallet, KeePassXC). Without one, or built without D-Bus, every call fails immediately, and the
// password is stored in a file (club_settings.h).
#pragma once

#include <QFuture>
#include <QString>

#include <optional>

namespace reeve::app {

/// Timeout for the user to unlock the keyring, in ms.
inline constexpr int kKeyringPatience = 120'000;

// These run on a worker thread, one after another. Continue with `then(context, …)` of the future.

/// The password of these settings; nullopt: there is none, or the keyring stays locked.
QFuture<std::optional<QString>> readFromKeyring(int patience = kKeyringPatience);
/// Stores or replaces the password. `label`: its title in the keyring. False: not stored.
QFuture<bool> keepInKeyring(const QString& password, const QString& label, int patience = kKeyringPatience);
/// Deletes the password. False: it is still there, or the keyring does not answer.
QFuture<bool> eraseFromKeyring(int patience = kKeyringPatience);

} // namespace reeve::app
