// SPDX-License-Identifier: GPL-3.0-or-later
// The password of the club in the system's keyring: whatever program offers org.freedesktop.secrets on the session bus
// (GNOME Keyring, KWallet, KeePassXC). Where none does, and where Reeve was built without D-Bus, every call fails at
// once and the password goes to a file (club_settings.h).
#pragma once

#include <QFuture>
#include <QString>

#include <optional>

namespace reeve::app {

/// How long a person may take to unlock the keyring (ms).
inline constexpr int kKeyringPatience = 120'000;

// Each runs on a thread of its own, one after another. Go on with `then(context, …)` of the future.

/// The password that is kept for these settings; nothing where there is none or the keyring stays locked.
QFuture<std::optional<QString>> readFromKeyring(int patience = kKeyringPatience);
/// Keeps a password in place of the one before. `label`: what the keyring shows beside it. False: it did not take it.
QFuture<bool> keepInKeyring(const QString& password, const QString& label, int patience = kKeyringPatience);
/// Forgets the password. False where the keyring still has it or does not answer.
QFuture<bool> eraseFromKeyring(int patience = kKeyringPatience);

} // namespace reeve::app
