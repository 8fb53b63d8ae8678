import type { EventStoreDbSettings } from './connection-settings.js';
import { placeOf, type LogClient } from './log-client.js';
import { identify } from './log-identity.js';
import type { LogReader } from './log-reader.js';
import { EventStoreRefused, LogUnreachable } from './refusals.js';
import { failureOfRead, isRefusedUser } from './server-errors.js';
import { answeredInTime } from '../../timing/answered-in-time.js';
import { StoreUnreachable } from '../../errors/store-unreachable.js';
import { EventStoreTooNew } from '../event-store.port.js';

/** The oldest version that the suites may be run on: from there on a subscription says what it has passed over. */
const OLDEST = [23, 10] as const;
const ANSWER_MS = 10_000;

/** Throws LogUnreachable, EventStoreRefused or EventStoreTooNew, each with a sentence that says what to do. */
export async function refuseUnfit(client: LogClient, settings: EventStoreDbSettings): Promise<void> {
  const version = await orRefuse(answeredInTime(client.serverVersion(), ANSWER_MS), settings);
  if (isOlder(version)) {
    const found = version === 'unknown' ? 'is older than 21.10' : `has version ${version}`;
    throw new EventStoreRefused(`${placeOf(settings)} ${found}: upgrade it to ${OLDEST.join('.')} or later`);
  }
}

/** The id of the log, which is begun where there is none. Throws as `refuseUnfit`. */
export async function logIdOn(client: LogClient, reader: LogReader, settings: EventStoreDbSettings): Promise<string> {
  // Reading comes first: whoever may not even read has a wrong password, and no missing right to write.
  await orRefuse(reader.last(), settings);
  return orRefuseAppend(identify(client, reader), settings);
}

/** What an append of the adapter's own gives, or why the server takes none. */
export async function orRefuseAppend<Result>(work: Promise<Result>, settings: EventStoreDbSettings): Promise<Result> {
  return work.catch((error: unknown) => {
    if (isRefusedUser(error)) {
      throw new EventStoreRefused(
        `${placeOf(settings)} takes no appends of this user: let him write, or give another by COVERTRAIL_EVENTSTORE_USER`,
      );
    }
    if (error instanceof EventStoreTooNew) throw error;
    if (isReadOnly(error)) {
      throw new EventStoreRefused(
        `${placeOf(settings)} is read-only: name a server that takes appends by COVERTRAIL_EVENTSTORE_URL`,
      );
    }
    throw unreachable(failureOfRead(error), settings);
  });
}

/** What the work gives, or why the server cannot be used. */
export async function orRefuse<Result>(work: Promise<Result>, settings: EventStoreDbSettings): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isRefusedUser(error) || isRefusedUser((error as Error).cause)) {
      throw new EventStoreRefused(
        `${placeOf(settings)} refuses user or password: correct COVERTRAIL_EVENTSTORE_USER and COVERTRAIL_EVENTSTORE_PASSWORD`,
      );
    }
    throw unreachable(failureOfRead(error), settings);
  }
}

function unreachable(error: unknown, settings: EventStoreDbSettings): unknown {
  if (!(error instanceof StoreUnreachable)) return error;
  const reason = (error.cause instanceof Error ? error.cause.message : error.message).replaceAll(/\s+/g, ' ');
  if (isUntrusted(reason)) {
    return new EventStoreRefused(
      `${placeOf(settings)} has a certificate that is not trusted here: name the one that signed it by COVERTRAIL_EVENTSTORE_CA_FILE`,
    );
  }
  return new LogUnreachable(
    `${placeOf(settings)} does not answer (${reason}): start it, or correct COVERTRAIL_EVENTSTORE_URL`,
    { cause: error },
  );
}

/** What TLS says of a certificate that nobody vouches for who is known here. */
const isUntrusted = (reason: string): boolean =>
  /unable to (verify the first|get (local )?issuer) certificate|self.signed certificate/i.test(reason);

/** A server in read-only mode, or a replica that is nothing else, has no leader to name. */
const isReadOnly = (error: unknown): boolean =>
  /read.?only|not.?leader|no leader info/i.test(error instanceof Error ? `${error.name} ${error.message}` : '');

function isOlder(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return Number.isNaN(major) || major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}
