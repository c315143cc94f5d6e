/**
 * Each step is one script, so it is atomic and uses the clock of the server. The keys: `claim:<id>` has the token of a
 * claim and ends with the lease, `handled` has the handled ids by time. An Event that has failed since is in `failed` by the
 * time of its latest failure, and has a value in `attempts`, `errors` and `events`. It is set aside while its attempts are
 * at least the most attempts of the store.
 */
const common = `local most, id, token, call = tonumber(ARGV[1]), ARGV[2], ARGV[3], redis.call
local function key(name) return KEYS[1] .. ':' .. name end
local claim = key('claim:' .. (id or ''))
local function now() local time = call('TIME') return time[1] * 1000 + math.floor(time[2] / 1000) end
local function save(cursor) if cursor ~= '' then call('SET', key('cursor'), cursor) end end
local function release() return call('GET', claim) == token and call('DEL', claim) end
local function isHandled(one) return call('ZSCORE', key('handled'), one) end
local function isAside(one) return tonumber(call('HGET', key('attempts'), one) or 0) >= most end
`;

/** Every script receives the most attempts before the arguments that its comment names. */
const steps = {
  /** id, token, lease in milliseconds, cursor. */
  claim: `if isHandled(id) or isAside(id) then
  save(ARGV[5])
  return 'duplicate'
end
return call('SET', claim, token, 'NX', 'PX', ARGV[4]) and 'claimed' or 'busy'`,
  /** id, token, lease in milliseconds. */
  renew: `if call('GET', claim) == token then call('PEXPIRE', claim, ARGV[4]) end`,
  /** id, token. */
  release: `release()`,
  /** id, token, cursor. Also marks the Event if the claim has ended meanwhile. */
  confirm: `release()
call('ZADD', key('handled'), now(), id)
for _, name in ipairs({'attempts', 'errors', 'events'}) do call('HDEL', key(name), id) end
call('ZREM', key('failed'), id)
save(ARGV[4])`,
  /** id, token, error, Event. */
  fail: `if not release() then return end
call('HSET', key('errors'), id, ARGV[4])
call('HSET', key('events'), id, ARGV[5])
call('HINCRBY', key('attempts'), id, 1)
call('ZADD', key('failed'), now(), id)`,
  /** limit. Returns id, attempts, error and time in turn. */
  failed: `local rows, found = {}, call('ZRANGE', key('failed'), 0, -1, 'WITHSCORES')
for at = 1, #found, 2 do
  local one = found[at]
  if #rows < ARGV[2] * 4 and isAside(one) then
    for _, value in ipairs({one, call('HGET', key('attempts'), one), call('HGET', key('errors'), one), found[at + 1]}) do
      rows[#rows + 1] = value
    end
  end
end
return rows`,
  /** id. */
  retry: `if call('HEXISTS', key('events'), id) == 0 then return 'missing' end
call('HSET', key('attempts'), id, 0)
return 'due'`,
  /** days. */
  clean: `return tostring(call('ZREMRANGEBYSCORE', key('handled'), '-inf', now() - ARGV[2] * 86400000))`,
  /** Returns the cursor, and the Events that have failed and are not set aside. */
  resume: `local rows, ids = {call('GET', key('cursor')) or ''}, call('HKEYS', key('events'))
table.sort(ids)
for _, one in ipairs(ids) do
  if not isAside(one) then rows[#rows + 1] = call('HGET', key('events'), one) end
end
return rows`,
  /** ids. Returns those that were handled or are set aside. */
  marked: `local rows = {}
for at = 2, #ARGV do
  if isHandled(ARGV[at]) or isAside(ARGV[at]) then rows[#rows + 1] = ARGV[at] end
end
return rows`,
};

/** The name of a script. */
export type Step = keyof typeof steps;

/** Returns a script. It is put together when it is used, so that bundlers can drop the scripts from an app without Redis. */
export function buildScript(step: Step): string {
  return common + steps[step];
}
