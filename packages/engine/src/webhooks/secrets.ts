import { constants } from "@sandbank/contract";
import { objectNotFound } from "../errors.ts";
import { outOfRange } from "../mistake.ts";
import { derivedText } from "../ports/ids.ts";
import type { Attempt } from "../state/delivery.ts";
import type { SecretRotation, SigningSecret } from "../state/signing-secret.ts";
import { isTrimmedText } from "../store/characters.ts";
import { get, set } from "../store/layered-map.ts";
import { onlyKnown } from "../store/only-known.ts";
import type { World } from "../world/world.ts";

const GENERATED_LENGTH = 40;

/** Sets the secret of a new subscription. Without one, the bank generates it (D-97). */
export function giveSecret({ state }: World, subscriptionId: string, secret: string | undefined): void {
  set(state.secrets, subscriptionId, [{ secret: secret ?? generatedSecret(subscriptionId, 0), until: null }]);
}

/** The current secret of a subscription in any state. Refuses an unknown id with 404. */
export function requireSecret(world: World, subscriptionId: string): string {
  return (requireSecrets(world, subscriptionId)[0] as SigningSecret).secret;
}

/** How many secrets a subscription has had. */
export function secretCount(world: World, subscriptionId: string): number {
  return requireSecrets(world, subscriptionId).length;
}

/** The secrets that signed an attempt, newest first: several during a rotation (D-99). */
export function signingSecrets(
  world: World,
  subscriptionId: string,
  { secrets: count, dueAt }: Pick<Attempt, "secrets" | "dueAt">,
): readonly string[] {
  const [latest, ...older] = requireSecrets(world, subscriptionId).slice(-count);
  // The attempt's latest secret can only have been replaced after the attempt.
  const stillSigned = older.filter(({ until }) => until !== null && dueAt < until);
  return [latest as SigningSecret, ...stillSigned].map(({ secret }) => secret);
}

const DAY_SECONDS = 86_400;

/** Replaces the secret of a subscription and returns the new one. */
export function rotateSecret(world: World, subscriptionId: string, rotation: SecretRotation): string {
  const { secret, overlapSeconds = DAY_SECONDS } = onlyKnown("rotate the secret", rotation, [
    "secret",
    "overlapSeconds",
  ]);
  const before = requireSecrets(world, subscriptionId);
  const longest = constants.sharedSecretMaximumLength;
  if (secret !== undefined && !isTrimmedText(secret, longest)) {
    throw failure(`secret must be well-formed text of 1 to ${longest} characters, without white space around it`);
  }
  if (!(Number.isSafeInteger(overlapSeconds * 1_000) && overlapSeconds >= 0)) {
    throw failure("overlapSeconds must be a number of seconds, 0 or more");
  }
  const { now, secrets } = world.state;
  const current = { secret: secret ?? generatedSecret(subscriptionId, before.length), until: null };
  const until = now + overlapSeconds * 1_000;
  const [latest, ...older] = before;
  set(secrets, subscriptionId, [current, { ...(latest as SigningSecret), until }, ...older]);
  return current.secret;
}

/** The secret that a bank generates: it follows from the id and how many secrets the subscription had before (D-103). */
export function generatedSecret(subscriptionId: string, before: number): string {
  return derivedText(`signing secret ${before} ${subscriptionId}`, GENERATED_LENGTH);
}

function requireSecrets({ state }: World, subscriptionId: string): readonly SigningSecret[] {
  const secrets = get(state.secrets, subscriptionId);
  if (secrets === undefined) throw objectNotFound("event_subscription", subscriptionId);
  return secrets;
}

function failure(why: string): RangeError {
  return outOfRange("rotate the secret", why);
}
