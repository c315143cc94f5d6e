/** The files in the directory of a bank. */
export const JOURNAL_FILE = "journal.ndjson";
export const STOP_FILE = "stop.json";
export const SNAPSHOT_FILE = "snapshot.json";
export const CLOCK_FILE = "clock.json";
/** Marks a bank as removed until its other files are removed. */
export const REMOVED_FILE = "removed.json";
export const SNAPSHOTS_DIRECTORY = "snapshots";
