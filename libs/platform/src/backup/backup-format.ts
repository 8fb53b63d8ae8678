import type { Instant, Position } from '@covertrail/domain/kernel/event';
import { Refusal } from '../errors/refusal.js';

/** Raised when the code before it can no longer restore a backup of this code. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const EVENTS = 'events.jsonl';
export const VAULT = 'vault.sealed';
export const FILES = 'files.jsonl';
/** Folder of the contents, each under the id of its file. */
export const CONTENTS = 'files';

/** One file of a backup. */
export interface Part {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Lines: events, entries of the vault, files. */
  readonly count: number;
}

/** How the key of the vault's part follows from the passphrase. Salt and nonce in base64. */
export interface Sealing {
  readonly kdf: 'scrypt';
  readonly cost: number;
  readonly salt: string;
  readonly nonce: string;
}

/** What a backup states of itself: written last, so that a folder without it is no backup. */
export interface Manifest {
  readonly format: number;
  readonly takenAt: Instant;
  readonly log: {
    readonly id: string;
    /** Position of the last event that is in it, as the log counted when it was taken. */
    readonly head: Position;
    /** Over the checksums of all events, as `npm run copy-events` prints it. */
    readonly sha256: string;
  };
  readonly events: Part;
  readonly vault: Part & { readonly sealing: Sealing };
  readonly files: Part;
  /** HMAC under the passphrase over all of the above: who does not know it cannot change a part and its hash together. */
  readonly seal: string;
}

/** No backup is made, or none is restored; the message is the reason. */
export class BackupRefused extends Refusal {
  override readonly name: string = 'BackupRefused';
}

/** A part is not what was written. */
export class BackupDamaged extends BackupRefused {
  override readonly name = 'BackupDamaged';
  constructor(
    readonly part: string,
    reason: string,
  ) {
    super(`The backup is damaged: ${part} ${reason}. Use another backup`);
  }
}

/** The backup was made by newer code. */
export class BackupTooNew extends BackupRefused {
  override readonly name = 'BackupTooNew';
  constructor(found: number) {
    super(`The backup has format ${found}, this program knows up to ${FORMAT}: restore it with a newer program`);
  }
}
