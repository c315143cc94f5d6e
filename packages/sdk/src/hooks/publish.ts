interface Channel {
  readonly hasSubscribers: boolean;
  publish(message: unknown): void;
}

interface DiagnosticsChannel {
  channel(name: string): Channel;
}

/** Publishes to `node:diagnostics_channel`. Does not import the module, because browsers could not load the import. */
export function publish(kind: string, message: unknown): void {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): DiagnosticsChannel | undefined } };
  const channel = process?.getBuiltinModule?.("node:diagnostics_channel")?.channel(`sandbank:sdk:${kind}`);
  if (channel?.hasSubscribers) channel.publish(message);
}
