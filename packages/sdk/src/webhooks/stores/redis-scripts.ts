/**
 * Each step is one script, so it is atomic and uses the clock of the server. The keys: `claim:<id>` has the token of a
 * claim and ends with the lease, `handled` and `failed` have ids by time, `attempts`, `errors` and `events` have a value
 * for each Event that has failed, and `due` has the ids that `retry` has made due.
 */
const common = `local id, token, call = ARGV[1], ARGV[2], redis.call
local function key(name) return KEYS[1] .. ':' .. name end
local claim = key('claim:' .. (id or ''))
local function now() local time = call('TIME') return time[1] * 1000 + math.floor(time[2] / 1000) end
local function save(cursor) if cursor ~= '' then call('SET', key('cursor'), cursor) end end
`;

const steps = {
  /** id, token, lease in milliseconds, cursor. */
  claim: `if call('ZSCORE', key('handled'), id) or call('ZSCORE', key('failed'), id) then
  save(ARGV[4])
  return 'duplicate'
end
return call('SET', claim, token, 'NX', 'PX', ARGV[3]) and 'claimed' or 'busy'`,
  /** id, token, lease in milliseconds. */
  renew: `if call('GET', claim) == token then call('PEXPIRE', claim, ARGV[3]) end`,
  /** id, token, cursor. Also marks the Event if the claim has ended meanwhile. */
  confirm: `if call('GET', claim) == token then call('DEL', claim) end
call('ZADD', key('handled'), now(), id)
for _, name in ipairs({'attempts', 'errors', 'events'}) do call('HDEL', key(name), id) end
call('ZREM', key('failed'), id)
call('SREM', key('due'), id)
save(ARGV[3])`,
  /** id, token, error, Event, most attempts. */
  fail: `if call('GET', claim) ~= token then return end
call('DEL', claim)
call('HSET', key('errors'), id, ARGV[3])
call('HSET', key('events'), id, ARGV[4])
call('SREM', key('due'), id)
if call('HINCRBY', key('attempts'), id, 1) >= tonumber(ARGV[5]) then call('ZADD', key('failed'), now(), id) end`,
  /** limit. Returns id, attempts, error and time in turn. */
  failed: `local rows = {}
local found = call('ZRANGE', key('failed'), 0, ARGV[1] - 1, 'WITHSCORES')
for at = 1, #found, 2 do
  local one = found[at]
  for _, value in ipairs({one, call('HGET', key('attempts'), one), call('HGET', key('errors'), one), found[at + 1]}) do
    rows[#rows + 1] = value
  end
end
return rows`,
  /** id. */
  retry: `if call('HEXISTS', key('events'), id) == 0 then return 0 end
call('ZREM', key('failed'), id)
call('HSET', key('attempts'), id, 0)
call('SADD', key('due'), id)
return 1`,
  /** days. */
  clean: `return call('ZREMRANGEBYSCORE', key('handled'), '-inf', now() - ARGV[1] * 86400000)`,
  /** Returns the cursor, and the Events that are due. */
  resume: `local rows = {call('GET', key('cursor')) or ''}
for _, one in ipairs(call('SMEMBERS', key('due'))) do rows[#rows + 1] = call('HGET', key('events'), one) end
return rows`,
};

/** The name of a script. */
export type Step = keyof typeof steps;

/** Returns a script. It is put together when it is used, so that bundlers can drop the scripts from an app without Redis. */
export function scriptOf(step: Step): string {
  return common + steps[step];
}
