"""A receiver of webhooks with Python's standard library only. Prints its port. Responds 204 to a right signature, else 400."""

import base64
import hashlib
import hmac
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

secrets = {}


class Receiver(BaseHTTPRequestHandler):
    def do_PUT(self):
        """Sets the secret of the path."""
        secrets[self.path] = self.read()
        self.respond(204)

    def do_POST(self):
        body = self.read()
        timestamp = self.headers["webhook-timestamp"]
        signed = b".".join([self.headers["webhook-id"].encode(), timestamp.encode(), body])
        digest = hmac.new(secrets.get(self.path, b""), signed, hashlib.sha256).digest()
        expected = "v1," + base64.b64encode(digest).decode()
        signatures = self.headers["webhook-signature"].split(" ")
        right = any(hmac.compare_digest(expected, signature) for signature in signatures)
        timely = abs(time.time() - int(timestamp)) <= 300
        self.respond(204 if right and timely else 400)

    def read(self):
        return self.rfile.read(int(self.headers["content-length"]))

    def respond(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", 0), Receiver)
print(server.server_port)
sys.stdout.flush()
server.serve_forever()
