/** How to keep the banks of a server. */
export interface PersistOptions {
  /** The data directory. Made if it does not exist. */
  readonly directory: string;
  /** Whether each call waits for the disk. Otherwise a power failure loses up to 200 ms. Default: false. */
  readonly durable?: boolean;
  /** Whether kept banks go on although they began with another seed. Default: false, which rejects. */
  readonly keepSeed?: boolean;
  /** Whether kept banks are moved aside, to begin again. Default: false. */
  readonly reset?: boolean;
  /** Whether a bank with a damaged journal goes on with the entries before the damage. Default: false, which rejects. */
  readonly repair?: boolean;
}
