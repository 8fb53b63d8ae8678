import type { LogFound } from '../event-store/log-found.js';
import { isUnfinished, originOf } from '../event-store/log-id.js';
import { OtherLog } from '../engine/engine-errors.js';
import type { FoundVault } from '../vault/vault.port.js';
import { Refusal } from '../errors/refusal.js';

/** What was found in the stores before anything is written. Null: the store is empty. */
export interface FoundStores {
  readonly log: LogFound | null;
  readonly vault: FoundVault | null;
  /** Id of the log that the read store was filled from. */
  readonly readsOf: string | null;
}

/** Where people find the stores: the names used in error messages. */
export interface StorePlaces {
  readonly log: string;
  readonly vault: string;
}

/** The log is missing: a new log would start under the keys and views of the old one. */
export class LogMissing extends Refusal {
  override readonly name = 'LogMissing';
  constructor({ log, vault }: StorePlaces, logOfVault: string) {
    super(
      `There is no log in ${log}, but ${vault} belongs to log ${logOfVault}: put that log back, or start with empty stores`,
    );
  }
}

/** The log holds events, and the keys that open the personal text in them are missing. */
export class VaultMissing extends Refusal {
  override readonly name = 'VaultMissing';
  constructor({ log, vault }: StorePlaces) {
    super(
      `The vault ${vault} is missing or empty, but ${log} holds events: put back the vault that was kept with this log`,
    );
  }
}

/** The vault holds accounts, and not the secrets by which they are found: new ones would shut everybody out. */
export class SecretsMissing extends Refusal {
  override readonly name = 'SecretsMissing';
  constructor({ vault }: StorePlaces) {
    super(
      `The vault ${vault} holds accounts, but has lost its secrets, without which nobody can log in: put back the vault that was kept with this log`,
    );
  }
}

/** The log is a copy, or what is being restored, and not all of it is there. */
export class UnfinishedLog extends Refusal {
  override readonly name = 'UnfinishedLog';
  constructor({ log }: StorePlaces) {
    super(
      `The log in ${log} is a copy that was not finished: copy again until it is, or delete it and begin once more`,
    );
  }
}

/** The vault holds the keys of another log. */
export class ForeignVault extends Refusal {
  override readonly name = 'ForeignVault';
  constructor({ log, vault }: StorePlaces, logOfVault: string, found: string) {
    super(
      `The vault ${vault} belongs to log ${logOfVault}, but ${log} is log ${found}: put back the two that were kept together`,
    );
  }
}

/**
 * Throws LogMissing, VaultMissing, SecretsMissing, ForeignVault or OtherLog where these stores are not those of one product, and UnfinishedLog. A
 * vault that holds keys and names no log is from before vaults named one: it counts as this log's. A copy of a log keeps the vault;
 * views of another copy are built again (`views-of-log.ts`).
 */
export function refuseMixed({ log, vault, readsOf }: FoundStores, places: StorePlaces): void {
  const owner = vault?.belongsTo ?? null;
  if (log === null && owner !== null) throw new LogMissing(places, owner);
  if (log === null && readsOf !== null) throw new LogMissing({ ...places, vault: 'the read store' }, readsOf);
  if (log === null) return;
  if (isUnfinished(log.id)) throw new UnfinishedLog(places);
  const origin = originOf(log.id);
  if (owner !== null && owner !== origin) throw new ForeignVault(places, owner, origin);
  if (owner === null && log.holdsEvents && !vault?.holdsKeys) throw new VaultMissing(places);
  if (vault?.lacksSecrets) throw new SecretsMissing(places);
  if (readsOf !== null && originOf(readsOf) !== origin) throw new OtherLog(readsOf, log.id);
}

/** True for what `refuseMixed` throws. */
export const isMixed = (error: unknown): boolean =>
  [LogMissing, VaultMissing, ForeignVault, OtherLog].some((mixed) => error instanceof mixed);
