// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the program: threads need the headers of the service worker, games a lock of their own, and the person a word.
"use strict";

const WORDS = navigator.language.startsWith("de") ? {
    loading: "Reeve wird geladen …",
    starting: "Reeve startet …",
    newer: "Eine neue Fassung von Reeve startet.",
    insecure: "Reeve braucht eine sichere Adresse: https:// oder localhost. Ohne sie erlaubt der Browser dieser Seite weder Speicher noch Kamera.",
    old: "Dieser Browser ist zu alt für Reeve.",
    stopped: "Reeve ist stehen geblieben. Alles, was es gezeigt hat, ist gespeichert.",
    failed: "Reeve konnte nicht geladen werden. Prüft die Verbindung und versucht es noch einmal.",
    again: "Noch einmal starten",
    ended: "Alles ist gelöscht, und Reeve ist beendet.",
    reader: "Für Screenreader einrichten",
} : {
    loading: "Loading Reeve …",
    starting: "Starting Reeve …",
    newer: "A new version of Reeve starts.",
    insecure: "Reeve needs a secure address: https:// or localhost. Without it the browser gives this page neither storage nor the camera.",
    old: "This browser is too old for Reeve.",
    stopped: "Reeve has stopped. All that it has shown is saved.",
    failed: "Reeve could not be loaded. Check the connection and try again.",
    again: "Start again",
    ended: "Everything is deleted, and Reeve is closed.",
    reader: "Prepare for screen readers",
};
const part = id => document.getElementById(id);

/** What the program asks of the browser (app/web). */
const host = {
    /** This page holds the lock of the games. */
    alone: false,
    program: null,
    awake: false,
    lock: null,

    /** Opens the browser's dialog for files, and passes a copy of the chosen one on. */
    openFile(accept) {
        const input = document.createElement("input");
        input.type = "file";
        input.accept = accept;
        input.onchange = async () => {
            const file = input.files[0];
            if (!file) return;
            const { FS, ccall } = host.program, folder = "/chosen";
            if (!FS.readdir("/").includes("chosen")) FS.mkdir(folder);
            for (const name of FS.readdir(folder)) if (name !== "." && name !== "..") FS.unlink(folder + "/" + name);
            const path = folder + "/" + file.name;
            FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
            ccall("reeveFileChosen", null, ["string"], [path]);
        };
        input.click();
    },

    /** Hands a file to the browser's downloads and removes it. */
    download(path) {
        const { FS } = host.program, link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([FS.readFile(path)]));
        link.download = path.replace(/^.*\//, "");
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
        FS.unlink(path);
    },

    /** The program has ended, after everything was deleted. */
    ended() {
        sessionStorage.ended = "yes";
        location.reload();
    },

    /** Lays elements over the window for a screen reader: the objects of app/web/screen_reader.cpp, in reading order. */
    readable(objects) {
        const { ccall } = host.program, room = part("readable"), act = (id, name) => ccall("reeveAct", null, ["number", "string"], [id, name]);
        const there = new Map(Array.from(room.children, element => [element.id, element]));
        let next = room.firstElementChild;
        for (const { id, role, name, aria, place } of objects) {
            const key = "object" + id;
            let element = there.get(key);
            there.delete(key);
            if (!element) {
                element = document.createElement("div");
                element.id = key;
                element.tabIndex = -1; // a screen reader may give it the focus, the Tab key goes through the window
                element.onclick = () => act(id, "Press");
                element.onkeydown = event => {
                    const action = { Enter: "Press", " ": "Press", ArrowUp: "Increase", ArrowDown: "Decrease" }[event.key];
                    if (action) act(id, action);
                };
            }
            if (element === next) next = next.nextElementSibling; else room.insertBefore(element, next);
            if (element.textContent !== name) element.textContent = name;
            set(element, "role", role);
            set(element, "aria-label", role ? name : "");
            for (const [state, value] of Object.entries(aria)) set(element, "aria-" + state, value);
            const [left, top, width, height] = place;
            element.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
        }
        for (const element of there.values()) element.remove();
    },

    /** Has a screen reader say what has the focus. */
    speak(name) { part("said").textContent = name; },

    /** Keeps the screen on. A browser takes the lock away while the page is hidden. */
    async keepAwake(awake) {
        host.awake = awake;
        if (!awake) return host.lock?.release();
        if (host.lock || document.visibilityState !== "visible") return;
        try {
            const lock = host.lock = await navigator.wakeLock?.request("screen");
            lock?.addEventListener("release", () => { host.lock = null; });
            if (!host.awake) lock?.release();
        } catch (_) {
            // Refused, for example because the battery is low.
        }
    },
};
document.addEventListener("visibilitychange", () => host.keepAwake(host.awake));

function set(element, attribute, value) {
    if (value === "") element.removeAttribute(attribute);
    else if (element.getAttribute(attribute) !== String(value)) element.setAttribute(attribute, value);
}

/** The threads that wait for work besides those of the start; reading a photograph takes the most. */
function addThreads({ PThread }) {
    while (PThread.unusedWorkers.length < 16) {
        PThread.allocateUnusedWorker();
        PThread.loadWasmModuleToWorker(PThread.unusedWorkers.at(-1));
    }
}

/** The first thing that a screen reader meets: until it is pressed the window costs no more than for others. Qt's own button goes. */
function offerReading() {
    for (const button of part("reeve").firstElementChild.shadowRoot.querySelectorAll("button")) button.remove();
    const button = part("reader");
    button.textContent = WORDS.reader;
    button.hidden = false;
    button.onclick = () => {
        button.remove();
        host.program.ccall("reeveScreenReader");
    };
}

/** Shows a sentence instead of the program; `again`: with a button that loads the page anew. */
function say(words, again) {
    part("words").textContent = words;
    part("part").hidden = true;
    part("again").hidden = !again;
    part("start").hidden = false;
    if (again) part("again").focus();
}

/** Resolves when the page has a service worker of the newest version and its headers; never, if the page is loaded anew for it. */
async function prepare() {
    const workers = navigator.serviceWorker;
    const reloaded = () => new Promise(() => location.reload());
    const taken = new Promise(resolve => workers.addEventListener("controllerchange", resolve, { once: true }));
    const registration = await workers.register("worker.js", { updateViaCache: "none" });
    if (registration.waiting && workers.controller) {
        say(WORDS.newer);
        registration.waiting.postMessage("begin");
        // After a reload the old worker is busy for some seconds. If it stays so, the version that is here starts.
        if (await Promise.race([taken.then(() => true), new Promise(resolve => setTimeout(resolve, 15000))])) await reloaded();
        say(WORDS.loading);
    }
    if (crossOriginIsolated && workers.controller) return;
    if (!workers.controller) await taken;
    if (sessionStorage.reloaded) return; // not again and again
    sessionStorage.reloaded = "yes";
    await reloaded();
}

/** The lock of the games, held as long as the page is open; false: another tab has it. */
function alone() {
    return new Promise(resolve => navigator.locks.request("reeve games", { ifAvailable: true }, lock => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise(() => {});
    }));
}

/** The program, with its progress on the page. */
async function loaded(size) {
    const answer = await fetch("reeve.wasm");
    if (!answer.ok) throw new Error(answer.statusText);
    part("part").hidden = false;
    let got = 0;
    const counted = new TransformStream({
        transform(bytes, out) {
            got += bytes.length;
            part("part").value = Math.min(1, got / size);
            out.enqueue(bytes);
        },
    });
    return WebAssembly.compileStreaming(new Response(answer.body.pipeThrough(counted), { headers: { "Content-Type": "application/wasm" } }));
}

async function begin() {
    part("again").textContent = WORDS.again;
    part("again").onclick = () => location.reload();
    document.documentElement.lang = navigator.language;
    if (sessionStorage.ended) {
        sessionStorage.removeItem("ended");
        return say(WORDS.ended, true);
    }
    say(WORDS.loading);
    if (!isSecureContext) return say(WORDS.insecure);
    if (!navigator.serviceWorker || !navigator.locks || !navigator.storage?.getDirectory || !self.DecompressionStream) return say(WORDS.old);
    await prepare();
    if (!crossOriginIsolated) return say(WORDS.old);
    sessionStorage.removeItem("reloaded");
    const module = await loaded(Number("@SIZE@"));
    const stopped = () => say(WORDS.stopped, true);
    let started = false;
    addEventListener("error", event => { if (!started || event.error instanceof WebAssembly.RuntimeError) stopped(); });
    say(WORDS.starting);
    host.alone = await alone();
    qtLoad({
        qt: {
            module: Promise.resolve(module),
            containerElements: [part("reeve")],
            entryFunction: reeve_entry,
            environment: { QT_MEDIA_BACKEND: "wasm" },
            onExit: stopped,
        },
        preRun: [program => { host.program = program; }],
        reeve: host,
    }).then(() => {
        started = part("start").hidden = true;
        addThreads(host.program);
        offerReading();
        navigator.storage.persist?.();
    }, stopped);
}

begin().catch(error => {
    console.error(error);
    say(WORDS.failed, true);
});
