// SPDX-License-Identifier: GPL-3.0-or-later
// The service worker: keeps the files of one version, so that Reeve starts without a network, and gives every answer the
// headers without which a browser allows no threads. build.sh fills in the version.
"use strict";

const VERSION = "@VERSION@";
const FILES = ["./", "page.js", "qtloader.js", "reeve.js", "reeve.wasm.gz", "manifest.webmanifest", "reeve.svg", "icon.png"];
const CACHE = "reeve " + VERSION;

function isolated(answer, type) {
    const headers = new Headers(answer.headers);
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Embedder-Policy", "require-corp");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    if (!type) return new Response(answer.body, { status: answer.status, headers });
    headers.set("Content-Type", type);
    headers.delete("Content-Encoding");
    headers.delete("Content-Length");
    return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

// The program is kept packed, as it comes.
async function answerOf(event) {
    const { request } = event;
    const packed = request.url.endsWith("/reeve.wasm");
    const url = packed ? request.url + ".gz" : request.url;
    const cache = await caches.open(CACHE);
    let answer = await cache.match(url, { ignoreSearch: true });
    if (!answer) {
        answer = await fetch(url, { cache: "no-cache" });
        if (answer.ok && FILES.some(file => new URL(file, self.registration.scope).href === url)) {
            const [kept, sent] = answer.body.tee();
            const head = { status: answer.status, headers: answer.headers };
            event.waitUntil(cache.put(url, new Response(kept, head)).catch(console.warn)); // no room: it is fetched again
            answer = new Response(sent, head);
        }
    }
    return answer.ok ? isolated(answer, packed ? "application/wasm" : "") : answer;
}

// A first version comes as it is asked for; a later one as a whole, and waits until the page lets it begin.
self.addEventListener("install", event => event.waitUntil((async () => {
    if (!self.registration.active) return self.skipWaiting();
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map(file => new Request(file, { cache: "no-cache" })));
})()));
self.addEventListener("activate", event => event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("reeve ") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
})()));
self.addEventListener("message", event => { if (event.data === "begin") event.waitUntil(self.skipWaiting()); });
self.addEventListener("fetch", event => {
    if (event.request.method === "GET" && event.request.url.startsWith(self.registration.scope)) event.respondWith(answerOf(event));
});
