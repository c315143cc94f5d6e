import type { BankOptions } from "@sandbank/engine";
import type { Seed } from "@sandbank/engine/scenarios";
import type { PersistOptions } from "../storage/persist-options.ts";

/** How to start a server. Every option has a default. */
export interface ServerOptions {
  /** The port. 0 takes a free one. Default: 2265. */
  readonly port?: number;
  /** The address to listen on. Default: 127.0.0.1, and ::1 if the machine has it. Another one than a loopback address needs `token`. */
  readonly host?: string;
  /** The admin token. Default: a random one. */
  readonly token?: string;
  /** What the banks are filled with, in order. */
  readonly seeds?: readonly Seed[];
  /** The seed of ids and keys. Default: `sandbank`. */
  readonly bankSeed?: string;
  /** `ticking` follows the machine's clock, `frozen` stands still until it is advanced. Default: `ticking`. */
  readonly clock?: "ticking" | "frozen";
  /** The time at which the banks begin, ISO 8601 with a zone. Default: now. */
  readonly start?: string;
  /** Whether a new name opens a bank. Default: `auto`. */
  readonly banks?: "auto" | "off";
  /** A bank that no request has used for so long is closed, in milliseconds. Default: one hour. */
  readonly bankTtlMs?: number;
  /** Host names besides those of this machine that requests may name. */
  readonly allowedHosts?: readonly string[];
  /** Origins of pages that may call the server, such as `http://localhost:5173`. */
  readonly corsOrigins?: readonly string[];
  /**
   * Hosts outside of this machine and private networks to which deliveries may go, and hosts of this machine, such as
   * `localhost`, to which the live bank may deliver over http.
   */
  readonly deliverTo?: readonly string[];
  /** Which time deliveries are signed with. Default: `machine`. */
  readonly signTime?: "machine" | "bank";
  /** How long the server waits for clients. */
  readonly timeouts?: ServerTimeouts;
  /**
   * Whether there is also a live bank, under the name `live` and with an API key of its own. It begins without the seeds.
   * Default: false.
   */
  readonly live?: boolean;
  /** Options of every bank. */
  readonly bank?: Pick<BankOptions, "unknownFields" | "rateLimit" | "schedules" | "checkDeposits">;
  /** Keeps the banks in a directory. Default: they are in memory, and end with the server. */
  readonly persist?: PersistOptions;
  /** Told of bugs of the server. Default: prints them with `console.error`, without secrets. */
  readonly onBug?: (error: unknown) => void;
  /** Told what the start repaired, and what cannot be written. Default: `console.error`. */
  readonly onWarning?: (text: string) => void;
}

/** How long the server waits for clients, in milliseconds. */
export interface ServerTimeouts {
  /** A client that has not sent the headers of its request by then is disconnected. Default: 10,000. */
  readonly headersMs?: number;
  /** A client that has not sent its whole request by then is disconnected. Default: 30,000. */
  readonly requestMs?: number;
  /** How long a stop waits for requests in progress. Default: 2,000. */
  readonly stopMs?: number;
  /** How long a stop may take. The states of banks that would take longer are not saved. Default: 5,000. */
  readonly stopLimitMs?: number;
}
