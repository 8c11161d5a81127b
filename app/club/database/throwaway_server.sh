#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A PostgreSQL server of its own in a temporary folder, for `./reeve club` and the tests. It listens on a Unix socket in
# that folder and on a port of 127.0.0.1; whoever may enter the folder is trusted, the port asks for a password.
#
#   throwaway_server.sh make PORT          make a server; prints its folder. Status 77: there is no PostgreSQL here
#   throwaway_server.sh start FOLDER [WORD…] start it; the words go to postgres (-c ssl=on)
#   throwaway_server.sh stop FOLDER        stop it, connections are cut; nothing that was committed is lost
#   throwaway_server.sh kill FOLDER        stop it as a power failure does (SIGKILL)
#   throwaway_server.sh backup FOLDER DATABASE NAME   write a backup of the database beside the data
#   throwaway_server.sh restore FOLDER DATABASE NAME  replace the database by that backup
#   throwaway_server.sh remove FOLDER      stop it and delete the folder
set -euo pipefail
export LC_ALL=C.UTF-8

programs() {
    local found
    found=$(find /usr/lib/postgresql -mindepth 3 -maxdepth 3 -name initdb 2>/dev/null | sort -V | tail -n 1)
    if [ -n "$found" ]; then dirname "$found"; else dirname "$(command -v initdb)" 2>/dev/null; fi
}

# PostgreSQL does not run as root. Away from a folder that its own user cannot enter.
as_owner() {
    if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else (cd / && "$@"); fi
}

checked() {
    case "$1" in
        */reeve-club.??????) [ -f "$1/port" ] ;;
        *) false ;;
    esac || { echo "throwaway_server.sh: $1 was not made by it" >&2; exit 2; }
}

make() {
    local folder
    if [ -z "$BIN" ]; then echo "PostgreSQL is not installed" >&2; exit 77; fi
    if [ "$(id -u)" = 0 ] && ! id postgres >/dev/null 2>&1; then echo "there is no user postgres" >&2; exit 77; fi
    folder=$(as_owner mktemp -d "${TMPDIR:-/tmp}/reeve-club.XXXXXX")
    as_owner "$BIN/initdb" -D "$folder/data" -U postgres --auth-local=trust --auth-host=scram-sha-256 \
        --encoding=UTF8 --locale=C.UTF-8 --no-sync >"$folder.log" 2>&1 || { cat "$folder.log" >&2; exit 1; }
    rm -f "$folder.log"
    as_owner sh -c "echo '$1' > '$folder/port'"
    echo "$folder"
}

start() {
    local folder=$1 port
    shift
    port=$(cat "$folder/port")
    as_owner "$BIN/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 60 -s \
        -o "-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$folder $*" start ||
        { tail -n 20 "$folder/log" >&2; exit 1; }
}

stop() { as_owner "$BIN/pg_ctl" -D "$1/data" -m fast -w -t 60 -s stop || true; }

BIN=$(programs || true)
case "${1:-}" in
    make) make "$2" ;;
    start) shift; checked "$1"; start "$@" ;;
    stop) checked "$2"; stop "$2" ;;
    kill)
        checked "$2"
        # Every process of the server, not the postmaster alone: its children would go on for a moment. It is stopped
        # first, so that it makes no new child meanwhile; the next server must not meet one that still writes.
        postmaster=$(head -n 1 "$2/data/postmaster.pid")
        kill -STOP "$postmaster" 2>/dev/null || true
        processes="$postmaster $(ps -o pid= --ppid "$postmaster" | tr '\n' ' ')"
        # shellcheck disable=SC2086
        kill -KILL $processes 2>/dev/null || true
        for process in $processes; do
            # One that is dead and not yet collected by its parent has no memory and writes no more.
            while [ -e "/proc/$process" ] && ! grep -q '^State:[[:space:]]*[ZX]' "/proc/$process/status" 2>/dev/null; do
                sleep 0.05
            done
        done
        rm -f "$2/data/postmaster.pid" "$2"/.s.PGSQL.*
        ;;
    backup) checked "$2"; as_owner "$BIN/pg_dump" -h "$2" -p "$(cat "$2/port")" -Fc -f "$2/$4" "$3" ;;
    restore)
        checked "$2"
        to="-h $2 -p $(cat "$2/port")"
        # shellcheck disable=SC2086
        { as_owner "$BIN/dropdb" $to --force "$3"
          as_owner "$BIN/createdb" $to "$3"
          as_owner "$BIN/pg_restore" $to -d "$3" "$2/$4"; }
        ;;
    remove) checked "$2"; [ ! -f "$2/data/postmaster.pid" ] || stop "$2"; rm -rf "$2" ;;
    *) sed -n '3,14s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
