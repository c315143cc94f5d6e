# The functions of `run` and `full`. A step that reports no counts counts as one.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

report=$(mktemp)
passed=0
failed=0
# What failed, a line each. The end of the output names it again, because a log may keep only its end.
failures=""

note() { # note NAME: notes a failure
  failures+="!! $1"$'\n'
  echo "!! $1"
}

# How long each step took, a line each.
times=""
began=0

begin() { # begin NAME
  current=$1
  began=$SECONDS
  echo "== $1"
}

end() { # notes how long the step took that began last
  local line
  line=$(printf '%5d s  %s' $((SECONDS - began)) "$current")
  times+="$line"$'\n'
  echo "-- $line"
}

step() { # step NAME COMMAND...: runs a step that counts as one
  local name=$1
  shift
  begin "$name"
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); note "$name failed"; fi
  end
}

add() { # add PASSED FAILED STATUS: counts what a step reports of itself
  local reported=$2
  # A step that fails without a failure in its report is one, and so is a step that reports nothing.
  if [ "$reported" -eq 0 ] && { [ "$3" -ne 0 ] || [ "$1" -eq 0 ]; }; then reported=1; fi
  passed=$((passed + $1))
  failed=$((failed + reported))
}

counted() { # counted NAME COMMAND...: runs a step whose last line is "N passed, N failed"
  local name=$1 log status
  shift
  begin "$name"
  log=$(mktemp)
  "$@" | tee "$log"
  status=${PIPESTATUS[0]}
  if [[ $(tail -n 1 "$log") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
    add "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "$status"
    if [ "$status" -ne 0 ]; then note "$name failed"; fi
  else
    add 0 0 "$status"
    note "$name did not end with its counts"
  fi
  end
}

finish() {
  printf '%s' "$times$failures"
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
  exit
}

# The browser tests run where a Chromium is found. On Linux one must be found, or be installed.
find_chromium() {
  local path
  for path in "${CHROMIUM_PATH:-}" /usr/bin/chromium /usr/bin/google-chrome; do
    [ -n "$path" ] && [ -x "$path" ] && export CHROMIUM_PATH="$path" && return
  done
  return 1
}

install_chromium() {
  find_chromium && return
  apt_install chromium
  find_chromium
}

# The test of several servers runs where nginx is found. On Linux it must be found, or be installed.
find_nginx() { PATH="$PATH:/usr/sbin" command -v nginx >/dev/null; }

install_nginx() {
  find_nginx && return
  apt_install nginx-light
  find_nginx
}

# The tests on PostgreSQL start one of their own where its programs are found. Debian keeps them out of PATH. On Linux they
# must be found, or be installed.
find_postgresql() { command -v initdb >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null; }

install_postgresql() {
  find_postgresql && return
  apt_install postgresql
  find_postgresql
}

# The tests on Redis start one of their own, too.
find_redis() { command -v redis-server >/dev/null; }

install_redis() {
  find_redis && return
  apt_install redis-server
  find_redis
}

# DPkg::Lock::Timeout: another apt may be at work on a new machine. RUNLEVEL: the package does not start its service.
apt_install() { # apt_install PACKAGE
  export DEBIAN_FRONTEND=noninteractive
  apt-get -qq -o DPkg::Lock::Timeout=300 update &&
    RUNLEVEL=1 apt-get -qq -y -o DPkg::Lock::Timeout=300 install "$1" >/dev/null
}

on_linux() { [ "$(uname -s)" = Linux ]; }
on_linux_x64() { [ "$(uname -sm)" = "Linux x86_64" ]; }

# What the steps need: a Chromium, an nginx, a PostgreSQL, a Redis, the pinned packages.
prepare() {
  if on_linux; then step "install Chromium" install_chromium; else find_chromium; fi
  if on_linux; then step "install nginx" install_nginx; fi
  if on_linux; then step "install PostgreSQL" install_postgresql; fi
  if on_linux; then step "install Redis" install_redis; fi
  step "npm ci" npm ci
  [ -d node_modules ] || finish
}

# A script of tests, with a report that has the counts.
tests() { # tests SCRIPT [FLAG...]
  local counts status failed_tests log
  begin "npm run $*"
  log=$(mktemp)
  npm run "$1" -- "${@:2}" --reporter=default --reporter=json --outputFile.json="$report" 2>&1 | tee "$log"
  status=${PIPESTATUS[0]}
  counts=$(node -p 'const r = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")); `${r.numPassedTests} ${r.numFailedTests}`' "$report" 2>/dev/null || echo "0 0")
  failed_tests=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).testResults.flatMap((file) => file.assertionResults.filter((test) => test.status === "failed").map((test) => `${test.fullName} failed: ${test.failureMessages.join(" ").split("\n").slice(0, 2).join(" ").slice(0, 500)}`)).join("\n")' "$report" 2>/dev/null)
  if [ -n "$failed_tests" ]; then while read -r failure; do note "$failure"; done <<<"$failed_tests"; fi
  # A file that could not be loaded, or an error that nobody handled, fails the run without a failed test.
  if [ "$status" -ne 0 ] && [ -z "$failed_tests" ]; then
    note "npm run $* ended with $status, and no test failed"
    while read -r failure; do note "$failure"; done < <(errors_in "$log")
  fi
  # shellcheck disable=SC2086
  add $counts "$status"
  end
}

# What Vitest prints after its heads "Failed Suites" and "Unhandled Errors": what failed, and where.
errors_in() { # errors_in LOG
  sed 's/\x1b\[[0-9;]*m//g' "$1" | grep -aE -A 3 '(Unhandled (Error|Rejection)|Failed Suites)|^This error originated|^The last test to run' | grep -avE '^(-*|⎯.*)$' | head -n 20
}

browser_tests_ran() { # browser_tests_ran PATTERN
  if on_linux; then step "$1 ran" grep -q "$1" "$report"; fi
}

server_tests_ran() {
  local suite
  if on_linux; then
    for suite in "pg on PostgreSQL" "postgresStore on PostgreSQL" "a sweep of postgresStore on PostgreSQL" "an app on PostgreSQL" \
      "redisStore on Redis"; do
      suite_ran "$suite"
    done
  fi
}

# A suite that is left out is in the report, too: its tests must have passed.
suite_ran() { # suite_ran NAME: how the names of its tests begin
  step "tests of $1 ran" node -e 'const r = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")); process.exit(r.testResults.flatMap((file) => file.assertionResults).some((test) => test.status === "passed" && test.fullName.startsWith(process.argv[2])) ? 0 : 1)' "$report" "$1"
}
