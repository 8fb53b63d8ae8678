import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Credential } from './vault.port.js';

/** One thing that a vault keeps, as JSON: keys are in base64. Sessions are left out, whoever was logged in logs in again. */
export type VaultEntry =
  | { readonly kind: 'secret'; readonly name: string; readonly value: string }
  /** Null: the key was dropped, and is never made again. */
  | { readonly kind: 'personKey'; readonly person: Uuid; readonly value: string | null }
  | { readonly kind: 'credential'; readonly emailHmac: string; readonly credential: Credential }
  | {
    readonly kind: 'record';
    readonly of: string;
    readonly id: string;
    readonly version: number;
    /** JSON. */
    readonly body: string;
    readonly dueAt: Instant | null;
    readonly endsAt: Instant | null;
  };

/** All that a vault keeps, for backups: whoever holds this opens everything. */
export interface VaultContents {
  contents(): AsyncIterable<VaultEntry>;
  /** Puts entries into a vault that has none of them; the same again changes nothing. */
  fill(entries: readonly VaultEntry[]): Promise<void>;
}
