/** Where and how the server stores its banks. */
export interface PersistOptions {
  /** The data directory. The server creates it if necessary. */
  readonly directory: string;
  /**
   * Whether each call waits until the disk has stored it. Otherwise a power failure loses up to 200 ms. Default: false.
   */
  readonly durable?: boolean;
  /** Whether to continue stored banks that began with another seed. Default: false, which rejects them. */
  readonly keepSeed?: boolean;
  /** Whether to move stored banks aside and begin with new ones. Default: false. */
  readonly reset?: boolean;
  /**
   * Whether to continue a bank with a damaged journal from the entries before the damage. Default: false, which rejects
   * it.
   */
  readonly repair?: boolean;
}
