import type { Command } from "../../src/cli/command.ts";
import { allCommands } from "../../src/cli/commands.ts";

/** A command line and its answer. Words in capitals are of the bank that `openOffice` opens. */
export interface Row {
  readonly line: string;
  /** Whether its output is the same in each run, so that it is kept in `test/cli/pages`, at each width. */
  readonly isShown?: true;
  /** Whether a later row whose output is not shown needs what it does. */
  readonly isNeeded?: true;
  /** The result matches it. Default: only its page is compared. */
  readonly out?: RegExp;
  /** The messages match it. Default: there are none. */
  readonly err?: RegExp;
  /** The exit code. Default: 0. */
  readonly code?: number;
}

/** Of `logs`, once a webhook has failed, and where something was declined. */
const adviceOnFailures =
  /^(?:`sandbank explain` says .*\.\n)?(?:`sandbank attempts --failed` says why webhooks failed\.)?$/;

/** Of commands that print the steps of a decline. */
const declineAdvice = /^`sandbank explain` says why the last one was declined\.$/;

/** Each command with its answers. They run in order, in one bank. */
export const rows: readonly Row[] = [
  { line: "--help", isShown: true },
  { line: "help all", isShown: true },
  { line: "help flags", isShown: true },
  { line: "snapshot", isShown: true },
  { line: "clock --help", isShown: true },
  { line: "exec --help", isShown: true },
  { line: "init --help", isShown: true },
  { line: "mutate --help", isShown: true },
  { line: "mutate --list --only decline/wire", isShown: true },
  { line: "call accounts.create --help", isShown: true },
  { line: "wait --timeout 5s", out: /^$/ },
  { line: "status", isShown: true },
  { line: "call --list", out: /^accounts\.list\naccounts\.create\n/ },
  { line: "call accounts.retrieve OPERATING", out: /^\{"id":"account_\w+"/ },
  { line: "call accounts.list limit=1", isShown: true },
  { line: "call accountNumbers.create account_id=Operating name=In", out: /"account_id":"account_\w+"/ },
  {
    line: "call accountNumbers.create account_id=Nobody name=In",
    out: /^$/,
    err: /^"Nobody" matches no Account\. `sandbank search "Nobody"` lists what it finds\.$/,
    code: 2,
  },
  { line: "call accounts.list status.in=open,closed limit=1", out: /"status":"open"/ },
  { line: "call accounts.list status.in=closed", out: /^\{"data":\[\],/ },
  { line: 'call accounts.list status.in=["open"] limit=1', out: /"status":"open"/ },
  {
    line: "call accounts.list status.in=open,shut",
    out: /^$/,
    err: /^accounts\.list cannot be called: status\.in\[1\] must be `open` or `closed`\.$/,
    code: 2,
  },
  { line: "call accounts.create name=94105", out: /"name":"94105"/ },
  { line: 'call accounts.create name="94105"', out: /"name":"\\"94105\\""/ },
  { line: "call accounts.create name=true", out: /"name":"true"/ },
  {
    line: "call simulations.cardAuthorizations.create card_id=CARD amount=1 merchant_city=null",
    out: /"merchant_city":null/,
  },
  { line: "call cards.update CARD description=42", out: /"description":"42"/ },
  {
    line: "call cards.create account_id=OPERATING billing_address.line1=1 billing_address.city=Here billing_address.state=CA billing_address.postal_code=94105",
    out: /"postal_code":"94105"/,
  },
  { line: "call accounts.retrieve id=OPERATING", out: /^\{"id":"account_\w+"/ },
  { line: "call accounts.retrieve account_1", out: /^$/, err: /^There is no account with the id "account_1"/, code: 5 },
  { line: "status --show-keys", isShown: true },
  {
    line: "trigger ach_decline.user_initiated",
    out: /^Thu 1 Jan 2026, UTC\n {2}00:00:00 {2}200 {2}POST \/accounts +account created: Operating.* {2}account_\w+\n/,
    err: declineAdvice,
  },
  { line: "trigger card_decline.breaches_limit --print", out: /^const account = bank\.accounts\.create/ },
  { line: "trigger card_decline.breaches_limit", isShown: true },
  {
    line: "trigger card_decline.breaches_limit --fork",
    out: / {2}DECLINED \$4\.00 at EXAMPLE SHOP: breaches_limit {2}declined_transaction_\w+\nlimit_\w+ allows \$0\.50 per day: /,
  },
  {
    line: "trigger card_decline.breaches_limit --with limits.create.value=100",
    out: / {2}DECLINED \$4\.00 at EXAMPLE SHOP: breaches_limit {2}declined_transaction_\w+$/m,
    err: declineAdvice,
  },
  {
    line: "trigger card_decline.breaches_limits",
    out: /^$/,
    err: /Did you mean card_decline\.breaches_limit\? `sandbank trigger --list` lists the names\.$/,
    code: 2,
  },
  { line: "trigger rate_limited_error --fork", isShown: true, code: 5 },
  {
    line: "trigger environment_mismatch_error --fork",
    out: /^$/,
    err: /Only a live bank reaches it\. Start the server with `sandbank start --live`, and add `--bank live` to the command\.$/,
    code: 5,
  },
  {
    line: "trigger card_decline.breaches_limit --with limits.create.value=-5",
    out: /^$/,
    err: /The bank .* Change or leave out --with limits\.create\.value\.$/,
    code: 5,
  },
  { line: "trigger --list", out: /^card_decline\.breaches_limit\n/m },
  { line: "trigger --list limits", out: /^(.*limits.*\n?)+$/ },
  {
    line: "trigger ach_transfer.returned",
    out: /^$/,
    err: /Did you mean "ach_transfer\.status returned" or "ach_transfer\.status submitted -> returned"\? /,
    code: 2,
  },
  {
    line: "trigger nothing",
    out: /^$/,
    err: /^There is nothing to trigger with the name "nothing"\. `sandbank trigger --list` lists the names\.$/,
    code: 2,
  },
  {
    line: "explain DECLINED",
    out: /^DECLINED {2}breaches_limit\nDeclined card payment of \$350\.00 at Hotel Zephyr\.\nLimit of \$500\.00 a day on card 42 \.\.\d{4}: \$350\.00 used, .*\ndeclined_transaction_\w+, limit_\w+\n14 of 19 rules passed before it; --all lists them\.$/,
  },
  { line: "explain DECLINED --all", isShown: true },
  { line: "explain", isShown: true },
  { line: "explain DECLINED --largest", isShown: true },
  { line: "balance operating", isShown: true, code: 2 },
  { line: "explain CARD", out: /^$/, err: /^Nothing was declined under the id "card_/, code: 1 },
  { line: "explain CARD --largest", out: /^$/, err: /^Nothing was declined under the id "card_/, code: 1 },
  { line: "balance OPERATING", isShown: true },
  { line: "balance OPERATING --entries", isShown: true },
  {
    line: "balance OPERATING --entry 9",
    out: /^$/,
    err: /^Failed to explain the balance: entry is 9\. Pass a number from 1 to 4\.$/,
    code: 2,
  },
  {
    line: "balance OPERATING --at yesterday",
    out: /^$/,
    err: /^--at is "yesterday"\. Write now, the number of a step/,
    code: 2,
  },
  {
    line: "balance OTHER --last 1",
    out: /\nEarlier entries that are not listed: 1\nThu 1 Jan 2026, UTC\n {2}00:00:00 {2}held {6}-\$15\.00 {2}Rent {2}pending_transaction_\w+$/,
  },
  { line: "balance other --last 1", out: /^Other, Thu 1 Jan 2026, 00:00:00 UTC {2}account_/ },
  {
    line: "balance payroll",
    out: /^$/,
    err: /^"payroll" matches no Account\. `sandbank search "payroll"` lists what it finds\.$/,
    code: 2,
  },
  {
    line: "limits 2026",
    out: /^$/,
    err: /^"2026" matches no Limit, Account, Account Number or Card\. /,
    code: 2,
  },
  { line: "limits other", out: /^No active Limit applies\.$/ },
  { line: "secret 127.0.0.1:9/hooks", out: /^\S+$/ },
  { line: "limits CARD", isShown: true },
  { line: "search other", out: /^account \(1\)\n {2}Thu 1 Jan 2026 {2}Other, open {2}account_\w+/ },
  { line: "search hotel", isShown: true },
  { line: "search rent 15.00", out: /^pending transaction \(1\)\n/ },
  { line: "search", out: /^$/, err: /^WORDS is missing: what to find\. /, code: 2 },
  { line: "search nothing-has-this-name", out: /^Nothing matches\.$/ },
  { line: "limits CARD --at 0", out: /^$/, err: /^There is no Limit with the id "card_/, code: 5 },
  { line: "limits OPERATING", out: /^limit_\w+ on card_/m },
  { line: "limits OTHER", out: /^No active Limit applies\.$/ },
  { line: "limits entity_1", out: /^$/, err: /^There is no Limit with the id "entity_1"/, code: 5 },
  { line: "diff now", isShown: true },
  { line: "diff 0 12", isShown: true, code: 1 },
  {
    line: "diff snapshot:begin",
    out: /^ {2}\+ Declined card payment of \$4\.00 at EXAMPLE SHOP {2}declined_transaction_\w+$/m,
    code: 1,
  },
  {
    line: "diff 0 1",
    out: /^accounts\n {2}\+ Operating {2}account_\w+\nevents\n {2}\+ account\.created: Operating$/,
    code: 1,
  },
  {
    line: "diff 0",
    out: /\nevents\n {2}\+ \d+ account\.created: Operating, (?:[^,]+, )*[^,]+ and \d+ more\n/,
    code: 1,
  },
  { line: "diff 999", out: /^$/, err: /^The log ends at step \d+, and 999 is more\./, code: 2 },
  {
    line: "diff snapshot:none",
    out: /^$/,
    err: /^There is no snapshot "none"\. The only snapshot is begin\.$/,
    code: 5,
  },
  { line: "audit", isShown: true },
  { line: "coverage --kind reasons", out: /^reasons {5}[#.]{20} +\d+\.\d % {2}\d+ of \d+$/ },
  { line: "coverage", isShown: true },
  { line: "banks new other", out: /^other {2}sandbox_key_\w+\.other$/ },
  {
    line: "coverage --kind endpoints --bank other",
    out: /^endpoints {3}\.{20} +0\.0 % {2}0 of \d+$/,
  },
  { line: "coverage --kind events --min 100", isShown: true, out: /^events/, code: 1 },
  {
    line: "verify-receiver SUBSCRIPTION",
    out: /^Nothing was checked: 127\.0\.0\.1:9 accepts no connection/,
    err: /^The receiver handles the valid webhooks of this check as real ones: let it use a test database\.$/,
    code: 1,
  },
  {
    line: "verify-receiver http://127.0.0.1:9/hooks",
    out: /^Nothing was checked: /,
    err: /^The receiver handles /,
    code: 1,
  },
  {
    line: "open",
    out: /^http:\/\/localhost:\d+\/_sandbank\/$/,
    err: /^No browser could be opened\. Open the address yourself\.$/,
  },
  {
    line: "logs --since 2026-01-01T00:00:00Z --operation cards.create",
    out: /^Thu 1 Jan 2026, UTC\n {2}00:00:00 {2}200 {2}POST \/cards +card created/,
    err: adviceOnFailures,
  },
  { line: "logs --since 2030-01-01T00:00:00Z", out: /^$/, err: /^The log has no such step\.$/ },
  {
    line: "logs --last 8",
    out: /^Thu 1 Jan 2026, UTC\n(?: {2}00:00:00 {2}\d+ {2}[A-Z]+ \/.*\n?){8}$/,
    err: adviceOnFailures,
  },
  { line: "logs --status 4xx", isShown: true },
  { line: "attempts", isShown: true },
  {
    line: "resend EVENT",
    isShown: true,
    out: /^Thu 1 Jan 2026, UTC\n {2}00:00:00 {2}failed {2}\S+ {2}event_\w+ {2}http:\/\/127\.0\.0\.1:9\/hooks: .*\n1 sent again: 1 failed \(ECONNREFUSED\)$/,
    code: 1,
  },
  {
    line: "replay-missing --since 2026-01-01T00:00:00Z --timeout 1h",
    out: /^\d+ sent again: \d+ failed \(ECONNREFUSED\)$/m,
    code: 1,
  },
  { line: "replay-missing", isShown: true, code: 1 },
  { line: "replay-missing --since 10m", code: 1 },
  { line: "attempts --event EVENT", out: /^ {2}00:00:00 {2}failed {2}/m },
  { line: "attempts --failed", out: /^`sandbank resend event_\w+` sends the last failed one again, /m },
  { line: "attempts --event event_none", out: /^There are no such attempts\. A bank keeps them for 30 days\.$/ },
  { line: "clock", isShown: true },
  { line: "clock due --limit 3", isShown: true },
  {
    line: "clock advance 1d",
    out: /^Thu 1 Jan 2026, 00:00:00 -> Fri 2 Jan 2026, 00:00:00 UTC, 1 d\n {2}Nothing fell due$/,
  },
  { line: "clock advance 1ms --timeout 1m", out: / -> 00:00:00 UTC, 1 ms\n/ },
  { line: "clock to 2026-01-03T00:00:00Z", out: / -> Sat 3 Jan 2026, 00:00:00 UTC/ },
  { line: "clock to 2025-01-03T00:00:00Z", out: /^$/, err: /2025-01-03/, code: 2 },
  { line: "clock advance 12h", isShown: true },
  { line: "clock next", isShown: true },
  { line: "clock advance 31d", isShown: true },
  { line: "clock to 2026-03-01T00:00:00Z", isShown: true },
  { line: "logs --last 3", isShown: true },
  { line: "clock rate 60", out: / 60 times as fast as the machine's clock/ },
  { line: "clock resume", out: / UTC, ticking/ },
  { line: "clock freeze", isShown: true },
  { line: "faults", isShown: true },
  {
    line: "faults arm drop_after_commit --operation accounts.create",
    out: /^Armed: 1 {2}drop_after_commit for the next request of accounts\.create$/,
  },
  { line: "faults clear 2", out: /^$/, err: /the fault 2 is not armed\. Use 1\./, code: 2 },
  {
    line: "faults arm latency --delay 300ms --times 3",
    isShown: true,
    isNeeded: true,
    out: /^Armed: 2 {2}latency 300 ms for the next 3 requests$/,
  },
  { line: "faults", out: /^1 {2}drop_after_commit for the next .*\n2 {2}latency 300 ms for the next 3 requests$/ },
  {
    line: "faults clear 2",
    out: /^1 {2}drop_after_commit for the next request of accounts\.create$/,
  },
  { line: "faults arm delayed --chance 0.25", out: /^Delivery faults: delayed 0\.25$/ },
  {
    line: "faults arm duplicated --chance 0.5",
    isShown: true,
    isNeeded: true,
    out: /^Delivery faults: duplicated 0\.5, delayed 0\.25$/,
  },
  { line: "faults clear delayed", out: /^1 {2}drop_after_commit .*\nDelivery faults: duplicated 0\.5$/ },
  { line: "faults", out: /^1 {2}drop_after_commit .*\nDelivery faults: duplicated 0\.5$/ },
  { line: "faults clear", isShown: true, isNeeded: true, out: /^No fault is armed\.$/ },
  { line: "faults arm tampered", out: /^Delivery faults: tampered 1$/ },
  { line: "faults clear tampered", out: /^No fault is armed\.$/ },
  { line: "secret SUBSCRIPTION", isShown: true },
  { line: "rotate-secret SUBSCRIPTION --secret another --overlap 1h", isShown: true },
  { line: "snapshot save before-payday", isShown: true },
  { line: "snapshot", isShown: true },
  { line: "snapshot load before-payday", isShown: true },
  { line: "snapshot load begin", out: /^The bank is in the state of begin, at Thu 1 Jan 2026, 00:00:00\. Its log / },
  { line: "snapshot save twice", out: /^The state is kept as twice, at [^.]+\.$/ },
  { line: "snapshot save twice", out: /\. Replaced the earlier one\.$/ },
  { line: "snapshot rm twice", out: /^The snapshot is removed\.$/ },
  { line: "snapshot rm before-payday", isShown: true },
  {
    line: "snapshot rm before-payday",
    out: /^$/,
    err: /^There is no snapshot "before-payday"\. The only snapshot is begin\.$/,
    code: 5,
  },
  {
    line: "snapshot load before-payday",
    out: /^$/,
    err: /^There is no snapshot "before-payday"\. The only snapshot is begin\.$/,
    code: 5,
  },
  { line: "banks new worker-1", isShown: true },
  { line: "banks new two --from default --until 1h", out: /^two {2}sandbox_key_\w+\.two$/ },
  { line: "banks new W1", out: /^$/, err: /^NAME is "W1"\. A name has 1 to 63 of a-z, 0-9 and -\.$/, code: 2 },
  { line: "banks rm two", out: /^The bank is removed\.$/ },
  { line: "banks rm other", out: /^The bank is removed\.$/ },
  { line: "banks", isShown: true },
  { line: "banks --show-keys", isShown: true },
  { line: "banks rm worker-1", isShown: true },
  { line: "banks rm default", out: /^$/, err: /^The default bank cannot be removed/, code: 2 },
  { line: "export", out: /^\{"version":1,.*"apiKeys":\["redacted_key_1"\]/ },
  { line: "export --no-redact", out: /^\{"version":1,.*"apiKeys":\["sandbox_key_/ },
  { line: "export --as seed", out: /^\{\n {2}"steps": \[/, err: /^The session began at 2026-01-01T00:00:00.000Z/ },
  { line: "export --to 0", out: /"entries":\[\]\}$/ },
  { line: "export --from 1", out: /^$/, err: /^--from is for --as seed and --as test/, code: 2 },
  { line: "export --as test", out: /^import .*"vitest";/s, err: /^The test passes\. It has \d+ of \d+ calls\.$/m },
  {
    line: "export --out nowhere/a.json",
    out: /^$/,
    err: /^--out is "nowhere\/a\.json"\. There is no directory/,
    code: 2,
  },
  { line: "replay JOURNAL", out: /^\d+ entries replayed, until .* 2026, \S+\. 0 violations\. State [0-9a-f]{12}\.$/ },
  { line: "replay JOURNAL --until 8", isShown: true },
  {
    line: "replay JOURNAL --check 000000000000",
    out: /^\d+ entries/,
    err: /^The state is .*, not 000000000000/,
    code: 1,
  },
  { line: "replay DIRECTORY", out: /^$/, err: /cannot be read: it is a directory\.$/, code: 2 },
  {
    line: "init PROJECT --dry-run",
    out: /^Runner {2}node:test.*\nClient {2}the test has its own: .*\n\nWould write:\n/,
  },
  {
    line: "init DIRECTORY",
    out: /^$/,
    err: /^There is no package\.json in \S+\. Run `npm init --yes` first, /,
    code: 2,
  },
  { line: "config --port 3000", isShown: true },
  {
    line: "doctor --port 0",
    out: /^ok {2}node .*\nok {2}runtime files .*\nok {2}servers .*\nok {2}port .*\nok {2}lock .*\nok {2}data directory .*\nok {2}configuration .*\nok {2}seeds {11}none$/,
  },
  { line: "doctor --port PORT", out: /^FAILED {2}port {12}port \d+ is in use by Sandbank/m, code: 1 },
  { line: "help clock advance", out: /^Usage: sandbank clock advance DURATION \[flags\]\n/ },
  { line: "completion bash", out: /^complete -F __sandbank_complete sandbank$/m },
  { line: "completion zsh", out: /^#compdef sandbank\n/ },
  { line: "completion fish", out: /^complete -c sandbank /m },
  { line: "completion pwsh", out: /^Register-ArgumentCompleter -CommandName 'sandbank' /m },
  { line: "completion csh", out: /^$/, err: /^SHELL is "csh"\. It can be bash, zsh, fish or pwsh\.$/, code: 2 },
  {
    line: "start --port PORT",
    out: /^$/,
    err: /^Failed to start: port \d+ is in use by Sandbank \S+ at http:/,
    code: 3,
  },
  { line: "exec", out: /^$/, err: /^The command is missing\./, code: 2 },
  {
    line: "listen",
    out: /^$/,
    err: /^--forward-to is missing: the URL of the receiver\. See `sandbank listen --help`\.$/,
    code: 2,
  },
  { line: "env", out: /^$/, err: /^No server of this user runs at http:/, code: 4 },
  { line: "reset", isShown: true },
  { line: "reset --empty", out: /^The bank is reset, / },
  // Time passes from here on, so these are the last ones.
  { line: "clock resume", isShown: true },
  { line: "clock rate 60", isShown: true },
  { line: "clock freeze", out: / UTC, frozen/ },
];

/** Command lines that are wrong, and their messages. They end with exit code 2 and without a result. */
export const wrongLines: readonly (readonly [line: string, err: RegExp])[] = [
  ["bogus", /^There is no command "bogus"\. See `sandbank --help`\.$/],
  ["lgos", /^There is no command "lgos"\. Did you mean `sandbank logs`\?/],
  ["nope", /^There is no command "nope"\. Did you mean `sandbank \w+/],
  ["snapshot frob", /^`sandbank snapshot` takes no argument "frob"\. There are also `sandbank snapshot save`/],
  ["clock bogus", /^`sandbank clock` takes no argument "bogus"\. There are also `sandbank clock due`/],
  ["clock advance", /^DURATION is missing: /],
  ["clock advance 3x", /^DURATION is "3x"\. Write amounts with units, such as 31d/],
  ["clock to tomorrow", /^INSTANT is "tomorrow"\. Write an instant with a zone, such as 2026-01-01T00:00:00Z\.$/],
  ["clock to 2026-02-30T00:00:00Z", /^INSTANT is "2026-02-30T00:00:00Z"\. Write an instant with a zone/],
  ["clock rate fast", /^RATE is "fast"\. It must be a number\.$/],
  ["clock due --limit 0", /^--limit is "0"\. The least is 1\.$/],
  ["snapshot save A", /^NAME is "A"\. A name has 1 to 64 of a-z/],
  ["diff yesterday", /^FROM is "yesterday"\. Write now, the number of a step/],
  ["audit --bank A", /^--bank is "A"\. A name has 1 to 63 of a-z, 0-9 and -\.$/],
  ["status --url nowhere", /^--url is "nowhere"\. Write a URL/],
  ["status --url", /^--url needs a value: the server\. Default: SANDBANK_URL, /],
  ["logs --since", /^--since needs a value\. Write now, the number of a step/],
  ["start --clock", /^--clock needs a value\. It can be ticking or frozen\.$/],
  ["status --json=yes", /^--json has no value\./],
  ["status --url a --url b", /^--url is given more than once\.$/],
  ["audit --bank=", /^--bank is empty\./],
  ["logs --status 4", /^--status is "4"\./],
  ["logs --status 9xx", /^--status is "9xx"\. Write a status from 100 to 599, such as 409, or 1xx to 5xx\.$/],
  ["logs --status 999", /^--status is "999"\./],
  ["logs --status 0xx", /^--status is "0xx"\./],
  ["logs --status 099", /^--status is "099"\./],
  ["logs --operation accounts.creat", /^There is no operation "accounts\.creat"\. Did you mean accounts\.create\?/],
  ["logs --last many", /^--last is "many"\. It must be a whole number from 0 to 11000\.$/],
  ["coverage --min 101", /^--min is "101"\./],
  ["coverage --kind state", /^--kind is "state"\. It can be endpoints, reasons, /],
  [
    "call accounts.create name",
    /^"name" is not field=value, such as name=VALUE\. `sandbank call accounts\.create --help` lists the fields\.$/,
  ],
  [
    "call accounts.create nam=x",
    /^accounts\.create cannot be called: name is required; nam is not a known parameter; the nearest is `name`\.$/,
  ],
  ["call accounts.create --data [", /^--data cannot be read: /],
  ["call accounts.create --data []", /^--data must be a JSON object\.$/],
  [
    "call accounts.list limit=1 limit=2",
    /^limit is given more than once\. Write each field once, in --data or as field=value\.$/,
  ],
  ["call accounts.list limit=1 limit.x=2", /^limit\.x is given more than once\./],
  ['call accounts.create name=a --data {"name":"b"}', /^name is given more than once\./],
  [
    "trigger card_decline.breaches_limit --with limits.create.value=1 --with limits.create.value=2",
    /^value is given more than once\./,
  ],
  [
    "start --bank one",
    /^`sandbank start` has no flag --bank, because it asks no running server\. See `sandbank start --help`\.$/,
  ],
  ["exec --url http://localhost:1 -- true", /^`sandbank exec` has no flag --url, because/],
  ["config --bank one", /^`sandbank config` has no flag --bank, because/],
  ["completion bash --url http://localhost:1", /^`sandbank completion` has no flag --url, because/],
  ["mutate", /^The command is missing\. Write it after `--`: `sandbank mutate -- npx vitest run`\.$/],
  ["mutate --play decline/wire/account_closed", /^The command is missing\./],
  [
    "mutate --play decline/wire/acount_number_canceled -- true",
    /^--play is "decline\/wire\/acount_number_canceled"\. No mutant has this id\. Did you mean decline\/wire\/account_number_canceled\? /,
  ],
  [
    "mutate --only weebhooks -- true",
    /^--only is "weebhooks"\. No mutant has this kind, id or word\. Did you mean webhooks\? `sandbank mutate --list` lists/,
  ],
  ["mutate --only values --only !values -- true", /^--only leaves no mutant\./],
  ["mutate --max-unnoticed few -- true", /^--max-unnoticed is "few"\. It must be a whole number of 0 or more\.$/],
  ["mutate --jobs 0 -- true", /^--jobs is "0"\./],
  ["mutate -- no-such-program", /^There is no program "no-such-program"\.$/],
  [
    "start --mutant nothing",
    /^--mutant is "nothing"\. No mutant has this id\. `sandbank mutate --list` lists the mutants\.$/,
  ],
  ["start --mutant nothing --persist data", /^--mutant is for banks in memory, .* Leave out --persist\.$/],
  ["start --rate-limit 0", /^--rate-limit is "0"\. It must be a whole number from 1 to 1000000\.$/],
  ["config --rate-limit 0", /^--rate-limit is "0"\. It must be a whole number from 1 to 1000000\.$/],
  ["start --check-deposits later", /^--check-deposits is "later"/],
  [
    "start --legacy-signature-header webhook-id",
    /^--legacy-signature-header is "webhook-id", which is the name of a header that a delivery has already\. Write one such as Bank-Signature\.$/,
  ],
  [
    "start --deliver-to http://x/y",
    /^--deliver-to is "http:\/\/x\/y"\. Write a host name in lower case without scheme and port/,
  ],
  [
    "start --cors-origin foo",
    /^--cors-origin is "foo"\. Write an origin without a path, such as http:\/\/localhost:5173\.$/,
  ],
  ["start --cors-origin http://x/", /^--cors-origin is "http:\/\/x\/"\./],
  [
    "start --allowed-host http://x",
    /^--allowed-host is "http:\/\/x"\. Write a host name without scheme and port, such as bank\.test\.$/,
  ],
  [
    "replay JOURNAL --until 999",
    /^The log ends at step \d+, and 999 is more\. Use now, an instant, or a number up to \d+\.$/,
  ],
  [
    "export --to 999999",
    /^The log ends at step \d+, and 999999 is more\. Use now, an instant, or a number up to \d+\.$/,
  ],
  ["export --as test --from 999999", /^The log ends at step \d+, and 999999 is more\./],
  ["replay-missing --since yesterday", /^--since is "yesterday"\. Write now, the number of a step/],
  ["faults arm latency --chance 0.5", /^--chance is for faults of deliveries, and latency is none\.$/],
  ["faults arm delayed --times 2", /^--times is for faults of requests, and delayed is none\.$/],
  ["faults arm delayed --chance 2", /^--chance is "2"\. Write a number above 0 and up to 1, such as 0\.3\.$/],
  ["faults clear latency", /^FAULT is "latency"\. It can be the id that `sandbank faults` prints, or duplicated, /],
  ["delivery-faults off", /^There is no command "delivery-faults" any more\. Use `sandbank faults arm /],
  ["snapshot ls", /^There is no command "snapshot ls" any more\. Use `sandbank snapshot`\.$/],
  [
    "doctor --forward-to http://localhost:1",
    /^There is no flag --forward-to any more\. .*`sandbank verify-receiver URL`\.$/,
  ],
  ["export --as link", /^--as is "link"\. A link has no session any more: send the file, for `sandbank open`\.$/],
  ["clock advance -1d", /^"-1d" must not be negative\. See `sandbank clock advance --help`\.$/],
  ["clock rate -1", /^RATE is "-1"\. The least is 0\.$/],
  ["diff -1", /^FROM is "-1"\. Write now, the number/],
  ["trigger", /^Write the name of a scenario, or --list for a list of all, or --list with a part of their names\.$/],
  ["call", /^Write the operation to call, or --list for a list of all, or --list with a part of their names\.$/],
  ["call nothing --list", /^No name contains "nothing"\.$/],
  ["call --list --network", /^Write the operation to call, or --list for/],
  ["call foo", /^There is no operation "foo"\. `sandbank call --list` lists the operations\.$/],
  [
    "completion",
    /^SHELL is missing: the shell\. It can be bash, zsh, fish or pwsh\. See `sandbank completion --help`\.$/,
  ],
  ["trigger card_decline.breaches_limit --with a", /^--with is "a"\. Write OPERATION\.FIELD=VALUE/],
  [
    "trigger card_decline.breaches_limit --with limits.create.value=5 --with limits.create.valeu=1",
    /^--with limits\.create\.valeu matches no field of a step\. Did you mean --with limits\.create\.value\? The steps call accounts\.create, .*`sandbank call OPERATION --help` lists the fields\.$/,
  ],
  [
    "trigger card_decline.breaches_limit --with limit.create.value=5",
    /^--with limit\.create\.value matches no field of a step\. Did you mean --with limits\.create\.value\?/,
  ],
  [
    "trigger card_decline.breaches_limit --with files.create.a=1",
    /^--with files\.create\.a matches no field of a step\. The steps call accounts\.create, cards\.create, limits\.create and /,
  ],
  [
    "trigger rate_limited_error --with accounts.list.limit=1",
    /^--with accounts\.list\.limit matches no field of a step\. The steps have no fields\. Leave out --with\.$/,
  ],
  ["start --port 70000", /^--port is "70000"\. It must be a whole number from 0 to 65535\.$/],
  ["start --clock slow", /^--clock is "slow"\. It can be ticking or frozen\.$/],
  ["start --start soon", /^--start is "soon"\. Write an instant with a zone/],
  ["start --start 2026-02-30T00:00:00Z", /^--start is "2026-02-30T00:00:00Z"\. Write an instant with a zone/],
  ["start --bank-ttl 1y", /^--bank-ttl is "1y"\. Write a duration/],
  ["start --seed none.json", /^There is no file .*none\.json\.$/],
  ["start here", /^`sandbank start` takes no argument "here"/],
  ["exec --env A=b -- true", /^--env is "A=b"\. Write NAME=url, NAME=key or NAME=token\.$/],
  [
    "listen --forward-to http://localhost:9/ --events card.created,acount.created",
    /^--events is "acount\.created"\. No Event has this category\. Did you mean account\.created\?$/,
  ],
  [
    "listen --forward-to http://localhost:9/ --events everything",
    /^--events is "everything"\. No Event has this category\. The categories are account\.created, .* and \S+\.$/,
  ],
  ["listen --forward-to ftp://a", /^--forward-to is "ftp:\/\/a"\. Write a URL/],
  ["replay a --until -1", /^--until is "-1"\. Write now, the number/],
  ["status --url --bank", /^--url needs a value\. Write one that begins with - as --url=-VALUE\.$/],
  ["explain --all --largest", /^--largest finds an amount, and --all lists rules\. Pass one of them\.$/],
  [
    "trigger breaches_limit",
    /^There is nothing to trigger with the name "breaches_limit"\. Did you mean .*card_decline\.breaches_limit/,
  ],
  [
    "trigger breaches",
    / Did you mean ach_decline\.breaches_limit, card_decline\.breaches_limit or check_decline\.breaches_limit\? /,
  ],
  ["replay a --until x", /^--until is "x"\./],
  ["wait --timeout long", /^--timeout is "long"\. Write a duration/],
  ["env --format yaml", /^--format is "yaml"\. It can be dotenv, shell or json\.$/],
  ["open --no-redact", /^--no-redact is for the page of a file\. Name the file: /],
  ["open --out a.html", /^--out is for the page of a file\. Name the file: /],
  ["open none.json", /^There is no file \S+none\.json\.$/],
  ["completion bash --json", /`sandbank completion` prints no JSON\./],
  ["help nope", /^There is no command "nope"/],
  ["advance 31d", /^There is no command "advance"\. Did you mean `sandbank clock advance`\?/],
  ["verify-receiver http://localhost:3000/hooks", /^"http:\/\/localhost:3000\/hooks" matches no Event Subscription\. /],
  ["--map=yaml", /^--map=yaml is unknown\. Write --map=json\.$/],
  ["--map json", /^--map takes no argument "json"\.$/],
  ["logs --since soon", /^--since is "soon"\. Write now, the number of a step/],
  ["clock advance 1d --timeout soon", /^--timeout is "soon"\. Write a duration such as 30s/],
  ["export --to x", /^--to is "x"\. Write now, the number/],
  ["call accounts.list --network", /^accounts\.list is not a simulation, so the network does not call it\./],
  ["trigger --list --fork", /^Write the name of a scenario/],
];

/** The command lines whose output is the same in each run. */
export const lines: readonly string[] = rows.flatMap(({ line, isShown }) => (isShown === true ? [line] : []));

export interface Running {
  readonly line: string;
  /** Accepts the line of output after which the command is stopped. Default: it ends by itself. */
  readonly isLast?: (text: string) => boolean;
  /** Whether the result is for programs, which get it as it is. */
  readonly isForPrograms?: true;
}

/** Command lines whose output differs from run to run, or is for programs. Words in capitals are of the run. */
export const running: readonly Running[] = [
  { line: "start --port 0 --live", isLast: (text) => text.includes("Ready in") },
  { line: "exec -- missing-program" },
  { line: "exec --on-fail DIRECTORY -- NODE FAILING" },
  { line: "wait --timeout 0s --url http://127.0.0.1:9" },
  { line: "start --port 0 --mutant decline/card/card_canceled", isLast: (text) => text.includes("Ready in") },
  { line: "mutate -- NODE FAILING" },
  { line: "doctor --port 0 --persist data" },
  {
    line: "listen --forward-to http://127.0.0.1:9/hooks --print-secret",
    isLast: (text) => text.startsWith("Secret "),
  },
  { line: "verify-receiver SUBSCRIPTION" },
  { line: "open" },
  { line: "init DIRECTORY --dry-run" },
  { line: "export --out FILE" },
  { line: "export --as test --out FILE" },
  { line: "stop" },
  { line: "env", isForPrograms: true },
  { line: "env --format shell", isForPrograms: true },
  { line: "export", isForPrograms: true },
  { line: "export --as seed", isForPrograms: true },
  { line: "export --as test", isForPrograms: true },
  ...["bash", "zsh", "fish", "pwsh"].map((shell) => ({ line: `completion ${shell}`, isForPrograms: true }) as const),
];

/** Returns the command of a command line; undefined for flags alone, and for a word that leads to several commands. */
export function commandOf(line: string): Command | undefined {
  return allCommands()
    .filter(({ words }) => line === words || line.startsWith(`${words} `))
    .toSorted((one, other) => other.words.length - one.words.length)[0];
}

/** Returns the words of the command of a command line. */
export function wordsOf(line: string): string {
  return commandOf(line)?.words ?? "";
}
