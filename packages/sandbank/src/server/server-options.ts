import type { BankOptions } from "@sandbank/engine";
import type { Seed } from "@sandbank/engine/scenarios";
import type { PersistOptions } from "../storage/persist-options.ts";

/** The options of a server. All of them have defaults. */
export interface ServerOptions {
  /** The port. 0 selects a free one. Default: 2265. */
  readonly port?: number;
  /**
   * The address to listen on. Default: 127.0.0.1, and ::1 if the machine has it. Other addresses than loopback ones
   * need `token`.
   */
  readonly host?: string;
  /** The admin token. Default: a random one. */
  readonly token?: string;
  /** The seeds that fill the banks, in order. */
  readonly seeds?: readonly Seed[];
  /** The seed of ids and keys. Default: `sandbank`. */
  readonly bankSeed?: string;
  /** `ticking` follows the machine's clock, and `frozen` only moves when it is advanced. Default: `ticking`. */
  readonly clock?: "ticking" | "frozen";
  /** The initial time of the banks, ISO 8601 with a zone. Default: now. */
  readonly start?: string;
  /** Whether a new name opens a bank. Default: `auto`. */
  readonly banks?: "auto" | "off";
  /** The time after which an unused bank is closed, in milliseconds. Default: one hour. */
  readonly bankTtlMs?: number;
  /** Host names of requests that are allowed besides those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** Origins of pages that may call the server, such as `http://localhost:5173`. */
  readonly corsOrigins?: readonly string[];
  /**
   * Hosts outside this machine and private networks to which deliveries may go, and hosts of this machine, such as
   * `localhost`, to which the live bank may deliver over http.
   */
  readonly deliverTo?: readonly string[];
  /** The clock that provides the timestamps of signatures. Default: `machine`. */
  readonly signTime?: "machine" | "bank";
  /** The timeouts for clients. */
  readonly timeouts?: ServerTimeouts;
  /**
   * Whether there is also a live bank, with the name `live` and an API key of its own. It begins without the seeds.
   * Default: false.
   */
  readonly live?: boolean;
  /** Options of every bank. */
  readonly bank?: Pick<
    BankOptions,
    "unknownFields" | "rateLimit" | "schedules" | "checkDeposits" | "legacySignatureHeader"
  >;
  /** Stores the banks in a directory. Default: they are in memory, and end with the server. */
  readonly persist?: PersistOptions;
  /** Called with bugs of the server. Default: prints them with `console.error`, without secrets. */
  readonly onBug?: (error: unknown) => void;
  /** Called with repairs at the start, and with failed writes. Default: `console.error`. */
  readonly onWarning?: (text: string) => void;
}

/** The timeouts for clients, in milliseconds. */
export interface ServerTimeouts {
  /** The time that a client has to send the headers of its request. Default: 10,000. */
  readonly headersMs?: number;
  /** The time that a client has to send its whole request. Default: 30,000. */
  readonly requestMs?: number;
  /** The time for which a stop waits for requests in progress. Default: 2,000. */
  readonly stopMs?: number;
  /** The time that a stop may take. The states of banks that would take longer are not saved. Default: 5,000. */
  readonly stopLimitMs?: number;
}
