"""Has a card payment declined and explains it, with the standard library alone.

Run it by `sandbank exec --clock frozen -- python3 declines.py`.
"""

import json
import os
import urllib.request


def call(path, body=None, key=os.environ["SANDBANK_API_KEY"]):
    request = urllib.request.Request(
        os.environ["SANDBANK_URL"] + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"authorization": f"Bearer {key}", "content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


account = call("/accounts", {"name": "Operating"})
card = call("/cards", {"account_id": account["id"]})
call("/limits", {"model_id": card["id"], "metric": "volume", "interval": "day", "value": 500})
call("/simulations/interest_payments", {"account_id": account["id"], "amount": 10_000})

authorization = call("/simulations/card_authorizations", {"card_id": card["id"], "amount": 600})
declined = authorization["declined_transaction"]
explanation = call(f"/_sandbank/explain?id={declined['id']}")
print("declined:", explanation["reason"])

moved = call("/_sandbank/clock/advance", {"duration": "31d"})
print("a month later:", moved["from"], "->", moved["to"])

# Each worker of a test suite has a bank of its own: the key with a name behind it.
worker = os.environ["SANDBANK_API_KEY"] + ".worker-1"
print("Accounts of worker-1:", len(call("/accounts", key=worker)["data"]))
