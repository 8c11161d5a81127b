// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the page, last of all.

language = kept("language") || (/^de/i.test(navigator.language || "") ? "de" : "en");
if (kept("scheme")) setScheme(kept("scheme"));
token = earlierToken();
readCode();
watchBack();
watchTaps();
watchWhetherSeen();
watchTheClock();
nameForHomeScreen();
paintTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paintTheme);
if (token || code) connect();
else app.needsCode = true;
window.addEventListener("resize", loosen);
render();
