import type { Operations } from "@sandbank/contract";
import { audit } from "../audit/audit.ts";
import { computeCoverage } from "../audit/coverage.ts";
import { explain } from "../declines/explain.ts";
import { diffStates } from "../diff/diff-states.ts";
import { newIdempotencyKey } from "../dispatch/idempotency.ts";
import { armFault, clearFaults } from "../faults/request-faults.ts";
import { type BankRequest, type BankResponse, bodyLimit } from "../http/handle.ts";
import { currentLimitUse } from "../limits/current-use.ts";
import { createLog } from "../log/call-log.ts";
import { mistake } from "../mistake.ts";
import { createProbe } from "../mutants/install.ts";
import { peek } from "../mutants/peek.ts";
import type { Clock } from "../ports/clock.ts";
import { printError } from "../ports/print-error.ts";
import { listStateFields } from "../registry/state-machines.ts";
import { emptyTables } from "../registry/tables.ts";
import { scheduleMonthlyPayments } from "../resources/accounts/payments.ts";
import { disableEntity } from "../resources/entities/disable.ts";
import { nameObjects } from "../search/names.ts";
import { search } from "../search/search.ts";
import type { Decide, ForkOptions, Genesis } from "../state/options.ts";
import { createState, forkState, isUnchanged, reseed, type State } from "../state/state.ts";
import { createTally, forkTally, unreadNames } from "../state/tally.ts";
import { append } from "../store/layered-list.ts";
import { onlyKnown } from "../store/only-known.ts";
import { accountEntries } from "../trace/account-entries.ts";
import { explainBalance } from "../trace/explain-balance.ts";
import { printed } from "../trace/printed.ts";
import { createTrace } from "../trace/trace.ts";
import { wakeAllIdlers } from "../world/idler.ts";
import type { Probe } from "../world/probe.ts";
import { requireRest, UNUSED, type World } from "../world/world.ts";
import { apiKeysProblem } from "./api-keys.ts";
import type { Bank } from "./bank.ts";
import { idText } from "./caller-values.ts";
import { createBankClock, createTick, resumeAtSource } from "./clock/bank-clock.ts";
import { populate } from "./default-world.ts";
import { contain } from "./journal/contain.ts";
import { copyJournal } from "./journal/journal.ts";
import { observe, tellRestart } from "./journal/observe.ts";
import { readState, type Snapshot, type SnapshotJson, takeSnapshot } from "./journal/snapshot.ts";
import { lazyObjects, type Makers, readContext } from "./lazy-object.ts";
import { logDirectCall } from "./log-direct-call.ts";
import { respond } from "./respond.ts";
import { type Callee, surfaceMakers } from "./surface.ts";
import { createBankWebhooks } from "./webhooks/bank-webhooks.ts";

/** The functions that connect a bank to its program. They are not part of its state. */
export interface Outside extends Clock {
  /** Answers Real-Time Decisions. Default: none. */
  readonly decide?: Decide | null;
  /** Receives each `SandbankBug`. Default: prints it on the console. */
  readonly onBug?: World["onBug"];
  /** Default: none, so the bank is right. */
  readonly probe?: Probe | null;
}

/** Opens a bank that contains the default objects. */
export function openBank(
  genesis: Genesis,
  { decide = null, onBug = printError, probe = null, ...clock }: Outside,
): { bank: Bank; world: World } {
  const state = createState(genesis, emptyTables());
  const world: World = {
    state,
    base: state,
    tally: createTally(listStateFields),
    log: createLog(state),
    decide,
    onBug,
    isDeciding: false,
    isResuming: false,
    probe,
    sender: null,
    ...UNUSED,
  };
  populate(world);
  if (genesis.schedules === "live") scheduleMonthlyPayments(world);
  return { bank: createBankOver(world, clock, forkState(world.state)), world };
}

interface BankParts extends Callee {
  readonly clock: Clock;
  /** The state at the start, to which `reset` returns. Nothing writes to it. */
  readonly opening: State;
  /** The state at the latest fork. Nothing writes to it, either. */
  latest: State;
}

/** Makes a method of a function of the world. */
function of<Args extends unknown[], Result>(act: (world: World, ...args: Args) => Result) {
  return ({ world }: BankParts) =>
    (...args: Args) =>
      act(world, ...args);
}

/** Makes a method of a function of the world, which moves to the time of its time source before. */
function atPresent<Args extends unknown[], Result>(act: (world: World, ...args: Args) => Result) {
  return ({ world, tick }: BankParts) =>
    (...args: Args) => {
      tick();
      return act(world, ...args);
    };
}

const makers: Omit<Makers<Bank, BankParts>, Exclude<keyof Operations, "entities"> | "apiKey" | "handle"> = {
  clock: ({ world, tick, clock }) => createBankClock(world, tick, clock.read !== undefined),
  entities: (bank) => ({
    ...surfaceMakers().entities(bank),
    disable(id) {
      requireRest(bank.world, "disable the Entity");
      bank.tick();
      return logDirectCall(bank.world, "network", (logged) => {
        logged.method = "DISABLE";
        logged.path = `/entities/${idText(id)}`;
        return contain(bank.world, "entities.disable", () => disableEntity(bank.world, idText(id)));
      });
    },
  }),
  faults: ({ world }) => ({
    arm: (plan) => contain(world, "faults.arm", () => armFault(world, plan)),
    list: () => world.state.faults,
    clear: (id) => contain(world, "faults.clear", () => clearFaults(world, id)),
  }),
  network: (bank) => surfaceMakers().simulations({ ...bank, side: "network" }),
  webhooks: ({ world, tick, clock }) => createBankWebhooks(world, { tick, isTicking: clock.read !== undefined }),
  explain: of((world, id) => explain(world, idText(id))),
  limitUse: atPresent((world, id) => currentLimitUse(world, idText(id))),
  bodyLimit: of(bodyLimit),
  newIdempotencyKey: of(newIdempotencyKey),
  fork: (bank) => (options) => forkBank(bank, options),
  snapshot: of(({ state }) => takeSnapshot(state)),
  restore: (bank) => (snapshot) => {
    requireRest(bank.world, "restore");
    exchangeState(bank, readState(snapshot));
  },
  diff: atPresent((world, before) => diffStates(earlierState(before), world.state)),
  reset: (bank) => () => {
    requireRest(bank.world, "reset");
    exchangeState(bank, bank.opening);
  },
  journal: of(({ state }) => copyJournal(state)),
  observe: of(observe),
  ledgerEntries: atPresent(accountEntries),
  explainBalance: atPresent(explainBalance),
  names: atPresent((world, ids) => nameObjects(world, Array.from(ids, idText))),
  search: atPresent((world, text) => search(world, idText(text))),
  audit: of(({ state }) => audit(state)),
  coverage: of(({ tally }, options) => {
    const { own = false } = onlyKnown("measure the coverage", options, ["own"]);
    return computeCoverage(tally, own);
  }),
  trace: of(createTrace),
  unreadFields: of(({ tally }) => unreadNames(tally)),
};

const views = { apiKey: ({ world }: BankParts) => world.state.genesis.apiKeys[0] ?? "" };

/** Made at the first use, because importing must not do work. */
let createLazily: ReturnType<typeof lazyBanks> | undefined;

function lazyBanks() {
  return lazyObjects<Omit<Bank, "apiKey" | "handle">, Pick<Bank, "apiKey">, BankParts>(
    { ...surfaceMakers(), ...makers },
    views,
    printed,
  );
}

function createBankOver(world: World, clock: Clock, opening: State): Bank {
  createLazily ??= lazyBanks();
  const tick = createTick(world, clock);
  world.base = opening;
  const parts: BankParts = { world, tick, side: "client", clock, opening, latest: opening };
  const answer = chooseAnswer(world);
  // A value, not a getter, so that test runners can spy on it.
  return createLazily(parts, {
    handle(request: BankRequest) {
      tick();
      return answer(request);
    },
  });
}

/** Chosen once, so that the requests to a right bank do not ask whether it is one. */
function chooseAnswer(world: World): (request: BankRequest) => BankResponse {
  const answer = (request: BankRequest) => respond(world, request);
  if (world.probe === null) return answer;
  return (request) =>
    world.probe === null
      ? answer(request)
      : world.probe.handle({ request, world, respond: answer, peek: (read: BankRequest) => peek(world, read) });
}

/** The world of a bank. */
export function readWorld(bank: Bank): World {
  return readContext<BankParts>(bank).world;
}

function forkBank(bank: BankParts, options?: ForkOptions): Bank {
  const { seed, apiKeys, clock = bank.clock } = onlyKnown("fork the bank", options, ["seed", "apiKeys", "clock"]);
  const problem = apiKeys === undefined ? undefined : apiKeysProblem(apiKeys);
  if (problem !== undefined) throw mistake("fork the bank", problem);
  const { world } = bank;
  // Forks between which the bank does not change share one opening state.
  if (!isUnchanged(world.state, bank.latest)) bank.latest = forkState(world.state);
  const opening =
    apiKeys === undefined
      ? bank.latest
      : { ...bank.latest, genesis: { ...bank.latest.genesis, apiKeys: [...apiKeys] } };
  const state = forkState(opening);
  const fork = {
    ...world,
    state,
    tally: forkTally(world.tally),
    log: createLog(state),
    isDeciding: false,
    isResuming: false,
    probe: createProbe() ?? world.probe,
    sender: null,
    ...UNUSED,
  };
  if (seed === undefined) return createBankOver(fork, clock, opening);
  reseed(state, String(seed));
  append(state.journal, { kind: "reseed", seed: String(seed) });
  return createBankOver(fork, clock, forkState(state));
}

/** The state of a snapshot or of another bank, which then is at the time of its time source. */
function earlierState(before: Bank | Snapshot | SnapshotJson): State {
  const isBank = typeof before === "object" && before !== null && "clock" in before;
  if (isBank) before.clock.now();
  return readState(isBank ? before.snapshot() : before, "compare the states");
}

/** Returns the bank to the state `base`, which nothing writes to, and moves it to the time of its time source. */
function exchangeState({ world, clock }: BankParts, base: State): void {
  world.base = base;
  world.state = forkState(base);
  world.lastKey = UNUSED.lastKey;
  world.polls = UNUSED.polls;
  world.log = createLog(world.state);
  const { observers } = world;
  // Only `restart` reports the new journal: its last entry must not be reported as the next one of the old journal.
  world.observers = [];
  try {
    resumeAtSource(world, clock);
  } finally {
    world.observers = observers;
  }
  // The sleepers wait for an instant of the previous state, so nothing would wake them later.
  for (const { wake } of world.sleepers) wake();
  wakeAllIdlers(world);
  world.sender?.abandon();
  world.sender?.wake();
  tellRestart(world);
}
