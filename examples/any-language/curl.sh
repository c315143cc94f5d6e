#!/bin/sh
# Opens an Account and a Card with a Limit, and has a payment declined. Run it by `sandbank exec -- sh curl.sh`.
set -eu

api() {
  path=$1
  shift
  curl --silent --show-error --fail-with-body "$SANDBANK_URL$path" \
    --header "authorization: Bearer $SANDBANK_API_KEY" \
    --header "content-type: application/json" "$@"
}

# The first member of this name in a JSON text; use jq where you have it.
member() {
  sed "s/.*\"$1\":\"\([^\"]*\)\".*/\1/"
}

account=$(api /accounts --data '{"name":"Operating"}' | member id)
echo "account: $(api "/accounts/$account" | member name)"

card=$(api /cards --data "{\"account_id\":\"$account\"}" | member id)
api /limits --output /dev/null \
  --data "{\"model_id\":\"$card\",\"metric\":\"volume\",\"interval\":\"day\",\"value\":5000}"

payment=$(api /simulations/card_authorizations --data "{\"card_id\":\"$card\",\"amount\":9999}")
echo "declined: $(echo "$payment" | member reason)"

# The admin API moves the clock of the bank. The API key of a bank is enough for its own clock.
echo "a month later: $(api /_sandbank/clock/advance --data '{"duration":"31d"}' | member to)"

# `<api key>.<name>` is a bank of its own, which does not have the Account.
SANDBANK_API_KEY="$SANDBANK_API_KEY.other"
echo "another bank: $(api /accounts)"
