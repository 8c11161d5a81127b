# SPDX-License-Identifier: GPL-3.0-or-later
"""Offers Reeve's page to the browsers of this network: ./reeve serve [--port N] [--tls].

Browsers give storage and threads to secure pages alone: http://localhost on this machine, or with --tls https:// on any. The
certificate is made here and kept beside the page; a browser asks once whether to trust it, since nobody has signed it.
"""
import argparse
import functools
import http.server
import pathlib
import socket
import ssl
import subprocess


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
                      ".gz": "application/octet-stream"}

    def end_headers(self):
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


def address():
    """The address of this machine in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"


def certificate(folder, host):
    """Makes the certificate for `host`, unless there is one for it."""
    file = folder / f"certificate-{host}.pem"
    if not file.exists():
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "800", "-subj", "/CN=Reeve",
                        "-addext", f"subjectAltName=IP:{host},DNS:localhost", "-keyout", file, "-out", file.with_suffix(".part")], check=True, capture_output=True)
        file.write_bytes(file.read_bytes() + file.with_suffix(".part").read_bytes())
        file.with_suffix(".part").unlink()
    return file


def main():
    parser = argparse.ArgumentParser(prog="reeve serve", description="Offers Reeve's page to the browsers of this network.")
    parser.add_argument("folder", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=7340)
    parser.add_argument("--tls", action="store_true", help="over a secure address, which other devices need")
    wanted = parser.parse_args()
    host = address() if wanted.tls else "127.0.0.1"
    server = http.server.ThreadingHTTPServer(("" if wanted.tls else host, wanted.port), functools.partial(Handler, directory=wanted.folder))
    if wanted.tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate(wanted.folder.parent, host))
        server.socket = context.wrap_socket(server.socket, server_side=True)
        print(f"Open https://{host}:{wanted.port}. The browser warns of the certificate once, because nobody has signed it:")
        print("  Chrome, Edge: Advanced, then Proceed. Firefox: Advanced, then Accept the risk. Safari: Show details, then Visit the website.")
        print("A browser that has been warned may still refuse to keep Reeve for use without a network.")
    else:
        print(f"Open http://localhost:{wanted.port} on this machine. For tablets and phones: ./reeve serve --tls")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
